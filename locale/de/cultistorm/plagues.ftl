# Seuchen aus einer anderen Welt, Modul 9 von Cultistorm.

cs-ev-plague-spreads = Die Seuche breitet sich aus bei { $slot } *{ $location }*: { $cubes } Seuchenmarker.
cs-ev-plague-overflows = Die Seuche läuft über bei { $slot } *{ $location }* ({ $n }/{ $most }).
cs-ev-plague-cured = { $cubes ->
    [0] **{ $who }** entfernt den letzten Seuchenmarker bei { $slot } *{ $location }*.
   *[other] **{ $who }** entfernt einen Seuchenmarker bei { $slot } *{ $location }* (noch { $cubes }).
}
cs-cure = **{ $one }**, welche Karte legst du gegen die Seuche ab? Schauplatz: *{ $location }*.
cs-opt-cure = Einen Seuchenmarker entfernen ({ $n } hier)
cs-opt-cure-hint = Eine Karte mit { $symbol } ablegen, oder eine freie
