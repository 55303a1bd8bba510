### Phases and segments of Cipher.
phase-compose = Psaní
phase-decode = Luštění
phase-bonus = Bonus
phase-score = Skóre
cipher-word-of = Slovo { $word } z { $words }
segment-long = Dlouhá tyčka
segment-short = Krátká tyčka
segment-wide = Široký oblouk
segment-tight = Úzký oblouk

### Composing.
coach-compose-text = Tuto stránku vidíš jen ty.
coach-compose-wait = Počkej: { $name } skrývá slovo
coach-compose-wait-text = Zatím si prohlédni abecedu: která písmena mají stejné díly?
compose-word = Tajné slovo
compose-private = Soukromé
compose-suggest = Navrhnout slovo
compose-seal = Zapečetit slovo
compose-good = Dobré tajemství
compose-good-text = Slovo by měli znát všichni. Písmena se stejnými díly (A a H, L a T, M a W) luštitele matou a každé NE ti přinese bod.
compose-compartment = Tajná přihrádka
compose-rewards = Tvoje odměna
compose-reward-no = 1 bod za každé NE
compose-reward-late = 2 za každý pozdní díl
compose-reward-guess = 1 za každý pokus
compose-reward-unsolved = 5, když ho nikdo nenajde

### Decoding.
coach-decode-text = Vyber pole písmene a ptej se. Zkoušej, dokud { $name } neřekne ano.
coach-decode-wait-text = Hádat můžeš kdykoli.
coach-hand-out = Počkej: { $name } vydává díl
decode-on-table = Na stole
decode-alphabet = Abeceda
decode-questions = Dosavadní otázky
decode-questions-short = Otázky
decode-zone = Pole { $zone }
decode-no-questions = Zatím žádné otázky.
decode-question = { $segment }, pole { $zone }
decode-yes = Ano
decode-no = Ne
decode-none = žádné
decode-refused = NE: { $segment }
decode-zone-spoken = Pole { $zone }: { $segments }. Odmítnuto: { $refused }.
decode-refused-nowhere = Zatím nikde odmítnuto.
decode-aim = Vyber pole
decode-ask = Patří do { $zone }?
decode-ask-short = Zeptat se na { $zone }
decode-know = Znám to slovo
decode-your-guess = Tvůj pokus
decode-guess = Hádat
decode-spend = Utratit žeton a hádat
decode-warning = Špatný pokus stojí žeton. Po třech toto slovo vynecháváš.

### The bonus phase.
coach-bonus = Hádej, nebo žádej další
coach-bonus-text = Za každý další díl dostane { $name } žeton za 2.
bonus-ask = Požádat o díl
bonus-ask-text = Dostaneš jeden z posledních dílů a ptáš se, dokud nesedne.
bonus-request = Požádat ({ $name } +2)
bonus-guess-worth = Hádat: za { $points }
bonus-pass = Vynechat
bonus-pass-ends = Vynechat (kolo tím končí)
stop-offer-button = Nikdo už nechce hádat?
stop-offer-title = Přestat hádat?
stop-offer-explained = Kolo končí, jakmile souhlasí všichni luštitelé, a slovo se ukáže. Šifrant za něj má 5 bodů; každému luštiteli zůstane 1 za každý zbylý žeton. Když se někdo zeptá nebo řekne slovo, návrh padá.
stop-offer = Už toto slovo nehádat?
stop-offer-text = Když souhlasí všichni luštitelé, kolo končí.
stop-wanted = Pro: { $names }.
stop-waits = Čeká se na ostatní luštitele.
stop-agree = Přestat
stop-go-on = Hádat dál
stop-take-back = Vzít zpět

### Scoring.
score-broke = { $name } má řešení
score-broke-you = Máš řešení
score-unbroken = Nikdo to neuhodl, tajemství drží { $name }
score-unbroken-you = Nikdo to neuhodl, tajemství držíš ty
score-this-word = Toto slovo
score-coder = Šifrant
score-decoder = Luštitel
score-kept = zbylo
score-guesses =
    { $count ->
        [one] pokus
        [few] pokusy
       *[other] pokusů
    }
score-sheet = Bodovací list
score-striped = Šrafovaně: kdo slovo skryl.
score-next = Dál: { $name } skrývá slovo
score-next-you = Dál: slovo skrýváš ty
score-end = Ke konečnému skóre

coach-compose =
    { $length ->
        [3] Skryj slovo o třech písmenech
        [4] Skryj slovo o čtyřech písmenech
        [6] Skryj slovo o šesti písmenech
       *[other] Skryj slovo o pěti písmenech
    }
