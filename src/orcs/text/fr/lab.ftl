# Le laboratoire : beaucoup de parties entre bots, leurs résultats, et l’analyse d’une partie.

help-lab = beaucoup de parties entre bots : résultats, classement, équilibre des tableaux
help-lab-play = jouer beaucoup de parties et montrer les résultats avec leurs intervalles
help-lab-bots-play = 2 à 4 niveaux, comme adept ou master(iterations=150), ou fichiers my_bot.py:MyBot
help-lab-csv = écrire une ligne par partie
help-lab-save = garder l’enregistrement de chaque partie
help-lab-ladder = faire jouer chaque bot contre tous les autres et les classer
help-lab-neighbours = ne faire jouer ensemble que les bots voisins dans la liste
help-lab-bots-ladder = les bots à classer (tous les niveaux par défaut)
help-lab-players = tailles de table, par exemple 2,4
help-lab-html = écrire une page avec des graphiques
help-lab-balance = ce que créatures, sorts, pouvoirs, places et cartes Destin changent à la partie
help-lab-bots-balance = un bot pour toutes les places, ou un par place
help-lab-games = parties à chaque table ({ $count } par défaut)
help-lab-seed = la graine, dont tout le reste découle (1 par défaut)
help-lab-jobs = processus (un par cœur par défaut ; 0 : aucun)
help-lab-cluster = travailler sur une grappe Dask, par exemple tcp://host:8786
help-lab-modules = par exemple missions,terrain=9, ou all
help-lab-iterations = combien un bot peut réfléchir ; les résultats se répètent
help-lab-seconds = combien de temps un bot peut réfléchir ; les résultats ne se répètent pas
help-lab-json = afficher les résultats en JSON
help-lab-train = apprendre de nombreuses parties ce que valent les positions, pour l’archimage
help-train-out = le fichier des poids
help-train-games = parties par manche ({ $count } par défaut)
help-train-rounds = manches : chacune joue avec ce que la précédente a appris (2 par défaut)
help-train-hidden = unités cachées de l’évaluation (16 par défaut ; 0 : une droite)
help-train-decay = force qui tire les poids cachés vers zéro (0.001 par défaut)
help-train-keep = garder les positions dans ce dossier ; la même commande reprend alors où elle s’est arrêtée
help-train-begin = jouer la première manche d’après les poids de ce fichier
help-train-against = apprendre à battre ce bot, qui joue toutes les autres places
help-lab-dataset = écrire décisions, possibilités, choix et issues de parties de bots comme données
help-dataset-path = le fichier à écrire
help-dataset-games = combien de parties (100 par défaut)
help-dataset-bots = un bot par place (random,random par défaut)
help-dataset-seed = la même graine donne les mêmes données (0 par défaut)
help-dataset-format = jsonl ou parquet (jsonl par défaut)
help-dataset-views = écrire aussi ce que voyait le joueur
help-dataset-observations = écrire aussi ce qu’observent les environnements et le numéro du choix
help-analyse = chances, tournants et choix coûteux d’une partie terminée
help-analyse-file = l’enregistrement d’une partie terminée
help-analyse-bot = le bot qui conseille ({ $bot } par défaut)
help-analyse-player = le bot qui continue à jouer : un bot rapide joue plus de parties ({ $bot } par défaut)
help-analyse-checker = le bot qui vérifie les choix coûteux : un bon bot se trompe moins ({ $bot } par défaut)
help-analyse-samples = combien de fois continuer à jouer (100 par défaut)
help-analyse-seat = ne conseiller que cette place, à partir de 1
help-analyse-limit = secondes (45 par défaut ; 0 : sans limite)
help-analyse-seed = la graine des échantillons (1 par défaut)
help-analyse-html = écrire une page avec des graphiques

dataset-written =
    { $games ->
        [one] { $count } décisions de { $games } partie dans { $file }
       *[other] { $count } décisions de { $games } parties dans { $file }
    }

lab-progress = { $done } sur { $total } { $unit } · { $speed } par seconde · encore { $left }
lab-progress-done = { $done } { $unit } en { $time } ({ $speed } par seconde)
lab-unit-games = parties
lab-unit-turns = regards sur les tours
lab-unit-advice = regards sur les conseils
lab-unit-choices = regards sur les choix
lab-unit-checks = vérifications des choix coûteux
lab-unit-lines = suites examinées
lab-unit-epochs = époques

train-round = { $kind }, manche { $number } : explique { $explained } de l’écart dans des parties inconnues (droite : { $straight })
train-written = Les poids sont dans { $file }.

# De quoi une série est faite.
lab-head = { $modules } · édition { $edition } · { $limits } · graine { $seed }
lab-no_modules = sans module
lab-limit-iterations =
    { $count ->
        [one] { $count } itération
       *[other] { $count } itérations
    }
lab-limit-seconds = { $seconds } s par décision (à l’horloge : une autre série peut différer)
lab-limit-own = les limites propres à chaque bot
lab-stopped = Arrêté avant la fin : voici les donnes terminées jusque-là.
lab-failed =
    { $count ->
        [one] { $count } partie s’est interrompue ; sa donne n’est pas comptée.
       *[other] { $count } parties se sont interrompues ; leurs donnes ne sont pas comptées.
    }
lab-helped =
    { $count ->
        [one] Dans { $count } partie, un invité a fait défaut et un remplaçant a choisi pour lui ; elle compte.
       *[other] Dans { $count } parties, un invité a fait défaut et un remplaçant a choisi pour lui ; elles comptent.
    }
