# La page des règles : ce qui entoure les articles, les schémas, les exemples, et le livre des cartes et des créatures.

book-title = Règles
book-intro = Chaque règle a un nom, comme T3 : les refus, les conseils et le journal d’une partie y renvoient.
book-contents = Sommaire
book-search = Chercher dans les règles
book-found =
    { $count ->
        [0] Rien trouvé pour « { $text } ».
        [one] { $count } règle avec « { $text } ».
       *[other] { $count } règles avec « { $text } ».
    }
book-print = Imprimer
book-modules = Les modules de votre partie
book-modules-about = Les chapitres des autres sont repliés.
book-folded = Pas dans votre partie
book-unfold = Afficher quand même
book-fold = Replier
book-link = Lien vers la règle { $clause }
book-copied = Le lien vers la règle { $clause } est copié.
book-all = Toutes les règles
book-cards = Cartes et créatures

# Des exemples à jouer.
trial-example = Exemple
    .see = Exemple :
trial-open = À vous d’essayer
trial-close = Fermer le plateau
trial-show = Montrez-moi
trial-back = Revenir d’un pas
trial-again = Recommencer
trial-hand = Votre main
trial-log = Ce qui s’est passé
trial-goal = Ce qu’il faut faire
trial-next = La suite de l’exemple : { $option }
trial-waiting = { $seat } répond…
trial-done = L’exemple est terminé.
trial-off = Vous avez pris votre propre chemin. Continuez à votre guise, ou recommencez.
trial-loading = Mise en place du plateau…
trial-failed = Le plateau ne peut pas être mis en place pour l’instant. { $reason }
trial-forbidden = Essayez quelque chose d’interdit : { $option }
trial-points = Les points

# Le livre des cartes et des créatures.
lexicon-intro = Tout ce que contient la boîte, tel qu’on le joue ici, et d’où l’on connaît chaque valeur.
lexicon-search = Chercher une carte ou une créature
lexicon-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } entrée.
       *[other] { $count } entrées.
    }
lexicon-all = Tout
lexicon-creatures = Créatures
lexicon-reinforcements = Renforts
lexicon-spells = Sorts
lexicon-skills = Pouvoirs bonus
lexicon-bonuses = Actions bonus
lexicon-fates = Cartes Destin
lexicon-new_fates = Nouvelles cartes Destin
lexicon-rules = Règles spéciales
lexicon-missions = Missions
lexicon-terrain = Terrain
lexicon-toadlings = Crapelets
lexicon-category = créature { $category-one }
lexicon-life = Points de vie : { $life }
lexicon-tokens =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
lexicon-track = Valeur d’un trophée : { $track }
lexicon-copies =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
lexicon-each = { $count } dans chaque paquet de départ
lexicon-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
lexicon-pieces =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
lexicon-of = Deux trophées : { $creature }
lexicon-from = Pour une victoire sur : { $list }
lexicon-on = Sur { $count ->
        [one] { $count } carte Destin
       *[other] { $count } cartes Destin
    }
lexicon-instead = Remplace une créature { $category-one } ; compteur et pouvoir bonus restent.
lexicon-known = D’où on le connaît
lexicon-corrected = Ce serveur joue avec des valeurs corrigées.
lexicon-printed = { $card_id ->
        [switch] Sur la carte : { $name } (« Intervention » dans le livret)
        [replenish] Sur la carte : { $name } (« Réapprovisionnement » dans le livret)
       *[other] Sur la carte : { $name }
    }
lexicon-guessed = Reconstitué : { $list }
known-printed = imprimé
    .text = La règle du jeu le dit ou le montre.
known-found = trouvé
    .text = Une critique du jeu le dit.
known-inferred = déduit
    .text = Cela découle d’exemples ou de calculs de la règle du jeu.
known-reconstructed = reconstitué
    .text = La règle du jeu ne le montre que dans une image : une valeur équilibrée la remplace, jusqu’à ce qu’un possesseur du jeu la corrige.
known-owner = corrigé
    .text = Un possesseur du jeu l’a corrigé.
