### The rules in the app. An empty line begins a new paragraph, _so_ is a word made bold.
rules-title = { $game }: pravidla
rules-contents = Obsah
rules-all = Všechna pravidla hry { $game }
rules-try = { $game }: nauč se to hrou za { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
rules-back-up = Zpět na obsah

### Circuit.
rules-circuit-lead = Dva až čtyři hráči probouzejí starý stroj. Přečteš to za tři minuty a každá fáze se vejde na jednu kartu.

rules-circuit-aim = O co jde
rules-circuit-aim-text =
    Za vyřešené hádanky získáváš _kartičky_. Pokládáte je k sobě a jejich _rozvodové kanály_ se spojují v _rozvody_.

    Na _plazmových komorách_ v rozvodech stojí vaši _technici_. Když se rozvod uzavře, přinesou vám body.

    Každé kolo probíhá stejně: volba, řešení, pokládání, konec kola. Jakmile má někdo 15 bodů, kolo se dohraje. Pak vyhrává ten, kdo má nejvíc bodů.

    Pro dva až čtyři hráče od 8 let. Hra trvá asi 45 minut.
rules-circuit-aim-picture = Uzavřený rozvod svítí. Bodovací kolo počítá do 15.

rules-circuit-choosing = Volba
rules-circuit-choosing-text =
    Na stole jsou čtyři _hromádky hádanek_, jedna pro každý druh. Z vrchní kartičky vidíš _rozvodovou stranu_: tu pak položíš. _Strana s hádankou_ zůstává skrytá.

    Jako první vybírá _začínající hráč_, potom ostatní po řadě. Každou hromádku si může v jednom kole vzít jen jeden hráč. Když ti dojde čas, vybere za tebe hra některou volnou.

    Nejdřív si prohlédni plán. Která kartička by se ti tam hodila? A která hádanka tě baví?
rules-circuit-choosing-picture = Čtyři hromádky s vrchními kartičkami. Jedna už je obsazená.

rules-circuit-solving = Řešení
rules-circuit-solving-text =
    Až si všichni vyberou, otočí se všechny kartičky ve stejnou chvíli. Každý řeší svou vlastní hádanku.

    Kdo ji vyřeší první, otočí _přesýpací hodiny_. Ostatní mají čas, dokud se písek nepřesype. Nemusíš nic mačkat: hra sama hned pozná, že je hádanka vyřešená.

    Máš ji? Pak můžeš kartičku položit. Pokud ne, jde do _krabice_ a ze hry je venku.

    Hádanku můžeš také _vzdát_. Když ji všichni vyřešili nebo vzdali, na písek se nečeká. Nenajde-li řešení nikdo, skončí fáze po několika minutách sama. U stolu bez přesýpacích hodin skončí fáze, až všichni hádanku vyřeší nebo vzdají, nebo po těch několika minutách.
rules-circuit-solving-picture = Jedna hráčka už to má. Ostatním se teď sype písek.

rules-circuit-weight = Hádanka s váhami
rules-circuit-weight-text =
    Dej všechna závaží do misek vah. Každá miska má číslo: tolik platí každé závaží, které v ní leží.

    V misce může být víc závaží, nebo taky žádné. Vyřešeno je, když obě strany váží stejně.
rules-circuit-weight-picture = Vlevo 7 + 2, vpravo 3 + 3 + 3: na obou stranách devět. Miska s pětkou zůstává prázdná.

rules-circuit-fragment = Hádanka s úlomky
rules-circuit-fragment-text =
    Zakryj obrys všemi sedmi úlomky. Nic se nesmí překrývat a nic nesmí přečnívat.

    Úlomky můžeš otáčet. Rovnoběžník jde i převrátit. Řešení bývá víc a platí každé správné.
rules-circuit-fragment-picture = Obrys a sedm úlomků, které ho vyplní.

rules-circuit-conduit = Hádanka s potrubím
rules-circuit-conduit-text =
    Na každé pole polož jednu část potrubí. Nakonec nesmí zůstat nic otevřené: každý konec navazuje na jiný konec nebo na přípojku na okraji.

    Části označené X zůstanou stranou, všechny ostatní jsou potřeba. Potrubí může mít i několik oddělených větví.
rules-circuit-conduit-picture = Všechno je spojené, a tak všechno svítí. Konec označený X nebyl povolený.

rules-circuit-angular = Hádanka s hranoly
rules-circuit-angular-text =
    Slož dohromady všechny čtyři hranoly. Při pohledu přesně shora musí stavba vypadat jako na obrázku.

    Každý hranol leží na podlaze nebo na jiném hranolu. Pod žádným nesmí být dutina, ani tam, kde by ji shora nikdo neviděl.
rules-circuit-angular-picture = Vlevo obrázek, uprostřed stavba, která mu odpovídá. Vpravo: dutina pod hranolem není dovolená.

rules-circuit-placing = Pokládání
rules-circuit-placing-text =
    Kartičky pokládají jen ti, kdo svou hádanku vyřešili, jeden po druhém. První pokládá začínající hráč; na tom, kdo byl nejrychlejší, nezáleží. Pokud hádanku nevyřešil, začíná ten, kdo ji vyřešil a sedí mu po směru hodinových ručiček nejblíž.

    Polož kartičku vedle jiné tak, aby se dotýkaly celou stranou. Dotknout se jen rohem nestačí. Otočit ji můžeš, jak chceš.

    Okraje k sobě nemusí pasovat. Kanál, který narazí na prázdný okraj, tam končí a dostane záslepku. Kanál, který míří na volné pole, je ještě _otevřený_.

    Položit ji nemusíš. Když nechceš, jde kartička do krabice a tvůj tah končí.
rules-circuit-placing-picture = Orámovaná kartička se právě pokládá. Na čárkovaná pole by se smělo také. Malá šipka značí otevřený kanál, proužek záslepku.

rules-circuit-networkers = Technici
rules-circuit-networkers-text =
    Hned po položení můžeš postavit jednoho technika ze své _zásoby_ na plazmovou komoru nové kartičky. Můžeš si ho taky nechat.

    Rozhoduje jediná věc: stojí už ve _stejném rozvodu_ nějaký technik na _stejné barvě_? Pak je tato barva obsazená, i když je to tvůj vlastní technik. Ostatní barvy jsou volné.

    Kartička může spojit dva rozvody. Když se tak setkají technici na stejné barvě, všichni zůstávají a všichni bodují.

    Techniky máš tři. Když je zásoba prázdná, pokládáš bez technika, dokud se některý rozvod neuzavře a nevrátí ti ho.
rules-circuit-networkers-picture = Nová kartička leží vpravo. Žlutá je v tomto rozvodu obsazená, ale růžová komora je volná.

rules-circuit-closing = Uzavření a body
rules-circuit-closing-text =
    Rozvod je _uzavřený_, když už žádný jeho kanál nemíří na volné pole. Nezáleží na tom, kdo položil poslední kartičku.

    Každý technik v něm teď spočítá všechny komory té barvy, na které stojí. Za každou takovou komoru v rozvodu má jeho majitel jeden bod.

    Potom se všichni technici z rozvodu vracejí do svých zásob. Uzavřený rozvod bez techniků nepřinese nikomu nic. Jedna kartička může uzavřít i několik rozvodů; každý se počítá zvlášť.
rules-circuit-closing-picture = Tečkovaný technik stojí na žluté a počítá tři žluté komory: 3 body. Pruhovaný stojí na růžové: 2 body.

rules-circuit-round-end = Konec kola
rules-circuit-round-end-text =
    Když se vystřídali všichni, kdo hádanku vyřešili, kolo končí. Teď si můžete prohlédnout řešení všech.

    Má někdo 15 bodů nebo víc? Pokud ne, stává se začínajícím hráčem další v pořadí a začíná nové kolo.
rules-circuit-round-end-picture = Značka začínajícího hráče se posune o jedno místo.

rules-circuit-game-end = Konec hry
rules-circuit-game-end-text =
    Hra končí, když má na konci kola někdo aspoň 15 bodů. Vyhrává ten, kdo má nejvíc bodů, ať už byl na patnácti první kdokoli.

    Je to nerozhodně? Pak vyhrává ten, komu na plánu stojí víc techniků. Je-li i to stejné, o vítězství se dělíte.

    Hra skončí i tehdy, když už není dost hromádek s kartičkami pro všechny.
rules-circuit-game-end-picture = Na metu dosáhli dva, ale 17 je víc než 15.

rules-circuit-away = Když je někdo pryč
rules-circuit-away-text =
    Když někomu vypadne spojení, hra pokračuje. Jakmile mu dojde čas, vybere hra za něj. Kartička, která se nepoloží včas, jde do krabice. Když jsou všichni ostatní se svou hádankou hotovi, čekají nejvýš 20 sekund.

    Po 90 sekundách může hostitel čekat dál, nebo nechat hrát bota. Kdo se vrátí, převezme své místo zpět na začátku kola.

    Odejde-li někdo nadobro a žádný bot ho nenahradí, zůstanou jeho technici na plánu a bodují dál. V konečném pořadí je za všemi, kdo zůstali.
rules-circuit-away-picture = Na chvíli pryč: místo zatím drží bot.

### Cipher.
rules-cipher-lead = Jeden skryje slovo, ostatní ho skládají tah po tahu. Přečteš to za dvě minuty.

rules-cipher-aim = O co jde
rules-cipher-aim-text =
    V každém kole je jeden z vás _šifrant_ a skryje _tajné slovo_. Všichni ostatní jsou _luštitelé_ a chtějí ho najít.

    Každé písmeno se skládá z _dílů_. Luštitelé je dostávají po jednom a zjišťují, kam patří. Kdo slovo zná, smí ho kdykoli říct.

    Na každého přijde řada, aby skryl slovo. Nakonec vyhrává ten, kdo má nejvíc bodů.

    Pro dva až čtyři hráče od 13 let.
rules-cipher-aim-picture = Šifrant slovo vidí. Luštitelé vidí jen to, co se už našlo.

rules-cipher-alphabet = Abeceda z dílů
rules-cipher-alphabet-text =
    Díly písmen jsou čtyř druhů: _dlouhá tyčka_, _krátká tyčka_, _široký oblouk_ a _úzký oblouk_. Každé písmeno potřebuje vždy tytéž. Na abecedu se můžeš kdykoli podívat.

    Počítá se jen to, kolik je kterých. Některá písmena potřebují úplně totéž: A a H, L a T, M a W, V a X a také F, K a Z. Které z nich to je, pak prozradí jen samotné slovo.
rules-cipher-alphabet-picture = Čtyři druhy dílů a všechna písmena z nich.

rules-cipher-composing = Skrýt slovo
rules-cipher-composing-text =
    Pro celou hru platí u stolu jedna délka, 3 až 6 písmen. Šifrant vymyslí slovo této délky.

    Musí být ve slovníku a všichni by ho měli znát. Jména, zkratky, slang a cizí slova nejsou dovolena; nadávky jen tehdy, když s nimi u soukromého stolu všichni souhlasí. Háčky a čárky se vynechávají. Když tě nic nenapadne, hra ti slovo navrhne.

    Všechny díly slova teď leží v _tajné přihrádce_. Vidí do ní jen šifrant.
rules-cipher-composing-picture = Toto slovo potřebuje 11 dílů.

rules-cipher-asking = Vydávání a otázky
rules-cipher-asking-text =
    Začíná luštitel, který sedí za šifrantem, pak se hraje po řadě. Šifrant vybere díl z tajné přihrádky a _vydá_ ho.

    Když díl dostaneš ty, ukaž na _pole písmene_ a zeptej se: patří sem?

    Při ANO tam zůstane a na řadě je další luštitel. Při NE se ptáš na jiné pole, dokud díl nesedne. Odpovídá hra, takže se šifrant nemůže splést.

    Díly v poli můžeš otáčet a posouvat a zkoušet tak písmena. Vidíš to jen ty.
rules-cipher-asking-picture = Patří široký oblouk do pole 3? Jedna otázka to ukáže.

rules-cipher-no-tokens = Žetony NE
rules-cipher-no-tokens-text =
    Po každém NE leží v tomto poli na tomto druhu dílu _žeton NE_. V tomto kole se tam na něj už nikdo nesmí ptát.

    I NE něco prozradí: toto písmeno už další takový díl nepotřebuje. Možná stačí to, co tam leží. Tak některá písmena odpadnou.

    Za každý žeton NE má šifrant 1 bod.
rules-cipher-no-tokens-picture = Jedna dlouhá tyčka, druhá už ne a žádné oblouky: zbývají tato písmena.

rules-cipher-guessing = Říct slovo
rules-cipher-guessing-text =
    Každý luštitel může slovo říct kdykoli, i když je na řadě někdo jiný. Stojí to jeden ze tří _žetonů pokusu_; dostane ho šifrant.

    _Správně:_ kolo hned končí a _žeton Enigma_ je tvůj.

    _Špatně:_ tvoje slovo slyší všichni a hraje se dál. Nikdo neříká, která písmena seděla. Po třech špatných slovech jsi pro toto kolo _vyřazen_. Pokud držíš díl, převezme ho další luštitel.

    Můžete to také společně vzdát: luštitel smí kdykoli navrhnout, že už nikdo nebude hádat. Když souhlasí všichni luštitelé, kolo končí a slovo nenašel nikdo.
rules-cipher-guessing-picture = První pokus byl špatně, druhý správně. Jeden žeton zbývá.

rules-cipher-bonus = Bonusová fáze
rules-cipher-bonus-text =
    Když v tajné přihrádce zbývají tři díly nebo méně, začíná _bonusová fáze_. Od této chvíle se nic nevydává samo. Až budeš na řadě, máš tři možnosti:

    _Požádat o díl._ Šifrant si za to vezme _bonusový žeton_ za 2 body.

    _Říct slovo._ Kdo ho najde, má 5 bodů a k tomu 2 za každý bonusový žeton, který tu ještě leží.

    _Vynechat._ Když jeden po druhém vynechají všichni luštitelé, kolo končí a slovo nenašel nikdo.
rules-cipher-bonus-picture = Jeden bonusový žeton je pryč. Správné slovo teď vynese 5 + 2 + 2 body.

rules-cipher-scoring = Bodování
rules-cipher-scoring-text =
    _Luštitelé_ mají 1 bod za každý žeton pokusu, který jim zbyl. Kdo slovo řekl, má navíc 5 za žeton Enigma a 2 za každý bonusový žeton, který tu ještě leží.

    _Šifrant_ má 1 za každý žeton NE, 2 za každý bonusový žeton, který si vzal, a 1 za každý žeton pokusu, který dostal. Když slovo nenašel nikdo, má ještě 5 za žeton Enigma.
rules-cipher-scoring-picture = Mara skryla slovo PANDA. Ines ho našla na druhý pokus: 5 + 2 × 2 + 1 = 10. Mara: 3 + 2 + 3 = 8. Tomášovi zbyly dva žetony: 2.

rules-cipher-game-end = Konec hry
rules-cipher-game-end-text =
    Po každém slově se šifrantem stává další v pořadí a všichni mají zase tři žetony pokusu.

    Hra končí, když každý skryl jedno slovo. Ve dvou skryje každý dvě. Body ze všech kol se sečtou a vyhrává ten, kdo jich má nejvíc. Při shodě se o vítězství dělíte.
rules-cipher-game-end-picture = Bodovací list, vlevo první šifrant. Šrafované políčko ukazuje, kdo slovo skryl.

rules-cipher-away = Když je někdo pryč
rules-cipher-away-text =
    Když je luštitel pryč nebo mu dojde čas, jeho díl přejde na dalšího. Žetony mu zůstávají a hraje zase s vámi, jakmile se vrátí. Není-li jiný luštitel, hra počká.

    Když to šifrantovi trvá moc dlouho, hra slovo vylosuje nebo vydá díl náhodně. Místo může převzít i bot.

    Kdo odejde nadobro, nechá si dosavadní body, ale dál už nehraje.
rules-cipher-away-picture = Na chvíli pryč: místo zatím drží bot.

### Playing by ear.
rules-by-ear = Hra po sluchu a klávesami
rules-by-ear-time = V nastavení zapni „Hraji po sluchu“. Tvé místo má pak aspoň 240 sekund písku, 90 na výběr a 240 na položení; v Cipheru 60 na vydání a 120 na otázku. Všichni u stolu to vidí a snadní boti nespěchají. Proti samotným botům nemají tahy hodiny a přesýpací hodiny lze v lobby vypnout.
rules-by-ear-ask = Na každé obrazovce se jedno písmeno ptá a odpověď se přečte: D popíše desku, L zopakuje, co se stalo naposled, H řekne, kolik zbývá času, S stav bodů, W co můžeš dělat a kterými klávesami. Otazník vypíše všechny klávesy. Pokud si čtečka nechává písmena pro sebe, přepni ji do režimu formuláře; deska, která má fokus, své klávesy dostane vždy.
rules-by-ear-move = F6 přechází z jedné části obrazovky na další. Na čem stojíš, to se přečte; co dělají ostatní, to se řekne samo. Escape vezme zpět, na co je zamířeno, Enter to potvrdí. C otevře chat.
rules-by-ear-circuit = Výběr: 1 až 4 nebo šipky vedou ke kartičce, Enter ji vezme. Pokládání: šipky chodí po desce od zkoušené kartičky, Page Down projde všechna pole, R kartičku otočí, I řekne o poli víc, Enter ji položí. Pak šipky procházejí komory pro technika; poslední možnost je nechat si ho.
rules-by-ear-cipher = Vydávání: 1 až 4 znamenají dlouhou tyčku, krátkou tyčku, široký oblouk a úzký oblouk. Ptaní: číslice tě postaví k poli s tím číslem a přečte ho, Enter se zeptá. Slovo prostě napiš: písmena jdou do okének, ať stojíš kdekoli, a Enter je po potvrzení řekne. D, L, H, S a W při tom také odpovídají. V bonusové fázi tě 1 postaví k žádosti o díl a 2 k vynechání, Enter to provede. Dokud smíš hádat, chat a zvuk najdeš v horní liště.
rules-by-ear-puzzles = Hádanky: číslice berou dílek nebo přidají závaží do misky, šipky posouvají, R otáčí, F převrací, Enter pokládá, Delete odebírá, Ctrl a Z vrací zpět. Každý druh si nejdřív zkus bez hodin: po sluchu jdou nejrychleji Váhy, nejdéle Hranoly a Úlomky.
