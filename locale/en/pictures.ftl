# Words on the pictures of a game that draws none of its own.

pic-plain-seat = Seat { $n }
pic-plain-more = { $n } more
pic-plain-moved = { $value } ({ $change })
pic-plain-film = An animated replay, { $n ->
    [one] one picture
   *[other] { $n } pictures
}, from position { $first } to { $last }. At the end:

# Beside a turn: what may be used now.
pic-aid = Ready to use: { $what }
