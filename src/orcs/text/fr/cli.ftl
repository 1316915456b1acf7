# Les autres commandes, l’aide de toutes, et ce qui peut mal tourner.

help-program = Orcs Orcs Orcs : défendez la tour, dans le terminal. Une édition de fans, non officielle, du jeu de société.
help-version = afficher la version et s’arrêter
help-help = afficher cette aide et s’arrêter
help-lang = la langue : { $list } (par défaut celle du terminal)
help-printed_names = nommer les cartes comme dans la boîte : en anglais
help-usage = usage :
help-arguments = à indiquer
help-options = options
help-edition = un fichier de corrections, appliqué aux tableaux intégrés
help-play = jouer une partie dans le terminal
help-players = le nombre de joueurs, de 2 à 4 (2 par défaut)
help-colours = les couleurs dans l’ordre des places, par exemple red,blue,green
help-humans = combien de joueurs sont des personnes ; les autres sont des bots (1 par défaut)
help-bots = le niveau des bots, ou un par bot, avec des virgules : { $list } (apprentice par défaut)
help-modules = des modules avec des virgules : { $list }, ou all ; des options comme terrain=9 ou reinforcement=croco_flyer:orc
help-start = la place qui commence, de 1 à 4 (tirée au sort par défaut)
help-seed = un nombre ; la même graine redonne la même partie
help-undo = si les choix peuvent être annulés (yes par défaut)
help-save = où la partie est gardée après chaque choix
help-load = continuer une partie enregistrée
help-replay = raconter une partie enregistrée
help-file = une partie enregistrée, ou un lien vers elle
help-jsonl = un objet JSON par décision, hasard compris
help-positions = avec --jsonl : aussi toute la position avant chaque choix
help-verify = vérifier qu’une partie enregistrée est correcte et conforme à sa graine
help-edition-command = consulter les tableaux, ou vérifier des corrections
help-edition-show = afficher les tableaux, avec des marques qui disent d’où vient chaque valeur
help-edition-table = { $list } ; tous par défaut
help-edition-check = vérifier un fichier de corrections ; sans fichier, comparer votre boîte aux tableaux et en écrire un
help-edition-file = un fichier de corrections ; sans lui : comparer votre boîte, carte par carte
help-rules = afficher les règles pour un choix de modules
help-clauses = les règles ou les chapitres à afficher, comme T3 ou C ; tous par défaut
help-serve = lancer le serveur de jeu
help-serve-host = l’adresse d’écoute (127.0.0.1 par défaut ; 0.0.0.0 laisse entrer les autres)
help-serve-port = le port (8000 par défaut)
help-serve-data = le dossier de la base de données et du secret
help-serve-database = sqlite:///FICHIER ou postgresql://…
help-serve-workers = combien de processus servent (plus d’un demande PostgreSQL)
help-serve-bot_processes = combien de processus réfléchissent pour les bots
help-serve-public_url = où les joueurs trouvent le serveur, si ce n’est pas à sa propre adresse
help-serve-page = un dossier construit par « make page », à servir sous /page/
help-serve-log_format = text ou json
help-serve-open = l’ouvrir dans le navigateur
help-admin = s’occuper d’un serveur, qu’il tourne ou non
help-admin-address = bannir aussi, pour ce nombre d’heures, les adresses d’où cette personne est venue ces derniers jours : plus de nouveaux invités de là
help-admin-audit = lister ce qui a été fait avec ces commandes
help-admin-backup = copier tout ce que garde le serveur dans un fichier ; le serveur peut continuer
help-admin-ban = exclure une personne
help-admin-bans = lister les personnes exclues ou en sourdine, et les adresses bannies
help-admin-close = fermer une table, avant ou pendant sa partie
help-admin-days = combien de jours l’ancien secret compte encore (30 par défaut)
help-admin-decide = trancher un signalement ; sans option, il est classé sans suite
help-admin-decided = ceux qui ont été tranchés
help-admin-file = le fichier de la sauvegarde
help-admin-force = remplacer ce qui s’y trouve
help-admin-hours = pour combien d’heures ; 0 y met fin
help-admin-invitation_only = ne laisser entrer que les invités, ou tout le monde
help-admin-invitations = lister les invitations
help-admin-invite = créer une invitation et montrer son code, une seule fois
help-admin-json = afficher un objet JSON par ligne
help-admin-keep = FILE est un dossier de sauvegardes : éprouver chaque nouvelle et n’en garder que ce nombre, les plus récentes
help-admin-kind = tables (par défaut), people ou invitations
help-admin-limit = combien au plus (100 par défaut)
help-admin-list = lister les tables, les personnes ou les invitations
help-admin-mute = mettre une personne en sourdine partout pendant quelques heures (24 par défaut)
help-admin-note = à quoi sert l’invitation
help-admin-on = on ou off ; sans cela, seulement dire ce qu’il en est
help-admin-operator = laisser une personne s’occuper du serveur dans le navigateur, à l’adresse /operator
help-admin-operator_on = on (par défaut) ou off
help-admin-person = l’identifiant d’une personne, tel que listé
help-admin-purge = enlever ce qui est trop vieux selon les réglages du serveur ; ou une personne, ou une table
help-admin-remove = retirer une personne de sa place ; pendant une partie, un bot prend le relais
help-admin-report = l’identifiant d’un signalement, tel que listé
help-admin-reports = lister les signalements qui attendent une décision
help-admin-restore = mettre une sauvegarde à la place de ce que garde le serveur ; aucun serveur ne doit tourner
help-admin-rotate_key = remplacer le secret qui signe les identités ; relancer ensuite le serveur
help-admin-seat = le numéro de la place
help-admin-show = montrer une table et ses places
help-admin-status = tables : gathering, playing, over, closed ; personnes : active, banned, erased
help-admin-table = l’identifiant d’une table, tel que listé
help-admin-unban = laisser revenir une personne, ou lever le bannissement d’une adresse
help-admin-uses = combien de personnes elle laisse entrer (1 par défaut)
help-admin-verify = restaurer la sauvegarde à part et l’y lire en entier
admin-audit = { $number }  { $when }  { $text }{ $state ->
    [no] {"  "}MODIFIÉ
   *[yes] {""}
    }
