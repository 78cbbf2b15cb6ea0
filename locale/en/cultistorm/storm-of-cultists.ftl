# Storm of Cultists: seven days.

cs-carry = **{ $one }**, which object did you bring from yesterday?
cs-reward = Yesterday was won. What did it bring you?
cs-reward-whom = Whose permanent insanity is healed?
cs-opt-carry = { $card }
cs-opt-reward = { $way ->
    [mend] Heal 1 permanent insanity
    [altar] An altar on one location
   *[objects] 3 start objects each
}
cs-opt-reward-hint = { $way ->
    [mend] Of one investigator
    [altar] That location is active from the start
   *[objects] Instead of 2; each keeps 1
}
cs-ev-day-begins = Day { $day } of { $days }: *{ $title }*. Goal: { $aim }
cs-ev-carried-over = **{ $who }** brings{ $has_kept ->
    [yes] {" "}*{ $kept }*
   *[no] {" "}nothing
} from yesterday{ $permanent ->
    [0] {""}
   *[other] , { $permanent } permanent insanity
}{ $level ->
    [0] {""}
   *[other] , the first ability
}.
cs-ev-reward-chosen = { $reward ->
    [mend] The night was quiet: 1 permanent insanity is healed.
    [altar] Somebody got there before you: one location is active from the start.
   *[objects] You had time to pack: everybody is dealt 3 objects.
}
cs-ev-drawback-suffered = { $losses ->
    [one] Yesterday was lost: one more cultist waits at the start location.
   *[other] Lost { $losses } days in a row: one more cultist waits at the start location, and everybody begins with 1 insanity.
}
cs-ev-rite-begins = *{ $great_old_one }* stands at { $slot } *{ $location }* already.
cs-ev-day-won = Day { $day } of { $days } is won: *{ $title }*. { $left ->
    [0] It was the last one.
   *[other] Day { $next } begins with what it has earned you.
}
cs-ev-day-lost = Day { $day } of { $days } is lost: *{ $title }*. { $left ->
    [0] It was the last one.
   *[other] The story goes on all the same: day { $next } begins with one more cultist at the start location.
}
cs-sequel = Day { $day } of { $days }: { $title }
cs-sequel-hint = { $won ->
    [0] No day won yet
    [one] 1 day won
   *[other] { $won } days won
}; objects, permanent insanity and first abilities are carried over
no-bad-wish-campaign = That day cannot be continued. Begin anew, then start.

tip-cs-reward = Permanent insanity stays all week.
