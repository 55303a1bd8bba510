### Bewegung, Berührung und Klang.
feel-less-motion = Weniger Bewegung
feel-less-motion-hint = Dinge blenden ein, statt sich zu bewegen.
feel-haptics = Vibration
feel-haptics-hint = Auf Telefonen, die es unterstützen.
feel-volume = Lautstärke
feel-which = Was zu hören ist
feel-group-pieces = Teile nehmen, legen und drehen
feel-group-refused = Was nicht geht
feel-group-scale = Die Waage
feel-group-flip = Umdrehen der Kärtchen
feel-group-solved = Ein Rätsel ist gelöst
feel-group-timer = Die Sanduhr
feel-group-closing = Eine Leitung schließt sich
feel-group-answers = Ja und Nein in Cipher

### Tasten und das Brett in Worten.
keys-title = Tasten auf dieser Seite
keys-everywhere = Überall
keys-here = Hier
keys-off = Kurztasten sind in den Einstellungen ausgeschaltet. Die Tasten eines Bretts gelten weiter, solange es den Fokus hat.
key-help = diese Tasten
key-sound = Ton an oder aus
key-chat = Chat
key-cancel = abbrechen
key-regions = nächster Teil der Seite
describe-none = Auf dieser Seite gibt es kein Brett.
describe-tile = { $way } vom Startkärtchen. { $tile }
describe-start = Startkärtchen. { $tile }
describe-networker = { $name } steht auf { $colour }.
describe-row = Zeile { $row } des Bildes: { $picture }. Deine: { $own }.
describe-empty = leer
describe-outline = Ecken des Umrisses der Reihe nach, als Punkte des Gitters: { $corners }.
feel-tips = Tipps im ersten Spiel
feel-tips-hint = Jeder wird einmal gezeigt.

### The letters that ask, and their answers.
key-describe = das Brett beschreiben
key-last = das Letzte noch einmal
key-time = wie viel Zeit noch ist
key-score = der Punktestand
key-task = was kann ich tun?
key-to = bis
key-up = auf
key-down = ab
key-left = links
key-right = rechts
key-help-spoken = Fragezeichen: alle Tasten.
describe-key = D liest das jederzeit vor.
last-none = Noch ist nichts geschehen.
time-none = Es läuft keine Uhr.
score-none = Hier gibt es keine Punkte.
score-spoken =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ui-theme = Farben
ui-theme-name-auto = Automatisch
ui-theme-name-light = Hell
ui-theme-name-dark = Dunkel
ui-confirm-moves = Züge bestätigen
ui-confirm-moves-hint = Ein zweites Tippen auf dieselbe Stelle genügt nicht: Züge brauchen den großen Knopf.
ui-shortcuts = Kurztasten
ui-shortcuts-hint = R dreht, 1 bis 9 nehmen und so weiter.
ui-by-ear = Ich spiele nach Gehör
ui-by-ear-hint = Dein Platz hat an jedem Tisch mehr Zeit, und die anderen sehen, warum. Ab der nächsten Partie.
ui-by-ear-how = Wie man nach Gehör spielt
home-name-text = Andere sehen ihn am Tisch. Kein Konto, keine Mail.
