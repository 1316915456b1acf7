# The game in the terminal.

play-welcome = ORCS ORCS ORCS
play-intro =
    Auf sechs Wegen marschieren Kreaturen auf den Turm zu. Du bist ein Zauberer auf dem Turm: Besiege sie mit deinen Zaubern.
    Verstärke einen Zauber mit Karten seiner Art; jede gibt 1 Zaubermacht mehr.
    Jede besiegte Kreatur ist eine Trophäe. Erreicht eine Kreatur den Turm, sind die Trophäen ihres Typs weniger wert.
    Wer zwei Kreaturen eines Typs besiegt, erlangt dessen Sonderfähigkeit. Liegen auf vier Wegen keine Marker mehr, ist die
    Runde die letzte, und wer die meisten Punkte hat, gewinnt.
play-how = Tippe die Nummer dessen, was du tun willst. „help“ zeigt, was du sonst noch tippen kannst.
play-seats = Am Tisch: { $list }.
play-seat-you = { $seat } (du)
play-seat-human = { $seat }
play-seat-bot = { $seat } (Bot, { $bot })
play-seed = Startzahl { $seed }: Dieselbe Zahl teilt dasselbe Spiel noch einmal aus.
play-hint-no_bonus = Tipp: Brütende Kröte und Bomber spielt man am besten zusammen mit Bonusaktionen (--modules bonus,…).
play-loaded = Es geht weiter mit { $file }.

play-news = Seit deinem letzten Zug:
play-news-first = Bisher:
play-round = Runde { $round } – { $seat } ist am Zug
play-set_up = Vor der ersten Runde
play-ends =
    { $last ->
        [0] Wege ohne Marker: { $count } (bei 4 ist die Runde die letzte).
       *[other] Wege ohne Marker: { $count }. Das ist die letzte Runde!
    }
play-fate = Schicksal: { $fate }.
play-worth = Wert: { $list }
play-worth-item = { $creature } { $value }
play-display = Zauberauslage: { $list }
play-display-empty = Die Zauberauslage ist leer.
play-hand = Deine Hand:
play-hand-empty = Deine Hand ist leer.
play-mission = Dein Auftrag: { $mission }.
play-power = Zaubermacht für deine nächste Aktion: { $power }.

play-player =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Zauberer auf Weg { $path }; Hand { $hand }, Nachziehstapel { $draw }, Ablage { $discard }
play-player-trophies = Trophäen: { $list }
play-player-skulls = ein Totenkopf: { $list }
play-player-skills = Sonderfähigkeiten: { $list }
play-player-toadlings = Krötlinge: { $list }
play-you = { $seat } (du)
play-count = { $count } { $item }

board-path =
    { $count ->
        [0] Weg { $path }, keine Marker
        [one] Weg { $path }, 1 Marker
       *[other] Weg { $path }, { $count } Marker
    }
board-tower = TURM
board-toadlings =
    { $count ->
        [one] Krötling
       *[other] { $count }×Krötl.
    }

play-prompt = { $seat }> 
play-prompt-chance = Zufall> 
play-handover = { $seat }, du bist gefragt. Alle anderen schauen bitte weg! Drücke die Eingabetaste, wenn du bereit bist.
play-not_understood = „{ $text }“ ist weder eine Zahl von 1 bis { $count } noch ein Befehl. „help“ zeigt die Befehle.
play-not_offered =
    { $count ->
        [one] Eine Möglichkeit { $number } gibt es nicht, nur die 1.
       *[other] Eine Möglichkeit { $number } gibt es nicht; wähle 1 bis { $count }.
    }
play-undone = Zurückgenommen.
play-no_undo = In diesem Spiel wird nichts zurückgenommen.
play-saved = Gespeichert in { $file }.
play-not_saved = { $file } ließ sich nicht speichern: { $reason }
play-bye = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
play-bye-unsaved = Das Spiel ließ sich nicht speichern.
play-needs = Nach „{ $command }“ fehlt noch { $what }; „help“ zeigt, wie es geht.
play-needs-number = die Nummer einer Möglichkeit
play-needs-pick = eine Wahl wie teleport:4
play-needs-file = ein Dateiname
play-explain-then = Das würde geschehen:
play-explain-more = Bevor etwas geschieht, gibt es noch mehr zu wählen.
play-nothing_new = Seitdem ist nichts geschehen.

play-help =
    Mit einer Zahl wählst du eine Möglichkeit. Du kannst eine Wahl auch beim Namen nennen, etwa teleport:4.
    Eingabetaste den Tisch noch einmal zeichnen
    ? N          Möglichkeit N erklären und zeigen, was geschähe
    cards        was die Karten auf deiner Hand und in der Zauberauslage tun
    score        die Punkte bisher
    log          was seit deinem letzten Zug geschehen ist
    undo, redo   deine letzte Wahl zurücknehmen oder wiederholen
    restart      alles zurücknehmen, was geht
    why WAHL     warum eine Wahl nicht möglich ist, zum Beispiel: why cast:fireball
    rules        die Kapitel der Regeln; „rules T3“ oder „rules T“ zeigt sie
    save DATEI   das Spiel in eine Datei schreiben
    quit         aufhören; das Spiel wird gespeichert, und du erfährst, wie es weitergeht
play-rules = Kapitel: { $list }. „rules T“ zeigt eines, „rules T3“ eine einzelne Regel.
play-rules-item = { $chapter } { $title }

play-record = Die Aufzeichnung des Spiels: { $file }. Nachlesen mit: { $command }