field-category = catégorie
field-tokens = nombre
field-life = points de vie
field-track = compteur
field-skill = pouvoir bonus
field-bonus = action bonus
field-numbered = marqueurs avec un 3 / avec un 4
field-on_defeat = suite d’une victoire
field-points = points pour sa possession
field-pile = pioche
field-copies = nombre de cartes
field-magic = type
field-costs = coût
field-enhancement = effet d’amélioration
field-categories = qui avance
field-rule = règle spéciale
field-paths = quartiers
field-sections = sections
field-kind = sorte
field-section = section prévue
field-lines = effets
field-all = tout
# Tout le tour sur une page. Les lettres sont les points d’une partie.
summary-round = Un round
    .a = Révélez une carte Destin. Les créatures indiquées avancent d’une section vers la tour, celles de l’intérieur d’abord.
    .b = Une créature qui atteint la tour disparaît. Les trophées de son type valent moins, et un mage de ce quartier en perd un.
    .c = La règle spéciale vaut pour tous jusqu’à la prochaine carte Destin.
    .d = Chacun joue son tour, en commençant par le joueur de départ.
summary-turn = Votre tour
    .a = Chaque quartier sans créature en reçoit une : révélez son prochain marqueur.
    .b = Révélez un marqueur dans n’importe quel quartier sauf le vôtre.
    .c = Deux actions : se téléporter sur une case tour libre, lancer un sort, utiliser l’action d’un pouvoir, ou passer pour s’arrêter.
    .d = Défaussez-vous du reste de votre main et piochez quatre cartes. Tous les dégâts disparaissent.
summary-cast = Lancer un sort
    .a = Jouez une carte : elle donne 1 point d’énergie de son type.
    .b = Ajoutez des cartes du même type, 1 point d’énergie chacune. Certaines permettent aussi de se téléporter ou de piocher, aussitôt.
    .c = Choisissez un effet que vous pouvez payer et qui a une cible.
    .d = Un Grimoire ou { card-wisdom }, lancés seuls, permettent d’apprendre une carte de la palette.
summary-defeat = Vaincre des créatures
    .a = Quand les dégâts atteignent ses points de vie, une créature est vaincue et devient votre trophée.
    .b = Deux créatures vaincues d’un même type vous donnent son pouvoir bonus pour le reste de la partie.
summary-end = La fin
    .a = Quand quatre quartiers n’ont plus de marqueurs, finissez le round.
    .b = Chaque trophée compte la valeur de son compteur, chaque sort de soutien 2, chaque carte Poison −2, plus la mission si vous jouez avec.
    .c = Le joueur qui a le plus de points l’emporte ; les joueurs à égalité se partagent la victoire.
# Les mots du jeu. .title est le mot.
glossary-intro = Les mots du jeu, en bref. Cliquez sur une règle pour la lire en entier.
glossary-weak = { $list } : les créatures les plus nombreuses, avec le moins de points de vie et de points.
    .title = Créature faible
glossary-strong = { $list } : plus coriaces, et elles valent plus.
    .title = Créature forte
glossary-brute = { $list } : les plus coriaces, et celles qui valent le plus.
    .title = Créature puissante
glossary-path = L’un des six chemins vers la tour, avec une section extérieure, une médiane, une intérieure et une case tour.
    .title = Quartier
glossary-front = La première section où se trouve une créature, vue de la tour. Avec le nouveau Destin, les attaques n’atteignent qu’elle.
    .title = Première section occupée
glossary-marker = Un jeton caché qui amène une créature quand il est révélé.
    .title = Marqueur
glossary-counter = Il montre ce que vaut un trophée de ce type, et recule chaque fois qu’une telle créature atteint la tour.
    .title = Compteur
glossary-trophy = Une créature que vous avez vaincue. Elle rapporte des points à la fin.
    .title = Trophée
glossary-skull = Vous en gagnez un par créature vaincue d’un type, deux au plus.
    .title = Crâne
glossary-skill = Ce que deux crânes d’un type vous donnent pour le reste de la partie.
    .title = Pouvoir bonus
glossary-fate = Ouvre chaque round et dit quelles créatures avancent.
    .title = Carte Destin
glossary-rule = Ce qu’une carte Destin change pour tous pendant le round.
    .title = Règle spéciale
glossary-display = Les six cartes visibles que chacun peut apprendre.
    .title = Palette
glossary-learn = Prendre une carte de la palette. Elle va dans votre défausse et viendra plus tard en main.
    .title = Apprendre
glossary-power = Ce que coûtent les effets des sorts. Le sort donne 1 point d’énergie de son type, comme chaque carte ajoutée de ce type.
    .title = Énergie
glossary-line = Ce qui est écrit sur un sort, avec son coût en énergie. Vous en exécutez un.
    .title = Effet
glossary-enhancement = Une carte ajoutée à un sort, pour son énergie ou pour un effet propre : se téléporter, piocher, ou les deux.
    .title = Amélioration
