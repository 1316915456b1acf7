# What the server tells people.

problem-unknown = auf dem Server ist etwas schiefgegangen; geändert wurde nichts

# People, and what may be asked of the server.
guest-erased = Jemand
guest-name = Gast { $number }
problem-bad_code = diesen Code gibt es nicht; vielleicht wurde er schon benutzt oder ist älter als zehn Minuten
problem-bad_language = es gibt Texte in: { $list }
problem-bad_message = das lässt sich nicht lesen: { $text }
problem-bad_name = ein Name braucht 1 bis { $most } sichtbare Zeichen
problem-banned = du bist von diesem Server ausgeschlossen
problem-conflict = jemand war schneller; sieh noch einmal nach und versuche es erneut
problem-not_allowed = das steht nicht allen offen
problem-not_allowed_method = das geht hier nicht
problem-not_found = hier ist nichts
problem-not_invited = auf diesen Server kommt nur, wer eingeladen ist; die Einladung fehlt oder wurde schon benutzt
problem-not_json = sende JSON mit dem Inhaltstyp application/json
problem-not_known = der Server weiß nicht, wer du bist; melde dich zuerst als Gast an
problem-other_origin = das kam von einer Seite, die nicht zum Server gehört
problem-store = der Server erreicht seine Datenbank gerade nicht; versuche es gleich noch einmal
problem-head_too_big = die Kopfzeilen dieser Anfrage sind zu lang: höchstens { $most } Bytes in { $count } Zeilen
problem-too_slow = die Anfrage kam nicht rechtzeitig an; sende sie noch einmal
problem-too_big =
    das ist zu lang: höchstens { $most ->
        [one] 1 Byte
       *[other] { $most } Bytes
    }
problem-too_fast =
    { $seconds ->
        [one] nicht so schnell: versuche es in einer Sekunde noch einmal
       *[other] nicht so schnell: versuche es in { $seconds } Sekunden noch einmal
    }
problem-too_many_sockets = du hast schon { $count } offene Verbindungen; schließe zuerst eine davon
problem-too_many_tables = du hast schon { $count } unfertige Tische; spiele zuerst einen zu Ende oder schließe ihn

# Tables.
problem-bad_table = so ein Tisch ist nicht möglich: { $reason }
problem-broken_table = dieser Tisch wurde nach anderen Regeln begonnen und lässt sich nicht mehr öffnen; wer ihn eröffnet hat, kann sich an die Verwaltung wenden
problem-colour_taken = { $colour } spielt schon jemand anderes
problem-edition = die Korrekturen der Tabellen lassen sich nicht verwenden: { $reason }
problem-empty_text = darin steht nichts Lesbares
problem-fixed_setting = dieser Server wurde nur für Eingeladene gestartet: Starte ihn ohne diese Einstellung, um alle einzulassen
problem-host_only = das kann nur, wer den Tisch eröffnet hat
problem-mute_self = dich selbst kannst du nicht stummschalten
problem-muted = du bist an diesem Tisch stummgeschaltet
problem-no_bot = auf Platz { $seat } sitzt kein Bot
problem-no_hints = an diesem Tisch wird ohne Tipps gespielt
problem-no_person = diese Person gibt es nicht, oder sie wurde gelöscht
problem-no_seat = einen Platz { $seat } gibt es hier nicht
problem-no_table = diesen Tisch gibt es nicht, oder er steht dir nicht offen
problem-nobody_plays = zuerst muss sich jemand setzen
problem-not_asked = gerade wirst du nichts gefragt
problem-not_away = deinen Platz spielt niemand außer dir
problem-not_gone = Platz { $seat } lässt sich nicht abwählen: Das geht nur, wenn jemand nicht verbunden ist und die eigene Zeit hat verstreichen lassen
problem-not_seated = du sitzt nicht an diesem Tisch
problem-not_started = das Spiel hat noch nicht begonnen
problem-overtaken = am Tisch ist es schon weitergegangen
problem-paused = der Tisch macht Pause
problem-refused = das kannst du nicht wählen
problem-resigned = du hast aufgegeben
problem-seat_taken = Platz { $seat } ist besetzt
problem-known_deal = an diesem Tisch wird eine frühere Partie noch einmal gegeben, andere könnten also jede verdeckte Karte kennen; um dich trotzdem zu setzen, bestätige, dass du das weißt (known_deal)
problem-seated = du sitzt schon an diesem Tisch
problem-seats_open = es sind noch Plätze frei; besetze sie zuerst mit Spielern oder Bots
problem-stale = diese Frage stellt sich nicht mehr
problem-started = das Spiel hat schon begonnen
problem-table_full = alle Plätze sind besetzt
problem-table_over = das Spiel ist zu Ende

# Webhooks.
problem-hook_url =
    { $reason ->
        [long] die Adresse ist zu lang
        [scheme] die Adresse muss mit https:// oder http:// beginnen
        [credentials] die Adresse darf weder Namen noch Passwort enthalten
        [port] dieser Port ist nicht erlaubt
        [private] die Adresse muss von überall erreichbar sein
       *[form] das ist keine Adresse, die sich aufrufen lässt
    }
problem-no_hook = hier gibt es keinen Webhook

# Finished games, and playing again.
problem-no_line =
    { $count ->
        [one] die Aufzeichnung hat nur eine Zeile
       *[other] die Aufzeichnung hat nur { $count } Zeilen
    }
problem-analysis_busy = gerade werden viele Spiele analysiert; versuche es in einer Minute noch einmal
problem-no_analysis = analysieren lässt sich nur ein Spiel, das bis zum Ende gespielt wurde
problem-no_own_deal = dieses Spiel setzte ein anderes fort und wurde nicht selbst ausgeteilt; spiele stattdessen noch einmal von dort weiter
problem-no_record = von so einem Spiel gibt es keine Aufzeichnung, oder sie steht dir nicht offen
problem-not_over = das Spiel ist noch nicht zu Ende
problem-other_seats = das wurde für { $count } Plätze ausgeteilt
problem-record_damaged = die Aufzeichnung ist nicht mehr so, wie sie geschrieben wurde
problem-record_rules = die Regeln haben sich seitdem geändert: Das lässt sich nicht mehr abspielen, doch die Aufzeichnung ist noch da
