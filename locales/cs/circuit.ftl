### Phases, bar and board of Circuit.
phase-choose = Volba
phase-solve = Řešení
phase-place = Pokládání
phase-round-end = Konec kola
circuit-round = Kolo { $round }
circuit-last-round = Kolo { $round }, poslední
last-round = Poslední kolo: 15 bodů je dosaženo.
circuit-common-board = Společný plán
circuit-board-word = Plán
circuit-enlarge = Zvětšit společný plán
circuit-wheel = Bodovací kolo
board-spot = Pole { $way } od startovní kartičky
way-left = { $count } vlevo
way-right = { $count } vpravo
way-up = { $count } nahoru
way-down = { $count } dolů
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-fit = Ukázat celý plán
cell-amber = žlutá
cell-azure = modrá
cell-rose = růžová
side-n = sever
side-e = východ
side-s = jih
side-w = západ
tile-spoken = Kartička s komorami { $cells }, kanály { $channels }.

### Choosing.
coach-choose = Vyber kartičku
coach-choose-text = Vezmi si jednu z kartiček. Vidíš stranu, kterou položíš; její hádanka zůstane skrytá, dokud si všichni nevyberou.
coach-choose-short = Vidíš, co položíš, ale ne hádanku.
coach-choose-wait-short = „Plán“ ukáže otevřené konce: která kartička se hodí?
coach-choose-wait = Počkej: vybírá { $name }
coach-choose-wait-text = Zatím si prohlédni plán a porovnej kartičky s otevřenými konci.
coach-choose-watch = Sleduj: vybírá { $name }
coach-choose-watch-text = Každý si vezme jednu z těchto kartiček. Hádanky jsou na rubu.
coach-chosen-text = Tvoje hádanka se otevře, až si všichni vyberou.
choose-compare = Zvětši ho a porovnej kartičky s otevřenými konci.
choose-task-weight = Vyrovnej misky
choose-task-fragment = Zakryj obrys
choose-task-conduit = Uzavři celé potrubí
choose-task-angular = Postav čtyři hranoly
choose-picked = Tvoje volba
choose-taken = Obsazeno
choose-yours = Tvoje
choose-take = Vzít: { $category }
choose-one = Vyber kartičku
networker-choose = Vyslat, nebo nechat
choose-starts = Toto kolo začíná { $name }.
choose-starts-you = Toto kolo začínáš ty.

### Solving.
coach-weight = Vyrovnej váhy
coach-weight-short = Použij všechna závaží, i více v misce. Každé platí číslo misky.
coach-fragment = Zakryj obrys
coach-fragment-text = Všemi sedmi úlomky, bez překrytí, nic nepřečnívá.
coach-conduit = Uzavři celé potrubí
coach-conduit-text =
    { $out ->
        [0] Na každé orámované pole polož díl. Žádný konec nesmí zůstat otevřený.
       *[other] Na každé orámované pole polož díl. Žádný konec nesmí zůstat otevřený. Díly s X zůstanou stranou.
    }
coach-conduit-short =
    { $out ->
        [0] Zaplň orámovaná pole. Žádný konec nezůstane otevřený.
       *[other] Zaplň orámovaná pole, žádný otevřený konec. X zůstane stranou.
    }
