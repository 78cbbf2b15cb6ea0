"""The lobby: a game is opened, people take seats, choose, are ready, start. What they press and type is `cogs.lobby`.

opening     may one play here, and where
post        the lobby's post
seats       join, leave, ready; the host leaves, everybody leaves
wishes      what is played with
words       everybody's word for the luck
starting    into play
lesson      a guided first game, without a lobby

From outside: `post.show` (something about it has changed), `seats.join`, `seats.leave`, `seats.look_after` (somebody is gone), `seats.close`,
`seats.catch_up` (after a start),
`opening.open_lobby`.
"""
