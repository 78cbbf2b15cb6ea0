# Fernhilfe: Verbündete aus der Ferne.

cs-opt-ally = { $cost ->
    [0] { $card } für { $whom } rufen
   *[other] { $card } für { $whom } rufen, { $cost } Wahnsinn
}
cs-opt-ally-short = { $card } für { $whom }
cs-opt-ally-for-all = { $cost ->
    [0] { $card } rufen
   *[other] { $card } rufen, { $cost } Wahnsinn
}
cs-ev-allies-come = In Reichweite: { $cards }.
cs-ev-ally-called = **{ $who }** ruft *{ $card }*.
cs-ev-ally-called-for = **{ $who }** ruft *{ $card }* für **{ $whom }**.
wish-cs-each = Ermittler pro Person
wish-cs-each-is = { $each ->
    [0] wie üblich
   *[other] { $each }
}
wish-cs-each-hint = { $each ->
    [0] Zu zweit je einer, mit Verbündeten; allein drei
    [1] Mit Verbündeten; ganz allein mit nur einem ist es sehr schwer
    [2] Zu zweit: vier Ermittler, keine Verbündeten
   *[3] Allein: drei Ermittler, keine Verbündeten
}
no-bad-wish-each = So viele Ermittler pro Person gehen hier nicht. Zu zweit sind es einer oder zwei, allein einer oder drei, sonst einer. Wählt neu und startet dann.
cs-board-allies = In Reichweite: { $cards }
