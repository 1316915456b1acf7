# The other commands, the help of all of them, and what can go wrong.

help-program = Orcs Orcs Orcs: Verteidige den Turm, im Terminal. Eine inoffizielle Fan-Ausgabe des Brettspiels.
help-version = die Version zeigen und aufhören
help-help = diese Hilfe zeigen und aufhören
help-lang = die Sprache: { $list } (ohne Angabe die des Terminals)
help-printed_names = die Karten nennen, wie sie in der Schachtel heißen: englisch
help-usage = Aufruf:
help-arguments = Angaben
help-options = Optionen
help-edition = eine Datei mit Korrekturen, die über die eingebauten Tabellen gelegt werden
help-play = im Terminal spielen
help-players = wie viele spielen, 2 bis 4 (ohne Angabe 2)
help-colours = die Farben in Sitzordnung, etwa red,blue,green
help-humans = wie viele davon Menschen sind; die anderen sind Bots (ohne Angabe 1)
help-bots = die Art der Bots, oder eine für jeden, mit Kommas: { $list } (ohne Angabe apprentice)
help-modules = Module mit Kommas: { $list }, oder all; mit Zusätzen wie terrain=9 oder reinforcement=croco_flyer:orc
help-start = der Platz, der beginnt, 1 bis 4 (ohne Angabe ausgelost)
help-seed = eine Startzahl; dieselbe Zahl teilt dasselbe Spiel aus
help-undo = ob man etwas zurücknehmen darf (ohne Angabe ja)
help-save = wo das Spiel nach jeder Wahl gespeichert wird
help-load = ein gespeichertes Spiel fortsetzen
help-replay = erzählen, was in einem gespeicherten Spiel geschah
help-file = ein gespeichertes Spiel oder ein Link dazu
help-jsonl = ein JSON-Objekt für jede Entscheidung, auch die des Zufalls
help-positions = mit --jsonl: auch die ganze Stellung vor jeder Wahl
help-verify = prüfen, ob ein gespeichertes Spiel stimmt und so ausgeteilt wurde, wie seine Startzahl es sagt
help-edition-command = die Tabellen ansehen oder Korrekturen prüfen
help-edition-show = die Tabellen ausgeben, mit Zeichen, die sagen, woher jeder Wert bekannt ist
help-edition-table = { $list }; ohne Angabe alle
help-edition-check = eine Datei mit Korrekturen prüfen; ohne Datei die Schachtel mit den Tabellen vergleichen und eine schreiben
help-edition-file = eine Datei mit Korrekturen; ohne Angabe: die Schachtel Karte für Karte vergleichen
help-rules = die Regeln für eine Auswahl von Modulen ausgeben
help-clauses = Regeln oder Kapitel, etwa T3 oder C; ohne Angabe alle
help-serve = den Spielserver starten
help-serve-host = die Adresse, an der er lauscht (ohne Angabe 127.0.0.1; 0.0.0.0 lässt andere herein)
help-serve-port = der Port (ohne Angabe 8000)
help-serve-data = der Ordner für die Datenbank und das Geheimnis
help-serve-database = sqlite:///DATEI oder postgresql://…
help-serve-workers = wie viele Prozesse bedienen (mehr als einer braucht PostgreSQL)
help-serve-bot_processes = wie viele Prozesse für die Bots denken
help-serve-public_url = wo Spieler den Server finden, wenn nicht an seiner eigenen Adresse
help-serve-page = ein Ordner, den „make page“ gebaut hat; er ist dann unter /page/ zu finden
help-serve-log_format = text oder json
help-serve-open = den Browser dort öffnen
help-admin = einen Server verwalten, ob er läuft oder nicht
help-admin-address = auch die Adressen der letzten Tage dieser Person für so viele Stunden sperren: keine neuen Gäste von dort
help-admin-audit = auflisten, was mit diesen Befehlen getan wurde
help-admin-backup = alles, was der Server aufbewahrt, in eine Datei kopieren; er darf dabei weiterspielen
help-admin-ban = eine Person ausschließen
help-admin-bans = auflisten, wer ausgeschlossen oder stummgeschaltet ist, und gesperrte Adressen
help-admin-close = einen Tisch schließen, vor dem Spiel oder mittendrin
help-admin-days = wie viele Tage das alte Geheimnis noch gilt (ohne Angabe 30)
help-admin-decide = über eine Meldung entscheiden; ohne Angabe wird sie verworfen
help-admin-decided = die, über die entschieden wurde
help-admin-file = die Datei der Sicherung
help-admin-force = ersetzen, was schon da ist
help-admin-hours = für wie viele Stunden; 0 beendet es
help-admin-invitation_only = nur Eingeladene einlassen, oder alle
help-admin-invitations = die Einladungen auflisten
help-admin-invite = eine Einladung erstellen und ihren Code zeigen, einmal
help-admin-json = ein JSON-Objekt je Zeile ausgeben
help-admin-keep = FILE ist ein Ordner für Sicherungen: jede neue ausprobieren und nur so viele der neuesten behalten
help-admin-kind = tables (ohne Angabe), people oder invitations
help-admin-limit = wie viele höchstens (ohne Angabe 100)
help-admin-list = Tische, Personen oder Einladungen auflisten
help-admin-mute = eine Person für einige Stunden überall stummschalten (ohne Angabe 24)
help-admin-note = wofür die Einladung ist
help-admin-on = on oder off; ohne Angabe wird nur gezeigt, was gilt
help-admin-operator = eine Person den Server im Browser betreuen lassen, unter /operator
help-admin-operator_on = on (ohne Angabe) oder off
help-admin-person = die Kennung einer Person, wie in der Liste
help-admin-purge = entfernen, was nach den Einstellungen des Servers zu alt ist; oder eine Person, oder einen Tisch
help-admin-remove = eine Person von ihrem Platz nehmen; im Spiel übernimmt ein Bot
help-admin-report = die Kennung einer Meldung, wie in der Liste
help-admin-reports = die Meldungen auflisten, über die noch niemand entschieden hat
help-admin-restore = eine Sicherung an die Stelle dessen setzen, was der Server aufbewahrt; kein Server darf laufen
help-admin-rotate_key = das Geheimnis ersetzen, mit dem Identitäten unterschrieben sind; danach den Server neu starten
help-admin-seat = die Nummer des Platzes
help-admin-show = einen Tisch und seine Plätze zeigen
help-admin-status = Tische: gathering, playing, over, closed; Personen: active, banned, erased
help-admin-table = die Kennung eines Tisches, wie in der Liste
help-admin-unban = eine Person wieder einlassen, oder die Sperre einer Adresse aufheben
help-admin-uses = wie viele Personen sie einlässt (ohne Angabe 1)
help-admin-verify = die Sicherung an einem anderen Ort einspielen und dort ganz lesen
admin-audit = { $number }  { $when }  { $text }{ $state ->
    [no] {"  "}VERÄNDERT
   *[yes] {""}
    }
