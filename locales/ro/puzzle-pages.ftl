# Probleme, pe pagini.
puzzle-page-lead = O poziție, o singură mutare bună. Merg și fără conexiune.
puzzle-page-daily = Problema zilei
puzzle-page-daily-lead = { $date }, aceeași pentru toți.
puzzle-page-daily-solve = Rezolv-o
puzzle-page-daily-again = Vezi din nou
puzzle-page-themes = Pe teme
puzzle-page-any = Orice temă
puzzle-page-streak = Contra cronometru
puzzle-page-streak-lead = Trei minute, trei greșeli: câte găsești?
puzzle-page-streak-start = Pornește cronometrul
puzzle-page-streak-another = Încă o dată
puzzle-page-streak-found = { $found ->
    [one] { $found } găsită
   *[other] { $found } găsite
}
puzzle-page-streak-missed = greșeli: { $missed } din { $of }
puzzle-page-streak-best = Recordul tău: { $best }
puzzle-page-streak-longest = Cel mai bun rezultat al tău!
puzzle-page-time-left = Timp rămas
puzzle-page-again = Ce ai ratat
puzzle-page-again-lead = Problemele ratate revin după o zi, apoi după trei, apoi tot mai rar, cât timp le găsești. La fel și greșelile pe care le adaugi din analiza unei partide.
puzzle-page-bring-back = Adu-mi înapoi ce ratez
puzzle-page-due = De reluat acum: { $due }; în așteptare: { $waiting }
puzzle-page-again-start = Încearcă din nou
puzzle-page-nothing-due = Deocamdată nu e nimic de reluat. Revino mâine.
puzzle-page-progress = Cum te descurci
puzzle-page-tried = Încercate: { $tried }; găsite din prima: { $solved }
puzzle-page-kept-device = Ratingul și progresul se păstrează pe acest dispozitiv.
puzzle-page-kept-account = Ratingul și progresul se păstrează în contul tău.
puzzle-page-rating = rating { $rating }
puzzle-page-your-rating = Ratingul tău: { $rating }, din { $puzzles ->
    [one] o problemă
    [few] { $puzzles } probleme
   *[other] { $puzzles } de probleme
}
puzzle-page-named = Problema { $name }
puzzle-page-none = Nu există o astfel de problemă.
puzzle-page-no-theme = Tema „{ $theme }” nu există.
puzzle-page-no-day = „{ $day }” nu este o zi.
puzzle-page-all-done = Le-ai încercat pe toate. Alege altă temă sau alte reguli.
puzzle-page-next = Problema următoare

puzzle-page-goal-win = Găsește mutarea care câștigă.
puzzle-page-goal-draw = Găsește mutarea care salvează remiza.
puzzle-page-goal-points = Găsește mutarea care păstrează toate punctele.
puzzle-page-goal-resist = Totul pierde: găsește mutarea care rezistă cel mai mult.
puzzle-page-goal-better = Aici ai greșit. Găsește o mutare mai bună.
puzzle-page-you-played = În partidă ai jucat { $turn }.
puzzle-page-found = { $found } din { $decisions } mutări găsite
puzzle-page-right = Corect. { $found } din { $decisions }; continuă.
puzzle-page-solved = { $decisions ->
    [one] Corect: rezolvat.
   *[other] Corect: { $found } din { $decisions } găsite.
}
puzzle-page-leaves = Nu { $turn }. Înainte: { $before }. După: { $after }.
puzzle-page-hint = Indiciu
puzzle-page-hinted = Uită-te la { $places }.
puzzle-page-solution = Soluția
puzzle-page-line = Soluția: { $turns }
puzzle-page-analyse = Analizează de aici
puzzle-page-about = Teme: { $themes }
puzzle-page-share = Trimite rezultatul
puzzle-page-share-solved = Rezolvat
puzzle-page-share-missed = Nerezolvat

puzzle-page-sheet = Douăsprezece pe hârtie
puzzle-page-sheet-title = Douăsprezece probleme, { $rules }
puzzle-page-sheet-lead = În fiecare poziție o singură mutare e bună. Soluțiile sunt la sfârșit.
puzzle-page-sheet-others = Alte douăsprezece
puzzle-page-sheet-solutions = Soluții
puzzle-page-print = Tipărește

practise-mistakes = { $side }: exersează { $count ->
    [one] greșeala
    [few] { $count } greșeli
   *[other] { $count } de greșeli
}
practise-queued = Te așteaptă între probleme.
practise-go = Exersează acum
