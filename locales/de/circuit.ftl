### Phases, bar and board of Circuit.
phase-choose = Wählen
phase-solve = Lösen
phase-place = Anlegen
phase-round-end = Rundenende
circuit-round = Runde { $round }
circuit-last-round = Runde { $round }, die letzte
last-round = Letzte Runde: 15 Punkte sind erreicht.
circuit-common-board = Gemeinsames Brett
circuit-board-word = Brett
circuit-enlarge = Gemeinsames Brett vergrößern
circuit-wheel = Wertungsrad
board-spot = Feld { $way } vom Startkärtchen
way-left = { $count } links
way-right = { $count } rechts
way-up = { $count } oberhalb
way-down = { $count } unterhalb
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-fit = Alles zeigen
cell-amber = gelb
cell-azure = blau
cell-rose = rosa
side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen
tile-spoken = Kärtchen mit Kammern { $cells }, Leitungskanäle nach { $channels }.

### Choosing.
coach-choose = Wähle ein Kärtchen
coach-choose-text = Nimm eines dieser Kärtchen. Du siehst die Seite, die du anlegen wirst; sein Rätsel bleibt verdeckt, bis alle gewählt haben.
coach-choose-short = Du siehst, was du anlegst, nicht das Rätsel.
coach-choose-wait-short = „Brett“ zeigt die offenen Enden: Welches Kärtchen passt?
coach-choose-wait = Warte: { $name } wählt
coach-choose-wait-text = Sieh dir inzwischen das Brett an und vergleiche die Kärtchen mit den offenen Enden.
coach-choose-watch = Schau zu: { $name } wählt
coach-choose-watch-text = Alle nehmen sich eines dieser Kärtchen. Die Rätsel sind auf den Rückseiten.
coach-chosen-text = Dein Rätsel öffnet sich, wenn alle gewählt haben.
choose-compare = Vergrößere es und vergleiche mit den offenen Enden.
choose-task-weight = Schalen ausgleichen
choose-task-fragment = Umriss abdecken
choose-task-conduit = Alle Rohre schließen
choose-task-angular = Vier Steine stapeln
choose-picked = Deine Wahl
choose-taken = Vergeben
choose-yours = Deins
choose-take = { $category } nehmen
choose-one = Wähle ein Kärtchen
networker-choose = Einsetzen oder behalten
choose-starts = { $name } beginnt diese Runde.
choose-starts-you = Du beginnst diese Runde.

### Solving.
coach-weight = Gleiche die Waage aus
coach-weight-short = Lege alle Gewichte, auch mehrere je Schale. Jedes zählt die Zahl dort.
coach-fragment = Decke den Umriss ab
coach-fragment-text = Mit allen sieben Bruchstücken. Nichts überlappt oder ragt vor.
coach-conduit = Schließe alle Rohre
coach-conduit-text =
    { $out ->
        [0] Lege auf jedes umrandete Feld ein Teil. Kein Ende darf offen bleiben.
       *[other] Lege auf jedes umrandete Feld ein Teil. Kein Ende darf offen bleiben. Teile mit X bleiben draußen.
    }
coach-conduit-short =
    { $out ->
        [0] Fülle die umrandeten Felder. Kein Ende bleibt offen.
       *[other] Fülle die umrandeten Felder, kein Ende offen. X bleibt draußen.
    }
