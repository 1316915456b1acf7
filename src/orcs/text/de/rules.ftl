# The rules page: what is around the clauses, the diagrams, the examples, and the book of cards and creatures.

book-title = Spielregeln
book-intro = Jede Regel hat einen kurzen Namen, etwa T3. Ablehnungen, Hinweise und der Verlauf eines Spiels verweisen darauf.
book-contents = Inhalt
book-search = Regeln durchsuchen
book-found =
    { $count ->
        [0] Nichts gefunden zu „{ $text }“.
        [one] 1 Regel mit „{ $text }“.
       *[other] { $count } Regeln mit „{ $text }“.
    }
book-print = Drucken
book-modules = Module, mit denen du spielst
book-modules-about = Die Kapitel der anderen sind eingeklappt.
book-folded = Nicht in deinem Spiel
book-unfold = Trotzdem zeigen
book-fold = Einklappen
book-link = Link zu Regel { $clause }
book-copied = Der Link zu Regel { $clause } ist kopiert.
book-all = Alle Regeln
book-cards = Karten und Kreaturen

# Examples that can be played.
trial-example = Beispiel
    .see = Beispiel:
trial-open = Selbst ausprobieren
trial-close = Spielplan schließen
trial-show = Zeig es mir
trial-back = Einen Schritt zurück
trial-again = Von vorn
trial-hand = Deine Handkarten
trial-log = Was geschehen ist
trial-goal = Was zu tun ist
trial-next = Der nächste Schritt im Beispiel: { $option }
trial-waiting = { $seat } antwortet …
trial-done = Das Beispiel ist zu Ende.
trial-off = Du bist eigene Wege gegangen. Spiel weiter, wie du magst, oder fang von vorn an.
trial-loading = Der Spielplan wird aufgebaut …
trial-failed = Der Spielplan lässt sich gerade nicht aufbauen. { $reason }
trial-forbidden = Versuche etwas Verbotenes: { $option }
trial-points = Die Punkte

# The book of cards and creatures.
lexicon-intro = Alles, was in der Schachtel ist, so wie hier gespielt wird, und woher wir jeden Wert kennen.
lexicon-search = Karten und Kreaturen durchsuchen
lexicon-found =
    { $count ->
        [0] Nichts gefunden.
        [one] 1 Eintrag.
       *[other] { $count } Einträge.
    }
lexicon-all = Alles
lexicon-creatures = Kreaturen
lexicon-reinforcements = Verstärkung
lexicon-spells = Zauber
lexicon-skills = Sonderfähigkeiten
lexicon-bonuses = Bonusaktionen
lexicon-fates = Schicksalskarten
lexicon-new_fates = Neue Schicksalskarten
lexicon-rules = Sonderregeln
lexicon-missions = Geheimaufträge
lexicon-terrain = Gelände
lexicon-toadlings = Krötlinge
lexicon-category = { $category-adj } Kreatur
lexicon-life = Lebenspunkte: { $life }
lexicon-tokens =
    { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    }
lexicon-track = Eine Trophäe ist wert: { $track }
lexicon-copies =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
lexicon-each = { $count } unter den Startzaubern jedes Spielers
lexicon-tiles =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
lexicon-pieces =
    { $count ->
        [one] 1 Stück
       *[other] { $count } Stück
    }
lexicon-of = Zwei Trophäen von: { $creature }
lexicon-from = Für den Sieg über: { $list }
lexicon-on = Auf { $count ->
        [one] 1 Schicksalskarte
       *[other] { $count } Schicksalskarten
    }
lexicon-instead = Ersetzt eine { $category-adj } Kreatur; Zähler und Sonderfähigkeit bleiben.
lexicon-known = Woher wir das wissen
lexicon-corrected = Dieser Server spielt mit korrigierten Werten.
lexicon-printed = { $card_id ->
       *[other] Auf der Karte: { $name }
    }
lexicon-guessed = Nachgebildet: { $list }
known-printed = gedruckt
    .text = Die Spielregel sagt oder zeigt es.
known-found = gefunden
    .text = Eine Besprechung des Spiels sagt es.
known-inferred = erschlossen
    .text = Es folgt aus Beispielen oder Rechnungen der Spielregel.
known-reconstructed = nachgebildet
    .text = Die Spielregel zeigt es nur in einem Bild: Bis ein Besitzer des Spiels es berichtigt, steht hier ein ausgewogener Ersatz.
