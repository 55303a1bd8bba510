### The home page.
home-tag = Probuď opuštěný stroj, nebo rozlušti skryté slovo. Dvě hry pro dva až čtyři, naživo.
home-which-game = Hra
home-circuit = Vyřeš, propoj, boduj. 45 min
home-cipher = Stav a lušti slova. 20 min
home-friends = Hrát s přáteli
home-bots = Hrát s boty
home-puzzles = Hádanky bez hodin
home-rules = Circuit se naučíš za 3 minuty, Cipher za 2.
home-tables = Otevřené stoly
home-no-tables = Právě nikdo nečeká. Otevři stůl sám.
home-code = Kód stolu
home-join = Připojit se
home-games = Moje hry
home-no-games = Rozehraná hra na tebe počká tady.
home-game = { $game }, hrají { $players }
home-you = Jsi { $name }
home-nobody = beze jména
