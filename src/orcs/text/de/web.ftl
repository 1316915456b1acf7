# What is on the screens of the browser.

web-title = Orcs Orcs Orcs
web-lost = Hier ist nichts.
web-home = Zur Startseite
web-play_now = Jetzt spielen

# The screens around the table: home, set-up, settings, records, replays.

web-level-random = Würfel
    .text = Wählt irgendetwas Erlaubtes.
web-level-apprentice = Lehrling
    .text = Sieht, was wehtut, plant aber nichts. Gut für das erste Spiel.
web-level-adept = Adept
    .text = Spielt solide.
web-level-master = Meister
    .text = Denkt voraus. Schwer zu schlagen.

web-home-tools = Du und deine Einstellungen
web-home-settings = Einstellungen
web-rules = Spielregeln
web-rules-clause = Regel { $clause }
web-home-claim = Von sechs Seiten marschieren Kreaturen auf den Turm. Wirke Zauber, sammle Trophäen, und steh woanders, wenn sie ankommen.
web-home-now_text = Gegen Bots, mit einem Klick
web-home-friends = Mit Freunden spielen
web-home-friends_text = Ein Tisch und ein Link zum Teilen
web-home-setup = Spiel einrichten
web-home-setup_text = Plätze, Bots, Module, Uhr
web-home-learn = Spiel lernen
web-home-learn_offer = Neu hier? Lerne das Spiel beim Spielen, in zehn Minuten.
web-home-learn_no = Nein, danke
web-home-offline = Der Server ist gerade nicht zu erreichen. Versuche es gleich noch einmal.
web-home-mine = Deine Spiele
web-home-your_turn = Du bist am Zug
web-home-go_on = Weiterspielen
web-home-open = Offene Tische
web-home-open_none = Gerade wartet niemand auf Mitspieler. Mit „Mit Freunden spielen“ eröffnest du einen eigenen Tisch; nimm ihn beim Einrichten in die Liste auf, und alle sehen ihn hier.
web-home-join = Mitspielen
web-home-watch = Zuschauen
web-home-watch_none = Im Moment läuft kein Spiel aus der Liste. Beendete Spiele kannst du dir jederzeit Zug für Zug ansehen.
web-home-look = Zusehen
web-home-replays = Beendete Spiele
web-home-replays_none = Jedes Spiel, das bis zum Ende gespielt wird, liegt danach hier und lässt sich von jedem Platz aus noch einmal ansehen.
web-home-replay = Ansehen
web-home-all_replays = Alle beendeten Spiele
web-home-open_seat = freier Platz
web-home-round = Runde { $round }
web-home-known_deal = Bekannte Karten
web-home-clock = Mit Uhr
web-home-won = hat gewonnen

web-settings-look = Aussehen und Ton
web-settings-language = Sprache
web-settings-theme = Licht
web-settings-system = Wie das Gerät
web-settings-dark = Dämmerung
web-settings-light = Tag
web-settings-motion = Bewegung
web-settings-moving = Voll
web-settings-still = Keine
web-settings-speed = Tempo der Bewegungen
web-settings-slow = Langsam
web-settings-normal = Normal
web-settings-fast = Schnell
web-settings-hasty = Rasant
web-settings-sound = Ton
web-settings-on = An
web-settings-off = Aus
web-settings-you = Du
web-settings-name = Dein Name am Tisch
web-settings-save = Speichern
web-settings-renamed = Du heißt jetzt { $name }.
web-settings-no_account = Es gibt weder Konto noch Passwort: Dieser Browser merkt sich, wer du bist.
web-settings-device = Ein anderes Gerät
web-settings-device_text = Ein Code nimmt dich und alle deine Spiele mit. Er gilt einmal, zehn Minuten lang.
web-settings-code = Code erstellen
web-settings-code_text = Gib ihn auf dem anderen Gerät in den Einstellungen ein.
web-settings-have_code = Code von einem anderen Gerät
web-settings-move = Hier diese Person sein
web-settings-moved = Willkommen zurück, { $name }.
web-settings-data = Was über dich gespeichert ist
web-settings-data_text = Dein Name, deine Spiele und was du an Tischen gesagt hast. Sonst nichts, und niemand sonst bekommt es.
web-settings-export = Alles herunterladen
web-settings-sign_out = Alle anderen Geräte abmelden
web-settings-signed_out = Alle anderen Geräte sind abgemeldet.
web-settings-erase = Vergiss mich
web-settings-erase_text = In beendeten Spielen wird dein Name ersetzt, was du gesagt hast, wird gelöscht, und du verlässt alle Tische. Niemand kann das rückgängig machen.
web-settings-erase_now = Vergiss mich für immer

