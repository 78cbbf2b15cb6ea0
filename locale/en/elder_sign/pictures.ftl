# Words on pictures and in their descriptions. Names and texts of cards come from the catalogue.

## On the table

pic-es-game = Elder Sign
pic-es-seat = Seat { $n }
pic-es-out-eliminated = Out of the game.
pic-es-out-clock-only = Devoured; only moves the clock now.
pic-es-out-devoured = Devoured.
pic-es-out-left = Has left the table.
pic-es-out-left-clock = Has left the table; only moves the clock.
pic-es-pending = Devoured. A new investigator is on the way.
pic-es-choosing = Is choosing an investigator.
pic-es-brief-eliminated = eliminated
pic-es-brief-clock-only = winds the clock
pic-es-brief-devoured = devoured
pic-es-brief-left = left
pic-es-brief-left-clock = winds the clock
pic-es-brief-pending = new one soon
pic-es-brief-choosing = still choosing
pic-es-chance = { $n }%
pic-es-entrance = Entrance
pic-es-no-mythos = No Mythos card in play
pic-es-nothing-lasting = No lasting effect.
pic-es-turn = Turn { $n }
pic-es-to-move = { $name } to move
pic-es-on-turn = to move
pic-es-doom = Doom
pic-es-signs = Elder Signs
pic-es-solvable = can be solved
pic-es-dice-rolled = The roll
pic-es-dice-ready = Dice in the pool
pic-es-dice-secured = Secured
pic-es-dice-locked = Locked
pic-es-dice-discarded = Discarded
pic-es-dice-out = Out of play
pic-es-dice-supply = In the supply
pic-es-dice-focus = focus
pic-es-dice-assist = assistance
pic-es-dice-spell = spell
pic-es-dice-task = on a task
pic-es-no-roll = Not rolled yet
pic-es-first-aid = First aid station
pic-es-lost-found = Lost & found
pic-es-souvenirs = Souvenir shop
pic-es-trophies = Trophies
pic-es-trophies-worth = Trophies worth { $n }
pic-es-midnight = Midnight
pic-es-midnight-n = Midnight number { $n }
pic-es-combat = Combat task
pic-es-no-combat = Nothing can be done against it.
pic-es-tasks = Tasks
pic-es-tasks-order = Tasks, from top to bottom
pic-es-here = Here
pic-es-nobody = nobody
pic-es-start = Starts with
pic-es-items = Items
pic-es-spells = Spells
pic-es-cast = cast
pic-es-allies = Allies
pic-es-nothing-yet = Nothing yet
pic-es-sanity = Sanity
pic-es-stamina = Stamina
pic-es-clues = Clues

## Kinds of cards

pic-es-kind-adventures = Adventure
pic-es-kind-other_worlds = Other World
pic-es-kind-monsters = Monster
pic-es-kind-masks = Mask monster
pic-es-kind-investigators = Investigator
pic-es-kind-ancient_ones = Ancient One
pic-es-kind-common_items = Common item
pic-es-kind-unique_items = Unique item
pic-es-kind-spells = Spell
pic-es-kind-allies = Ally
pic-es-kind-mythos = Mythos
pic-es-trophy-value = Trophy value { $n }
pic-es-difficulty-easy = easy
pic-es-difficulty-medium = medium
pic-es-difficulty-hard = hard
pic-es-difficulty-very_hard = very hard

## The end

pic-es-won-sealed = Sealed!
pic-es-won-banished = Driven back!
pic-es-lost-devoured = Devoured
pic-es-lost-lost = The world ends
pic-es-abandoned = Abandoned
pic-es-still-playing = The story so far
pic-es-result-sealed = Enough Elder Signs: { $name } sleeps on.
pic-es-result-banished = The last doom token is gone: { $name } has been driven back.
pic-es-result-devoured = { $name } has devoured the last investigator.
pic-es-result-lost = { $name } has awoken, and there was nothing left to try.
pic-es-result-abandoned = The museum closes early. { $name } goes on waiting.
pic-es-result-playing = { $name } is still asleep.
pic-es-timeline = How it went
pic-es-turning-points = Turning points
pic-es-who-did-what = Who did what
pic-es-did-turns = turns
pic-es-did-passed = passed
pic-es-did-failed = failed
pic-es-did-signs = Elder Signs
pic-es-did-monsters = monsters
pic-es-did-devoured = devoured
pic-es-no-turning-points = A quiet night, as nights go.
pic-es-count-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
pic-es-count-midnights = { $n ->
    [one] { $n } midnight
   *[other] { $n } midnights
}
pic-es-deed-passed = { $name } passes “{ $card }”
pic-es-deed-failed = { $name } fails at “{ $card }”
pic-es-deed-entrance = { $name } is in the foyer
pic-es-deed-bought-sign = { $name } buys an Elder Sign
pic-es-deed-monster = { $name } defeats { $card }
pic-es-deed-devoured = { $name } is devoured
pic-es-deed-awakens = { $card } awakens
pic-es-deed-struck = { $name } tears doom from { $card }
pic-es-deed-fought = { $name } stands against { $card }
pic-es-deed-quiet = { $name } takes a turn
pic-es-deed-begin = The museum opens
pic-es-deed-end = The end

