# Ce qui est à l’écran dans le navigateur.

web-title = Orcs Orcs Orcs
web-lost = Il n’y a rien ici.
web-home = Accueil
web-lost-address = Cette adresse ne mène nulle part : le lien est peut-être périmé ou mal saisi.
web-play_now = Jouer

# Les écrans autour de la table : accueil, préparation, réglages, parties terminées, revoir.

level-random = hasard
level-novice = novice
level-apprentice = apprenti
level-initiate = initié
level-journeyman = compagnon
level-conjurer = invocateur
level-adept = adepte
level-master = maître
level-archmage = archimage

character-hen = Henriette
    .text = Picore tout ce qui traîne devant elle.
character-pupil = Pip
    .text = Sa première semaine à la tour : plein de zèle, et vite distrait.
character-cat = Griffette
    .text = Attend, ronronne et rafle ce que vous alliez prendre.
character-smith = Bruno
    .text = Frappe d’abord et réfléchit ensuite.
character-owl = Odile
    .text = Surveille chaque quartier et veille toute la nuit.
character-witch = Rosalinde
    .text = A une recette pour chaque tour, et s’y tient.
character-armour = Messire Cliquetis
    .text = Personne n’a jamais vu l’intérieur. Ne se lasse jamais, ne cille jamais.
character-raven = Corvin
    .text = Connaît votre réponse avant vous.
character-elder = Aldemar
    .text = A vu des milliers de parties, et se souvient des vôtres.

web-home-tools = Vous et vos réglages
web-home-settings = Réglages
web-rules = Règles
web-rules-clause = Règle { $clause }
web-summary = Résumé du tour
web-glossary = Glossaire
web-about = À propos
web-home-unofficial = Édition de fans, non officielle
web-home-claim = Des créatures marchent sur la tour de six côtés à la fois. Lancez des sorts, gagnez des trophées, et soyez ailleurs quand elles arrivent.
web-home-now_text = Contre des bots, en un clic
web-home-opponent = Choisissez votre adversaire
web-home-friends = Jouer entre amis
web-home-friends_text = Une table, et un lien à partager
web-home-setup = Préparer une partie
web-home-setup_text = Places, bots, modules, pendule
web-home-learn = Apprendre le jeu
web-home-learn_offer = Première visite ? Apprenez à jouer en dix minutes.
web-home-learn_no = Non merci
web-home-offline = Le serveur est injoignable en ce moment. Réessayez dans un instant.
web-home-mine = Vos parties
web-home-your_turn = À vous
web-home-go_on = Continuer
web-home-open = Tables ouvertes
web-home-join = Rejoindre
web-home-watch = Regarder
web-home-look = Regarder
web-home-replays = Parties terminées
web-home-replays_none = Toute partie terminée se retrouve ici, à revoir depuis n’importe quelle place.
web-home-replay = Revoir
web-home-all_replays = Toutes les parties terminées
web-home-open_seat = place libre
web-home-round = Round { $round }
web-home-known_deal = Donne connue
web-home-clock = Avec pendule
web-home-won = victoire

