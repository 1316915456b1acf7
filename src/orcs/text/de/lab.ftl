# The lab: many games among bots, what comes of them, and the analysis of a game.

help-lab = viele Spiele unter Bots: Ergebnisse, eine Rangliste, das Gleichgewicht der Tabellen
help-lab-play = viele Spiele spielen und die Ergebnisse mit ihren Intervallen zeigen
help-lab-bots-play = 2 bis 4 Stufen wie adept oder master(iterations=150), oder Dateien my_bot.py:MyBot
help-lab-csv = eine Zeile für jedes Spiel schreiben
help-lab-save = die Aufzeichnung jedes Spiels behalten
help-lab-ladder = jeden Bot gegen jeden antreten lassen und sie bewerten
help-lab-neighbours = nur Bots gegeneinander spielen lassen, die in der Liste nebeneinander stehen
help-lab-bots-ladder = die Bots, die bewertet werden (ohne Angabe alle Stufen)
help-lab-players = Größen der Tische, etwa 2,4
help-lab-html = eine Seite mit Diagrammen schreiben
help-lab-balance = was Kreaturen, Zauber, Sonderfähigkeiten, Plätze und Schicksalskarten bewirken
help-lab-bots-balance = ein Bot für alle Plätze, oder einer für jeden
help-lab-games = Spiele an jedem Tisch (ohne Angabe { $count })
help-lab-seed = die Startzahl, aus der alles Weitere folgt (ohne Angabe 1)
help-lab-jobs = Prozesse (ohne Angabe einer je Kern; 0: keine)
help-lab-cluster = auf einem Dask-Cluster arbeiten, etwa tcp://host:8786
help-lab-modules = etwa missions,terrain=9, oder all
help-lab-iterations = wie viel ein Bot denken darf; Ergebnisse wiederholen sich
help-lab-seconds = wie lange ein Bot denken darf; Ergebnisse wiederholen sich nicht
help-lab-json = die Ergebnisse als JSON ausgeben
help-lab-train = aus vielen Partien lernen, was Stellungen wert sind, für den Erzmagier
help-train-out = die Datei für die Gewichte
help-train-games = Partien je Runde (Vorgabe: { $count })
help-train-rounds = Runden: jede spielt mit dem, was die vorige gelernt hat (Vorgabe: 2)
help-train-hidden = verborgene Einheiten der Bewertung (Vorgabe: 16; 0: eine Gerade)
help-train-decay = wie stark verborgene Gewichte gegen null gezogen werden (Vorgabe: 0.001)
help-train-keep = die Stellungen in diesem Ordner aufheben; derselbe Befehl macht dann dort weiter, wo er aufgehört hat
help-train-begin = in der ersten Runde nach den Gewichten dieser Datei spielen
help-train-against = lernen, diesen Bot zu schlagen, der alle anderen Plätze spielt
help-lab-dataset = Entscheidungen, Möglichkeiten, Wahl und Ausgang von Spielen der Bots als Daten schreiben
help-dataset-path = die Datei, die geschrieben wird
help-dataset-games = wie viele Spiele (ohne Angabe 100)
help-dataset-bots = ein Bot für jeden Platz (ohne Angabe random,random)
help-dataset-seed = dieselbe Startzahl ergibt dieselben Daten (ohne Angabe 0)
help-dataset-format = jsonl oder parquet (ohne Angabe jsonl)
help-dataset-views = auch schreiben, was der Spieler sah
help-dataset-observations = auch schreiben, was die Lernumgebungen beobachten, und die Nummer der Wahl
help-analyse = Chancen, Wendungen und teure Entscheidungen eines beendeten Spiels
help-analyse-file = die Aufzeichnung eines beendeten Spiels
help-analyse-bot = der Bot, der rät (ohne Angabe { $bot })
help-analyse-player = der Bot, der weiterspielt: Ein schneller schafft mehr Partien (ohne Angabe { $bot })
help-analyse-checker = der Bot, der bei teuren Entscheidungen nachprüft: Ein guter lässt sich weniger täuschen (ohne Angabe { $bot })
help-analyse-samples = wie oft weitergespielt wird (ohne Angabe 100)
help-analyse-seat = nur diesem Platz raten, ab 1
help-analyse-limit = Sekunden (ohne Angabe 45; 0: unbegrenzt)
help-analyse-seed = die Startzahl der Stichproben (ohne Angabe 1)
help-analyse-html = eine Seite mit Diagrammen schreiben

