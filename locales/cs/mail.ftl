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

## Čtenář je na tahu
mail-turn-title = Pylos: jste na tahu
mail-turn-text = Soupeř { $opponent } táhl.
mail-turn-text-nobody = Váš soupeř táhl.
mail-digest-subject = { $count ->
    [one] Pylos: čeká na vás jedna partie
    [few] Pylos: čekají na vás { $count } partie
   *[other] Pylos: čeká na vás { $count } partií
}
mail-digest-text =
    Dobrý den, { $name },

    vaši soupeři táhli, jste na řadě:

    { $games }

    Takový dopis dostanete nejvýše jednou denně, protože jste o něj požádali. Jedno kliknutí a další nepřijde:
    { $stop }
mail-digest-game = Soupeř { $opponent }: { $link }
mail-digest-game-nobody = Soupeř bez účtu: { $link }
