# L’écran des responsables du serveur.

web-operator = Signalements
web-operator-none = Vous n’êtes pas responsable de ce serveur. La personne qui l’administre peut vous nommer avec cette commande ; rechargez ensuite la page :
web-operator-reports = Signalements
web-operator-open = En attente
web-operator-decided = Tranchés
web-operator-empty = Aucun signalement.
web-operator-about = Au sujet de { $name }
web-operator-by = Signalé par { $name }.
web-operator-gathering = La table attendait des joueurs
web-operator-playing = Round { $round } de la partie
web-operator-over = La partie était finie
web-operator-closed = La table était fermée
web-operator-seat-bot = Bot
web-operator-seat-open = Place libre
web-operator-seat-person = Quelqu’un
web-operator-remove = Retirer de sa place ; un bot continue
web-operator-ban = Exclure la personne
web-operator-banned = Déjà exclue
web-operator-mute = Pas de discussion
web-operator-address = Pas de nouveaux invités de son réseau
web-operator-duration =
    { $hours ->
        [0] non
        [one] pendant une heure
        [24] pendant un jour
       *[other] pendant { $days } jours
    }
web-operator-decide = Décider ainsi
web-operator-dismiss = Classer sans suite
web-operator-did-dismissed = Classé sans suite.
web-operator-did-remove = Retiré de sa place.
web-operator-did-ban = Exclu.
web-operator-did-mute = Pas de discussion { $duration }.
web-operator-did-address = Réseau banni { $duration }.
web-operator-bans = Bannissements
web-operator-nobody = Personne n’est exclu ni en sourdine.
web-operator-is-person = est exclu
web-operator-is-muted = ne peut pas discuter
web-operator-is-address = a un réseau banni
web-operator-until = jusqu’au { $time }
web-operator-lift = Lever
