# What the server tells people.

problem-unknown = Auf dem Server ist etwas schiefgegangen; geändert wurde nichts.

# People, and what may be asked of the server.
guest-erased = Jemand
guest-name = Gast { $number }
problem-bad_code = Diesen Code gibt es nicht; vielleicht wurde er schon benutzt oder ist älter als zehn Minuten.
problem-bad_language = In dieser Sprache gibt es keine Texte; wähle eine von diesen: { $list }.
problem-bad_message = Diese Nachricht lässt sich nicht lesen: { $text }.
problem-bad_name = Ein Name braucht 1 bis { $most } sichtbare Zeichen.
problem-banned = Du bist von diesem Server ausgeschlossen.
problem-banned_address =
    { $hours ->
        [one] Neue Gäste aus deinem Netz werden zurzeit nicht eingelassen; versuch es in einer Stunde wieder.
       *[other] Neue Gäste aus deinem Netz werden zurzeit nicht eingelassen; versuch es in { $hours } Stunden wieder.
    }
problem-no_address = Von dieser Person ist keine Adresse mehr bekannt; es wurde keine gesperrt.
problem-no_ban = Eine solche Sperre gibt es nicht.
problem-operator_only = Das können nur die Betreuer dieses Servers.
problem-conflict = Jemand war schneller; sieh noch einmal nach und versuche es erneut.
problem-not_allowed = Die Zahlen dieses Servers sieht nur sein eigener Rechner und wer das Metrik-Token mitschickt.
problem-not_allowed_method = Diese Adresse kann das nicht.
problem-not_found = Unter dieser Adresse gibt es nichts.
problem-needs_server = Dafür braucht es einen Server; hier findet alles nur auf diesem Gerät statt.
problem-other_tab = Dieser Tisch ist in einem anderen Tab offen. Schließe ihn dort, dann öffnet er sich hier von selbst.
problem-storage = Der Browser konnte das nicht speichern, deshalb ist es nicht geschehen. Schaffe auf diesem Gerät etwas Platz und versuche es noch einmal.
problem-bad_save = Diese Datei ist keine Sicherung dieses Spiels, oder sie ist beschädigt; es wurde nichts geändert.
problem-not_invited =
    { $given ->
        [no] Auf diesen Server kommt nur, wer eingeladen ist. Gib den Code deiner Einladung ein.
       *[yes] Diese Einladung ist unbekannt oder schon benutzt. Bitte die Person, die dich eingeladen hat, um eine neue.
    }
problem-not_json = Sende JSON mit dem Inhaltstyp application/json.
problem-not_known = Der Server weiß nicht, wer du bist; melde dich zuerst als Gast an.
problem-other_origin = Diese Anfrage kam von einer Seite, die nicht zum Server gehört.
problem-store = Der Server erreicht seine Datenbank gerade nicht; versuche es gleich noch einmal.
problem-too_many_connections =
    { $seconds ->
        [one] Dein Netz hat schon { $count } Verbindungen offen; schließe einige, oder versuche es in einer Sekunde noch einmal.
       *[other] Dein Netz hat schon { $count } Verbindungen offen; schließe einige, oder versuche es in { $seconds } Sekunden noch einmal.
    }
problem-head_too_big = Die Kopfzeilen dieser Anfrage sind zu lang: höchstens { $most } Bytes in { $count } Zeilen.
problem-too_slow = Die Anfrage kam nicht rechtzeitig an; sende sie noch einmal.
problem-too_big =
    { $most ->
        [one] Das ist zu lang: Höchstens 1 Byte ist erlaubt.
       *[other] Das ist zu lang: Erlaubt sind höchstens { $most } Bytes.
    }
problem-too_fast =
    { $seconds ->
        [one] Nicht so schnell: Versuche es in einer Sekunde noch einmal.
       *[other] Nicht so schnell: Versuche es in { $seconds } Sekunden noch einmal.
    }
problem-too_many_sockets = Du hast schon { $count } offene Verbindungen; schließe zuerst eine davon.
problem-too_many_tables = Du hast schon { $count } unfertige Tische; spiele zuerst einen zu Ende oder schließe ihn.
problem-too_many_seats = Du wartest schon an { $count } Tischen; verlasse zuerst einen davon.

