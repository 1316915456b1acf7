# Spielend lernen, und das Übungsbrett dahinter.

# Was das Übungsbrett ablehnt.
problem-sandbox_pick = Zug { $number }, { $pick }, ist an dieser Stelle nicht möglich.
problem-sandbox_record = Diese Stellung lässt sich nicht aufbauen: { $text }.
problem-sandbox_slow = Diese Stellung aufzubauen, dauert zu lange.

# Der Bildschirm.
learn-page = Spielend lernen
learn-claim = Zehn Minuten am Spielplan, und du kennst das Spiel.
learn-chapters = Kapitel
learn-basics = Das Grundspiel
learn-modules = Die Module der Erweiterung
learn-go_on = Weiter
learn-back = Zurück
learn-start = Los geht’s
learn-resume = Hier weitermachen
learn-again = Noch einmal
learn-known = Geschafft
learn-step = Schritt { $number } von { $count }
learn-done_basics = Du kennst das Spiel!
learn-done_basics_text = Die Module haben Zeit: Jedes bringt nur eine neue Idee. Jetzt bist du dran.
learn-done_all = Du kennst das ganze Spiel!
learn-done_all_text = Kombiniere die Module, wie du magst. Jetzt bist du dran.
learn-play = Dein erstes Spiel
learn-more = Zu den Modulen
learn-next = Nächstes Kapitel: { $title }
learn-coach = Deine Anleitung
learn-not_now = Das geht, ist aber gerade nicht unser Ziel. Nimm, was leuchtet.
learn-clause = Regel { $clause }: { $text }
learn-failed = Der Spielplan lässt sich gerade nicht aufbauen.
learn-retry = Noch einmal versuchen

# Kapitel, Schritte und Fehlversuche: ein, zwei kurze Sätze, denn sie teilen sich den Platz mit dem Brett.
learn-tower = Der Turm und seine Wege
    .end = Du kennst den Spielplan. Als Nächstes: wie Kreaturen darauf erscheinen.
learn-tower-welcome = Willkommen! Das ist der Turm. Von allen Seiten rücken Kreaturen an. Verteidige ihn, um des Ruhmes willen!
learn-tower-paths = Sechs Wege führen hierher. Jeder hat drei Abschnitte: außen, Mitte und innen. Kreaturen erscheinen ganz außen.
learn-tower-mage = Du spielst Blau und stehst vor Weg 1. Die meisten deiner Zauber reichen nur auf den eigenen Weg.
learn-tower-worth = Besiegte Kreaturen werden deine Trophäen. Das ist jeder Typ wert; der Wert sinkt, sooft so eine Kreatur in den Turm kommt.
learn-tower-ranks = Goblins und Orks sind schwach, Schamanen und Reiter stark, Golems und Chefs sehr stark: mehr Herzen, mehr Punkte.

learn-reveal = Marker aufdecken
    .end = Jeder Zug beginnt mit einem Marker. Als Nächstes: Schlag zurück.
learn-reveal-markers = An jedem Weg liegt ein Stapel verdeckter Marker. Sind vier Stapel leer, endet das Spiel nach dieser Runde.
learn-reveal-pick = Jeder Zug beginnt damit, einen aufzudecken. Den Weg wählst du, nur nie den eigenen. Lass auf Weg 2 etwas heraus!
learn-reveal-pick-own = Nicht vor die eigenen Füße! Wähle irgendeinen Weg außer deinem.
learn-reveal-pick-other = Erlaubt wäre jeder fremde Weg. Nimm diesmal Weg 2.
learn-reveal-empty = Steht zu Beginn eines Zuges auf einem Weg keine Kreatur, wird dort von selbst ein Marker aufgedeckt. Kein Weg bleibt leer.

learn-cast = Zaubern
    .end = Du kannst zaubern. Schaden heilt am Ende des Zuges, ein Funke allein reicht also selten. Als Nächstes: stärkere Zauber.
