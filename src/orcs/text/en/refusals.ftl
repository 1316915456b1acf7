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

refusal-C1 = You need that card in your hand, and poison cannot be cast.
refusal-C2 = You can add a hand card that gives power of the spell’s type or has an effect of its own, or stop.
refusal-C3 = The added card does not offer that now.
refusal-C5 = A line must be paid for and must have a target; an attack that can be carried out must be.
refusal-C6 = There is no card in the display to learn.
refusal-C7 = Nothing could come of it: no line that you could pay has a target.
refusal-C8 = The spell does not reach that, or nothing stands there.
refusal-C9 = Choose one of the cards in the display.
refusal-C10 = That is not a target for this spell.
refusal-C11 = Only players with more than three cards in hand discard, and they choose from their own hand.
refusal-F7 = The fate card forbids learning this round.
refusal-F8 = The fate card forbids teleportation this round.
refusal-F10 = The fate card suspends extra skills this round.
refusal-T2 = Choose a path with markers left, other than your mage’s.
refusal-T3 = That is not one of your actions now.
refusal-T4 = Your mage can only go to a free tower space.
refusal-T6 = You need the skill “remove a hand card”, a card in hand, and it works once a turn.
refusal-T7 = You need the skill “poison”, poison left in the pile, and it works once a turn.
refusal-M1 = Choose one of the two missions you were dealt.
refusal-B1 = That bonus is not yours to take now.
refusal-N3 = Something stands before it: attacks reach only the front section.
refusal-N4 = An area spell must be aimed at the front section.
refusal-Z3 = Something stands before that toadling; it is out of reach.
refusal-Z4 = You need such a toadling, and it must be of use now; one that takes a life needs a creature on the board.
