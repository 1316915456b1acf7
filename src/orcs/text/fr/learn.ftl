# Apprendre en jouant, et le plateau d’essai qui le permet.

# Ce que le plateau d’essai refuse.
problem-sandbox_pick = Le coup { $number }, { $pick }, n’est pas possible à ce moment.
problem-sandbox_record = Cette position ne peut pas être mise en place : { $text }.
problem-sandbox_slow = Cette position est trop longue à mettre en place.

# L’écran.
learn-page = Apprendre en jouant
learn-claim = Dix minutes devant le plateau, et vous connaissez le jeu.
learn-chapters = Chapitres
learn-basics = Le jeu
learn-modules = Les modules de l’extension
learn-go_on = Continuer
learn-back = Retour
learn-start = Commencer
learn-resume = Reprendre ici
learn-again = Encore une fois
learn-known = Terminé
learn-step = Étape { $number } sur { $count }
learn-done_basics = Vous connaissez le jeu !
learn-done_basics_text = Les modules peuvent attendre : chacun n’ajoute qu’une idée. Maintenant, à vous de jouer.
learn-done_all = Vous connaissez tout le jeu !
learn-done_all_text = Combinez les modules à votre guise. Maintenant, à vous de jouer.
learn-play = Votre première partie
learn-more = Voir les modules
learn-next = Chapitre suivant : { $title }
learn-coach = Votre guide
learn-not_now = C’est permis, mais ce n’est pas notre but. Essayez ce qui brille.
learn-clause = Règle { $clause } : { $text }
learn-failed = Le plateau ne peut pas être mis en place pour l’instant.
learn-retry = Réessayer

# Chapitres, étapes et faux pas : une ou deux phrases courtes, car le plateau occupe l’écran.
learn-tower = La tour et ses quartiers
    .end = Vous connaissez le plateau. Ensuite : comment les créatures y entrent.
learn-tower-welcome = Bienvenue ! Voici la tour. Des créatures l’assaillent de toutes parts, et vous la défendez, pour la gloire.
learn-tower-paths = Six quartiers l’entourent. Chacun a trois sections : extérieure, médiane et intérieure. Les créatures entrent par l’extérieur.
learn-tower-mage = Vous êtes le mage bleu, devant le quartier 1. La plupart de vos sorts n’atteignent que votre quartier.
learn-tower-worth = Les créatures vaincues sont vos trophées. Voici ce que vaut chacune ; la valeur baisse dès que l’une entre dans la tour.
learn-tower-ranks = Gobelins et orques sont faibles, shamans et cavaliers forts, golems et chefs puissants : plus de cœurs, plus de points.

learn-reveal = Révéler un marqueur
    .end = Chaque tour commence par un marqueur. Ensuite : ripostez.
learn-reveal-markers = Près de chaque quartier, une pile de marqueurs cachés. Quand quatre piles sont vides, la partie s’achève à la fin du round.
learn-reveal-pick = Chaque tour commence par en révéler un, dans le quartier de votre choix, sauf le vôtre. Ouvrez le quartier 2 !
learn-reveal-pick-own = Pas devant vos propres pieds ! N’importe quel quartier, sauf le vôtre.
learn-reveal-pick-other = Tous les quartiers sauf le vôtre conviennent. Cette fois, prenez le 2.
learn-reveal-empty = Si un quartier est sans créature au début d’un tour, un marqueur s’y révèle de lui-même. Aucun quartier ne reste vide.

learn-cast = Lancer un sort
    .end = Vous savez lancer un sort. Les dégâts disparaissent à la fin du tour : une étincelle suffit rarement. Ensuite : des sorts plus forts.
learn-cast-hand = Voici votre main. Vous avez deux actions, et la meilleure est de lancer un sort.
learn-cast-spell = Lancez « { card-fire_spark } » : 1 point d’énergie, 1 dégât.
learn-cast-spell-book = Les Grimoires, ce sera pour bientôt. D’abord « { card-fire_spark } ».
learn-cast-spell-zap = « { card-zap } » viendra ensuite. Commencez par « { card-fire_spark } ».
learn-cast-stop = Vous pourriez l’améliorer avec d’autres cartes. Pas cette fois : lancez le sort tel quel.
learn-cast-stop-book = Gardez ce Grimoire pour l’instant : lancez le sort tel quel.
learn-cast-target = Choisissez une cible dans votre quartier. Touchez { creature-goblin_shaman.the } : il a 3 points de vie.
learn-cast-target-chief = Cinq points de vie ! { creature-chief.start } s’en moque. Touchez { creature-goblin_shaman.the }.
learn-cast-target-far = Trop loin : ce sort n’atteint que votre quartier.
learn-cast-wound = Un cœur de moins sur trois. Les dégâts restent jusqu’à la fin de votre tour, puis ils disparaissent. Frappez donc encore !

