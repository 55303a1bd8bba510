### Já: kdo tu člověk je, co hrál a co si může odnést.
me-title = Já
me-sub = Uloženo na tomto serveru, pod klíčem, který máš jen ty
me-loading = Hledáme tě…
me-failed = Tvou stránku se nepodařilo načíst.
me-again = Zkusit znovu
me-nobody = Zatím nikdo
me-nobody-text = Vezmi si jméno, nebo si přines své z jiného zařízení.
me-take-name = Vzít si jméno
me-since = od { $date }
me-count =
    { $games ->
        [0] zatím žádná hra
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }
me-name = Změnit jméno
me-nothing = Zatím tu nic není
me-nothing-text = Zahraj si hru nebo hádanku dne a objeví se tady.
me-today = Dnešní hádanky

### Losing a device.
me-lost-title = Jedno zařízení, jeden klíč
me-lost-text = Jsi to ty díky klíči v tomto prohlížeči. Když se ztratí, nikdo tě nevrátí, ani my. Stačí druhé zařízení, přístupový klíč nebo záložní klíč na bezpečném místě.

### Ratings.
me-ratings = Hodnocení
me-rate = Hodnotit mé hry
me-rate-hint = Vidíš je jen ty, ledaže je u stolů ukážeš.
me-show-rating = Ukázat hodnocení u stolů
me-rating-none = Zatím žádná hodnocená hra.
me-rating-range = Nejspíš mezi { $from } a { $to }.
me-rating-unsure = Zatím nejisté: každá hra řekne víc.
me-rating-spoken = Hodnocení { $game } { $rating }, plus minus { $within }, her: { $games }
me-rating-curve = { $game }: hodnocení v čase
me-rating-rules = Nehodnotí se hry, v nichž má někdo víc času, s dalšími domácími pravidly, hry, které někdo opustil, a boti, kteří čekají déle než obvykle.

### Games.
me-games = Mé hry
me-under-way = ještě běží
me-place = { $place }.
me-place-spoken = { $place }. místo, bodů: { $points }
me-game-spoken = { $game }, hráli také { $others }, { $date }
me-game-none = Žádná taková hra.
me-filter-game = Hra
me-filter-result = Výsledek
me-filter-with = S kým
me-filter-when = Kdy
me-all = Všechny
me-won = Vyhrané
me-lost = Nevyhrané
me-people = S lidmi
me-bots = Jen s boty
me-any-time = Kdykoli
me-month = Tento měsíc
me-year = Tento rok
me-more = Další hry

### Solving and words.
me-solving = Luštění
me-solving-hint = Polovina tvých hádanek trvala nejvýš takto dlouho. ▾ rychleji než všichni tady, ▴ pomaleji
me-solving-sub = medián a rozdíl oproti všem
me-solved = Vyřešeno
me-few = málo
me-faster = o { $seconds } s rychleji než všichni
me-slower = o { $seconds } s pomaleji než všichni
me-questions = otázek na slovo
me-found = nalezených slov
me-guesses = pokusů na slovo
me-coder = bodů za ukrytí
me-points = { $points } bodů na hru
me-wins = vyhráno: { $wins }

### Calendar.
me-days = Hádanky dne
me-streak =
    { $days ->
        [one] { $days } den, rekord { $best }
        [few] { $days } dny, rekord { $best }
       *[other] { $days } dní, rekord { $best }
    }
me-days-hint = Plné pole: všech pět. Do řady se počítá den s aspoň jednou.
me-days-spoken = Kalendář, týdnů: { $weeks }, dní v řadě: { $days }, nejvíc { $best }

### Devices.
me-devices = Má zařízení
me-device = Zařízení
me-this = toto
me-seen = naposledy { $date }
me-new = nové
me-add = Přidat zařízení
me-add-text = Naskenuj to druhým zařízením, nebo tam napiš znaky pod Já, Mám kód.
me-add-qr = Odkaz, kterým se jiné zařízení stane tvým
me-valid = Platí jednou, ještě { $time }
me-expired = Tento kód vypršel.
me-new-code = Nový kód
me-secret = Kdo má tento kód, může hrát za tebe. Nikdo od nás ho chtít nebude.
me-have = Mám kód
me-code = Kód
me-code-text = Šest znaků z tvého druhého zařízení, tam Já, Přidat zařízení.
me-become = Toto zařízení bude mé
me-become-text = Toto zařízení pak patří tomu, kdo kód vytvořil. Kým jsi tu teď, už nebudeš.
me-become-done = Toto zařízení teď patří hráči { $name }.
me-rename-device = Název zařízení
me-remove = Odebrat
me-remove-title = Odebrat { $name }?
me-remove-text = Na tom zařízení už nikdo nebude ty. Tvé hry zůstanou.
me-remove-last = Toto je tvé jediné zařízení. Bez přístupového nebo záložního klíče už nikdo nebude ty.

### Passkeys.
me-passkeys = Přístupové klíče
me-passkey = Přístupový klíč
me-passkey-hint = Leží v telefonu, v prohlížeči nebo na bezpečnostním klíči a vrátí tě na jakémkoli zařízení, bez kódu.
me-passkey-add = Přidat přístupový klíč
me-passkey-use = Vrátit se přístupovým klíčem
me-passkey-made = z { $date }
me-passkey-used = naposledy použit { $date }
me-passkey-added = Tvůj přístupový klíč je uložen. Vrátí tě na jakémkoli zařízení.
me-rename-passkey = Název přístupového klíče
me-remove-passkey = Už nikoho nevrátí. Tam, kde leží, se může ještě nabízet, dokud ho nesmažeš i tam.
refusal-no_such_passkey = Tento přístupový klíč server nezná. Možná byl odebrán.
refusal-bad_passkey = Server tento přístupový klíč nedokázal přečíst. Zkus jiný.
refusal-foreign_passkey = Tento přístupový klíč patří k jiné adrese.
refusal-passkey_copied = Vypadá to na kopii přístupového klíče, který byl mezitím použit. Přijď jinudy a odeber ho.
refusal-passkey_late = Trvalo to příliš dlouho. Zkus to znovu.
refusal-passkey_taken = Tam už přístupový klíč máš.
refusal-too_many_passkeys = Máš šestnáct přístupových klíčů. Nejdřív jeden odeber.
refusal-no_passkeys_here = Na této adrese přístupové klíče nejsou. Poslouží kód nebo záložní klíč.
refusal-passkey_failed = Tvůj prohlížeč to s přístupovým klíčem nedokázal. Poslouží kód nebo záložní klíč.

### Data.
me-data = Má data
me-data-text = Žádná adresa, žádné heslo. Kdo jsi, říká klíč v tomto prohlížeči.
me-recovery = Uložit záložní klíč
me-recovery-hint = Soubor na bezpečné místo. Vrátí tě na jakémkoli zařízení; starší pak neplatí.
me-recovery-made = Poslední je z { $date }.
me-restore = Obnovit ze souboru
me-restore-bad = Toto není záložní klíč.
me-export = Exportovat vše
me-delete = Smazat mě
me-delete-title = Smazat { $name }?
me-delete-goes = Jméno, klíče, hodnocení, časy a tvůj seznam her zmizí, hned a navždy.
me-delete-stays = Hry s ostatními zůstanou jim, s „Hráčem“ na tvém místě.
me-delete-yes = Smazat navždy
me-keep = Nechat
me-deleted = Jsi pryč. Nic z tebe nezůstalo.
refusal-no_such_device = To zařízení už není tvé.