known-owner = berichtigt
    .text = Ein Besitzer des Spiels hat es berichtigt.
field-category = Kategorie
field-tokens = Anzahl
field-life = Lebenspunkte
field-track = Zähler
field-skill = Sonderfähigkeit
field-bonus = Bonusaktion
field-numbered = Marker mit einer 3 / mit einer 4
field-on_defeat = Folge des Sieges
field-points = Punkte für den Besitz
field-pile = Stapel
field-copies = Anzahl der Karten
field-magic = Art
field-costs = Kosten
field-enhancement = Effekt als Verstärkung
field-categories = wer vorrückt
field-rule = Sonderregel
field-paths = Wege
field-sections = Abschnitte
field-kind = Art
field-section = passender Abschnitt
field-lines = Effekte
field-all = alles
# Eine Seite mit dem ganzen Zug. Die Buchstaben sind die Punkte eines Teils.
summary-round = Eine Runde
    .a = Decke eine Schicksalskarte auf. Die gezeigten Kreaturen rücken einen Abschnitt vor, die inneren zuerst.
    .b = Eine Kreatur, die den Turm erreicht, ist fort. Trophäen ihres Typs sind weniger wert, und ein Zauberer auf diesem Weg verliert eine davon.
    .c = Die Sonderregel gilt für alle bis zur nächsten Schicksalskarte.
    .d = Jeder ist einmal am Zug, angefangen beim Startspieler.
summary-turn = Dein Zug
    .a = Jeder Weg ohne Kreatur bekommt eine: Decke dort den nächsten Marker auf.
    .b = Decke einen Marker auf einem beliebigen Weg außer deinem eigenen auf.
    .c = Zwei Aktionen: auf ein freies Turmfeld teleportieren, zaubern, die Aktion einer Sonderfähigkeit nutzen oder passen, um aufzuhören.
    .d = Lege deine restlichen Handkarten ab und ziehe vier neue. Aller Schaden heilt.
summary-cast = Zaubern
    .a = Spiele eine Karte aus: Sie gibt 1 Zaubermacht ihrer Art.
    .b = Verstärke mit Karten derselben Art, je 1 Zaubermacht. Mit manchen darfst du außerdem sofort teleportieren oder ziehen.
    .c = Wähle einen Effekt, den du bezahlen kannst und der ein Ziel hat.
    .d = Ein Zauberbuch oder { card-wisdom }, allein gewirkt, lässt dich eine Karte aus der Zauberauslage lernen.
summary-defeat = Kreaturen besiegen
    .a = Erreicht der Schaden die Lebenspunkte, ist die Kreatur besiegt und wird deine Trophäe.
    .b = Zwei besiegte Kreaturen eines Typs bringen dir seine Sonderfähigkeit für den Rest des Spiels.
summary-end = Das Ende
    .a = Liegen auf vier Wegen keine Marker mehr, spielt die Runde zu Ende.
    .b = Jede Trophäe zählt, was ihr Zähler zeigt, jeder Unterstützungszauber 2, jede Giftkarte −2, dazu der Auftrag, wenn ihr mit Aufträgen spielt.
    .c = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
# Die Wörter des Spiels. .title ist das Wort.
glossary-intro = Die Wörter des Spiels in aller Kürze. Eine Regel liest du ganz, wenn du sie anklickst.
glossary-weak = { $list }: die häufigsten Kreaturen, mit den wenigsten Lebenspunkten und Punkten.
    .title = Schwache Kreatur
glossary-strong = { $list }: zäher und mehr wert.
    .title = Starke Kreatur
glossary-brute = { $list }: die zähesten, und am meisten wert.
    .title = Sehr starke Kreatur
glossary-path = Einer von sechs Wegen zum Turm, mit äußerem, mittlerem und innerem Abschnitt und einem Turmfeld.
    .title = Weg
glossary-front = Der erste Abschnitt mit einer Kreatur, vom Turm aus gesehen. Mit neuen Schicksalskarten erreichen Angriffe nur ihn.
    .title = Vorderste Reihe
glossary-marker = Ein verdecktes Plättchen, das beim Aufdecken eine Kreatur bringt.
    .title = Marker
glossary-counter = Zeigt, was eine Trophäe dieses Typs wert ist. Er sinkt, sooft so eine Kreatur den Turm erreicht.
    .title = Zähler
