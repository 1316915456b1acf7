# What happened, one message for each event. Also used for what would happen, so in the present tense.

# Whoever looks is spoken to as “you”; here as the one to whom something is done.
player-you = dir

event-start_named = { $seat } ist Startspieler.
    .you = Du bist Startspieler.
event-round_began = Runde { $round } beginnt.
event-fate_revealed = Schicksal: { $fate }.
event-fates_shuffled = Der Schicksalsstapel ist leer; seine Karten werden zu einem neuen gemischt.
event-creature_moved = { $creature-start } wechselt den Abschnitt ({ $before } → { $to }).
event-creature_entered = { $creature-start } erscheint ({ $to }).
event-tower_reached = { $creature-start } erreicht den Turm von Weg { $path }!
event-counter_dropped =
    Jede { $creature-trophy } ist nur noch { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } wert.
event-trophy_lost = { $seat } verliert eine { $creature-trophy }.
    .you = Du verlierst eine { $creature-trophy }.
event-trophy_kept = { $seat } verliert dank einer Sonderfähigkeit keine { $creature-trophy }.
    .you = Du verlierst dank einer Sonderfähigkeit keine { $creature-trophy }.
event-display_exchanged = Die Zauberauslage kommt zurück auf ihre Stapel, und beide werden gemischt.
event-spell_shown = { $card } kommt in die Zauberauslage.
event-turn_began = { $seat } ist am Zug.
    .you = Du bist am Zug.
event-turn_ended = Der Zug von { $seat } endet.
    .you = Dein Zug endet.
event-passed = { $seat } passt.
    .you = Du passt.
event-mage_moved = { $seat } teleportiert sich zu Weg { $path }.
    .you = Du teleportierst dich zu Weg { $path }.
event-spell_cast =
    { $power ->
        [0] { $seat } wirkt { $card }.
       *[other] { $seat } wirkt { $card } ({ $power } Zaubermacht).
    }
    .you =
        { $power ->
            [0] Du wirkst { $card }.
           *[other] Du wirkst { $card } ({ $power } Zaubermacht).
        }
event-card_added = { $seat } verstärkt mit { $card } ({ $power } Zaubermacht).
    .you = Du verstärkst mit { $card } ({ $power } Zaubermacht).
event-line_applied = { $card }: { $effect }.
event-spell_fizzled = { $card } bleibt ohne Wirkung.
event-action_gained = { $seat } erhält eine weitere Aktion.
    .you = Du erhältst eine weitere Aktion.
event-power_gained = { $seat } hat für die nächste Aktion { $power } zusätzliche Zaubermacht.
    .you = Du hast für die nächste Aktion { $power } zusätzliche Zaubermacht.
event-creature_hit = { $creature-start } erleidet { $amount } Schaden ({ $place }).
event-creature_weakened = { $creature-start } hat in diesem Zug 1 Lebenspunkt weniger ({ $place }).
event-creature_defeated = { $seat } besiegt { $creature-a } ({ $place }).
    .you = Du besiegst { $creature-a } ({ $place }).
event-creatures_healed = Aller Schaden heilt.
event-skull_raised = { $seat } hat { $height } von 2 Totenköpfen für { $creature-many }.
    .you = Du hast { $height } von 2 Totenköpfen für { $creature-many }.
event-skill_gained = { $seat } erlangt die Sonderfähigkeit „{ $skill }“: { $skill-text }
    .you = Du erlangst die Sonderfähigkeit „{ $skill }“: { $skill-text }
event-card_drawn = { $seat } zieht { $card }.
    .you = Du ziehst { $card }.
event-card_drawn-hidden = { $seat } zieht eine Karte.
    .you = Du ziehst eine Karte.
event-card_discarded = { $seat } legt { $card } ab.
    .you = Du legst { $card } ab.
event-card_discarded-caused = { $seat } legt { $card } ab ({ $cause } von { $rival }).
    .you = Du legst { $card } ab ({ $cause } von { $rival }).
event-card_learned = { $seat } lernt { $card }.
    .you = Du lernst { $card }.
event-card_removed = { $seat } entfernt { $card } aus dem Spiel.
    .you = Du entfernst { $card } aus dem Spiel.
event-deck_shuffled = { $seat } mischt den Ablagestapel zu einem neuen Nachziehstapel.
    .you = Du mischst deinen Ablagestapel zu einem neuen Nachziehstapel.
event-poison_given = { $seat } gibt { $rival } eine Giftkarte.
    .you = Du gibst { $rival } eine Giftkarte.
event-game_ended = Das Spiel ist zu Ende.

# Modules.
event-mission_dealt = { $seat } erhält den Auftrag „{ $mission }“.
    .you = Du erhältst den Auftrag „{ $mission }“.
event-mission_dealt-hidden = { $seat } erhält einen Geheimauftrag.
    .you = Du erhältst einen Geheimauftrag.
event-mission_kept = { $seat } behält den Auftrag „{ $mission }“.
    .you = Du behältst den Auftrag „{ $mission }“.
event-mission_kept-hidden = { $seat } behält einen Geheimauftrag.
    .you = Du behältst einen Geheimauftrag.
event-bonus_taken = { $seat } nutzt eine Bonusaktion: { $bonus }.
    .you = Du nutzt eine Bonusaktion: { $bonus }.
event-terrain_laid = Gelände: { $terrain-kind } ({ $place }).
event-toadling_laid = Ein Krötling bleibt zurück ({ $place }).
event-toadling_taken =
    { $count ->
        [one] { $seat } nimmt einen Krötling ({ $place }).
       *[other] { $seat } nimmt { $count } Krötlinge ({ $place }).
    }
    .you =
        { $count ->
            [one] Du nimmst einen Krötling ({ $place }).
           *[other] Du nimmst { $count } Krötlinge ({ $place }).
        }
event-toadling_turned = Es ist der { $toadling }: { $toadling-text }
event-toadling_used = { $seat } nutzt den { $toadling }.
    .you = Du nutzt den { $toadling }.
event-bomber_burst = Bumm! Alles auf dem Abschnitt erleidet { $count } Schaden ({ $place }).

# Several events of one kind in a row, told in one sentence.
run-creature_moved = Bewegung: { $list }.
run-creature_moved-item = { $creature } (Weg { $before-path }: { $before-section } → { $to-section })
run-creature_moved-far = { $creature } ({ $before } → { $to })
run-creature_entered = Neue Kreaturen: { $list }.
run-creature_entered-item = { $creature } ({ $to })
run-creature_hit = Je { $amount } Schaden: { $list }.
run-creature_hit-item = { $creature } ({ $place })
run-spell_shown = Neu in der Zauberauslage: { $list }.
run-card_drawn = { $seat } zieht { $list }.
    .you = Du ziehst { $list }.
run-card_drawn-hidden =
    { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
    .you =
        { $count ->
            [one] Du ziehst eine Karte.
           *[other] Du ziehst { $count } Karten.
        }
run-card_discarded = { $seat } legt ab: { $list }.
    .you = Du legst ab: { $list }.
run-terrain_laid = Gelände: { $list }.
run-terrain_laid-item = { $terrain-kind } ({ $place })
run-mission_dealt = { $seat } erhält zwei Aufträge: { $list }.
    .you = Du erhältst zwei Aufträge: { $list }.
