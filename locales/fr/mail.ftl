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