glossary-trophy = Eine Kreatur, die du besiegt hast. Sie zählt am Ende Punkte.
    .title = Trophäe
glossary-skull = Für jede besiegte Kreatur eines Typs bekommst du einen, höchstens zwei.
    .title = Totenkopf
glossary-skill = Was dir zwei Totenköpfe eines Typs für den Rest des Spiels bringen.
    .title = Sonderfähigkeit
glossary-fate = Eröffnet jede Runde und sagt, welche Kreaturen vorrücken.
    .title = Schicksalskarte
glossary-rule = Was eine Schicksalskarte in dieser Runde für alle ändert.
    .title = Sonderregel
glossary-display = Die sechs offenen Karten, von denen alle lernen können.
    .title = Zauberauslage
glossary-learn = Eine Karte aus der Zauberauslage nehmen. Sie kommt auf deinen Ablagestapel und später auf deine Hand.
    .title = Lernen
glossary-power = Was die Effekte der Zauber kosten. Der Zauber gibt 1 Zaubermacht seiner Art, jede passende Verstärkung 1 mehr.
    .title = Zaubermacht
glossary-line = Was auf einem Zauber steht, mit seinen Kosten in Zaubermacht. Einen davon führst du aus.
    .title = Effekt
glossary-enhancement = Eine Karte, die du zu einem Zauber legst: für ihre Zaubermacht oder einen eigenen Effekt, teleportieren, ziehen oder beides.
    .title = Verstärkung
glossary-attack = Ein Zauber, der einer Kreatur oder einer Fläche Schaden zufügt.
    .title = Angriffszauber
glossary-lore = Zauberbücher und { card-wisdom }: Allein gewirkt, lernst du damit; als Verstärkung geben sie Zaubermacht mehrerer Arten.
    .title = Wissenszauber
glossary-support = Ein Zauber, der Kreaturen bewegt, Karten zieht oder Mitspieler ablegen lässt. Er zählt am Ende 2 Punkte.
    .title = Unterstützungszauber
glossary-poison = Eine nutzlose Karte, die am Ende 2 Punkte kostet.
    .title = Gift
glossary-pass = Die eigenen Aktionen vorzeitig beenden.
    .title = Passen
# Wer das gemacht hat.
about-unofficial = Das ist eine inoffizielle Fan-Ausgabe von Orcs Orcs Orcs, einem Brettspiel von Frank Thyben, 2014 erschienen bei Queen Games. Der Verlag hat sie weder gemacht noch gebilligt noch unterstützt. Wenn sie dir gefällt, spiel das Spiel aus der Schachtel.
about-own = Alle Texte und Zeichnungen wurden für diese Ausgabe gemacht; nichts davon stammt vom Verlag. Das Programm ist freie Software unter der MIT-Lizenz.
about-values = Einige Werte zeigen die Anleitungen nur in Bildern; wir haben sie nachgebildet. Welche das sind, steht bei den Karten und Kreaturen.
about-fonts = Schriften: Grenze und Source Sans 3, unter der SIL Open Font License.

# Drawings. The text is for those who cannot see them; the letters stand for the numbers in the drawing.
diagram-board = Der Turm steht in der Mitte eines Rings aus sechs Wegen. Weg 1 ist oben, die anderen folgen im Uhrzeigersinn. Jeder Weg hat einen inneren, einen mittleren und einen äußeren Abschnitt, innen ein Turmfeld und außen einen Stapel Marker.
    .title = Der Spielplan und seine Teile
    .a = Turmfeld mit einem Zauberer
    .b = Innerer Abschnitt
    .c = Mittlerer Abschnitt
    .d = Äußerer Abschnitt: Hier erscheinen die Kreaturen
    .e = Marker: Kreaturen, die auf diesem Weg noch kommen
diagram-march = Auf einem Weg: Die Kreatur auf dem inneren Abschnitt rückt zuerst vor, in den Turm. Dann die auf dem mittleren, dann die auf dem äußeren.
    .title = Wer zuerst vorrückt
    .a = Zuerst alle inneren Abschnitte: in den Turm
    .b = Dann alle mittleren Abschnitte
    .c = Zuletzt alle äußeren Abschnitte
