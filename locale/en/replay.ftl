# /game replay and /game report.

cmd-game-replay = Watch a game once more, step by step or as a film
cmd-game-replay-name = replay
cmd-game-replay-number = Which game, by its number; this channel’s if you leave it out
cmd-game-replay-number-name = number
cmd-game-replay-film = As a film
cmd-game-replay-film-name = film
cmd-game-report = Tell the operator that something is wrong; you get a file with how things stand
cmd-game-report-name = report
cmd-game-report-what = What is wrong
cmd-game-report-what-name = what

replay-nothing = There is nothing to watch yet.
replay-no-film = There is no film of this game: it is too short, or pictures are switched off.
replay-no-such-game = There is no game no. { $number } that you can watch. { $cmd-game-history } lists them.
replay-position = -# { $n } of { $count }
film-begun = 🎬 The film of this game is being made.
film-making = 🎬 The film of this game is being made, for { $n } seconds so far.
film-stopped = 🎬 The film of this game was not finished. The button begins it once more.
film-there = The film is for everybody: [to the film]({ $link })
replay-film = The whole game, one picture per turn.
report-done = { $whole ->
    [yes] Thank you. Your report has the number { $number }. The file holds the whole game.
   *[no] Thank you. Your report has the number { $number }. The file holds what you can know of the game; what is hidden stays hidden until it is over.
}
replay-after-the-end = In this game the past is hidden while you play: remembering is part of it. After the end you can watch all of it.
