# What is on the screens of the browser.

web-title = Orcs Orcs Orcs
web-lost = Hier ist nichts.
web-lost-address = Diese Adresse führt nirgendwohin: Der Link ist vielleicht veraltet oder vertippt.
web-home = Zur Startseite
web-play_now = Jetzt spielen

# The screens around the table: home, set-up, settings, records, replays.

level-random = Zufall
level-novice = Novize
level-apprentice = Lehrling
level-initiate = Eingeweihter
level-journeyman = Geselle
level-conjurer = Beschwörer
level-adept = Adept
level-master = Meister
level-archmage = Erzmagier

character-hen = Henriette
    .text = Pickt, was gerade vor ihr liegt.
character-pupil = Pip
    .text = Die erste Woche im Turm: voller Eifer und leicht abzulenken.
character-cat = Samtpfote
    .text = Wartet, schnurrt und schnappt dir alles vor der Nase weg.
character-smith = Bruno
    .text = Schlägt erst zu und denkt später darüber nach.
character-owl = Ottilie
    .text = Behält jeden Weg im Auge und ist die ganze Nacht wach.
character-witch = Rosalinde
    .text = Hat für jeden Zug ein Rezept und hält sich daran.
character-armour = Ritter Klirr
    .text = Niemand hat je hineingesehen. Wird nie müde, blinzelt nie.
character-raven = Corvin
    .text = Kennt deine Antwort, bevor du sie kennst.
character-elder = Aldemar
    .text = Hat Tausende Spiele gesehen und erinnert sich an deine.

web-home-tools = Du und deine Einstellungen
web-home-settings = Einstellungen
web-rules = Spielregeln
web-rules-clause = Regel { $clause }
web-summary = Zugübersicht
web-glossary = Begriffe
web-about = Über dieses Spiel
web-home-unofficial = Inoffizielle Fan-Ausgabe
web-home-claim = Von sechs Seiten marschieren Kreaturen auf den Turm. Wirke Zauber, sammle Trophäen, und steh woanders, wenn sie ankommen.
web-home-now_text = Gegen Bots, mit einem Klick
web-home-opponent = Wähle deinen Gegner
web-home-friends = Mit Freunden spielen
web-home-friends_text = Ein Tisch und ein Link zum Teilen
web-home-setup = Spiel einrichten
web-home-setup_text = Plätze, Bots, Module, Uhr
web-home-learn = Spiel lernen
web-home-learn_offer = Neu hier? Lerne das Spiel in zehn Minuten.
web-home-learn_no = Nein, danke
web-home-offline = Der Server ist gerade nicht zu erreichen. Versuche es gleich noch einmal.
web-home-mine = Deine Spiele
web-home-your_turn = Du bist am Zug
web-home-go_on = Weiterspielen
web-home-open = Offene Tische
web-home-join = Mitspielen
web-home-watch = Zuschauen
web-home-look = Zuschauen
web-home-replays = Beendete Spiele
web-home-replays_none = Jedes beendete Spiel landet hier und lässt sich von jedem Platz aus noch einmal ansehen.
web-home-replay = Ansehen
web-home-all_replays = Alle beendeten Spiele
web-home-open_seat = freier Platz
web-home-round = Runde { $round }
web-home-known_deal = Bekannte Karten
web-home-clock = Mit Uhr
web-home-won = hat gewonnen

