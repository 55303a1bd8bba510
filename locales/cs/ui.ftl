### Words that every screen uses.
ui-title = Enigma: Circuit a Cipher
ui-you = Ty
ui-your-turn = Jsi na tahu
ui-players = U stolu
ui-player = Hráč
ui-start-player = Začíná kolo
ui-away = Pryč
ui-menu = Nabídka
ui-close = Zavřít
ui-continue = Pokračovat
ui-share = Sdílet
ui-rules = Pravidla
ui-rules-of-phase = Pravidla této fáze
ui-phases = Fáze kola
ui-task = Co máš dělat
ui-beside = Vedle desky
ui-chat = Chat
ui-sound = Zvuk
ui-keys = Klávesy
ui-settings = Nastavení
ui-about = O hře
ui-name = Tvé jméno
ui-language = Jazyk
ui-theme = Vzhled
ui-theme-light = Přepnout na světlý
ui-theme-dark = Přepnout na tmavý
ui-theme-name-auto = Automaticky
ui-theme-name-light = Světlý
ui-theme-name-dark = Tmavý
ui-confirm-moves = Potvrzovat tahy
ui-confirm-moves-hint = Druhé klepnutí na totéž místo nestačí: tah potvrdí až hlavní tlačítko.
ui-shortcuts = Zkratky na jednu klávesu
ui-shortcuts-hint = R otáčí, 1 až 9 berou a tak dále.
ui-by-ear = Hraji po sluchu
ui-by-ear-hint = Tvé místo má u každého stolu víc času a ostatní vidí proč. Platí od příští hry.
ui-by-ear-how = Jak hrát po sluchu
ui-undo = Zpět
ui-redo = Znovu
ui-clear = Vyčistit
ui-flip = Převrátit
ui-turn-left = Doleva
ui-turn-right = Doprava
ui-turn-left-word = Doleva
ui-turn-right-word = Doprava
ui-no = NE
ui-solved = Vyřešeno
ui-gave-up = Vzdáno
ui-laid = { $laid } z { $total } položeno
ui-no-limit-yet = Zatím bez limitu
ui-time-up = Čas vypršel.
ui-not-found = Tady nic není
ui-not-found-text = Adresa je možná špatně napsaná, nebo stůl už neexistuje.
ui-load-failed = Stránku se nepodařilo načíst. Server buď není dostupný, nebo má novější verzi.
ui-load-again = Načíst znovu
refusal = To nešlo
refusal-offline = Server není dostupný. Zkus to za chvíli.
ui-to-home = Zpět na začátek

### Puzzle categories, short and in full.
category-weight = Váhy
category-fragment = Úlomky
category-conduit = Potrubí
category-angular = Hranoly
category-word = Slovo
puzzle-weight = hádanka s váhami
puzzle-fragment = hádanka s úlomky
puzzle-conduit = hádanka s potrubím
puzzle-angular = hádanka s hranoly

ui-seconds-left =
    { $seconds ->
        [one] Zbývá { $seconds } sekunda.
        [few] Zbývají { $seconds } sekundy.
       *[other] Zbývá { $seconds } sekund.
    }
ui-supply =
    { $count ->
        [0] Žádný technik v zásobě
        [one] { $count } technik v zásobě
        [few] { $count } technici v zásobě
       *[other] { $count } techniků v zásobě
    }
ui-refusals =
    { $count ->
        [one] NE padlo jednou
       *[other] NE padlo { $count }krát
    }
ui-deductions-left =
    { $count ->
        [0] Žádný žeton pokusu
        [one] Zbývá { $count } žeton pokusu
        [few] Zbývají { $count } žetony pokusu
       *[other] Zbývá { $count } žetonů pokusu
    }
ui-chat-unread =
    { $count ->
        [one] Chat, { $count } nový řádek
        [few] Chat, { $count } nové řádky
       *[other] Chat, { $count } nových řádků
    }