learn-cast-hand = Das sind deine Handkarten. Du hast zwei Aktionen, und am liebsten zaubert man.
learn-cast-spell = Wirke „{ card-fire_spark }“: 1 Zaubermacht, 1 Schaden.
learn-cast-spell-book = Zauberbücher kommen gleich dran. Zuerst „{ card-fire_spark }“.
learn-cast-spell-zap = „{ card-zap }“ kommt danach. Beginne mit „{ card-fire_spark }“.
learn-cast-stop = Jetzt könntest du den Zauber mit Karten verstärken. Diesmal nicht: Wirke ihn so, wie er ist.
learn-cast-stop-book = Behalte das Buch noch. Wirke den Zauber ohne Verstärkung.
learn-cast-target = Wähle ein Ziel auf deinem Weg. Triff { creature-goblin_shaman.the }: Er hat 3 Lebenspunkte.
learn-cast-target-chief = Fünf Lebenspunkte! Ein Funke beeindruckt { creature-chief.the } nicht. Triff { creature-goblin_shaman.the }.
learn-cast-target-far = Zu weit weg: Dieser Zauber reicht nur auf den eigenen Weg.
learn-cast-wound = Ein Herz von dreien ist weg. Schaden bleibt bis zum Ende deines Zuges, dann heilt er. Also gleich noch einmal!

learn-enhance = Verstärken
    .end = Karten derselben Art verstärken einen Zauber, und jeder Sieg bringt Trophäe und Totenkopf. Als Nächstes: Geh aus dem Weg.
learn-enhance-spell = Deine zweite Aktion: Wirke „{ card-zap }“. Allein macht er 1 Schaden, und das reicht nicht.
learn-enhance-spell-teleport = Bleib! Deine Beute ist verwundet. Wirke „{ card-zap }“.
learn-enhance-book = Nur Karten in der Art des Zaubers geben Zaubermacht, je 1. „{ card-zap }“ ist Blitz: Lege dein Zauberbuch mit Blitz dazu.
learn-enhance-book-other = Dieses Buch gibt Wasser oder Feuer. „{ card-zap }“ braucht Blitz.
learn-enhance-book-stop = Mit 1 Schaden bliebe der Schamane stehen. Lege erst das Buch dazu.
learn-enhance-enough = 2 Zaubermacht. Mehr passt nicht dazu, also fertig.
learn-enhance-line = Damit bezahlst du einen Effekt der Karte. Wähle den Effekt mit 2 Schaden!
learn-enhance-line-cheap = Du hast Zaubermacht für mehr. Wähle den Effekt mit 2 Schaden.
learn-enhance-target = Und jetzt der letzte Schlag.
learn-enhance-target-chief = Das steckt der { creature-chief } locker weg. Der Schamane hat nur noch zwei Herzen!
learn-enhance-trophy = Deine erste Trophäe! Und dazu ein Totenkopf. Wozu der gut ist, erfährst du noch.
learn-enhance-end = Beide Aktionen sind verbraucht. Beende den Zug: Der Rest der Hand wird abgelegt, vier neue Karten kommen. Dann spielt Rot.
learn-enhance-end-more = Keine Aktion mehr übrig: zwei pro Zug. Beende ihn.

learn-teleport = Teleportieren
    .end = Für eine Aktion kommst du auf jedes freie Turmfeld. Als Nächstes: bessere Karten.
learn-teleport-round = Rot hat einen Goblin besiegt, und eine neue Runde hat begonnen: Die schwachen Kreaturen, Goblins und Orks, sind vorgerückt.
learn-teleport-reveal = Erst der Marker, wie in jedem Zug. Bitte auf Weg 4.
learn-teleport-reveal-own = Nie auf dem eigenen Weg.
learn-teleport-move = { creature-chief.start } auf deinem Weg ist zu zäh. Teleportiere dich zu Weg 6, wo Schwache stehen. Das kostet eine Aktion.
learn-teleport-move-red = Dort steht Rot. Auf jedem Turmfeld ist nur Platz für einen.
learn-teleport-move-other = Dorthin dürftest du. Aber komm diesmal mit zu Weg 6.

