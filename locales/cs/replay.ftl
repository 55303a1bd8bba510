### A game that is over: its page, and record files opened in it.
replay-player = Osoba { $seat }
replay-my-name = Mé jméno je tu vidět
replay-title = { $game }, { $date }
replay-title-file = { $game }, ze souboru
replay-loading = Načítám hru…
replay-tabs = Co si prohlédnout
replay-tab-board = Plán
replay-tab-solving = Řešení
replay-tab-numbers = Čísla
replay-record = Stáhnout záznam
replay-keep = Nech si tuto hru
replay-link = Odkaz na tuto hru

### Going through it.
replay-back = Krok zpět
replay-on = Krok vpřed
replay-round-back = Předchozí kolo
replay-round-on = Další kolo
replay-play = Přehrát
replay-pause = Pozastavit
replay-speed = Rychlost { $speed }
replay-timeline = Časová osa
replay-move = Tah { $move } z { $moves }
replay-begins = Plán před první kartičkou
replay-key-step = krok
replay-key-round = kolo
replay-key-play = přehrát
replay-key-space = Mezerník
replay-key-ends = začátek, konec
replay-key-tabs = plán, řešení, čísla

### The board.
replay-points = Body
replay-placements = Položeno v kole { $round }
replay-no-placements = V tomto kole nebyla položena žádná kartička.
replay-closes = Ožívá: { $cells } – { $gains }
replay-closes-unpaid = Ožívá: { $cells }, nikdo neboduje
replay-closes-own = Uzavírá: { $cells }, +{ $points }
replay-closes-nothing = Nic se neuzavírá
replay-laid = Položeno
replay-laid-sent = Položeno, s technikem
replay-not-laid = Nepoloženo
replay-too-late = Čas vypršel

### Solving.
replay-rounds = Kola
replay-photo-first = Kolo { $round }: vede { $name }
replay-photo-close = Kolo { $round }: vede { $name }, { $last } jen { $seconds } s před koncem
replay-photo-nobody = Kolo { $round }: včas to nestihl nikdo
replay-photo-hint = Každý schod je dílek, který už zůstal. Klepnutím na dráhu si přehraješ její hádanku.
replay-unsolved-round = Hra skončila dřív, než se hádanky tohoto kola odkryly.
replay-sand-turned = { $name } otáčí hodiny
replay-sand-out = Dosypáno
replay-lane-solved = { $name }, { $category }, vyřešeno za { $time }
replay-lane-not = { $name }, { $category }, nevyřešeno
replay-broken-off = přerušeno
replay-puzzle = Hádanka: { $name }
replay-usual = obvykle { $time }
replay-seek = Čas
replay-moves = Tahy
replay-made = { $made } z { $moves }
replay-no-moves = Nebyl položen ani jeden dílek.
replay-seconds = { $seconds } s
replay-piece-at = { $piece }, { $place }
replay-piece-off = Odebráno: { $piece }
replay-piece-same = Beze změny
replay-cup =
    miska { $cup } { $side ->
        [left] vlevo
       *[right] vpravo
    }

### Numbers.
replay-yields = Kartičky a body
replay-yield-tiles =
    { $count ->
        [one] { $name }, { $count } kartička
        [few] { $name }, { $count } kartičky
       *[other] { $name }, { $count } kartiček
    }
replay-yield-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
replay-yield-from = { $own } vlastními kartičkami, { $others } cizími
replay-yield-spoken = uzavřelo rozvod: { $closing }, položeno dalších: { $laid }, kol bez kartičky: { $without }
replay-yield-key = Terč: uzavřela rozvod. Fajfka: položena. Křížek: kolo bez kartičky.
replay-times = Časy řešení
replay-times-against = Proti obvyklému času téže obtížnosti
replay-times-plain = Každá hádanka podle druhu
replay-times-usual = obvykle
replay-times-row = vyřešeno { $solved } z { $total }
replay-broken-off-text = Hra byla přerušena.

