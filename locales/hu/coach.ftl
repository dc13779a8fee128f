# Segítség az első játszmában.
coach = Segítség az első játszmádhoz
coach-lead = Kérj segítséget, amikor csak akarsz: a táblán világít, és megmondja, miért.
coach-hint = Segítség
coach-try = Próbáld ezt: { $turn }.
coach-setup = Keverd a méreteket, és hagyj szabad utat: a külső körön álló korongnak rés kell.
coach-quiet = Még semmi sem dőlt el: minden lépés közül ez tűnik a legjobbnak, { $value }.
