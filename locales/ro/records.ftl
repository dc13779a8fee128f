# De ce nu se poate citi fișa unei partide sau un fișier. Ce ține de fișă vine
# după locul din ea, ce ține de fișier după numele lui.

## Fișe de partidă
why-in-record = Linia { $line }, coloana { $column }: { $why }
why-tag-form = o etichetă arată ca [Name "value"]; aici trebuia { $expected ->
    [value] o valoare între ghilimele
    [escape] \\, \" sau \n
    [quote] ghilimeaua de închidere
   *[bracket] paranteza de închidere
}.
why-tag-name = „{ $text }” nu este un nume de etichetă: întâi o literă, apoi litere, cifre și _.
why-tag-twice = eticheta { $tag } apare de două ori.
why-late-tag = o etichetă între mutări; întâi trebuie rezultatul: 1-0, 0-1, 1/2-1/2 sau *.
why-open-comment = acest comentariu nu se închide nicăieri.
why-stray = „{ $letter }” nu are ce căuta aici.
why-turn-number = „{ $found }” nu este numărul mutării care urmează: trebuia { $expected }.
why-no-turn-at-all = „{ $text }” nu este o mutare.
why-no-result = fișa se încheie fără rezultat: 1-0, 0-1, 1/2-1/2 sau *.
why-no-game = Nu conține nicio partidă.
why-second-game = aici începe a doua partidă; trebuia una singură.

## Fișe care nu sunt partide
why-tag-missing = lipsește eticheta { $tag }.
why-in-tag = eticheta { $tag } este greșită. { $why }
why-other-game = Aceasta este o fișă a jocului „{ $found }”, nu a celui jucat aici.
why-not-a-repetition = „{ $text }” nu spune când o poziție repetată e remiză: trebuie un număr de la 2 în sus sau off.
why-in-turn = mutarea { $number }, { $turn }, nu se poate juca. { $why }
why-nobody-agreed = rezultatul { $result } nu se poate: nimeni nu a acceptat remiza (eticheta Reason: agreement).
why-nobody-gave-up = rezultatul { $result } nu se poate: partida continuă, dacă eticheta Reason nu este una dintre { $reasons }.
why-other-result = rezultatul { $result } nu se poate: după aceste mutări este { $expected }.
why-other-ending = „{ $found }” nu se potrivește cu mutările: trebuia „{ $ended }”.
why-not-ended = „{ $found }” nu se potrivește: partida continuă.

## Fișiere
why-in-file = { $file } – { $why }
why-no-such-file = fișierul nu există.
why-file-forbidden = nu ai voie să îl citești sau să îl scrii.
why-is-directory = este un dosar, nu un fișier.
why-not-text = Acesta nu este text (UTF-8).
why-file-too-large = este prea mare pentru fișa unei partide.
why-file-exists = fișierul există deja; alege alt nume.
why-no-file-name = acesta nu este un nume de fișier.
why-file-trouble = nu se poate citi sau scrie: { $error }.
