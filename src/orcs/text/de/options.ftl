# Decisions: the question, then what may be picked. A second name after the pick is the decision it belongs to.

ask-DrawStart = Wer beginnt?
ask-FillDisplay = Welche Karte kommt in die Zauberauslage?
ask-RevealFate = Welche Schicksalskarte wird aufgedeckt?
ask-RevealMarker = Welche Kreatur zeigt der Marker?
ask-DrawCards = Welche Karte wird gezogen?
ask-DealMissions = Welcher Auftrag wird ausgeteilt?
ask-DrawTile = Welches Geländeplättchen wird gezogen?
ask-DrawTilePath = Auf welchen Weg kommt das Gelände?
ask-DrawToadlings = Welcher Krötling ist es?
ask-KeepMission = { $seat }, welchen Auftrag behältst du?
ask-ChooseReveal = { $seat }, wähle einen Weg und decke dort einen Marker auf.
ask-ChooseAction =
    { $left ->
        [0] { $seat }, du hast keine Aktion mehr.
        [one] { $seat }, wähle deine nächste Aktion (noch 1).
       *[other] { $seat }, wähle deine nächste Aktion (noch { $left }).
    }
ask-ChooseSpell = { $seat }, lerne eine Karte aus der Zauberauslage.
ask-ChooseEnhancement = { $seat }, { $card } hat { $power } Zaubermacht. Noch verstärken?
ask-ChooseEffect =
    { $effects ->
        [teleport] { $seat }, möchtest du mit { $card } teleportieren?
        [draw] { $seat }, möchtest du mit { $card } eine Karte nachziehen?
       *[both] { $seat }, möchtest du mit { $card } teleportieren, eine Karte nachziehen oder beides?
    }
ask-ChooseLine = { $seat }, { $card } hat { $power } Zaubermacht. Wähle einen Effekt.
ask-ChooseTarget = { $seat }, wähle ein Ziel für { $amount } Schaden.
ask-ChooseArea = { $seat }, wähle einen Abschnitt: { $amount } Schaden an jeder Kreatur dort.
ask-ChooseFirst = { $seat }, tausche zwei Kreaturen. Welche ist die erste?
ask-ChooseSecond = { $seat }, mit welcher Kreatur tauschst du { $creature-the } ({ $place })?
ask-ChoosePut = { $seat }, welche Kreatur stellst du auf deinen Weg?
ask-ChooseSection = { $seat }, auf welchen Abschnitt von Weg { $path } stellst du { $creature-the }?
ask-ChooseForward =
    { $amount ->
        [one] { $seat }, welche Kreatur soll einen Abschnitt vorrücken?
       *[other] { $seat }, welche Kreatur soll { $amount } Abschnitte vorrücken?
    }
ask-ChooseRival = { $seat }, wer muss eine Karte ablegen?
ask-ChooseDiscard = { $seat }, du musst eine Karte ablegen. Welche?
ask-ChooseBonus = { $seat }, möchtest du eine Bonusaktion nutzen?
ask-ChooseWeakened = { $seat }, welche Kreatur soll in diesem Zug 1 Lebenspunkt verlieren?

option-pass = Passen: deine Aktionen beenden
option-end = Deine Aktionen beenden
option-done = Nicht weiter verstärken
option-done-wasted = Nicht weiter verstärken: Der Zauber verpufft
option-skip = Nichts tun
option-skip-ChooseEffect = Nicht nutzen
option-skip-ChooseLine = Ohne Wirkung verpuffen lassen
option-skip-ChooseBonus = Auf weitere Boni verzichten
option-draw = Eine Karte ziehen
option-teleport = Zu Weg { $path } teleportieren
option-reveal = Einen Marker auf Weg { $path } aufdecken
option-line = { $effect }
option-area = Der { $section-adj } Abschnitt
option-area-left = Abschnitt { $section }, dazu Weg { $path } (links)
option-area-right = Abschnitt { $section }, dazu Weg { $path } (rechts)
option-area-behind = Der { $section-adj } Abschnitt, auch der dahinter
option-section = Der { $section-adj } Abschnitt
option-rival = { $rival }
option-poison = { $rival } eine Giftkarte geben
option-cast = { $card } wirken
option-add =
    { $gain ->
        [0] Mit { $card } verstärken, nur für den Effekt
       *[other] Mit { $card } verstärken: { $power } Zaubermacht
    }
option-learn = { $card }
option-remove = { $card } für immer abwerfen
option-discard = { $card }
option-prey = Der Krötling ({ $place })
option-target =
    { $left ->
        [one] { $creature }, { $place } (noch 1 Lebenspunkt)
       *[other] { $creature }, { $place } (noch { $left } Lebenspunkte)
    }
option-keep = { $mission }
option-bonus = { $bonus }
option-use = { $toadling } nutzen: { $toadling-text }

# Chance.
option-card = { $card }
option-spell = { $card }
option-fate = { $fate }
option-marker = { $creature }
option-start = { $seat }
option-mission = { $mission }
option-tile = { $terrain }
option-tile_path = Weg { $path }
option-toadling = { $toadling }

# A pick as such, where no decision gives it a context.
pick-line = Effekt { $line } eines Zaubers
pick-area = Der { $section-adj } Abschnitt
pick-target = Eine Kreatur ({ $place })
pick-add = Mit { $card } verstärken
