# The five modules, and the pieces they bring.

module-missions = Geheimaufträge
    .text = Jeder erhält zwei Auftragskarten und behält eine davon verdeckt. Am Ende bringt sie Punkte.
module-bonus = Bonusaktionen
    .text = Wer eine starke oder sehr starke Kreatur besiegt, erhält einen Bonus.
module-new_fate = Neue Schicksalskarten
    .text = Schicksalskarten bewegen ganze Abschnitte von Wegen, und Angriffe erreichen nur die vorderste Reihe eines Weges.
module-terrain = Gelände
    .text = Plättchen auf einigen Abschnitten: Ranken kosten einen Lebenspunkt, Steinfelder geben einen, Straßen führen weiter.
module-reinforcement = Verstärkung
    .text = Neue Kreaturen lösen alte ab: der Krokoflieger, die Brütende Kröte und der Bomber.

mission-groups_of_category = { $points } Punkte für je { $size } { $category-adj } Trophäen
mission-each_of_category = { $points } Punkte für jede { $category-adj } Trophäe
mission-groups_of_any = { $points } Punkte für je { $size } beliebige Trophäen
mission-sets = { $points } Punkte für jedes Set aus schwacher, starker und sehr starker Trophäe
mission-skills = { $points } Punkte für jede erlangte Sonderfähigkeit
mission-most = { $points } Punkte für jeden Kreaturentyp, von dem niemand mehr Trophäen hat als du
mission-learned = { $points } Punkte für je { $size } gelernte Zauber

terrain-tendrils = Ranken
    .text = Eine Kreatur hat hier 1 Lebenspunkt weniger.
    .short = Ranken
terrain-stone_field = Steinfeld
    .text = Eine Kreatur hat hier 1 Lebenspunkt mehr.
    .short = Steine
terrain-road = Straße
    .text = Eine Kreatur, die hier stehen bliebe, zieht einen Abschnitt weiter.
    .short = Straße
terrain-covered = verdecktes Plättchen
    .text = Es wird aufgedeckt, bevor die ersten Kreaturen erscheinen.
    .short = verdeckt
terrain-tile = { $kind } für den { $section-weak } Abschnitt

toadling-draw = Karten-Krötling
    .text = eine Karte ziehen.
    .short = Karte
toadling-action = Aktions-Krötling
    .text = eine weitere Aktion in diesem Zug.
    .short = Aktion
toadling-power = Zaubermacht-Krötling
    .text = 1 Zaubermacht mehr, wenn die nächste Aktion ein Angriffs- oder Unterstützungszauber ist.
    .short = Macht
toadling-life = Lebenspunkt-Krötling
    .text = eine Kreatur hat in diesem Zug 1 Lebenspunkt weniger.
    .short = Leben
