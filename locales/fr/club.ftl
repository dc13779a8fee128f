# Ses propres parties, son compte, et les autres joueurs.

## Vos parties
home-title = Heureux de vous revoir
home-waiting-title = C’est à vous de jouer
home-waiting = On vous attend
home-running = En cours
home-finished = Terminées
all-your-games = Toutes vos parties
their-turn-short = À l’adversaire de jouer
time-left = encore { $time }
close-game = Mettre fin à la partie
close-game-sure = Mettre fin à cette partie ?
close-game-abort = Elle est annulée : personne ne gagne ni ne perd.
close-game-claim = Votre adversaire est parti : vous gagnez.
close-game-resign = Vous abandonnez : votre adversaire gagne. C’est définitif.
close-game-over = Elle est déjà terminée.
search-list = Afficher
search-opponent = Nom de l’adversaire
search-against = Contre
search-against-people = Des personnes
search-against-computer = L’ordinateur
search-result = Résultat
search-any = Tout
search-nothing = Aucune partie ne correspond.
score-won = Gagnées
score-lost = Perdues
score-drawn = Nulles
score-aborted = Annulées
show-more = Afficher la suite

## Votre compte
your-profile = Votre profil
your-password = Votre mot de passe
change-name = Changer de nom
change-name-new = Nouveau nom
change-name-done = Vous vous appelez maintenant { $name }.
change-password = Changer de mot de passe
password-until-now = Mot de passe actuel
password-new = Nouveau mot de passe
change-password-done = Votre mot de passe est changé, et vous êtes déconnecté partout ailleurs.
recovery-new = Un nouveau code de secours
recovery-new-text = Ce code permet de revenir si le mot de passe est perdu. Avec un nouveau code, l’ancien ne vaut plus rien.
sessions = Où vous êtes connecté
sessions-end = Se déconnecter partout ailleurs
session-line = depuis le { $since }, utilisé le { $used }
session-here = ce navigateur
export = Tout ce qui est conservé de vous
export-text = Compte, classements, problèmes et toutes les parties avec leurs coups, en un seul fichier.
export-download = Télécharger
delete-account = Supprimer le compte
delete-account-text = Nom, classements et sessions sont supprimés pour de bon. Vos parties restent pour vos adversaires, sans votre nom.

## Joueurs
profile-since = Ici depuis le { $date }
profile-ratings = Classements
profile-unrated = Pas encore de partie classée.
rated-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
rating-provisional = encore incertain
rating-graph = { $game }, { $pace } : de { $first } à { $last } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
choose-pace = Cadence
pace-fast = Rapide
pace-slow = Lente
pace-days = Par correspondance
profile-record = Parties contre des personnes
profile-side = Camp
profile-best = Plus belles victoires
best-win = contre { $opponent } ({ $rating }), { $rules }, le { $date }
profile-accuracy = Précision { $percent } %, sur { $games ->
    [one] { $games } partie analysée exactement
   *[other] { $games } parties analysées exactement
}
profile-against-you = Vous contre ce joueur : { $won } gagnées, { $drawn } nulles, { $lost } perdues.
profile-games = Parties publiques
player-missing = Personne ne porte ce nom.
challenge = Défier
follow = Suivre
unfollow = Ne plus suivre
follow-note = Les parties des joueurs que vous suivez viennent en premier sous « Regarder ». Personne n’en est averti.
unmute-player = Montrer de nouveau ce que dit ce joueur
players-find = Trouver un joueur par son nom
players-show = Afficher
players-empty = Personne n’a encore joué assez de parties classées ici.
players-rank = Rang
players-name = Nom
players-rating = Classement
players-games = Parties
home-challenges = On vous défie
challenge-accept = Accepter le défi de { $name }
challenge-decline = Décliner le défi de { $name }
pairing-waiting = Recherche d’un adversaire de votre force, puis de plus en plus loin.
pairing-computer = Jouer plutôt contre le niveau { $level }