### Cipher, word by word.
replay-words = Slova
replay-no-words = V této hře nikdo žádné slovo neskryl.
replay-word-broken = Skryté slovo { $word } ({ $coder }), řešení má { $solver }
replay-word-kept = Skryté slovo { $word } ({ $coder }), nikdo ho neuhodl
replay-word-none = Žádné slovo ({ $coder })
replay-word-unseen = Slovo, které se nikdy neukázalo ({ $coder })
replay-board = Plán
replay-received = Žetony získané za pokusy
replay-letters-show = Ukázat písmena
replay-letters-hide = Skrýt písmena
replay-best = lepší
replay-turn = Tento tah
replay-question =
    { $segment ->
        [long] Patří tato dlouhá tyčka do pole { $zone }?
        [short] Patří tato krátká tyčka do pole { $zone }?
        [wide] Patří tento široký oblouk do pole { $zone }?
       *[tight] Patří tento úzký oblouk do pole { $zone }?
    }
replay-question-of = { $name }, otázka { $question } z { $questions }
replay-question-place = Otázka { $question } z { $questions }
replay-question-number = otázka { $question }
replay-guesses = { $name } říká { $word }
replay-guess-after = Po otázce { $question } z { $questions }
replay-right = Správně
replay-wrong = Špatně
replay-first-question = Před první otázkou
replay-words-all =
    { $count ->
        [one] Možné je { $all } slovo.
        [few] Možná jsou { $all } slova.
       *[other] Možných je { $all } slov.
    }
replay-rows-all = Možných řad písmen je { $all }.
replay-words-told =
    { $count ->
        [one] Předtím { $before } slovo, potom { $after }: { $bits } bitu.
        [few] Předtím { $before } slova, potom { $after }: { $bits } bitu.
       *[other] Předtím { $before } slov, potom { $after }: { $bits } bitu.
    }
replay-rows-told =
    { $count ->
        [one] Předtím { $before } řada písmen, potom { $after }: { $bits } bitu.
        [few] Předtím { $before } řady písmen, potom { $after }: { $bits } bitu.
       *[other] Předtím { $before } řad písmen, potom { $after }: { $bits } bitu.
    }
replay-bits = { $bits } bitu
replay-bits-short = bity
replay-split-better = Očekávané bity před odpovědí. Nejlépe by dělilo pole { $zone }: ano { $yes } slov, ne { $no }.
replay-split-best = Očekávané bity před odpovědí. Žádné pole by nedělilo lépe než { $zone }: ano { $yes } slov, ne { $no }.
replay-question-spoken = Otázka { $question }, { $name }: { $segment } v poli { $zone }, { $answer }.
replay-better-spoken = Pole { $zone } by dělilo lépe.
replay-curve = Možná slova
replay-curve-one = Od { $all } slov k jednomu
replay-curve-left = Od { $all } slov k { $left }
replay-curve-rows = Od { $all } řad písmen k { $left }
replay-only = zbývá jen { $word }
replay-only-before =
    { $turns ->
        [one] odtud zbývá jen { $word }, tah před uhodnutím
        [few] odtud zbývá jen { $word }, { $turns } tahy před uhodnutím
       *[other] odtud zbývá jen { $word }, { $turns } tahů před uhodnutím
    }
replay-twins = Až do konce: { $words }.
replay-twins-more = Až do konce: { $words } a další.
replay-caption =
    Slova { $language ->
        [de] německého
        [fr] francouzského
        [cs] českého
       *[en] anglického
    } seznamu, která byla po každé otázce ještě možná. Plný bod: ano. Dutý: ne. Kosočtverec: pokus.
replay-caption-house = { $word } je domácí slovo, a tak se počítají řady písmen, které se hodí na plán; písmena ze stejných dílů se počítají jednou. Plný bod: ano. Dutý: ne. Kosočtverec: pokus.
replay-caption-list = Tato hra neměla seznam slov, a tak se počítají řady písmen, které se hodí na plán; písmena ze stejných dílů se počítají jednou. Plný bod: ano. Dutý: ne. Kosočtverec: pokus.
replay-caption-word = Toto slovo se nikdy neukázalo, a tak se počítají řady písmen, které se hodí na plán; písmena ze stejných dílů se počítají jednou. Plný bod: ano. Dutý: ne. Kosočtverec: pokus.
replay-turning = Zlomové okamžiky
replay-best-question = Nejlepší otázka, { $name }: { $segment }, pole { $zone }, { $answer }
replay-wrong-guess = Špatný pokus, { $name }: { $word }
replay-words-left =
    { $count ->
        [one] zbývá { $left } slovo
        [few] zbývají { $left } slova
       *[other] zbývá { $left } slov
    }