web-settings-look = Apparence et son
web-settings-language = Langue
web-settings-theme = Thème
web-settings-system = Comme l’appareil
web-settings-dark = Sombre
web-settings-light = Clair
web-settings-motion = Animations
web-settings-moving = Oui
web-settings-still = Non
web-settings-speed = Vitesse des animations
web-settings-slow = Lente
web-settings-normal = Normale
web-settings-fast = Rapide
web-settings-hasty = Très rapide
web-settings-music = Musique
web-settings-volume = Volume
web-settings-sound = Son
web-settings-on = Oui
web-settings-off = Non
web-settings-operator = Gérer ce serveur
web-settings-names = Noms des cartes
web-settings-names_own = Dans votre langue
web-settings-names_printed = Comme imprimés
web-settings-names_text = Dans la boîte, les cartes portent des noms anglais dans toutes les langues.
web-settings-you = Vous
web-settings-name = Votre nom à la table
web-settings-save = Enregistrer
web-settings-renamed = Vous vous appelez maintenant { $name }.
web-settings-no_account = Ni compte ni mot de passe : ce navigateur se souvient de vous.
web-settings-device = Un autre appareil
web-settings-device_text = Un code emmène toutes vos parties sur l’autre appareil. Il sert une fois, pendant dix minutes.
web-settings-code = Créer un code
web-settings-code_text = Saisissez-le dans les réglages de l’autre appareil.
web-settings-have_code = Un code d’un autre appareil
web-settings-move = Se connecter avec ce code
web-settings-moved = Bon retour, { $name } !
web-settings-data = Vos données
web-settings-data_text = Le serveur garde votre nom, vos parties et vos messages. Rien d’autre, et personne d’autre n’y a accès.
web-settings-export = Tout télécharger
web-settings-sign_out = Déconnecter tous les autres appareils
web-settings-signed_out = Tous les autres appareils sont déconnectés.
web-settings-erase = Supprimer mes données
web-settings-erase_text = Votre nom est remplacé dans les parties terminées, vos messages sont supprimés, et vous quittez toutes les tables. C’est irréversible.
web-settings-erase_now = Supprimer mes données pour de bon

web-setup-title = Préparer une partie
web-setup-presets = Modèles
web-setup-first = Première partie
web-setup-first_text = Vous et un bot facile, sans module
web-setup-quick = Partie rapide
web-setup-quick_text = Deux places, 30 secondes par coup, bots rapides
web-setup-full = La boîte entière
web-setup-full_text = Quatre places, tous les modules
web-setup-seats = Qui joue
web-setup-who = Qui occupe la place { $seat }
web-setup-me = Moi
web-setup-me_text = Sur cet écran
web-setup-friend = Un ami, par lien
web-setup-friend_text = Vous aurez le lien à la table
web-setup-bot = { $name } ({ $level })
web-setup-colour = Couleur de la place { $seat }
web-setup-add = Une place de plus
web-setup-remove = Enlever la place { $seat }
web-setup-modules = Modules
web-setup-tiles_label = Tuiles de terrain
web-setup-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
web-setup-fewer = Une tuile de moins
web-setup-more = Une tuile de plus
web-setup-tiles_text = Selon le livret, six : une par quartier.
web-setup-instead = remplace : { $creature }
web-setup-not_used = reste dans la boîte
web-setup-stands_text = Chacune remplace une créature de la même catégorie. Choisissez-en au moins une.
web-setup-rules = À la table
web-setup-clock = Pendule
web-setup-clock_none = Aucune
web-setup-clock_move = Par coup
web-setup-clock_bank = Par partie
web-setup-clock_days = En jours
web-setup-clock_none_text = Chacun prend le temps qu’il lui faut.
web-setup-clock_move_text = Chaque décision doit être prise dans ce temps.
web-setup-clock_bank_text = Chaque joueur a ce temps pour toute la partie, plus le bonus à chaque tour.
web-setup-clock_days_text = Pour des parties sur plusieurs jours : chaque décision doit être prise dans ce temps.
web-setup-time = Temps
web-setup-increment = Bonus par tour
web-setup-out = Quand le temps est écoulé
web-setup-out_skip = La décision est sautée
web-setup-out_bot = Un bot prend la suite
web-setup-out_skip_text = Le jeu en fait le moins possible pour vous : il s’arrête, renonce ou passe s’il le peut, sinon il prend le premier choix.
web-setup-out_bot_text = Un bot joue à votre place jusqu’à votre retour.
web-setup-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-setup-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-setup-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-setup-undo = Annulation
web-setup-undo_text = Tant que rien de nouveau n’a été révélé
web-setup-hints = Conseils
web-setup-hints_text = Un bot dit ce qu’il ferait
web-setup-auto = Coups forcés automatiques
web-setup-auto_text = Inutile de cliquer quand il n’y a qu’un choix
web-setup-listed = Table publique
web-setup-listed_text = N’importe qui peut la rejoindre ; sinon, il faut le lien
web-setup-watch = Qui peut regarder
web-setup-watch_all = Tout le monde
web-setup-watch_link = Avec le lien
web-setup-watch_none = Personne
web-setup-watch_text = Les spectateurs ne voient jamais les cartes cachées.
web-setup-pace = Vitesse des bots
web-setup-pace_text = Le temps qu’un bot attend avant chaque coup.
web-setup-edition = Valeurs corrigées
web-setup-edition_text = Un fichier TOML avec vos propres valeurs, à la place des valeurs intégrées. La page « Vous avez la boîte ? » en crée un.
web-setup-edition_choose = Choisir un fichier
web-setup-edition_drop = Retirer le fichier
web-setup-edition_long = Le fichier est trop long : 40 000 caractères au plus.
web-setup-start = Commencer la partie
web-setup-open = Ouvrir la table
web-setup-nobody = L’une des places doit être la vôtre.

