### Die Einführung: zwei Runden Circuit gegen einen geduldigen Bot.
learn-title = Einführung
learn-welcome = Circuit in fünf Minuten
learn-welcome-text = Es geht um Punkte: Eine Leitung ohne offenes Ende ist geschlossen, und die Ingenieure darin bringen Punkte. Jede Runde hat drei Schritte. Du wählst ein Kärtchen. Du löst das Rätsel auf seiner Rückseite. Dann legst du es an und darfst einen Ingenieur einsetzen.
learn-welcome-patient = Du kommst in der vierten Runde dazu. { $name } spielt gegen dich und wartet, solange du möchtest. In einem echten Spiel läuft die Sanduhr, sobald jemand gelöst hat.
learn-begin = Los geht’s
learn-leave = Verlassen
learn-leave-text = Du kannst jederzeit gehen und später von vorn beginnen.
learn-go-on = Weiter
learn-help = Zeig mir einen Schritt
learn-to-place = Kärtchen anlegen
learn-choose = Wähle { $category } und nimm das Kärtchen
learn-choose-text = In einem echten Spiel wählst du frei.
learn-solved = Gelöst! Das Kärtchen gehört dir
learn-solved-text = Jetzt darfst du es anlegen.
learn-spot = Wähle das markierte Feld
learn-spot-text = In einem echten Spiel ist jedes freie Feld neben einem Kärtchen offen.
learn-turn = Dreh dein Kärtchen
learn-turn-text = Dreh es, bis sein Leitungskanal auf den nebenan trifft. Eine leere Seite würde ihn zu früh beenden.
learn-lay = Die Leitungskanäle treffen sich
learn-lay-text = Drücke auf „{ $button }“.
learn-send = Setz einen Ingenieur ein
learn-send-text = Wähle die rosa Kammer: Drei davon zählen bisher. Von den gelben zählen zwei.
learn-send-more = Setz noch einen ein
learn-send-more-text = Wähle die gelbe Kammer: Sie bringt sofort drei Punkte.
learn-held = Bestätige deinen Zug
learn-held-text = Gelb hast du hier schon, also bleibt dieser bei dir. Der andere bringt jetzt Punkte.
learn-confirm = Bestätige deinen Zug
learn-confirm-text = Dein Ingenieur bleibt dort, bis die Leitung geschlossen ist.
learn-confirm-more = Bestätige deinen Zug
learn-confirm-more-text = Die Leitung schließt sich, und deine Ingenieure bringen Punkte.
learn-hint-networker = Setz diesmal einen ein
learn-hint-networker-text = Nur Ingenieure bringen Punkte. Wähle eine Kammer deines neuen Kärtchens: Rosa zählt bisher drei Kammern, Gelb zwei.
learn-second = Die Leitung wächst
learn-second-text = Dein Ingenieur bringt Punkte, sobald das letzte offene Ende geschlossen ist. { $name } hat diesmal zuerst gewählt. Dein nächstes Kärtchen hat ein einziges Ende: genau das, was du brauchst.
learn-done = Das ist Circuit
learn-done-text =
    { $points ->
        [one] Du hast einen Punkt bekommen.
       *[other] Du hast { $points } Punkte bekommen.
    } Jeder Ingenieur hat die Kammern seiner Farbe in der geschlossenen Leitung gezählt und ist zurückgekehrt.
learn-done-more = In einem echten Spiel sind alle freien Felder offen, bis zu vier spielen mit, und sobald jemand 15 erreicht, gewinnt nach der Runde, wer die meisten Punkte hat.
learn-next = Jetzt eine ganze Partie: { $name } spielt gegen dich, die Rätsel sind leicht, und aufhören kannst du jederzeit. Die Sanduhr läuft erst, wenn jemand gelöst hat.
learn-play = Erste Partie spielen
learn-later = Jetzt nicht
learn-offline = Keine Verbindung
learn-offline-text = Ob das Rätsel gelöst ist, ließ sich nicht erfragen. Bewege ein Teil, um es noch einmal zu versuchen.
