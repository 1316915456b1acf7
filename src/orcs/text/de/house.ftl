# House rules: what the rulebooks leave open, read the other way. .text says what changes, .why what leaves it open.

house_rules = Hausregeln
    .text = Diese Punkte lassen die Anleitungen offen. Ist nichts gewählt, gilt, was auf unserer Regelseite steht.
house_rule-wisdom_points = { card-wisdom } bringt Punkte
    .text = Jede deiner Karten { card-wisdom } bringt 2 Punkte, wie ein Unterstützungszauber.
    .why = Eine Anleitung zählt { card-wisdom } zu den Unterstützungszaubern, eine andere zu den Wissenszaubern.
house_rule-chosen_terrain = Gelände nach Wahl
    .text = Bevor die Plättchen aufgedeckt werden, wählt ihr reihum, auf welchen Abschnitt jedes Weges eines kommt.
    .why = So steht es nur in der englischen Anleitung.
house_rule-reinforcement_bonuses = Krötlinge und Explosionen als Bonus
    .text = Eine besiegte Brütende Kröte und ein besiegter Bomber geben eine Bonusaktion, die du nutzen oder auslassen kannst.
    .why = Laut Anleitung unterscheiden sich die neuen Kreaturen durch Lebenspunkte und Bonusaktionen.
house_rule-toadling_skills = Krötlinge sind Sonderfähigkeiten
    .text = „Keine Sonderfähigkeiten“ gilt auch für Krötlinge.
    .why = Die deutsche Anleitung hat für beides dasselbe Wort.
house_rule-unshielded_skills = „Keine Sonderfähigkeiten“ gilt für alle
    .text = „Keine Regeländerungen“ hilft nicht gegen „Keine Sonderfähigkeiten“.
    .why = Die Anleitungen sagen nicht, was von beidem vorgeht.
house_rule-dearest_line = Der teuerste Effekt
    .text = Von den bezahlten Effekten, die ein Ziel haben, musst du den teuersten wählen.
    .why = Die englische Anleitung knüpft den Effekt an die tatsächlich erreichte Zaubermacht.
house_rule-strict_enhancement = Gelernte Angriffe nur verstärkt
    .text = Einen Angriffszauber aus den Zauberstapeln darfst du nur mit einer weiteren Karte seiner Art wirken.
    .why = Die deutsche Anleitung verlangt mindestens einen passenden Zauber.

# The clauses that they change, whole.