learn-learn = Neue Zauber lernen
    .end = Gelernte Karten kommen später auf die Hand und bleiben dir. Als Nächstes: das Schicksal.
learn-learn-display = Deine acht Karten sind nur der Anfang. Hier liegen die guten: drei Angriffszauber, drei für Wissen und Unterstützung.
learn-learn-area = Manche treffen eine Fläche: „{ card-ice_storm }“ einen ganzen Abschnitt, mit 3 Zaubermacht auch den dahinter.
learn-learn-book = Der Goblin hier kann warten: Bessere Karten helfen dir das ganze Spiel. Wirke ein Zauberbuch allein, um eine zu lernen.
learn-learn-book-attack = Das ist ein Angriff. Zum Lernen wirkst du ein Zauberbuch.
learn-learn-take = Nimm „{ card-switch }“, einen Unterstützungszauber.
learn-learn-take-attack = Ein starker Zauber. Vielleicht nächstes Mal: Heute brauchen wir „{ card-switch }“.
learn-learn-take-other = Auch gut! Aber heute brauchen wir „{ card-switch }“.
learn-learn-end = Die Karte kommt auf deinen Ablagestapel und nach dem Mischen auf deine Hand. Beende den Zug.

learn-fate = Das Schicksal
    .end = Das Schicksal bewegt die Kreaturen; sei woanders, wenn sie ankommen. Als Nächstes: Zauber, die dir helfen.
learn-fate-pass = Rot fand nichts zu tun und hat gepasst. Das darfst du auch: Deine Aktionen enden dann sofort.
learn-fate-card = Jede Runde beginnt mit einer Schicksalskarte. Sie sagt, wer vorrückt: wieder die Schwachen. Einige standen ganz innen …
learn-fate-tower = … und sind jetzt im Turm. Sie sind fort, und Trophäen ihres Typs sind von nun an weniger wert. Für alle.
learn-fate-loss = Rot stand auf so einem Weg: eine Goblin-Trophäe weniger. Zauberer halten niemanden auf: Sei woanders, wenn sie kommen.
learn-fate-rule = Viele Schicksalskarten bringen eine Sonderregel für die Runde. Diese hier: Alle ziehen nur drei Karten.
learn-fate-reveal = Du bist dran. Decke auf Weg 5 auf.
learn-fate-reveal-own = Du stehst jetzt an Weg 6, das ist also dein eigener.

learn-support = Unterstützung
    .end = Unterstützungszauber bewegen Kreaturen, ziehen Karten oder ärgern andere und zählen je 2 Punkte. Als Nächstes: Totenköpfe.
learn-support-spell = Da ist „{ card-switch }“ auf deiner Hand! Wirke die Karte.
learn-support-spell-attack = Gleich. Hol dir erst etwas in Reichweite: „{ card-switch }“.
learn-support-book = Mit einer zweiten Zaubermacht Erde kann die Karte mehr. Lege dein Buch dazu.
learn-support-book-other = Darin steckt keine Erde. Nimm das andere Buch.
learn-support-line = Wähle den zweiten Effekt: Stelle eine beliebige Kreatur auf deinen Weg.
learn-support-line-swap = Tauschen ist auch gut. Aber du hast für den zweiten Effekt bezahlt.
learn-support-creature = Der { creature-orc } auf Weg 2 steht schon vor dem Turm. Hol ihn dir!
learn-support-creature-tough = Zu viele Lebenspunkte für deine Hand. Hol dir { creature-orc.the }.
learn-support-section = Direkt vor deine Füße: auf den inneren Abschnitt.
learn-support-section-outer = Ginge auch. Aber wir stellen ihn vor dem Tor: innen.
learn-support-strike = Jetzt zuschlagen: „{ card-zap }“. Das Buch legen wir für dich dazu.
learn-support-target = Besiege { creature-orc.the }.
learn-support-points = Noch eine Trophäe. Und merke: Jeder Unterstützungszauber in deinem Besitz zählt am Ende 2 Punkte, benutzt oder nicht.