admin-ban = { $kind ->
    [muted] en sourdine
    [address] adresse
   *[person] exclu
    }  { $id }  jusqu’au { $when }  { $who }
admin-backup = { $file } contient tout ce que garde le serveur. Conservez { $path } avec : sans lui, plus personne n’est reconnu.
admin-invitation = { $code }  { $uses ->
    [0] épuisée
    [one] pour { $uses } personne
   *[other] pour { $uses } personnes
    }  { $when }  { $note }
admin-invitation_only = Seuls les invités entrent : { $state }
admin-key = Le secret est remplacé : relancez le serveur pour l’utiliser. Les cookies et jetons d’avant restent valables jusqu’au { $when } et sont renouvelés à l’usage.
admin-nothing = Il n’y en a pas.
admin-person = { $id }  { $status }  vu { $when }  { $who }{ $state ->
    [yes] , responsable du serveur
   *[no] {""}
    }
admin-report = { $id }  { $when }  { $who } ({ $person }) : { $reason ->
    [abuse] insultes ou harcèlement
    [cheating] jeu déloyal
    [stalling] bloque la partie
    [name] nom offensant
   *[other] autre chose
    } ; signalé par { $by } ; table { $table } ({ $status }, round { $round }) ; remarque : { $note } ; décision : { $outcome }
admin-purged = Tables fermées : { $closed }. Tables enlevées : { $tables }. Personnes effacées : { $people }.
admin-rehearsed = Elle a été restaurée et lue : { $tables } parties en cours, { $records } enregistrements.{ $count ->
    [0] {""}
   *[other] {" "}{ $count } de ces parties sont illisibles avec ces règles, ici comme sur le serveur.
    }