glossary-attack = Un sort qui inflige des dégâts, à une créature ou à une zone.
    .title = Sort d’attaque
glossary-lore = Les Grimoires et { card-wisdom } : lancés seuls ils font apprendre, ajoutés ils donnent de l’énergie de plusieurs types.
    .title = Sort de savoir
glossary-support = Un sort qui déplace des créatures, fait piocher ou oblige les autres à se défausser. Il rapporte 2 points à la fin.
    .title = Sort de soutien
glossary-poison = Une carte inutile qui coûte 2 points à la fin.
    .title = Poison
glossary-pass = Terminer ses actions avant de les avoir toutes jouées.
    .title = Passer
# Qui a fait cela.
about-unofficial = Ceci est une édition de fans, non officielle, d’Orcs Orcs Orcs, un jeu de société de Frank Thyben publié par Queen Games en 2014. Elle n’est ni faite, ni approuvée, ni soutenue par l’éditeur. Si elle vous plaît, jouez avec la boîte.
about-own = Tous les textes et les dessins ont été faits pour cette édition ; rien ne vient de l’éditeur. Le programme est un logiciel libre sous licence MIT.
about-values = Certaines valeurs ne figurent que sur des images des livrets ; nous les avons reconstituées. La page des cartes dit lesquelles.
about-fonts = Polices : Grenze et Source Sans 3, sous licence SIL Open Font License.

# Les schémas. Le texte est pour qui ne les voit pas ; les lettres correspondent aux numéros du dessin.
diagram-board = La tour se dresse au milieu d’un cercle de six quartiers. Le quartier 1 est en haut, les autres suivent dans le sens des aiguilles d’une montre. Chaque quartier a une section intérieure, une médiane et une extérieure, une case tour à son extrémité intérieure et une pile de marqueurs à l’extérieur.
    .title = Le plateau et ses parties
    .a = Case tour avec un mage
    .b = Section intérieure
    .c = Section médiane
    .d = Section extérieure : les créatures entrent ici
    .e = Marqueurs : les créatures encore à venir dans ce quartier
diagram-march = Dans un quartier : la créature de la section intérieure avance d’abord, dans la tour. Puis celles de la section médiane, puis celles de l’extérieure.
    .title = Qui avance d’abord
    .a = D’abord toutes les sections intérieures : dans la tour
    .b = Puis toutes les sections médianes
    .c = Enfin toutes les sections extérieures
diagram-round = Une suite d’images : la carte Destin, la marche, puis un tour en trois étapes : révéler, agir, piocher.
    .title = Un round
    .a = Une carte Destin est révélée
    .b = Ses créatures avancent
    .c = À votre tour : révélez des marqueurs
    .d = Faites deux actions
    .e = Défaussez-vous, puis piochez quatre cartes
    .f = Au joueur suivant
diagram-teleport = La tour vue d’en haut. Des mages se tiennent sur les cases des quartiers 2, 3, 5 et 6. Des flèches mènent de la case du quartier 6 aux cases libres 1 et 4.
    .title = Autour de la tour
    .a = Libre : le mage peut y aller, quelle que soit la distance
    .b = Occupée : jamais deux mages sur une case
diagram-casting = Trois cartes côte à côte : { card-smash }, et deux Grimoires au signe de terre qui lui sont ajoutés. Ensemble ils donnent 3 points d’énergie de terre. En dessous, les trois effets de { card-smash } ; tous sont payés, et le troisième, 3 dégâts, est choisi.
    .title = Lancer et améliorer
    .a = Le sort donne 1 point d’énergie de son type
    .b = Chaque carte ajoutée de ce type en donne 1 de plus
    .c = Un effet dont le coût est payé : choisissez-en un
diagram-ranges = Quatre petits plateaux avec le mage au quartier 1. Une attaque simple atteint une créature sur n’importe quelle section du quartier 1. { card-lightning_bolt } atteint une créature n’importe où. { card-earthquake } touche une section du quartier 1 et la même section du quartier 2 ou 6. { card-ice_storm } touche une section du quartier 1 et celle de derrière.
    .title = La portée des attaques
    .a = Une créature de votre quartier : { card-smash }, { card-zap }, { card-cold_snap }, { card-fire_spark }, { card-fireball }
    .b = Une créature n’importe où : { card-lightning_bolt }
    .c = Une section et, avec 3 points d’énergie, sa voisine : { card-earthquake }
    .d = Une section et, avec 3 points d’énergie, celle de derrière : { card-ice_storm }
