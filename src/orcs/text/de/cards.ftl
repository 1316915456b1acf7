# Cards and what is written on them. “Der eigene Weg” is the path of the mage who casts.
# A card whose name tells its types brings its own .head.

card-smash = Felsschlag
card-zap = Stromstoß
card-cold_snap = Kälteschock
card-fire_spark = Feuerfunke
card-book_earth_lightning = { card-book }
    .head = { card-book.head }
card-book_lightning_water = { card-book }
    .head = { card-book.head }
card-book_water_fire = { card-book }
    .head = { card-book.head }
card-book_fire_earth = { card-book }
    .head = { card-book.head }
card-book = Zauberbuch ({ $magics })
    .head = Zauberbuch ({ $magics }) – { spell-lore }
card-fireball = Feuerball
card-lightning_bolt = Blitzschlag
card-earthquake = Erdbeben
card-ice_storm = Eissturm
card-switch = Platztausch
card-replenish = Nachschub
card-magic_bonds = Magische Fesseln
card-voodoo = Voodoo
card-wisdom = Weisheit
card-poison = Gift

magic-earth = Erde
magic-lightning = Blitz
magic-water = Wasser
magic-fire = Feuer
magic-any = beliebige Art

spell-attack = Angriffszauber
spell-lore = Wissenszauber
spell-support = Unterstützungszauber
spell-poison = Gift

# The effect of a line, by its verb.
line-strike_one = { $amount } Schaden an einer Kreatur auf dem eigenen Weg
line-strike_anywhere = { $amount } Schaden an einer beliebigen Kreatur
line-strike_section = { $amount } Schaden an jeder Kreatur auf einem Abschnitt des eigenen Weges
line-strike_side = { $amount } Schaden an jeder Kreatur auf einem Abschnitt des eigenen Weges und auf dem links oder rechts daneben
line-strike_behind = { $amount } Schaden an jeder Kreatur auf einem Abschnitt des eigenen Weges und auf dem dahinter
line-swap = zwei Kreaturen tauschen
line-put = eine beliebige Kreatur auf einen Abschnitt des eigenen Weges stellen
line-forward =
    eine Kreatur { $amount ->
        [one] einen Abschnitt
       *[other] { $amount } Abschnitte
    } vorrücken
line-draw =
    { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    } ziehen
line-discard_one = ein Mitspieler legt eine Karte ab
line-discard_all = alle Mitspieler legen eine Karte ab
line-with-action =
    { $effect }, dazu { $actions ->
        [one] eine weitere Aktion
       *[other] { $actions } weitere Aktionen
    }

enhancement-teleport = teleportieren
enhancement-draw = eine Karte ziehen

# The whole card, in parts.
card-head = { $card } – { $spell } ({ $magics })
card-head-poison = { $card }
card-line = { $cost } Zaubermacht: { $effect }
card-lore = Allein gewirkt: eine Karte lernen
card-enhancement = Als Verstärkung außerdem: { $enhancements }
card-no_use = Lässt sich weder wirken noch als Verstärkung spielen. Kostet am Ende 2 Punkte.
