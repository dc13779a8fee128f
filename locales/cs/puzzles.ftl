# Úlohy: co o nich říká terminál a listy k tisku, a názvy jejich témat pro
# všechny podoby.

## Cíle
puzzle-goal-win = { $side } táhne a vyhraje
puzzle-goal-draw = { $side } táhne a remizuje
puzzle-goal-points = { $side } táhne a udrží body
puzzle-goal-resist = { $side } prohrává: braňte se co nejdéle
puzzle-turns = { $count ->
    [one] najděte jeden tah
    [few] najděte { $count } tahy
    [many] najděte { $count } tahu
   *[other] najděte { $count } tahů
}

## V terminálu
puzzle-title = Úloha { $id }, { $rules }, obtížnost { $rating }
puzzle-orders = Napište tah, „hint“ (nápověda), „solution“ (řešení), „next“ (další) nebo „quit“.
puzzle-right = { $turn } je správně.
puzzle-wrong = { $turn } to není.
puzzle-wrong-reply = { $turn } to není: { $side } odpoví { $reply }.
puzzle-left = { $side } teď: { $value }. Zkuste to znovu.
puzzle-hint = Nápověda: { $steps }
puzzle-solution = Řešení: { $line }
puzzle-solved = Vyřešeno!
puzzle-solved-with-help = Nalezeno s pomocí.
puzzle-about = Náměty: { $themes }
puzzle-rating = Vaše hodnocení: { $rating } ({ $change })
puzzle-over = Tato úloha skončila: „next“ přejde k další, „quit“ skončí.
puzzle-no-more = Taková úloha už nezbývá.
puzzle-no-next = Zde „next“ nikam nevede.
puzzle-shared = Úloha Pylos na { $date }: { $marks }

## Na papíře
puzzle-sheet = Dvanáct úloh Pylosu
puzzle-sheet-about = { $rules }. V každé pozici jen jedna cesta udrží to, co má hráč na tahu.
puzzle-sheet-solutions = Řešení
