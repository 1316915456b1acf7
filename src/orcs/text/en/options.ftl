# Decisions: the question, then what may be picked. A second name after the pick is the decision it belongs to.

ask-DrawStart = Who starts?
ask-FillDisplay = Which card joins the display?
ask-RevealFate = Which fate card is revealed?
ask-RevealMarker = Which creature does the marker show?
ask-DrawCards = Which card is drawn?
ask-DealMissions = Which mission is dealt?
ask-DrawTile = Which terrain tile is drawn?
ask-DrawTilePath = Which path gets the terrain?
ask-DrawToadlings = Which toadling is it?
ask-KeepMission = { $seat }, which mission do you keep?
ask-ChooseReveal = { $seat }, choose a path and reveal a marker there.
ask-ChooseAction =
    { $left ->
        [0] { $seat }, you have no actions left.
        [one] { $seat }, choose your next action (1 left).
       *[other] { $seat }, choose your next action ({ $left } left).
    }
ask-ChooseSpell = { $seat }, learn a card from the display.
ask-ChooseEnhancement = { $seat }, { $card } has { $power } power. Add a card?
ask-ChooseEffect =
    { $effects ->
        [teleport] { $seat }, use { $card } to teleport?
        [draw] { $seat }, use { $card } to draw a card?
       *[both] { $seat }, use { $card } to teleport, draw a card, or both?
    }
ask-ChooseLine = { $seat }, { $card } has { $power } power. Choose what it does.
ask-ChooseTarget = { $seat }, choose a target for { $amount } damage.
ask-ChooseArea = { $seat }, choose a section: { $amount } damage to each creature there.
ask-ChooseFirst = { $seat }, swap two creatures. Which is the first?
ask-ChooseSecond = { $seat }, swap the { $creature } ({ $place }) with which creature?
ask-ChoosePut = { $seat }, which creature should go to your path?
ask-ChooseSection = { $seat }, put the { $creature } on which section of path { $path }?
ask-ChooseForward =
    { $amount ->
        [one] { $seat }, which creature should move one section forward?
       *[other] { $seat }, which creature should move { $amount } sections forward?
    }
ask-ChooseRival = { $seat }, who must discard a card?
ask-ChooseDiscard = { $seat }, you must discard a card. Which one?
ask-ChooseBonus = { $seat }, take a bonus action?
ask-ChooseWeakened = { $seat }, which creature should lose 1 life this turn?

option-pass = Pass: end your actions
option-end = End your actions
option-done = Add nothing more
option-done-wasted = Add nothing more: the spell will have no effect
option-skip = Do nothing
option-skip-ChooseEffect = Don’t use it
option-skip-ChooseLine = Cast it without effect
option-skip-ChooseBonus = Take no more bonuses
option-draw = Draw a card
option-teleport = Teleport to path { $path }
option-reveal = Reveal a marker on path { $path }
option-line = { $effect }
option-area = The { $section } section
option-area-left = The { $section } section, plus path { $path } (left)
option-area-right = The { $section } section, plus path { $path } (right)
option-area-behind = The { $section } section and the one behind
option-section = The { $section } section
option-rival = { $rival }
option-poison = Give { $rival } a poison card
option-cast = Cast { $card }
option-add =
    { $gain ->
        [0] Add { $card } for its effect
       *[other] Add { $card }: { $power } power
    }
option-learn = { $card }
option-remove = Remove { $card } for good
option-discard = { $card }
option-prey = The toadling on { $place }
option-target =
    { $left ->
        [one] { $creature }, { $place } (1 life left)
       *[other] { $creature }, { $place } ({ $left } life left)
    }
option-keep = { $mission }
option-bonus = { $bonus }
option-use = Use your { $toadling }: { $toadling-text }

# Chance.
option-card = { $card }
option-spell = { $card }
option-fate = { $fate }
option-marker = { $creature }
option-start = { $seat }
option-mission = { $mission }
option-tile = { $terrain }
option-tile_path = Path { $path }
option-toadling = { $toadling }

# A pick as such, where no decision gives it a context.
pick-line = Line { $line } of a spell
pick-area = The { $section } section
pick-target = A creature on { $place }
pick-add = Add { $card }