diagram-round = Eine Reihe von Bildern: die Schicksalskarte, der Vormarsch, dann ein Zug in drei Schritten: aufdecken, Aktionen, nachziehen.
    .title = Eine Runde
    .a = Eine Schicksalskarte wird aufgedeckt
    .b = Ihre Kreaturen rücken vor
    .c = In deinem Zug: Marker aufdecken
    .d = Zwei Aktionen ausführen
    .e = Ablegen, dann vier Karten nachziehen
    .f = Der nächste Spieler ist am Zug
diagram-teleport = Der Turm von oben. Zauberer stehen auf den Feldern der Wege 2, 3, 5 und 6. Pfeile führen vom Feld von Weg 6 zu den freien Feldern 1 und 4.
    .title = Rund um den Turm
    .a = Frei: Hierhin darf der Zauberer, egal wie weit es ist
    .b = Besetzt: nie zwei Zauberer auf einem Feld
diagram-casting = Drei Karten nebeneinander: { card-smash } und zwei Zauberbücher mit Erdzeichen als Verstärkung. Zusammen geben sie 3 Zaubermacht Erde. Darunter die drei Effekte von { card-smash }; für alle reicht es, und der dritte, 3 Schaden, ist gewählt.
    .title = Zaubern und verstärken
    .a = Der Zauber gibt 1 Zaubermacht seiner Art
    .b = Jede Verstärkung dieser Art gibt 1 mehr
    .c = Ein Effekt, für den es reicht: Wähle einen davon
diagram-ranges = Vier kleine Spielpläne mit dem Zauberer auf Weg 1. Ein einzelner Angriff erreicht eine Kreatur auf einem beliebigen Abschnitt von Weg 1. Der { card-lightning_bolt } erreicht eine beliebige Kreatur. Das { card-earthquake } trifft einen Abschnitt von Weg 1 und denselben Abschnitt von Weg 2 oder 6. Der { card-ice_storm } trifft einen Abschnitt von Weg 1 und den dahinter.
    .title = Was Angriffe erreichen
    .a = Eine Kreatur auf deinem Weg: { card-smash }, { card-zap }, { card-cold_snap }, { card-fire_spark }, { card-fireball }
    .b = Eine beliebige Kreatur: { card-lightning_bolt }
    .c = Ein Abschnitt, mit 3 Zaubermacht auch der daneben: { card-earthquake }
    .d = Ein Abschnitt, mit 3 Zaubermacht auch der dahinter: { card-ice_storm }
diagram-scoring = Eine Rechnung: Trophäen von sechs Typen mal die Werte ihrer Zähler ergeben 5 und 4 und 4 und 15 und 5 und 14, zusammen 47. Vier Unterstützungszauber bringen 8, zwei Giftkarten kosten 4. Das macht 51.
    .title = Eine Schlusswertung
    .a = Trophäen × Zähler
    .b = 2 je Unterstützungszauber
    .c = −2 je Giftkarte
    .d = Punkte
diagram-missions = Zwei Auftragskarten. Eine bleibt verdeckt vor dem Spieler liegen, die andere kommt zurück.
    .title = Zwei Aufträge, einer bleibt
    .a = Einen behältst du verdeckt bis zum Ende
    .b = Den anderen legst du zurück, ohne ihn zu zeigen
diagram-bonus = Die vier starken und sehr starken Kreaturen mit dem Zeichen ihres Bonus: beim Goblin-Schamanen eine Karte, beim Ork-Reiter eine Aktion, beim Lava-Golem Ablegen, beim Chef Zaubermacht.
    .title = Wer welchen Bonus bringt
diagram-new_fate = Ein Spielplan, auf dem die mittleren Abschnitte der Wege 3 und 4 leuchten: Nur dort rücken Kreaturen vor. Auf Weg 1 stehen Kreaturen auf dem mittleren und dem äußeren Abschnitt; nur der mittlere, die vorderste Reihe, kann angegriffen werden.
    .title = Abschnitte rücken vor, und die Vorderen schützen
    .a = Die Karte zeigt die Wege 3 und 4, Mitte: Nur diese rücken vor
    .b = Die vorderste Reihe: Angriffe erreichen sie
    .c = Dahinter: außer Reichweite
diagram-terrain = Drei Wege. Auf Ranken hat ein Ork-Reiter 2 statt 3 Lebenspunkte. Auf einem Steinfeld hat ein Goblin 3 statt 2. Eine Kreatur, die auf einer Straße stehen bliebe, zieht einen Abschnitt weiter.
    .title = Was der Boden bewirkt
    .a = Ranken: 1 Lebenspunkt weniger
    .b = Steinfeld: 1 Lebenspunkt mehr
    .c = Straße: einen Abschnitt weiter