learn-enhance = Améliorer un sort
    .end = Les cartes du même type renforcent un sort, et chaque victoire donne un trophée et un crâne. Ensuite : s’écarter à temps.
learn-enhance-spell = Deuxième action : lancez « { card-zap } ». Seul, ce sort fait 1 dégât, et c’est trop peu.
learn-enhance-spell-teleport = Restez ! Votre proie est blessée. Lancez « { card-zap } ».
learn-enhance-book = Seules les cartes du type du sort ajoutent de l’énergie. « { card-zap } » est de foudre : ajoutez le Grimoire de foudre.
learn-enhance-book-other = Ce Grimoire donne l’eau ou le feu. « { card-zap } » demande la foudre.
learn-enhance-book-stop = Avec 1 dégât, { creature-goblin_shaman.the } resterait debout. Ajoutez d’abord le Grimoire.
learn-enhance-enough = 2 points d’énergie. Rien d’autre ne convient : terminez.
learn-enhance-line = Votre énergie paie un effet de la carte. Choisissez l’effet à 2 dégâts !
learn-enhance-line-cheap = Vous pouvez payer mieux. Choisissez l’effet à 2 dégâts.
learn-enhance-target = Et maintenant, le coup de grâce.
learn-enhance-target-chief = { creature-chief.start } n’en souffrirait guère. { creature-goblin_shaman.start } n’a plus que deux cœurs !
learn-enhance-trophy = Votre premier trophée ! Avec un crâne en prime. Vous verrez bientôt à quoi il sert.
learn-enhance-end = Vos deux actions sont jouées. Finissez le tour : le reste de la main part, quatre cartes arrivent. Puis Rouge joue.
learn-enhance-end-more = Plus d’action : c’est deux par tour. Finissez-le.

learn-teleport = Se téléporter
    .end = Pour une action, vous allez sur n’importe quelle case tour libre. Ensuite : de meilleures cartes.
learn-teleport-round = Rouge a vaincu un gobelin, et un round commence : les créatures faibles, gobelins et orques, ont avancé d’une section.
learn-teleport-reveal = D’abord le marqueur, comme à chaque tour. Au quartier 4, s’il vous plaît.
learn-teleport-reveal-own = Jamais dans votre propre quartier.
learn-teleport-move = { creature-chief.start } qui reste est trop coriace. Téléportez-vous au quartier 6, chez les faibles. Cela coûte une action.
learn-teleport-move-red = Rouge s’y trouve. Un seul mage par case tour, toujours.
learn-teleport-move-other = C’est possible. Mais cette fois, venez au quartier 6.

learn-learn = Apprendre des sorts
    .end = Une carte apprise vient en main à un tour suivant et reste dans votre paquet. Ensuite : le Destin.
learn-learn-display = Vos huit cartes ne sont qu’un début. Voici les bonnes : trois sorts d’attaque, trois de savoir et de soutien.
learn-learn-area = Certaines frappent une zone : « { card-ice_storm } » touche une section et, avec 3 points d’énergie, celle de derrière.
learn-learn-book = Le gobelin attendra : de meilleures cartes servent toute la partie. Lancez un Grimoire seul pour en apprendre une.
learn-learn-book-attack = C’est une attaque. Pour apprendre, lancez un Grimoire.
learn-learn-take = Prenez « { card-switch } », un sort de soutien.
learn-learn-take-attack = Un beau sort. Une prochaine fois, peut-être : il nous faut « { card-switch } ».
learn-learn-take-other = Bonne carte aussi ! Mais aujourd’hui, il nous faut « { card-switch } ».
learn-learn-end = Elle va dans votre défausse, et viendra en main une fois le paquet mélangé. Finissez votre tour.

learn-fate = Le Destin
    .end = Le Destin fait avancer les créatures : soyez ailleurs quand elles arrivent. Ensuite : des sorts qui vous aident.
