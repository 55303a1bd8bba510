### Tips of a first game; each is shown once, at the control it speaks of.
tip-got-it = Rozumím
tip-no-more = Už žádné tipy
tip-choose = Vezmi si kartičku: hádanka je na zadní straně. Kdo ji vyřeší, položí kartičku na plán a boduje. Hraje se do 15.
tip-solve = Vyber díl a pak jeho místo. Nebo ho tam přetáhni. Zpět vrací vždy jeden krok.
tip-above = Shora musí tvá stavba vypadat jako obrázek. Tato tlačítka ji ukážou z jiných stran.
tip-timer = Jedna hádanka už je vyřešená. Máš čas, dokud se písek nepřesype.
tip-place = Vyber označené pole a otáčej kartičkou, až se její kanály potkají s jinými. Rozvod bez otevřeného konce je uzavřený a boduje.
tip-outcome = Tady vidíš, co by tvoje kartička uzavřela a kdo by bodoval. Kanál se uzavře i o prázdnou hranu. Nic neplatí, dokud nepotvrdíš.
tip-networker = Když se jeho rozvod uzavře, technik boduje za každou komoru barvy, na které stojí. Barvu drží, kdo přišel první. Máš jen tři.
tip-wheel = Tady vidíš body. Jakmile má někdo 15, kolo se dohraje a vyhrává, kdo má nejvíc bodů.
tip-cipher-compose = Tvoje slovo se při psaní skládá z dílů. Kostka nějaké navrhne.
tip-cipher-hand-out = Ty volíš, co dostanou příště. Každé NE ti přinese bod.
tip-cipher-ask = Vyber pole, kam by díl mohl patřit, a zeptej se. Vyložené díly můžeš otáčet a posouvat a zkoušet písmena.
tip-cipher-guess = Kdo slovo ví, řekne ho, kdykoli. Máš tři žetony.
tip-cipher-bonus = Teď každý díl něco stojí: šifrant za něj má dva body. Hádej, žádej, nebo vynech.