admin-restore = { $file } est en place. Le serveur peut être lancé.
admin-seat = place { $number }  { $colour }  { $kind }  { $who }{ $moving ->
    [yes] , doit jouer
   *[no] {""}
    }{ $person ->
    [none] {""}
   *[other] {"  "}{ $person }
    }
admin-table = { $id }  { $status }  round { $round }  dernier changement { $when }  { $who }
serve-ready = Orcs Orcs Orcs { $version } est sur { $url } (Ctrl-C pour l’arrêter)
serve-friends = Vos amis du même réseau le trouvent sur { $url }
serve-alone = Seul cet ordinateur peut l’atteindre. Pour des amis du même réseau, lancez-le avec --host 0.0.0.0
serve-page = Le jeu qui n’a pas besoin de serveur se trouve sur { $url }
serve-kept = Les parties sont gardées dans { $file }
serve-running = Orcs Orcs Orcs tourne déjà sur { $url }

error-line = orcs : { $text }
error-usage = { $text } (« { $command } --help » montre comment l’utiliser)
error-no_command = nommez une commande : { $list }
error-language = il n’y a pas de textes en « { $text } » ; choisissez parmi : { $list }
error-argument-unknown = cette commande ne connaît pas « { $text } »
error-argument-missing = il manque quelque chose : { $text }
error-argument-value = il manque une valeur après { $option }
error-argument-both = { $option } et { $other } ne vont pas ensemble
error-argument-choice = « { $text } » n’existe pas ici ; choisissez parmi : { $list }
error-argument-figure = { $option } demande un nombre, pas « { $text } »
error-file-missing = le fichier { $file } n’existe pas
error-file-directory = { $file } est un dossier ; il faut un fichier
error-file-denied = vous n’avez pas le droit de lire { $file }
error-file = { $file } ne peut pas être lu : { $reason }
error-file-write = { $file } ne peut pas être écrit : { $reason }
error-file-binary = { $file } n’est pas un fichier texte, donc pas une partie enregistrée
error-file-big = { $file } est trop gros pour une partie enregistrée
error-record = { $file } : { $reason }
error-record-table = { $file } : son tableau de corrections n’est pas valable : { $reason }
error-sealed = { $file } : la graine de sa donne n’est pas révélée, la partie peut donc être revue mais pas continuée
error-edition =
    { $more ->
        [0] les corrections sont inutilisables : { $reason }
       *[other] les corrections sont inutilisables : { $reason } (et { $more } de plus ; « orcs edition check » les liste toutes)
    }
error-number = { $option } demande un nombre entier, pas « { $text } »
error-players = on joue de 2 à 4, pas à { $text }
error-humans = il y a { $players } joueurs, donc { $text } d’entre eux ne peuvent pas être des personnes
error-bots = il y a { $bots } places de bot, mais --bots en nomme { $count }
error-module-twice = le module { $name } est nommé deux fois
error-load-with = --load apporte sa propre mise en place ; laissez { $option } de côté
error-own_tables = une partie enregistrée apporte ses propres tableaux ; laissez --edition de côté
error-positions = --positions va avec --jsonl
error-clause = il n’y a pas de règle { $name } ; les chapitres sont { $list }
error-set_up = { $reason }
error-admin = { $reason }
error-admin-hours = { $option } doit être un nombre entier d’heures, un an au plus, et non { $text }
error-admin-days = --days doit être un nombre entier de 0 à 365, et non { $text }
error-admin-key = le secret vient de ORCS_SECRET : mettez-y le nouveau, et l’ancien dans ORCS_OLD_SECRETS
error-admin-note = une note a 200 caractères au plus
error-admin-number = { $option } est un nombre entier à partir de 1, pas { $text }
error-admin-status = il n’y a pas d’état « { $text } » ici ; choisissez parmi : { $list }
error-serve = le serveur ne peut pas démarrer : { $reason }
error-serve_elsewhere = le serveur ne peut pas démarrer : cet ordinateur n’a pas d’adresse « { $host } » (--host 127.0.0.1 vaut pour cet ordinateur seul, --host 0.0.0.0 laisse entrer les autres)
error-serve_forbidden = le serveur ne peut pas démarrer : le port { $port } est réservé aux administrateurs ; choisissez-en un au-dessus de 1023, par exemple --port 8000
error-serve_taken = le serveur ne peut pas démarrer : le port { $port } est pris, par une autre copie du jeu ou un autre programme ; arrêtez-le, ou choisissez un autre port, par exemple --port { $other }