learn-fate-pass = Rouge n’avait rien d’utile à faire et a passé. Vous le pouvez aussi : vos actions se terminent aussitôt.
learn-fate-card = Chaque round commence par une carte Destin. Elle dit qui avance : encore les faibles. Certaines étaient tout près…
learn-fate-tower = … et sont dans la tour. Elles disparaissent, et les trophées de leur type valent moins désormais. Pour tout le monde.
learn-fate-loss = Rouge se tenait dans un tel quartier : un trophée gobelin perdu. Un mage n’arrête personne : soyez ailleurs quand elles arrivent.
learn-fate-rule = Beaucoup de cartes Destin imposent une règle spéciale pour le round. Ici : chacun ne pioche que trois cartes.
learn-fate-reveal = À vous. Révélez un marqueur au quartier 5.
learn-fate-reveal-own = Vous êtes au quartier 6 maintenant : c’est donc le vôtre.

learn-support = Les sorts de soutien
    .end = Les sorts de soutien déplacent, font piocher ou gênent les autres, et valent 2 points chacun. Ensuite : les crânes.
learn-support-spell = « { card-switch } » est dans votre main ! Lancez cette carte.
learn-support-spell-attack = Bientôt. Amenez d’abord une proie à portée : « { card-switch } ».
learn-support-book = Avec un second point d’énergie de terre, elle fait mieux. Ajoutez votre Grimoire.
learn-support-book-other = Pas de terre dans celui-là. Prenez l’autre Grimoire.
learn-support-line = Choisissez le second effet : placer une créature, n’importe laquelle, dans votre quartier.
learn-support-line-swap = Intervertir, pourquoi pas. Mais vous avez payé le second effet.
learn-support-creature = { creature-orc.start } du quartier 2 est aux portes de la tour. Attirez-le !
learn-support-creature-tough = Trop de points de vie pour votre main. Attirez { creature-orc.the }.
learn-support-section = Juste devant vous : la section intérieure.
learn-support-section-outer = Cela irait. Mais arrêtons-le à la porte : section intérieure.
learn-support-strike = Frappez : « { card-zap } ». Nous ajoutons le Grimoire pour vous.
learn-support-target = Achevez { creature-orc.the }.
learn-support-points = Un trophée de plus. Et retenez : chaque sort de soutien que vous possédez vaut 2 points à la fin, utilisé ou non.

learn-skills = Crânes et pouvoirs
    .end = Deux crânes d’un type donnent son pouvoir, et certaines cartes font plus quand on les ajoute. Pour finir : les points.
learn-skills-late = Un bond en avant : dernier round, votre dernier tour. Vous avez 15 points, Rouge en a 17. Est-ce encore possible ?
learn-skills-skulls = Chaque type a sa jauge de crânes. Deux créatures vaincues, et son pouvoir bonus est à vous. Il ne manque qu’un orque !
learn-skills-spell = Justement, { creature-orc.a } se tient chez vous. Lancez « { card-zap } ».
learn-skills-spell-bolt = Gardez « { card-lightning_bolt } » pour un plus gros gibier.
learn-skills-book = Ajoutez le Grimoire.
learn-skills-book-bolt = Ce serait du gâchis. Ajoutez le Grimoire.
learn-skills-target = Visez { creature-orc.the } !
learn-skills-target-chief = Pas { creature-chief.the } : 2 dégâts sur 5 points de vie. { creature-orc.start }, lui, tombe.
learn-skills-gained = Vous gagnez « { skill-extra_action } », qui compte aussitôt : encore deux actions au lieu d’une.
learn-skills-draw = La première pour piocher : lancez « { card-replenish } ».
learn-skills-draw-bolt = Avec cette main, ce serait trop faible. Piochez d’abord.
learn-skills-bolt = Un Grimoire et « { card-wisdom } » : parfait. Lancez « { card-lightning_bolt } ».
learn-skills-bolt-bonds = Cela ne rapporte rien. Lancez « { card-lightning_bolt } ».
learn-skills-first = Ajoutez le Grimoire…
learn-skills-second = … puis « { card-wisdom } », qui donne tous les types. Cela fait 3 points d’énergie : 4 dégâts !
learn-skills-effect = Certaines cartes ajoutées ont un effet, maintenant ou jamais. « { card-wisdom } » : se téléporter ou piocher. Piochez !
learn-skills-effect-skip = Vous pourriez y renoncer. Mais cette carte est gratuite : piochez.
learn-skills-golem = 4 dégâts, 4 points de vie : { creature-lava_golem.the }.
learn-skills-golem-chief = Cinq points de vie : il y survivrait. Prenez { creature-lava_golem.the }.

learn-scoring = La fin et les points
    .end = Vous savez comment la partie se termine.
