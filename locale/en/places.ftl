## Where a table stands: its channel is gone, or closed to Keeper

told-place-gone = The channel in which { $game } was played is gone. Nothing is lost: game no. { $number } is paused. Whoever manages the server can seat it elsewhere with { $cmd-admin-transfer }; then { $cmd-game-resume } goes on.
told-place-left = Keeper was sent away from the server on which { $game } was played. Nothing is lost: game no. { $number } is paused. When Keeper is back there, { $cmd-game-resume } goes on.
place-not-seen = Your answer counts, but Keeper may no longer see this channel and cannot show what came of it. Whoever manages the server can change that.
place-no-rights = Your answer counts, but Keeper may no longer write here and cannot show what came of it. For that Keeper needs the rights to send messages and to read the history.
place-archived = Your answer counts, but this thread is closed and Keeper cannot show what came of it. Open it again and the story goes on.
