# Regarder les autres : la partie à la une, la télé pour une salle, revoir une partie.
watch-featured = Partie à la une
watch-open = Ouvrir la partie
watch-followed = Des joueurs que vous suivez
watch-finals = Correspondance près de la fin
watch-tv = Télé pour une salle
tv = Télé
tv-nothing = Les plateaux se reposent
tv-nothing-text = Personne ne joue en public en ce moment. La prochaine partie s’affiche ici dès qu’elle commence.
tv-also = On joue aussi
tv-turn = { $side } a joué { $turn }
tv-full-screen = Plein écran
tv-back = Retour
replay = Revoir la partie
replay-play = Lecture
replay-pause = Pause
replay-looking = Chaque coup est examiné…
replay-start = Avant le premier coup
replay-exact = Les valeurs sont exactes.
replay-estimate = Les valeurs sont des estimations.

# The page
watch-lead = Les parties que chacun peut suivre.
watch-here-only = Pour regarder les autres jouer, il faut un serveur, et cette copie de Pylos n’en a pas. Deux ordinateurs peuvent jouer ici pour vous.
watch-engines = Faire jouer deux ordinateurs
watch-live = En cours
watch-live-empty = Aucune partie publique en cours.
watch-finished = Terminées
watch-finished-empty = Rien encore. Les parties publiques restent ici une fois finies.
