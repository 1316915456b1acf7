# What happened, one message for each event. Also used for what would happen, so in the present tense.

# Whoever looks is spoken to as “you”; here as the one to whom something is done.
player-you = you

event-start_named = { $seat } is the start player.
    .you = You are the start player.
event-round_began = Round { $round } begins.
event-fate_revealed = Fate: { $fate }.
event-fates_shuffled = The fate deck has run out; its cards are shuffled into a new one.
event-creature_moved = { $creature } moves from { $before }, to { $to }.
event-creature_entered = { $creature } enters on { $to }.
event-tower_reached = { $creature } reaches the tower of path { $path }!
event-counter_dropped = Each { $creature } trophy is now worth { $value }.
event-trophy_lost = { $seat } loses { $creature-a } trophy.
    .you = You lose { $creature-a } trophy.
event-trophy_kept = { $seat } loses no { $creature } trophy thanks to an extra skill.
    .you = You lose no { $creature } trophy thanks to an extra skill.
event-display_exchanged = The display goes back to its piles, and both are shuffled.
event-spell_shown = { $card } joins the display.
event-turn_began = { $seat }’s turn.
    .you = Your turn.
event-turn_ended = { $seat }’s turn ends.
    .you = Your turn ends.
event-passed = { $seat } passes.
    .you = You pass.
event-mage_moved = { $seat } teleports to path { $path }.
    .you = You teleport to path { $path }.
event-spell_cast =
    { $power ->
        [0] { $seat } casts { $card }.
       *[other] { $seat } casts { $card } ({ $power } power).
    }
    .you =
        { $power ->
            [0] You cast { $card }.
           *[other] You cast { $card } ({ $power } power).
        }
event-card_added = { $seat } adds { $card } ({ $power } power).
    .you = You add { $card } ({ $power } power).
event-line_applied = { $card }: { $effect }.
event-spell_fizzled = { $card } has no effect.
event-action_gained = { $seat } gains one more action.
    .you = You gain one more action.
event-power_gained = { $seat } has { $power } extra spell power for the next action.
    .you = You have { $power } extra spell power for the next action.
event-creature_hit = { $creature } takes { $amount } damage ({ $place }).
event-creature_weakened = { $creature } has 1 life less this turn ({ $place }).
event-creature_defeated = { $seat } defeats { $creature-a } ({ $place }).
    .you = You defeat { $creature-a } ({ $place }).
event-creatures_healed = All damage heals.
event-skull_raised = { $seat } has { $height } of 2 skulls for { $creature-many }.
    .you = You have { $height } of 2 skulls for { $creature-many }.
event-skill_gained = { $seat } gains the extra skill “{ $skill }”: { $skill-text }
    .you = You gain the extra skill “{ $skill }”: { $skill-text }
event-card_drawn = { $seat } draws { $card }.
    .you = You draw { $card }.
event-card_drawn-hidden = { $seat } draws a card.
    .you = You draw a card.
event-card_discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-card_discarded-caused = { $seat } discards { $card } ({ $cause }, cast by { $rival }).
    .you = You discard { $card } ({ $cause }, cast by { $rival }).
event-card_learned = { $seat } learns { $card }.
    .you = You learn { $card }.
event-card_removed = { $seat } removes { $card } from the game.
    .you = You remove { $card } from the game.
event-deck_shuffled = { $seat } shuffles the discard pile into a new draw pile.
    .you = You shuffle your discard pile into a new draw pile.
event-poison_given = { $seat } gives { $rival } a poison card.
    .you = You give { $rival } a poison card.
event-game_ended = The game is over.

# Modules.
event-mission_dealt = { $seat } gets the mission “{ $mission }”.
    .you = You get the mission “{ $mission }”.
event-mission_dealt-hidden = { $seat } gets a secret mission.
    .you = You get a secret mission.
event-mission_kept = { $seat } keeps the mission “{ $mission }”.
    .you = You keep the mission “{ $mission }”.
event-mission_kept-hidden = { $seat } keeps a secret mission.
    .you = You keep a secret mission.
event-bonus_taken = { $seat } takes a bonus action: { $bonus }.
    .you = You take a bonus action: { $bonus }.
event-terrain_laid = Terrain: { $terrain-kind } on { $place }.
event-toadling_laid = A toadling is left on { $place }.
event-toadling_taken =
    { $count ->
        [one] { $seat } takes a toadling ({ $place }).
       *[other] { $seat } takes { $count } toadlings ({ $place }).
    }
    .you =
        { $count ->
            [one] You take a toadling ({ $place }).
           *[other] You take { $count } toadlings ({ $place }).
        }
event-toadling_turned = It is the { $toadling }: { $toadling-text }
event-toadling_used = { $seat } uses the { $toadling }.
    .you = You use the { $toadling }.
event-bomber_burst = Boom! Everything on { $place } takes { $count } damage.

# Several events of one kind in a row, told in one sentence.
run-creature_moved = Moves: { $list }.
run-creature_moved-item = { $creature } (path { $before-path }, { $before-section } → { $to-section })
run-creature_moved-far = { $creature } ({ $before } → { $to })
run-creature_entered = New creatures: { $list }.
run-creature_entered-item = { $creature } ({ $to })
run-creature_hit = { $amount } damage to { $list }.
run-creature_hit-item = { $creature } ({ $place })
run-spell_shown = New in the display: { $list }.
run-card_drawn = { $seat } draws { $list }.
    .you = You draw { $list }.
run-card_drawn-hidden =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
    .you =
        { $count ->
            [one] You draw a card.
           *[other] You draw { $count } cards.
        }
run-card_discarded = { $seat } discards { $list }.
    .you = You discard { $list }.
run-terrain_laid = Terrain: { $list }.
run-terrain_laid-item = { $terrain-kind } ({ $place })
run-mission_dealt = { $seat } gets two missions: { $list }.
    .you = You get two missions: { $list }.
