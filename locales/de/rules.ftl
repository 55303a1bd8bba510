### The rules in the app. An empty line begins a new paragraph, _so_ is a word made bold.
rules-title = { $game }: Regeln
rules-contents = Inhalt
rules-all = Alle Regeln von { $game }
rules-try = { $game }: spielend lernen in { $minutes } Minuten
rules-back-up = Zurück zum Inhalt

### Circuit.
rules-circuit-lead = Zwei bis vier Leute wecken eine alte Maschine. Du liest das in drei Minuten, und jede Phase passt auf eine Karte.

rules-circuit-aim = Worum es geht
rules-circuit-aim-text =
    Mit Rätseln gewinnst du _Rätselkärtchen_. Ihr legt sie aneinander, und aus ihren _Leitungskanälen_ wachsen _Leitungen_.

    Auf den _Plasmakammern_ der Leitungen stehen eure _Ingenieure_. Wird eine Leitung geschlossen, bringen sie euch Punkte.

    Jede Runde läuft gleich ab: wählen, lösen, anlegen, Rundenende. Sobald jemand 15 Punkte hat, wird die Runde noch zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat.

    Für zwei bis vier Spieler ab 8 Jahren. Eine Partie dauert etwa 45 Minuten.
rules-circuit-aim-picture = Eine geschlossene Leitung leuchtet. Das Wertungsrad zählt bis 15.

rules-circuit-choosing = Wählen
rules-circuit-choosing-text =
    Es gibt vier _Rätselspeicher_, einen für jede Art von Rätsel. Vom obersten Kärtchen siehst du die _Leitungsseite_ mit den Leitungskanälen: Die legst du später an. Die _Rätselseite_ bleibt verdeckt.

    Zuerst wählt der _Startspieler_, dann die anderen der Reihe nach. Jeder Rätselspeicher ist pro Runde nur einmal zu haben. Läuft deine Zeit ab, wählt das Spiel einen freien für dich.

    Sieh dir vorher das gemeinsame Brett an. Welches Kärtchen hilft dir dort? Und welches Rätsel magst du?
rules-circuit-choosing-picture = Vier Rätselspeicher mit ihren obersten Kärtchen. Einer ist schon vergeben.

rules-circuit-solving = Lösen
rules-circuit-solving-text =
    Haben alle gewählt, werden alle Kärtchen im selben Moment umgedreht. Jeder löst sein eigenes Rätsel.

    Wer als Erster fertig ist, dreht die _Sanduhr_ um. Die anderen haben Zeit, bis der Sand durchgelaufen ist. Du musst nichts drücken: Das Spiel merkt sofort, wenn ein Rätsel gelöst ist.

    Gelöst? Dann darfst du dein Kärtchen anlegen. Wenn nicht, kommt es in die _Schachtel_ und ist aus dem Spiel.

    Du darfst auch _aufgeben_. Haben alle gelöst oder aufgegeben, wartet niemand mehr auf den Sand. Findet keiner eine Lösung, endet die Phase nach ein paar Minuten von selbst. An einem Tisch ohne Sanduhr endet die Phase, wenn alle gelöst oder aufgegeben haben, oder nach diesen paar Minuten.
rules-circuit-solving-picture = Eine hat es geschafft. Jetzt läuft für die anderen der Sand.

rules-circuit-weight = Waagerätsel
rules-circuit-weight-text =
    Lege alle Gewichte in die Waagschalen. Jede Schale hat eine Zahl: So viel zählt jedes Gewicht, das darin liegt.

    In einer Schale dürfen mehrere Gewichte liegen oder gar keins. Gelöst ist das Rätsel, wenn beide Seiten gleich viel zählen.
rules-circuit-weight-picture = Links 7 + 2, rechts 3 + 3 + 3: auf beiden Seiten neun. Die Schale mit der 5 bleibt leer.

rules-circuit-fragment = Bruchstückrätsel
rules-circuit-fragment-text =
    Decke den Umriss mit allen sieben Bruchstücken ab. Nichts darf übereinanderliegen, nichts darf überstehen.

    Du darfst die Teile drehen. Das Parallelogramm lässt sich auch wenden. Oft gibt es mehrere Lösungen, und jede richtige zählt.
rules-circuit-fragment-picture = Der Umriss und die sieben Bruchstücke, die ihn füllen.

