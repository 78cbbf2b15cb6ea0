# Hinaus ins Watt. Ereignisse heißen `wo-ev-…`, Antworten `wo-opt-…`, Fragen so, wie die Regeln sie stellen.

box-wading-out = Hinaus ins Watt
box-wading-out-line = Muscheln bei Ebbe: Wate so weit, wie du dich traust, und sei vor der Welle daheim.
wo-wish-length = Länge
wo-length = { $value ->
    [long] Lang: { $n } Muscheln
   *[short] Kurz: { $n } Muscheln
}

wo-headline = { $who } ist im Watt. Im Korb: { $basket }. Genug: { $enough }.
wo-headline-over = Das Wasser ist zurück.
wo-wader = **{ $who }**: { $shells ->
    [one] 1 Muschel
   *[other] { $shells } Muscheln
} · Funde { $finds } · Wellen { $waves }{ $whistle ->
    [yes] {" "}· Pfeife
   *[no] {""}
}
wo-hand-wish = Dein Wunsch: *{ $card }*. { $text }
wo-kind-wishes = Wunsch
wo-kind-finds = Fund
wo-outcome = { $n ->
    [one] { $who } gewinnt mit { $shells } Muscheln.
   *[other] { $who } gewinnen mit je { $shells } Muscheln.
}

## Was geschieht

wo-ev-wished = **{ $seat }** zieht den Wunsch *{ $card }*. { $text }
wo-ev-wish-drawn = **{ $seat }** zieht einen Wunsch.
wo-ev-turn-begins = **{ $seat }** ist dran.
wo-ev-combed = **{ $seat }** sucht den Strand ab.
wo-ev-threw = **{ $seat }** wirft { $face }. Im Korb: { $basket }.
wo-ev-wave = Eine Welle. **{ $seat }** verliert { $lost ->
    [0] nur trockene Füße
    [one] 1 Muschel aus dem Korb
   *[other] { $lost } Muscheln aus dem Korb
}.
wo-ev-found = **{ $seat }** deckt auf: *{ $card }*. { $text }
wo-ev-whistled = **{ $seat }** pfeift. **{ $at }** muss noch einmal werfen.
wo-ev-went-home = **{ $seat }** geht heim.
wo-ev-gained = **{ $seat }** bekommt { $n } (jetzt { $shells }).
wo-ev-lost = **{ $seat }** verliert { $n } (noch { $shells }).
wo-ev-wish-shown = **{ $seat }** hatte den Wunsch *{ $card }*. { $text }

## Fragen und Antworten

wo-turn = **{ $who }**, es ist Ebbe. Hinaus, oder am Strand bleiben?
wo-further = **{ $who }**, { $basket } im Korb. Weiter, oder heim?
wo-choose = **{ $who }**, *{ $card }*: Was soll es sein?
wo-whistle = **{ $who }**, **{ $at }** geht mit { $basket } heim. Pfeifst du?
wo-listening = Wer eine Pfeife hat, darf pfeifen.
wo-opt-wade = Waten und werfen
wo-opt-comb = Den Strand absuchen
wo-opt-comb-hint = 1 Muschel, und dein Zug ist vorbei
wo-opt-home = Mit { $basket } heimgehen
wo-opt-whistle = Pfeifen
wo-opt-whistle-hint = { $at } wirft noch einmal und kann { $basket } verlieren
wo-opt-pass = Diesmal still bleiben
wo-opt-quiet = Still bleiben, bis ich etwas anderes sage
wo-order-none = Mich jedes Mal fragen
tip-wo-further = Eine 1 nimmt den ganzen Korb. Wer viel heimträgt, hört vielleicht eine Pfeife.

## Warum nicht

wo-why-over = Das Spiel ist vorbei.
wo-why-turn = Dran ist { $seat }.
wo-why-home = Noch gibt es nichts heimzutragen.
wo-why-waiting = Zuerst ist etwas anderes gefragt.
wo-why-blown = Du hast schon gepfiffen.
wo-why-nobody = Niemand geht heim.
