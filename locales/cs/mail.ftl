# Dopisy, které server posílá hráčům.

mail-confirm-subject = Pylos: je tato adresa vaše?
mail-confirm-text =
    Dobrý den, { $name },

    tato adresa byla uvedena u vašeho účtu Pylos. Že je opravdu vaše, ukážete tím, že do hodiny zadáte tento kód:

    { $code }

    Pokud jste to nebyli vy, nemusíte dělat nic: bez kódu se nic nestane.

mail-recover-subject = Pylos: kód pro nové heslo
mail-recover-text =
    Dobrý den, { $name },

    někdo, pravděpodobně vy, chce nové heslo k vašemu účtu Pylos. Tento kód ho nastaví, jednou a do hodiny:

    { $code }

    Pokud jste to nebyli vy, nemusíte dělat nic: vaše heslo zůstává stejné. Kód nikomu nedávejte.