diagram-reinforcement = Eine Brütende Kröte wird besiegt und lässt einen Krötling zurück; wer ihn trifft, nimmt ihn. Ein Bomber wird besiegt, und alles auf seinem Abschnitt erleidet 1 Schaden.
    .title = Kröten und Bomber
    .a = Eine besiegte Brütende Kröte lässt einen Krötling zurück
    .b = Wer den Krötling trifft, nimmt ihn
    .c = Ein besiegter Bomber trifft alles auf seinem Abschnitt

# In the terminal.
rules-example = Beispiel: { $title }. { $text } { $after }
rules-example-told = Was geschieht: { $told }

# Examples. The text says what to do, .after what it shows.
example-march = Du bist Rot und hast nichts mehr vor: Passe. Die nächste Schicksalskarte bewegt die Schwachen.
    .title = Die Schwachen rücken vor
    .after = Zuerst zogen die auf den mittleren Abschnitten, dann die auf den äußeren. Die Starken und sehr Starken blieben stehen.
example-tower = Du bist Rot. Auf dem inneren Abschnitt deines Weges steht ein Goblin, und du hast eine Goblin-Trophäe. Passe und sieh, was die nächste Schicksalskarte anrichtet.
    .title = Ein Goblin erreicht den Turm
    .after = Der Goblin-Zähler sank von 3 auf 2. Und weil der Goblin auf Rots eigenem Weg kam, verlor Rot eine Goblin-Trophäe.
example-one_more_life = Die Schicksalskarte bringt „+1 Lebenspunkt“. Wirke { card-smash } mit einem Zauberbuch auf den Goblin: 2 Schaden. Wirke dann { card-zap } auf ihn.
    .title = Ein Lebenspunkt mehr
    .after = 2 Schaden reichten in dieser Runde nicht: Der Goblin hat 3 Lebenspunkte. Den dritten nahm ihm der { card-zap }.
example-no_teleport = Die Schicksalskarte bringt „Keine Teleportation“. Versuche zu teleportieren und kämpfe dann, wo du stehst.
    .title = Kein Weg führt weg
    .after = In dieser Runde verlässt kein Zauberer sein Feld, weder durch eine Aktion noch durch eine Verstärkung.
example-draw_three = Du hast die Sonderfähigkeit „Extra-Zauber ziehen“, und die Schicksalskarte bringt „3 Karten nachziehen“. Passe und sieh, wie viele Karten du ziehst.
    .title = Drei und eine mehr
    .after = Drei durch die Schicksalskarte und eine durch die Sonderfähigkeit: vier.
example-exchange = Du bist Rot. Passe; die nächste Schicksalskarte wechselt die Zauberauslage. Achte auf sie.
    .title = Eine neue Zauberauslage
    .after = Zuerst rückten die Kreaturen vor. Dann gingen alle sechs Karten zurück, und sechs andere kamen.
example-no_change = Die Schicksalskarte verbietet das Lernen, aber du hast die Sonderfähigkeit „Keine Regeländerungen“. Wirke ein Zauberbuch und lerne { card-fireball }.
    .title = Regeln für die anderen
    .after = Die Sonderregel galt für alle außer Blau.
example-empty_path = Auf deinem Weg steht nur noch ein Ork. Besiege ihn mit { card-zap } und einem Zauberbuch; das ist deine letzte Aktion.
    .title = Kein Weg bleibt leer
    .after = Rots Zug begann, und auf Weg 1 stand keine Kreatur: Also wurde dort zuerst ein Marker aufgedeckt.
example-reveal = Dein Zug beginnt. Decke einen Marker auf, auf einem beliebigen Weg außer deinem eigenen.
    .title = Es werden mehr
    .after = Auf Weg 4 erschien ein Lava-Golem. Du entscheidest, wo es eng wird, nur nicht auf Weg 1, wo dein Zauberer steht.
example-extra_action = Auf deinem Weg stehen zwei Orks. Besiege beide und teleportiere dann zu Weg 4.
    .title = Sofort eine dritte Aktion
    .after = Mit dem zweiten Ork kam die Sonderfähigkeit „Extra-Aktion“, und sie galt noch im selben Zug.
