# Ce que le serveur dit aux gens.

problem-unknown = Quelque chose a mal tourné sur le serveur ; rien n’a été modifié.

# Les personnes, et ce qu’on peut demander au serveur.
guest-erased = Quelqu’un
guest-name = Invité { $number }
problem-bad_code = Ce code est inconnu ; peut-être a-t-il déjà servi, ou date-t-il de plus de dix minutes.
problem-bad_language = Il n’y a pas de textes dans cette langue ; choisissez parmi : { $list }.
problem-bad_message = Ce message est illisible : { $text }.
problem-bad_name = Un nom compte de 1 à { $most } caractères visibles.
problem-banned = L’accès à ce serveur vous est interdit.
problem-banned_address =
    { $hours ->
        [one] Les nouveaux invités venant de votre réseau ne sont pas admis pour l’instant ; réessayez dans une heure.
       *[other] Les nouveaux invités venant de votre réseau ne sont pas admis pour l’instant ; réessayez dans { $hours } heures.
    }
problem-no_address = On ne connaît plus aucune adresse de cette personne ; aucune n’a été bannie.
problem-no_ban = Ce bannissement n’existe pas.
problem-operator_only = Seuls les responsables de ce serveur peuvent faire cela.
problem-conflict = Quelqu’un a été plus rapide ; regardez et réessayez.
problem-not_allowed = Les chiffres de ce serveur sont réservés à son propre ordinateur et aux programmes qui envoient le jeton des métriques.
problem-not_allowed_method = Cette adresse ne le permet pas.
problem-not_found = Il n’y a rien à cette adresse.
problem-needs_server = Il faut un serveur pour cela ; ici, tout se passe sur cet appareil.
problem-other_tab = Cette table est ouverte dans un autre onglet. Fermez-la là-bas : elle s’ouvrira ici d’elle-même.
problem-storage = Le navigateur n’a pas pu enregistrer cette action : elle n’a donc pas eu lieu. Libérez un peu d’espace sur cet appareil, puis réessayez.
problem-bad_save = Ce fichier n’est pas une sauvegarde de ce jeu, ou il est abîmé ; rien n’a été changé.
problem-not_invited =
    { $given ->
        [no] Ce serveur est réservé aux invités. Saisissez le code de votre invitation.
       *[yes] Cette invitation est inconnue ou a déjà servi. Demandez-en une autre à la personne qui vous a invité.
    }
problem-not_json = Envoyez du JSON, avec le type de contenu application/json.
problem-not_known = Le serveur ne sait pas qui vous êtes ; connectez-vous d’abord comme invité.
problem-other_origin = Cette requête vient d’une page qui n’appartient pas au serveur.
problem-store = Le serveur n’arrive pas à joindre sa base de données ; réessayez dans un instant.
problem-too_many_connections =
    { $seconds ->
        [one] Votre réseau a déjà { $count } connexions ouvertes ; fermez-en quelques-unes, ou réessayez dans une seconde.
       *[other] Votre réseau a déjà { $count } connexions ouvertes ; fermez-en quelques-unes, ou réessayez dans { $seconds } secondes.
    }
problem-head_too_big = Les en-têtes de cette requête sont trop longs : { $most } octets en { $count } lignes au plus.
problem-too_slow = La requête n’est pas arrivée à temps ; envoyez-la de nouveau.
problem-too_big = C’est trop long : { $most } octets au plus.
problem-too_fast =
    { $seconds ->
        [one] Pas si vite : réessayez dans une seconde.
       *[other] Pas si vite : réessayez dans { $seconds } secondes.
    }
problem-too_many_sockets = Vous avez déjà { $count } connexions ouvertes ; fermez-en une d’abord.
problem-too_many_tables = Vous avez déjà { $count } tables inachevées ; finissez-en ou fermez-en une d’abord.
problem-too_many_seats = Vous attendez déjà à { $count } tables ; quittez-en une d’abord.

