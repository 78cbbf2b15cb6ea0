# Looking things up: /rules, /card, /stats.

## Commands

cmd-rules = Look something up in the rules
cmd-rules-name = rules
cmd-rules-words = What you are looking for, or a rule’s number; small typos do not matter
cmd-rules-words-name = words
cmd-rules-game = Which game’s rules; this channel’s if you leave it out
cmd-rules-game-name = game
cmd-rules-show = Show it to everybody
cmd-rules-show-name = show
cmd-card = Look at a card
cmd-card-name = card
cmd-card-card = The card’s name, or the beginning of it
cmd-card-card-name = card
cmd-card-game = Which game; this channel’s if you leave it out
cmd-card-game-name = game
cmd-card-show = Show it to everybody
cmd-card-show-name = show
cmd-stats = Games played and won
cmd-stats-name = stats
cmd-stats-person = Whose; yours if you leave it out
cmd-stats-person-name = person
cmd-stats-server = Of this whole server
cmd-stats-server-name = server

## Rules

rules-foot = -# { $game } · { $sought ->
    [no] { "" }
   *[yes] “{ $words }” ·{ " " }
}{ $n } of { $count } · { $kind ->
    [card] a card; its picture: { $cmd-card }
    [ruling] ruling { $id }
   *[rule] rule { $id }
}
rules-back = ‹ Back
rules-next = Next ›
rules-none = The rules say nothing about “{ $words }”. Try another word, or the number of a rule.
rules-gone = That page is gone. { $cmd-rules } finds it again.

## Cards

card-where = **In this game:** { $places }
card-none = No card is called anything like “{ $typed }”.

## Statistics

stats-person = **{ $name }**
stats-line = { $title }: { $played } played, { $won } won ({ $share }%), { $lost } lost{ $abandoned ->
    [0] { "" }
   *[other] , { $abandoned } abandoned
}
stats-none = { $name } has not finished a game yet.
stats-none-seen = You can see no game that { $name } has finished.
stats-caretaken = Games that a stand-in has finished for somebody do not count.
stats-seen = -# Only games in channels you can see are counted.
stats-server = **This server** · { $running ->
    [one] one game is being played
   *[other] { $running } games are being played
}
stats-leader = { $place }. { $who }: { $won } won
stats-server-none = No game that you can see has been finished on this server yet. { $running ->
    [0] { "" }
    [one] One is being played.
   *[other] { $running } are being played.
}
stats-no-server = There is no server here. Leave `server` out to see your own games.
