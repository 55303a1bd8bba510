about-title = About Enigma
about-note = About this server
about-games = Whose games these are
about-games-text =
    _Circuit_ plays by the rules of “Enigma” by _Touko Tahkokallio_, illustrated by Victor Boden, published by Zoch in 2014 and in Czech by Albi.

    _Cipher_ plays by the rules of “Enigma”, also known as “Decipher”, by _Bill Eberle_, _Greg Olotka_ and _Peter Olotka_, based on “Runes”, which they designed with Jack Kittredge. It was published by HeidelBÄR Games in 2020 and in French by Atalia.

    This is an independent implementation with its own puzzles, tiles, letter shapes, texts and pictures. It is neither affiliated with the designers and publishers nor endorsed by them; the names of games and companies belong to their owners. Thank you for two fine games!
about-licences = Licences
about-code = The code may be used under the MIT licence or the Apache License 2.0, as you like.
about-fonts = The fonts are licensed under the SIL Open Font License 1.1:
about-words = The word lists are licensed under CC BY-SA 4.0. This is where they come from:
about-loading = Loading …
about-version = Version { $version }
