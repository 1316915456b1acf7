# The five modules, and the pieces they bring.

module-missions = Secret missions
    .text = Everyone gets two mission cards and keeps one, face down. It scores at the end.
module-bonus = Bonus actions
    .text = Strong and brute creatures give you a bonus when you defeat them.
module-new_fate = New fate cards
    .text = Fate cards move whole sections of paths, and attacks reach only the front section of a path.
module-terrain = Terrain
    .text = Tiles on some sections: tendrils cost a life, stone fields give one, roads lead on.
module-reinforcement = Reinforcement
    .text = New creatures stand in for old ones: the Croco Flyer, the Breeding Toad and the Bomber.

mission-groups_of_category = { $points } points for every { $size } { $category } trophies
mission-each_of_category = { $points } points for every { $category } trophy
mission-groups_of_any = { $points } points for every { $size } trophies of any kind
mission-sets = { $points } points for every set of a weak, a strong and a brute trophy
mission-skills = { $points } points for every extra skill gained
mission-most = { $points } points for every creature type of which nobody has more trophies than you
mission-learned = { $points } points for every { $size } spells learned

terrain-tendrils = tendrils
    .text = A creature here has 1 life less.
    .short = tendrils
terrain-stone_field = stone field
    .text = A creature here has 1 life more.
    .short = stones
terrain-road = road
    .text = A creature that would stop here goes one section further.
    .short = road
terrain-covered = face-down tile
    .text = It is turned up before the first creatures enter.
    .short = covered
terrain-tile = { $kind } for the { $section } section

toadling-draw = draw toadling
    .text = draw one card.
    .short = draw
toadling-action = action toadling
    .text = one more action this turn.
    .short = action
toadling-power = power toadling
    .text = 1 more spell power for the next action, if that is an attack or support spell.
    .short = power
toadling-life = life toadling
    .text = one creature has 1 life less this turn.
    .short = life
