# Ajutorul din prima partidă.
coach = Ajutor pentru prima ta partidă
coach-lead = Cere un indiciu oricând: se luminează pe platou și spune de ce.
coach-hint = Indiciu
coach-try = Încearcă { $turn }.
coach-setup = Amestecă mărimile și lasă drumuri deschise: un pion de pe cercul exterior are nevoie de un loc de trecere.
coach-quiet = Nimic nu e hotărât încă: dintre toate mutările, aceasta pare cea mai bună, { $value }.
