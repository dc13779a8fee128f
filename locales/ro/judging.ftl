# Cum judeci o poziție: lecția și socoteala regulii empirice, pe care o arată și analiza.
# Taberele vin cu numele lor, la plural. O regulă începe cu punctele pe care le dă.
thumb = Regulă empirică
thumb-rule = Regula
thumb-here = Aici
thumb-points = Puncte pentru { $side }
thumb-sum = Împreună
thumb-light-up = Arată pe tablă
thumb-lead = { $gives } pentru fiecare bilă pe care { $side } o au în rezervă în plus față de { $other }
thumb-not-behind = { $gives } dacă { $other } nu au în rezervă cu cel puțin { $many ->
    [one] o bilă
    [few] { $many } bile
   *[other] { $many } de bile
} mai mult
thumb-completions = { $gives } pentru fiecare loc în care { $side } pot întregi ceva
thumb-completes = { $gives } dacă { $side } pot întregi ceva în cel puțin { $many ->
    [one] un loc
    [few] { $many } locuri
   *[other] { $many } de locuri
}
thumb-raises = { $gives } dacă { $side } pot urca cel puțin { $many ->
    [one] o bilă
    [few] { $many } bile
   *[other] { $many } de bile
}
thumb-carry-nothing = { $gives } dacă { $side } au cel puțin { $many ->
    [one] o bilă care nu susține
    [few] { $many } bile care nu susțin
   *[other] { $many } de bile care nu susțin
} nimic
thumb-short = Regulă empirică: { $points } pentru { $side }, deci { $wins } ar trebui să câștige
thumb-says = { $points ->
    [one] { $shown } punct pentru { $mover }, care sunt la mutare.
    [few] { $shown } puncte pentru { $mover }, care sunt la mutare.
   *[other] { $shown } de puncte pentru { $mover }, care sunt la mutare.
} Cu mai mult de { $needed } ar trebui să câștige cine e la mutare, altfel cealaltă tabără: deci { $wins } ar trebui să câștige.
thumb-right = O asemenea socoteală are dreptate în { $right } din 100 de poziții hotărâte din partide ({ $rules }).
judge-question = { $rules }, la mutare: { $mover }. Cine câștigă dacă ambele tabere joacă perfect?
judge-reserves = În rezervă: Bilele deschise { $light }, Bilele închise { $dark }.
judge-next-rule = Regula următoare ({ $number } din { $of })
judge-all-rules = Numără tot
judge-exact = { $said ->
    [right] Ai dreptate. Cu joc perfect: { $exact }.
   *[wrong] Nu e așa. Cu joc perfect: { $exact }.
}
judge-thumb-right = Regula empirică are dreptate aici.
judge-thumb-wrong = Regula empirică se înșală aici.
judge-look = Privește în analiză
told-judge-reserve = Nimeni nu vede până la sfârșitul partidei. Dar câteva lucruri se pot număra, și de cele mai multe ori ele spun cine va câștiga. Întâi rezerva: o bilă în plus valorează un punct.
done-judge-reserve = Trei bile în plus, și aproape nimic altceva de văzut: e de ajuns.
told-judge-completions = Apoi careurile. Un loc în care poți întregi unul chiar acum îți aduce bile înapoi și valorează două puncte. Unul al celeilalte tabere te costă doar un punct: e rândul tău și încă îl poți opri. Cealaltă tabără se socotește mereu ca și cum ar fi la mutare.
done-judge-completions = Rezervele sunt egale; hotărăște careul pe care îl pot întregi bilele deschise.
told-judge-threats = Un avans în rezervă se pierde repede. Înainte să te bizui pe el, uită-te ce poate întregi cealaltă tabără.
done-judge-threats = Bilele deschise au una în plus. Dar bilele închise au două locuri în care pot întregi un careu, și asta cântărește mai mult.
told-judge-free = Unde nu se poate întregi nimic, uită-te ce se mai poate mișca. O bilă care poate urca economisește una din rezervă, dacă nu acum, mai târziu; bilele care nu susțin nimic sunt libere s-o facă.
done-judge-free = Rezervele și careurile nu spun nimic aici. Hotărăsc bilele închise care pot urca.
told-judge-advanced = În jocul avansat contează și aliniamentele, iar bilele se întorc mai des. De aceea socoteala e alta: cel mai mult contează câte bile ale fiecărei tabere nu susțin nimic, căci pe acelea le poți recupera sau urca.
done-judge-advanced = Bilele închise au una în plus în rezervă, dar cele deschise au atâtea bile libere încât cântăresc mai mult.
told-judge-wrong = Încă o poziție. Numără și judecă.
done-judge-wrong = O socoteală nu privește înainte. Bilele închise au două în plus, dar numai trei mutări, și fiecare pierde. Așa că întâi numără, apoi uită-te totuși la mutările următoare.