coach-angular = Postav podle obrázku
coach-angular-text = Slož všechny čtyři hranoly. Shora jako na obrázku, bez mezer pod nimi.
coach-angular-short = Slož všechny čtyři hranoly. Shora jako obrázek, bez mezer.
lot-chose = Čas vypršel: los ti vybral { $category }.
coach-solved = Vyřešeno, naplánuj kartičku
coach-solved-text = Ostatní ještě řeší. Zkus kartičku na plánu.
coach-solved-bots = Řeší už jen boti a pospíchají. Zkus kartičku na plánu.
coach-solved-last = Vyřešeno a všichni jsou hotovi
solved-puzzle = Tvoje hádanka
solved-plan = Plánovat kartičku
solved-all = Teď se přikládají kartičky.
solved-by = { $name } – vyřešeno: { $category }.
placed-by = { $name } – kartička položena.
placed-by-sent = { $name } – kartička položena, technik vyslán na barvu { $colour }.
placed-declined = { $name } – kartička nepoložena, jde do krabice.
placed-late = { $name } – čas vypršel, kartička nepoložena.
solve-progress = Postup u stolu
solve-first = { $name } řeší nejrychleji a otáčí přesýpací hodiny.
solve-first-you = Tvoje řešení bylo první a otočilo přesýpací hodiny.
solve-nobody-yet = Kdo vyřeší první, otočí přesýpací hodiny.
solve-untimed = Bez přesýpacích hodin
solve-untimed-text = Skončí se, až všichni hádanku vyřeší nebo vzdají.
solve-untimed-cap =
    { $minutes ->
        [many] Skončí se, až všichni hádanku vyřeší nebo vzdají, nejpozději po { $minutes } minuty.
       *[other] Skončí se, až všichni hádanku vyřeší nebo vzdají, nejpozději po { $minutes } minutách.
    }
solve-give-up = Vzdát
solve-give-up-title = Vzdát tuto hádanku?
solve-give-up-text = V tomto kole pak nepoložíš žádnou kartičku a k hádance se nevrátíš. V příštím kole hraješ dál.
solve-go-on = Zkoušet dál

### Placing.
coach-place = Polož kartičku
coach-place-text = Vyber označené pole, otoč, potvrď.
coach-place-none = Vyber pole, otoč, potvrď. Všichni tví technici jsou na plánu.
coach-place-wait = Sleduj: pokládá { $name }
coach-place-wait-text = Plán můžeš zatím posouvat a přibližovat.
coach-place-wait-plan = Zatím plánuj: zkus svou kartičku na plánu. Počká tam, až budeš na řadě.
coach-networker = Vyslat technika?
coach-networker-later = Boduje, až se jeho rozvod uzavře. Zaber si tu barvu, nebo si ho nech na lepší místo.
coach-closed = Rozvod uzavřen
coach-closed-by = { $name } – rozvod uzavřen
coach-closed-text = Každý technik boduje za komory barvy, na které stojí, a vrátí se domů.
coach-round = Konec { $round }. kola, další začíná { $name }
coach-round-you = Konec { $round }. kola, další začínáš ty
coach-round-text = Startovní značka putuje dál.
coach-round-none = V tomto kole se neuzavřel žádný rozvod, nikdo neboduje.
coach-round-yours = Jsi na řadě s výběrem a tvůj čas už běží.
place-your-tile = Tvoje kartička
place-won-with = Získáno: { $category }
place-later = Přiložíš ji, až budeš na řadě.
place-spoken-channels = Kanály { $channels }.
place-closes = Uzavírá rozvod
place-closes-nothing = Zatím nic neuzavírá
place-pick-spot = Vyber označené pole
place-networker-could = Zatím nikdo: tvůj technik tu v dalším kroku může získat { $points }.
place-nobody-scores = Nikdo v něm neboduje.
plan-closes = Teď by uzavřela rozvod
plan-closes-nothing = Teď by nic neuzavřela
plan-could = Zatím nikdo: tvůj technik by tu mohl získat { $points }.
plan-overtaken = Na místě pro tvou kartičku teď leží jiná. Vyber jiné pole.
plan-may-change = Plán se ještě může změnit, než přijdeš na řadu.
place-text = Kanál, který narazí na prázdnou hranu, tam končí zátkou. Kanál, který vede z plánu ven, zůstává otevřený.
place-lay = Položit
place-confirm = Potvrdit +{ $points }
place-confirm-only = Potvrdit
place-confirm-keep = Potvrdit: nechat
place-decline = Nepokládat
place-decline-title = Nepoložit tuto kartičku?
place-decline-text = Kartička půjde bez technika do krabice a tvůj tah končí.
place-decline-not = Pokračovat v pokládání
networker = Technik
networker-cell-amber = Žlutá komora
networker-cell-azure = Modrá komora
networker-cell-rose = Růžová komora
networker-numbered = { $cell } { $number }
networker-spoken-open = { $cell }, rozvod zůstává otevřený.
networker-spoken-keep = Technik zůstává v zásobě.
networker-count = { $count } × { $colour } v tomto rozvodu
networker-later = { $count } × { $colour }, rozvod otevřený
networker-held-by = Obsazeno: { $name } tu drží barvu { $colour }
networker-held-by-you = Obsazeno: barvu { $colour } tu už držíš
place-held = Obsazeno
networker-keep = Nechat si ho
closing-text = Padlo 15 bodů. Toto kolo se dohraje a pak vyhrává, kdo má nejvíc bodů.
wheel-text = Při 15 hra končí po dohrání kola.
wheel-preview = Tečky: teď. Kotouče: po tomto tahu. 15 ukončí hru.
key-next-spot = další pole
key-place = položit
key-networker = vybrat komoru
key-confirm = potvrdit
key-choose = vybrat kartičku
key-take = vzít
key-zoom = přiblížení, ukázat vše

