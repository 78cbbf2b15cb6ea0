# Ein Spiel aus einer Datei: Alle nehmen ihre Plätze wieder ein.

returning-brought =
    { $who } hat dieses Spiel aus einer Datei geholt. Es ruht und zählt in keiner Statistik.{ $revealed ->
        [yes] { " " }Hier war es schon einmal vorbei, und sein Glück wurde gezeigt: Wer hingesehen hat, weiß, was kommt.
       *[no] { "" }
    }
    Wer hier saß, drückt „{ $returning-mine }“. Die übrigen Plätze bietet die Spielleitung mit { $cmd-game-replace } an. Mit { $cmd-game-resume } geht es los; für wen dann noch niemand da ist, spielt so lange eine Vertretung.
returning-seat = · { $name } { $state ->
    [waits] – noch ist niemand da
   *[taken] – ist da
}
returning-mine = Das bin ich
returning-done = Du bist wieder da, { $name }. { $state ->
    [paused] Mit { $cmd-game-resume } geht das Spiel weiter.
   *[other] Das Spiel geht weiter.
}
returning-not-yours = In der Datei ist keiner dieser Plätze deiner. Mit { $cmd-game-replace } kann dir die Spielleitung einen anbieten.
returning-back-already = Du sitzt schon an deinem Platz.
returning-taken = Auf deinem Platz sitzt inzwischen jemand anders. Frag die Spielleitung: Mit { $cmd-game-replace } kann sie dir wieder einen anbieten.
no-nobody-sits = An diesem Tisch sitzt niemand. Sobald jemand da ist, kann es weitergehen.