dataset-written =
    { $games ->
        [one] { $count } Entscheidungen aus 1 Spiel in { $file }
       *[other] { $count } Entscheidungen aus { $games } Spielen in { $file }
    }

lab-progress = { $done } von { $total } { $unit } · { $speed } je Sekunde · noch { $left }
lab-progress-done = { $done } { $unit } in { $time } ({ $speed } je Sekunde)
lab-unit-games = Spiele
lab-unit-turns = Züge betrachtet
lab-unit-advice = Tipps betrachtet
lab-unit-choices = Entscheidungen betrachtet
lab-unit-checks = Nachprüfungen teurer Entscheidungen
lab-unit-lines = Folgen betrachtet
lab-unit-epochs = Epochen

train-round = { $kind }, Runde { $number }: erklärt { $explained } des Vorsprungs in Partien, die sie nicht kennt (Gerade: { $straight })
train-written = Die Gewichte stehen in { $file }.

# What a run is made of.
lab-head = { $modules } · Ausgabe { $edition } · { $limits } · Startzahl { $seed }
lab-no_modules = ohne Module
lab-limit-iterations =
    { $count ->
        [one] 1 Durchgang
       *[other] { $count } Durchgänge
    }
lab-limit-seconds = { $seconds } s je Entscheidung (nach der Uhr: Ein anderer Lauf kann abweichen)
lab-limit-own = die eigenen Grenzen jedes Bots
lab-stopped = Vor dem Ende angehalten: Das sind die Spiele, die bis dahin fertig waren.
lab-failed =
    { $count ->
        [one] 1 Spiel brach ab; was so ausgeteilt war, zählt nicht mit.
       *[other] { $count } Spiele brachen ab; was so ausgeteilt war, zählt nicht mit.
    }
lab-helped =
    { $count ->
        [one] In 1 Spiel versagte ein Gast und ein Ersatz wählte für ihn; es zählt mit.
       *[other] In { $count } Spielen versagte ein Gast und ein Ersatz wählte für ihn; sie zählen mit.
    }
lab-slow =
    { $count ->
        [one] In 1 Spiel brauchte ein Gast zu lange, wählte aber selbst; es zählt mit.
       *[other] In { $count } Spielen brauchte ein Gast zu lange, wählte aber selbst; sie zählen mit.
    }
lab-failure = Ausgeteiltes { $deal }, Sitzordnung { $seating }: { $reason }
lab-failure-record = Aufzeichnung: { $file }

# Results.
lab-games = { $games } Spiele: { $deals } Mal ausgeteilt, jedes Mal in { $players } Sitzordnungen
lab-bot = Bot
lab-wins = Siege
lab-score = Punkte
lab-place = Rang
lab-rating = Wertung
lab-rounds = Runden
lab-even = Ein gleicher Anteil sind { $share } % der Siege; bei Gleichstand werden sie geteilt. In Klammern: 95 %, über das Austeilen.
lab-first = Der Startspieler gewinnt { $share }.
lab-length = Ein Spiel dauert { $rounds } Runden und { $decisions } Entscheidungen.

# The ladder.
lab-ladder = Rangliste
lab-ladder-table = { $players } Spieler, { $games } Spiele
lab-ladder-above = liegt am Ende vor
lab-ladder-ratings = Wertungen, { $title }
lab-ladder-shares = Anteil der Siege, { $title }
lab-ladder-note = Wertungen sind Bradley-Terry-Stärken auf der Elo-Skala mit { $bot } als 0: 100 mehr bedeuten 64 % gegen einen Gegner, 400 mehr 91 %. Gleichstand zählt halb. In Klammern: 95 %, über das Austeilen; bei Wertungen durch neues Ziehen des Ausgeteilten.
lab-thinking = Bedenkzeit: { $limits }.

