# Why something cannot be picked, in a sentence. The clause behind it is cited with it.

refused = Nicht möglich: { $what }. { $reason } (Regel { $clause })
refused-pick = „{ $option }“
refused-unknown = „{ $text }“ kann man in diesem Spiel nicht wählen.
refused-over = Das Spiel ist zu Ende; es gibt nichts mehr zu wählen. (Regel E1)
refused-undo = Es gibt nichts zurückzunehmen: Seitdem wurde etwas aufgedeckt, oder jemand anderes war dran.
refused-restart = { refused-undo }
refused-redo = Es gibt nichts zu wiederholen.
refused-seat = Diese Entscheidung trifft jemand anderes.
refused-open = Das kannst du wählen: Es ist Nummer { $number }.

refusal-C2 = Verstärke mit einer Handkarte, oder höre auf zu verstärken.
refusal-C5 = Wähle zuerst, was der Zauber tut.
refusal-C6 = In der Zauberauslage liegt keine Karte, die du lernen könntest.
refusal-C8 = Wähle zuerst ein Ziel für den Zauber.
refusal-C9 = Wähle eine Karte aus der Zauberauslage.
refusal-C10 = Wähle zuerst die Kreatur, die der Zauber bewegt.
refusal-C11 = Wähle einen Mitspieler mit mehr als drei Handkarten.
refusal-F7 = Die Schicksalskarte verbietet in dieser Runde das Lernen.
refusal-F8 = Die Schicksalskarte verbietet in dieser Runde die Teleportation.
refusal-F10 = Die Schicksalskarte setzt in dieser Runde die Sonderfähigkeiten aus.
refusal-T2 = Decke zuerst einen Marker auf: Wähle einen Weg, auf dem noch Marker liegen, aber nicht den deines Zauberers.
refusal-T3 = Das ist keine Aktion. Wirke einen Zauber, teleportiere dich, nutze eine Sonderfähigkeit oder passe.
refusal-M1 = Wähle einen der beiden Aufträge, die du erhalten hast.
refusal-B1 = Nimm zuerst einen Bonus, oder verzichte.
refusal-N3 = Angriffe erreichen nur die vorderste Reihe. Besiege zuerst, was davor steht.
refusal-N4 = Ein Flächenzauber muss auf die vorderste Reihe zielen.
refusal-Z3 = Vor diesem Krötling steht noch etwas. Besiege das zuerst.
refusal-Z4 = Wähle zuerst die Kreatur, die 1 Lebenspunkt verliert.