web-settings-look = Aussehen und Ton
web-settings-language = Sprache
web-settings-theme = Design
web-settings-system = Wie das Gerät
web-settings-dark = Dunkel
web-settings-light = Hell
web-settings-motion = Animationen
web-settings-moving = An
web-settings-still = Aus
web-settings-speed = Tempo der Animationen
web-settings-slow = Langsam
web-settings-normal = Normal
web-settings-fast = Schnell
web-settings-hasty = Rasant
web-settings-music = Musik
web-settings-volume = Lautstärke
web-settings-sound = Ton
web-settings-on = An
web-settings-off = Aus
web-settings-operator = Diesen Server betreuen
web-settings-names = Kartennamen
web-settings-names_own = In deiner Sprache
web-settings-names_printed = Wie gedruckt
web-settings-names_text = Die Karten in der Schachtel tragen in allen Sprachen englische Namen.
web-settings-you = Du
web-settings-name = Dein Name am Tisch
web-settings-save = Speichern
web-settings-renamed = Du heißt jetzt { $name }.
web-settings-no_account = Es gibt weder Konto noch Passwort: Dieser Browser merkt sich, wer du bist.
web-settings-device = Ein anderes Gerät
web-settings-device_text = Mit einem Code nimmst du alle deine Spiele mit. Er gilt einmal, zehn Minuten lang.
web-settings-code = Code erstellen
web-settings-code_text = Gib ihn auf dem anderen Gerät in den Einstellungen ein.
web-settings-have_code = Code von einem anderen Gerät
web-settings-move = Mit diesem Code anmelden
web-settings-moved = Willkommen zurück, { $name }.
web-settings-data = Deine Daten
web-settings-data_text = Der Server speichert deinen Namen, deine Spiele und deine Nachrichten. Sonst nichts, und niemand sonst bekommt sie.
web-settings-export = Alles herunterladen
web-settings-sign_out = Alle anderen Geräte abmelden
web-settings-signed_out = Alle anderen Geräte sind abgemeldet.
web-settings-erase = Meine Daten löschen
web-settings-erase_text = Dein Name wird in beendeten Spielen ersetzt, deine Nachrichten werden gelöscht, und du verlässt alle Tische. Das lässt sich nicht rückgängig machen.
web-settings-erase_now = Meine Daten endgültig löschen

web-setup-title = Spiel einrichten
web-setup-presets = Vorlagen
web-setup-first = Erstes Spiel
web-setup-first_text = Du und ein leichter Bot, keine Module
web-setup-quick = Schnelles Spiel
web-setup-quick_text = Zwei Plätze, 30 Sekunden je Zug, schnelle Bots
web-setup-full = Die ganze Schachtel
web-setup-full_text = Vier Plätze, alle Module
web-setup-seats = Wer spielt
web-setup-who = Wer auf Platz { $seat } sitzt
web-setup-me = Ich
web-setup-me_text = An diesem Bildschirm
web-setup-friend = Ein Freund, per Link
web-setup-friend_text = Den Link bekommst du am Tisch
web-setup-bot = { $name } ({ $level })
web-setup-colour = Farbe von Platz { $seat }
web-setup-add = Noch ein Platz
web-setup-remove = Platz { $seat } entfernen
web-setup-modules = Module
web-setup-tiles_label = Geländeplättchen
web-setup-tiles =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
web-setup-fewer = Ein Plättchen weniger
web-setup-more = Ein Plättchen mehr
web-setup-tiles_text = Laut Anleitung sind es sechs, eines für jeden Weg.
web-setup-instead = statt { $creature }
web-setup-not_used = bleibt in der Schachtel
web-setup-stands_text = Jede ersetzt eine Kreatur derselben Kategorie. Wähle mindestens eine.
web-setup-rules = Am Tisch
web-setup-clock = Uhr
web-setup-clock_none = Keine
web-setup-clock_move = Je Zug
web-setup-clock_bank = Je Spiel
web-setup-clock_days = In Tagen
web-setup-clock_none_text = Alle nehmen sich die Zeit, die sie brauchen.
web-setup-clock_move_text = Jede Entscheidung muss in dieser Zeit fallen.
web-setup-clock_bank_text = Jeder hat so viel Zeit für das ganze Spiel, dazu den Bonus für jeden Zug.
web-setup-clock_days_text = Für Spiele über Tage: Jede Entscheidung muss in dieser Zeit fallen.
web-setup-time = Zeit
web-setup-increment = Bonus je Zug
web-setup-out = Wenn die Zeit um ist
web-setup-out_skip = Entscheidung auslassen
web-setup-out_bot = Ein Bot übernimmt
web-setup-out_skip_text = Das Spiel tut für dich so wenig wie möglich: Es hört auf, verzichtet oder passt, wenn das geht, sonst nimmt es die erste Möglichkeit.
web-setup-out_bot_text = Ein Bot spielt deinen Platz, bis du zurückkommst.
web-setup-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-setup-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-setup-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-setup-undo = Zurücknehmen
web-setup-undo_text = Bis etwas Neues aufgedeckt wurde
web-setup-hints = Tipps
web-setup-hints_text = Ein Bot sagt, was er tun würde
web-setup-auto = Zwangszüge automatisch
web-setup-auto_text = Wo es nichts zu wählen gibt, muss niemand klicken
web-setup-listed = Öffentlich auflisten
web-setup-listed_text = Alle können mitspielen; sonst nur, wer den Link hat
web-setup-watch = Wer zuschauen darf
web-setup-watch_all = Alle
web-setup-watch_link = Mit dem Link
web-setup-watch_none = Niemand
web-setup-watch_text = Zuschauer sehen nie verdeckte Karten.
web-setup-pace = Tempo der Bots
web-setup-pace_text = Wie lange ein Bot vor jedem Zug wartet.
web-setup-edition = Korrigierte Werte
web-setup-edition_text = Eine TOML-Datei mit deinen eigenen Werten, die anstelle der eingebauten gelten. Die Seite „Hast du die Schachtel?“ erstellt eine.
web-setup-edition_choose = Datei wählen
web-setup-edition_drop = Datei entfernen
web-setup-edition_long = Die Datei ist zu lang: höchstens 40.000 Zeichen.
web-setup-start = Spiel starten
web-setup-open = Tisch eröffnen
web-setup-nobody = Einer der Plätze muss deiner sein.

