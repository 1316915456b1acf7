# Extra skills and bonus actions: a name, and .text for what it does.

skill-draw_one_more = Extra-Zauber ziehen
    .text = beim Nachziehen eine Karte mehr.
skill-extra_action = Extra-Aktion
    .text = drei statt zwei Aktionen pro Zug.
skill-no_change_of_rules = Keine Regeländerungen
    .text = die Sonderregeln der Schicksalskarten gelten nicht.
skill-no_loss_of_creatures = Keine Kreaturenabgabe
    .text = erreicht eine Kreatur beim eigenen Zauberer den Turm, geht keine Trophäe verloren.
skill-remove_card = Handkarte abwerfen
    .text = einmal pro Zug als Aktion eine Handkarte zurück in die Schachtel legen.
skill-poison = Gift
    .text = einmal pro Zug als Aktion eine Giftkarte auf den Ablagestapel eines Mitspielers legen.

bonus-none = kein Bonus
    .text = keine.
bonus-draw = Karte ziehen
    .text = eine Karte ziehen.
bonus-action = 1 Aktion
    .text = eine weitere Aktion in diesem Zug.
bonus-discard = Handkarten ablegen
    .text = jeder Mitspieler mit mehr als drei Handkarten legt eine davon ab.
bonus-power = Zaubermacht
    .text = 1 Zaubermacht mehr, wenn die nächste Aktion ein Angriffs- oder Unterstützungszauber ist.