learn-scoring-markers = Quatre quartiers n’ont plus de marqueurs : ce round est le dernier, et votre tour le termine.
learn-scoring-points = Chaque trophée compte ce que vaut encore son type, chaque sort de soutien 2 points.
learn-scoring-poison = Gare au poison : celui qui a le pouvoir des chefs peut vous en glisser. Il ne sert à rien et coûte 2 points à la fin.
learn-scoring-end = Finissez votre tour, et la partie avec lui.
learn-scoring-result = 19 à 17 : vous avez gagné !

learn-missions = Missions secrètes
    .end = Vous connaissez les missions secrètes. Gardez celle qui convient à votre début de partie.
learn-missions-keep = Vous recevez deux missions et en gardez une, en secret. Laquelle ? Les deux conviennent.
learn-missions-secret = Personne ne la voit avant la fin ; alors elle rapporte ses propres points. Vos adversaires ont les leurs.

learn-bonus = Actions bonus
    .end = Vous connaissez les actions bonus : les créatures fortes et puissantes rapportent encore plus.
learn-bonus-spell = Dans ce module, les créatures fortes et puissantes donnent un bonus. Lancez « { card-zap } » ; nous ajoutons deux Grimoires.
learn-bonus-target = 3 dégâts : abattez { creature-goblin_shaman.the }.
learn-bonus-target-weak = Les créatures faibles ne donnent rien. Visez { creature-goblin_shaman.the } !
learn-bonus-take = Son bonus : piocher une carte, aussitôt. Prenez-la.
learn-bonus-take-leave = Vous pouvez y renoncer. Mais pourquoi ? Prenez la carte.
learn-bonus-kinds = À chaque type le sien : une carte, une action, une défausse pour vos adversaires, ou de l’énergie pour le prochain sort.

learn-new_fate = Nouveau Destin
    .end = Vous connaissez le nouveau Destin : surveillez les sections et frappez la première occupée.
learn-new_fate-card = Ces cartes font avancer des sections entières, quels qu’en soient les occupants. Ici : toutes celles des quartiers 1, 2 et 6.
learn-new_fate-front = Et les attaques n’atteignent que la première section occupée, vue de la tour. Chez vous, la médiane.
learn-new_fate-spell = Lancez « { card-smash } » ; nous ajoutons un Grimoire.
learn-new_fate-target = Visez une créature de la première section occupée.
learn-new_fate-target-behind = Derrière, elle est à l’abri. Celles de devant doivent d’abord tomber.

learn-terrain = Terrain
    .end = Vous connaissez le terrain : regardez où se tient une créature avant de compter ses cœurs.
learn-terrain-tiles = Des tuiles sur les quartiers : les ronces ôtent 1 point de vie, un champ de pierres en donne 1, une route mène plus loin.
learn-terrain-road = Une route traverse le quartier 2. Révélez-y un marqueur, pour voir.
learn-terrain-road-other = Pas de route ici. Quartier 2 !
learn-terrain-tendrils = Tout droit jusqu’au milieu ! Et chez vous, { creature-orc.a } est pris dans les ronces. Lancez « { card-fire_spark } ».
learn-terrain-target = Plus qu’un point de vie : il suffit d’une étincelle.
learn-terrain-target-rider = Trois points de vie. { creature-orc.start } dans les ronces n’en a qu’un.

learn-reinforcement = Renforts
    .end = Vous connaissez les renforts. Prenez garde à ce qu’ils laissent.
learn-reinforcement-toad = De nouvelles créatures en remplacent d’anciennes. Celle-ci couve : { creature-breeding_toad.a }.
learn-reinforcement-spell = Lancez « { card-zap } » ; nous ajoutons deux Grimoires.
learn-reinforcement-target = Abattez { creature-breeding_toad.the }.
learn-reinforcement-target-rider = Plus tard. { creature-breeding_toad.start } est plus intéressant.
learn-reinforcement-toadling = Il laisse un crapelet. 1 dégât suffit pour l’attraper : lancez « { card-fire_spark } ».
learn-reinforcement-catch = Attrapez-le !
learn-reinforcement-catch-rider = 1 dégât ne suffit que pour le crapelet.
learn-reinforcement-use = Votre crapelet donne une action. Il sert quand vous voulez pendant votre tour, sans rien coûter. Essayez tout de suite.
learn-reinforcement-use-end = Attendez : il vous reste un crapelet. Utilisez-le.
learn-reinforcement-others = Les crocos volants sont coriaces, et les bombardiers explosent en tombant. Vous les rencontrerez.