web-setup-title = Spiel einrichten
web-setup-presets = Vorlagen
web-setup-first = Erstes Spiel
web-setup-first_text = Du und ein leichter Bot, keine Module
web-setup-quick = Schnelles Spiel
web-setup-quick_text = Zwei Plätze, 30 Sekunden je Wahl, schnelle Bots
web-setup-full = Volle Schachtel
web-setup-full_text = Vier Plätze, alle Module
web-setup-seats = Wer spielt
web-setup-who = Wer auf Platz { $seat } sitzt
web-setup-me = Ich
web-setup-me_text = An diesem Bildschirm
web-setup-friend = Ein Freund, per Link
web-setup-friend_text = Den Link zum Verschicken zeigt der Tisch
web-setup-bot = Bot: { $level }
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
web-setup-instead = statt { $creature }
web-setup-not_used = bleibt in der Schachtel
web-setup-rules = Am Tisch
web-setup-clock = Uhr
web-setup-clock_none = Keine
web-setup-clock_move = Je Wahl
web-setup-clock_bank = Ganzes Spiel
web-setup-clock_days = Tage
web-setup-time = Zeit
web-setup-increment = Zugabe je Zug
web-setup-out = Wenn die Zeit um ist
web-setup-out_skip = Entscheidung auslassen
web-setup-out_bot = Ein Bot übernimmt
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
web-setup-undo_text = Bis etwas Neues zu sehen war
web-setup-hints = Tipps
web-setup-hints_text = Ein Bot sagt, was er tun würde
web-setup-auto = Erzwungenes von selbst
web-setup-auto_text = Wo es nichts zu wählen gibt, muss niemand klicken
web-setup-listed = In der Liste offener Tische
web-setup-listed_text = Alle dürfen sich setzen; sonst nur, wer den Link hat
web-setup-watch = Wer zusehen darf
web-setup-watch_all = Alle
web-setup-watch_link = Mit dem Link
web-setup-watch_none = Niemand
web-setup-pace = Tempo der Bots
web-setup-edition = Korrigierte Tabellen
web-setup-edition_text = Eine Datei, die deine eigenen Zahlen über die der Schachtel legt (TOML, wie für „orcs play“).
web-setup-edition_choose = Datei wählen
web-setup-edition_drop = Ohne Datei
web-setup-edition_long = Die Datei ist zu lang: höchstens 40.000 Zeichen.
web-setup-start = Spiel starten
web-setup-open = Tisch eröffnen
web-setup-nobody = Einer der Plätze muss deiner sein.

