# Pomoc v první partii.
coach = Pomoc pro první partii
coach-lead = O nápovědu si řekněte, kdykoli chcete: rozsvítí se na desce a řekne proč.
coach-hint = Nápověda
coach-try = Zkuste { $turn }.
coach-setup = Velikosti míchejte a nechávejte cesty volné: kámen na vnější kružnici potřebuje mezeru.
coach-quiet = Zatím není nic rozhodnuto: ze všech tahů vypadá tento nejlépe, { $value }.
