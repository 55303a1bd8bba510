### The home page.
home-tag = Probuď opuštěný stroj, nebo rozlušti skryté slovo. Dvě hry pro dva až čtyři, naživo.
home-which-game = Hra
home-circuit = Vyřeš, propoj, boduj. Od 8 let, 45 min
home-cipher = Stav a lušti slova. Od 13 let
home-friends = Hrát s přáteli
home-bots = Hrát s boty
home-puzzles = Trénink
home-practice = Každý druh i obtížnost, beze spěchu.
home-daily = Hádanky dne
home-streak =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
home-streak-spoken =
    { $days ->
        [0] Zatím žádná série
        [one] { $days } den v řadě
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    }
home-solved = dnes vyřešeno
home-rules = Circuit se naučíš za 3 minuty, Cipher za 2.
home-learn = Poprvé tady? Nauč se to hrou za { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
home-learn-again = Učit se hrou
home-tables = Stoly
home-no-tables = Žádný stůl není otevřený. Máš kód?
home-waiting = Otevřené stoly
home-all = Všechny: { $count }
home-last = Poslední hra
home-code = Kód stolu
home-join = Připojit se
home-games = Moje hry
home-game = Zpět do hry: { $game }, hrají { $players }
home-play-on = Hrát dál
home-you = Jsi { $name }
home-nobody = beze jména