# Hat eine Regel mehrere Gründe, sagt sie, welcher gilt.
refusal-B1-not_due = Du hast keine Kreatur besiegt, die diesen Bonus bringt.
refusal-B1-useless_action = Mehr als zehn Aktionen hat kein Zug.
refusal-B1-useless_blast = Auf dem Abschnitt ist nichts mehr, was die Explosion treffen könnte.
refusal-B1-useless_discard = Kein Mitspieler hat mehr als drei Handkarten.
refusal-B1-useless_draw = Du hast keine Karte mehr zu ziehen.
refusal-B1-useless_power = Mehr als zehn Aktionen hat kein Zug, also kann kein Zauber mehr folgen.
refusal-C1-not_held = Diese Karte hast du nicht auf der Hand.
refusal-C1-poison = Gift lässt sich nicht wirken. Nur die Sonderfähigkeit „{ skill-remove_card }“ schafft es fort.
refusal-C7-alone = Nach eurer Hausregel braucht dieser Angriffszauber eine weitere Karte seiner Art auf deiner Hand.
refusal-C7-company = Nach eurer Hausregel braucht dieser Zauber noch eine Karte seiner Art. Lege eine dazu.
refusal-C2-no_use = { $card } gibt weder Zaubermacht dieser Art noch einen Effekt. Nimm eine andere Karte, oder höre auf.
refusal-C2-not_held = Diese Karte hast du nicht auf der Hand.
refusal-C2-poison = Mit Gift lässt sich kein Zauber verstärken.
refusal-C3-empty = Du hast keine Karte mehr zu ziehen.
refusal-C3-drawn = Mit { $card } hast du schon eine Karte gezogen.
refusal-C3-no_draw = { $card } lässt dich als Verstärkung keine Karte ziehen.
refusal-C3-no_teleport = { $card } lässt dich als Verstärkung nicht teleportieren.
refusal-C3-teleported = Mit { $card } hast du dich schon teleportiert.
refusal-C3-other = Entscheide zuerst über den Effekt von { $card }: nutzen oder nicht.
refusal-C5-cost = Dieser Effekt kostet { $cost } Zaubermacht, der Zauber hat { $power }. Verstärke ihn beim nächsten Mal mehr.
refusal-C5-dearest = Nach eurer Hausregel musst du den teuersten Effekt wählen, den du bezahlen kannst.
refusal-C5-must = Ein Angriff, der möglich ist, muss ausgeführt werden. Wähle einen Effekt.
refusal-C5-no_target = Für diesen Effekt ist nichts in Reichweite. Wähle einen anderen.
refusal-C7-no_power = Deine Hand kann diesen Zauber nicht bezahlen: Er braucht mehr Karten seiner Art.
refusal-C7-no_target = Für diesen Zauber ist nichts in Reichweite. Teleportiere dich zuerst, oder hol etwas näher heran.
refusal-C7-no_way = Für diesen Zauber ist nichts in Reichweite, und die Schicksalskarte verbietet in dieser Runde das Teleportieren.
refusal-C8-empty = Dort gibt es nichts zu treffen. Wähle ein anderes Ziel.
refusal-C8-far = Dieser Zauber reicht nur auf deinen eigenen Weg. Teleportiere dich dorthin, um zu treffen.
refusal-C9-cast = Um diese Karte zu lernen, wirke ein Zauberbuch oder { card-wisdom }, ohne zu verstärken.
refusal-C10-section = Wähle zuerst den Abschnitt, auf den die Kreatur kommt.
refusal-C10-toadling = Krötlinge bewegen sich nie. Wähle eine Kreatur.
refusal-C10-same_place = Auf diesem Abschnitt steht die Kreatur schon. Wähle einen anderen.
refusal-C10-same_section = Beide Kreaturen stehen auf demselben Abschnitt. Wähle eine von einem anderen.
refusal-C11-discard = Wähle zuerst eine Handkarte, die du ablegst.
refusal-C11-few = { $rival } hat höchstens drei Handkarten und muss nichts ablegen.
refusal-C11-not_held = Diese Karte hast du nicht auf der Hand.
refusal-C11-self = Wer am Zug ist, legt nie ab. Wähle einen Mitspieler.
refusal-T2-late = Marker werden am Anfang eines Zuges aufgedeckt. Jetzt sind deine Aktionen dran.
refusal-T2-no_markers = Auf Weg { $path } liegen keine Marker mehr. Wähle einen anderen.
refusal-T2-own = Auf Weg { $path } steht dein Zauberer. Decke auf einem anderen Weg auf.
refusal-T3-aim = Wirke zuerst einen Zauber. Dann wählst du, was er trifft oder bewegt.
refusal-T3-end =
    { $left ->
        [one] Du hast noch 1 Aktion. Passe, wenn du deinen Zug jetzt beenden willst.
       *[other] Du hast noch { $left } Aktionen. Passe, wenn du deinen Zug jetzt beenden willst.
    }
refusal-T3-none_left = In diesem Zug hast du keine Aktion mehr. Beende deine Aktionen.
refusal-T4-here = Dort steht dein Zauberer schon. Wähle ein anderes Turmfeld.
refusal-T4-occupied = Dort steht der Zauberer von { $rival }, und auf einem Turmfeld ist nur Platz für einen. Wähle ein freies.
refusal-T6-no_skill = Du brauchst die Sonderfähigkeit „{ skill-remove_card }“. Besiege dafür zwei von diesem Typ: { $creature }.
refusal-T6-not_held = Diese Karte hast du nicht auf der Hand.
refusal-T6-used = In diesem Zug hast du schon eine Handkarte abgeworfen. Im nächsten geht es wieder.
refusal-T7-no_skill = Du brauchst die Sonderfähigkeit „{ skill-poison }“. Besiege dafür zwei von diesem Typ: { $creature }.
refusal-T7-none_left = Es ist kein Gift mehr da.
refusal-T7-rival = Wähle einen Mitspieler an diesem Tisch.
refusal-T7-used = In diesem Zug hast du schon Gift gegeben. Im nächsten geht es wieder.
refusal-Z4-not_held = Du hast keinen solchen Krötling.
refusal-Z4-useless_action = Mehr als zehn Aktionen hat kein Zug.
refusal-Z4-useless_draw = Du hast keine Karte mehr zu ziehen.
refusal-Z4-useless_life = Auf dem Spielplan steht keine Kreatur, gegen die du ihn nutzen könntest.
refusal-Z4-useless_power = Mehr als zehn Aktionen hat kein Zug, also kann kein Zauber mehr folgen.
