# Les créatures. Le nom seul sert d’étiquette ; les attributs sont ses formes dans une phrase :
# .word sans article, .a avec un, .the avec le, .new et .start de même en début de phrase, .many au pluriel,
# .short pour le plateau dessiné.

creature-goblin = Gobelin
    .word = gobelin
    .a = un gobelin
    .new = Un gobelin
    .the = le gobelin
    .start = Le gobelin
    .many = gobelins
    .short = Gob
creature-orc = Orque
    .word = orque
    .a = un orque
    .new = Un orque
    .the = l’orque
    .start = L’orque
    .many = orques
    .short = Orq
creature-goblin_shaman = Shaman gobelin
    .word = shaman gobelin
    .a = un shaman gobelin
    .new = Un shaman gobelin
    .the = le shaman gobelin
    .start = Le shaman gobelin
    .many = shamans gobelins
    .short = Sha
creature-orc_rider = Cavalier orque
    .word = cavalier orque
    .a = un cavalier orque
    .new = Un cavalier orque
    .the = le cavalier orque
    .start = Le cavalier orque
    .many = cavaliers orques
    .short = Cav
creature-lava_golem = Golem de lave
    .word = golem de lave
    .a = un golem de lave
    .new = Un golem de lave
    .the = le golem de lave
    .start = Le golem de lave
    .many = golems de lave
    .short = Gol
creature-chief = Chef
    .word = chef
    .a = un chef
    .new = Un chef
    .the = le chef
    .start = Le chef
    .many = chefs
    .short = Chf
creature-croco_flyer = Croco volant
    .word = croco volant
    .a = un croco volant
    .new = Un croco volant
    .the = le croco volant
    .start = Le croco volant
    .many = crocos volants
    .short = Cro
creature-breeding_toad = Crapaud couveur
    .word = crapaud couveur
    .a = un crapaud couveur
    .new = Un crapaud couveur
    .the = le crapaud couveur
    .start = Le crapaud couveur
    .many = crapauds couveurs
    .short = Cra
creature-bomber = Bombardier
    .word = bombardier
    .a = un bombardier
    .new = Un bombardier
    .the = le bombardier
    .start = Le bombardier
    .many = bombardiers
    .short = Bom

# Au féminin pluriel, car ce sont des créatures ; .one au féminin, .trophies au masculin pluriel, .trophy au masculin.
category-weak = faibles
    .one = faible
    .trophy = faible
    .trophies = faibles
category-strong = fortes
    .one = forte
    .trophy = fort
    .trophies = forts
category-brute = puissantes
    .one = puissante
    .trophy = puissant
    .trophies = puissants

# Ce qui arrive à une créature vaincue, outre le trophée.
on_defeat-none = ne laisse rien derrière elle
on_defeat-toadling = laisse un crapelet sur sa section
on_defeat-blast = inflige 1 dégât à tout ce qui se trouve sur sa section

# Tout ce qui se dit d’une créature, par morceaux.
creature-text =
    { $life ->
        [one] { $creature } : créature { $category-one }, { $life } point de vie, valeur { $track }.
       *[other] { $creature } : créature { $category-one }, { $life } points de vie, valeur { $track }.
    }
creature-text-skill = Deux victoires donnent le pouvoir bonus « { $skill } » : { $skill-text }
creature-text-bonus = Action bonus à chaque victoire : { $bonus-text }
creature-text-defeat = Vaincue, elle { $on_defeat }.
