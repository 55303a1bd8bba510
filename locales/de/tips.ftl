### Tips of a first game; each is shown once, at the control it speaks of.
tip-got-it = Klar
tip-no-more = Keine Tipps mehr
tip-choose = Nimm ein Kärtchen: Sein Rätsel ist auf der Rückseite. Wer es löst, legt das Kärtchen aufs Brett und sammelt Punkte. Bei 15 ist Schluss.
tip-solve = Wähle ein Teil, dann seinen Platz. Oder zieh es dorthin. „Zurück“ nimmt jeden Schritt zurück.
tip-above = Von oben gesehen muss dein Bau aussehen wie die Vorlage. Diese Knöpfe zeigen ihn von anderen Seiten.
tip-timer = Jemand hat sein Rätsel gelöst. Du hast Zeit, bis der Sand durchgelaufen ist.
tip-place = Wähle ein markiertes Feld und dreh das Kärtchen, bis seine Leitungskanäle auf andere treffen. Eine Leitung ohne offenes Ende ist geschlossen und bringt Punkte.
tip-outcome = Hier siehst du, was dein Kärtchen schließen würde und wer Punkte bekäme. Auch an einer leeren Kante endet ein Kanal. Nichts zählt, bevor du bestätigst.
tip-networker = Schließt sich seine Leitung, bringt ein Ingenieur einen Punkt für jede Kammer der Farbe, auf der er steht. Eine Farbe hält, wer zuerst da ist. Du hast nur drei.
tip-wheel = Hier stehen die Punkte. Sobald jemand 15 hat, wird die Runde zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat.
tip-cipher-compose = Dein Wort erscheint beim Tippen aus Teilen. Der Würfel schlägt eins vor.
tip-cipher-hand-out = Du wählst, was sie als Nächstes bekommen. Jedes NEIN bringt dir einen Punkt.
tip-cipher-ask = Wähle das Feld, in das dieses Teil gehören könnte, dann frage. Gelegte Teile lassen sich drehen und schieben, um Buchstaben zu probieren.
tip-cipher-guess = Wer das Wort kennt, sagt es, jederzeit. Du hast drei Marker.
tip-cipher-bonus = Jetzt kostet jedes Teil: Es bringt dem Verschlüssler zwei Punkte. Rate, frage oder passe.
