# Scrisori pe care un server le trimite jucătorilor.

mail-confirm-subject = Pylos: adresa aceasta e a ta?
mail-confirm-text =
    Salut, { $name },

    adresa aceasta a fost indicată pentru contul tău Pylos. Ca să arăți că e a ta, scrie codul acesta în cel mult o oră:

    { $code }

    Dacă nu ai fost tu, nu ai nimic de făcut: fără cod nu se întâmplă nimic.

mail-recover-subject = Pylos: un cod pentru o parolă nouă
mail-recover-text =
    Salut, { $name },

    cineva, probabil tu, vrea o parolă nouă pentru contul tău Pylos. Codul acesta stabilește una, o singură dată, în cel mult o oră:

    { $code }

    Dacă nu ai fost tu, nu ai nimic de făcut: parola ta rămâne aceeași. Nu da codul nimănui.

## E rândul cititorului
mail-turn-title = Pylos: e rândul tău
mail-turn-text = { $opponent } a jucat.
mail-turn-text-nobody = Adversarul tău a jucat.
mail-digest-subject = { $count ->
    [one] Pylos: o partidă te așteaptă
    [few] Pylos: { $count } partide te așteaptă
   *[other] Pylos: { $count } de partide te așteaptă
}
mail-digest-text =
    Salut, { $name },

    adversarii tăi au jucat, e rândul tău:

    { $games }

    Primești o asemenea scrisoare cel mult o dată pe zi, pentru că ai cerut-o. Un clic și nu mai vine niciuna:
    { $stop }
mail-digest-game = Împotriva lui { $opponent }: { $link }
mail-digest-game-nobody = Împotriva unui oaspete: { $link }