clause-E3-wisdom_points = Jeder deiner Unterstützungszauber und jede deiner Karten { card-wisdom } bringt 2 Punkte, egal wo sie liegen. Andere Wissenszauber bringen nichts.
clause-G1-chosen_terrain = Jeder Weg erhält ein Geländeplättchen. Reihum, beginnend beim Startspieler, wählt ihr für einen Weg nach dem anderen den Abschnitt, auf den sein Plättchen verdeckt kommt. Dann werden die Plättchen in der Reihenfolge der Wege aufgedeckt; für welchen Abschnitt ein Plättchen gemacht ist, spielt keine Rolle. Ihr könnt euch auf jede Zahl von 1 bis 9 einigen: Bei weniger als sechs werden die Wege ausgelost; für das siebte und jedes weitere wird ein Weg mit freiem Abschnitt ausgelost, und der Nächste wählt den Abschnitt.
clause-Z2-reinforcement_bonuses = Eine besiegte Brütende Kröte gibt den Bonus „Krötling“: Ein Krötling kommt verdeckt auf ihren Abschnitt. Welcher es ist, zeigt sich erst, wenn ihn jemand nimmt.
clause-Z5-reinforcement_bonuses = Ein besiegter Bomber gibt den Bonus „Explosion“: Jede Kreatur und jeder Krötling, die dann auf seinem Abschnitt sind, erleiden 1 Schaden. Was dabei fällt, bringt seine eigenen Boni. Eine Explosion, die nichts träfe, wird nicht angeboten.
clause-Z6-reinforcement_bonuses = Krötlinge und Explosionen sind Bonusaktionen: Du nutzt sie zusammen mit den übrigen in beliebiger Reihenfolge oder verzichtest darauf. Mehrere gleiche kommen in der Reihenfolge ihrer Orte. Ohne Bonusaktionen im Spiel gibt es beides nicht.
clause-F10-toadling_skills = „Keine Sonderfähigkeiten“: Alle Sonderfähigkeiten sind außer Kraft, und Krötlinge können nicht genutzt werden.
clause-Z4-toadling_skills = Jeder Krötling wird einmal genutzt, zwischen deinen eigenen Aktionen, auch noch nach der letzten, aber nicht nach dem Passen. Das kostet keine Aktion. Je nach Krötling ziehst du eine Karte, erhältst eine weitere Aktion (nie mehr als zehn pro Zug) oder 1 Zaubermacht, oder eine Kreatur hat in diesem Zug 1 Lebenspunkt weniger. Dann ist er fort. Er ist eine Sonderfähigkeit, „Keine Sonderfähigkeiten“ verbietet ihn also; für Aufträge zählt er trotzdem nicht.
clause-F12-unshielded_skills = Wer die Sonderfähigkeit „Keine Regeländerungen“ hat, lässt alle Sonderregeln unbeachtet außer dem Wechsel der Zauberauslage und „Keine Sonderfähigkeiten“; die setzt auch diese Fähigkeit aus. Sie wirkt, sobald sie erlangt ist.
clause-C5-dearest_line = Dann wird genau ein Effekt des Zaubers ausgeführt: von denen, deren Zaubermacht erreicht ist und die ein Ziel haben, der teuerste. Ein Angriff muss ausgeführt werden, wenn es geht; ein Unterstützungszauber darf ohne Wirkung bleiben.
clause-C2-strict_enhancement = Danach darfst du den Zauber mit weiteren Handkarten verstärken, einer nach der anderen, und jederzeit aufhören. Bei einem Angriffszauber aus den Zauberstapeln darfst du erst aufhören, wenn ein Effekt bezahlt ist oder du keine Karte seiner Art mehr auf der Hand hast. Erlaubt ist jede Karte, die Zaubermacht in der Art des Zaubers gibt oder als Verstärkung einen eigenen Effekt hat, auch über das Nötige hinaus. Karten mit mehreren Arten zählen als die Art des Zaubers, wenn sie können. Mit Gift lässt sich nicht verstärken.
clause-C7-strict_enhancement = Jeden anderen Zauber darfst du nur wirken, wenn etwas daraus werden kann: Deine Handkarten und aufgehobene Zaubermacht reichen für einen Effekt, der ein Ziel hat, oder mit einer möglichen Verstärkung kannst du teleportieren oder ziehen. Ein Angriffszauber aus den Zauberstapeln braucht außerdem eine weitere Handkarte, die Zaubermacht seiner Art gibt. Reicht es am Ende für keinen Effekt mit einem Ziel, bleibt der Zauber ohne Wirkung.

refusal-F10-toadling_skills = Die Schicksalskarte setzt in dieser Runde Sonderfähigkeiten und Krötlinge aus.

# Choosing where terrain goes, and the bonuses of toad and bomber.

ask-ChooseTileSection = { $seat }, auf welchen Abschnitt von Weg { $path } kommt ein Geländeplättchen?
ask-DrawPaths = Welcher Weg erhält Gelände?
ask-DrawFurtherPath = Welcher Weg erhält ein weiteres Geländeplättchen?
ask-TurnTile = Welches Geländeplättchen ist es?
event-terrain_placed = { $seat } legt ein verdecktes Plättchen auf { $place }.
step-PlaceTerrain = Ihr wählt, wohin die Geländeplättchen kommen; dann werden sie aufgedeckt.
bonus-toadling = Krötling legen
    .text = Ein Krötling kommt auf ihren Abschnitt.
bonus-blast = Explosion
    .text = Alles auf dem Abschnitt erleidet 1 Schaden.

# In the terminal and the lab.

help-house_rules = Hausregeln, durch Kommas getrennt: { $list }; oder all, oder none (sonst die der Edition)
lab-house_rules = Hausregeln: { $list }
replay-house_rules = Hausregeln: { $list }
play-hint-no_place_bonus = Nach eurer Hausregel sind Krötlinge und Explosionen Bonusaktionen, und dieses Spiel hat keine: Beides gibt es nicht.

# In the browser.

setup-hint-no_bonus = Die Anleitung rät von Brütender Kröte und Bomber ohne Bonusaktionen ab.
setup-start = Startspieler (laut Anleitung der jüngste)
setup-start-drawn = Wird ausgelost
setup-start-seat = Platz { $seat }: { $colour }
book-house_rule = Hausregel: { $name }.