# Les tables.
problem-bad_table = Cette table ne peut pas être créée : { $reason }.
problem-broken_table = Cette table a commencé sous d’autres règles et ne peut plus être ouverte ; son hôte peut s’adresser à l’administrateur.
problem-colour_taken = Quelqu’un d’autre joue avec cette couleur ({ $colour }).
problem-edition = Les valeurs corrigées sont inutilisables : { $reason }.
problem-empty_text = Le message est vide ; écrivez d’abord quelque chose.
problem-fixed_setting = Ce serveur a été lancé pour les seuls invités ; relancez-le sans cette option pour laisser entrer tout le monde.
problem-host_only = Seul l’hôte de la table peut faire cela.
problem-too_many_steps = Cette table a vu { $count } étapes ; on ne peut plus qu’y finir la partie.
problem-too_many_muted = On peut faire taire { $count } personnes au plus à une table ; laissez d’abord l’une d’elles parler de nouveau.
problem-mute_self = Vous ne pouvez pas vous mettre vous-même en sourdine.
problem-mute_whom = Indiquez qui mettre en sourdine : une personne ou une ligne de la discussion.
problem-muted = L’hôte vous a mis en sourdine à cette table.
problem-muted_everywhere = Un responsable de ce serveur vous a mis en sourdine pour le moment.
problem-name_alike = À la même table, ce nom peut être pris pour { $name } ; choisissez-en un autre.
problem-no_bot = Il n’y a pas de bot à la place { $seat }.
problem-no_player = Cette personne n’est pas assise à cette table.
problem-remove_self = Vous ne pouvez pas vous retirer vous-même ; quittez simplement votre place.
problem-removed = L’hôte a libéré votre place ; vous ne pouvez plus vous asseoir à cette table.
problem-no_hints = Cette table se joue sans conseils.
problem-no_person = Cette personne n’existe pas, ou a été effacée.
problem-no_seat = Il n’y a pas de place { $seat } ici.
problem-no_table = Cette table n’existe pas, ou ne vous est pas ouverte.
problem-nobody_plays = Quelqu’un doit d’abord s’asseoir.
problem-not_asked = Vous n’avez rien à décider en ce moment.
problem-not_away = Vous jouez déjà vous-même à votre place.
problem-not_gone = La place { $seat } ne peut pas être exclue par un vote : il faut pour cela être déconnecté et avoir laissé passer son temps.
problem-not_seated = Vous n’avez pas de place à cette table.
problem-not_started = La partie n’a pas encore commencé.
problem-overtaken = La partie a continué entre-temps.
problem-paused = La partie est en pause ; quelqu’un à la table doit la reprendre.
problem-refused = Ce choix est impossible ici ; les possibilités montrent ce qui est permis.
problem-resigned = Vous avez abandonné.
problem-seat_taken = La place { $seat } est prise.
problem-known_deal = Cette table redonne les cartes d’une partie précédente, d’autres peuvent donc connaître chaque carte cachée ; pour vous asseoir quand même, confirmez que vous le savez (known_deal).
problem-seated = Vous avez déjà une place à cette table.
problem-seats_open = Il reste des places libres ; mettez-y d’abord des joueurs ou des bots.
problem-stale = Cette décision est déjà prise.
problem-started = La partie a déjà commencé.
problem-table_full = Toutes les places sont prises.
problem-table_over = La partie est terminée.

# Les webhooks.
problem-hook_url =
    { $reason ->
        [long] L’adresse est trop longue.
        [scheme] L’adresse doit commencer par https:// ou http://.
        [credentials] L’adresse ne doit contenir ni nom ni mot de passe.
        [port] Ce port n’est pas autorisé.
        [private] L’adresse doit être joignable depuis Internet.
       *[form] Cette adresse n’est pas valable.
    }
problem-no_hook = Il n’y a pas de webhook ici.

# Signalements.
problem-no_line_said = Cette ligne n’existe pas dans la discussion.
problem-no_report = Ce signalement n’existe pas.
problem-nobody_there = Cette personne ne joue plus à cette table.
problem-report_decided = Une décision a déjà été prise pour ce signalement.
problem-report_nobody = Il n’y a personne à signaler à cette place.
problem-report_own = Quelqu’un d’autre doit trancher un signalement qui vous concerne.
problem-report_self = Vous ne pouvez pas vous signaler vous-même.
problem-report_what = Un signalement porte sur une seule place ou une seule ligne de la discussion.
problem-reported = Vous avez déjà signalé cette personne ici ; un responsable va s’en occuper.
problem-too_many_reports = { $count } de vos signalements attendent déjà ; patientez jusqu’à ce qu’ils aient été examinés.

# Les parties terminées, et les rejouer.
problem-no_line =
    { $count ->
        [one] Cette ligne n’existe pas : l’enregistrement n’en a que { $count }.
       *[other] Cette ligne n’existe pas : l’enregistrement a { $count } lignes.
    }
problem-analysis_busy = Beaucoup de parties sont en cours d’analyse ; réessayez dans une minute.
problem-no_analysis = Seule une partie jouée jusqu’au bout peut être analysée.
problem-no_own_deal = Cette partie en continuait une autre, elle n’a donc pas de donne à elle ; reprenez plutôt de ce moment-là.
problem-no_record = Il n’y a pas d’enregistrement de cette partie, ou il ne vous est pas ouvert.
problem-not_over = La partie n’est pas encore terminée.
problem-other_seats =
    { $count ->
        [one] La donne était faite pour { $count } place.
       *[other] La donne était faite pour { $count } places.
    }
problem-record_damaged = L’enregistrement est abîmé : ce n’est plus celui que le serveur a écrit.
problem-record_rules = Les règles ont changé depuis : cette partie ne peut plus être revue, mais son enregistrement existe toujours.

# Les parties dans un lien.
problem-bad_record = Ceci n’est pas l’enregistrement d’une partie : { $text }.
problem-link_broken = Ce lien ne contient pas de partie entière. Il a peut-être été tronqué lors de la copie.
problem-link_newer = Ce lien vient d’une version plus récente du jeu ; il s’ouvre là-bas, ou ici après une mise à jour.
problem-link_rules = La partie de ce lien ne suit pas les règles de cette version et ne peut pas être montrée ici.
