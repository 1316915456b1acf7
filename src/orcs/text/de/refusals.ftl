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

refusal-C1 = Du brauchst diese Karte auf der Hand, und Gift lässt sich nicht wirken.
refusal-C2 = Verstärken kannst du mit Handkarten, die Zaubermacht in der Art des Zaubers geben oder einen eigenen Effekt haben. Du kannst auch aufhören.
refusal-C3 = Das bietet die Verstärkung jetzt nicht.
refusal-C5 = Ein Effekt muss bezahlt sein und ein Ziel haben; ein Angriff, der ausgeführt werden kann, muss ausgeführt werden.
refusal-C6 = In der Zauberauslage liegt keine Karte, die du lernen könntest.
refusal-C7 = Das brächte nichts: Kein Effekt, den du bezahlen könntest, hat ein Ziel.
refusal-C8 = So weit reicht der Zauber nicht, oder dort steht nichts.
refusal-C9 = Wähle eine Karte aus der Zauberauslage.
refusal-C10 = Das ist kein Ziel für diesen Zauber.
refusal-C11 = Nur wer mehr als drei Handkarten hat, legt eine ab, und zwar eine eigene nach Wahl.
refusal-F7 = Die Schicksalskarte verbietet in dieser Runde das Lernen.
refusal-F8 = Die Schicksalskarte verbietet in dieser Runde die Teleportation.
refusal-F10 = Die Schicksalskarte setzt in dieser Runde die Sonderfähigkeiten aus.
refusal-T2 = Wähle einen Weg, auf dem noch Marker liegen, aber nicht den deines Zauberers.
refusal-T3 = Das ist jetzt keine deiner Aktionen.
refusal-T4 = Dein Zauberer kann nur auf ein freies Turmfeld.
refusal-T6 = Du brauchst die Sonderfähigkeit „Handkarte abwerfen“ und eine Handkarte, und es geht nur einmal pro Zug.
refusal-T7 = Du brauchst die Sonderfähigkeit „Gift“ und eine Giftkarte im Stapel, und es geht nur einmal pro Zug.
refusal-M1 = Wähle einen der beiden Aufträge, die du erhalten hast.
refusal-B1 = Dieser Bonus steht dir jetzt nicht zu.
refusal-N3 = Davor steht noch etwas: Angriffe erreichen nur die vorderste Reihe.
refusal-N4 = Ein Flächenzauber muss auf die vorderste Reihe zielen.
refusal-Z3 = Vor diesem Krötling steht noch etwas; du erreichst ihn nicht.
refusal-Z4 = Du brauchst einen solchen Krötling, und er muss jetzt etwas nützen; für einen, der einen Lebenspunkt nimmt, muss eine Kreatur auf dem Spielplan stehen.