rules-circuit-conduit = Röhrenrätsel
rules-circuit-conduit-text =
    Lege auf jedes Feld ein Rohrteil. Am Schluss darf kein Rohr offen sein: Jedes Ende trifft auf ein anderes Ende oder auf einen Anschluss am Rand.

    Teile mit X bleiben draußen, alle anderen werden gebraucht. Die Rohre dürfen mehrere getrennte Stränge bilden.
rules-circuit-conduit-picture = Alles ist verbunden, also leuchtet alles. Das Ende mit dem X war nicht erlaubt.

rules-circuit-angular = Winkelsteinrätsel
rules-circuit-angular-text =
    Setze alle vier Winkelsteine zusammen. Genau von oben gesehen muss dein Bauwerk aussehen wie die Vorlage.

    Jeder Stein liegt auf dem Boden oder auf einem anderen Stein. Unter keinem darf ein Hohlraum sein, auch nicht dort, wo man ihn von oben gar nicht sieht.
rules-circuit-angular-picture = Links die Vorlage, in der Mitte das passende Bauwerk. Rechts: Ein Hohlraum unter einem Stein ist nicht erlaubt.

rules-circuit-placing = Anlegen
rules-circuit-placing-text =
    Nur wer sein Rätsel gelöst hat, legt an, einer nach dem anderen. Der Startspieler beginnt; wer am schnellsten war, spielt keine Rolle. Hat der Startspieler sein Rätsel nicht gelöst, beginnt im Uhrzeigersinn der Nächste, der es geschafft hat.

    Lege dein Kärtchen so neben ein anderes, dass sie sich mit einer ganzen Seite berühren. Nur an der Ecke reicht nicht. Drehen darfst du es, wie du willst.

    Die Ränder müssen nicht zueinander passen. Ein Leitungskanal, der auf einen leeren Rand trifft, ist dort zu Ende und bekommt eine Kappe. Zeigt er auf ein leeres Feld, ist er noch _offen_.

    Anlegen musst du nicht. Willst du lieber nicht, kommt das Kärtchen in die Schachtel, und dein Zug ist vorbei.
rules-circuit-placing-picture = Das umrahmte Kärtchen wird gerade angelegt. Auch die gestrichelten Felder wären erlaubt. Ein kleiner Pfeil zeigt einen offenen Leitungskanal, ein Balken die Kappe.

rules-circuit-networkers = Ingenieure
rules-circuit-networkers-text =
    Gleich nach dem Anlegen darfst du einen Ingenieur aus deinem _Vorrat_ auf eine Plasmakammer des neuen Kärtchens stellen. Du darfst ihn auch behalten.

    Auf eins kommt es an: Steht in _derselben Leitung_ schon ein Ingenieur auf _derselben Farbe_? Dann ist diese Farbe belegt, auch wenn es dein eigener ist. Die anderen Farben sind frei.

    Ein Kärtchen kann zwei Leitungen verbinden. Treffen sich dabei Ingenieure auf der gleichen Farbe, bleiben alle stehen, und alle punkten.

    Du hast drei Ingenieure. Ist dein Vorrat leer, legst du ohne an, bis eine Leitung geschlossen wird und einer zurückkommt.
rules-circuit-networkers-picture = Das neue Kärtchen liegt rechts. Gelb ist in dieser Leitung belegt, die rosa Kammer ist frei.

rules-circuit-closing = Schließen und punkten
rules-circuit-closing-text =
    Eine Leitung ist _geschlossen_, wenn keiner ihrer Leitungskanäle mehr auf ein leeres Feld zeigt. Wer das letzte Kärtchen gelegt hat, ist egal.

    Jeder Ingenieur darin zählt nun alle Kammern der Farbe, auf der er steht. Jede solche Kammer dieser Leitung bringt seinem Besitzer einen Punkt.

    Danach kehren alle Ingenieure der Leitung in ihren Vorrat zurück. Eine geschlossene Leitung ohne Ingenieure bringt niemandem etwas. Ein Kärtchen kann mehrere Leitungen schließen; jede zählt für sich.
rules-circuit-closing-picture = Der gepunktete Ingenieur steht auf Gelb und zählt drei gelbe Kammern: 3 Punkte. Der gestreifte steht auf Rosa: 2 Punkte.