example-teleport = Zauberer stehen auf 1, 2, 3 und 5, also sind nur 4 und 6 frei. Teleportiere zu Weg 4 und besiege dort den Goblin.
    .title = Rund um den Turm
    .after = Wie weit es ist, spielt keine Rolle, nur frei muss das Feld sein. Auf Weg 4 erreichten Blaus Zauber den Goblin.
example-remove = Du hast die Sonderfähigkeit „Handkarte abwerfen“. Lege { card-zap } zurück in die Schachtel.
    .title = Ein schlankerer Stapel
    .after = { card-zap } ist für immer fort. Was übrig ist, kommt umso öfter auf die Hand.
example-give_poison = Besiege den zweiten Chef mit { card-fireball }, { card-fire_spark } und einem Zauberbuch. Nutze dann die neue Sonderfähigkeit: Gib Rot Gift.
    .title = Ein vergiftetes Geschenk
    .after = Das Gift liegt auf Rots Ablagestapel. Es verstopft später die Hand und kostet am Ende 2 Punkte.
example-two_hits = Wirke { card-zap } ohne Verstärkung auf den Goblin. Wirke dann { card-cold_snap } auf ihn.
    .title = Schaden summiert sich
    .after = Eins und eins: Innerhalb eines Zuges summiert sich der Schaden, egal von welchem Zauber. Am Ende des Zuges wäre er geheilt.
example-enhance = Wirke { card-smash } und verstärke mit beiden Zauberbüchern, die ein Erdzeichen tragen. Wähle den dritten Effekt und triff den Ork-Reiter.
    .title = Drei Zaubermacht
    .after = { card-smash } und zwei Bücher gaben 3 Zaubermacht Erde, also waren 3 Schaden möglich: gerade genug für 3 Lebenspunkte.
example-added_teleport = Auf deinem Weg stehen nur sehr Starke. Wirke { card-zap } und verstärke mit { card-replenish }: Nutze seinen Effekt und teleportiere zu Weg 3. Triff dann den Goblin.
    .title = Mitten im Zauber fort
    .after = Die Verstärkung gab Zaubermacht und eine Teleportation. Es zählt, wo der Zauberer steht, wenn der Effekt gewählt wird.
example-added_draw = Wirke { card-fireball } und verstärke mit { card-voodoo }: Ziehe eine Karte. Verstärke auch mit ihr, wenn es geht, und triff den Lava-Golem.
    .title = Glück beim Ziehen
    .after = Gezogen wurde ein Zauberbuch mit Feuerzeichen; sofort gespielt, gab es die dritte Zaubermacht. 5 Schaden fällten den Golem.
example-learn = Wirke ein Zauberbuch und lerne { card-fireball }. Passe dann.
    .title = Einen Zauber lernen
    .after = Der { card-fireball } kam am Ende der Aktionen auf den Ablagestapel, und eine andere Karte füllte die Lücke. Auf die Hand kommt er in einem späteren Zug.
example-bolt = Wirke { card-lightning_bolt } mit { card-zap } und triff den Goblin auf Weg 4.
    .title = Quer über den Spielplan
    .after = Der { card-lightning_bolt } ist nicht an den Weg des Zauberers gebunden.
example-earthquake = Wirke { card-earthquake } mit { card-smash } und einem Zauberbuch, wähle den zweiten Effekt und triff die äußeren Abschnitte der Wege 1 und 2.
    .title = Vier auf einen Streich
    .after = Alles auf beiden Abschnitten wurde zugleich getroffen: drei Goblins und ein Ork.
example-ice_storm = Wirke { card-ice_storm } mit { card-cold_snap } und einem Zauberbuch und wähle den inneren Abschnitt. Besiege dann den Schamanen mit { card-smash }.
    .title = Und der dahinter
    .after = 2 Schaden auf dem inneren Abschnitt und auf dem mittleren dahinter fällten zwei Goblins. Dem Schamanen blieb 1 Lebenspunkt, für { card-smash }.
example-put = Wirke { card-switch } mit { card-smash } und stelle einen Lava-Golem von Weg 2 auf den inneren Abschnitt deines eigenen Weges.
    .title = Ein Golem zieht um
    .after = Wo er auch stand: Jetzt steht er auf Weg 1, direkt am Turm und in Reichweite von Blaus Zaubern.
