# Lecții.
learn-lead = O lecție scurtă după alta; tu faci mutările.
learn-pyramid = De la vârf înapoi la prima bilă, apoi la tactică.
learn-equator = De la așezare la ultima bătălie și la meci.
lesson-step = Pasul { $step } din { $of }
lesson-done = făcută
lesson-solved = { $solved } din { $of }
next-lesson = Urmează: { $title }
lesson-show-me = Arată-mi
lesson-now-you = Acum tu
lesson-arranged = Toți cei zece pioni sunt așezați.
first-game = Prima ta partidă

miss-low = Bila aceasta e pe nivelul cel mai de jos, iar locul de pe careu a rămas liber.
miss-spent = Bila aceasta a venit din rezerva ta. Dacă urcai una, nu te costa nimic.
miss-elsewhere = E permis, dar nu e locul cerut.
miss-no-square = Bila aceasta nu întregește nimic nou, deci nu recuperezi nimic.
miss-too-few = L-ai întregit, dar ai recuperat mai puține bile decât s-a cerut.
miss-other-balls = Au fost alte bile decât cele cerute.
miss-inner = Pionul acesta stătea pe cercul interior.
miss-nothing-aside = Pe ecuator nu era niciun pion de mărimea asta, deci nimic nu e dat la o parte.
miss-can-answer = Albastrul mai poate muta un pion.
miss-others-answer = Din punctul acela pot răspunde și alți pioni.

lesson-title-aim = Scopul
lesson-aim-1 = Jucătorii clădesc împreună o piramidă de treizeci de bile. Cine o pune pe ultima, sus, în vârf, câștigă.
lesson-aim-1-task = Pune ultima ta bilă în vârf.
lesson-aim-1-done = Ai câștigat! Lecțiile următoare îți spun cum ajungi aici.

lesson-title-place = Așezarea
lesson-place-1 = Platoul are șaisprezece căsuțe. Se joacă pe rând; începe cel cu bilele deschise.
lesson-place-1-task = Așază o bilă într-o căsuță.
lesson-place-1-done = Bila a venit din rezerva ta. Ai cincisprezece cu totul, deci fiecare contează.
lesson-place-2 = Patru bile în careu, indiferent de culoare, susțin o a cincea pe nivelul următor.
lesson-place-2-task = Așază o bilă pe careu.
lesson-place-2-done = Așa crește piramida: șaisprezece, nouă, patru și una în vârf.

lesson-title-raise = Urcarea
lesson-raise-1 = În loc să iei din rezervă, poți urca o bilă de-a ta care nu susține nimic, cu cel puțin un nivel.
lesson-raise-1-task = Urcă bila din colț pe careu.
lesson-raise-1-done = Ai mutat fără să cheltui o bilă. La Pylos se câștigă economisind.
lesson-raise-2 = Se poate sări peste un nivel. Careul trebuie să fie întreg și după ridicarea bilei: o bilă nu se poate sprijini pe ea însăși.
lesson-raise-2-task = Urcă o bilă de pe nivelul cel mai de jos pe nivelul 3.
lesson-raise-2-done = Două niveluri mai sus, fără niciun cost.

lesson-title-square = Careul
lesson-square-1 = Dacă bila ta întregește un careu de culoarea ta, poți recupera una sau două dintre bilele tale.
lesson-square-1-task = Întregește careul, apoi recuperează cel puțin o bilă.
lesson-square-1-done = O bilă cheltuită, una sau două recuperate.
lesson-square-2 = Poți recupera orice bilă de-a ta care nu susține alta, chiar și pe cea tocmai jucată.
lesson-square-2-task = Întregește un careu și recuperează două bile.
lesson-square-2-done = Cel mult două, oricâte careuri ar fi.

lesson-title-take-back = Una după alta
lesson-take-back-1 = Bilele se recuperează una după alta. Prima o poate elibera pe a doua.
lesson-take-back-1-task = Întregește careul din colț. Apoi recuperează bila ta de pe nivelul 2 și, după ea, bila ta de dedesubt.
lesson-take-back-1-done = Cât timp cealaltă stătea pe ea, bila de jos nu putea fi luată.

