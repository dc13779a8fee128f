# Letters that a server sends to players.

mail-confirm-subject = Pylos: is this address yours?
mail-confirm-text =
    Hello { $name },

    this address was given for your Pylos account. To show that it is yours, type in this code within an hour:

    { $code }

    If it was not you, there is nothing to do: without the code nothing happens.

mail-recover-subject = Pylos: a code for a new password
mail-recover-text =
    Hello { $name },

    somebody, probably you, wants a new password for your Pylos account. This code sets one, once, within an hour:

    { $code }

    If it was not you, there is nothing to do: your password stays as it is. Give the code to nobody.

## Its reader's turn
mail-turn-title = Pylos: it is your turn
mail-turn-text = { $opponent } has played.
mail-turn-text-nobody = Your opponent has played.
mail-digest-subject = { $count ->
    [one] Pylos: a game is waiting for you
   *[other] Pylos: { $count } games are waiting for you
}
mail-digest-text =
    Hello { $name },

    your opponents have played; it is your turn:

    { $games }

    You get such a letter once a day at most, because you wanted it. One click, and there are no more:
    { $stop }
mail-digest-game = Against { $opponent }: { $link }
mail-digest-game-nobody = Against a guest: { $link }
