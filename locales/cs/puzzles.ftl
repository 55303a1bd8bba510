### What the four puzzles share.
puzzle-board = Deska hádanky
key-pick = vzít
key-turn = otočit
key-flip = převrátit
key-move = posunout
key-cell = pole
key-lay = položit
key-take-off = sundat
key-delete = Del
key-tip = překlopit
key-roll = převalit
key-view = pohled
key-drop = pustit
hand-empty = Nic v ruce.
piece-off = { $piece }: nepoloženo.
puzzle-place = řádek { $row } sloupec { $column }
describe-board = Popsat plán
drop-weight = Pusť ho nad miskou.
drop-fragment = Pusť ho nad mřížkou.
drop-conduit = Pusť ho nad volným polem.

### Weight.
weight-pieces = Závaží
weight-piece = Závaží
weight-used = Závaží, v misce
weight-aside = Toto závaží zůstane stranou
weight-aside-why = Tato hádanka se bez něj obejde.
weight-hint = Kliknutím na misku do ní dáš závaží, dalším kliknutím další. Když jsou v miskách všechna ({ $total }), klikni na misku, ze které chceš jedno vzít, a pak na tu, kam patří. V jedné misce jich může být víc, nebo žádné.
weight-empty = Vyprázdnit
weight-take-first = Nejdřív vezmi závaží
weight-take-first-why = Klepni na misku, ve které nějaké je: jedno z ní vezmeš.
weight-in-hand = Závaží v ruce.
weight-key-add = do misky
weight-key-take = vzít zpět

### Fragment.
fragment-pieces = Úlomky
fragment-hint = Táhni, nebo klikni na díl a pak na bod. Dvojím kliknutím položený díl otočíš. Převracet je třeba jen rovnoběžník.

### Conduit.
conduit-pieces = Části potrubí
conduit-hint = Kliknutím položený díl otočíš. Vytažením ho vezmeš zpět. Díl svítí, když jsou všechny jeho konce spojené.
conduit-forbidden = Tento díl je přeškrtnutý a zůstane stranou.

### Angular.
angular-pieces = Hranoly
angular-hint = Klikni na podlahu nebo na hranol: spadne tam orámovaná kostka drženého dílu. Červené rámečky ukazují, co se shora neshoduje s obrázkem.
angular-picture = Obrázek
angular-above = Shora
angular-turn = Otočit
angular-tip = Překlopit
angular-roll = Převalit
angular-turn-view = Otočit pohled
angular-free = Volný pohled
angular-turn-view-word = Pohled
angular-above-word = Shora
angular-view-spoken = Pohled { $view } ze 4.
angular-free-word = Volný
angular-refusal-free = Prostorový pohled tu není
angular-refusal-free-why = Tento prohlížeč ho neumí vykreslit. Kresba ukazuje totéž.
angular-refusal-gap = Pod dílem je mezera
angular-refusal-gap-why = Každý hranol stojí na podlaze nebo na jiném hranolu.
angular-refusal-outside = Tam se nevejde
angular-refusal-outside-why = Otoč ho, nebo vyber jiné místo.
angular-refusal-covered = Něco na něm stojí
angular-refusal-covered-why = Nejdřív sundej horní díl.

weight-cup =
    Miska { $cup } { $side ->
        [left] vlevo
       *[right] vpravo
    }, platí za { $number }, { $count ->
        [0] prázdná.
       *[other] závaží: { $count }.
    }
weight-lean =
    { $lean ->
        [left] Váhy se kloní doleva.
        [right] Váhy se kloní doprava.
       *[none] Váhy jsou v rovině.
    }
weight-totals = Vlevo { $left }, vpravo { $right }.
fragment-name =
    { $piece ->
        [large] Velký trojúhelník
        [medium] Střední trojúhelník
        [small] Malý trojúhelník
        [square] Čtverec
       *[parallelogram] Rovnoběžník
    }
fragment-held = { $piece } v ruce. Rohy: { $corners }.
fragment-lies =
    { $piece } { $fits ->
        [yes] sedí.
        [out] přečnívá.
       *[over] leží na jiném úlomku.
    } Rohy: { $corners }.
conduit-held = { $piece } v ruce: { $ends }.
conduit-cell-name =
    Pole řádek { $row } sloupec { $column }: { $piece ->
        [end] konec
        [straight] rovná
        [elbow] koleno
        [tee] odbočka
       *[none] prázdné
    }
conduit-piece-name =
    { $piece ->
        [end] Konec
        [straight] Rovná
        [elbow] Koleno
       *[tee] Odbočka
    }{ $out ->
        [yes] , nepovoleno
       *[no] { "" }
    }
conduit-end-joined = { $side } spojeno
conduit-end-open = { $side } otevřeno
conduit-stub = přívod potrubí: { $side }
angular-name =
    { $piece ->
        [R] Malinový hranol s křížkem, L
        [B] Modrozelený hranol s čárkou, T
        [Y] Okrový hranol s kroužkem, S
       *[G] Kostěný hranol s tečkou, V
    }
angular-colour =
    { $piece ->
        [R] malinová
        [B] modrozelená
        [Y] okrová
       *[G] kostěná
    }
angular-place =
    { $piece } { $how ->
        [lies] stojí
        [ok] by stál
        [gap] by nechal mezeru
       *[outside] by přečníval
    }: { $where }.
angular-level = patro { $levels }
angular-covers = Zakrývá: { $pieces }.
angular-above-differs =
    { $count ->
        [0] Shora všechno sedí.
        [one] Shora se liší { $count } pole.
        [few] Shora se liší { $count } pole.
       *[other] Shora se liší { $count } polí.
    }
grade-easy = Lehká
grade-medium = Střední
grade-hard = Těžká
grade-expert = Expertní
