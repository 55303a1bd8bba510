### Výuka: dvě kola Circuitu proti trpělivému botovi.
learn-title = Výuka
learn-welcome = Circuit za pět minut
learn-welcome-text = Každé kolo má tři kroky. Vybereš si kartičku. Vyřešíš hádanku na jejím rubu. Pak ji položíš a smíš vyslat technika.
learn-welcome-patient = Přicházíš ve čtvrtém kole. Hraje proti tobě { $name } a počká, jak dlouho chceš. Ve skutečné hře se písek sype, jakmile má někdo vyřešeno.
learn-begin = Začít
learn-leave = Odejít
learn-leave-text = Odejít můžeš kdykoli a později začít znovu.
learn-go-on = Pokračovat
learn-help = Ukaž mi krok
learn-to-place = Položit kartičku
learn-hint-turn = Raději ji otoč
learn-hint-turn-text = Prázdná strana ukončí kanál startovní kartičky. Rozvod se tím uzavře a boduje jen cizí technik. Otoč kartičku tak, aby se kanály potkaly.
learn-hint-networker = Tentokrát jednoho vyšli
learn-hint-networker-text = Body přinášejí jen technici. Vyber komoru na své nové kartičce: růžová má zatím tři komory, žlutá dvě.
learn-second = Rozvod roste
learn-second-text = Tvůj technik boduje, až se uzavře poslední volný konec. Tentokrát vybírá jako první { $name }. Tvoje další kartička má jediný konec: přesně ten potřebuješ.
learn-done = To je Circuit
learn-done-text =
    { $points ->
        [one] Máš jeden bod.
        [few] Máš { $points } body.
       *[other] Máš { $points } bodů.
    } Každý technik spočítal komory své barvy v uzavřeném rozvodu a vrátil se domů.
learn-done-more = Ve skutečné hře jsou otevřená všechna volná pole, hrají až čtyři, a jakmile někdo dosáhne 15, vyhrává nejvíc bodů.
learn-play = Ke hrám
learn-offline = Bez připojení
learn-offline-text = Nepodařilo se zjistit, zda je hádanka vyřešená. Pohni dílem a zkus to znovu.