lab-slow =
    { $count ->
        [one] Dans { $count } partie, un invité a pris trop de temps mais a choisi lui-même ; elle compte.
       *[other] Dans { $count } parties, un invité a pris trop de temps mais a choisi lui-même ; elles comptent.
    }
lab-failure = donne { $deal }, disposition { $seating } : { $reason }
lab-failure-record = enregistrement : { $file }

# Résultats.
lab-games = { $games } parties : { $deals } donnes, chacune dans { $players } dispositions
lab-bot = joueur
lab-wins = victoires
lab-score = points
lab-place = rang
lab-rating = cote
lab-rounds = rounds
lab-even = Une part égale est de { $share } % des victoires ; les égalités sont partagées. Entre parenthèses : 95 %, sur les donnes.
lab-first = Le joueur de départ gagne { $share }.
lab-length = Une partie dure { $rounds } rounds et { $decisions } décisions.

# Le classement.
lab-ladder = Classement
lab-ladder-table = { $players } joueurs, { $games } parties
lab-ladder-above = finit devant
lab-ladder-ratings = Cotes, { $title }
lab-ladder-shares = Part des victoires, { $title }
lab-ladder-note = Les cotes sont des forces de Bradley-Terry sur l’échelle Elo, { $bot } valant 0 : 100 de plus donnent 64 % contre un rival, 400 de plus 91 %. Les égalités comptent pour moitié. Entre parenthèses : 95 %, sur les donnes ; pour les cotes, en tirant les donnes à nouveau.
lab-thinking = Réflexion : { $limits }.

# L’analyse d’une partie.
analysis-title = Analyse d’une partie
analysis-moment =
    { $round ->
        [0] mise en place, { $seat }
       *[other] round { $round }, { $seat }
    }
analysis-result = Résultat : { $list }.
analysis-result-item = { $seat } { $total }
analysis-about = Chaque position est rejouée jusqu’à { $samples } fois par { $player } à toutes les places, graine { $seed } ; { $bot } ({ $limits }) conseille.
analysis-same = Dans { $same } choix sur { $count }, { $bot } aurait choisi de même.
analysis-time = Le temps a manqué avant la fin des échantillons : les intervalles disent à quel point chaque nombre est sûr.
analysis-turn = tour
analysis-wins = { $seat } gagne
analysis-points = points { $seat }
analysis-row = ligne
analysis-when = quand
analysis-played = joué
analysis-advised = conseillé
analysis-cost_wins = coût en victoires
analysis-cost_points = coût en points
analysis-swings = Les plus grands tournants : évolution des chances de victoire en un tour
analysis-swings-short = Les plus grands tournants
analysis-swings-about = Évolution des chances de victoire du début d’un tour au début du suivant.
analysis-costs = Les choix les plus coûteux : ce que le choix du bot aurait rapporté
analysis-costs-short = Ce que coûtent les choix
analysis-costs-about = Là où le bot aurait choisi autre chose : ce que son choix rapporte à la place.
analysis-chance = Chances de victoire
analysis-score = Points attendus
analysis-all = Tous les tours
analysis-brackets = Entre parenthèses : 95 %.
analysis-bands = Entre parenthèses et en bandes : intervalles à 95 %.

# L’équilibre des tableaux.
balance-title = L’équilibre des tableaux
balance-table = { $players } joueurs ({ $bots }), { $games } parties
balance-brackets = Entre parenthèses : 95 %, sur les donnes.
balance-bars = Entre parenthèses et en barres : intervalles à 95 %, sur les donnes.
balance-result = Le résultat d’une place
balance-points = D’où viennent les points
balance-learned = Sorts appris
balance-skill = Pouvoirs bonus
balance-seat = Places
balance-mission = Missions secrètes
balance-fate = Règles spéciales du destin
balance-note-example = L’exemple de résultat final du livret a { $points } points avec { $trophies } créatures.
balance-note-cause = Ce qui accompagne la victoire n’en est pas forcément la cause : qui joue bien gagne plus de tout.
balance-note-best = Le meilleur dans les rounds d’une règle : qui y prend le plus de trophées. Une règle vaut pour tous, c’est donc son poids.
balance-head-every_seat = chaque place
balance-head-winners = vainqueurs
balance-head-points_a_seat = points par place
balance-head-trophies_a_seat = trophées par place
balance-head-reach_the_tower_a_game = à la tour par partie
balance-head-copies_a_seat = cartes par place
balance-head-gained_a_seat = acquis par place
balance-head-seats_with_it = places avec
balance-head-wins_with = victoires avec
balance-head-wins_without = victoires sans
balance-head-wins = victoires
balance-head-kept_of_dealt = gardées
balance-head-points = points
balance-head-rounds_a_game = rounds par partie
balance-head-trophies_a_round = trophées par round
balance-head-in_the_tower_a_round = à la tour par round
balance-head-wins_of_the_best_in_them = victoires du meilleur
balance-row-seat = place { $number }
balance-row-start_player = joueur de départ
balance-row-points = points
balance-row-trophies = trophées
balance-row-skills_gained = pouvoirs acquis
balance-row-cards_learned = cartes apprises
balance-row-rounds = rounds
balance-row-support_spells = sorts de soutien
balance-row-poison_cards = cartes Poison
balance-row-missions = missions
