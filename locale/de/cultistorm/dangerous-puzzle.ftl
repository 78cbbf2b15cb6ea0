# Gefährliches Rätsel, Modul 10 von Cultistorm.

cs-ev-piece-found = **{ $who }** findet ein Teil: *{ $card }*. { $left ->
    [0] Es war das letzte.
    [one] 1 Teil fehlt noch.
   *[other] { $left } Teile fehlen noch.
}
cs-ev-piece-returns = **{ $who }** verliert ein Teil an den Objektstapel: *{ $card }*.
cs-ev-pieces-bite = { $n ->
    [one] Das Teil des Rätsels wendet sich gegen **{ $who }**.
   *[other] Die Teile des Rätsels wenden sich gegen **{ $who }**.
}
cs-return-piece = **{ $one }**, *{ $card }*: Welches Teil kommt zurück in den Stapel?
cs-opt-piece = { $card } ({ $whom })
