# Creatures. The attributes are forms of the name: .a one of them as an object, .start one of them as the beginning of a
# sentence, .the as an object, .many several, .trophy a trophy of it, .short for the drawn board.

creature-goblin = Goblin
    .a = einen Goblin
    .start = Ein Goblin
    .the = den Goblin
    .many = Goblins
    .trophy = Goblin-Trophäe
    .short = Gob
creature-orc = Ork
    .a = einen Ork
    .start = Ein Ork
    .the = den Ork
    .many = Orks
    .trophy = Ork-Trophäe
    .short = Ork
creature-goblin_shaman = Goblin-Schamane
    .a = einen Goblin-Schamanen
    .start = Ein Goblin-Schamane
    .the = den Goblin-Schamanen
    .many = Goblin-Schamanen
    .trophy = Schamanen-Trophäe
    .short = Sch
creature-orc_rider = Ork-Reiter
    .a = einen Ork-Reiter
    .start = Ein Ork-Reiter
    .the = den Ork-Reiter
    .many = Ork-Reiter
    .trophy = Reiter-Trophäe
    .short = Rei
creature-lava_golem = Lava-Golem
    .a = einen Lava-Golem
    .start = Ein Lava-Golem
    .the = den Lava-Golem
    .many = Lava-Golems
    .trophy = Golem-Trophäe
    .short = Gol
creature-chief = Chef
    .a = einen Chef
    .start = Ein Chef
    .the = den Chef
    .many = Chefs
    .trophy = Chef-Trophäe
    .short = Che
creature-croco_flyer = Krokoflieger
    .a = einen Krokoflieger
    .start = Ein Krokoflieger
    .the = den Krokoflieger
    .many = Krokoflieger
    .trophy = Krokoflieger-Trophäe
    .short = Fli
creature-breeding_toad = Brütende Kröte
    .a = eine Brütende Kröte
    .start = Eine Brütende Kröte
    .the = die Brütende Kröte
    .many = Brütende Kröten
    .trophy = Kröten-Trophäe
    .short = Krö
creature-bomber = Bomber
    .a = einen Bomber
    .start = Ein Bomber
    .the = den Bomber
    .many = Bomber
    .trophy = Bomber-Trophäe
    .short = Bom

# .adj goes with “eine … Kreatur” and “… Kreaturen”.
category-weak = schwach
    .adj = schwache
category-strong = stark
    .adj = starke
category-brute = sehr stark
    .adj = sehr starke

# What becomes of a creature besides the trophy.
on_defeat-none = bleibt nichts zurück
on_defeat-toadling = bleibt auf dem Abschnitt ein Krötling zurück
on_defeat-blast = erleidet alles auf dem Abschnitt 1 Schaden

# The whole row of a creature, in parts.
creature-text = { $creature }: { $category }, { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }; Wert: { $track }.
creature-text-skill = Wer zwei besiegt, erlangt die Sonderfähigkeit „{ $skill }“: { $skill-text }
creature-text-bonus = Bonusaktion für jeden Sieg: { $bonus-text }
creature-text-defeat = Nach dem Sieg über diese Kreatur { $on_defeat }.
