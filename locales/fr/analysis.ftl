# Analyse et revue.
tab-values = Valeurs
tab-review = Bilan
tab-edit = Éditer
tab-exchange = Partager
evaluating = Calcul en cours…
source-exact = Exact : rien de ce que joue l’adversaire n’y change. Les distances comptent les coups des deux camps.
source-solved = Exact : calculé jusqu’à la dernière bataille, quoi que joue l’adversaire.
source-engine-balls = Une estimation du moteur : l’avance ou le retard, en billes.
source-engine-points = Une estimation du moteur : l’avance ou le retard, en points.
source-rules = La partie est finie.
show-all = Les { $count } coups
show-fewer = Moins
play-line = Meilleure suite, { $count ->
    [one] un coup
   *[other] { $count } coups
}
table-open = Valeurs exactes tirées d’un fichier à vous ({ $file }, fait par « pylos solve »)
table-keep = La garder sur cet appareil
table-keeping = La table est en cours de copie sur cet appareil…
table-forget = Supprimer la table de cet appareil
table-close = Fermer la table
table-no_ranges = L’hébergeur n’envoie la table que tout entière (pas de requêtes partielles) : on ne peut pas y lire les valeurs exactes.
table-compressed = L’hébergeur envoie la table compressée : on ne peut pas en lire des parties.
table-changed = La table a été remplacée entre-temps ; la prochaine position repart du début.
table-cut_short = La table est tronquée : il en manque une partie.
table-unreachable = La table est inaccessible en ce moment.
table-damaged = La table est endommagée, ou faite pour d’autres règles ; sans elle, ce sont des estimations.
tablebase-absent = Les valeurs exactes demandent la table de toutes les positions de ces règles. Elle se construit une seule fois.
tablebase-host = L’administrateur de ce site peut la construire.
tablebase-build = Construire la table
building = Construction de la table : { $percent } %
building-label = Progression
building-left = { $seconds ->
    [one] encore une seconde environ
   *[other] encore { $seconds } secondes environ
}
review-empty = Jouez quelques coups sur le plateau, ou ouvrez une feuille de partie dans « Partager » : chaque coup sera comparé au meilleur.
solving = Ce sont des estimations. Le résultat exact est en cours de calcul sur cet appareil.
solving-label = Part déjà résolue
solve-exactly = Calculer le résultat exact
reviewing = Examen de chaque coup…
graph-up = Au-dessus de la ligne, { $side } gagne
graph-label = { $count ->
    [one] Valeur après un coup
   *[other] Valeurs après { $count } coups
}
accuracy = Précision
accuracy-none = trop peu de choix
accuracy-note = La précision ne regarde que les coups où l’on pouvait lâcher quelque chose : 100 %, rien ne l’a été ; 0 %, autant que par hasard.
accuracy-estimated = Jugé par le moteur, sans valeurs exactes : une estimation.
choices = Choix réussis
choices-kept = { $kept } sur { $choices }
mistakes = Fautes
blunders = Gaffes
previous-mistake = Faute précédente
next-mistake = Faute suivante
review-turn = Avant : { $before }. Après : { $after }.
better = Mieux :
edit-text = Choisissez une couleur et posez des billes ; une bille de l’autre couleur change de couleur. Ce qui perd son appui disparaît aussi.
edit-text-equator = Choisissez un pion et posez-le sur son hémisphère ou sur l’équateur. L’analyse vérifie si la position est possible.
edit-leader = Commence
edit-battle = Bataille (0 : placement)
edit-played = Coups joués dans celle-ci
edit-last = Dernier point joué
edit-pile = Pions écartés
edit-points = Points, { $side }
edit-tool = Que poser
edit-remove = Enlever
edit-clear = Vider le plateau
edit-done = Analyser
export-link = Lien vers cette analyse
export-position = Position
export-turns = Coups
import-text = Position ou feuille de partie
import-file = Lire un fichier
import-open = Ouvrir