### The end of a game.
end-total = Celkem

coach-weight-text =
    { $weights ->
        [one] Polož jediné závaží. Číslo říká, kolik v misce platí.
        [few] Polož všechna { $weights } závaží, klidně více do jedné misky. Číslo říká, kolik tam jedno platí.
       *[other] Polož všech { $weights } závaží, klidně více do jedné misky. Číslo říká, kolik tam jedno platí.
    }
choose-left =
    { $left ->
        [one] { $left } kartička
        [few] { $left } kartičky
       *[other] { $left } kartiček
    }
circuit-board =
    { $tiles ->
        [one] Společný plán, { $tiles } kartička
        [few] Společný plán, { $tiles } kartičky
       *[other] Společný plán, { $tiles } kartiček
    }
place-cells =
    { $cells ->
        [one] { $cells } komora
        [few] { $cells } komory
       *[other] { $cells } komor
    }
place-open-ends =
    { $ends ->
        [one] { $ends } konec ještě otevřený
        [few] { $ends } konce ještě otevřené
       *[other] { $ends } konců ještě otevřených
    }
place-open-per-system = Otevřené konce: { $ends }
place-open-in = { $count } v rozvodu { $system }
closing-cells =
    { $cells ->
        [one] { $cells } komora ožila
        [few] { $cells } komory ožily
       *[other] { $cells } komor ožilo
    }
networker-stay =
    { $count ->
        [one] { $count } technik zůstává v zásobě
        [few] { $count } technici zůstávají v zásobě
       *[other] { $count } techniků zůstává v zásobě
    }
coach-networker-text =
    { $free ->
        [0] Žádná komora tvé kartičky není volná. Technika si nech.
        [one] Jedna volná komora na tvé kartičce. Boduje s rozvodem.
        [few] { $free } volné komory na tvé kartičce. Vyber jednu, nebo si technika nech.
       *[other] { $free } volných komor na tvé kartičce. Vyber jednu, nebo si technika nech.
    }
place-spoken-closes =
    { $cells ->
        [one] Uzavře rozvod s { $cells } komorou.
        [few] Uzavře rozvod se { $cells } komorami.
       *[other] Uzavře rozvod s { $cells } komorami.
    }
networker-spoken-points =
    { $points ->
        [one] { $cell }, { $points } bod.
        [few] { $cell }, { $points } body.
       *[other] { $cell }, { $points } bodů.
    }

### For those who play by ear.
took = { $name } si bere: { $category }.
scene-go-on = Dál klávesou Enter.
board-no-spot = Tím směrem žádné pole není.
place-short-open =
    Nic neuzavírá, { $ends ->
        [0] žádný konec otevřený.
        [one] jeden konec otevřený.
        [few] { $ends } konce otevřené.
       *[other] { $ends } konců otevřených.
    }
place-short-could = Technik by získal { $points }.
networker-channels = kanál { $channels }
networker-no-channels = bez konců
key-spot-more = víc o tomto poli
key-spot-list = pole po řadě