web-replay-title = Revoir
web-replay-loading = Chargement de la partie…
web-replay-viewer = Point de vue
web-replay-view_all = À découvert
web-replay-view_seat = Vue par { $seat }
web-replay-view_public = Vue par le public
web-replay-share = Copier un lien vers ce moment
web-replay-download = Télécharger l’enregistrement
web-replay-again = Reprendre à partir d’ici
web-replay-from = Point de départ
web-replay-from_here = Ce moment
web-replay-from_start = La même donne depuis le début
web-replay-your_seat = Votre place
web-replay-level = Les bots aux autres places
web-replay-begin = Jouer
web-replay-tabs = Ce qui s’est passé
web-replay-story = Récit
web-replay-cards = Cartes
web-replay-scores = Points
web-replay-display = Palette
web-replay-hand = Dans la main : { $seat }
web-replay-undo = { $seat } annule son dernier coup.
    .you = Vous annulez votre dernier coup.
web-replay-round = Round
web-replay-chart = Points à la fin de chaque round
web-replay-same_deal = Autres parties avec la même donne
web-replay-scrub = Position dans la partie
web-analysis-title = Les tournants de la partie
web-analysis-about = Un bot rejoue la suite de chaque tour, de nombreuses fois. On voit alors qui avait des chances de gagner, et quels tours y ont changé quelque chose.
web-analysis-ask = Trouver les tournants
web-analysis-running = La suite de chaque tour est rejouée. Cela prend environ une demi-minute…
web-analysis-failed = Cela n’a pas marché cette fois. Vous pouvez réessayer.
web-analysis-chart = Chances de victoire au début de chaque tour
web-analysis-axes = Chances de victoire, round par round. Zone ombrée : marge d’erreur.
web-analysis-turn = Tour
web-analysis-percent = { $chance } %
web-analysis-chance = { $chance } % ({ $low } à { $high })
web-analysis-swing = Round { $round }, tour joué par { $seat } : { $rival } passe de { $from } % à { $chance } %
web-analysis-even = Aucun tour à lui seul n’a nettement changé les chances.
web-analysis-short = Le temps a manqué pour trouver les tours décisifs.
web-analysis-picks = Où un bot aurait fait mieux
web-analysis-pick =
    { $gain ->
        [one] Round { $round }, { $seat } : « { $played } ». Avec « { $advised } », les chances gagneraient { $gain } point de pourcentage.
       *[other] Round { $round }, { $seat } : « { $played } ». Avec « { $advised } », les chances gagneraient { $gain } points de pourcentage.
    }
web-analysis-note = D’après { $samples } parties à partir de chaque tour, jouées par des bots rapides. Les petites différences peuvent être de la chance.
web-replay-at =
    { $round ->
        [0] Mise en place · { $pick }/{ $picks }
       *[other] Round { $round } · { $pick }/{ $picks }
    }
