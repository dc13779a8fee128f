# L’aide de la première partie.
coach = Aide pour votre première partie
coach-lead = Demandez un indice quand vous voulez : il s’éclaire sur le plateau et dit pourquoi.
coach-hint = Indice
coach-try = Essayez { $turn }.
coach-setup = Mélangez les tailles et laissez des passages : un pion du cercle extérieur a besoin d’une brèche pour sortir.
coach-quiet = Rien n’est encore décidé : de tous les coups, celui-ci semble le meilleur, { $value }.