web-replay-title = Aufzeichnung
web-replay-loading = Das Spiel wird geladen …
web-replay-viewer = Ansicht
web-replay-view_all = Alles offen
web-replay-view_seat = Sicht von { $seat }
web-replay-view_public = Sicht der Zuschauer
web-replay-share = Link zu diesem Moment kopieren
web-replay-download = Aufzeichnung herunterladen
web-replay-again = Von hier an weiterspielen
web-replay-from = Ab wann
web-replay-from_here = Ab diesem Moment
web-replay-from_start = Dieselben Karten, von vorn
web-replay-your_seat = Dein Platz
web-replay-level = Die Bots auf den anderen Plätzen
web-replay-begin = Spielen
web-replay-tabs = Was geschah
web-replay-story = Verlauf
web-replay-cards = Karten
web-replay-scores = Punkte
web-replay-display = Zauberauslage
web-replay-hand = Auf der Hand von { $seat }
web-replay-undo = { $seat } nimmt den letzten Zug zurück.
    .you = Du nimmst deinen letzten Zug zurück.
web-replay-round = Runde
web-replay-chart = Punkte am Ende jeder Runde
web-replay-same_deal = Andere Spiele mit denselben Karten
web-replay-scrub = Stelle im Spiel
web-analysis-title = Die Wendepunkte des Spiels
web-analysis-about = Ein Bot spielt von jedem Zug aus viele Male weiter. So zeigt sich, wer wohl gewonnen hätte und welche Züge das änderten.
web-analysis-ask = Wendepunkte finden
web-analysis-running = Von jedem Zug aus wird weitergespielt. Das dauert etwa eine halbe Minute …
web-analysis-failed = Das hat diesmal nicht geklappt. Du kannst es noch einmal versuchen.
web-analysis-chart = Siegchance zu Beginn jedes Zuges
web-analysis-axes = Siegchance nach Runden. Schattiert: Fehlerspanne.
web-analysis-turn = Zug
web-analysis-percent = { $chance } %
web-analysis-chance = { $chance } % ({ $low } bis { $high })
web-analysis-swing = Runde { $round }, Zug von { $seat }: { $rival } geht von { $from } % auf { $chance } %
web-analysis-even = Kein einzelner Zug hat die Chancen deutlich verändert.
web-analysis-short = Die Zeit hat nicht gereicht, um die entscheidenden Züge zu finden.
web-analysis-picks = Wo ein Bot mehr herausgeholt hätte
web-analysis-pick = Runde { $round }, { $seat }: „{ $played }“. Mit „{ $advised }“ wäre die Chance { $gain } Prozentpunkte höher.
web-analysis-note = Aus { $samples } Spielen ab jedem Zug, von schnellen Bots weitergespielt. Kleine Unterschiede können Glück sein.
web-replay-at =
    { $round ->
        [0] Aufbau · { $pick }/{ $picks }
       *[other] Runde { $round } · { $pick }/{ $picks }
    }
web-replay-last_turn = Vorheriger Zug
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Schritt weiter
web-replay-next_turn = Nächster Zug

