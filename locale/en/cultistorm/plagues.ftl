# Plagues from Another World, module 9 of Cultistorm.

cs-ev-plague-spreads = { $cubes ->
    [one] The plague spreads at { $slot } *{ $location }*: 1 cube.
   *[other] The plague spreads at { $slot } *{ $location }*: { $cubes } cubes.
}
cs-ev-plague-overflows = The plague overflows at { $slot } *{ $location }* ({ $n }/{ $most }).
cs-ev-plague-cured = { $cubes ->
    [0] **{ $who }** removes the last cube at { $slot } *{ $location }*.
   *[other] **{ $who }** removes a cube at { $slot } *{ $location }* ({ $cubes } left).
}
cs-cure = **{ $one }**, which card do you discard against the plague at *{ $location }*?
cs-opt-cure = Remove a plague cube ({ $n } here)
cs-opt-cure-hint = Discard a card with { $symbol }, or a wild one