learn-skills = Totenköpfe und Fähigkeiten
    .end = Zwei Totenköpfe eines Typs bringen seine Sonderfähigkeit, und manche Karten können als Verstärkung mehr. Zuletzt: die Wertung.
learn-skills-late = Ein Sprung nach vorn: die letzte Runde, dein letzter Zug. Du hast 15 Punkte, Rot hat 17. Schaffst du es noch?
learn-skills-skulls = Jeder Typ hat eine Totenkopfleiste. Zwei Besiegte, und seine Sonderfähigkeit gehört dir. Dir fehlt nur ein Ork!
learn-skills-spell = Auf deinem Weg steht { creature-orc.a }, wie bestellt. Wirke „{ card-zap }“.
learn-skills-spell-bolt = „{ card-lightning_bolt }“ heben wir uns für etwas Größeres auf.
learn-skills-book = Lege das Buch dazu.
learn-skills-book-bolt = Als Verstärkung wäre er verschwendet. Nimm das Buch.
learn-skills-target = Auf { creature-orc.the }!
learn-skills-target-chief = Nicht { creature-chief.the }: 2 Schaden bei 5 Lebenspunkten. Der { creature-orc } fällt.
learn-skills-gained = „{ skill-extra_action }“ gehört dir und gilt sofort: noch zwei Aktionen statt einer.
learn-skills-draw = Hol dir mit der ersten Karten: Wirke „{ card-replenish }“.
learn-skills-draw-bolt = Mit dieser Hand wäre er zu schwach. Zieh erst Karten.
learn-skills-bolt = Ein Buch und „{ card-wisdom }“: wie gerufen. Wirke „{ card-lightning_bolt }“.
learn-skills-bolt-bonds = Das bringt keine Punkte. Wirke „{ card-lightning_bolt }“.
learn-skills-first = Das Buch dazu …
learn-skills-second = … und „{ card-wisdom }“, die Zaubermacht jeder Art gibt. Das macht 3 Zaubermacht: 4 Schaden!
learn-skills-effect = Manche Verstärkungen haben einen Effekt, jetzt oder nie. „{ card-wisdom }“: teleportieren oder ziehen. Zieh eine Karte!
learn-skills-effect-skip = Das ginge. Aber die Karte kostet nichts: Zieh sie.
learn-skills-golem = 4 Schaden, 4 Lebenspunkte: auf { creature-lava_golem.the }!
learn-skills-golem-chief = Fünf Lebenspunkte: Das übersteht er. Nimm { creature-lava_golem.the }.

learn-scoring = Ende und Wertung
    .end = Du weißt, wie das Spiel endet.
learn-scoring-markers = Vier Wege haben keine Marker mehr, also ist diese Runde die letzte. Und dein Zug ist ihr letzter.
learn-scoring-points = Jede Trophäe zählt, was ihr Typ noch wert ist, jeder Unterstützungszauber 2 Punkte.
learn-scoring-poison = Vorsicht, Gift: Wer die Fähigkeit der Chefs hat, kann es dir unterschieben. Es nützt nichts und kostet am Ende 2 Punkte.
learn-scoring-end = Beende deinen Zug und damit das Spiel.
learn-scoring-result = 19 zu 17: Du hast gewonnen!

learn-missions = Geheimaufträge
    .end = Du kennst die Geheimaufträge. Behalte den, der zu deinem Start passt.
learn-missions-keep = Du bekommst zwei Aufträge und behältst heimlich einen. Welchen möchtest du? Beide sind recht.
learn-missions-secret = Bis zum Schluss sieht ihn niemand, dann bringt er eigene Punkte. Die anderen haben auch einen.