diagram-scoring = Un calcul : les trophées de six types, multipliés par la valeur de leurs compteurs, donnent 5, 4, 4, 15, 5 et 14, soit 47. Quatre sorts de soutien ajoutent 8, deux cartes Poison retirent 4. Le total est de 51.
    .title = Un score final
    .a = Trophées × compteur
    .b = 2 par sort de soutien
    .c = −2 par carte Poison
    .d = Points
diagram-missions = Deux cartes Mission. L’une reste face cachée devant le joueur, l’autre est rendue.
    .title = Deux missions, une seule reste
    .a = Vous en gardez une, face cachée, jusqu’à la fin
    .b = L’autre est remise sans être montrée
diagram-bonus = Les quatre créatures fortes et puissantes, chacune avec le signe de son bonus : une carte pour le shaman gobelin, une action pour le cavalier orque, des défausses pour le golem de lave, de l’énergie pour le chef.
    .title = Qui apporte quel bonus
diagram-new_fate = Un plateau où les sections médianes des quartiers 3 et 4 sont éclairées : seules les créatures qui s’y trouvent avancent. Au quartier 1, des créatures se tiennent sur les sections médiane et extérieure ; seule la médiane, la première occupée, peut être attaquée.
    .title = Des sections avancent, les premiers protègent
    .a = La carte montre les quartiers 3 et 4, section médiane : eux seuls avancent
    .b = La première section occupée : les attaques l’atteignent
    .c = Derrière elle : hors de portée
diagram-terrain = Trois quartiers. Sur des ronces, un cavalier orque a 2 points de vie au lieu de 3. Sur un champ de pierres, un gobelin en a 3 au lieu de 2. Une créature qui s’arrêterait sur une route avance d’une section de plus.
    .title = Ce que fait le terrain
    .a = Ronces : 1 point de vie de moins
    .b = Champ de pierres : 1 point de vie de plus
    .c = Route : une section de plus
diagram-reinforcement = Un crapaud couveur vaincu laisse un crapelet, que prend celui qui le touche. Un bombardier vaincu inflige 1 dégât à tout ce qui se trouve sur sa section.
    .title = Crapauds et bombardiers
    .a = Un crapaud couveur vaincu laisse un crapelet
    .b = Celui qui touche le crapelet le prend
    .c = Un bombardier vaincu touche tout ce qui est sur sa section

# Dans le terminal.
rules-example = Exemple : { $title }. { $text } { $after }
rules-example-told = Ce qui se passe : { $told }

# Les exemples. Le texte dit ce qu’il faut faire, .after ce que l’on a vu.
example-march = Vous êtes Rouge et n’avez plus rien à faire : passez. La prochaine carte Destin fait avancer les faibles.
    .title = Les faibles avancent
    .after = Ceux des sections médianes ont avancé d’abord, puis ceux des extérieures. Les créatures fortes et puissantes sont restées sur place.
example-tower = Vous êtes Rouge. Un gobelin se tient sur la section intérieure de votre quartier, et vous avez un trophée de gobelin. Passez, et voyez ce que fait la prochaine carte Destin.
    .title = Un gobelin atteint la tour
    .after = Le compteur des gobelins est passé de 3 à 2. Et comme le gobelin est venu par le quartier de Rouge, Rouge a perdu un trophée de gobelin.
example-one_more_life = La carte Destin dit « +1 point de vie ». Lancez { card-smash } avec un Grimoire sur le gobelin : 2 dégâts. Puis lancez { card-zap } sur lui.
    .title = Un point de vie de plus
    .after = 2 dégâts ne suffisaient pas ce round-ci : le gobelin a 3 points de vie. { card-zap } lui a pris le troisième.
example-no_teleport = La carte Destin dit « pas de téléportation ». Essayez de vous téléporter, puis combattez là où vous êtes.
    .title = Cloué sur place
    .after = Ce round-ci, aucun mage ne quitte sa case, ni par une action ni par une carte ajoutée.
example-draw_three = Vous avez le pouvoir « piocher un sort supplémentaire », et la carte Destin dit « 3 sorts ». Passez et voyez combien de cartes vous piochez.
    .title = Trois, plus une
    .after = Trois par la carte Destin et une par le pouvoir : quatre.
example-exchange = Vous êtes Rouge. Passez ; la prochaine carte Destin apporte un échange. Regardez la palette.
    .title = Une nouvelle palette
    .after = Les créatures ont d’abord avancé. Puis les six cartes sont reparties et six autres sont venues.
