# Remote Assistance: allies from afar.

cs-opt-ally = { $cost ->
    [0] Call { $card } for { $whom }
   *[other] Call { $card } for { $whom }, { $cost } insanity
}
cs-opt-ally-short = { $card } for { $whom }
cs-opt-ally-for-all = { $cost ->
    [0] Call { $card }
   *[other] Call { $card }, { $cost } insanity
}
cs-ev-allies-come = Within reach: { $cards }.
cs-ev-ally-called = **{ $who }** calls on *{ $card }*.
cs-ev-ally-called-for = **{ $who }** calls on *{ $card }* for **{ $whom }**.
wish-cs-each = Investigators each
wish-cs-each-is = { $each ->
    [0] as usual
   *[other] { $each }
}
wish-cs-each-hint = { $each ->
    [0] Two have one each, with allies; alone you have three
    [1] With allies; on your own with just one it is very hard
    [2] For two: four investigators, no allies
   *[3] Alone: three investigators, no allies
}
no-bad-wish-each = That many investigators each does not work here: with two of you it is one or two each, alone one or three, with more of you one. Choose again, then start.
cs-board-allies = Within reach: { $cards }
