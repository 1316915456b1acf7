# Cards and what is written on them. “The mage’s path” is the path of the mage who casts.
# A card whose name tells its types brings its own .head.

card-smash = Smash
card-zap = Zap
card-cold_snap = Cold Snap
card-fire_spark = Fire Spark
card-book_earth_lightning = { card-book }
    .head = { card-book.head }
card-book_lightning_water = { card-book }
    .head = { card-book.head }
card-book_water_fire = { card-book }
    .head = { card-book.head }
card-book_fire_earth = { card-book }
    .head = { card-book.head }
card-book = Spell Book ({ $magics })
    .head = Spell Book ({ $magics }) – { spell-lore }
card-fireball = Fireball
card-lightning_bolt = Lightning Bolt
card-earthquake = Earthquake
card-ice_storm = Ice Storm
card-switch = Switch
card-replenish = Replenish
card-magic_bonds = Magic Bonds
card-voodoo = Voodoo
card-wisdom = Wisdom
card-poison = Poison

magic-earth = earth
magic-lightning = lightning
magic-water = water
magic-fire = fire
magic-any = any type

spell-attack = attack
spell-lore = lore
spell-support = support
spell-poison = poison

# The effect of a line, by its verb.
line-strike_one = { $amount } damage to one creature on the mage’s path
line-strike_anywhere = { $amount } damage to one creature anywhere
line-strike_section = { $amount } damage to each creature in a section of the mage’s path
line-strike_side = { $amount } damage to each creature in a section of the mage’s path and in the one beside it, left or right
line-strike_behind = { $amount } damage to each creature in a section of the mage’s path and in the one behind it
line-swap = swap two creatures
line-put = put any creature on a section of the mage’s path
line-forward =
    move one creature { $amount ->
        [one] one section
       *[other] { $amount } sections
    } forward
line-draw =
    draw { $amount ->
        [one] one card
       *[other] { $amount } cards
    }
line-discard_one = one rival discards a card
line-discard_all = all rivals discard a card
line-with-action =
    { $effect }, and { $actions ->
        [one] one more action
       *[other] { $actions } more actions
    }

enhancement-teleport = teleport
enhancement-draw = draw a card

# The whole card, in parts.
card-head = { $card } – { $spell } ({ $magics })
card-head-poison = { $card }
card-line = { $cost } power: { $effect }
card-lore = Cast alone: learn a card
card-enhancement = Added to a spell: also { $enhancements }
card-no_use = Cannot be cast or added. Costs 2 points at the end.