rules-circuit-round-end = Rundenende
rules-circuit-round-end-text =
    Waren alle an der Reihe, die ihr Rätsel gelöst haben, ist die Runde vorbei. Jetzt dürft ihr euch alle Lösungen ansehen.

    Hat jemand 15 Punkte oder mehr? Wenn nicht, wird der Nächste in der Reihe Startspieler, und eine neue Runde beginnt.
rules-circuit-round-end-picture = Der Startmarker wandert einen Platz weiter.

rules-circuit-game-end = Spielende
rules-circuit-game-end-text =
    Das Spiel ist vorbei, wenn am Ende einer Runde jemand mindestens 15 Punkte hat. Es gewinnt, wer die meisten Punkte hat, egal wer zuerst bei 15 war.

    Gleichstand? Dann gewinnt, wer mehr Ingenieure auf dem gemeinsamen Brett stehen hat. Ist auch das gleich, teilt ihr euch den Sieg.

    Das Spiel endet auch, wenn nicht mehr genug Rätselspeicher für alle gefüllt sind.
rules-circuit-game-end-picture = Zwei haben die Marke erreicht, aber 17 schlägt 15.

rules-circuit-away = Wenn jemand weg ist
rules-circuit-away-text =
    Verliert jemand die Verbindung, geht das Spiel weiter. Ist seine Zeit um, wählt das Spiel für ihn. Ein Kärtchen, das nicht rechtzeitig angelegt wird, kommt in die Schachtel. Sind alle anderen mit ihren Rätseln fertig, warten sie höchstens 20 Sekunden.

    Nach 90 Sekunden darf der Gastgeber weiter warten oder einen Bot spielen lassen. Wer zurückkommt, übernimmt seinen Platz wieder, sobald eine Runde beginnt.

    Geht jemand ganz und springt kein Bot ein, bleiben seine Ingenieure stehen und punkten weiter. In der Endwertung steht er hinter allen, die geblieben sind.
rules-circuit-away-picture = Kurz weg: Ein Bot hält den Platz warm.

### Cipher.
rules-cipher-lead = Einer versteckt ein Wort, die anderen setzen es Strich für Strich zusammen. Du liest das in zwei Minuten.

rules-cipher-aim = Worum es geht
rules-cipher-aim-text =
    In jeder Runde ist einer von euch der _Verschlüssler_ und versteckt ein _geheimes Wort_. Alle anderen sind _Entschlüssler_ und wollen es finden.

    Jeder Buchstabe besteht aus _Buchstabenteilen_. Die Entschlüssler bekommen sie nacheinander und finden heraus, wohin sie gehören. Wer das Wort weiß, darf es jederzeit sagen.

    Jeder darf einmal ein Wort verstecken. Am Schluss gewinnt, wer die meisten Punkte hat.

    Für zwei bis vier Spieler ab 13 Jahren.
rules-cipher-aim-picture = Der Verschlüssler sieht das Wort. Die Entschlüssler sehen nur, was schon gefunden ist.

rules-cipher-alphabet = Das Alphabet aus Teilen
rules-cipher-alphabet-text =
    Es gibt vier Arten von Buchstabenteilen: _langer Stab_, _kurzer Stab_, _weiter Bogen_ und _enger Bogen_. Jeder Buchstabe braucht immer dieselben. Das Alphabet kannst du dir jederzeit ansehen.

    Es zählt nur, wie viele von jeder Art es sind. Manche Buchstaben brauchen genau das Gleiche: A und H, L und T, M und W, V und X und auch F, K und Z. Dann verrät nur das Wort selbst, welcher gemeint ist.
rules-cipher-alphabet-picture = Die vier Buchstabenteile und alle Buchstaben daraus.

rules-cipher-composing = Ein Wort verstecken
rules-cipher-composing-text =
    Am Tisch gilt für das ganze Spiel eine Länge von 3 bis 6 Buchstaben. Der Verschlüssler denkt sich ein Wort mit dieser Länge aus.

    Es muss im Wörterbuch stehen, und alle sollten es kennen. Namen, Abkürzungen, Slang und Wörter aus anderen Sprachen sind nicht erlaubt; Schimpfwörter nur, wenn an einem privaten Tisch alle einverstanden sind. Akzente fallen weg, aus Ä, Ö, Ü und ß werden AE, OE, UE und SS. Fällt dir nichts ein, schlägt das Spiel ein Wort vor.

    Alle Teile des Wortes liegen nun im _Geheimfach_. Nur der Verschlüssler kann hineinsehen.