compose-segments =
    { $count ->
        [one] { $count } díl
        [few] { $count } díly
       *[other] { $count } dílů
    }
coach-decode =
    { $segment ->
        [long] Kam patří tato dlouhá tyčka?
        [short] Kam patří tato krátká tyčka?
        [wide] Kam patří tento široký oblouk?
       *[tight] Kam patří tento úzký oblouk?
    }
score-text =
    { $bonus ->
        [0] Skryté slovo: { $word } ({ $name }). Žádný bonusový žeton nezbyl.
        [one] Skryté slovo: { $word } ({ $name }). Zbyl { $bonus } bonusový žeton.
        [few] Skryté slovo: { $word } ({ $name }). Zbyly { $bonus } bonusové žetony.
       *[other] Skryté slovo: { $word } ({ $name }). Zbylo { $bonus } bonusových žetonů.
    }
score-text-you =
    { $bonus ->
        [0] Skryté slovo: { $word } (ty). Žádný bonusový žeton nezbyl.
        [one] Skryté slovo: { $word } (ty). Zbyl { $bonus } bonusový žeton.
        [few] Skryté slovo: { $word } (ty). Zbyly { $bonus } bonusové žetony.
       *[other] Skryté slovo: { $word } (ty). Zbylo { $bonus } bonusových žetonů.
    }

### Skrývání: kontroly a návrhy.
compose-level = Návrhy
difficulty-easy = Lehké
difficulty-medium = Střední
difficulty-hard = Těžké
check-more =
    { $count ->
        [one] Přidej jedno písmeno
        [few] Přidej { $count } písmena
       *[other] Přidej { $count } písmen
    }
check-fewer =
    { $count ->
        [one] Uber jedno písmeno
        [few] Uber { $count } písmena
       *[other] Uber { $count } písmen
    }
check-sign = „{ $sign }“ nejde vyložit: jen písmena
check-language = To je jiný jazyk ({ $other }): zvol slovo v jazyce { $own }

### Stůl šifranta a jedno zařízení pro všechny.
hand-out-auto = Vydávat náhodně
hand-out-choose = Vyber jeden ze čtyř druhů.
hand-out-auto-hint = Zařízení zůstává u luštitelů. Vypnuto: vrací se pro každý díl.
pass-to = Předej zařízení: { $name }
pass-secret = Teď se nikdo jiný nedívá: další stránku vidí jen { $name }.
pass-open = Slovo je uklizené. Od teď se mohou dívat všichni.
pass-taken = Jsem { $name }

### Luštění u stolu.
status-waiting = Čeká
status-out = Mimo
coach-out = Sleduj: u tohoto slova stojíš mimo
coach-out-hand-out = { $coder } vydává další díl hráči { $name }.
coach-out-turn = Na tahu je { $name }.
coach-out-back = U dalšího slova se vracíš.
coach-out-last = Tohle je poslední slovo.
decode-said = Slova, která už padla
decode-fitting = Písmena, která ještě sedí
decode-few = Zbývají nejvýš tři díly.
decode-who-guesses = Kdo hádá?
guess-confirm = Hádat { $word }?
guess-said = Tohle slovo už padlo a nebylo správné.
guess-contradicts = Tohle slovo nesedí s tím, co leží na plánu.
guess-costs =
    { $left ->
        [one] Stojí tě to poslední žeton. Bude-li to špatně, stojíš u tohoto slova mimo.
        [few] Stojí tě to jeden ze { $left } žetonů.
       *[other] Stojí tě to jeden z { $left } žetonů.
    }
guess-back = Ještě přemýšlet
guess-say = Hádat to
bonus-none-left = Žádný díl nezbývá

### Po kole.
score-upcoming = další
look-back = Jak dobré byly otázky?
look-back-wait = Počítají se slova…
look-back-none = To se teď nedá říct.
look-back-words =
    { $count ->
        [one] Před první otázkou bylo možné { $count } slovo.
        [few] Před první otázkou byla možná { $count } slova.
       *[other] Před první otázkou bylo možných { $count } slov.
    }
look-back-left =
    { $count ->
        [one] skutečně zbylo { $count } slovo
        [few] skutečně zbyla { $count } slova
       *[other] skutečně zbylo { $count } slov
    }
