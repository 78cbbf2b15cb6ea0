# /game replay und /game report.

cmd-game-replay = Sieh dir ein Spiel noch einmal an, Schritt für Schritt oder als Film
cmd-game-replay-name = rückblick
cmd-game-replay-number = Welches Spiel, nach seiner Nummer; ohne Angabe das in diesem Kanal
cmd-game-replay-number-name = nummer
cmd-game-replay-film = Als Film
cmd-game-replay-film-name = film
cmd-game-report = Melde, dass etwas nicht stimmt; du bekommst eine Datei mit dem Stand
cmd-game-report-name = melden
cmd-game-report-what = Was nicht stimmt
cmd-game-report-what-name = was

replay-nothing = Es gibt noch nichts zu sehen.
replay-no-film = Von diesem Spiel gibt es keinen Film: Es ist zu kurz, oder Bilder sind abgeschaltet.
replay-no-such-game = Ein Spiel Nr. { $number }, das du ansehen kannst, gibt es nicht. { $cmd-game-history } zählt sie auf.
replay-position = -# { $n } von { $count }
film-begun = 🎬 Der Film dieses Spiels entsteht.
film-making = 🎬 Der Film dieses Spiels entsteht, bisher seit { $n } Sekunden.
film-stopped = 🎬 Der Film dieses Spiels ist nicht fertig geworden. Der Knopf beginnt ihn von Neuem.
film-there = Der Film ist für alle da: [zum Film]({ $link })
replay-film = Das ganze Spiel, ein Bild pro Zug.
report-done = { $whole ->
    [yes] Danke. Deine Meldung hat die Nummer { $number }. Die Datei enthält das ganze Spiel.
   *[no] Danke. Deine Meldung hat die Nummer { $number }. Die Datei enthält, was du vom Spiel wissen darfst; Verdecktes bleibt verdeckt, bis es vorbei ist.
}
replay-after-the-end = In diesem Spiel bleibt die Vergangenheit verborgen, solange ihr spielt: Sich zu erinnern gehört dazu. Nach dem Ende könnt ihr alles noch einmal sehen.