admin-ban = { $kind ->
    [muted] stumm
    [address] Adresse
   *[person] ausgeschlossen
    }  { $id }  bis { $when }  { $who }
admin-backup = { $file } enthält alles, was der Server aufbewahrt. Bewahre { $path } dazu auf: Ohne diese Datei ist niemand mehr bekannt.
admin-invitation = { $code }  { $uses ->
    [0] aufgebraucht
    [one] für 1 Person
   *[other] für { $uses } Personen
    }  { $when }  { $note }
admin-invitation_only = Nur Eingeladene werden eingelassen: { $state }
admin-key = Das Geheimnis ist ersetzt; mit einem Neustart verwendet der Server das neue. Cookies und Token von vorher gelten bis { $when } und werden erneuert, wenn sie benutzt werden.
admin-nothing = Es gibt keine.
admin-person = { $id }  { $status }  gesehen { $when }  { $who }{ $state ->
    [yes] , betreut den Server
   *[no] {""}
    }
admin-report = { $id }  { $when }  { $who } ({ $person }): { $reason ->
    [abuse] Beleidigung oder Belästigung
    [cheating] unfaires Spiel
    [stalling] hält das Spiel auf
    [name] anstößiger Name
   *[other] etwas anderes
    }; gemeldet von { $by }; Tisch { $table } ({ $status }, Runde { $round }); Anmerkung: { $note }; Entscheidung: { $outcome }
admin-purged = Geschlossene Tische: { $closed }. Entfernte Tische: { $tables }. Gelöschte Personen: { $people }.
admin-rehearsed = Sie wurde eingespielt und gelesen: { $tables } laufende Spiele, { $records } Aufzeichnungen.{ $count ->
    [0] {""}
   *[other] {" "}{ $count } der Spiele sind unter diesen Regeln nicht lesbar, hier wie auf dem Server.
    }
