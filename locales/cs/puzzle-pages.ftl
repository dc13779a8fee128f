# Úlohy na stránkách.
puzzle-page-lead = Jedna pozice, jediný správný tah. Funguje i bez připojení.
puzzle-page-daily = Úloha dne
puzzle-page-daily-lead = { $date }, pro všechny stejná.
puzzle-page-daily-solve = Řešit
puzzle-page-daily-again = Podívat se znovu
puzzle-page-themes = Podle námětu
puzzle-page-any = Jakýkoli námět
puzzle-page-streak = Na čas
puzzle-page-streak-lead = Tři minuty, tři chyby: kolik jich najdete?
puzzle-page-streak-start = Spustit čas
puzzle-page-streak-another = Ještě jednou
puzzle-page-streak-found = { $found ->
    [one] { $found } nalezená
    [few] { $found } nalezené
   *[other] { $found } nalezených
}
puzzle-page-streak-missed = chyby: { $missed } ze { $of }
puzzle-page-streak-best = Váš rekord: { $best }
puzzle-page-streak-longest = Váš nejlepší výsledek!
puzzle-page-time-left = Zbývající čas
puzzle-page-again = Co vám uniklo
puzzle-page-again-lead = Nevyřešené úlohy se vrátí po dni, pak po třech a dál stále později, dokud je nacházíte. Stejně tak chyby, které přidáte z rozboru partie.
puzzle-page-bring-back = Vracet, co mi unikne
puzzle-page-due = Teď na řadě: { $due }; čeká: { $waiting }
puzzle-page-again-start = Zkusit znovu
puzzle-page-nothing-due = Zatím se nic nevrátilo. Podívejte se zítra.
puzzle-page-progress = Jak si vedete
puzzle-page-tried = Vyzkoušeno: { $tried }; napoprvé: { $solved }
puzzle-page-kept-device = Hodnocení a postup se ukládají v tomto zařízení.
puzzle-page-kept-account = Hodnocení a postup se ukládají u vašeho účtu.
puzzle-page-rating = hodnocení { $rating }
puzzle-page-your-rating = Vaše hodnocení: { $rating }, z { $puzzles ->
    [one] jedné úlohy
   *[other] { $puzzles } úloh
}
puzzle-page-named = Úloha { $name }
puzzle-page-none = Taková úloha neexistuje.
puzzle-page-no-theme = Námět „{ $theme }“ neexistuje.
puzzle-page-no-day = „{ $day }“ není datum.
puzzle-page-all-done = Tyto jste už všechny zkusili. Zvolte jiný námět nebo jiná pravidla.
puzzle-page-next = Další úloha

puzzle-page-goal-win = Najděte tah, který vyhrává.
puzzle-page-goal-draw = Najděte tah, který zachrání remízu.
puzzle-page-goal-points = Najděte tah, který udrží všechny body.
puzzle-page-goal-resist = Všechno prohrává: najděte tah, který vydrží nejdéle.
puzzle-page-goal-better = Tady jste chybovali. Najděte lepší tah.
puzzle-page-you-played = V partii jste zahráli { $turn }.
puzzle-page-found = nalezeno tahů: { $found } z { $decisions }
puzzle-page-right = Správně. { $found } z { $decisions }; pokračujte.
puzzle-page-solved = { $decisions ->
    [one] Správně: vyřešeno.
   *[other] Správně: nalezeno { $found } z { $decisions }.
}
puzzle-page-leaves = { $turn } to není. Předtím: { $before }. Potom: { $after }.
puzzle-page-hint = Nápověda
puzzle-page-hinted = Podívejte se na { $places }.
puzzle-page-solution = Řešení
puzzle-page-line = Řešení: { $turns }
puzzle-page-analyse = Rozebrat odtud
puzzle-page-about = Náměty: { $themes }
puzzle-page-share = Sdílet výsledek
puzzle-page-share-solved = Vyřešeno
puzzle-page-share-missed = Nevyřešeno

puzzle-page-sheet = Dvanáct na papír
puzzle-page-sheet-title = Dvanáct úloh, { $rules }
puzzle-page-sheet-lead = V každé pozici je správný právě jeden tah. Řešení jsou na konci.
puzzle-page-sheet-others = Jiných dvanáct
puzzle-page-sheet-solutions = Řešení
puzzle-page-print = Vytisknout

practise-mistakes = { $side }: procvičit { $count ->
    [one] chybu
    [few] { $count } chyby
   *[other] { $count } chyb
}
practise-queued = Čekají mezi úlohami.
practise-go = Procvičit teď