look-back-best = Žádná jiná otázka by je nerozdělila lépe.
look-back-good = Sotva která jiná otázka by je rozdělila lépe.
look-back-better = Pole { $zone } by nechalo průměrně { $best } slov, toto { $asked }.
look-back-twins = Všem odpovědím vyhovovalo také: { $words }. Rozhodnout se dalo jen tipem.
look-back-twins-more =
    { $count ->
        [one] Všem odpovědím vyhovovalo ještě jedno slovo: { $words }.
        [few] Všem odpovědím vyhovovala ještě { $count } slova, například { $words }.
       *[other] Všem odpovědím vyhovovalo ještě { $count } slov, například { $words }.
    }

### Co dělají ostatní, co tu leží a jak se to čte.
coach-decode-wait =
    { $segment ->
        [long] Sleduj: { $name } umisťuje dlouhou tyčku
        [short] Sleduj: { $name } umisťuje krátkou tyčku
        [wide] Sleduj: { $name } umisťuje široký oblouk
        [tight] Sleduj: { $name } umisťuje úzký oblouk
       *[none] Sleduj: { $name } hádá, žádá o díl, nebo vynechá
    }
decode-refused-in =
    { $count ->
        [one] Pole { $zones } odpovědělo ne.
       *[other] Pole { $zones } odpověděla ne.
    }
decode-next-segment = Další díl
decode-next-segment-text = Vybírá ho { $name }.
decode-last-segments = Poslední díly
decode-worth = Slovo teď vynese { $points } bodů.
decode-letters = Ještě sedí: { $letters }.
letter-spoken = { $letter }: { $segments }
segments-long =
    { $count ->
        [one] jedna dlouhá tyčka
        [few] { $count } dlouhé tyčky
       *[other] { $count } dlouhých tyček
    }
segments-short =
    { $count ->
        [one] jedna krátká tyčka
        [few] { $count } krátké tyčky
       *[other] { $count } krátkých tyček
    }
segments-wide =
    { $count ->
        [one] jeden široký oblouk
        [few] { $count } široké oblouky
       *[other] { $count } širokých oblouků
    }
segments-tight =
    { $count ->
        [one] jeden úzký oblouk
        [few] { $count } úzké oblouky
       *[other] { $count } úzkých oblouků
    }
news-wrong =
    { $you ->
        [yes] Říkáš { $word }: špatně
       *[no] { $name } říká { $word }: špatně
    }
news-out =
    { $you ->
        [yes] Říkáš { $word }: špatně, a stojíš mimo
       *[no] { $name } říká { $word }: špatně, a stojí mimo
    }
news-passed =
    { $you ->
        [yes] Vynecháváš
       *[no] { $name } vynechává
    }
news-stopping =
    { $you ->
        [yes] Chceš přestat hádat
       *[no] { $name } chce přestat hádat
    }
news-goes-on =
    { $you ->
        [yes] Chceš hádat dál
       *[no] { $name } chce hádat dál
    }
news-requested =
    { $you ->
        [yes] Žádáš o díl
       *[no] { $name } žádá o díl
    }
news-handed-on =
    { $you ->
        [yes] Pokračuješ ty
       *[no] Pokračuje { $name }
    }
signs-title = Co je co
signs-enigma = Žeton Enigma. 5 bodů pro toho, kdo řekne slovo; jinak pro šifranta.
signs-bonus = Bonusový žeton. 2 body pro toho, kdo řekne slovo. Ke konci dostane šifrant jeden za každý vyžádaný díl.
signs-deduction = Žeton pokusu. Každý má tři. Říct slovo stojí jeden; každý, který zbude, je za 1 bod.
signs-no = Žeton NE. Písmeno už takový díl nevezme a nikdo se tam na něj znovu neptá. Po 1 bodu pro šifranta: číslo vedle jména.
signs-kinds = Pod každým polem stojí čtyři druhy dílů, takže vidíš, které tam byly odmítnuty.
score-enigma = Žeton Enigma
score-bonus = Bonusové žetony
score-no = Žetony NE
score-deductions = Žetony pokusu
score-your-turn = Další slovo už je skryté: jsi na tahu.

### Konec hry Cipher.
cipher-end-ahead =
    { $points ->
        [one] { $points } bod, o { $ahead } víc než { $names }.
        [few] { $points } body, o { $ahead } víc než { $names }.
       *[other] { $points } bodů, o { $ahead } víc než { $names }.
    }
cipher-end-than-you = ty
cipher-end-each =
    { $points ->
        [one] Každý { $points } bod.
        [few] Každý { $points } body.
       *[other] Každý { $points } bodů.
    }
cipher-end-points =
    { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }

