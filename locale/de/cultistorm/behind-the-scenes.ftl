# Hinter den Kulissen: eine Person gegen alle. `$who` ist, wer die andere Seite spielt.

cs-overlord-plots = **{ $who }** wählt hinter den Kulissen.
cs-overlord-marker = **{ $who }**, gleich kommen die Kultisten: Wo steht der Marker? Grauen { $dread }.
cs-overlord-arrival = **{ $who }**, welcher Kultist kommt nach { $slot } *{ $location }*? { $there ->
    [0] Dort ist noch niemand.
    [one] Dort ist schon 1.
   *[other] Dort sind schon { $there }.
}
cs-overlord-die = **{ $who }**, die Kultistenwürfel liegen. Wirfst du einen neu? Grauen { $dread }.
cs-overlord-horror = **{ $who }**, gleich rückt der Entsetzenmarker vor: Tauschst du eine Karte im Kreis aus?
cs-overlord-names = **{ $who }**, ein Großer Alter kommt. Bestimmst du, welcher? Grauen { $dread }.

cs-opt-lord-play = { $card }
cs-opt-lord-stay = Bei { $slot } { $location } lassen
cs-opt-lord-stay-short = Bei { $slot } lassen
cs-opt-lord-marker = Zu { $slot } { $location } setzen
cs-opt-lord-marker-short = Zu { $slot } setzen
cs-opt-lord-cultist = Noch einen zu { $slot } { $location } schicken
cs-opt-lord-cultist-short = Noch einen zu { $slot } schicken
cs-opt-lord-cultist-hint = { $n } Grauen, einmal pro Runde; er kommt zuerst, und keine Blockade hält ihn auf
cs-opt-lord-exchange = { $card } gegen Karte { $ring } ({ $threshold } Kristalle)
cs-opt-lord-exchange-short = { $card } gegen Karte { $ring }
cs-opt-lord-exchange-hint = Du nimmst die andere; wer sie angesehen hatte, weiß nichts mehr
cs-opt-lord-roll = { $slot } { $face } neu werfen
cs-opt-lord-roll-hint = { $location }, { $n } Grauen
cs-opt-lord-call = { $enemy }
cs-opt-lord-call-hint = { $n } Grauen
cs-opt-lord-unnamed = Den Zufall entscheiden lassen
cs-opt-lord-rest = Alles lassen, wie es ist
cs-opt-lord-rest-short = So lassen
cs-opt-lord-chance = Den Zufall wählen lassen
cs-opt-lord-chance-hint = Alles, was du antworten könntest, ist gleich wahrscheinlich

cs-ev-overlord-draws = Du ziehst { $cards }.
cs-ev-overlord-moves-marker = **{ $who }** setzt den Kultistenmarker zu { $slot } *{ $location }*.
cs-ev-horror-swapped = { $named ->
    [yes] **{ $who }** tauscht Karte { $ring } im Kreis aus (jetzt { $threshold } Kristalle) und hält *{ $card }*.
   *[no] **{ $who }** tauscht Karte { $ring } im Kreis aus. Sie wird jetzt durch { $threshold } Kristalle aktiviert.
}
cs-ev-dread-gained = Grauen { $dread }/{ $most }.
cs-ev-dread-spent = **{ $who }** gibt { $n } Grauen aus (noch { $dread }){ $what ->
    [die] {" "}und wirft neu
    [name] {" "}und bestimmt, wer kommt
   *[cultist] {" "}und schickt noch einen Kultisten
}.
cs-ev-overlord-names = **{ $who }** ruft *{ $great_old_one }*.
cs-ev-overlord-gone = **{ $who }** ist gegangen; hinter den Kulissen spielt der Zufall weiter.

wish-cs-overlord = die Gegenseite
wish-cs-overlord-hint = Bei „Hinter den Kulissen“: allein gegen alle; will es niemand, spielt sie der letzte Platz

tip-cs-overlord-arrival = Beim eigenen Zeichen sind sie stärker.
tip-cs-overlord-marker = Wo viele stehen, schmerzt der nächste.