example-no_change = La carte Destin interdit l’étude, mais vous avez le pouvoir « règles immuables ». Lancez un Grimoire et apprenez { card-fireball }.
    .title = Des règles pour les autres
    .after = La règle spéciale valait pour tous, sauf pour Bleu.
example-empty_path = Il ne reste qu’un orque dans votre quartier. Vainquez-le avec { card-zap } et un Grimoire ; c’est votre dernière action.
    .title = Aucun quartier ne reste vide
    .after = Le tour de Rouge a commencé et le quartier 1 était sans créature : on y a donc d’abord révélé un marqueur.
example-reveal = Votre tour commence. Révélez un marqueur, dans n’importe quel quartier sauf le vôtre.
    .title = Ils arrivent
    .after = Un golem de lave est venu au quartier 4. Vous choisissez où la situation se corse, sauf au quartier 1, où se tient votre mage.
example-extra_action = Deux orques se tiennent dans votre quartier. Vainquez-les tous les deux, puis téléportez-vous au quartier 4.
    .title = Une troisième action, tout de suite
    .after = Le second orque a donné le pouvoir « action supplémentaire », valable dès ce tour.
example-teleport = Des mages se tiennent en 1, 2, 3 et 5 : seuls 4 et 6 sont libres. Téléportez-vous au quartier 4 et vainquez-y le gobelin.
    .title = Autour de la tour
    .after = La distance n’importe pas, il suffit que la case soit libre. Au quartier 4, les sorts de Bleu ont atteint le gobelin.
example-remove = Vous avez le pouvoir « changement de main ». Remettez { card-zap } dans la boîte.
    .title = Un paquet plus mince
    .after = { card-zap } a disparu pour de bon. Le reste viendra plus souvent en main.
example-give_poison = Vainquez le second chef avec { card-fireball }, { card-fire_spark } et un Grimoire. Puis utilisez le nouveau pouvoir : donnez du poison à Rouge.
    .title = Un cadeau empoisonné
    .after = Le poison est dans la défausse de Rouge. Il encombrera sa main, et coûtera 2 points à la fin.
example-two_hits = Lancez { card-zap } sur le gobelin, sans rien ajouter. Puis lancez { card-cold_snap } sur lui.
    .title = Les dégâts s’additionnent
    .after = Un et un : pendant un tour, les dégâts s’additionnent, quel que soit le sort. À la fin du tour, ils auraient disparu.
example-enhance = Lancez { card-smash } et ajoutez les deux Grimoires au signe de terre. Choisissez le troisième effet et frappez le cavalier orque.
    .title = Trois points d’énergie
    .after = { card-smash } et deux Grimoires ont donné 3 points d’énergie de terre : l’effet à 3 dégâts était payé, juste assez pour 3 points de vie.
example-added_teleport = Votre quartier est plein de créatures puissantes. Lancez { card-zap } et ajoutez { card-replenish } : utilisez son effet et téléportez-vous au quartier 3. Puis frappez le gobelin.
    .title = Parti en plein sort
    .after = La carte ajoutée a donné de l’énergie et une téléportation. Ce qui compte, c’est où se tient le mage quand l’effet est choisi.
example-added_draw = Lancez { card-fireball } et ajoutez { card-voodoo } : piochez une carte. Ajoutez-la aussi, si vous pouvez, et frappez le golem de lave.
    .title = Une pioche heureuse
    .after = La carte piochée était un Grimoire au signe de feu ; ajouté aussitôt, il a donné le troisième point d’énergie. 5 dégâts ont abattu le golem.
example-learn = Lancez un Grimoire et apprenez { card-fireball }. Puis passez.
    .title = Apprendre un sort
    .after = { card-fireball } est allée dans la défausse à la fin des actions, et une autre carte a pris sa place. Elle viendra en main à un tour suivant.
example-bolt = Lancez { card-lightning_bolt } avec { card-zap } et frappez le gobelin du quartier 4.
    .title = À travers le plateau
    .after = { card-lightning_bolt } n’est pas lié au quartier du mage.
example-earthquake = Lancez { card-earthquake } avec { card-smash } et un Grimoire, choisissez le second effet et touchez les sections extérieures des quartiers 1 et 2.
    .title = Quatre d’un coup
    .after = Tout ce qui se tenait sur les deux sections a été touché à la fois : trois gobelins et un orque.
example-ice_storm = Lancez { card-ice_storm } avec { card-cold_snap } et un Grimoire, et choisissez la section intérieure. Puis achevez le shaman avec { card-smash }.
    .title = Et celle de derrière
    .after = 2 dégâts sur la section intérieure et sur la médiane, derrière elle, ont abattu deux gobelins. Il restait 1 point de vie au shaman, pour { card-smash }.