web-replay-last_turn = Tour précédent
web-replay-back = Un coup en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Un coup en avant
web-replay-next_turn = Tour suivant

web-records-whose = Quelles parties
web-records-mine = Les miennes
web-records-all = Toutes
web-records-name = Nom commençant par
web-records-more = Plus
web-records-nobody = Aucune partie terminée avec un joueur dont le nom commence par « { $name } ».
web-records-everybody = Tout afficher
web-records-none_mine = Vous n’avez pas encore terminé de partie. Vous pourrez la revoir ici depuis n’importe quelle place.
web-records-file = Ouvrir une partie depuis un fichier
web-records-link = Ou coller un lien vers une partie
web-records-no_game = Il n’y a pas de partie dans ce lien.

# Partager une partie.
web-share-title = Partager cette partie
web-share-moment_about = Une adresse courte, pour qui peut joindre ce serveur.
web-share-game = Copier la partie sous forme de lien
web-share-game_about = Toute la partie est dans le lien. Il s’ouvre partout, sans cet appareil ni ce serveur.
web-share-position = Copier cette position sous forme de lien
web-share-position_about = Qui l’ouvre reprend la partie ici, contre des bots.
web-share-names = Écrire le nom des joueurs dans les liens : { $list }
web-share-file_about = Un fichier texte à conserver, ou à rouvrir ici.
web-share-copied = Le lien est copié.
web-share-long = Cette partie est trop longue pour un lien. Téléchargez-la plutôt en fichier.

web-art-title = Les dessins
web-art-text = { $count } dessins, tous faits pour ce jeu, aux tailles où ils servent, en sombre et en clair.

# La table.

web-close = Fermer