# Tables.
problem-bad_table = Dieser Tisch lässt sich nicht eröffnen: { $reason }.
problem-broken_table = Dieser Tisch wurde nach anderen Regeln begonnen und lässt sich nicht mehr öffnen; wer ihn eröffnet hat, kann sich an die Verwaltung wenden.
problem-colour_taken = { $colour } spielt schon jemand anderes.
problem-edition = Die korrigierten Werte lassen sich nicht verwenden: { $reason }.
problem-empty_text = Die Nachricht ist leer; schreib zuerst etwas.
problem-fixed_setting = Dieser Server wurde nur für Eingeladene gestartet: Starte ihn ohne diese Einstellung, um alle einzulassen.
problem-host_only = Das kann nur, wer den Tisch eröffnet hat.
problem-too_many_steps = An diesem Tisch gab es schon { $count } Schritte; von hier an kann er nur noch zu Ende gespielt werden.
problem-too_many_muted = An einem Tisch lassen sich höchstens { $count } Leute stummschalten; lass zuerst jemanden davon wieder sprechen.
problem-mute_self = Dich selbst kannst du nicht stummschalten.
problem-mute_whom = Gib an, wer stummgeschaltet werden soll: eine Person oder eine Zeile des Chats.
problem-muted = Du bist an diesem Tisch stummgeschaltet.
problem-muted_everywhere = Die Betreuer dieses Servers haben dich vorerst stummgeschaltet.
problem-name_alike = Dieser Name ist am selben Tisch mit { $name } zu verwechseln; wähl einen anderen.
problem-no_bot = Auf Platz { $seat } sitzt kein Bot.
problem-no_player = Diese Person sitzt nicht an diesem Tisch.
problem-remove_self = Dich selbst kannst du nicht entfernen; verlasse einfach deinen Platz.
problem-removed = Du wurdest von diesem Tisch entfernt und kannst dich hier nicht mehr setzen.
problem-no_hints = An diesem Tisch wird ohne Tipps gespielt.
problem-no_person = Diese Person gibt es nicht, oder sie wurde gelöscht.
problem-no_seat = Einen Platz { $seat } gibt es hier nicht.
problem-no_table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
problem-nobody_plays = Zuerst muss sich jemand setzen.
problem-not_asked = Im Moment hast du nichts zu entscheiden.
problem-not_away = Du spielst deinen Platz schon selbst.
problem-not_gone = Platz { $seat } lässt sich nicht abwählen: Das geht nur, wenn jemand nicht verbunden ist und die eigene Zeit hat verstreichen lassen.
problem-not_seated = Du sitzt nicht an diesem Tisch.
problem-not_started = Das Spiel hat noch nicht begonnen.
problem-overtaken = Das Spiel ist schon weitergegangen.
problem-paused = Das Spiel ist angehalten; jemand am Tisch muss es fortsetzen.
problem-refused = Das kannst du hier nicht wählen; die Möglichkeiten zeigen, was geht.
problem-resigned = Du hast aufgegeben.
problem-seat_taken = Platz { $seat } ist besetzt.
problem-known_deal = An diesem Tisch wird ein früheres Spiel noch einmal gegeben, andere könnten also jede verdeckte Karte kennen; um dich trotzdem zu setzen, bestätige, dass du das weißt (known_deal).
problem-seated = Du sitzt schon an diesem Tisch.
problem-seats_open = Es sind noch Plätze frei; besetze sie zuerst mit Spielern oder Bots.
problem-stale = Diese Entscheidung ist schon gefallen.
problem-started = Das Spiel hat schon begonnen.
problem-table_full = Alle Plätze sind besetzt.
problem-table_over = Das Spiel ist zu Ende.

# Webhooks.
problem-hook_url =
    { $reason ->
        [long] Die Adresse ist zu lang.
        [scheme] Die Adresse muss mit https:// oder http:// beginnen.
        [credentials] Die Adresse darf weder Namen noch Passwort enthalten.
        [port] Dieser Port ist nicht erlaubt.
        [private] Die Adresse muss aus dem Internet erreichbar sein.
       *[form] Das ist keine gültige Adresse.
    }
problem-no_hook = Hier gibt es keinen Webhook.

# Meldungen.
problem-no_line_said = Diese Zeile gibt es im Chat nicht.
problem-no_report = Diese Meldung gibt es nicht.
problem-nobody_there = Diese Person spielt an dem Tisch nicht mehr mit.
problem-report_decided = Über diese Meldung wurde schon entschieden.
problem-report_nobody = Auf diesem Platz sitzt niemand, den man melden könnte.
problem-report_own = Über eine Meldung, die dich betrifft, muss jemand anderes entscheiden.
problem-report_self = Du kannst dich nicht selbst melden.
problem-report_what = Eine Meldung betrifft genau einen Platz oder eine Zeile des Chats.
problem-reported = Du hast diese Person hier schon gemeldet; die Betreuer sehen sich das an.
problem-too_many_reports = Von dir warten schon { $count } Meldungen; warte bitte, bis sie angesehen wurden.

# Finished games, and playing again.
problem-no_line =
    { $count ->
        [one] Diese Zeile gibt es nicht: Die Aufzeichnung hat nur eine.
       *[other] Diese Zeile gibt es nicht: Die Aufzeichnung hat { $count } Zeilen.
    }
problem-analysis_busy = Gerade werden viele Spiele analysiert; versuche es in einer Minute noch einmal.
problem-no_analysis = Analysieren lässt sich nur ein Spiel, das bis zum Ende gespielt wurde.
problem-no_own_deal = Dieses Spiel setzte ein anderes fort und wurde nicht selbst ausgeteilt; spiele stattdessen noch einmal von dort weiter.
problem-no_record = Von diesem Spiel gibt es keine Aufzeichnung, oder sie steht dir nicht offen.
problem-not_over = Das Spiel ist noch nicht zu Ende.
problem-other_seats = Dieses Spiel wurde für { $count } Plätze ausgeteilt.
problem-record_damaged = Die Aufzeichnung ist beschädigt: Der Server hat etwas anderes geschrieben.
problem-record_rules = Die Regeln haben sich seitdem geändert: Das lässt sich nicht mehr abspielen, doch die Aufzeichnung ist noch da.

# Spiele in Links.
problem-bad_record = Das ist keine Aufzeichnung eines Spiels: { $text }.
problem-link_broken = In diesem Link steckt kein ganzes Spiel. Vielleicht ging beim Kopieren ein Teil verloren.
problem-link_newer = Dieser Link stammt aus einer neueren Version des Spiels; er öffnet sich dort, oder hier nach einem Update.
problem-link_rules = Das Spiel in diesem Link folgt nicht den Regeln dieser Version und lässt sich hier nicht zeigen.