coach-angular = Baue die Vorlage nach
coach-angular-text = Stapele alle vier Steine. Von oben wie die Vorlage, darunter keine Lücken.
coach-angular-short = Stapele alle vier Steine. Von oben wie die Vorlage, ohne Lücken.
lot-chose = Die Zeit war um: Das Los hat { $category } für dich gewählt.
coach-solved = Gelöst, plane dein Kärtchen
coach-solved-text = Die anderen tüfteln noch. Probiere dein Kärtchen auf dem Brett aus.
coach-solved-bots = Nur Bots tüfteln noch und beeilen sich jetzt. Probiere dein Kärtchen auf dem Brett aus.
coach-solved-last = Gelöst, und alle sind fertig
solved-puzzle = Dein Rätsel
solved-plan = Kärtchen planen
solved-all = Jetzt werden die Kärtchen angelegt.
solved-by = { $name } hat { $category } gelöst.
placed-by = { $name } hat ein Kärtchen angelegt.
placed-by-sent = { $name } hat ein Kärtchen angelegt und einen Ingenieur auf { $colour } eingesetzt.
placed-declined = { $name } hat das Kärtchen nicht angelegt.
placed-late = Die Zeit ist um: { $name } hat kein Kärtchen angelegt.
solve-progress = Fortschritt aller
solve-first = { $name } war am schnellsten und hat die Sanduhr umgedreht.
solve-first-you = Du warst am schnellsten und hast die Sanduhr umgedreht.
solve-nobody-yet = Wer zuerst löst, dreht die Sanduhr um.
solve-untimed = Ohne Sanduhr
solve-untimed-text = Schluss ist, wenn alle gelöst oder aufgegeben haben.
solve-untimed-cap = Schluss ist, wenn alle gelöst oder aufgegeben haben, spätestens nach { $minutes } Minuten.
solve-give-up = Aufgeben
solve-give-up-title = Dieses Rätsel aufgeben?
solve-give-up-text = In dieser Runde legst du dann kein Kärtchen, und zum Rätsel führt kein Weg zurück. In der nächsten Runde bist du wieder dabei.
solve-go-on = Weiter versuchen

### Placing.
coach-place = Lege dein Kärtchen an
coach-place-text = Markiertes Feld wählen, drehen, bestätigen.
coach-place-none = Feld wählen, drehen, bestätigen. Deine Ingenieure sind alle auf dem Brett.
coach-place-wait = Sieh zu: { $name } legt an
coach-place-wait-text = Du kannst das Brett inzwischen verschieben und vergrößern.
coach-place-wait-plan = Plane inzwischen: Probiere dein Kärtchen auf dem Brett aus. Es wartet dort, bis du dran bist.
coach-networker = Einen Ingenieur einsetzen?
coach-networker-later = Er punktet, sobald seine Leitung zu ist. Sichere dir hier eine Farbe oder spare ihn für später.
coach-closed = Leitung geschlossen
coach-closed-by = { $name } hat eine Leitung geschlossen
coach-closed-text = Jeder Ingenieur bekommt die Kammern der Farbe, auf der er steht, und kehrt heim.
coach-round = Runde { $round } ist zu Ende, { $name } beginnt die nächste
coach-round-you = Runde { $round } ist zu Ende, du beginnst die nächste
coach-round-text = Der Startmarker wandert weiter.
coach-round-none = In dieser Runde wurde keine Leitung geschlossen: niemand punktet.
coach-round-yours = Du bist mit Wählen dran, und deine Zeit läuft schon.
place-your-tile = Dein Kärtchen
place-won-with = Gewonnen mit: { $category }
place-later = Du legst es, wenn du dran bist.
place-spoken-channels = Leitungskanäle { $channels }.
place-closes = Schließt eine Leitung
place-closes-nothing = Schließt noch nichts
place-pick-spot = Wähle ein markiertes Feld
place-networker-could = Noch niemand: Dein Ingenieur kann hier im nächsten Schritt { $points } holen.
place-nobody-scores = Niemand punktet darin.
plan-closes = Würde jetzt eine Leitung schließen
plan-closes-nothing = Würde jetzt nichts schließen
plan-could = Noch niemand: Dein Ingenieur könnte hier { $points } holen.
plan-overtaken = Dort, wo dein Kärtchen hin sollte, liegt jetzt ein anderes. Wähle einen anderen Platz.
plan-may-change = Das Brett kann sich noch ändern, bis du dran bist.
place-text = Ein Kanal, der auf eine leere Kante trifft, endet dort mit einer Kappe. Einer, der vom Brett führt, bleibt offen.
place-lay = Anlegen
place-confirm = Bestätigen +{ $points }
place-confirm-only = Bestätigen
place-confirm-keep = Bestätigen: behalten
place-decline = Nicht anlegen
place-decline-title = Dieses Kärtchen nicht anlegen?
place-decline-text = Es kommt ohne Ingenieur in die Schachtel, und dein Zug ist vorbei.
place-decline-not = Weiter anlegen
networker = Ingenieur
networker-cell-amber = Gelbe Kammer
networker-cell-azure = Blaue Kammer
networker-cell-rose = Rosa Kammer
networker-numbered = { $cell } { $number }
networker-spoken-open = { $cell }, die Leitung bleibt offen.
networker-spoken-keep = Dein Ingenieur bleibt im Vorrat.
networker-count = { $count } × { $colour } in dieser Leitung
networker-later = { $count } × { $colour } bisher, Leitung offen
networker-held-by = Belegt: { $name } hält { $colour } hier
networker-held-by-you = Belegt: Du hältst hier schon { $colour }
place-held = Belegt
networker-keep = Behalten
closing-text = 15 Punkte sind erreicht. Diese Runde wird zu Ende gespielt, dann gewinnt, wer die meisten Punkte hat.
wheel-text = Bei 15 endet das Spiel nach der Runde.
wheel-preview = Kleiner Punkt: jetzt. Große Scheibe: nach diesem Zug. 15 beendet das Spiel.
key-next-spot = nächstes Feld
key-place = anlegen
key-networker = Kammer wählen
key-confirm = bestätigen
key-choose = Kärtchen wählen
key-take = nehmen
key-zoom = Zoom, alles zeigen