web-records-whose = Wessen Spiele
web-records-mine = Meine
web-records-all = Alle
web-records-name = Name beginnt mit
web-records-more = Mehr
web-records-nobody = Kein beendetes Spiel mit jemandem, dessen Name mit „{ $name }“ beginnt.
web-records-everybody = Alle anzeigen
web-records-none_mine = Du hast noch kein Spiel beendet. Danach kannst du es dir hier von jedem Platz aus noch einmal ansehen.
web-records-file = Ein Spiel aus einer Datei öffnen
web-records-link = Oder einen Link zu einem Spiel einfügen
web-records-no_game = In diesem Link steckt kein Spiel.

# Eine Aufzeichnung teilen.
web-share-title = Dieses Spiel teilen
web-share-moment_about = Eine kurze Adresse für alle, die diesen Server erreichen.
web-share-game = Das Spiel als Link kopieren
web-share-game_about = Das ganze Spiel steckt im Link. Er öffnet sich überall, auch ohne dieses Gerät oder diesen Server.
web-share-position = Diese Stellung als Link kopieren
web-share-position_about = Wer ihn öffnet, spielt von hier an gegen Bots weiter.
web-share-names = Namen der Spieler in die Links schreiben: { $list }
web-share-file_about = Eine Textdatei zum Aufheben; sie lässt sich hier wieder öffnen.
web-share-copied = Der Link ist kopiert.
web-share-long = Dieses Spiel ist zu lang für einen Link. Lade es stattdessen als Datei herunter.

web-art-title = Die Zeichnungen
web-art-text = { $count } Zeichnungen, alle für dieses Spiel gemacht, in den Größen, in denen sie vorkommen, dunkel und hell.

# The table.

web-close = Schließen

web-line-strike_one = { $amount } Schaden
web-line-strike_anywhere = { $amount }, Ziel beliebig
web-line-strike_section = { $amount } im Abschnitt
web-line-strike_side = { $amount } hier und daneben
web-line-strike_behind = { $amount } hier und dahinter
web-line-swap = zwei tauschen
web-line-put = auf eigenen Weg
web-line-forward = { $amount } vorrücken
web-line-draw = { $amount } ziehen
web-line-discard_one = einer legt ab
web-line-discard_all = alle anderen legen ab
web-line-and_action = { $effect }, +{ $actions } Aktion
web-card-book = Zauber­buch
web-card-book-adds = Als Verstärkung: 1 Zaubermacht einer der beiden Arten ({ $magics }).
web-card-add = verstärken
web-card-learn = Zauber lernen
web-card-poison = nutzlos, −2 Punkte
web-card-cost = { $cost } Zaubermacht

web-group-cast = Wirken
web-group-teleport = Teleportieren zu
web-group-reveal = Auf Weg
web-group-remove = Abwerfen
web-group-poison = Gift für

web-table-board = Der Spielplan: sechs Wege zum Turm
web-table-creature = { $creature }, { $place }: { $left } von { $life } Lebenspunkten
web-table-standing =
    { $left ->
        [one] { $creature } (1 Lebenspunkt)
       *[other] { $creature } ({ $left } Lebenspunkte)
    }
web-table-toadlings =
    { $count ->
        [one] ein Krötling
       *[other] { $count } Krötlinge
    }
web-table-toadling-about = Ein Krötling mit 1 Lebenspunkt. Wer ihn besiegt, nimmt ihn und darf ihn einmal nutzen.
web-table-place = { $at }: { $list }
web-table-place-empty = { $at }: leer
web-table-space =
    { $free ->
        [yes] Turmfeld von Weg { $path }, frei
       *[other] Turmfeld von Weg { $path }, von einem Zauberer besetzt
    }
web-table-stack =
    { $count ->
        [one] Weg { $path }: 1 Marker
       *[other] Weg { $path }: { $count } Marker
    }
web-table-stack-about = Jeder Marker verbirgt eine Kreatur. Liegen auf vier Wegen keine mehr, endet das Spiel nach dieser Runde.
web-table-mage = Der Zauberer von { $seat } steht auf Weg { $path }.
web-table-whole = Ganzer Spielplan
web-table-hand = Deine Hand
web-table-hand-empty = Deine Hand ist leer.
web-table-display = Zauberauslage
web-table-learn = { $card } lernen
web-table-fate = Schicksal der Runde
web-table-fate-about = Die Sonderregel gilt für alle bis zur nächsten Runde.
web-table-round = Runde { $round }
web-table-set_up = Vor der ersten Runde
web-table-ends =
    { $count ->
        [0] Auf allen Wegen liegen noch Marker.
        [one] Auf einem Weg liegen keine Marker mehr; bei vier ist die Runde die letzte.
        [2] Auf zwei Wegen liegen keine Marker mehr; bei vier ist die Runde die letzte.
        [3] Auf drei Wegen liegen keine Marker mehr; bei vier ist die Runde die letzte.
       *[other] Letzte Runde: Auf { $count } Wegen liegen keine Marker mehr.
    }