web-replay-title = Aufzeichnung
web-replay-loading = Das Spiel wird geholt …
web-replay-viewer = Aus wessen Sicht
web-replay-view_all = Alles offen
web-replay-view_seat = Sicht von { $seat }
web-replay-view_public = Sicht des Publikums
web-replay-share = Link zu diesem Augenblick kopieren
web-replay-copied = Der Link zu diesem Augenblick ist kopiert.
web-replay-download = Aufzeichnung herunterladen
web-replay-again = Von hier an weiterspielen
web-replay-from = Ab wann
web-replay-from_here = Ab diesem Augenblick
web-replay-from_start = Gleich ausgeteilt, von vorn
web-replay-your_seat = Dein Platz
web-replay-level = Die Bots auf den anderen Plätzen
web-replay-begin = Spielen
web-replay-tabs = Was geschah
web-replay-story = Verlauf
web-replay-cards = Karten
web-replay-scores = Punkte
web-replay-display = Zauberauslage
web-replay-hand = Auf der Hand von { $seat }
web-replay-undo = { $seat } nimmt die letzte Wahl zurück.
web-replay-round = Runde
web-replay-chart = Punkte am Ende jeder Runde
web-replay-scrub = Stelle im Spiel
web-analysis-title = Die Wendepunkte des Spiels
web-analysis-about = Ein Bot spielt von jedem Zug aus viele Male weiter. So zeigt sich, wer wohl gewonnen hätte und welche Züge das änderten.
web-analysis-ask = Wendepunkte finden
web-analysis-running = Von jedem Zug aus wird weitergespielt. Das dauert etwa eine halbe Minute …
web-analysis-failed = Das hat diesmal nicht geklappt. Du kannst es noch einmal versuchen.
web-analysis-chart = Siegchance zu Beginn jedes Zuges
web-analysis-axes = Siegchance nach Runden. Blass: wie sicher das ist.
web-analysis-turn = Zug
web-analysis-percent = { $chance } %
web-analysis-chance = { $chance } % ({ $low } bis { $high })
web-analysis-swing = Runde { $round }, Zug von { $seat }: { $rival } geht von { $from } % auf { $chance } %
web-analysis-even = Kein einzelner Zug hat die Chancen sicher verändert.
web-analysis-picks = Wo ein Bot mehr herausgeholt hätte
web-analysis-pick = Runde { $round }, { $seat }: „{ $played }“. Mit „{ $advised }“ wäre die Chance { $gain } Prozentpunkte höher.
web-analysis-note = Aus { $samples } Spielen ab jedem Zug, von Lehrlingen weitergespielt. Kleine Unterschiede können Glück sein.
web-replay-at =
    { $round ->
        [0] Aufbau · { $pick }/{ $picks }
       *[other] Runde { $round } · { $pick }/{ $picks }
    }
web-replay-last_turn = Zurück zum letzten Zug
web-replay-back = Eine Wahl zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Eine Wahl weiter
web-replay-next_turn = Weiter zum nächsten Zug

web-records-whose = Wessen Spiele
web-records-mine = Meine
web-records-all = Alle
web-records-name = Der Name eines Spielers beginnt mit
web-records-more = Mehr
web-records-nobody = Kein beendetes Spiel mit jemandem, dessen Name mit „{ $name }“ beginnt.
web-records-everybody = Wieder alle zeigen
web-records-none_mine = Du hast noch kein Spiel beendet. Spiele eines, und es liegt hier und lässt sich von jedem Platz aus noch einmal ansehen.

web-art-title = Die Zeichnungen
web-art-text = { $count } Zeichnungen, alle für dieses Spiel gemacht: in den Größen, in denen sie vorkommen, in der Dämmerung und bei Tag.

# The table.

web-close = Schließen

web-line-strike_one = { $amount } Schaden
web-line-strike_anywhere = { $amount } Schaden überall
web-line-strike_section = { $amount } im Abschnitt
web-line-strike_side = { $amount } hier und daneben
web-line-strike_behind = { $amount } hier und dahinter
web-line-swap = zwei vertauschen
web-line-put = auf eigenen Weg
web-line-forward = { $amount } vorrücken
web-line-draw = { $amount } ziehen
web-line-discard_one = einer legt ab
web-line-discard_all = alle legen ab
web-line-and_action = { $effect }, +{ $actions } Aktion
web-card-book = Zauber­buch
web-card-add = verstärken
web-card-learn = Zauber lernen
web-card-poison = nutzlos, −2 Punkte
web-card-cost = { $cost } Zaubermacht

web-group-cast = Wirken
web-group-teleport = Teleportieren zu
web-group-reveal = Auf Weg
web-group-remove = Entfernen
web-group-poison = Gift für
web-group-use = Nutzen

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
web-table-place-empty = { $at }: niemand
web-table-space =
    { $free ->
        [yes] Turmfeld von Weg { $path }, frei
       *[other] Turmfeld von Weg { $path }, dort steht ein Zauberer
    }
web-table-stack =
    { $count ->
        [one] Weg { $path }: 1 Marker
       *[other] Weg { $path }: { $count } Marker
    }
