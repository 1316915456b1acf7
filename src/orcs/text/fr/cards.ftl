# Les cartes et ce qui y est écrit. « Le mage » est celui qui lance le sort.
# Une carte dont le nom dit les types a son propre .head.

card-smash = Fracas
card-zap = Décharge
card-cold_snap = Coup de froid
card-fire_spark = Étincelle
card-book_earth_lightning = { card-book }
    .head = { card-book.head }
card-book_lightning_water = { card-book }
    .head = { card-book.head }
card-book_water_fire = { card-book }
    .head = { card-book.head }
card-book_fire_earth = { card-book }
    .head = { card-book.head }
card-book = Grimoire ({ $magics })
    .head = Grimoire ({ $magics }) – { spell-lore }
card-fireball = Boule de feu
card-lightning_bolt = Éclair
card-earthquake = Séisme
card-ice_storm = Blizzard
card-switch = Inversion
card-replenish = Recharge
card-magic_bonds = Liens magiques
card-voodoo = Vaudou
card-wisdom = Sagesse
card-poison = Poison

magic-earth = terre
magic-lightning = foudre
magic-water = eau
magic-fire = feu
magic-any = tous types

spell-attack = attaque
spell-lore = savoir
spell-support = soutien
spell-poison = poison

# L’effet d’une ligne, selon son verbe.
line-strike_one =
    { $amount ->
        [one] { $amount } dégât à une créature du quartier du mage
       *[other] { $amount } dégâts à une créature du quartier du mage
    }
line-strike_anywhere =
    { $amount ->
        [one] { $amount } dégât à une créature du plateau
       *[other] { $amount } dégâts à une créature du plateau
    }
line-strike_section =
    { $amount ->
        [one] { $amount } dégât à chaque créature d’une section du quartier du mage
       *[other] { $amount } dégâts à chaque créature d’une section du quartier du mage
    }
line-strike_side =
    { $amount ->
        [one] { $amount } dégât à chaque créature d’une section du quartier du mage et de la section voisine, à gauche ou à droite
       *[other] { $amount } dégâts à chaque créature d’une section du quartier du mage et de la section voisine, à gauche ou à droite
    }
line-strike_behind =
    { $amount ->
        [one] { $amount } dégât à chaque créature d’une section du quartier du mage et de la section derrière elle
       *[other] { $amount } dégâts à chaque créature d’une section du quartier du mage et de la section derrière elle
    }
line-swap = intervertir deux créatures
line-put = placer n’importe quelle créature sur une section du quartier du mage
line-forward =
    faire avancer une créature { $amount ->
        [one] d’une section
       *[other] de { $amount } sections
    }
line-draw =
    piocher { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    }
line-discard_one = un adversaire se défausse d’une carte
line-discard_all = tous les adversaires se défaussent d’une carte
line-with-action =
    { $effect }, et { $actions ->
        [one] une action de plus
       *[other] { $actions } actions de plus
    }

enhancement-teleport = se téléporter
enhancement-draw = piocher une carte

# La carte entière, par morceaux.
card-head = { $card } – { $spell } ({ $magics })
card-head-poison = { $card }
card-line = Énergie { $cost } : { $effect }
card-lore = Lancée seule : apprendre un sort
card-enhancement = Ajoutée à un sort : en plus, { $enhancements }
card-no_use = Ne peut être ni lancée ni ajoutée. Coûte 2 points à la fin.
