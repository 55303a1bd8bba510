### The lobby of a table.
lobby-title = Stůl { $game }
lobby-who = Kdo sedí u stolu?
lobby-lead = Pošli odkaz, nebo místo obsaď botem. Hrát mohou dva až čtyři.
lobby-lead-full = Všichni jsou tady. Začni, kdy chceš.
lobby-lead-wait = Všichni jsou tady. Začne se, jakmile budou všichni připraveni.
lobby-you-host = Ty, hostitel
lobby-you = Ty
lobby-host = Hostitel
lobby-joined = Přes odkaz
lobby-ready = Může začít
lobby-not-ready = Ve spojení, ještě ne
lobby-not-ready-short = Ještě ne
lobby-im-ready = Můžeme začít
lobby-unready = Počkej, ještě ne
lobby-add-bot = Přidat bota
lobby-or-wait = nebo počkat na přátele
lobby-free = Volné místo
lobby-remove = Odebrat: { $name }
lobby-level = Úroveň
lobby-leave = Odejít
lobby-code = Kód stolu
lobby-copy = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-by-hand = Tento prohlížeč nedovolí stránce kopírovat. Označ text a zkopíruj ho.
lobby-qr = QR kód odkazu na stůl
lobby-only-here = Tento odkaz funguje jen na tomto zařízení.
lobby-only-here-how = Jak se přidají ostatní?
lobby-only-here-text = Kdo server provozuje, spustí ho znovu s { $option }. Pak odkaz otevřou i jiná zařízení ve stejné síti.
lobby-network = Ostatní ve tvé síti to mohou otevřít.
lobby-game = Hra
lobby-sand-timer = Přesýpací hodiny
lobby-sand-timer-hint = po prvním řešení
lobby-turns = Čas na tah
lobby-turns-hint = na výběr / na položení
lobby-seconds = { $seconds } s
lobby-begins = Kdo začíná
lobby-begins-hint = podle pravidel nejmladší
lobby-first-coder = První šifrant
lobby-first-coder-hint = skryje první slovo
lobby-by-lot = Losem
lobby-seat-number = Místo { $seat }
lobby-colour = Barva
lobby-colour-title = { $name }: vyber barvu
lobby-colour-change = { $name }: { $colour }. Vybrat jinou barvu
lobby-colour-taken = obsazená
colour-iris = Fialová, tečky
colour-moss = Zelená, pruhy
colour-rust = Oranžová, šipky
colour-chalk = Bílá, hladká
lobby-mix = Hádanky
lobby-mix-hint = jak jsou těžké
lobby-totals = Ukazovat součty na vahách
lobby-totals-hint = Pomůže v prvních hrách a mladším
lobby-words = Slova
lobby-words-hint = délka a jazyk
lobby-word-length = Délka slov
lobby-word-language = Jazyk slov
lobby-house-words = Domácí slova
lobby-house-words-hint = Šifrant může použít slovo, které není ve slovníku.
lobby-on = Ano
lobby-off = Ne
lobby-spectators = Diváci se mohou dívat
lobby-spectators-hint = Tajemství neuvidí.
lobby-take-over = Za toho, kdo odejde, hraje bot
lobby-take-over-hint = Vrátit se dá na začátku kola.
mix-gentle = Mírné
mix-mixed = Smíšené
mix-fierce = Zapeklité
bot-spark = Jiskra
bot-relay = Relé
bot-turbine = Turbína
bot-core = Jádro
bot-text-spark = Lehký: dává si na čas
bot-text-relay = Střední: vyrovnaný soupeř
bot-text-turbine = Těžký: rychlý a opatrný
bot-text-core = Velmi těžký: skoro nikdy se nemýlí
bot-solves = Bot, { $level }: řeší asi { $seconds } s
level-spark = lehký
level-relay = střední
level-turbine = těžký
level-core = velmi těžký

lobby-start =
    { $players ->
        [1] Začít bez ostatních
        [2] Začít ve dvou
        [3] Začít ve třech
       *[other] Začít ve čtyřech
    }
lobby-pace = Čas na rozmyšlenou
lobby-pace-hint = na slova a otázky
pace-brisk = Svižně
pace-calm = V klidu
lobby-one-device = Jedno zařízení pro všechny
lobby-one-device-hint = Všichni sedí kolem a zařízení koluje.
lobby-fitting = Písmena, která ještě sedí
lobby-fitting-hint = Vidí je všichni. Pomůže v prvních hrách.
lobby-seat-another = Hraje tu ještě někdo
lobby-seat-title = Kdo další hraje na tomto zařízení?
lobby-seat-text = Každý dostane vlastní místo. Zařízení se předává tomu, kdo je na řadě.
lobby-seat-name = Jméno na tomto místě
lobby-seat-done = Posadit se

lobby-sits = { $name } si sedá.
lobby-stands = { $name } už u stolu nesedí.
lobby-is-ready = { $name } může začít.
lobby-host-is = Hostitelem je teď { $name }.
lobby-host-you = Hostitelem jsi teď ty.
lobby-lost-seat = Tvé místo bylo uvolněno.
lobby-lost-seat-text = Kde je volno, můžeš si zase sednout.
lobby-lost-ready = Nastavení stolu se změnilo.
lobby-lost-ready-text = Souhlasíš i tak?

### Playing by ear, and what a pace means.
lobby-by-ear = Hraje po sluchu, má víc času
lobby-by-ear-short = po sluchu
pace-seconds = { $handing } / { $asking } s
