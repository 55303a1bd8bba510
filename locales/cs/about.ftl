about-title = O hře Enigma
about-note = O tomto serveru
about-games = Čí jsou to hry
about-games-text =
    _Circuit_ se řídí pravidly hry „Enigma“, jejímž autorem je _Touko Tahkokallio_; ilustroval ji Victor Boden, vydalo ji nakladatelství Zoch v roce 2014 a česky Albi.

    _Cipher_ se řídí pravidly hry „Enigma“, známé také jako „Decipher“. Jejími autory jsou _Bill Eberle_, _Greg Olotka_ a _Peter Olotka_; vychází z hry „Runes“, kterou vymysleli s Jackem Kittredgem. Vydalo ji HeidelBÄR Games v roce 2020 a francouzsky Atalia.

    Toto je nezávislé zpracování s vlastními hádankami, kartičkami, tvary písmen, texty a obrázky. S autory a vydavateli není nijak spojeno a není jimi podporováno; názvy her a firem patří svým majitelům. Děkujeme za dvě krásné hry!
about-licences = Licence
about-code = Kód lze používat podle licence MIT nebo Apache License 2.0, podle vlastního výběru.
about-fonts = Písma mají licenci SIL Open Font License 1.1:
about-words = Seznamy slov mají licenci CC BY-SA 4.0. Pocházejí odtud (anglicky):
about-loading = Načítá se …
about-version = Verze { $version }
