### Words that every screen uses.
ui-title = Enigma: Circuit a Cipher
ui-you = Ty
ui-close = Zavřít
ui-rules = Pravidla
ui-chat = Chat
ui-sound = Zvuk
ui-settings = Nastavení
ui-about = O hře
ui-name = Tvé jméno
ui-language = Jazyk
ui-theme-light = Přepnout na světlý
ui-theme-dark = Přepnout na tmavý
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
