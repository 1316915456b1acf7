# Decisions: the question, then what may be picked. A second name after the pick is the decision it belongs to.

ask-DrawStart = Who starts?
ask-FillDisplay = Which card comes to the display?
ask-RevealFate = Which fate card is revealed?
ask-RevealMarker = Which creature does the marker show?
ask-DrawCards = Which card is drawn?
ask-DealMissions = Which mission is dealt?
ask-DrawTile = Which terrain tile is drawn?
ask-DrawTilePath = Which path does the terrain go to?
ask-DrawToadlings = Which toadling is it?
ask-KeepMission = { $seat }, which mission do you keep?
ask-ChooseReveal = { $seat }, reveal a marker: on which path?
ask-ChooseAction =
    { $left ->
        [0] { $seat }, you have no action left.
        [one] { $seat }, choose your next action (1 left).
       *[other] { $seat }, choose your next action ({ $left } left).
    }
ask-ChooseSpell = { $seat }, learn a card of the display.
ask-ChooseEnhancement = { $seat }, { $card } has { $power } power. Add a card?
ask-ChooseEffect = { $seat }, use the effect of { $card }?
ask-ChooseLine = { $seat }, { $card } has { $power } power. What shall it do?
ask-ChooseTarget = { $seat }, { $amount } damage: on what?
ask-ChooseArea = { $seat }, { $amount } damage to each creature: in which section?
ask-ChooseFirst = { $seat }, swap which creature …
ask-ChooseSecond = { $seat }, swap { $creature } ({ $place }) with which creature?
ask-ChoosePut = { $seat }, which creature do you put on your path?
ask-ChooseSection = { $seat }, { $creature }: on which section of path { $path }?
ask-ChooseForward =
    { $amount ->
        [one] { $seat }, which creature goes one section forward?
       *[other] { $seat }, which creature goes { $amount } sections forward?
    }
ask-ChooseRival = { $seat }, who must discard a card?
ask-ChooseDiscard = { $seat }, you must discard a card. Which one?
ask-ChooseBonus = { $seat }, take a bonus action?
ask-ChooseWeakened = { $seat }, which creature has 1 life less this turn?

option-pass = Pass: end your actions
option-end = End your actions
option-done = Add nothing more
option-skip = Do nothing
option-skip-ChooseEffect = Do not use it
option-skip-ChooseLine = Leave the spell without effect
option-skip-ChooseBonus = Take no further bonus
option-draw = Draw a card
option-teleport = Teleport to path { $path }
option-reveal = Reveal a marker on path { $path }
option-line = { $effect }
option-area = The { $section } section
option-area-left = The { $section } section, and to the left (path { $path })
option-area-right = The { $section } section, and to the right (path { $path })
option-area-behind = The { $section } section, and the one behind it
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
option-remove = Remove { $card } from your hand for good
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