### The end of a game.
end-total = Summe

coach-weight-text =
    { $weights ->
        [one] Lege das eine Gewicht. Die Zahl sagt, was es dort zählt.
       *[other] Lege alle { $weights } Gewichte, gern mehrere in eine Schale. Die Zahl sagt, was eines dort zählt.
    }
choose-left =
    { $left ->
        [one] { $left } Kärtchen
       *[other] { $left } Kärtchen
    }
circuit-board =
    { $tiles ->
        [one] Gemeinsames Brett, { $tiles } Kärtchen
       *[other] Gemeinsames Brett, { $tiles } Kärtchen
    }
place-cells =
    { $cells ->
        [one] { $cells } Kammer
       *[other] { $cells } Kammern
    }
place-open-ends =
    { $ends ->
        [one] { $ends } Ende noch offen
       *[other] { $ends } Enden noch offen
    }
place-open-per-system = Offene Enden: { $ends }
place-open-in = { $count } in Leitung { $system }
closing-cells =
    { $cells ->
        [one] { $cells } Kammer erwacht
       *[other] { $cells } Kammern erwacht
    }
networker-stay =
    { $count ->
        [one] { $count } Ingenieur bleibt im Vorrat
       *[other] { $count } Ingenieure bleiben im Vorrat
    }
coach-networker-text =
    { $free ->
        [0] Keine Kammer deines Kärtchens ist frei. Behalte den Ingenieur.
        [one] Eine freie Kammer auf deinem Kärtchen. Sie zählt mit der Leitung.
       *[other] { $free } freie Kammern auf deinem Kärtchen. Nimm eine oder behalte den Ingenieur.
    }
place-spoken-closes =
    { $cells ->
        [one] Schließt eine Leitung mit { $cells } Kammer.
       *[other] Schließt eine Leitung mit { $cells } Kammern.
    }
networker-spoken-points =
    { $points ->
        [one] { $cell }, { $points } Punkt.
       *[other] { $cell }, { $points } Punkte.
    }

### For those who play by ear.
took = { $name } hat { $category } genommen.
scene-go-on = Weiter mit Enter.
board-no-spot = In dieser Richtung ist kein Feld.
place-short-open =
    Schließt nichts, { $ends ->
        [0] kein Ende offen.
        [one] ein Ende offen.
       *[other] { $ends } Enden offen.
    }
place-short-could = Ein Ingenieur brächte { $points }.
networker-channels = Kanal { $channels }
networker-no-channels = ohne Enden
key-spot-more = mehr über dieses Feld
key-spot-list = Felder der Reihe nach
