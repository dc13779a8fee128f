# Levelek, amelyeket a kiszolgáló a játékosoknak küld.

mail-confirm-subject = Pylos: a tiéd ez a cím?
mail-confirm-text =
    Szia, { $name }!

    Ezt a címet adták meg a Pylos-fiókodhoz. Hogy megmutasd, tényleg a tiéd, írd be egy órán belül ezt a kódot:

    { $code }

    Ha nem te voltál, nincs semmi teendőd: a kód nélkül nem történik semmi.

mail-recover-subject = Pylos: kód új jelszóhoz
mail-recover-text =
    Szia, { $name }!

    Valaki, valószínűleg te, új jelszót kér a Pylos-fiókodhoz. Ezzel a kóddal beállíthatod, egyszer, egy órán belül:

    { $code }

    Ha nem te voltál, nincs semmi teendőd: a jelszavad marad a régi. A kódot ne add oda senkinek.

## Az olvasó következik
mail-turn-title = Pylos: te jössz
mail-turn-text = { $opponent } lépett.
mail-turn-text-nobody = Az ellenfeled lépett.
mail-digest-subject = { $count ->
    [one] Pylos: egy játszma vár rád
   *[other] Pylos: { $count } játszma vár rád
}
mail-digest-text =
    Szia, { $name }!

    Az ellenfeleid léptek, te jössz:

    { $games }

    Ilyen levelet legfeljebb naponta egyszer kapsz, mert kérted. Egy kattintás, és nem jön több:
    { $stop }
mail-digest-game = { $opponent } ellen: { $link }
mail-digest-game-nobody = Egy vendég ellen: { $link }
