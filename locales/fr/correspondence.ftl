# Parties de plusieurs jours : savoir que c’est à soi de jouer, adresse électronique.

## Courrier
mail-title = Votre adresse électronique
mail-text = Un code peut y être envoyé si vous avez perdu votre mot de passe et, si vous le voulez, une lettre quand des parties vous attendent. Rien d’autre.
mail-yours = Votre adresse est { $mail }.
mail-none = Aucune adresse n’est conservée.
mail-address = Adresse électronique
mail-send-code = Y envoyer un code
mail-sent = Un code a été envoyé à { $mail }. Il est valable une heure.
mail-code = Code reçu par courriel
mail-confirm = Confirmer
mail-confirmed = { $mail } est désormais votre adresse.
mail-forget = Oublier l’adresse
mail-forgotten = L’adresse est oubliée.
recover-mail = M’envoyer un code par courriel
recover-mail-sent = Si ce compte a une adresse, un code y est en route. Saisissez-le comme code de récupération.

## Être prévenu
told-title = Quand c’est à vous de jouer
told-text = Dans les parties où l’on a des jours pour réfléchir, inutile de venir voir. Rien n’est activé ici sans que vous le vouliez.
told-push = Messages de ce navigateur
told-push-text = Un seul par coup, même quand aucune page n’est ouverte. Seulement si vous n’êtes pas devant le plateau.
told-push-on = Afficher des messages
told-push-off = Arrêter les messages
told-push-is-on = Ce navigateur vous prévient.
told-push-denied = Ce navigateur n’autorise pas les messages de ce site ; ses réglages permettent de le changer.
told-push-impossible = Ce navigateur ne peut pas afficher de messages ici. Sur un téléphone, ajouter l’application à l’écran d’accueil peut aider.
told-letter = Une lettre
told-letter-text = Une fois par jour au plus, à { $mail }. Chaque lettre contient un lien qui les arrête.
told-letter-on = Envoyer la lettre
told-letter-off = Arrêter les lettres
told-letter-is-on = La lettre est envoyée à { $mail }.
told-letter-bounced = Votre adresse a définitivement refusé une lettre ; plus rien n’y est envoyé. Si c’était une erreur, réactivez-les.

## Le lien de la lettre
stop-title = Lettres
stop-done = Vous ne recevrez plus de lettres sur les parties qui vous attendent. La page de votre compte permet de les réactiver.

## Vacances
vacation-title = Vacances
vacation-text = Dans les parties de plusieurs jours, vos pendules s’arrêtent pendant votre absence ; vos adversaires le voient. Vous avez { $allowance } jours par année civile, et un jour commencé compte. Les vacances finissent d’elles-mêmes, quand vous y mettez fin ou quand vous jouez un coup dans une telle partie.
vacation-left = { $left ->
    [one] Il reste { $left } jour cette année.
   *[other] Il reste { $left } jours cette année.
}
vacation-days = Jours
vacation-begin = Partir en vacances
vacation-now = Vous êtes en vacances jusqu’au { $until }.
vacation-end = Finir les vacances

## Coups conditionnels
plan-open = Si … alors …
plan-title = Coups conditionnels
plan-text = Jouez ce que votre adversaire pourrait jouer, puis votre réponse, aussi loin que vous voulez. Le serveur répond à votre place tant qu’il suit ; il n’en voit rien.
plan-none = Rien n’est prévu.
plan-begin = D’abord le coup de votre adversaire.
plan-keep = Garder cette suite
plan-drop = Supprimer
plan-drop-line = Supprimer { $line }
