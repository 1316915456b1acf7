# Creatures. The attributes are forms of the name: .a one of them, .many several, .short for the drawn board.

creature-goblin = Goblin
    .a = a Goblin
    .many = Goblins
    .short = Gob
creature-orc = Orc
    .a = an Orc
    .many = Orcs
    .short = Orc
creature-goblin_shaman = Goblin Shaman
    .a = a Goblin Shaman
    .many = Goblin Shamans
    .short = Sha
creature-orc_rider = Orc Rider
    .a = an Orc Rider
    .many = Orc Riders
    .short = Rid
creature-lava_golem = Lava Golem
    .a = a Lava Golem
    .many = Lava Golems
    .short = Gol
creature-chief = Chief
    .a = a Chief
    .many = Chiefs
    .short = Chf
creature-croco_flyer = Croco Flyer
    .a = a Croco Flyer
    .many = Croco Flyers
    .short = Cro
creature-breeding_toad = Breeding Toad
    .a = a Breeding Toad
    .many = Breeding Toads
    .short = Toa
creature-bomber = Bomber
    .a = a Bomber
    .many = Bombers
    .short = Bom

category-weak = weak
category-strong = strong
category-brute = brute

# What becomes of a creature besides the trophy.
on_defeat-none = leaves nothing behind
on_defeat-toadling = leaves a toadling on its section
on_defeat-blast = deals 1 damage to everything on its section

# The whole row of a creature, in parts.
creature-text = { $creature }: { $category }, { $life } life, worth { $track }.
creature-text-skill = Defeat two to gain the extra skill “{ $skill }”: { $skill-text }
creature-text-bonus = Bonus action for each one you defeat: { $bonus-text }
creature-text-defeat = When defeated, it { $on_defeat }.