admin-restore = { $file } ist an Ort und Stelle. Der Server kann gestartet werden.
admin-seat = Platz { $number }  { $colour }  { $kind }  { $who }{ $moving ->
    [yes] , am Zug
   *[no] {""}
    }{ $person ->
    [none] {""}
   *[other] {"  "}{ $person }
    }
admin-table = { $id }  { $status }  Runde { $round }  zuletzt geändert { $when }  { $who }
serve-ready = Orcs Orcs Orcs { $version } läuft unter { $url } (Strg-C beendet es)
serve-friends = Freunde im selben Netz erreichen es unter { $url }
serve-alone = Nur dieser Computer erreicht es. Für Freunde im selben Netz mit --host 0.0.0.0 starten
serve-page = Das Spiel, das keinen Server braucht, liegt unter { $url }
serve-kept = Die Spiele liegen in { $file }
serve-running = Orcs Orcs Orcs läuft bereits unter { $url }

error-line = orcs: { $text }
error-usage = { $text } („{ $command } --help“ zeigt, wie es geht)
error-no_command = nenne einen Befehl: { $list }
error-language = in „{ $text }“ gibt es keine Texte; wähle eine von: { $list }
error-argument-unknown = dieser Befehl kennt „{ $text }“ nicht
error-argument-missing = es fehlt etwas: { $text }
error-argument-value = nach { $option } fehlt ein Wert
error-argument-both = { $option } und { $other } passen nicht zusammen
error-argument-choice = „{ $text }“ gibt es hier nicht; wähle eines davon: { $list }
error-argument-figure = { $option } braucht eine Zahl, nicht „{ $text }“
error-file-missing = es gibt keine Datei { $file }
error-file-directory = { $file } ist ein Ordner; gebraucht wird eine Datei
error-file-denied = du darfst { $file } nicht lesen
error-file = { $file } lässt sich nicht lesen: { $reason }
error-file-write = { $file } lässt sich nicht schreiben: { $reason }
error-file-binary = { $file } ist keine Textdatei, also kein gespeichertes Spiel
error-file-big = { $file } ist für ein gespeichertes Spiel zu groß
error-record = { $file }: { $reason }
error-record-table = { $file }: die Tabelle mit Korrekturen darin stimmt nicht: { $reason }
error-sealed = { $file }: seine Startzahl ist nicht enthüllt, also lässt sich das Spiel nachspielen, aber nicht fortsetzen
error-edition =
    { $more ->
        [0] die Korrekturen lassen sich nicht verwenden: { $reason }
        [one] die Korrekturen lassen sich nicht verwenden: { $reason } (und 1 weiteres Problem; „orcs edition check“ zeigt alle)
       *[other] die Korrekturen lassen sich nicht verwenden: { $reason } (und { $more } weitere Probleme; „orcs edition check“ zeigt alle)
    }
error-number = { $option } braucht eine ganze Zahl, nicht „{ $text }“
error-players = spielen können 2 bis 4, nicht { $text }
error-humans = es gibt { $players } Spieler, also können nicht { $text } davon Menschen sein
error-bots = es gibt { $bots } Plätze für Bots, aber --bots nennt { $count }
error-module-twice = das Modul { $name } ist zweimal genannt
error-load-with = --load bringt seinen eigenen Aufbau mit; lass { $option } weg
error-own_tables = ein gespeichertes Spiel bringt seine eigenen Tabellen mit; lass --edition weg
error-positions = --positions gehört zu --jsonl
error-clause = eine Regel { $name } gibt es nicht; die Kapitel sind { $list }
error-set_up = { $reason }
error-admin = { $reason }
error-admin-hours = { $option } muss eine ganze Zahl von Stunden sein, höchstens ein Jahr, nicht { $text }
error-admin-days = --days muss eine ganze Zahl von 0 bis 365 sein, nicht { $text }
error-admin-key = das Geheimnis kommt aus ORCS_SECRET: trage dort ein neues ein, und das alte in ORCS_OLD_SECRETS
error-admin-note = eine Notiz hat höchstens 200 Zeichen
error-admin-number = { $option } ist eine ganze Zahl ab 1, nicht { $text }
error-admin-status = einen Status „{ $text }“ gibt es hier nicht; wähle einen von: { $list }
error-serve = der Server kann nicht starten: { $reason }
error-serve_elsewhere = der Server kann nicht starten: dieser Computer hat keine Adresse „{ $host }“ (--host 127.0.0.1 gilt nur für diesen Computer, --host 0.0.0.0 lässt andere herein)
error-serve_forbidden = der Server kann nicht starten: Port { $port } ist Administratoren vorbehalten; wähle einen über 1023, etwa --port 8000
error-serve_taken = der Server kann nicht starten: Port { $port } ist belegt, von einem zweiten Exemplar des Spiels oder einem anderen Programm; beende es oder wähle einen anderen Port, etwa --port { $other }