web-line-strike_one =
    { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
web-line-strike_anywhere = { $amount } n’importe où
web-line-strike_section = { $amount } à une section
web-line-strike_side = { $amount } ici et à côté
web-line-strike_behind = { $amount } ici et derrière
web-line-swap = intervertir deux
web-line-put = placer chez soi
web-line-forward = avancer de { $amount }
web-line-draw = piocher { $amount }
web-line-discard_one = un autre se défausse
web-line-discard_all = les autres se défaussent
web-line-and_action = { $effect }, +{ $actions } action
web-card-book = Grimoire
web-card-book-adds = Ajoutée à un sort : 1 énergie de l’un des deux types ({ $magics }).
web-card-add = ajout
web-card-learn = apprendre un sort
web-card-poison = inutile, −2 points
web-card-cost = Énergie { $cost }

web-group-cast = Lancer
web-group-teleport = Se téléporter au
web-group-reveal = Dans le quartier
web-group-remove = Retirer
web-group-poison = Poison pour

web-table-board = Le plateau : six quartiers autour de la tour
web-table-creature = { $creature }, { $place } : { $left } sur { $life } de vie
web-table-standing = { $creature } ({ $left } de vie)
web-table-toadlings =
    { $count ->
        [one] un crapelet
       *[other] { $count } crapelets
    }
web-table-toadling-about = Un crapelet à 1 point de vie. Celui qui le vainc le prend et peut l’utiliser une fois.
web-table-place = { $at } : { $list }
web-table-place-empty = { $at } : vide
web-table-space =
    { $free ->
        [yes] Case tour du quartier { $path }, libre
       *[other] Case tour du quartier { $path }, occupée par un mage
    }
web-table-stack =
    { $count ->
        [one] Quartier { $path } : { $count } marqueur
       *[other] Quartier { $path } : { $count } marqueurs
    }
web-table-stack-about = Chaque marqueur cache une créature. Quand quatre quartiers n’en ont plus, la partie se termine à la fin du round.
web-table-mage = Mage au quartier { $path } : { $seat }.
web-table-whole = Tout le plateau
web-table-hand = Votre main
web-table-hand-empty = Votre main est vide.
web-table-display = Sorts à apprendre
web-table-learn = Apprendre { $card }
web-table-fate = Destin du round
web-table-fate-about = La règle vaut pour tous jusqu’au prochain round.
web-table-round = Round { $round }
web-table-set_up = Avant le premier round
web-table-ends =
    { $count ->
        [0] Il reste des marqueurs dans tous les quartiers.
        [one] Un quartier n’a plus de marqueurs ; à quatre, le round est le dernier.
        [2] Deux quartiers n’ont plus de marqueurs ; à quatre, le round est le dernier.
        [3] Trois quartiers n’ont plus de marqueurs ; à quatre, le round est le dernier.
       *[other] Dernier round : { $count } quartiers n’ont plus de marqueurs.
    }
web-table-counters = Valeur des trophées
web-table-worth = { $creature } : chaque trophée vaut { $value }
web-table-worth-about = La valeur baisse chaque fois qu’une telle créature atteint la tour.
web-table-trophies =
    { $count ->
        [0] { $creature } : aucun trophée
        [one] { $creature } : { $count } trophée, valeur { $value }
       *[other] { $creature } : { $count } trophées, valeur { $value } chacun
    }
web-table-trophies-all = Trophées et crânes
web-table-skulls =
    { $skulls ->
        [0] Aucun crâne pour l’instant.
        [one] 1 crâne sur 2.
       *[other] 2 crânes : son pouvoir bonus est débloqué.
    }
web-table-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-table-in-deck =
    { $count ->
        [one] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
web-table-in-discard =
    { $count ->
        [one] { $count } carte en défausse
       *[other] { $count } cartes en défausse
    }
web-table-in-poison =
    { $count ->
        [one] { $count } carte Poison
       *[other] { $count } cartes Poison
    }
web-table-actions =
    { $count ->
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
web-table-score =
    { $total ->
        [one] { $total } point jusqu’ici
       *[other] { $total } points jusqu’ici
    }
web-table-score-about = Comme si la partie se terminait maintenant, sans les missions secrètes des autres.
web-table-you = Vous
web-table-name-you = { $name } (vous)
web-table-bot = Bot, { $level }
web-table-stand-in = Un bot joue ici
web-table-away = Hors ligne
web-table-turn = C’est son tour
web-table-asked = Doit choisir
web-table-starts = Joueur de départ
web-table-would = Ce qui se passerait :
web-table-hint-says = Conseil :
web-table-again = Revoir le dernier tour ({ $name })
web-table-unfold = Afficher la liste
web-table-fold = Masquer la liste
web-table-clock = Temps restant
web-table-question = Votre décision
web-table-options = Ce que vous pouvez faire
web-table-chip-target = { $path } { $section } ♥{ $left }
web-table-power = énergie { $power } jusqu’ici
web-table-outcome-ask = Il reste des choix à faire avant qu’il se passe quoi que ce soit.
web-table-outcome-chance = Le hasard décide de la suite.
web-table-outcome-others = D’autres décident de la suite.
web-table-ready = Ou choisissez ce qui brille pour le lancer aussitôt : { $line }.
web-table-early = Votre réponse est enregistrée. Elle comptera quand les autres auront répondu.
web-table-paused = La partie est en pause.
web-table-happening = Regardez ce qui se passe…
web-table-waiting = En attente de : { $who }…
web-table-skip = Passer l’animation
web-table-log = Journal complet
web-table-log-last = Les derniers événements
web-table-log-empty = Rien ne s’est encore passé.
web-table-log-loading = Chargement du début…
web-table-chat = Discussion
web-table-chat-empty = Aucun message pour l’instant.
web-table-chat-say = Écrire un message
web-table-chat-send = Envoyer
web-table-menu = Menu
web-table-mission = Votre mission : { $mission }
web-table-power-next = Énergie gardée pour votre prochain sort : { $power }
web-table-watching = Vous regardez la partie.
web-table-gathering = En attente de joueurs
web-table-seat-open = Place libre
web-table-seat-mine = Votre place
web-table-sit = Prendre cette place
web-table-stand = Quitter la place
web-table-bot-away = Libérer la place
web-table-remove = Retirer { $name }
web-table-bot-add = Ajouter un bot
web-table-link = Lien vers cette table
web-table-share = Partager le lien
web-table-copied = Copié
web-table-start = Commencer la partie
web-table-close = Fermer la table
web-table-open =
    { $count ->
        [one] Une place est encore libre : attendez quelqu’un, ou ajoutez un bot.
       *[other] { $count } places sont encore libres : attendez des joueurs, ou ajoutez des bots.
    }
web-table-host-starts = { $host } lancera la partie quand tout le monde sera là.
web-table-known_deal = Cette table redonne les cartes d’une partie précédente. Quiconque a vu cette partie peut connaître chaque carte cachée.
web-table-full = Toutes les places sont prises. Vous pouvez regarder.
web-table-last_round = Dernier round !
web-end-you_win = Vous gagnez !
web-end-you_share = Vous partagez la victoire avec { $list } !
web-end-counting = On compte les points…
web-end-skip = Passer
web-end-rematch = Une nouvelle table vous attend : choisissez « { web-table-rematch } ».
web-table-over = La partie est terminée
web-table-result = Montrer le résultat
web-table-no-result = La partie s’est terminée sans résultat.
web-table-rematch = Rejouer
web-table-same_deal = Même donne contre des bots
web-table-replay = Revoir la partie
web-table-closed = Cette table a été fermée.
web-table-connecting = Connexion…
web-table-reconnecting = Connexion perdue. Nouvel essai…
web-table-title-turn = À vous – { $title }
web-table-notice = C’est à vous de jouer.
web-table-not_this = Autre chose
web-table-lost =
    { $count ->
        [one] 1 action serait perdue
       *[other] { $count } actions seraient perdues
    }
web-table-undo = Annuler
web-table-redo = Rétablir
web-table-restart = Recommencer le tour
web-table-hint = Que ferait un bot ?
web-table-sound-on = Le son est activé
web-table-sound-off = Le son est coupé
web-table-tools = Outils

web-help-KeepMission = La mission gardée rapporte des points à la fin. Personne d’autre ne la voit.
web-help-ChooseReveal = Révélez un marqueur dans un quartier qui brille. Sa créature entre sur la section extérieure.
web-help-ChooseAction = Lancez une carte qui brille, téléportez-vous sur une case tour libre, ou passez pour finir votre tour.
web-help-ChooseAction-cast = Lancez une carte qui brille, ou passez. Vous ne pouvez pas vous téléporter pour l’instant : touchez une case tour pour voir pourquoi.
web-help-ChooseAction-teleport = Téléportez-vous sur une case tour qui brille, ou passez. Aucune de vos cartes ne peut être lancée : touchez-en une pour voir pourquoi.
web-help-ChooseAction-end = Vous vous défaussez des cartes qui restent en main et vous en piochez de nouvelles. Puis c’est au joueur suivant.
web-help-ChooseAction-skill = Lancez un sort, téléportez-vous, utilisez l’action d’un pouvoir (une fois par tour), ou passez.
web-help-ChooseAction-toadling = Les crapelets ne coûtent pas d’action : utilisez-les quand vous voulez. Sinon, lancez un sort, téléportez-vous ou passez.
web-help-ChooseEnhancement = Chaque carte ajoutée du type du sort donne 1 point d’énergie. Les cartes ajoutées sont dépensées aussi.
web-help-ChooseEffect = Cette carte a un effet quand on l’ajoute. Utilisez-le maintenant, ou pas du tout.
web-help-ChooseLine = Votre énergie suffit pour ces effets de la carte. Un seul s’applique.
web-help-ChooseTarget = Si la cible survit, ses dégâts disparaissent à la fin de votre tour.
web-help-ChooseArea = Tout ce qui se trouve dans la section choisie est touché.
web-help-ChooseSpell = La carte va dans votre défausse et vous revient à un tour suivant.
web-help-ChooseFirst = Les deux créatures échangent leurs places.
web-help-ChooseSecond = { web-help-ChooseFirst }
web-help-ChoosePut = Choisissez n’importe quelle créature du plateau. Vous choisirez ensuite la section de votre quartier où elle va.
web-help-ChooseSection = Choisissez où elle va dans votre quartier. De la section intérieure, il n’y a qu’un pas jusqu’à la tour.
web-help-ChooseForward = Celle qui atteint la tour disparaît, et son type vaut moins pour tout le monde.
web-help-ChooseRival = L’adversaire choisit lui-même sa carte.
web-help-ChooseDiscard = Un adversaire vous y oblige. La carte va dans votre défausse et reviendra plus tard.
web-help-ChooseBonus = Votre récompense pour la créature vaincue. Si vous refusez, vous renoncez aussi aux bonus suivants.
web-help-ChooseWeakened = La créature a 1 point de vie de moins jusqu’à la fin du tour. S’il ne lui en reste aucun, elle est vaincue.
web-help-ChooseTileSection = Personne ne sait quelle tuile c’est : les ronces ôtent 1 point de vie, les champs de pierres en donnent 1, les routes mènent plus loin.

web-score-what = Points pour
web-score-support = Sorts de soutien
web-score-poison = Poison
web-score-mission = Mission
web-score-total = Total
web-score-won = victoire

web-menu-theme = Thème
web-menu-system = Comme l’appareil
web-menu-dark = Sombre
web-menu-light = Clair
web-menu-motion = Animations
web-menu-full = Oui
web-menu-none = Non
web-menu-sound = Son et alertes
web-menu-sound-on = Son
web-menu-notify = M’avertir quand c’est à moi
web-menu-turn = Votre tour
web-menu-careful = Demander confirmation s’il reste des actions
web-menu-mute = Mettre { $name } en sourdine
web-menu-unmute = Rétablir { $name }
web-menu-keys = Raccourcis clavier
web-menu-pause =
    { $count ->
        [0] Demander une pause
       *[other] Accepter une pause ({ $count } d’accord)
    }
web-menu-go_on = Reprendre
web-menu-back = Reprendre ma place
web-menu-vote_out = Faire jouer un bot pour { $name }
web-menu-abandon =
    { $count ->
        [0] Proposer d’arrêter sans résultat
       *[other] Arrêter sans résultat ({ $count } d’accord)
    }
web-menu-resign = Abandonner
web-menu-sure = Vraiment ? Cliquez encore

web-keys-number = choisir l’option de ce numéro ; s’il ne s’agit que de quartiers, le quartier de ce numéro
web-keys-path = se téléporter dans le quartier de ce numéro
web-keys-arrows = aller d’un choix à l’autre
web-keys-enter = confirmer le choix
web-keys-enter_key = Entrée
web-keys-undo = annuler le dernier coup
web-keys-redo = le rétablir
web-keys-restart = recommencer tout le tour
web-keys-end = terminer vos actions
web-keys-hint = demander ce que ferait un bot
web-keys-skip = sauter l’animation
web-keys-log = le journal complet
web-keys-display = sorts à apprendre
web-keys-keys = ces raccourcis

web-home-shared = À plusieurs sur cet appareil
web-setup-shared = Un seul appareil
web-setup-shared_text = On se le passe ; les mains restent cachées
web-setup-here = Quelqu’un ici
web-setup-here_name = Nom du joueur { $seat }
web-shared-pass = Passez l’appareil à { $name }
web-shared-pass_text = Les cartes sont cachées jusqu’à ce que le joueur suivant soit prêt.
web-shared-take = Je suis { $name } : montrer mes cartes

web-door-code = Code d’invitation
web-door-enter = Entrer
web-door-again = Réessayer

# What everybody may know of decks.
web-decks = Paquets et points
web-decks-mission = Votre mission
web-mission-now =
    { $points ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
web-mission-secret = Une mission secrète
web-mission-scores =
    Votre mission rapporte maintenant { $points ->
        [one] un point
       *[other] { $points } points
    }.
web-decks-hand = Dans votre main
web-decks-draw = Dans votre pioche, dans un ordre inconnu
web-decks-unseen = En main ({ $hand }) et dans la pioche
web-decks-discard = Défausse
web-decks-none = Aucune carte
web-decks-piles = Sorts à apprendre
web-decks-left = Encore dans les pioches
web-decks-removed = Retirées du jeu
web-decks-clock =
    { $count ->
        [0] La dernière manche : quatre quartiers n’ont plus de marqueurs.
        [one] Il reste 1 marqueur dans les quatre quartiers qui en ont le moins. Quand ils seront vides, la partie s’achèvera à la fin du round.
       *[other] Il reste { $count } marqueurs dans les quatre quartiers qui en ont le moins. Quand ils seront vides, la partie s’achèvera à la fin du round.
    }

# Signaler quelqu’un.
web-report-player = Signaler { $name }
web-report-line = Signaler ce message ({ $name })
web-report-reason = Que s’est-il passé ?
web-report-abuse = Insultes ou harcèlement
web-report-cheating = Jeu déloyal
web-report-stalling = Bloque la partie
web-report-name = Nom offensant
web-report-other = Autre chose
web-report-note = Autre chose à nous dire ?
web-report-about = Les responsables de ce serveur verront qui est assis à cette table et les derniers messages, mais aucune carte cachée. Personne d’autre n’apprendra votre signalement.
web-report-send = Envoyer le signalement
web-report-sent = Merci. Un responsable va s’en occuper.

## The page without a server

web-page-loading = Chargement du jeu…
web-page-failed = Le jeu ne démarre pas dans ce navigateur. Rechargez la page ; si cela ne suffit pas, essayez un navigateur plus récent.
web-page-refused = Ce navigateur ne laisse rien enregistrer à la page : vos parties s’arrêtent quand vous fermez cet onglet.
web-page-understood = Compris
web-page-update = Une nouvelle version du jeu est prête.
web-page-update_now = La charger
web-page-friends_here = Ici, vous partagez un seul appareil. Pour jouer avec des amis sur d’autres appareils, il faut un serveur.
web-page-friends_there = Sur un serveur, avec un lien à partager
web-page-data_text = Votre nom et vos parties sont enregistrés dans ce navigateur seulement. Personne d’autre ne les reçoit.
web-page-import = Restaurer une sauvegarde
web-page-imported = { $count ->
    [0] Toutes les parties de cette sauvegarde étaient déjà là.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
web-page-erase_text = Votre nom, toutes les parties et tous les enregistrements de ce navigateur seront supprimés. C’est irréversible.

## People at a table

web-table-name-ask = Comment les autres doivent-ils vous appeler ?
web-table-sit-down = Prendre place
web-table-watchers =
    { $number ->
        [one] Une personne regarde.
       *[other] { $number } personnes regardent.
    }
web-table-emotes = Messages rapides
web-minute = Le jeu en 60 secondes
web-minute-march = Les créatures marchent sur la tour par six quartiers, poussées à chaque round par une carte Destin.
web-minute-cast = À votre tour, vous lancez des sorts. Ajoutez des cartes de votre main pour plus d’énergie, vainquez des créatures et gardez-les en trophées.
web-minute-win = Téléportez-vous avant qu’une créature n’arrive près de vous, sinon vous perdez un trophée. Quand quatre quartiers n’ont plus de marqueurs, celui qui a le plus de points l’emporte.
web-setup-friends = Entre amis
web-setup-friends_text = Vous ouvrez une table et partagez son lien
emote-hello = Bonjour !
emote-luck = Bonne chance !
emote-well_played = Bien joué !
emote-thanks = Merci !
emote-ouch = Aïe !
emote-oops = Oups !
