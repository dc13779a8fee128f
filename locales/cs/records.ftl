# Proč nelze přečíst zápis nebo soubor. Co stojí v zápisu, se říká po svém
# místě, co se týká souboru, po jeho názvu.

## Zápisy
why-in-record = Řádek { $line }, sloupec { $column }: { $why }
why-tag-form = značka se píše [Name "value"]; zde se čeká { $expected ->
    [value] hodnota v uvozovkách
    [escape] \\, \" nebo \n
    [quote] koncová uvozovka
   *[bracket] koncová závorka
}.
why-tag-name = „{ $text }“ není název značky: nejprve písmeno, pak písmena, číslice a _.
why-tag-twice = značka { $tag } je uvedena dvakrát.
why-late-tag = značka stojí mezi tahy; nejprve musí být výsledek: 1-0, 0-1, 1/2-1/2 nebo *.
why-open-comment = tato poznámka není ukončena.
why-stray = „{ $letter }“ tu být nemůže.
why-turn-number = „{ $found }“ není číslo následujícího tahu: má být { $expected }.
why-no-turn-at-all = „{ $text }“ není tah.
why-no-result = zápis končí bez výsledku: 1-0, 0-1, 1/2-1/2 nebo *.
why-no-game = Není v něm žádná partie.
why-second-game = zde začíná druhá partie; má tu být jen jedna.

## Zápisy, které nejsou partie
why-tag-missing = chybí značka { $tag }.
why-in-tag = značka { $tag } je chybná. { $why }
why-other-game = To je zápis hry „{ $found }“, ne té, která se tu hraje.
why-not-a-repetition = „{ $text }“ neříká, kdy je opakovaná pozice remíza: je to číslo od 2, nebo off.
why-in-turn = tah { $number }, { $turn }, nelze zahrát. { $why }
why-nobody-agreed = výsledek { $result } není možný: na remíze se nikdo nedohodl (značka Reason: agreement).
why-nobody-gave-up = výsledek { $result } není možný: partie pokračuje, ledaže je značka Reason jedna z těchto: { $reasons }.
why-other-result = výsledek { $result } není možný: po těchto tazích je { $expected }.
why-other-ending = „{ $found }“ neodpovídá tahům: má být „{ $ended }“.
why-not-ended = „{ $found }“ neodpovídá: partie pokračuje.

## Soubory
why-in-file = { $file } – { $why }
why-no-such-file = takový soubor neexistuje.
why-file-forbidden = nesmíte ho číst nebo zapisovat.
why-is-directory = to je složka, ne soubor.
why-not-text = To není text (UTF-8).
why-file-too-large = je příliš velký na zápis partie.
why-file-exists = takový soubor už existuje; zvolte jiný název.
why-no-file-name = to není název souboru.
why-file-trouble = nelze ho přečíst nebo zapsat: { $error }.