# The analysis of a game.
analysis-title = Analyse eines Spiels
analysis-moment =
    { $round ->
        [0] Aufbau, { $seat }
       *[other] Runde { $round }, { $seat }
    }
analysis-result = Ergebnis: { $list }.
analysis-result-item = { $seat } { $total }
analysis-about = Jede Stellung wird bis zu { $samples } Mal weitergespielt, auf allen Plätzen von { $player }, Startzahl { $seed }; es rät { $bot } ({ $limits }).
analysis-same = In { $same } von { $count } Entscheidungen hätte { $bot } dasselbe gewählt.
analysis-time = Die Zeit war um, bevor alle Stichproben gespielt waren: Die Intervalle sagen, wie sicher jede Zahl ist.
analysis-turn = Zug
analysis-wins = { $seat } gewinnt
analysis-points = Punkte { $seat }
analysis-row = Zeile
analysis-when = wann
analysis-played = gespielt
analysis-advised = geraten
analysis-cost_wins = Kosten in Siegen
analysis-cost_points = Kosten in Punkten
analysis-swings = Die größten Wendungen: wie sich die Siegchance in einem Zug ändert
analysis-swings-short = Die größten Wendungen
analysis-swings-about = Wie sich die Siegchance vom Beginn eines Zuges bis zum Beginn des nächsten ändert.
analysis-costs = Die teuersten Entscheidungen: was die Wahl des Bots gebracht hätte
analysis-costs-short = Was Entscheidungen kosten
analysis-costs-about = Wo der Bot etwas anderes gewählt hätte: was seine Wahl dem Platz bringt.
analysis-chance = Siegchance
analysis-score = Erwartete Punkte
analysis-all = Alle Züge
analysis-brackets = In Klammern: 95 %.
analysis-bands = In Klammern und als Bänder: 95-%-Intervalle.

# The balance of the tables.
balance-title = Das Gleichgewicht der Tabellen
balance-table = { $players } Spieler ({ $bots }), { $games } Spiele
balance-brackets = In Klammern: 95 %, über das Austeilen.
balance-bars = In Klammern und als Balken: 95-%-Intervalle, über das Austeilen.
balance-result = Das Ergebnis eines Platzes
balance-points = Woher Punkte kommen
balance-learned = Gelernte Zauber
balance-skill = Sonderfähigkeiten
balance-seat = Plätze
balance-mission = Geheimaufträge
balance-fate = Sonderregeln des Schicksals
balance-note-example = Das Beispiel eines Endstands in der Spielregel hat { $points } Punkte mit { $trophies } Kreaturen.
balance-note-cause = Was mit Siegen einhergeht, muss sie nicht verursachen: Wer gut spielt, bekommt von allem mehr.
balance-note-best = Der Beste in den Runden einer Regel: wer in ihnen die meisten Trophäen nimmt. Eine Regel gilt für alle, also ist das ihr Gewicht.
balance-head-every_seat = jeder Platz
balance-head-winners = Sieger
balance-head-points_a_seat = Punkte je Platz
balance-head-trophies_a_seat = Trophäen je Platz
balance-head-reach_the_tower_a_game = am Turm je Spiel
balance-head-copies_a_seat = Karten je Platz
balance-head-gained_a_seat = erlangt je Platz
balance-head-seats_with_it = Plätze damit
balance-head-wins_with = Siege mit
balance-head-wins_without = Siege ohne
balance-head-wins = Siege
balance-head-kept_of_dealt = behalten
balance-head-points = Punkte
balance-head-rounds_a_game = Runden je Spiel
balance-head-trophies_a_round = Trophäen je Runde
balance-head-in_the_tower_a_round = am Turm je Runde
balance-head-wins_of_the_best_in_them = Siege des Besten darin
balance-row-seat = Platz { $number }
balance-row-start_player = Startspieler
balance-row-points = Punkte
balance-row-trophies = Trophäen
balance-row-skills_gained = Sonderfähigkeiten
balance-row-cards_learned = gelernte Karten
balance-row-rounds = Runden
balance-row-support_spells = Unterstützungszauber
balance-row-poison_cards = Giftkarten
balance-row-missions = Aufträge
