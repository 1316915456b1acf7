# Fate cards are named by what they do: who moves, and the special rule of the round.

fate-card = { $moves }; { $rule }
fate-card-plain = { $moves }
fate-nobody = niemand rückt vor
fate-categories =
    { $count ->
        [3] alle Kreaturen rücken vor
       *[other] { $categories-adj } Kreaturen rücken vor
    }
fate-sections =
    Kreaturen auf { $section-count ->
        [3] allen Abschnitten
        [one] dem { $sections-weak } Abschnitt
       *[other] den { $sections-weak } Abschnitten
    } { $path-count ->
        [6] aller Wege
        [one] von Weg { $paths }
       *[other] der Wege { $paths }
    } rücken vor

rule-none = keine Sonderregel
    .text = In dieser Runde gilt keine Sonderregel.
rule-life = +1 Lebenspunkt
    .text = In dieser Runde hat jede Kreatur einen Lebenspunkt mehr.
rule-no_learning = keine Zauber lernen
    .text = In dieser Runde darf niemand eine Karte lernen.
rule-no_teleport = keine Teleportation
    .text = In dieser Runde darf kein Zauberer sein Turmfeld wechseln.
rule-draw_three = 3 Karten nachziehen
    .text = Am Ende des Zuges zieht jeder eine Karte weniger.
rule-no_skills = keine Sonderfähigkeiten
    .text = In dieser Runde wirken keine Sonderfähigkeiten.
rule-exchange = Zauberauslage wechseln
    .text = Nach dem Vormarsch wird die Zauberauslage ausgewechselt.