example-forward = Wirke { card-magic_bonds } und rücke den Goblin-Schamanen auf Weg 5 einen Abschnitt vor.
    .title = In den Turm hinein
    .after = Der Schamane ist fort, und sein Zähler sank um eine Stufe. Niemand verlor eine Trophäe, denn auf Weg 5 stand kein Zauberer.
example-voodoo = Wirke { card-voodoo } mit { card-fire_spark } und wähle den zweiten Effekt.
    .title = Mitspieler legen ab
    .after = Rot hatte vier Karten und musste eine ablegen, nach eigener Wahl. Und Blau hat eine weitere Aktion.
example-skill = Auf deinem Weg stehen zwei Goblins. Besiege beide und sieh, wie viele Karten du nachziehst.
    .title = Der zweite Totenkopf
    .after = Der zweite Goblin brachte die Sonderfähigkeit „Extra-Zauber ziehen“: fünf Karten statt vier.
example-points = Der letzte Zug eines Spiels. Teleportiere irgendwohin, und das Spiel ist aus.
    .title = Das Ende eines Spiels
    .after = Mehr als drei Wege haben keine Marker mehr. Trophäen zählen, was ihr Zähler zeigt, Unterstützungszauber je 2.
example-mission = Behalte einen der beiden Aufträge.
    .title = Ein Auftrag für dich
    .after = Vor dem Ende kennt ihn niemand sonst. Den anderen hast du zurückgelegt, ohne ihn zu zeigen.
example-mission_points = Der letzte Zug eines Spiels mit Geheimaufträgen. Teleportiere und sieh, was die Aufträge bringen.
    .title = Aufträge aufgedeckt
    .after = Blaus Auftrag brachte 2 Punkte für eine Sonderfähigkeit. Rots Auftrag verlangte ein Set mit einer sehr starken Trophäe und brachte nichts.
example-bonus = Besiege den Ork-Reiter mit { card-smash } und zwei Zauberbüchern und nimm seinen Bonus: 1 Aktion.
    .title = Ein Preis für den Reiter
    .after = Nach dem Sieg kam der Bonus, und Blau hatte eine Aktion mehr.
example-power = Besiege den Chef mit { card-fireball } und nimm seinen Bonus, Zaubermacht. Wirke dann { card-smash } ganz allein auf den Goblin.
    .title = Macht für den nächsten Zauber
    .after = { card-smash } hatte 2 Zaubermacht, ohne jede Verstärkung.
example-new_march = Du bist Rot. Passe; die nächste Karte zeigt die mittleren Abschnitte der Wege 3 und 4.
    .title = Nur dort
    .after = Kreaturen aller Kategorien auf diesen beiden Abschnitten rückten vor, und sonst keine.
example-front = Du wirkst { card-cold_snap }. Versuche den Goblin auf dem äußeren Abschnitt zu treffen, dann den Ork-Reiter vor ihm.
    .title = Die Vorderen schützen
    .after = Solange auf dem mittleren Abschnitt etwas steht, erreichen Angriffe den äußeren nicht.
example-tendrils = Der Ork-Reiter steht auf Ranken. { card-smash } mit einem Zauberbuch genügt.
    .title = In Ranken gefangen
    .after = 3 Lebenspunkte, auf Ranken einer weniger: 2 Schaden fällten ihn.
example-road = Decke einen Marker auf Weg 4 auf; sein äußerer Abschnitt ist eine Straße.
    .title = Der kurze Weg
    .after = Der Lava-Golem blieb nicht auf der Straße: Er steht gleich auf dem mittleren Abschnitt.
example-toadling = Besiege die Brütende Kröte mit { card-smash } und zwei Zauberbüchern. Triff dann ihren Krötling mit { card-zap }.
    .title = Was die Kröte hinterlässt
    .after = Die Kröte wurde zur Trophäe, der Krötling zum Geschenk für später: eine weitere Aktion.
example-use_toadling = Nutze deinen Krötling gegen den Goblin und wirke dann { card-cold_snap } auf ihn.
    .title = Ein Krötling hilft
    .after = Der Krötling nahm einen Lebenspunkt, der { card-cold_snap } den anderen. Ihn zu nutzen kostete keine Aktion.
example-bomber = Goblin und Bomber stehen auf Ranken. Besiege den Bomber mit { card-smash } und zwei Zauberbüchern.
    .title = Bumm
    .after = Die Explosion traf alles auf dem Abschnitt: genug für den Goblin, der auf den Ranken nur 1 Lebenspunkt hatte.
