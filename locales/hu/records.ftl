# Miért nem olvasható egy jegyzőkönyv vagy egy fájl. Ami a jegyzőkönyvben áll,
# a helye után következik, ami a fájlra vonatkozik, a neve után.

## Jegyzőkönyvek
why-in-record = { $line }. sor, { $column }. karakter: { $why }
why-tag-form = egy címke így néz ki: [Name "value"]; itt ez hiányzik: { $expected ->
    [value] egy érték idézőjelben
    [escape] \\, \" vagy \n
    [quote] a záró idézőjel
   *[bracket] a záró zárójel
}.
why-tag-name = „{ $text }” nem címkenév: először egy betű, aztán betűk, számjegyek és _.
why-tag-twice = kétszer szerepel ez a címke: { $tag }.
why-late-tag = címke a lépések között; előbb az eredmény jön: 1-0, 0-1, 1/2-1/2 vagy *.
why-open-comment = ez a megjegyzés nincs lezárva.
why-stray = „{ $letter }” itt nem állhat.
why-turn-number = „{ $found }” nem a következő lépés száma: ez lenne: { $expected }.
why-no-turn-at-all = „{ $text }” nem lépés.
why-no-result = a jegyzőkönyv eredmény nélkül ér véget: 1-0, 0-1, 1/2-1/2 vagy *.
why-no-game = Nincs benne játszma.
why-second-game = itt egy második játszma kezdődik; csak egy lehet.

## Jegyzőkönyvek, amelyek nem játszmák
why-tag-missing = hiányzik ez a címke: { $tag }.
why-in-tag = hibás ez a címke: { $tag }. { $why }
why-other-game = Ez a „{ $found }” játék jegyzőkönyve, nem az itt játszotté.
why-not-a-repetition = „{ $text }” nem mondja meg, mikor döntetlen az ismétlődő állás: ez egy szám 2-től, vagy off.
why-in-turn = { $number }. lépés ({ $turn }): nem játszható meg. { $why }
why-nobody-agreed = ez az eredmény nem lehet: { $result }; senki sem egyezett bele a döntetlenbe (Reason címke: agreement).
why-nobody-gave-up = ez az eredmény nem lehet: { $result }; a játszma folytatódik, hacsak a Reason címke nem ezek egyike: { $reasons }.
why-other-result = ez az eredmény nem lehet: { $result }; ezek után a lépések után { $expected }.
why-other-ending = „{ $found }” nem illik ezekhez a lépésekhez: ez lenne: „{ $ended }”.
why-not-ended = „{ $found }” nem illik ide: a játszma folytatódik.

## Fájlok
why-in-file = { $file } – { $why }
why-no-such-file = nincs ilyen fájl.
why-file-forbidden = nem olvashatod vagy nem írhatod.
why-is-directory = ez mappa, nem fájl.
why-not-text = Ez nem szöveg (UTF-8).
why-file-too-large = túl nagy egy jegyzőkönyvhöz.
why-file-exists = van már ilyen fájl; válassz más nevet.
why-no-file-name = ez nem fájlnév.
why-file-trouble = nem olvasható vagy nem írható: { $error }.