rules-cipher-composing-picture = Dieses Wort braucht 11 Buchstabenteile.

rules-cipher-asking = Ausgeben und fragen
rules-cipher-asking-text =
    Wer nach dem Verschlüssler sitzt, beginnt, dann geht es reihum. Der Verschlüssler wählt ein Teil aus dem Geheimfach und _gibt es aus_.

    Hast du das Teil bekommen, zeige auf ein _Buchstabenfeld_ und frage: Gehört es hierher?

    Bei JA bleibt es dort, und der nächste Entschlüssler ist dran. Bei NEIN fragst du nach einem anderen Feld, bis es passt. Die Antworten gibt das Spiel, der Verschlüssler kann sich also nicht irren.

    Du darfst die Teile in einem Feld drehen und verschieben, um Buchstaben auszuprobieren. Das siehst nur du.
rules-cipher-asking-picture = Gehört der weite Bogen in Feld 3? Eine Frage klärt es.

rules-cipher-no-tokens = NEIN-Marker
rules-cipher-no-tokens-text =
    Nach jedem NEIN liegt in diesem Feld ein _NEIN-Marker_ auf dieser Art von Teil. In dieser Runde darf dort niemand mehr danach fragen.

    Auch ein NEIN verrät etwas: Dieser Buchstabe braucht kein weiteres Teil dieser Art. Vielleicht reicht ja schon, was dort liegt. So scheiden Buchstaben aus.

    Jeder NEIN-Marker bringt dem Verschlüssler 1 Punkt.
rules-cipher-no-tokens-picture = Ein langer Stab, kein zweiter und keine Bögen: Diese Buchstaben bleiben übrig.

rules-cipher-guessing = Das Wort nennen
rules-cipher-guessing-text =
    Jeder Entschlüssler darf das Wort jederzeit nennen, auch wenn ein anderer dran ist. Das kostet einen deiner drei _Lösungsmarker_; der Verschlüssler bekommt ihn.

    _Richtig:_ Die Runde ist sofort vorbei, und der _Enigma-Marker_ gehört dir.

    _Falsch:_ Alle hören dein Wort, dann geht es weiter. Niemand sagt, welche Buchstaben gestimmt haben. Nach drei falschen Wörtern bist du in dieser Runde _ausgeschieden_. Hältst du gerade ein Teil, übernimmt es der nächste Entschlüssler.

    Ihr dürft auch gemeinsam aufgeben: Jederzeit kann ein Entschlüssler vorschlagen, dass niemand mehr rät. Stimmen alle Entschlüssler zu, ist die Runde vorbei, und niemand hat das Wort gefunden.
rules-cipher-guessing-picture = Der erste Versuch war falsch, der zweite richtig. Ein Marker ist noch übrig.

rules-cipher-bonus = Die Bonusphase
rules-cipher-bonus-text =
    Sind nur noch drei Teile oder weniger im Geheimfach, beginnt die _Bonusphase_. Von nun an wird nichts mehr von selbst ausgegeben. Wenn du dran bist, hast du drei Möglichkeiten:

    _Ein Teil anfordern._ Dafür nimmt sich der Verschlüssler einen _Bonusmarker_, der 2 Punkte zählt.

    _Das Wort nennen._ Wer es findet, bekommt 5 Punkte und 2 für jeden Bonusmarker, der noch daliegt.

    _Passen._ Passen alle Entschlüssler nacheinander, ist die Runde vorbei, und niemand hat das Wort gefunden.
rules-cipher-bonus-picture = Ein Bonusmarker ist weg. Das richtige Wort bringt jetzt 5 + 2 + 2 Punkte.

rules-cipher-scoring = Die Wertung
rules-cipher-scoring-text =
    _Entschlüssler_ bekommen 1 Punkt für jeden Lösungsmarker, den sie noch haben. Wer das Wort genannt hat, bekommt dazu 5 für den Enigma-Marker und 2 für jeden Bonusmarker, der noch daliegt.

    Der _Verschlüssler_ bekommt 1 für jeden NEIN-Marker, 2 für jeden Bonusmarker, den er genommen hat, und 1 für jeden Lösungsmarker, den er erhalten hat. Hat niemand das Wort gefunden, kommen 5 für den Enigma-Marker dazu.
rules-cipher-scoring-picture = Mara hat PANDA versteckt. Ines hat es beim zweiten Versuch gefunden: 5 + 2 × 2 + 1 = 10. Mara: 3 + 2 + 3 = 8. Tomáš hat noch zwei Marker: 2.