replay-only-left = Zbývá jen { $word }
replay-named-by = Řešení má { $name }
replay-named-never = Nikdo ho neuhodl
replay-word-back = Předchozí slovo
replay-word-on = Další slovo
replay-key-question = otázka
replay-key-word = slovo
replay-key-letters = písmena
replay-sealed = Slovo zapečetěné předem
replay-seal-word = Pečeť slova { $word }
replay-seal-word-salt = Sůl slova

### Jak se hrálo.
replay-worth = Odehráno a nejlepší jiný tah
replay-worth-played = Odehráno
replay-worth-instead = Místo toho
replay-worth-instead-sent = Místo toho, s technikem
replay-worth-note =
    { $compared ->
        [one] 15 bodů by byla jistá výhra. Porovnána jedna možnost.
        [few] 15 bodů by byla jistá výhra. Porovnány { $compared } možnosti.
       *[other] 15 bodů by byla jistá výhra. Porovnáno { $compared } možností.
    }
replay-worth-coming = Porovnávají se možnosti…
replay-worth-none = Tuto hru nelze rozebrat.
replay-mark-best = nic lepšího
replay-mark-fine = dobré
replay-mark-missed = ztraceno { $points }
replay-missed-here = Ztraceno { $points } bodu; lepší na stejném místě.
replay-missed-there = Ztraceno { $points } bodu; lepší: { $spot }.
replay-marks-show = Ukázat hodnocení
replay-key-other = jen nejlepší jiný tah
replay-chambers = Voleno v kole { $round }
replay-chamber-other = { $chosen }; { $other }
replay-marks = Pokládání
replay-marks-nothing = nic ztraceno
replay-marks-lost = −{ $points } bodu
replay-marks-spoken = { $best } nejlepší, { $fine } dobré, { $missed } ztracené
replay-marks-key = Hvězda: nic lepšího nebylo. Fajfka: dobré. Vlajka: jistě ztracený bod nebo víc.

### Fair deal.
replay-seal-fair = Poctivě rozdáno
replay-seal-differs = Semínko a pečeť nesouhlasí
replay-seal-holds = Semínko bylo zapečetěno v { $time }, před první kartičkou. Obojí souhlasí.
replay-seal-match = Semínko bylo zapečetěno před hrou. Obojí souhlasí.
replay-seal-broken = Co bylo zveřejněno před hrou, k tomuto semínku nepatří. Jedno z nich někdo změnil.
replay-seal-none = Tento záznam nemá pečeť.
replay-seal-commitment = Zveřejněno před hrou
replay-seal-computed = Co dává semínko se solí
replay-seal-seed = Semínko
replay-seal-salt = Sůl
replay-seal-command = Ověř si to doma, se záznamem

### What cannot be shown.
replay-missing = Tato hra už tu není
replay-missing-text = Možná je v adrese překlep, nebo byla hra smazána. Soubor s jejím záznamem tu jde otevřít i tak.
replay-not-over = Tato hra ještě neskončila
replay-not-over-text = Její stránka ukazuje, co před koncem nikdo nesmí vědět. Vrať se potom.
replay-failed = Hru se nepodařilo načíst
replay-open = Otevřít záznam hry
replay-open-text = Vyber soubor s koncovkou .enigma nebo .jsonl, přetáhni ho kamkoli na tuto stránku, nebo vlož jeho text. Přečte se a zapomene: nic se z něj neukládá.
replay-open-choose = Vybrat soubor
replay-open-reading = Čtu záznam…
replay-bad-line = Řádek { $line } tohoto souboru nesedí. Je poškozený, někdo ho změnil, nebo pochází z novější verze.
replay-bad-empty = Tento soubor není záznam hry.
replay-bad-long = Tento soubor je na záznam příliš dlouhý. Přečíst jde nejvýš 16 MB.
replay-bad-busy = Právě se čte mnoho záznamů. Zkus to za chvíli.

### Playing on from a step.
replay-on-from = Hrát dál odsud
replay-on-note = Ostatní místa převezmou boti. Tahle hra zůstane, jak je.
replay-on-text = Nová hra začne tak, jak tahle stála těsně před tímto tahem: co bylo skryté, leží dál na svém místě, a o tom, co přišlo potom, se rozhodne znovu.
replay-on-counts = Navždy uvádí, odkud pochází, a do hodnocení se nepočítá.
replay-on-seat = Tvoje místo
replay-on-bots = Za ostatní hraje
replay-on-begin = Začít
replay-on-played = Pokračování jiné hry
