## A guided first game

cmd-game-learn = Learn a game: a few decisions at a prepared table, explained one by one
cmd-game-learn-name = learn
cmd-game-learn-game = Which game
cmd-game-learn-game-name = game
cmd-game-learn-thread = Learn in a new thread of its own
cmd-game-learn-thread-name = thread

# A button of the lobby
lobby-learn = Learn it first

# $n: the how manieth of $of steps; $text: what is said of the question below which it stands
lesson-step = **{ $n } of { $of }** · { $text }
lesson-partner = Stand-in { $n }
lesson-begun = Your first game is ready: [to the table]({ $link }). Each question comes with a word of advice, and what it proposes has a ★. You may do otherwise; then you have the usual tips.
lesson-over = { $text }
    -# That was the lesson. It counts in no statistics. You may play this game on, or begin a real one, with others or alone.
lesson-real = Now a real game
told-lesson-ended = **{ $who }** has learned enough and goes on to a real game.
no-lesson = { $game } has no guided first game yet. { $cmd-game-new } opens a real one; its questions have tips.
no-lesson-here = No thread can be opened here for it. { $cmd-game-learn } begins your first game in another channel, or in a direct message to me.
no-lesson-shared = Others play this game with you by now. Those who play it vote on ending it: { $cmd-game-end } asks them.
