# Zurücknehmen.

cmd-game-undo = Nimm deine letzte Antwort zurück oder alles seit einer früheren
cmd-game-undo-name = zurücknehmen
cmd-game-undo-before = Bis vor welche Antwort; ohne Angabe deine eigene letzte
cmd-game-undo-before-name = vor

undo-nothing = Es hat noch niemand geantwortet; es gibt nichts zurückzunehmen.
undo-no-such-point = Zu dieser Antwort führt kein Weg zurück. Nimm eine aus der Liste.
undo-needs-vote = Andere oder das Glück sind beteiligt: Der Tisch muss zustimmen.
undo-moved-on = Inzwischen hat jemand geantwortet. Sieh erst nach, bevor du etwas zurücknimmst.
undo-point-silent = { $name }: eine Antwort ohne sichtbare Folgen
undo-report = { $n ->
    [0] das, was im Stillen entschieden wurde
   *[other] { $n ->
        [one] 1 Antwort
       *[other] { $n } Antworten
    } ({ $names }{ $drew ->
        [yes] ; dabei wurde gewürfelt oder gezogen
       *[no] { "" }
    }{ $revealed ->
        [yes] ; dabei wurde Verdecktes gezeigt
       *[no] { "" }
    }){ $veiled ->
        [yes] { " " }und was hinter verschlossenen Türen entschieden wurde
       *[no] { "" }
    }
}
undo-offer =
    Zurückgenommen würde: { $report }.
    Das entscheidest du nicht allein: Der Tisch stimmt ab. Wer dasselbe noch einmal tut, würfelt wieder dasselbe; die Stapel aber werden gemischt.
undo-more = { $n ->
    [one] -# … und noch 1 Zeile
   *[other] -# … und noch { $n } Zeilen
}
undo-choose = Zu einem anderen Punkt zurück …
undo-ask-button = Den Tisch fragen
undo-done = { $n ->
    [one] Zurückgenommen: 1 Antwort. Die Frage ist wieder offen.
   *[other] Zurückgenommen: { $n } Antworten. Die Frage ist wieder offen.
}
told-undo = { $n ->
    [one] **{ $who }** nimmt 1 Antwort zurück.
   *[other] **{ $who }** nimmt { $n } Antworten zurück.
}
told-undo-vote = { $n ->
    [0] Der Tisch nimmt zurück, was im Stillen entschieden wurde.
    [one] Der Tisch nimmt 1 Antwort zurück.
   *[other] Der Tisch nimmt { $n } Antworten zurück.
} { $times ->
    [one] Es ist die erste Rücknahme in diesem Spiel, an der Glück oder andere beteiligt sind.
   *[other] Zum { $times }. Mal in diesem Spiel sind dabei Glück oder andere beteiligt.
}
told-undo-rescue = { $n ->
    [0] Das Spiel ließ sich nicht mehr öffnen. Es geht einen Schritt früher weiter; zurückgenommen wurde, was hinter verschlossenen Türen entschieden war.
    [one] Das Spiel ließ sich nicht mehr öffnen. Es geht einen Schritt früher weiter; 1 Antwort wurde zurückgenommen.
   *[other] Das Spiel ließ sich nicht mehr öffnen. Es geht einen Schritt früher weiter; { $n } Antworten wurden zurückgenommen.
}
foot-undo = Zurücknehmen
