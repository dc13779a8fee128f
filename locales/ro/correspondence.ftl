# Partide de zile întregi: cum afli că e rândul tău, adresa de e-mail.

## Poștă
mail-title = Adresa ta de e-mail
mail-text = Acolo se poate trimite un cod dacă ți-ai pierdut parola și, dacă vrei, o scrisoare când te așteaptă partide. Nimic altceva.
mail-yours = Adresa ta este { $mail }.
mail-none = Nu se păstrează nicio adresă.
mail-address = Adresă de e-mail
mail-send-code = Trimite un cod acolo
mail-sent = Un cod a fost trimis la { $mail }. E valabil o oră.
mail-code = Codul din scrisoare
mail-confirm = Confirmă
mail-confirmed = { $mail } este de acum adresa ta.
mail-forget = Uită adresa
mail-forgotten = Adresa a fost uitată.
recover-mail = Trimite-mi un cod prin e-mail
recover-mail-sent = Dacă acest cont are o adresă, un cod e pe drum. Scrie-l drept cod de recuperare.

## Cum afli
told-title = Când e rândul tău
told-text = La partidele cu zile de gândire nu trebuie să tot verifici. Nimic de aici nu e pornit dacă nu pornești tu.
told-push = Mesaje ale acestui browser
told-push-text = Unul la fiecare mutare, chiar dacă nu e deschisă nicio pagină. Numai dacă nu ești la platou.
told-push-on = Arată mesaje
told-push-off = Oprește mesajele
told-push-is-on = Acest browser te anunță.
told-push-denied = Acest browser nu permite mesaje de la acest site; poți schimba asta în setările lui.
told-push-impossible = Acest browser nu poate arăta mesaje aici. Pe telefon poate ajuta să adaugi aplicația pe ecranul principal.
told-letter = O scrisoare
told-letter-text = Cel mult o dată pe zi, la { $mail }. Fiecare scrisoare are un link care le oprește.
told-letter-on = Trimite scrisoarea
told-letter-off = Oprește scrisorile
told-letter-is-on = Scrisoarea vine la { $mail }.
told-letter-bounced = Adresa ta a refuzat definitiv o scrisoare; nu se mai trimite nimic acolo. Dacă a fost o greșeală, pornește-le din nou.

## Linkul din scrisoare
stop-title = Scrisori
stop-done = Nu mai primești scrisori despre partide care te așteaptă. Le poți porni din nou pe pagina contului.

## Vacanță
vacation-title = Vacanță
vacation-text = La partidele de zile întregi ceasurile tale stau cât ești plecat; adversarii văd asta. Ai { $allowance } de zile într-un an calendaristic, iar o zi începută contează. Vacanța se termină singură, când o închei tu sau când joci o mutare într-o asemenea partidă.
vacation-left = { $left ->
    [one] Mai e o zi anul acesta.
    [few] Mai sunt { $left } zile anul acesta.
   *[other] Mai sunt { $left } de zile anul acesta.
}
vacation-days = Zile
vacation-begin = Începe vacanța
vacation-now = Ești în vacanță până la { $until }.
vacation-end = Încheie vacanța

## Mutări condiționate
plan-open = Dacă … atunci …
plan-title = Mutări condiționate
plan-text = Joacă ce ar putea juca adversarul, apoi răspunsul tău, oricât de departe vrei. Serverul răspunde în locul tău cât timp adversarul urmează linia; el nu o vede.
plan-none = Nu e plănuit nimic.
plan-begin = Întâi mutarea adversarului.
plan-keep = Păstrează linia
plan-drop = Șterge
plan-drop-line = Șterge { $line }
