# La partie dans le terminal.

play-welcome = ORCS ORCS ORCS
play-intro =
    Des créatures marchent sur la tour par six quartiers. Vous êtes un mage à son sommet : lancez des sorts pour les vaincre.
    Ajoutez à un sort des cartes de son type, chacune pour 1 point d’énergie de plus.
    Chaque créature vaincue est un trophée. Quand une créature atteint la tour, les trophées de son type perdent de la valeur.
    Deux victoires sur un même type vous donnent son pouvoir bonus. Quand quatre quartiers n’ont plus de marqueurs, le round est
    le dernier, et le joueur qui a le plus de points l’emporte.
play-how = Tapez le numéro de ce que vous voulez faire, ou « help » pour voir ce que vous pouvez taper d’autre.
play-seats = À la table : { $list }.
play-seat-you = { $seat } (vous)
play-seat-human = { $seat }
play-seat-bot = { $seat } (bot, { $bot })
play-seed = Graine { $seed } : la même graine redonne la même partie.
play-hint-no_bonus = Conseil : le crapaud couveur et le bombardier se jouent de préférence avec les actions bonus (--modules bonus,…).
play-loaded = Suite de { $file }.

play-news = Depuis votre dernier coup :
play-news-first = Jusqu’ici :
play-round = Round { $round } – à { $seat } de jouer
play-set_up = Avant le premier round
play-ends =
    { $last ->
        [0] Quartiers sans marqueurs : { $count } (à 4, le round est le dernier).
       *[other] Quartiers sans marqueurs : { $count }. C’est le dernier round !
    }
play-fate = Destin : { $fate }.
play-worth = Valeurs : { $list }
play-worth-item = { $creature-word } { $value }
play-display = Palette : { $list }
play-display-empty = La palette est vide.
play-hand = Votre main :
play-hand-empty = Votre main est vide.
play-mission = Votre mission : { $mission }.
play-power = Énergie gardée pour votre prochaine action : { $power }.

play-player =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, mage au quartier { $path } ; { $hand } en main, { $draw } à piocher, { $discard } en défausse
play-player-trophies = trophées : { $list }
play-player-skulls = un crâne : { $list }
play-player-skills = pouvoirs : { $list }
play-player-toadlings = crapelets : { $list }
play-you = { $seat } (vous)
play-count = { $count } × { $item }

board-path =
    { $count ->
        [0] quartier { $path }, aucun marqueur
        [one] quartier { $path }, 1 marqueur
       *[other] quartier { $path }, { $count } marqueurs
    }
board-tower = TOUR
board-toadlings =
    { $count ->
        [one] crapelet
       *[other] { $count }×crap.
    }

play-prompt = { $seat }> 
play-prompt-chance = hasard> 
play-handover = { $seat }, c’est à vous de décider. Les autres, regardez ailleurs ! Appuyez sur Entrée pour continuer.
play-not_understood = « { $text } » n’est ni un nombre de 1 à { $count } ni une commande. « help » donne la liste des commandes.
play-not_offered =
    { $count ->
        [one] Il n’y a pas de choix { $number }, seulement 1.
       *[other] Il n’y a pas de choix { $number } ; choisissez de 1 à { $count }.
    }
play-undone = Annulé.
play-no_undo = Cette partie se joue sans annulation.
play-saved = Enregistré dans { $file }.
play-not_saved = Impossible d’enregistrer dans { $file } : { $reason }
play-bye = La partie est enregistrée. Pour continuer : { $command }
play-bye-unsaved = La partie n’a pas pu être enregistrée.
play-needs = « { $command } » demande { $what } à la suite ; « help » montre comment.
play-needs-number = le numéro d’un choix
play-needs-pick = un choix comme teleport:4
play-needs-file = un nom de fichier
play-explain-then = Voici ce que cela ferait :
play-explain-more = Il reste des choix à faire avant qu’il se passe quoi que ce soit.
play-nothing_new = Il ne s’est rien passé depuis.

play-help =
    Un numéro choisit une possibilité. On peut aussi taper un choix par son nom, comme teleport:4.
    Entrée       redessiner la table
    ? N          expliquer la possibilité N et montrer ce qu’elle ferait
    cards        ce que font les cartes de votre main et de la palette
    score        les points jusqu’ici
    log          ce qui s’est passé depuis votre dernier coup
    undo, redo   annuler votre dernier choix, ou le rétablir
    restart      annuler tout ce qui peut l’être
    why CHOIX    pourquoi un choix est impossible, par exemple : why cast:fireball
    rules        les chapitres des règles ; « rules T3 » ou « rules T » les affiche
    save FICHIER écrire la partie dans un fichier
    quit         arrêter ; la partie est enregistrée, et vous savez comment la reprendre
play-rules = Chapitres : { $list }. « rules T » en affiche un, « rules T3 » une règle.
play-rules-item = { $chapter } { $title }

play-record = L’enregistrement de la partie : { $file }. Pour le lire : { $command }