lesson-title-combined = Urcare și careu deodată
lesson-combined-1 = Și o bilă urcată poate întregi un careu. Atunci o singură mutare le face pe toate: urci, faci careul, recuperezi.
lesson-combined-1-task = Urcă o bilă ca să întregești careul de pe nivelul 2, apoi recuperează cel puțin o bilă.
lesson-combined-1-done = Nimic cheltuit și bile recuperate: cea mai bună mutare.

lesson-title-reserve = Rezerva goală
lesson-reserve-1 = Fără bile nu poți juca: cine e la mutare cu rezerva goală a pierdut.
lesson-reserve-1-task = Cel cu bilele închise și-a cheltuit toate bilele. Fă orice mutare.
lesson-reserve-1-done = Adversarul e la mutare și nu mai are bile: ai câștigat. Pe cele rămase nu mai trebuie să le așezi.
lesson-reserve-2 = Rezerva e deci timpul tău. O bilă așezată te costă una, o bilă urcată nu te costă nimic.
lesson-reserve-2-task = Câte două bile fiecare, și e rândul tău. Joacă așa încât adversarul să rămână primul fără bile.
lesson-reserve-2-done = Ai tot două. Acum adversarul trebuie să cheltuiască.
lesson-reserve-2-wrong = Te-a costat una din cele două bile. Acum rămâi fără ele înaintea adversarului.

lesson-title-old-square = Un careu vechi
lesson-old-square-1 = Contează doar bila tocmai jucată. Un careu făcut mai devreme nu mai dă nimic, oricât ar sta pe platou.
lesson-old-square-1-task = Careul tău din colț e vechi. Întregește unul nou și recuperează două bile.
lesson-old-square-1-done = Careul nou are două bile comune cu cel vechi și tot se socotește.

lesson-title-decline = Când să nu recuperezi
lesson-decline-1 = Poți recupera bile, dar nu ești obligat. O bilă de pe platou poate urca mai târziu, una din rezervă nu; iar locul pe care îl lasă îi rămâne adversarului.
lesson-decline-1-task = Întregește careul din colț. Apoi hotărăște: recuperezi bila sau închei mutarea fără ea?
lesson-decline-1-done = Corect: bila rămâne. La mutarea următoare urcă fără niciun cost, și câștigi.
lesson-decline-1-wrong = Acum adversarul ocupă colțul, iar bila pe care ai fi putut-o urca îți lipsește. Adversarul câștigă.

lesson-title-counting = Socoteala
lesson-counting-1 = Socotește înainte să joci. Dacă amândoi doar așază bile, cel aflat la mutare are nevoie de una în plus. Fiecare urcare valorează o bilă.
lesson-counting-1-task = Câte trei bile, și e rândul tău: îți lipsește una. Găsește urcarea pe care adversarul n-o poate compensa.
lesson-counting-1-done = O bilă economisită, iar adversarul n-are ce urca în schimb. Acum iese socoteala.
lesson-counting-1-wrong = Socoteala nu iese: adversarul compensează, iar tu rămâi primul fără bile.

lesson-title-stop = Cum oprești un careu
lesson-stop-1 = Când adversarului îi lipsește o singură bilă pentru careu, pune-o tu acolo pe a ta.
lesson-stop-1-task = Adversarul e gata să întregească un careu. Oprește-l.
lesson-stop-1-done = O bilă la locul potrivit a făcut cât două.
lesson-stop-1-wrong = Acum adversarul întregește careul și recuperează două bile.
lesson-stop-2 = Uită-te la toate nivelurile. Iar dacă oprești careul cu o bilă urcată, nu te costă nimic.
lesson-stop-2-task = Unde amenință acum adversarul cu un careu? Oprește-l.
lesson-stop-2-done = Adversarul rămâne fără careu. Nimic altceva nu câștiga aici.
lesson-stop-2-wrong = Acum adversarul întregește careul de pe nivelul 2 și recuperează două bile. Asta hotărăște partida.