replay-head = { $file }: { $players }; { $modules }.
replay-no_modules = ohne Module
replay-modules = Module: { $list }
replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.

verify-good = { $file }: in Ordnung.
verify-bad = { $file }: nicht in Ordnung. { $reason }
verify-picks =
    { $draws ->
        [one] { $picks } Entscheidungen der Spieler und 1 Zug des Zufalls folgen den Regeln.
       *[other] { $picks } Entscheidungen der Spieler und { $draws } Züge des Zufalls folgen den Regeln.
    }
verify-proved-keyed = Der Zufall hat überall ausgeteilt, was die Startzahl vorgibt.
verify-proved-provable = Der Zufall hat überall ausgeteilt, was die enthüllte Startzahl und die Beiträge der Spieler vorgeben, und die Startzahl passt zu ihrer Festlegung.
verify-not_proved-manual = Von Hand ausgeteilt, also gibt es keine Startzahl, an der sich der Zufall prüfen ließe.
verify-not_proved-provable = Die Startzahl ist noch nicht enthüllt, also lässt sich der Zufall nicht prüfen.
verify-result = Endstand: { $list }.
verify-result-item = { $seat } { $total }
verify-running = Das Spiel ist nicht zu Ende.

edition-legend = Zeichen: { $list }.
edition-legend-item = { $letter } { $mark }
mark-printed = steht in der Spielregel
    .letter = S
mark-found = aus einer Rezension
    .letter = R
mark-inferred = folgt aus Beispielen
    .letter = F
mark-reconstructed = ausgewogene Annahme
    .letter = A
mark-owner = vom Besitzer korrigiert
    .letter = K
edition-base = Die eingebauten Tabellen.
edition-corrected = Die eingebauten Tabellen mit den Korrekturen aus { $file }.
edition-good = { $file }: in Ordnung, verwendbar mit --edition.
edition-bad =
    { $count ->
        [one] { $file }: 1 Problem.
       *[other] { $file }: { $count } Probleme.
    }

rules-title = Die Regeln: { $modules }
rules-base = Grundspiel
rules-steps-set_up = Der Spielaufbau, Schritt für Schritt
rules-steps-turn = Eine Runde: die Schicksalskarte, dann der Zug jedes Spielers, Schritt für Schritt
rules-creatures = Kreaturen
rules-cards = Karten
rules-copies = { $count } × { $head }
rules-fate = Schicksalskarten
rules-missions = Aufträge
rules-terrain = Gelände: { $count } von diesen Plättchen
rules-toadlings = Krötlinge
rules-clause = { $clause } { $title }. { $text }

step-LayTerrain = Die Geländeplättchen werden ausgelegt.
step-FillBag = Die Krötlinge werden verdeckt gemischt.
step-DrawStart = Der Startspieler wird bestimmt oder ausgelost.
step-RevealAtSetUp = Auf jedem Weg werden zwei Marker aufgedeckt.
step-OpenDisplay = Die Zauberauslage wird ausgelegt.
step-DealHands = Jeder zieht vier Karten.
step-DealMissions = Jeder erhält zwei Aufträge und behält einen.
step-BeginRound = Die erste Runde beginnt.
step-RevealEmpty = Wege ohne Kreatur bekommen eine.
step-ChooseReveal = Decke einen Marker auf einem Weg auf, auf dem dein Zauberer nicht steht.
step-ChooseAction = Führe deine Aktionen aus.
step-DrawPhase = Lege deine restlichen Handkarten ab und ziehe neue.
step-EndTurn = Aller Schaden heilt.
