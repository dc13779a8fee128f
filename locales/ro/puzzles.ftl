# Probleme: ce spun terminalul și foile despre ele, și numele temelor pentru
# toate fețele.

## Scopuri
puzzle-goal-win = { $side }: mută și câștigă
puzzle-goal-draw = { $side }: mută și obține remiza
puzzle-goal-points = { $side }: mută și păstrează punctele
puzzle-goal-resist = { $side }: partida e pierdută, rezistă cât mai mult
puzzle-turns = { $count ->
    [one] o mutare de găsit
    [few] { $count } mutări de găsit
   *[other] { $count } de mutări de găsit
}

## La terminal
puzzle-title = Problema { $id }, { $rules }, rating { $rating }
puzzle-orders = Scrie o mutare, „hint” (indiciu), „solution” (soluția), „next” (următoarea) sau „quit”.
puzzle-right = { $turn } e corect.
puzzle-wrong = Nu { $turn }.
puzzle-wrong-reply = Nu { $turn }. Răspuns ({ $side }): { $reply }.
puzzle-left = Acum { $side }: { $value }. Mai încearcă.
puzzle-hint = Indiciu: { $steps }
puzzle-solution = Soluția: { $line }
puzzle-solved = Rezolvat!
puzzle-solved-with-help = Găsit, cu ajutor.
puzzle-about = Teme: { $themes }
puzzle-rating = Ratingul tău: { $rating } ({ $change })
puzzle-over = Problema s-a încheiat: „next” trece la alta, „quit” încheie.
puzzle-no-more = Nu a mai rămas nicio astfel de problemă.
puzzle-no-next = Aici „next” nu duce nicăieri.
puzzle-shared = Problema Pylos din { $date }: { $marks }

## Pe hârtie
puzzle-sheet = Douăsprezece probleme de Pylos
puzzle-sheet-about = { $rules }. În fiecare poziție, o singură cale păstrează ce are cel care mută.
puzzle-sheet-solutions = Soluții
