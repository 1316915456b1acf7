# Why something cannot be picked, in a sentence. The clause behind it is cited with it.

refused = Not possible: { $what }. { $reason } (rule { $clause })
refused-pick = “{ $option }”
refused-unknown = “{ $text }” is not something you can pick in this game.
refused-over = The game is over; there is nothing left to pick. (rule E1)
refused-undo = There is nothing to undo: something new was revealed, or somebody else has picked since.
refused-restart = { refused-undo }
refused-redo = There is nothing to redo.
refused-seat = This decision is somebody else’s.
refused-open = You can pick that: it is number { $number }.

refusal-C2 = Add a card from your hand, or add nothing more.
refusal-C5 = First choose what the spell does.
refusal-C6 = There is no card in the display to learn.
refusal-C8 = Choose a target for the spell first.
refusal-C9 = Choose one of the cards in the display.
refusal-C10 = First choose the creature that the spell moves.
refusal-C11 = Choose a rival with more than three cards in hand.
refusal-F7 = The fate card forbids learning this round.
refusal-F8 = The fate card forbids teleportation this round.
refusal-F10 = The fate card suspends extra skills this round.
refusal-T2 = First reveal a marker: choose a path with markers left, other than your mage’s.
refusal-T3 = That is not an action. Cast a spell, teleport, use a skill or pass.
refusal-M1 = Choose one of the two missions you were dealt.
refusal-B1 = First take a bonus, or decline.
refusal-N3 = Attacks reach only the front section. First defeat what stands before it.
refusal-N4 = An area spell must be aimed at the front section.
refusal-Z3 = Something stands before that toadling. Defeat it first.
refusal-Z4 = First choose the creature that loses 1 life.

# A clause with several reasons says which of them applies.
refusal-B1-not_due = You have not defeated a creature that gives this bonus.
refusal-B1-useless_action = You have reached the limit of ten actions in a turn.
refusal-B1-useless_blast = Nothing is left on that section for the blast to hit.
refusal-B1-useless_discard = No rival has more than three cards in hand.
refusal-B1-useless_draw = You have no card left to draw.
refusal-B1-useless_power = You have reached the limit of ten actions in a turn, so no spell can follow.
refusal-C1-not_held = That card is not in your hand.
refusal-C1-poison = Poison cannot be cast. It only goes away with the skill “{ skill-remove_card }”.
refusal-C7-alone = By your house rule this attack spell needs another card of its type in your hand.
refusal-C7-company = By your house rule this spell needs another card of its type. Add one.
refusal-C2-no_use = { $card } adds no power of this type, and no effect. Choose another card, or add nothing more.
refusal-C2-not_held = That card is not in your hand.
refusal-C2-poison = Poison cannot be added to a spell.
refusal-C3-empty = You have no card left to draw.
refusal-C3-drawn = You have already drawn a card with { $card }.
refusal-C3-no_draw = When added, { $card } does not let you draw a card.
refusal-C3-no_teleport = When added, { $card } does not let you teleport.
refusal-C3-teleported = You have already teleported with { $card }.
refusal-C3-other = First decide about the effect of { $card }: use it, or don’t.
refusal-C5-cost = This line costs { $cost } power, and the spell has { $power }. Add more cards next time.
refusal-C5-dearest = By your house rule you must choose the most expensive line you can pay for.
refusal-C5-must = An attack that can be carried out must be. Choose a line.
refusal-C5-no_target = Nothing is in reach for this line. Choose another line.
refusal-C7-no_power = Your hand cannot pay for this spell: it takes more cards of its type.
refusal-C7-no_target = Nothing is in reach for this spell. Teleport first, or bring something closer.
refusal-C7-no_way = Nothing is in reach for this spell, and the fate card forbids teleportation this round.
refusal-C8-empty = There is nothing there to hit. Choose another target.
refusal-C8-far = This spell reaches only your own path. Teleport there to hit it.
refusal-C9-cast = To learn this card, cast a Spell Book or { card-wisdom } on its own.
refusal-C10-section = First choose the section that the creature goes to.
refusal-C10-toadling = Toadlings never move. Choose a creature.
refusal-C10-same_place = The creature is already on that section. Choose another.
refusal-C10-same_section = Both creatures are on the same section. Choose one from another section.
refusal-C11-discard = First choose a card from your hand to discard.
refusal-C11-few = { $rival } has three cards or fewer in hand and need not discard.
refusal-C11-not_held = That card is not in your hand.
refusal-C11-self = The player whose turn it is never discards. Choose a rival.
refusal-T2-late = Markers are revealed at the start of a turn. Now take your actions.
refusal-T2-no_markers = Path { $path } has no markers left. Choose another path.
refusal-T2-own = Your mage stands on path { $path }. Reveal a marker on any other path.
refusal-T3-aim = First cast a spell. Then you choose what it hits or moves.
refusal-T3-end =
    { $left ->
        [one] You still have 1 action. Pass if you want to end your turn now.
       *[other] You still have { $left } actions. Pass if you want to end your turn now.
    }
refusal-T3-none_left = You have no actions left this turn. End your actions.
refusal-T4-here = Your mage is already there. Choose another tower space.
refusal-T4-occupied = { $rival }’s mage stands there, and a tower space has room for one. Choose a free one.
refusal-T6-no_skill = You need the skill “{ skill-remove_card }”. Defeat two of this type to gain it: { $creature }.
refusal-T6-not_held = That card is not in your hand.
refusal-T6-used = You have already removed a card this turn. You can remove another next turn.
refusal-T7-no_skill = You need the skill “{ skill-poison }”. Defeat two of this type to gain it: { $creature }.
refusal-T7-none_left = There is no poison left to give.
refusal-T7-rival = Choose a rival at this table.
refusal-T7-used = You have already given poison this turn. You can give more next turn.
refusal-Z4-not_held = You have no such toadling.
refusal-Z4-useless_action = You have reached the limit of ten actions in a turn.
refusal-Z4-useless_draw = You have no card left to draw.
refusal-Z4-useless_life = There is no creature on the board to use it on.
refusal-Z4-useless_power = You have reached the limit of ten actions in a turn, so no spell can follow.
