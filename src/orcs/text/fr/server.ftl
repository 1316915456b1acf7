# Ce que le serveur dit aux gens.

problem-unknown = quelque chose a mal tourné sur le serveur ; rien n’a été modifié

# Les personnes, et ce qu’on peut demander au serveur.
guest-erased = Quelqu’un
guest-name = Invité { $number }
problem-bad_code = ce code est inconnu ; peut-être a-t-il déjà servi, ou date-t-il de plus de dix minutes
problem-bad_language = les langues disponibles sont : { $list }
problem-bad_message = ceci est illisible : { $text }
problem-bad_name = un nom compte de 1 à { $most } caractères visibles
problem-banned = l’accès à ce serveur vous est interdit
problem-conflict = quelqu’un a été plus rapide ; regardez et réessayez
problem-not_allowed = ceci n’est pas ouvert à tous
problem-not_allowed_method = cela ne peut pas se faire ici
problem-not_found = il n’y a rien ici
problem-not_invited = ce serveur est réservé aux invités ; l’invitation manque, ou a déjà servi
problem-not_json = envoyez du JSON, avec le type de contenu application/json
problem-not_known = le serveur ne sait pas qui vous êtes ; devenez d’abord un invité
problem-other_origin = ceci vient d’une page qui n’appartient pas au serveur
problem-store = le serveur n’arrive pas à joindre ses données ; réessayez dans un instant
problem-head_too_big = les en-têtes de cette requête sont trop longs : { $most } octets en { $count } lignes au plus
problem-too_slow = la requête n’est pas arrivée à temps ; envoyez-la de nouveau
problem-too_big = c’est trop long : { $most } octets au plus
problem-too_fast =
    { $seconds ->
        [one] pas si vite : réessayez dans une seconde
       *[other] pas si vite : réessayez dans { $seconds } secondes
    }
problem-too_many_sockets = vous avez déjà { $count } connexions ouvertes ; fermez-en une d’abord
problem-too_many_tables = vous avez déjà { $count } tables inachevées ; finissez-en ou fermez-en une d’abord

# Les tables.
problem-bad_table = une telle table est impossible : { $reason }
problem-broken_table = cette table a commencé sous d’autres règles et ne peut plus être ouverte ; son hôte peut s’adresser à l’administrateur
problem-colour_taken = quelqu’un d’autre joue avec cette couleur ({ $colour })
problem-edition = les corrections des tableaux sont inutilisables : { $reason }
problem-empty_text = il n’y a là rien à lire
problem-fixed_setting = ce serveur a été lancé pour les seuls invités : relancez-le sans cela pour laisser entrer tout le monde
problem-host_only = seul l’hôte de la table peut faire cela
problem-mute_self = vous ne pouvez pas vous couper la parole à vous-même
problem-muted = l’hôte vous a coupé la parole à cette table
problem-no_bot = il n’y a pas de bot à la place { $seat }
problem-no_hints = cette table se joue sans conseils
problem-no_person = cette personne n’existe pas, ou a été effacée
problem-no_seat = il n’y a pas de place { $seat } ici
problem-no_table = cette table n’existe pas, ou ne vous est pas ouverte
problem-nobody_plays = quelqu’un doit d’abord s’asseoir
problem-not_asked = aucune question ne vous est posée en ce moment
problem-not_away = personne d’autre que vous ne joue à votre place
problem-not_gone = la place { $seat } ne peut pas être exclue par un vote : il faut pour cela être déconnecté et avoir laissé passer son temps
problem-not_seated = vous n’avez pas de place à cette table
problem-not_started = la partie n’a pas encore commencé
problem-overtaken = la partie a continué entre-temps
problem-paused = la partie est en pause
problem-refused = ce choix est impossible
problem-resigned = vous avez abandonné
problem-seat_taken = la place { $seat } est prise
problem-known_deal = cette table redonne les cartes d’une partie précédente, d’autres peuvent donc connaître chaque carte cachée ; pour vous asseoir quand même, confirmez que vous le savez (known_deal)
problem-seated = vous avez déjà une place à cette table
problem-seats_open = il reste des places libres ; mettez-y d’abord des joueurs ou des bots
problem-stale = cette question n’est plus d’actualité
problem-started = la partie a déjà commencé
problem-table_full = toutes les places sont prises
problem-table_over = la partie est terminée

# Les webhooks.
problem-hook_url =
    { $reason ->
        [long] l’adresse est trop longue
        [scheme] l’adresse doit commencer par https:// ou http://
        [credentials] l’adresse ne doit contenir ni nom ni mot de passe
        [port] ce port n’est pas autorisé
        [private] l’adresse doit être joignable de partout
       *[form] ce n’est pas une adresse que l’on puisse appeler
    }
problem-no_hook = il n’y a pas de webhook ici

# Les parties terminées, et les rejouer.
problem-no_line =
    { $count ->
        [one] l’enregistrement a { $count } ligne
       *[other] l’enregistrement a { $count } lignes
    }
problem-analysis_busy = beaucoup de parties sont en cours d’analyse ; réessayez dans une minute
problem-no_analysis = seule une partie jouée jusqu’au bout peut être analysée
problem-no_own_deal = cette partie en continuait une autre, elle n’a donc pas de donne à elle ; reprenez plutôt de ce moment-là
problem-no_record = il n’y a pas d’enregistrement d’une telle partie, ou il ne vous est pas ouvert
problem-not_over = la partie n’est pas encore terminée
problem-other_seats =
    { $count ->
        [one] la donne était faite pour { $count } place
       *[other] la donne était faite pour { $count } places
    }
problem-record_damaged = l’enregistrement n’est plus tel qu’il a été écrit
problem-record_rules = les règles ont changé depuis : cette partie ne peut plus être revue, mais son enregistrement existe toujours