learn-bonus = Bonusaktionen
    .end = Du kennst die Bonusaktionen: Starke und sehr starke Kreaturen lohnen sich jetzt doppelt.
learn-bonus-spell = In diesem Modul bringen starke und sehr starke Kreaturen einen Bonus. Wirke „{ card-zap }“; zwei Bücher legen wir dazu.
learn-bonus-target = 3 Schaden: Besiege { creature-goblin_shaman.the }.
learn-bonus-target-weak = Schwache Kreaturen bringen keinen Bonus. Nimm { creature-goblin_shaman.the }!
learn-bonus-take = Sein Bonus: sofort eine Karte ziehen. Greif zu.
learn-bonus-take-leave = Du darfst verzichten. Aber warum? Nimm die Karte.
learn-bonus-kinds = Jeder Typ hat seinen Bonus: eine Karte, eine Aktion, die anderen legen ab, oder Zaubermacht für den nächsten Zauber.

learn-new_fate = Neue Schicksalskarten
    .end = Du kennst die neuen Schicksalskarten: Achte auf die Abschnitte und triff die vorderste Reihe.
learn-new_fate-card = Diese Schicksalskarten bewegen ganze Abschnitte, egal wer dort steht. Jetzt: alle drei Abschnitte der Wege 1, 2 und 6.
learn-new_fate-front = Und Angriffe treffen nur die vorderste Reihe: den Abschnitt mit Kreaturen, der dem Turm am nächsten ist. Bei dir ist das die Mitte.
learn-new_fate-spell = Wirke „{ card-smash }“; ein Buch legen wir dazu.
learn-new_fate-target = Triff jemanden in der vordersten Reihe.
learn-new_fate-target-behind = Hinter der vordersten Reihe ist er sicher. Erst müssen die vor ihm fallen.

learn-terrain = Gelände
    .end = Du kennst das Gelände: Sieh nach, wo eine Kreatur steht, bevor du ihre Herzen zählst.
learn-terrain-tiles = Plättchen auf den Wegen: Ranken kosten 1 Lebenspunkt, ein Steinfeld gibt 1, und eine Straße führt gleich weiter.
learn-terrain-road = Auf Weg 2 liegt eine Straße. Decke dort auf und sieh, was passiert.
learn-terrain-road-other = Dort liegt keine Straße. Weg 2!
learn-terrain-tendrils = Gleich bis in die Mitte! Und auf deinem Weg hängt { creature-orc.a } in den Ranken. Wirke „{ card-fire_spark }“.
learn-terrain-target = Nur noch 1 Lebenspunkt: Ein Funke genügt.
learn-terrain-target-rider = Drei Lebenspunkte. Der { creature-orc } in den Ranken hat nur einen.

learn-reinforcement = Verstärkung
    .end = Du kennst die Verstärkung. Achte darauf, was sie hinterlässt.
learn-reinforcement-toad = Neue Kreaturen lösen alte ab. Diese hier brütet etwas aus: { creature-breeding_toad.a }.
learn-reinforcement-spell = Wirke „{ card-zap }“; zwei Bücher legen wir dazu.
learn-reinforcement-target = Besiege { creature-breeding_toad.the }.
learn-reinforcement-target-rider = Später. Spannender ist hier die Kröte.
learn-reinforcement-toadling = Sie hat einen Krötling hinterlassen. 1 Schaden, und du hast ihn: Wirke „{ card-fire_spark }“.
learn-reinforcement-catch = Fang ihn!
learn-reinforcement-catch-rider = 1 Schaden reicht nur für den Krötling.
learn-reinforcement-use = Dein Krötling gibt eine Aktion. Du setzt ihn ein, wann du willst, und er selbst kostet keine. Probier es gleich aus.
learn-reinforcement-use-end = Halt, du hast noch deinen Krötling. Setz ihn ein.
learn-reinforcement-others = Krokoflieger halten mehr aus, und Bomber reißen andere mit. Du wirst ihnen begegnen.
