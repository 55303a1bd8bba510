### Pohyb, dotek a zvuk.
feel-less-motion = Méně pohybu
feel-less-motion-hint = Věci se místo pohybu prolnou.
feel-haptics = Vibrace
feel-haptics-hint = Na telefonech, které to podporují.
feel-volume = Hlasitost
feel-which = Co má být slyšet
feel-group-pieces = Braní, pokládání a otáčení dílků
feel-group-refused = Co nejde
feel-group-scale = Váhy
feel-group-flip = Obracení destiček
feel-group-solved = Vyřešený hlavolam
feel-group-timer = Přesýpací hodiny
feel-group-closing = Uzavření rozvodu
feel-group-answers = Ano a ne ve hře Cipher

### Klávesy a plán slovy.
keys-title = Klávesy na této obrazovce
keys-everywhere = Všude
keys-here = Zde
keys-off = Jednoklávesové zkratky jsou v nastavení vypnuté. Klávesy plánu fungují dál, dokud je plán zaměřený.
key-help = tyto klávesy
key-sound = zapnout nebo vypnout zvuk
key-chat = chat
key-cancel = zrušit
key-regions = další část obrazovky
describe-none = Na této obrazovce žádný plán není.
describe-tile = { $way } od startovní kartičky. { $tile }
describe-start = Startovní kartička. { $tile }
describe-networker = { $name } stojí na barvě { $colour }.
describe-row = Řádek { $row } obrázku: { $picture }. Tvůj: { $own }.
describe-empty = prázdné
describe-outline = Rohy obrysu po řadě, jako body mřížky: { $corners }.
feel-tips = Tipy pro první hru
feel-tips-hint = Každý se ukáže jednou.

### The letters that ask, and their answers.
key-describe = popsat desku
key-last = co se stalo naposled, ještě jednou
key-time = kolik zbývá času
key-score = stav bodů
key-task = co mohu dělat?
key-to = až
key-up = nahoru
key-down = dolů
key-left = vlevo
key-right = vpravo
key-help-spoken = Otazník: všechny klávesy.
describe-key = D to přečte kdykoli.
last-none = Zatím se nic nestalo.
time-none = Neběží žádné hodiny.
score-none = Tady nejsou žádné body.
score-spoken =
    { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-theme = Vzhled
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
home-name-text = Ostatní ho vidí u stolu. Žádný účet, žádný e-mail.
