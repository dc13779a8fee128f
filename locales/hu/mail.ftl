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
