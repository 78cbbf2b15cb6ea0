# Namen und Beschreibungen der Befehle. Beschreibungen: höchstens 100 Zeichen. Namen: klein, höchstens 32.

cmd-wading = Hinaus ins Watt: was die Knöpfe tun, getippt
cmd-wading-name = watt
cmd-wading-wade = Waten und werfen
cmd-wading-wade-name = waten
cmd-wading-comb = Den Strand nach einer Muschel absuchen
cmd-wading-comb-name = absuchen
cmd-wading-home = Mit dem Korb heimgehen
cmd-wading-home-name = heim
cmd-wading-whistle = Pfeifen
cmd-wading-whistle-name = pfeifen
cmd-wading-choose = Beantworten, was du gefragt wirst
cmd-wading-choose-name = antworten
cmd-wading-choose-option = Welche Antwort
cmd-wading-choose-option-name = antwort
cmd-wading-orders = Ein für alle Mal still bleiben, oder das zurücknehmen
cmd-wading-orders-name = anweisung
cmd-wading-orders-order = Welche Anweisung
cmd-wading-orders-order-name = welche
cmd-wading-why = Warum etwas jetzt geht oder nicht
cmd-wading-why-name = warum
cmd-wading-why-what = Was du tun möchtest
cmd-wading-why-what-name = was
