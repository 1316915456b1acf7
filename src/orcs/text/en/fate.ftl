# Fate cards are named by what they do: who moves, and the special rule of the round.

fate-card = { $moves }; { $rule }
fate-card-plain = { $moves }
fate-nobody = nobody moves
fate-categories =
    { $count ->
        [3] all creatures move
       *[other] { $categories } creatures move
    }
fate-sections =
    creatures on { $section-count ->
        [3] all sections
        [one] the { $sections } section
       *[other] the { $sections } sections
    } of { $path-count ->
        [6] every path
        [one] path { $paths }
       *[other] paths { $paths }
    } move

rule-none = no special rule
    .text = No special rule this round.
rule-life = +1 life
    .text = Every creature has one more life this round.
rule-no_learning = no learning
    .text = No card may be taken from the display this round.
rule-no_teleport = no teleportation
    .text = No mage may leave its tower space this round.
rule-draw_three = draw 3
    .text = Everyone draws one card fewer at the end of their turn.
rule-no_skills = no extra skills
    .text = Extra skills do not work this round.
rule-exchange = exchange
    .text = After the march, the display is shuffled back and laid out anew.