rules-cipher-game-end = Spielende
rules-cipher-game-end-text =
    Nach jedem Wort wird der Nächste in der Reihe Verschlüssler, und alle haben wieder drei Lösungsmarker.

    Das Spiel ist vorbei, wenn jeder ein Wort versteckt hat. Zu zweit versteckt jeder zwei. Die Punkte aller Runden werden zusammengezählt, die meisten gewinnen. Bei Gleichstand teilt ihr euch den Sieg.
rules-cipher-game-end-picture = Das Wertungsblatt, links der erste Verschlüssler. Das schraffierte Feld zeigt, wer das Wort versteckt hat.

rules-cipher-away = Wenn jemand weg ist
rules-cipher-away-text =
    Ist ein Entschlüssler weg oder läuft seine Zeit ab, geht das Teil in seiner Hand an den nächsten. Seine Marker behält er, und er ist wieder dabei, sobald er zurück ist. Gibt es keinen anderen Entschlüssler, wartet das Spiel.

    Braucht der Verschlüssler zu lange, zieht das Spiel ein Wort oder gibt zufällig ein Teil aus. Auch ein Bot kann den Platz übernehmen.

    Wer ganz geht, behält seine bisherigen Punkte, spielt aber nicht mehr mit.
rules-cipher-away-picture = Kurz weg: Ein Bot hält den Platz warm.

### Playing by ear.
rules-by-ear = Nach Gehör und mit Tasten spielen
rules-by-ear-time = Schalte in den Einstellungen „Ich spiele nach Gehör“ ein. Dein Platz hat dann mindestens 240 Sekunden Sand, 90 zum Wählen und 240 zum Legen; in Cipher 60 zum Ausgeben und 120 für eine Frage. Alle am Tisch sehen das, und leichte Bots lassen sich Zeit. Gegen Bots allein haben Züge keine Uhr, und die Sanduhr lässt sich in der Lobby ausschalten.
rules-by-ear-ask = Ein Buchstabe fragt auf jedem Bildschirm, und die Antwort wird vorgelesen: D beschreibt das Brett, L sagt das Letzte noch einmal, H sagt, wie viel Zeit noch ist, S den Punktestand, W, was du tun kannst und mit welchen Tasten. Das Fragezeichen listet alle Tasten auf. Behält dein Screenreader einzelne Buchstaben für sich, schalte ihn in den Fokusmodus; ein Brett mit dem Fokus nimmt seine Tasten in jedem Fall.
rules-by-ear-move = F6 geht von einem Teil des Bildschirms zum nächsten. Worauf du stehst, wird vorgelesen; was andere tun, wird von selbst gesagt. Escape nimmt zurück, was angepeilt ist, Enter bestätigt es. C öffnet den Chat.
rules-by-ear-circuit = Wählen: 1 bis 4 oder die Pfeile führen zu einem Kärtchen, Enter nimmt es. Legen: Die Pfeile gehen vom angelegten Kärtchen aus über das Brett, Bild ab geht durch alle Felder, R dreht das Kärtchen, I sagt mehr über das Feld, Enter legt es. Danach gehen die Pfeile durch die Kammern für einen Ingenieur; als Letztes kommt, ihn zu behalten.
rules-by-ear-cipher = Ausgeben: 1 bis 4 stehen für langen Stab, kurzen Stab, weiten Bogen und engen Bogen. Fragen: Eine Ziffer stellt dich an das Feld mit dieser Nummer und liest es vor, Enter fragt. Um das Wort zu nennen, tippst du es: Die Buchstaben kommen von überall in die Kästchen, und Enter nennt es, sobald du es bestätigt hast. D, L, H, S und W antworten dabei trotzdem. In der Bonusphase stellt dich 1 an das Anfordern eines Teils und 2 an das Passen, Enter führt es aus. Chat und Ton findest du in der Leiste, solange du raten darfst.
rules-by-ear-puzzles = Rätsel: Ziffern nehmen ein Teil oder legen ein Gewicht in eine Schale, die Pfeile bewegen, R dreht, F wendet, Enter legt, Entf nimmt weg, Strg und Z macht rückgängig. Übe jede Art zuerst ohne Uhr: Die Waage geht nach Gehör am schnellsten, Winkelsteine und Bruchstücke dauern am längsten.
