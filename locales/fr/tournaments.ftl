# Tournois : ce qu’en disent le terminal et les pages imprimées.

## Pourquoi une demande est refusée
tournament-name-taken = « { $name } » participe déjà
tournament-bad-name = un nom est une ligne de 1 à 60 caractères
tournament-bad-team = le nom d’une équipe est une ligne de 1 à 60 caractères
tournament-unknown-player = personne du nom de « { $name } » ne participe
tournament-too-many = il y a { $most } joueurs au plus
tournament-too-late = plus personne ne peut s’inscrire : les appariements sont fixés
tournament-has-left = « { $name } » a quitté le tournoi
tournament-has-not-left = « { $name } » n’a pas quitté le tournoi
tournament-no-excuse = on ne peut être excusé que dans un tournoi suisse, et pour une ronde à venir
tournament-too-few = il faut au moins deux joueurs
tournament-round-not-finished = le résultat de { $place } manque
tournament-nobody-free = il n’y a personne à apparier pour l’instant
tournament-over = le tournoi est terminé
tournament-has-started = le tournoi a déjà commencé
tournament-not-paired = il n’y a pas d’appariement { $place }
tournament-not-opponents = « { $one } » et « { $other } » ne sont pas appariés
tournament-has-result = { $place } a déjà un résultat : on ne peut que le corriger
tournament-has-no-result = { $place } n’a pas de résultat à corriger
tournament-wrong-score = { $result } ne peut pas être le score ici (parties par appariement : { $games })
tournament-no-winner = il faut un vainqueur : jouez encore, et ajoutez les parties suivantes
tournament-settled = { $place } ne peut plus changer : d’autres appariements en dépendent
tournament-twice = « { $name } » figure deux fois dans cette ronde
tournament-not-playing = « { $name } » ne joue pas cette ronde
tournament-forgotten = « { $name } » manque dans cette ronde
tournament-other-round = ce ne sont pas les appariements de cette ronde
tournament-bad-start-list = la liste de départ doit nommer chaque joueur une fois

## Ce qui est convenu
tournament-unknown-word = { $what } « { $text } » inconnu : il y a { $known }
tournament-rounds-wrong = il y a de 1 à 99 rondes
tournament-games-wrong = un appariement a de 1 à 99 parties
tournament-points-wrong = seul Le Pylos a des points à additionner (E13) : prenez matches ou games
tournament-no-ballots = aucune ouverture équilibrée n’est connue pour { $rules } : laissez usual
tournament-matches-alone = l’arène et l’élimination comptent les matchs : laissez matches
tournament-tie-break-twice = le départage { $name } figure deux fois
tournament-teams-wrong = d’une équipe comptent tous les joueurs, ou les 1 à 99 meilleurs
tournament-needs-name = un tournoi a besoin d’un nom d’une ligne
tournament-rounds-swiss = seul un tournoi suisse a un nombre de rondes à choisir

## Fichiers
tournament-in-file = { $file } : { $problem }
tournament-line = ligne { $line } : { $problem }
tournament-line-form = une telle ligne s’écrit { $form }
tournament-quote = un nom ou une valeur se met entre guillemets, "ainsi"
tournament-unknown-line = aucune ligne ne commence par « { $word } »
tournament-unknown-tag = il n’y a pas d’étiquette « { $tag } »
tournament-tag-twice = l’étiquette { $tag } figure deux fois
tournament-late-tag = les étiquettes viennent avant tout le reste
tournament-missing-tag = l’étiquette { $tag } manque
tournament-number = « { $found } » n’est pas le bon numéro : { $expected } était attendu
tournament-not-a-result = « { $text } » n’est pas un résultat : 1-0, 1/2-1/2, 2.5-1.5, 12-9, ou +/-, -/+ et -/- si quelqu’un n’est pas venu
tournament-changed = { $file } a été modifié entre-temps par quelqu’un d’autre : rien n’a été écrit, réessayez
tournament-no-round = il n’y a pas de ronde { $round }

## Classements et appariements
tournament-round = Ronde { $round }
tournament-pairings = Appariements
tournament-table = Classement
tournament-crosstable = Grille
tournament-teams = Équipes
tournament-team = Équipe
tournament-team-players = Joueurs
tournament-no-teams = personne n’appartient à une équipe
tournament-after = après la ronde { $round }
tournament-board = Table
tournament-rank = Rang
tournament-player = Joueur
tournament-rating = Cote
tournament-points = Points
tournament-result = Résultat
tournament-begins = Commence
tournament-opponent = Adversaire
tournament-bye = exempt
tournament-half-bye = excusé (½)
tournament-withdrawn = parti
tournament-alone = ronde { $round }, sans partie
tournament-buchholz = Buchholz
tournament-buchholz-cut = Buchholz tronqué
tournament-sonneborn = Sonneborn–Berger
tournament-direct = confrontation directe
tournament-wins = victoires
tournament-players = Joueurs : { $count }
tournament-nothing-paired = aucune ronde n’est encore appariée
tournament-report = Annoncez les résultats à l’organisateur.
tournament-openings = Ouvertures
tournament-set-up = Placez d’abord ces coups, clair et foncé à tour de rôle ; puis clair commence.
