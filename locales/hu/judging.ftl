# Hogyan ítéljünk meg egy állást: a lecke és az ökölszabály számolása, amelyet az elemzés is mutat.
# A felek a nevükkel állnak. A szabály a pontokkal kezdődik, amelyeket ad.
thumb = Ökölszabály
thumb-rule = Szabály
thumb-here = Itt
thumb-points = { $side } pontjai
thumb-sum = Összesen
thumb-light-up = Mutasd a táblán
thumb-lead = { $gives } minden golyóért, amennyivel { $side } tárolójában több van, mint a másikéban ({ $other })
thumb-not-behind = { $gives }, ha { $other } tárolójában nincs legalább { $many } golyóval több
thumb-completions = { $gives } minden helyért, ahol { $side } befejezhet valamit
thumb-completes = { $gives }, ha { $side } legalább { $many } helyen befejezhet valamit
thumb-raises = { $gives }, ha { $side } legalább { $many } golyót fölemelhet
thumb-carry-nothing = { $gives }, ha { $side } legalább { $many } golyóján nincs másik
thumb-short = Ökölszabály: { $points } ({ $side }), tehát a jóslat: { $wins } nyer
thumb-says = { $shown } { $points ->
   *[other] pont
} a soron lévőnek ({ $mover }). Ha ez több, mint { $needed }, a soron lévőnek kellene nyernie, különben a másiknak. A jóslat tehát: { $wins } nyer.
thumb-right = Az ilyen számolás 100 eldőlt, játszmákból vett állás közül ennyiben helyes: { $right } ({ $rules }).
judge-question = { $rules }, { $mover } következik. Ki nyer, ha mindkét fél a legjobban játszik?
judge-reserves = A tárolóban: Világos { $light }, Sötét { $dark }.
judge-next-rule = Következő szabály ({ $number }/{ $of })
judge-all-rules = Számolj meg mindent
judge-exact = { $said ->
    [right] Igazad van. A legjobb játékkal: { $exact }.
   *[wrong] Nem így van. A legjobb játékkal: { $exact }.
}
judge-thumb-right = Az ökölszabálynak itt igaza van.
judge-thumb-wrong = Az ökölszabály itt téved.
judge-look = Nézd meg az elemzésben
told-judge-reserve = Senki sem lát el a játszma végéig. De néhány dolog megszámolható, és többnyire megmondja, ki fog nyerni. Először a tároló: egy golyóval több egy pontot ér.
done-judge-reserve = Három golyó előny, és alig látszik más: ez elég.
told-judge-completions = Aztán a négyzetek. Az a hely, ahol most befejezhetsz egyet, golyókat ad vissza, és két pontot ér. A másik fél ilyen helye csak egybe kerül neked: te következel, és még megakadályozhatod. A másik felet mindig úgy számoljuk, mintha ő következne.
done-judge-completions = A tárolók egyformák; a négyzet dönt, amelyet a világos befejezhet.
told-judge-threats = A tárolóbeli előny hamar elvész. Mielőtt bíznál benne, nézd meg, mit fejezhet be a másik fél.
done-judge-threats = A világosnak eggyel több golyója van. De a sötét két helyen is befejezhet egy négyzetet, és ez többet nyom.
told-judge-free = Ahol semmit sem lehet befejezni, nézd meg, mi mozoghat még. Az emelhető golyó megspórol egyet a tárolóból, ha nem most, hát később; azok a golyók tehetik ezt, amelyeken nincs másik.
done-judge-free = A tárolók és a négyzetek itt nem mondanak semmit. A golyók döntenek, amelyeket a sötét fölemelhet.
told-judge-advanced = A haladó játékban a sorok is számítanak, és a golyók gyakrabban kerülnek vissza. Ezért más a számolás: az számít leginkább, hány olyan golyója van a feleknek, amelyen nincs másik, mert azok levehetők vagy emelhetők.
done-judge-advanced = A sötétnek eggyel több golyója van, de a világosnak annyi a szabad golyója, hogy az többet nyom.
told-judge-wrong = Még egy állás. Számolj, és ítélj.
done-judge-wrong = A számolás nem lát előre. A sötétnek két golyóval több van, de csak három lépése, és mindegyik veszít. Tehát először számolj, de azért nézd meg a következő lépéseket is.
