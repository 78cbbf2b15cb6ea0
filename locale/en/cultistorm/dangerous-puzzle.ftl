# Dangerous Puzzle, module 10 of Cultistorm.

cs-ev-piece-found = **{ $who }** finds a piece: *{ $card }*. { $left ->
    [0] It was the last one.
    [one] 1 piece is still missing.
   *[other] { $left } pieces are still missing.
}
cs-ev-piece-returns = **{ $who }** loses a piece to the object deck: *{ $card }*.
cs-ev-pieces-bite = { $n ->
    [one] The piece of the puzzle turns on **{ $who }**.
   *[other] The pieces of the puzzle turn on **{ $who }**.
}
cs-return-piece = **{ $one }**, *{ $card }*: which piece goes back into the deck?
cs-opt-piece = { $card } ({ $whom })