replay-head = { $file } : { $players } ; { $modules }.
replay-no_modules = sans module
replay-modules = modules : { $list }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.

verify-good = { $file } : correct.
verify-bad = { $file } : incorrect. { $reason }
verify-picks =
    { $draws ->
        [one] { $picks } choix de joueurs et { $draws } tirage suivent les règles.
       *[other] { $picks } choix de joueurs et { $draws } tirages suivent les règles.
    }
verify-proved-keyed = Chaque tirage est celui que donne sa graine.
verify-proved-provable = Chaque tirage est celui que donnent la graine révélée et les nombres des joueurs, et la graine correspond à son engagement.
verify-not_proved-manual = La donne a été faite à la main : aucune graine ne permet de vérifier les tirages.
verify-not_proved-provable = La graine n’est pas encore révélée : les tirages ne peuvent pas être vérifiés.
verify-result = Points à la fin : { $list }.
verify-result-item = { $seat } { $total }
verify-running = La partie n’est pas terminée.

edition-legend = Marques : { $list }.
edition-legend-item = { $letter } { $mark }
mark-printed = imprimé dans le livret de règles
    .letter = I
mark-found = trouvé dans une critique
    .letter = T
mark-inferred = déduit d’exemples
    .letter = D
mark-reconstructed = une estimation équilibrée
    .letter = E
mark-owner = corrigé par un propriétaire
    .letter = P
edition-base = Les tableaux intégrés.
edition-corrected = Les tableaux intégrés avec les corrections de { $file }.
edition-good = { $file } : correct. Utilisable avec --edition.
edition-bad =
    { $count ->
        [one] { $file } : { $count } problème.
       *[other] { $file } : { $count } problèmes.
    }

rules-title = Les règles : { $modules }
rules-base = jeu de base
rules-steps-set_up = La mise en place, pas à pas
rules-steps-turn = Un round : la carte Destin, puis le tour de chaque joueur, pas à pas
rules-creatures = Les créatures
rules-cards = Les cartes
rules-copies = { $count } × { $head }
rules-fate = Les cartes Destin
rules-missions = Les missions
rules-terrain =
    { $count ->
        [one] Terrain : { $count } tuile parmi celles-ci
       *[other] Terrain : { $count } tuiles parmi celles-ci
    }
rules-toadlings = Les crapelets
rules-clause = { $clause } { $title }. { $text }

step-LayTerrain = Les tuiles de terrain sont posées.
step-FillBag = Les crapelets sont mélangés face cachée.
step-DrawStart = Le joueur de départ est désigné ou tiré au sort.
step-RevealAtSetUp = Deux marqueurs de chaque quartier sont révélés.
step-OpenDisplay = La palette est formée.
step-DealHands = Chacun pioche quatre cartes.
step-DealMissions = Chacun reçoit deux missions et en garde une.
step-BeginRound = Le premier round commence.
step-RevealEmpty = Les quartiers sans créature en reçoivent une.
step-ChooseReveal = Révélez un marqueur dans n’importe quel quartier sauf le vôtre.
step-ChooseAction = Effectuez vos actions.
step-DrawPhase = Défaussez-vous de ce qui reste de votre main et piochez-en une nouvelle.
step-EndTurn = Tous les dégâts disparaissent.
