### What the four puzzles share.
puzzle-board = Rätselbrett
key-pick = nehmen
key-turn = drehen
key-flip = wenden
key-move = schieben
key-cell = Feld
key-lay = legen
key-take-off = wegnehmen
key-delete = Entf
key-tip = kippen
key-roll = rollen
key-view = Ansicht
key-drop = ablegen
hand-empty = Nichts in der Hand.
piece-off = { $piece }: nicht gelegt.
puzzle-place = Zeile { $row } Spalte { $column }
describe-board = Brett beschreiben
drop-weight = Über einer Schale loslassen.
drop-fragment = Über dem Gitter loslassen.
drop-conduit = Über einem freien Feld loslassen.

### Weight.
weight-pieces = Gewichte
weight-piece = Gewicht
weight-used = Gewicht, in einer Schale
weight-aside = Dieses Gewicht bleibt draußen
weight-aside-why = Dieses Rätsel kommt ohne es aus.
weight-hint = Klick auf eine Schale legt ein Gewicht hinein, noch ein Klick ein weiteres. Liegen alle { $total }, nimmt ein Klick auf eine Schale eins heraus; dann auf die Schale klicken, in die es soll. Eine Schale darf mehrere enthalten oder keines.
weight-empty = Leeren
weight-take-first = Nimm erst ein Gewicht
weight-take-first-why = Tippen auf eine gefüllte Schale nimmt eins heraus.
weight-in-hand = Gewicht in der Hand.
weight-key-add = in die Schale
weight-key-take = zurücknehmen

### Fragment.
fragment-pieces = Bruchstücke
fragment-hint = Ziehen, oder erst das Teil, dann den Punkt anklicken. Gelegtes Teil zweimal anklicken: drehen. Wenden hilft nur beim Parallelogramm.

### Conduit.
conduit-pieces = Rohrteile
conduit-hint = Klick auf ein gelegtes Teil: drehen. Herausziehen: zurücknehmen. Ein Teil leuchtet, sobald alle Enden verbunden sind.
conduit-forbidden = Dieses Teil ist durchgestrichen und bleibt draußen.

### Angular.
angular-pieces = Winkelsteine
angular-hint = Klick auf Boden oder Stein: Der umrandete Würfel des Teils fällt dorthin. Rote Rahmen zeigen, was von oben nicht zum Bild passt.
angular-picture = Vorlage
angular-above = Von oben
angular-turn = Drehen
angular-tip = Kippen
angular-roll = Rollen
angular-turn-view = Ansicht drehen
angular-free = Freie Ansicht
angular-turn-view-word = Sicht
angular-above-word = Oben
angular-view-spoken = Ansicht { $view } von 4.
angular-free-word = Frei
angular-refusal-free = Hier keine räumliche Ansicht
angular-refusal-free-why = Dieser Browser kann sie nicht zeichnen. Die Zeichnung zeigt dasselbe.
angular-refusal-gap = Darunter ist eine Lücke
angular-refusal-gap-why = Jeder Stein steht auf dem Boden oder auf einem anderen.
angular-refusal-outside = Dort passt es nicht hin
angular-refusal-outside-why = Drehe es oder wähle einen anderen Platz.
angular-refusal-covered = Darauf steht etwas
angular-refusal-covered-why = Nimm zuerst das obere Teil weg.

weight-cup =
    Schale { $cup } { $side ->
        [left] links
       *[right] rechts
    }, zählt { $number }, { $count ->
        [0] leer.
        [one] ein Gewicht.
       *[other] { $count } Gewichte.
    }
weight-lean =
    { $lean ->
        [left] Die Waage neigt sich nach links.
        [right] Die Waage neigt sich nach rechts.
       *[none] Die Waage steht gerade.
    }
weight-totals = Links { $left }, rechts { $right }.
fragment-name =
    { $piece ->
        [large] Großes Dreieck
        [medium] Mittleres Dreieck
        [small] Kleines Dreieck
        [square] Quadrat
       *[parallelogram] Parallelogramm
    }
fragment-held = { $piece } in der Hand. Ecken: { $corners }.
fragment-lies =
    { $piece } { $fits ->
        [yes] passt.
        [out] steht über.
       *[over] liegt auf einem anderen Bruchstück.
    } Ecken: { $corners }.
conduit-held = { $piece } in der Hand: { $ends }.
conduit-cell-name =
    Feld Zeile { $row } Spalte { $column }: { $piece ->
        [end] Ende
        [straight] Gerade
        [elbow] Bogen
        [tee] T-Stück
       *[none] leer
    }
conduit-piece-name =
    { $piece ->
        [end] Ende
        [straight] Gerade
        [elbow] Bogen
       *[tee] T-Stück
    }{ $out ->
        [yes] , nicht erlaubt
       *[no] { "" }
    }
conduit-end-joined = { $side } verbunden
conduit-end-open = { $side } offen
conduit-stub = Rohr kommt von { $side }
angular-name =
    { $piece ->
        [R] Beeren-Kreuz-Stein, L
        [B] Petrol-Balken-Stein, T
        [Y] Ocker-Ring-Stein, S
       *[G] Bein-Punkt-Stein, V
    }
angular-colour =
    { $piece ->
        [R] Beere
        [B] Petrol
        [Y] Ocker
       *[G] Bein
    }
angular-place =
    { $piece } { $how ->
        [lies] liegt
        [ok] läge
        [gap] ließe eine Lücke
       *[outside] stünde über
    }: { $where }.
angular-level = Ebene { $levels }
angular-covers = Verdeckt { $pieces }.
angular-above-differs =
    { $count ->
        [0] Von oben stimmen alle Felder.
        [one] Von oben weicht { $count } Feld ab.
       *[other] Von oben weichen { $count } Felder ab.
    }
grade-easy = Leicht
grade-medium = Mittel
grade-hard = Schwer
grade-expert = Experte