### Čas, písmena a co je třeba potvrdit.
news-time =
    { $clock ->
        [word] Čas vypršel: slovo bylo vylosováno ({ $you ->
            [yes] pro tebe
           *[no] { $name }
        })
        [segment] Čas vypršel: díl vydala náhoda
        [decision] Čas vypršel: { $you ->
            [yes] vynecháváš
           *[no] { $name } vynechává
        }
       *[question] { $you ->
            [yes] Tvůj čas vypršel
           *[no] Čas vypršel ({ $name })
        }
    }
decode-letters-count =
    { $count ->
        [one] { $count } písmeno
        [few] { $count } písmena
       *[other] { $count } písmen
    }
decode-fitting-zone = Co se ještě hodí do pole { $zone }
decode-in-hand = V ruce: { $segment }.
guess-unknown = Toto slovo není ve slovníku, takže to hledané být nemůže.
bonus-pass-confirm = Vzdát slovo?
bonus-pass-confirm-text = Vynechali všichni, takže kolo tím končí. 5 bodů za žeton Enigma získá { $name }.
coach-chance = Sleduj: náhoda vybírá díl ({ $name })
hand-out-hide = Skrýt slovo
hand-out-show = Ukázat slovo
score-your-turn-timed = Další slovo už je skryté: jsi na tahu a čas ti běží.
score-your-word-timed = Další slovo skrýváš ty a čas ti běží.
said-of = { $name }: { $text }

### At a table.
hand-out = Vydat: { $segment }, zbývá { $left }
hand-out-to = Vydej díl hráči { $name }
check-length = Počet písmen: { $length }
check-list = Ve slovníku
check-list-wanted = Ze slovníku
check-unknown = Není ve slovníku: zvol jiné slovo
check-slang = Slang neplatí: zvol jiné slovo
check-abbreviation = Zkratky neplatí: zvol celé slovo
check-slur = Nadávka: u tohoto stolu se hraje bez nich
check-house = Není ve slovníku: zapečetěním bude domácím slovem
cipher-end = { $name } má klíč
cipher-end-you = Máš klíč
cipher-end-shared = Společně mají klíč: { $names }
cipher-end-shared-you = Společně máte klíč: { $names }
coder-text = Každé NE ti přinese bod.
coder-bonus-text = Za každý vyžádaný díl máš 2 body, za každé NE jeden.

### Why something was refused.
refusal-already_rejected = Tento druh byl v tomto poli odmítnut. Zeptej se na jiné.
refusal-bad_guess = Pokus má dohodnutou délku a jen písmena.
refusal-bad_word = Slovo má dohodnutou délku a jen písmena.
refusal-not_in_list = Toto slovo není ve slovníku. Zkus jiné.
refusal-slang = Toto slovo je slang a ten pravidla nepřipouštějí. Zkus jiné.
refusal-abbreviation = Toto je zkratka a ty pravidla nepřipouštějí. Zkus celé slovo.
refusal-slur = Toto slovo je nadávka. U tohoto stolu se hraje bez nich.
refusal-no_house_words = U tohoto stolu se domácí slova nehrají.
refusal-cannot_pass = Vynechat lze v bonusové fázi, bez dílu v ruce.
refusal-cannot_stop = Návrh byl právě odmítnut. Znovu ho můžeš dát, až se bude hrát dál.
refusal-no_stopping = Tato hra se ještě hraje podle dřívějších pravidel: aby skončilo kolo, vynechají všichni v bonusové fázi.
refusal-no_offer = Nikdo teď přestat nenavrhuje.
refusal-cannot_request = Díl je už v ruce nebo vyžádán.
refusal-coder_cannot_guess = Šifrant nehádá.
refusal-eliminated = V tomto kole už nemáš žeton pokusu.
refusal-no_draw_now = Teď se žádný díl nevydává.
refusal-no_segment = V ruce není žádný díl.
refusal-no_such_segment = V tajné přihrádce takový díl není.
refusal-no_such_zone = Takové pole písmene tu není.
refusal-no_word_yet = Tajné slovo ještě není.
refusal-word_is_set = Tajné slovo už je.
refusal-none_left = Nezbyl žádný díl.
refusal-not_active = To dělá jen aktivní luštitel.
refusal-not_bonus_phase = Bonusová fáze ještě nezačala.
refusal-not_coder = To je úkol šifranta.
refusal-round_over = To kolo skončilo. Pokus nic nestál.

### Keys.
key-hand-out = vydat: { $segments }
key-zone = vybrat pole
key-ask = zeptat se na vybrané pole
key-type-word = napsat slovo
