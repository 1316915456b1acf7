# An owner of the box compares it with what we believe, row by row.

help-owner-write = wohin geschrieben wird, was du findest (sonst my-box.toml)
owner-welcome =
    { $count ->
        [one] Eine Sache war den Anleitungen nicht zu entnehmen. Nimm deine Schachtel und vergleiche.
       *[other] { $count } Karten und Plättchen waren den Anleitungen nicht ganz zu entnehmen. Nimm deine Schachtel und vergleiche. Du kannst jederzeit aufhören; was du beantwortet hast, bleibt erhalten.
    }
owner-number = { $number } von { $count }
owner-doubt = { $name }: { $value } ({ $known })
owner-above = wie oben
owner-ask = Ist das bei dir so? [j] ja, [n] nein, [Enter] weiß nicht, [q] aufhören:
owner-keys = j n q
owner-again = Bitte antworte mit j, n oder q, oder drücke einfach Enter.
owner-value = { $field } ist hier { $value }. Bei dir ([Enter]: ebenso):
owner-wrong = Das passt nicht: { $problem }. Schreib es in derselben Form wie den gezeigten Wert.
owner-nothing = Es wurde nichts beantwortet, also auch keine Datei geschrieben.
owner-written =
    { $count ->
        [one] Eine Antwort steht in { $file }.
       *[other] { $count } Antworten stehen in { $file }.
    }
owner-share = Die Datei ist in Ordnung. Spiele damit: orcs --edition { $file } play. Bitte teile sie, damit alle die richtigen Karten bekommen.
owner-mend = Die Datei geht noch nicht auf: Berichtige in { $file } die oben genannten Zeilen.
error-owner-exists = Die Datei { $file } gibt es schon; nenne mit --write eine andere.
error-owner-write = { $file } kann nicht geschrieben werden: { $reason }.

# In the browser.

owner-title = Hast du die Schachtel?
owner-intro = Manche Werte waren den Anleitungen nicht zu entnehmen. Vergleiche sie mit deiner Schachtel: Jede Antwort hilft, und du kannst jederzeit aufhören.
owner-form = Ändere, was abweicht, in der Form, die hier steht: So ist auch die Datei mit Korrekturen geschrieben.
owner-so = Ist das bei dir so?
owner-yes = Ja
owner-no = Nein
owner-unknown = Weiß nicht
owner-keep = Übernehmen
owner-cancel = Abbrechen
owner-back = Zurück
owner-finish = Abschließen
owner-make = Datei erstellen
owner-download = Datei speichern
owner-answered =
    { $count ->
        [one] Bisher eine Antwort.
       *[other] Bisher { $count } Antworten.
    }
lexicon-owner = Hast du die Schachtel? Vergleiche sie mit diesen Tabellen.
problem-no_question = Zu { $id } in { $table } gibt es keine Frage.
