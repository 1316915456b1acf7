# Les cinq modules, et ce qu’ils apportent.

module-missions = Missions secrètes
    .text = Chacun reçoit deux cartes Mission et en garde une, face cachée. Elle rapporte des points à la fin.
module-bonus = Actions bonus
    .text = Les créatures fortes et puissantes donnent un bonus quand elles sont vaincues.
module-new_fate = Nouveau Destin
    .text = Les cartes Destin font avancer des sections entières, et les attaques n’atteignent que la première section occupée d’un quartier.
module-terrain = Terrain
    .text = Des tuiles sur certaines sections : les ronces coûtent un point de vie, les champs de pierres en donnent un, les routes mènent plus loin.
module-reinforcement = Renforts
    .text = De nouvelles créatures remplacent les anciennes : le croco volant, le crapaud couveur et le bombardier.

mission-groups_of_category = { $points } points par groupe de { $size } trophées { $category-trophies }
mission-each_of_category = { $points } points par trophée { $category-trophy }
mission-groups_of_any = { $points } points par groupe de { $size } trophées
mission-sets = { $points } points par ensemble d’un trophée faible, d’un fort et d’un puissant
mission-skills = { $points } points par pouvoir bonus obtenu
mission-most = { $points } points par type de créature dont personne n’a plus de trophées que vous
mission-learned = { $points } points par groupe de { $size } sorts appris

terrain-tendrils = ronces
    .text = Ici, une créature a 1 point de vie de moins.
    .short = ronces
terrain-stone_field = champ de pierres
    .text = Ici, une créature a 1 point de vie de plus.
    .short = pierres
terrain-road = route
    .text = Une créature qui s’arrêterait ici avance d’une section de plus.
    .short = route
terrain-covered = tuile cachée
    .text = Elle est retournée avant l’arrivée des premières créatures.
    .short = cachée
terrain-tile = { $kind } pour la section { $section }

toadling-draw = crapelet de pioche
    .text = piocher une carte.
    .short = pioche
toadling-action = crapelet d’action
    .text = une action de plus ce tour-ci.
    .short = action
toadling-power = crapelet d’énergie
    .text = 1 point d’énergie de plus pour la prochaine action, si c’est un sort d’attaque ou de soutien.
    .short = énergie
toadling-life = crapelet de vie
    .text = une créature a 1 point de vie de moins ce tour-ci.
    .short = vie
