### Výuka: dvě kola Circuitu proti trpělivému botovi.
learn-title = Výuka
learn-welcome = Circuit za pět minut
learn-welcome-text = Hraje se o body: rozvod bez volného konce je uzavřený a technici v něm bodují. Každé kolo má tři kroky. Vybereš si kartičku. Vyřešíš hádanku na jejím rubu. Pak ji položíš a smíš vyslat technika.
learn-welcome-patient = Přicházíš ve čtvrtém kole. Hraje proti tobě { $name } a počká, jak dlouho chceš. Ve skutečné hře se písek sype, jakmile má někdo vyřešeno.
learn-begin = Začít
learn-leave = Odejít
learn-leave-text = Odejít můžeš kdykoli a později začít znovu.
learn-go-on = Pokračovat
learn-help = Ukaž mi krok
learn-to-place = Položit kartičku
learn-choose = Vyber { $category } a vezmi si kartičku
learn-choose-text = Ve skutečné hře vybíráš, co chceš.
learn-solved = Vyřešeno! Kartička je tvoje
learn-solved-text = Teď ji polož na plán.
learn-spot = Vyber označené pole
learn-spot-text = Ve skutečné hře je otevřené každé volné pole vedle kartičky.
learn-turn = Otoč kartičku
learn-turn-text = Otáčej ji, dokud se její kanál nepotká s kanálem vedle. Prázdná strana by ho ukončila příliš brzy.
learn-lay = Kanály se potkaly
learn-lay-text = Stiskni „{ $button }“.
learn-send = Vyšli technika
learn-send-text = Vyber růžovou komoru: zatím se počítají tři. Žluté dvě.
learn-send-more = Vyšli dalšího
learn-send-more-text = Vyber žlutou komoru: hned přinese tři body.
learn-held = Potvrď tah
learn-held-text = Žlutou tu už držíš, tenhle technik proto zůstane u tebe. Ten druhý teď boduje.
learn-confirm = Potvrď tah
learn-confirm-text = Technik tam zůstane, dokud se rozvod neuzavře.
learn-confirm-more = Potvrď tah
learn-confirm-more-text = Rozvod se uzavře a tvoji technici bodují.
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
learn-done-more = Ve skutečné hře jsou otevřená všechna volná pole, hrají až čtyři, a jakmile někdo dosáhne 15, kolo se dohraje a vyhrává, kdo má nejvíc bodů.
learn-next = Teď celá hra: proti tobě hraje { $name }, hádanky jsou mírné a odejít můžeš kdykoli. Písek se sype, až když někdo vyřeší.
learn-play = Zahrát si první hru
learn-later = Teď ne
learn-offline = Bez připojení
learn-offline-text = Nepodařilo se zjistit, zda je hádanka vyřešená. Pohni dílem a zkus to znovu.