lesson-title-lines = Aliniamentul
lesson-lines-1 = La avansați, aliniamentele contează ca un careu: patru bile de-ale tale în linie pe nivelul 1. Diagonalele nu contează niciodată.
lesson-lines-1-task = Întregește aliniamentul și recuperează o bilă.
lesson-lines-1-done = Contează și rândurile, și coloanele.
lesson-lines-2 = Pe nivelul 2 un aliniament are trei bile. Mai sus nu sunt aliniamente.
lesson-lines-2-task = Întregește aliniamentul de pe nivelul 2 și recuperează o bilă.
lesson-lines-2-done = Asta e tot despre aliniamente.

lesson-title-judging = Cum judeci o poziție

lesson-title-setup = Așezarea pionilor
lesson-setup-1 = Fiecare are o emisferă cu zece puncte și zece pioni: câte doi din fiecare dintre cele cinci mărimi. Pe rând, fiecare așază un pion.
lesson-setup-1-task = Alege o mărime sub platou și așază un pion în emisfera ta.
lesson-setup-1-done = Locul pionilor hotărăște cum ajung ei mai târziu pe ecuator.

lesson-title-begin = Cine începe
lesson-begin-1 = Cine începe prima bătălie se trage la sorți. Celălalt așază primul pion, deci cel care începe îl așază pe ultimul.
lesson-begin-1-task = Tu vei începe. Așază-ți ultimul pion.
lesson-begin-1-done = Toți cei douăzeci de pioni sunt așezați, iar tu începi. Apoi fiecare bătălie o începe câștigătorul celei dinainte.

lesson-title-slide = Spre ecuator
lesson-slide-1 = Un pion alunecă pe liniile emisferei sale până la un punct liber de pe ecuator. Poate coti la intersecții, dar nu trece niciodată peste alt pion.
lesson-slide-1-task = Alege un pion și du-l pe ecuator.
lesson-slide-1-done = Rămâne acolo până la sfârșitul bătăliei.
lesson-slide-2 = Pionii de pe cercul exterior au nevoie de un loc de trecere sau ocolesc pe la capetele ecuatorului.
lesson-slide-2-task = Adu un pion de pe cercul exterior pe ecuator.
lesson-slide-2-done = Fiecare pion plecat deschide drumul altora.

lesson-title-battle = Patru, trei, doi, unu
lesson-battle-1 = O bătălie are patru pioni, câte doi de fiecare parte, pe rând. Dacă rămân toți patru, câștigă cel mai mare.
lesson-battle-1-task = Joci ultimul pion. Câștigă bătălia pentru roșu.
lesson-battle-1-done = Capturezi pionii de pe ecuator și începi bătălia următoare.
lesson-battle-2 = Un pion a fost dat la o parte, deci vor rămâne trei. Dintre trei câștigă cel mijlociu.
lesson-battle-2-task = Câștigă și această bătălie.
lesson-battle-2-done = Nicio mărime nu e bună în sine: totul depinde de câți rămân.
lesson-battle-3 = Doi pioni au fost dați la o parte, deci vor rămâne doi. Dintre doi câștigă cel mai mic.
lesson-battle-3-task = Câștigă bătălia pentru roșu.
lesson-battle-3-done = Și pionii mici au clipa lor.
lesson-battle-4 = Dacă rămâne unul singur, câștigă el. Pentru asta trebuie să fie egal cu cel de acolo.
lesson-battle-4-task = Pionul albastru e cel mai mic dintre toți. Câștigă totuși.
lesson-battle-4-done = A rămas un singur pion, și e al tău.

lesson-title-set-aside = Datul la o parte
lesson-set-aside-1 = Pe ecuator nu rămân doi pioni de aceeași mărime. Când vine unul egal, cel care era acolo e dat la o parte, al oricui ar fi.
lesson-set-aside-1-task = Dă la o parte pionul albastru jucând unul de mărimea lui.
lesson-set-aside-1-done = Acum e pe grămadă, pentru câștigătorul ultimei bătălii.
lesson-set-aside-2 = Un pion dat la o parte schimbă numărul celor rămași, deci și pionul care câștigă.
lesson-set-aside-2-task = Câștigă și această bătălie.
lesson-set-aside-2-done = Să socotești ce va rămâne: acesta e miezul jocului.

