# /admin: for people who manage the server.

cmd-admin = Keeper on this server
cmd-admin-name = admin
cmd-admin-channels = Where games may be played
cmd-admin-channels-name = channels
cmd-admin-channels-action = What to do
cmd-admin-channels-action-name = action
cmd-admin-channels-channel = Which channel; this one if you leave it out
cmd-admin-channels-channel-name = channel
cmd-admin-defaults = What new games on this server begin with
cmd-admin-defaults-name = defaults
cmd-admin-defaults-pace = How long an answer may take, e.g. 24h, 3 days, none
cmd-admin-defaults-pace-name = pace
cmd-admin-defaults-time-up = What happens when somebody’s time is up
cmd-admin-defaults-time-up-name = when_time_is_up
cmd-admin-defaults-language = The language of the public posts
cmd-admin-defaults-language-name = language
cmd-admin-end = End a game
cmd-admin-end-name = end
cmd-admin-end-game = Which one; this channel’s if you leave it out
cmd-admin-end-game-name = game
cmd-admin-transfer = Give a game another host or another channel
cmd-admin-transfer-name = transfer
cmd-admin-transfer-game = Which one; this channel’s if you leave it out
cmd-admin-transfer-game-name = game
cmd-admin-transfer-host = The new host
cmd-admin-transfer-host-name = host
cmd-admin-transfer-channel = The new channel
cmd-admin-transfer-channel-name = channel
cmd-admin-export = Get a game as a file
cmd-admin-export-name = export
cmd-admin-export-game = Which one; this channel’s if you leave it out
cmd-admin-export-game-name = game
cmd-admin-import = Load a game from a file into this channel
cmd-admin-import-name = import
cmd-admin-import-file = A file that /admin export made
cmd-admin-import-file-name = file
cmd-admin-health = How Keeper is doing
cmd-admin-health-name = health

admin-channels-show = show
admin-channels-allow = allow a channel
admin-channels-forbid = forbid a channel
admin-channels-everywhere = allow all channels
admin-channels-now = { $count ->
    [-1] Games may be played in every channel.
    [0] Games may be played nowhere on this server.
   *[other] Games may be played in: { $places }
}
admin-channels-allow-first = So far every channel is allowed. Allow those where games may be played; all others are forbidden then.
admin-defaults-now = New games begin with: { $hours ->
    [0] no deadline
   *[other] { set-own-pace } for an answer
}; when time is up { $policy ->
    [default] the safe answer is given
    [caretaker] a stand-in plays
   *[wait] the table goes on waiting
}; language { $language ->
    [de] German
    [en] English
   *[auto] as the server has it
}.
admin-game = { $title } in { $channel } ({ $state ->
    [lobby] lobby
    [playing] being played
    [paused] paused
    [finished] finished
   *[ended] ended
}), no. { $number }
admin-no-such-game = There is no game “{ $typed }” on this server. Choose one from the list.
admin-not-on-the-shelf = Keeper no longer has { $game } on its shelf.
admin-ended = Game no. { $number } has been ended.
told-ended-admin = The people who manage this server have ended the game.
told-ended-admin-abandoned = The people who manage this server have ended the game. It counts as abandoned: nobody has won, nobody has lost.
told-ended-admin-ahead = The people who manage this server have ended the game. Clearly ahead: **{ $names }**. It counts as won.
admin-end-vote = You sit at this table yourself, and others are here. Those who play a game that has begun vote on ending it: { $cmd-game-end } asks them.
admin-transfer-what = Say who is to host, or where the game is to go.
admin-other-server = That channel is on another server. Use { $cmd-admin-export } here and { $cmd-admin-import } there.
admin-channel-taken = A game is being played in that channel already.
admin-transferred = Game no. { $number } is handed over.
told-moved = The game goes on in { $place }.
told-transferred = { $moved ->
    [yes] The game goes on here.
   *[no] { "" }
} { $who ->
    [no] { "" }
   *[other] { $who } hosts from now on.
}
admin-exported = Game no. { $number }. { $state ->
    [lobby] The file says what was chosen in this lobby; its luck is not in it.
    [finished] The file holds the whole game, its luck included.
    [ended] The file holds the whole game, its luck included.
   *[other] The file is sealed: only this Keeper can read it, and nobody can change it. While the game goes on here it cannot be brought in a second time.
} The table is told that you have it.
admin-export-untold = The table cannot be told now that you take a copy, so there is none. Try again later. If its channel is gone or closed to Keeper, open it again or give the game another one with { $cmd-admin-transfer }.
told-exported = { $who } has taken a copy of this game { $state ->
    [lobby] as it stands in the lobby. Its luck is not in it.
    [finished] after its end.
    [ended] after its end.
   *[other] while it is being played. It is sealed: nobody can read in it what is hidden.
}
told-imported-lobby = { $who } has brought this lobby from a file. Its luck is a new one, with a promise of its own above. Whoever wants to play presses “{ $lobby-join }”.
told-imported-over = { $who } has brought a game that is over from a file. It counts in nobody’s statistics; { $cmd-game-replay } shows it.
told-imported-closed = { $who } has brought, from a file, a lobby that was closed before its game began. There is nothing to play or to see.
admin-imported = { $game } is here as no. { $number }. { $state ->
    [paused] It rests until somebody who sat there presses “{ $returning-mine }”; then { $cmd-game-resume } goes on with it. For everybody else there is { $cmd-game-replace }.
    [lobby] It is in the lobby, with a luck of its own.
    [closed] Its lobby was closed before the game began: there is nothing to play or to see.
   *[other] It is over; { $cmd-game-replay } shows it.
}
import-too-large = That file is too large. The limit is { $most } MB.
import-no-json = That is not a file of { $cmd-admin-export }.
import-not-a-game = That file cannot be taken in: what stands at `{ $where }` is not as { $cmd-admin-export } writes it. Export the game again, and do not change the file.
import-unknown-game = Keeper does not know the game “{ $game }” in that file.
import-unsealed = A game that is being played is only taken in sealed, as { $cmd-admin-export } hands it out: otherwise somebody could have read or changed it.
import-bad-seal = That seal is not from this Keeper, or the file was changed. A sealed game can only be brought back to the Keeper it came from.
import-still-played = That game still goes on here, as no. { $number }. A second one would tell what comes next in the first. { $cmd-admin-transfer } moves it to another channel.
import-cannot-open = The game in that file is damaged: it cannot be opened.
import-does-not-replay = { $n ->
    [one] The game in that file does not fit the rules of this Keeper: 1 answer cannot be played again.
   *[other] The game in that file does not fit the rules of this Keeper: { $n } answers cannot be played again.
}
import-unreadable = Discord did not hand out that file. Try again.
admin-health =
    { "" }**Keeper { $keeper }** · Python { $python } · discord.py { $library }
    Started { $up } · latency { $latency } ms
    Games going on: { $games }
    Database: { $dialect } { $server }, revision { $revision }, { $size } MB
    Last copy: { $copied ->
        [no] none (nobody asked for them, or PostgreSQL)
        [none] none yet
       *[other] { $copied }
    }
    Channels waiting for a post for more than a minute: { $pending } · letters given up: { $lost } · { $trouble ->
        [no] no trouble with Discord
       *[other] trouble with Discord: { $trouble }
    }
    Tables Keeper may not write to: { $closed }
    Pictures that failed: { $failed }