example-put = Lancez { card-switch } avec { card-smash } et placez un golem de lave du quartier 2 sur la section intérieure de votre quartier.
    .title = Un golem déménage
    .after = Où qu’il ait été, il se tient maintenant au quartier 1, au pied de la tour et à portée des sorts de Bleu.
example-forward = Lancez { card-magic_bonds } et faites avancer d’une section le shaman gobelin du quartier 5.
    .title = Jusque dans la tour
    .after = Le shaman est parti et son compteur a reculé d’une case. Personne n’a perdu de trophée, car aucun mage ne se tenait au quartier 5.
example-voodoo = Lancez { card-voodoo } avec { card-fire_spark } et choisissez le second effet.
    .title = Les adversaires se défaussent
    .after = Rouge avait quatre cartes et a dû se défausser d’une carte de son choix. Et Bleu a une action de plus.
example-skill = Deux gobelins se tiennent dans votre quartier. Vainquez-les tous les deux et voyez combien de cartes vous piochez.
    .title = Le second crâne
    .after = Le second gobelin a donné le pouvoir « piocher un sort supplémentaire » : cinq cartes au lieu de quatre.
example-points = Le dernier tour d’une partie. Téléportez-vous n’importe où, et la partie est finie.
    .title = La fin d’une partie
    .after = Plus de trois quartiers n’ont plus de marqueurs. Les trophées valent ce que montre leur compteur, les sorts de soutien 2 points chacun.
example-mission = Gardez l’une des deux missions.
    .title = Une mission pour vous
    .after = Personne d’autre ne la connaîtra avant la fin. L’autre a été remise sans être montrée.
example-mission_points = Le dernier tour d’une partie avec missions secrètes. Téléportez-vous et voyez ce que rapportent les missions.
    .title = Missions dévoilées
    .after = La mission de Bleu a rapporté 2 points pour un pouvoir bonus. Celle de Rouge demandait un ensemble avec un trophée puissant et n’a rien rapporté.
example-bonus = Vainquez le cavalier orque avec { card-smash } et deux Grimoires, et prenez son bonus : une action.
    .title = Un prix pour le cavalier
    .after = Après la victoire est venu le bonus, et Bleu a eu une action de plus.
example-power = Vainquez le chef avec { card-fireball } et prenez son bonus, l’énergie magique. Puis lancez { card-smash } seul sur le gobelin.
    .title = De l’énergie pour la suite
    .after = { card-smash } avait 2 points d’énergie sans aucune carte ajoutée.
example-new_march = Vous êtes Rouge. Passez ; la prochaine carte montre les sections médianes des quartiers 3 et 4.
    .title = Seulement là
    .after = Les créatures de toutes catégories sur ces deux sections ont avancé, et aucune autre.
example-front = Vous lancez { card-cold_snap }. Essayez de frapper le gobelin sur la section extérieure, puis le cavalier orque devant lui.
    .title = Les premiers protègent
    .after = Tant qu’il y a quelque chose sur la section médiane, les attaques n’atteignent pas l’extérieure.
example-tendrils = Le cavalier orque se tient dans les ronces. { card-smash } avec un Grimoire suffit.
    .title = Pris dans les ronces
    .after = 3 points de vie, un de moins dans les ronces : 2 dégâts l’ont abattu.
example-road = Révélez un marqueur au quartier 4, dont la section extérieure est une route.
    .title = Un raccourci
    .after = Le golem de lave ne s’est pas arrêté sur la route : il se tient tout de suite sur la section médiane.
example-toadling = Vainquez le crapaud couveur avec { card-smash } et deux Grimoires. Puis frappez son crapelet avec { card-zap }.
    .title = Ce que laisse le crapaud
    .after = Le crapaud est devenu un trophée, le crapelet un cadeau pour plus tard : une action de plus.
example-use_toadling = Utilisez votre crapelet contre le gobelin, puis lancez { card-cold_snap } sur lui.
    .title = Un crapelet bien utile
    .after = Le crapelet a pris un point de vie, { card-cold_snap } l’autre. L’utiliser n’a coûté aucune action.
example-bomber = Un gobelin et un bombardier se tiennent dans les ronces. Vainquez le bombardier avec { card-smash } et deux Grimoires.
    .title = Boum
    .after = L’explosion a touché tout ce qui était sur la section : assez pour le gobelin, qui n’avait que 1 point de vie dans les ronces.
