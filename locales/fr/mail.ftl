# Lettres qu’un serveur envoie aux joueurs.

mail-confirm-subject = Pylos : cette adresse est-elle la vôtre ?
mail-confirm-text =
    Bonjour { $name },

    cette adresse a été indiquée pour votre compte Pylos. Pour montrer qu’elle est bien la vôtre, saisissez ce code dans l’heure :

    { $code }

    Si ce n’était pas vous, il n’y a rien à faire : sans le code, rien ne se passe.

mail-recover-subject = Pylos : un code pour un nouveau mot de passe
mail-recover-text =
    Bonjour { $name },

    quelqu’un, vous sans doute, demande un nouveau mot de passe pour votre compte Pylos. Ce code permet d’en choisir un, une seule fois, dans l’heure :

    { $code }

    Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même. Ne donnez ce code à personne.

## C’est au lecteur de jouer
mail-turn-title = Pylos : c’est à vous de jouer
mail-turn-text = { $opponent } a joué.
mail-turn-text-nobody = Votre adversaire a joué.
mail-digest-subject = { $count ->
    [one] Pylos : une partie vous attend
   *[other] Pylos : { $count } parties vous attendent
}
mail-digest-text =
    Bonjour { $name },

    vos adversaires ont joué, c’est à vous :

    { $games }

    Vous recevez cette lettre une fois par jour au plus, parce que vous l’avez souhaité. Un clic, et il n’y en aura plus :
    { $stop }
mail-digest-game = Contre { $opponent } : { $link }
mail-digest-game-nobody = Contre un invité : { $link }
