### Die Einführung: zwei Runden Circuit gegen einen geduldigen Bot.
learn-title = Einführung
learn-welcome = Circuit in fünf Minuten
learn-welcome-text = Jede Runde hat drei Schritte. Du wählst ein Kärtchen. Du löst das Rätsel auf seiner Rückseite. Dann legst du es an und darfst einen Ingenieur einsetzen.
learn-welcome-patient = Du kommst in der vierten Runde dazu. { $name } spielt gegen dich und wartet, solange du möchtest. In einem echten Spiel rieselt der Sand, sobald jemand gelöst hat.
learn-begin = Los geht’s
learn-leave = Verlassen
learn-leave-text = Du kannst jederzeit gehen und später von vorn beginnen.
learn-go-on = Weiter
learn-help = Zeig mir einen Schritt
learn-to-place = Kärtchen anlegen
learn-hint-turn = Dreh es lieber
learn-hint-turn-text = Eine leere Seite beendet den Kanal des Startkärtchens. Das schließt die Leitung, und nur der andere Ingenieur bekommt Punkte. Dreh dein Kärtchen so, dass die Kanäle sich treffen.
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
learn-done-more = In einem echten Spiel sind alle freien Felder offen, bis zu vier spielen mit, und sobald jemand 15 erreicht, gewinnen die meisten Punkte.
learn-play = Zu den Spielen
learn-offline = Keine Verbindung
learn-offline-text = Ob das Rätsel gelöst ist, ließ sich nicht erfragen. Bewege ein Teil, um es noch einmal zu versuchen.
