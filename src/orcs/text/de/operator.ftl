# Die Seite derer, die den Server betreuen.

web-operator = Meldungen und Sperren
web-operator-none = Du betreust diesen Server nicht. Wer ihn betreibt, kann dich mit diesem Befehl dazu machen; lade die Seite danach neu:
web-operator-reports = Meldungen
web-operator-open = Offen
web-operator-decided = Entschieden
web-operator-empty = Keine Meldungen.
web-operator-about = Über { $name }
web-operator-by = Gemeldet von { $name }.
web-operator-gathering = Der Tisch wartete auf Mitspieler
web-operator-playing = Runde { $round } des Spiels
web-operator-over = Das Spiel war zu Ende
web-operator-closed = Der Tisch war geschlossen
web-operator-seat-bot = Bot
web-operator-seat-open = Freier Platz
web-operator-seat-person = Jemand
web-operator-remove = Vom Platz nehmen; ein Bot spielt weiter
web-operator-ban = Die Person ausschließen
web-operator-banned = Schon ausgeschlossen
web-operator-mute = Kein Chat
web-operator-address = Keine neuen Gäste aus ihrem Netz
web-operator-duration =
    { $hours ->
        [0] nein
        [one] für eine Stunde
        [24] für einen Tag
       *[other] für { $days } Tage
    }
web-operator-decide = So entscheiden
web-operator-dismiss = Verwerfen
web-operator-did-dismissed = Verworfen.
web-operator-did-remove = Vom Platz genommen.
web-operator-did-ban = Ausgeschlossen.
web-operator-did-mute = Kein Chat { $duration }.
web-operator-did-address = Netz gesperrt { $duration }.
web-operator-bans = Sperren
web-operator-nobody = Niemand ist ausgeschlossen oder stummgeschaltet.
web-operator-is-person = ist ausgeschlossen
web-operator-is-muted = darf nicht chatten
web-operator-is-address = hat ein gesperrtes Netz
web-operator-until = bis { $time }
web-operator-lift = Aufheben