web-table-counters = Was Trophäen wert sind
web-table-worth =
    { $value ->
        [one] { $creature }: Jede Trophäe ist 1 Punkt wert
       *[other] { $creature }: Jede Trophäe ist { $value } Punkte wert
    }
web-table-worth-about = Der Wert sinkt, sooft eine dieser Kreaturen den Turm erreicht.
web-table-trophies =
    { $count ->
        [0] { $creature }: keine Trophäe
        [one] { $creature }: 1 Trophäe, Wert { $value }
       *[other] { $creature }: { $count } Trophäen, Wert je { $value }
    }
web-table-trophies-all = Trophäen und Totenköpfe
web-table-skulls =
    { $skulls ->
        [0] Noch kein Totenkopf.
        [one] 1 von 2 Totenköpfen.
       *[other] 2 Totenköpfe: Die Sonderfähigkeit ist freigeschaltet.
    }
web-table-in-hand =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
web-table-in-deck =
    { $count ->
        [one] 1 Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
web-table-in-discard =
    { $count ->
        [one] 1 Karte im Ablagestapel
       *[other] { $count } Karten im Ablagestapel
    }
web-table-in-poison =
    { $count ->
        [one] 1 Giftkarte
       *[other] { $count } Giftkarten
    }
web-table-actions =
    { $count ->
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
web-table-score =
    { $total ->
        [one] bisher 1 Punkt
       *[other] bisher { $total } Punkte
    }
web-table-score-about = Der Stand, wenn das Spiel jetzt zu Ende wäre, ohne die Geheimaufträge der anderen.
web-table-you = Du
web-table-name-you = { $name } (du)
web-table-bot = Bot, { $level }
web-table-stand-in = Hier spielt ein Bot
web-table-away = Nicht verbunden
web-table-turn = Am Zug
web-table-asked = Muss sich entscheiden
web-table-starts = Startspieler
web-table-would = Das würde geschehen:
web-table-hint-says = Tipp:
web-table-again = Den letzten Zug von { $name } noch einmal ansehen
web-table-unfold = Als Liste zeigen
web-table-fold = Liste ausblenden
web-table-clock = Restliche Zeit
web-table-question = Deine Entscheidung
web-table-options = Was du tun kannst
web-table-chip-target = { $path } { $section } ♥{ $left }
web-table-power = bisher { $power } Zaubermacht
web-table-outcome-ask = Bevor etwas geschieht, gibt es noch mehr zu wählen.
web-table-outcome-chance = Wie es weitergeht, entscheidet der Zufall.
web-table-outcome-others = Wie es weitergeht, entscheiden andere.
web-table-ready = Oder wähle etwas, das leuchtet, und er wirkt sofort: { $line }.
web-table-early = Deine Antwort ist da. Sie gilt, sobald die anderen geantwortet haben.
web-table-paused = Das Spiel macht Pause.
web-table-happening = Schau, was geschieht …
web-table-waiting = Warten auf { $who } …
web-table-skip = Überspringen
web-table-log = Der ganze Verlauf
web-table-log-last = Die letzten Ereignisse
web-table-log-empty = Noch ist nichts geschehen.
web-table-log-loading = Frühere Ereignisse werden geladen …
web-table-chat = Chat
web-table-chat-empty = Noch keine Nachrichten.
web-table-chat-say = Nachricht schreiben
web-table-chat-send = Senden
web-table-menu = Menü
web-table-mission = Dein Auftrag: { $mission }
web-table-power-next = { $power } Zaubermacht für deinen nächsten Zauber
web-table-watching = Du schaust zu.
web-table-gathering = Warten auf Mitspieler
web-table-seat-open = Freier Platz
web-table-seat-mine = Dein Platz
web-table-sit = Hier Platz nehmen
web-table-stand = Platz verlassen
web-table-bot-away = Platz freigeben
web-table-remove = { $name } entfernen
web-table-bot-add = Bot hinzufügen
web-table-link = Link zu diesem Tisch
web-table-share = Link teilen
web-table-copied = Kopiert
web-table-start = Spiel starten
web-table-close = Tisch schließen
web-table-open =
    { $count ->
        [one] Ein Platz ist noch frei: Warte auf jemanden oder füge einen Bot hinzu.
       *[other] { $count } Plätze sind noch frei: Warte auf Mitspieler oder füge Bots hinzu.
    }
web-table-host-starts = { $host } startet das Spiel, sobald alle da sind.
web-table-known_deal = An diesem Tisch werden die Karten eines früheren Spiels noch einmal gegeben. Wer jenes Spiel gesehen hat, kennt vielleicht jede verdeckte Karte.
web-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
web-table-last_round = Die letzte Runde!
web-end-you_win = Du gewinnst!
web-end-you_share = Du teilst dir den Sieg mit { $list }!
web-end-counting = Die Punkte werden gezählt …
web-end-skip = Überspringen
web-end-rematch = Ein neuer Tisch wartet auf dich: Wähle „{ web-table-rematch }“.
web-table-over = Das Spiel ist zu Ende
web-table-result = Ergebnis zeigen
web-table-no-result = Das Spiel endete ohne Ergebnis.
web-table-rematch = Noch einmal spielen
web-table-same_deal = Dieselben Karten gegen Bots
web-table-replay = Aufzeichnung ansehen
web-table-closed = Dieser Tisch wurde geschlossen.
web-table-connecting = Verbindung wird aufgebaut …
web-table-reconnecting = Verbindung verloren. Neuer Versuch …
web-table-title-turn = Du bist am Zug – { $title }
web-table-notice = Du bist am Zug.
web-table-not_this = Etwas anderes
web-table-lost =
    { $count ->
        [one] 1 Aktion würde verfallen
       *[other] { $count } Aktionen würden verfallen
    }
web-table-undo = Zurücknehmen
web-table-redo = Wiederholen
web-table-restart = Ganzen Zug zurücknehmen
web-table-hint = Was würde ein Bot tun?
web-table-sound-on = Der Ton ist an
web-table-sound-off = Der Ton ist aus
web-table-tools = Werkzeuge

web-help-KeepMission = Der Auftrag, den du behältst, bringt am Ende Punkte. Sonst sieht ihn niemand.
web-help-ChooseReveal = Decke auf einem leuchtenden Weg einen Marker auf. Die Kreatur erscheint auf dem äußeren Abschnitt.
web-help-ChooseAction = Wirke eine leuchtende Karte, teleportiere dich auf ein freies Turmfeld oder passe, um deinen Zug zu beenden.
web-help-ChooseAction-cast = Wirke eine leuchtende Karte oder passe. Teleportieren geht gerade nicht: Tippe auf ein Turmfeld, um zu sehen, warum.
web-help-ChooseAction-teleport = Teleportiere dich auf ein leuchtendes Turmfeld oder passe. Keine deiner Karten lässt sich gerade wirken: Tippe auf eine, um zu sehen, warum.
web-help-ChooseAction-end = Deine restlichen Handkarten werden abgelegt, und du ziehst neue. Dann ist der Nächste am Zug.
web-help-ChooseAction-skill = Wirke einen Zauber, teleportiere dich, nutze eine Sonderfähigkeit (einmal pro Zug) oder passe.
web-help-ChooseAction-toadling = Krötlinge kosten keine Aktion: Nutze sie, wann du willst. Sonst wirke einen Zauber, teleportiere dich oder passe.
web-help-ChooseEnhancement = Jede Karte in der Art des Zaubers gibt 1 Zaubermacht, wird aber verbraucht.
web-help-ChooseEffect = Diese Karte hat als Verstärkung einen eigenen Effekt. Nutze ihn jetzt oder gar nicht.
web-help-ChooseLine = Deine Zaubermacht reicht für diese Effekte der Karte. Einer davon wird ausgeführt.
web-help-ChooseTarget = Übersteht das Ziel den Schaden, heilt es am Ende deines Zuges.
web-help-ChooseArea = Alles auf dem gewählten Abschnitt wird getroffen.
web-help-ChooseSpell = Die Karte kommt auf deinen Ablagestapel und in einem späteren Zug auf deine Hand.
web-help-ChooseFirst = Die beiden Kreaturen tauschen ihre Plätze.
web-help-ChooseSecond = { web-help-ChooseFirst }
web-help-ChoosePut = Wähle irgendeine Kreatur auf dem Spielplan. Danach wählst du den Abschnitt deines Weges, auf den sie kommt.
web-help-ChooseSection = Wähle, wohin auf deinem Weg sie kommt. Vom inneren Abschnitt ist es ein Schritt bis zum Turm.
web-help-ChooseForward = Erreicht sie den Turm, ist sie fort, und ihr Typ ist für alle weniger wert.
web-help-ChooseRival = Die Karte wählt der Mitspieler selbst.
web-help-ChooseDiscard = Ein Mitspieler zwingt dich dazu. Die Karte kommt auf deinen Ablagestapel und später wieder auf die Hand.
web-help-ChooseBonus = Deine Belohnung für die besiegte Kreatur. Lehnst du ab, gibt es auch keinen weiteren Bonus.
web-help-ChooseWeakened = Die Kreatur hat bis zum Ende des Zuges 1 Lebenspunkt weniger. Bleibt keiner übrig, ist sie besiegt.
web-help-ChooseTileSection = Niemand weiß, welches Plättchen es ist: Ranken kosten 1 Lebenspunkt, Steinfelder geben 1, Straßen führen weiter.

web-score-what = Punkte für
web-score-support = Unterstützungszauber
web-score-poison = Gift
web-score-mission = Auftrag
web-score-total = Summe
web-score-won = hat gewonnen

web-menu-theme = Design
web-menu-system = Wie das Gerät
web-menu-dark = Dunkel
web-menu-light = Hell
web-menu-motion = Animationen
web-menu-full = An
web-menu-none = Aus
web-menu-sound = Ton und Benachrichtigungen
web-menu-sound-on = Ton
web-menu-notify = Benachrichtigen, wenn ich am Zug bin
web-menu-turn = Dein Zug
web-menu-careful = Nachfragen, bevor er mit übrigen Aktionen endet
web-menu-mute = { $name } stummschalten
web-menu-unmute = Stummschaltung von { $name } aufheben
web-menu-keys = Tastenkürzel
web-menu-pause =
    { $count ->
        [0] Um eine Pause bitten
       *[other] Einer Pause zustimmen (bisher { $count })
    }
web-menu-go_on = Weiterspielen
web-menu-back = Meinen Platz wieder einnehmen
web-menu-vote_out = Bot für { $name } spielen lassen
web-menu-abandon =
    { $count ->
        [0] Ende ohne Ergebnis vorschlagen
       *[other] Ende ohne Ergebnis zustimmen ({ $count })
    }
web-menu-resign = Aufgeben
web-menu-sure = Sicher? Noch einmal klicken

web-keys-number = die Möglichkeit mit dieser Nummer nehmen; wo nur nach Wegen gefragt ist, den Weg dieser Nummer
web-keys-path = zum Weg mit dieser Nummer teleportieren
web-keys-arrows = von Möglichkeit zu Möglichkeit gehen
web-keys-enter = die Möglichkeit wählen
web-keys-enter_key = Eingabe
web-keys-undo = den letzten Schritt zurücknehmen
web-keys-redo = ihn wiederholen
web-keys-restart = den ganzen Zug zurücknehmen
web-keys-end = deine Aktionen beenden
web-keys-hint = fragen, was ein Bot tun würde
web-keys-skip = die Animation überspringen
web-keys-log = der ganze Verlauf
web-keys-display = die Zauberauslage
web-keys-keys = diese Tastenkürzel

web-home-shared = Zu mehreren an diesem Gerät
web-setup-shared = Ein Gerät
web-setup-shared_text = Reicht es herum; die Karten bleiben verborgen
web-setup-here = Jemand hier
web-setup-here_name = Name von Spieler { $seat }
web-shared-pass = Gib das Gerät an { $name } weiter
web-shared-pass_text = Die Karten bleiben verborgen, bis der Nächste bereit ist.
web-shared-take = Ich bin { $name }: Zeig meine Karten

web-door-code = Einladungscode
web-door-enter = Eintreten
web-door-again = Noch einmal versuchen

# What everybody may know of decks.
web-decks = Decks und Punkte
web-decks-mission = Dein Auftrag
web-mission-now =
    { $points ->
        [one] Bisher ein Punkt
       *[other] Bisher { $points } Punkte
    }
web-mission-secret = Ein geheimer Auftrag
web-mission-scores =
    Dein Auftrag bringt jetzt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
web-decks-hand = Auf deiner Hand
web-decks-draw = In deinem Nachziehstapel, Reihenfolge unbekannt
web-decks-unseen = Auf der Hand ({ $hand }) und im Nachziehstapel
web-decks-discard = Ablagestapel
web-decks-none = Keine
web-decks-piles = Zauber zum Lernen
web-decks-left = Noch in den Stapeln
web-decks-removed = Aus dem Spiel
web-decks-clock =
    { $count ->
        [0] Die letzte Runde: Auf vier Wegen liegen keine Marker mehr.
        [one] Auf den vier Wegen mit den wenigsten Markern liegt noch 1. Sind sie leer, endet das Spiel nach dieser Runde.
       *[other] Auf den vier Wegen mit den wenigsten Markern liegen noch { $count }. Sind sie leer, endet das Spiel nach dieser Runde.
    }

# Jemanden melden.
web-report-player = { $name } melden
web-report-line = Diese Nachricht von { $name } melden
web-report-reason = Was ist passiert?
web-report-abuse = Beleidigung oder Belästigung
web-report-cheating = Unfaires Spiel
web-report-stalling = Hält das Spiel auf
web-report-name = Anstößiger Name
web-report-other = Etwas anderes
web-report-note = Sollten wir noch etwas wissen?
web-report-about = Die Betreuer dieses Servers sehen, wer an diesem Tisch sitzt, und die letzten Nachrichten, aber keine verdeckten Karten. Sonst erfährt niemand von deiner Meldung.
web-report-send = Meldung abschicken
web-report-sent = Danke. Die Betreuer sehen sich das an.

## The page without a server

web-page-loading = Das Spiel wird geladen …
web-page-failed = Das Spiel lässt sich in diesem Browser nicht starten. Lade die Seite neu; wenn das nicht hilft, nimm einen neueren Browser.
web-page-refused = Dieser Browser lässt die Seite nichts speichern: Deine Spiele enden, wenn du diesen Tab schließt.
web-page-understood = Verstanden
web-page-update = Eine neue Version des Spiels ist da.
web-page-update_now = Laden
web-page-friends_here = Hier teilt ihr euch ein Gerät. Für Freunde an anderen Geräten braucht es einen Server.
web-page-friends_there = Auf einem Server, mit einem Link zum Teilen
web-page-data_text = Dein Name und deine Spiele sind nur in diesem Browser gespeichert. Sonst bekommt sie niemand.
web-page-import = Sicherung wiederherstellen
web-page-imported = { $count ->
    [0] Alle Spiele dieser Sicherung waren schon hier.
    [one] Ein Spiel ist hinzugekommen.
   *[other] { $count } Spiele sind hinzugekommen.
}
web-page-erase_text = Dein Name, alle Spiele und alle Aufzeichnungen in diesem Browser werden gelöscht. Das lässt sich nicht rückgängig machen.

## People at a table

web-table-name-ask = Wie sollen die anderen dich nennen?
web-table-sit-down = Hinsetzen
web-table-watchers =
    { $number ->
        [one] Eine Person schaut zu.
       *[other] { $number } Personen schauen zu.
    }
web-table-emotes = Schnelle Nachrichten
web-minute = Das Spiel in 60 Sekunden
web-minute-march = Auf sechs Wegen rücken Kreaturen zum Turm vor, jede Runde von einer Schicksalskarte getrieben.
web-minute-cast = In deinem Zug wirkst du Zauber. Lege Handkarten dazu, um sie zu verstärken, besiege Kreaturen und behalte sie als Trophäen.
web-minute-win = Teleportiere dich weg, bevor eine Kreatur bei dir ankommt, sonst verlierst du eine Trophäe. Liegen auf vier Wegen keine Marker mehr, gewinnt, wer die meisten Punkte hat.
web-setup-friends = Mit Freunden
web-setup-friends_text = Du öffnest einen Tisch und teilst den Link
emote-hello = Hallo!
emote-luck = Viel Glück!
emote-well_played = Gut gespielt!
emote-thanks = Danke!
emote-ouch = Autsch!
emote-oops = Ups!