lesson-title-pass = Pasul
lesson-pass-1 = Se poate juca și cu alunecare dreaptă: pionul urmează o singură linie, fără să cotească. Atunci se poate întâmpla ca niciun pion al tău să nu treacă, și trebuie să pasezi.
lesson-pass-1-task = Niciun pion al tău nu poate ajunge pe ecuator. Pasează.
lesson-pass-1-done = Pasează doar cine nu poate muta. Bătălia continuă cu mai puțini pioni.
lesson-pass-2 = Un pion la locul potrivit îi închide pe alții.
lesson-pass-2-task = Ambii pioni albaștri stau pe același meridian. Joacă așa încât albastrul să paseze.
lesson-pass-2-done = Albastrul trebuie să paseze, și e din nou rândul tău.

lesson-title-pile = Grămada
lesson-pile-1 = Câștigătorul celei de-a cincea bătălii ia și grămada pionilor dați la o parte, și singletonul, care valorează un punct.
lesson-pile-1-task = Câștigă ultima bătălie cu ultimul tău pion.
lesson-pile-1-done = Cu 11 din cele 21 de puncte se câștigă. Ultima bătălie aduce adesea cele mai multe puncte.

lesson-title-predict = Câți vor rămâne?
lesson-predict-1 = Înainte să joci, gândește-te ce îți poate răspunde adversarul. Câți pioni rămân de fiecare dată și cine câștigă atunci?
lesson-predict-1-task = Alege pionul care câștigă bătălia orice ar răspunde albastrul.
lesson-predict-1-done = Dacă răspunde cu 1 sau cu 5 rămân trei, cu 3 rămân patru: câștigi de fiecare dată.
lesson-predict-1-wrong = Albastrul are un răspuns.

lesson-title-jeux-et-strategie = Jeux et Stratégie
lesson-jeux-et-strategie-1 = Revista „Jeux et Stratégie” povestea jocul altfel. Un pion poate merge pe orice punct liber al ecuatorului, de oriunde ar pleca.
lesson-jeux-et-strategie-1-task = Joacă un pion de pe cercul exterior.
lesson-jeux-et-strategie-1-done = Nimic nu i-a stat în cale, deși cercul interior e plin.
lesson-jeux-et-strategie-2 = Dintre doi pioni egali, cel jucat acum e dat la o parte.
lesson-jeux-et-strategie-2-task = Joacă un pion de mărimea celui care e deja acolo.
lesson-jeux-et-strategie-2-done = Al tău e dat la o parte. Dar punctul ales hotărăște totuși cine poate răspunde.
lesson-jeux-et-strategie-3 = Punctul jucat desemnează pionii adverși care pot răspunde: cei de pe o linie care trece prin el.
lesson-jeux-et-strategie-3-task = Alege un punct așa încât albastrul să poată răspunde doar cu un pion de mărimea 1.
lesson-jeux-et-strategie-3-done = Ambii pioni albaștri de pe acel meridian au mărimea 1. Ai ales tu pionul adversarului.

lesson-title-hidden = Așezarea secretă
lesson-hidden-1 = Așezarea se poate face și în secret: fiecare își aranjează pionii, și abia apoi se arată toți.
lesson-hidden-1-task = Așază-ți cei zece pioni sau lasă întâmplarea să completeze, apoi spune că ești gata.
lesson-hidden-1-done = Acum se văd ambele tabere, și începe prima bătălie.

lesson-title-match = Meciul
lesson-match-1 = Mai multe partide fac un meci: un număr fix sau până la un scor convenit. Punctele se adună.
lesson-match-1-task = Câștigă ultima bătălie a acestei partide.
lesson-match-1-done = 14 la 7, puncte care rămân în meci. Fiindcă ai câștigat ultima bătălie, începi partida următoare.
explore-all = Explorează toate mutările