## In words (descriptions of pictures, the board as text)

pic-es-need-investigation = investigation { $n }
pic-es-need-lore = lore
pic-es-need-peril = peril
pic-es-need-terror = terror
pic-es-face-wild = wildcard
pic-es-or = or
pic-es-cost-sanity = costs { $n } Sanity
pic-es-cost-stamina = costs { $n } Stamina
pic-es-cost-clock = { $n ->
    [one] costs three hours
   *[other] costs { $n } times three hours
}
pic-es-free-frame = empty monster frame
pic-es-colour-green = green
pic-es-colour-yellow = yellow
pic-es-colour-red = red
pic-es-hour-12 = midnight
pic-es-hour-3 = three o’clock
pic-es-hour-6 = six o’clock
pic-es-hour-9 = nine o’clock
pic-es-say-head = { $ancient }: doom { $doom } of { $length }, Elder Signs { $signs } of { $needed }.
pic-es-say-clock = Day { $day }, the clock shows { $hour }.
pic-es-say-turn = { $name } ({ $investigator }) to move.
pic-es-say-mythos = Mythos: { $card }. { $text }
pic-es-say-decree = { $ancient } decrees: { $text }
pic-es-say-place = { $letter } { $card }: { $tasks }.
pic-es-say-place-here = { $letter } { $card }, with { $who }: { $tasks }.
pic-es-say-museum = Museum:
pic-es-say-worlds = Other Worlds:
pic-es-say-entrance = At the entrance: { $who }.
pic-es-say-player = { $name } ({ $investigator }): Sanity { $sanity }/{ $max_sanity }, Stamina { $stamina }/{ $max_stamina }, clues { $clues }, items { $items }, spells { $spells }, allies { $allies }, trophies worth { $trophies }; { $place }.
pic-es-say-player-short = { $name }: Sanity { $sanity }, Stamina { $stamina }.
pic-es-say-player-gone = { $name }: { $status }
pic-es-say-at = at { $place }
pic-es-say-at-ancient = before the Ancient One
pic-es-say-monster = { $monster } ({ $task })
pic-es-say-solved = { $task } – solved
pic-es-say-solvable = { $task } – can be solved now
pic-es-say-order = from top to bottom
pic-es-say-locks = a locked die here: { $dice }
pic-es-say-changed = Since the last picture: { $list }.
pic-es-say-new = new: { $list }
pic-es-say-attempt = { $name } attempts { $card }.
pic-es-say-roll = The roll: { $dice }.
pic-es-say-secured = Secured: { $dice }.
pic-es-say-no-roll = No roll on the table.
pic-es-say-die = { $letter } { $colour } { $face }
pic-es-say-die-blank = { $colour } die { $letter }
pic-es-say-dice = Dice: { $dice }.
pic-es-say-decks = Cards left: adventures { $adventure }, Other Worlds { $other_world }, Mythos { $mythos }, common items { $common }, unique items { $unique }, spells { $spell }, allies { $ally }; monsters in the cup { $cup }.
pic-es-say-shop = Souvenir shop: { $list }.
pic-es-say-price = { $what } { $n }
pic-es-say-arriving = A monster appears: { $monster } ({ $task }).
pic-es-say-battle = { $ancient } is awake. Combat task: { $task }. Doom left: { $doom }.
pic-es-say-midnight = It is midnight number { $n } of the game.
pic-es-say-sheet = { $name } plays { $investigator }, { $occupation }.
pic-es-say-has = { $what }: { $list }.
pic-es-say-card = { $kind }: { $name }.
pic-es-say-tasks = Tasks: { $tasks }.
pic-es-say-recap = { $result } { $turns }, { $midnights }. Doom { $doom } of { $length }, Elder Signs { $signs } of { $needed }.
pic-es-say-film = The game so far in { $n ->
    [one] one picture
   *[other] { $n } pictures
}, from turn { $first } to turn { $last }.
pic-es-say-trophy-worth = trophy value { $n }
pic-es-shop-clue = clue
pic-es-shop-common = common item
pic-es-shop-spell = spell
pic-es-shop-unique = unique item
pic-es-shop-ally = ally
pic-es-shop-sign = Elder Sign