web-table-stack-about = Jeder Marker verbirgt eine Kreatur. Sind auf vier Wegen keine mehr, endet das Spiel nach dieser Runde.
web-table-mage = Der Zauberer von { $seat } steht auf Weg { $path }.
web-table-whole = Ganzer Plan
web-table-hand = Deine Hand
web-table-hand-empty = Deine Hand ist leer.
web-table-display = Zauberauslage
web-table-fate = Schicksal der Runde
web-table-fate-about = Die Sonderregel gilt für alle bis zur nächsten Runde.
web-table-round = Runde { $round }
web-table-set_up = Vor der ersten Runde
web-table-ends =
    { $count ->
        [0] Auf allen Wegen liegen noch Marker.
        [one] Auf einem Weg liegen keine Marker mehr; bei vier endet das Spiel.
        [2] Auf zwei Wegen liegen keine Marker mehr; bei vier endet das Spiel.
        [3] Auf drei Wegen liegen keine Marker mehr; bei vier endet das Spiel.
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
       *[other] 2 Totenköpfe: Die Sonderfähigkeit ist erlangt.
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
web-table-score-about = So, als wäre das Spiel jetzt zu Ende. Geheimaufträge der anderen sind nicht dabei.
web-table-you = Du
web-table-name-you = { $name } (du)
web-table-bot =
    { $level ->
        [random] Bot, spielt zufällig
        [apprentice] Bot, Lehrling
        [adept] Bot, Adept
        [master] Bot, Meister
       *[other] Hier spielt ein Bot
    }
web-table-away = Nicht verbunden
web-table-turn = Am Zug
web-table-clock = Restliche Zeit
web-table-question = Die Frage
web-table-options = Was du tun kannst
web-table-chip-target = { $path } { $section } ♥{ $left }
web-table-power = bisher { $power } Zaubermacht
web-table-outcome-open = Bevor etwas geschieht, wirst du noch etwas gefragt.
web-table-early = Deine Antwort ist da. Sie gilt, sobald die anderen geantwortet haben.
web-table-paused = Das Spiel macht Pause.
web-table-happening = Schau, was geschieht …
web-table-waiting = Warten auf { $who } …
web-table-skip = Überspringen
web-table-log = Alles, was geschah
web-table-log-last = Was zuletzt geschah
web-table-log-empty = Noch ist nichts geschehen.
web-table-log-loading = Was vorher geschah, wird geholt …
web-table-chat = Gespräch
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-say = Sag etwas
web-table-chat-send = Sagen
web-table-menu = Menü
web-table-mission = Dein Auftrag: { $mission }
web-table-power-next = { $power } Zaubermacht wartet auf deinen nächsten Zauber
web-table-watching = Du siehst zu.
web-table-gathering = Der Tisch füllt sich
web-table-seat-open = Freier Platz
web-table-seat-mine = Dein Platz
web-table-sit = Hinsetzen
web-table-stand = Aufstehen
web-table-bot-away = Wieder freigeben
web-table-bot-add = Einen Bot hierher setzen:
web-table-link = Der Link zu diesem Tisch
web-table-share = Link teilen
web-table-copied = Kopiert
web-table-start = Spiel starten
web-table-close = Tisch schließen
web-table-open =
    { $count ->
        [one] Ein Platz ist noch frei: Warte auf jemanden oder setze einen Bot dorthin.
       *[other] { $count } Plätze sind noch frei: Warte auf jemanden oder setze Bots dorthin.
    }
web-table-host-starts = { $host } startet das Spiel, sobald alle da sind.
web-table-known_deal = An diesem Tisch werden die Karten einer früheren Partie noch einmal gegeben. Wer jene Partie gesehen hat, kennt vielleicht jede verdeckte Karte.
web-table-full = Alle Plätze sind besetzt. Du kannst zusehen.
web-table-over = Das Spiel ist zu Ende
web-table-result = Ergebnis zeigen
web-table-no-result = Das Spiel endete ohne Ergebnis.
web-table-rematch = Noch einmal spielen
web-table-same_deal = Gleich ausgeteilt gegen Bots
web-table-replay = Aufzeichnung ansehen
web-table-closed = Dieser Tisch wurde geschlossen.
web-table-connecting = Verbindung wird aufgebaut …
web-table-reconnecting = Die Verbindung ist weg. Neuer Versuch …
web-table-title-turn = Du bist am Zug – { $title }
web-table-notice = Du bist am Zug.
web-table-not_this = Doch nicht
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
web-help-ChooseReveal = Dort erscheint eine neue Kreatur auf dem äußeren Abschnitt.
web-help-ChooseAction = Wirke eine leuchtende Karte oder teleportiere dich auf ein freies Turmfeld.
web-help-ChooseAction-cast = Wirke eine leuchtende Karte. Teleportieren geht gerade nicht: Ein Turmfeld sagt dir, warum.
web-help-ChooseAction-teleport = Teleportiere dich auf ein leuchtendes Turmfeld. Keine deiner Handkarten lässt sich gerade wirken: Jede sagt dir, warum.
web-help-ChooseAction-end = Deine restlichen Handkarten werden abgeworfen, und du ziehst neue. Dann ist der nächste Zauberer dran.
web-help-ChooseEnhancement = Jede Karte in der Art des Zaubers gibt 1 Zaubermacht mehr. Auch Verstärkungen sind danach verbraucht.
web-help-ChooseEffect = Du darfst ihn jetzt nutzen oder es lassen.
web-help-ChooseLine = Eine leuchtende Zeile der Karte wird ausgeführt.
web-help-ChooseTarget = Schaden, der nicht zum Sieg reicht, heilt am Ende deines Zuges.
web-help-ChooseArea = Alles auf dem gewählten Abschnitt wird getroffen.
web-help-ChooseSpell = Die Karte kommt auf deinen Ablagestapel und in einem späteren Zug auf deine Hand.
web-help-ChooseFirst = Die beiden Kreaturen tauschen ihre Plätze.
web-help-ChoosePut = Nah am Turm ist eine Kreatur bald durch. Weit weg lässt sie dir Zeit.
web-help-ChooseForward = Erreicht sie den Turm, ist sie fort, und ihre Art ist für alle weniger wert.
web-help-ChooseRival = Die Karte wählt der Betroffene selbst.
web-help-ChooseDiscard = Sie kommt auf deinen Ablagestapel und später wieder zu dir.
web-help-ChooseBonus = Das bringt dir die besiegte Kreatur.

web-score-what = Punkte für
web-score-support = Unterstützungszauber
web-score-poison = Gift
web-score-mission = Auftrag
web-score-total = Summe
web-score-won = hat gewonnen

web-menu-theme = Licht
web-menu-system = Wie das Gerät
web-menu-dark = Dämmerung
web-menu-light = Tag
web-menu-speed = Tempo
web-menu-motion = Bewegung
web-menu-full = Voll
web-menu-none = Keine
web-menu-sound = Ton und Hinweise
web-menu-sound-on = Ton
web-menu-notify = Sag mir, wenn ich am Zug bin
web-menu-hints = Tipps gibt
web-menu-mute = { $name } stummschalten
web-menu-unmute = { $name } wieder sprechen lassen
web-menu-keys = Tasten
web-menu-pause =
    { $count ->
        [0] Um eine Pause bitten
       *[other] Einer Pause zustimmen (bisher { $count })
    }
web-menu-go_on = Weiterspielen
web-menu-back = Meinen Platz wieder einnehmen
web-menu-vote_out = Einen Bot für { $name } spielen lassen
web-menu-abandon =
    { $count ->
        [0] Ende ohne Ergebnis vorschlagen
       *[other] Dem Ende ohne Ergebnis zustimmen (bisher { $count })
    }
web-menu-resign = Aufgeben
web-menu-sure = Wirklich? Klicke noch einmal

web-keys-number = eine Möglichkeit nach ihrer Nummer wählen
web-keys-arrows = von Möglichkeit zu Möglichkeit gehen
web-keys-enter = die Möglichkeit wählen
web-keys-undo = die letzte Wahl zurücknehmen
web-keys-redo = die Wahl wiederholen
web-keys-restart = den ganzen Zug zurücknehmen
web-keys-end = deine Aktionen beenden
web-keys-hint = fragen, was ein Bot tun würde
web-keys-skip = überspringen, was gerade gezeigt wird
web-keys-log = alles, was geschah
web-keys-display = die Zauberauslage
web-keys-keys = diese Tasten

web-home-shared = Mehrere an diesem Gerät
web-setup-shared = Ein Gerät
web-setup-shared_text = Reicht es herum; die Karten bleiben verborgen
web-setup-here = Noch jemand an diesem Gerät
web-setup-here_name = Name von Spieler { $seat }
web-shared-pass = Gib das Gerät an { $name } weiter
web-shared-pass_text = Die Karten bleiben verborgen, bis der Nächste bereit ist.
web-shared-take = Ich bin { $name }: Zeig meine Karten

web-door-code = Deine Einladung
web-door-enter = Eintreten
web-door-again = Noch einmal versuchen
