# Sturm der Kultisten: sieben Tage.

cs-carry = **{ $one }**, welches Objekt hast du von gestern mitgebracht?
cs-reward = Der gestrige Tag ist gewonnen. Was hat er euch gebracht?
cs-reward-whom = Wessen fortwährender Wahnsinn wird geheilt?
cs-opt-carry = { $card }
cs-opt-reward = { $way ->
    [mend] 1 fortwährenden Wahnsinn heilen
    [altar] Ein Altar auf einem Schauplatz
   *[objects] Je 3 Startobjekte
}
cs-opt-reward-hint = { $way ->
    [mend] Bei einem Ermittler
    [altar] Dieser Schauplatz ist von Anfang an aktiv
   *[objects] Statt 2; jeder behält 1
}
cs-ev-day-begins = Tag { $day } von { $days }: *{ $title }*. Ziel: { $aim }
cs-ev-carried-over = **{ $who }** bringt{ $has_kept ->
    [yes] {" "}*{ $kept }*
   *[no] {" "}nichts
} von gestern mit{ $permanent ->
    [0] {""}
   *[other] , dazu { $permanent } fortwährenden Wahnsinn
}{ $level ->
    [0] {""}
   *[other] , die erste Fähigkeit
}.
cs-ev-reward-chosen = { $reward ->
    [mend] Die Nacht war ruhig: 1 fortwährender Wahnsinn ist geheilt.
    [altar] Jemand war schon vor euch da: Ein Schauplatz ist von Anfang an aktiv.
   *[objects] Zum Packen blieb Zeit: Alle erhalten 3 Objekte zur Wahl.
}
cs-ev-drawback-suffered = { $losses ->
    [one] Der gestrige Tag ist verloren: Am Startschauplatz wartet ein Kultist mehr.
   *[other] { $losses } Tage in Folge verloren: Am Startschauplatz wartet ein Kultist mehr, und alle beginnen mit 1 Wahnsinn.
}
cs-ev-rite-begins = *{ $great_old_one }* ist schon da, bei { $slot } *{ $location }*.
cs-ev-day-won = Tag { $day } von { $days } ist gewonnen: *{ $title }*. { $left ->
    [0] Es war der letzte.
   *[other] Tag { $next } beginnt mit dem, was er euch eingebracht hat.
}
cs-ev-day-lost = Tag { $day } von { $days } ist verloren: *{ $title }*. { $left ->
    [0] Es war der letzte.
   *[other] Die Geschichte geht trotzdem weiter: Tag { $next } beginnt mit einem Kultisten mehr am Startschauplatz.
}
cs-sequel = Tag { $day } von { $days }: { $title }
cs-sequel-hint = { $won ->
    [0] Noch kein Tag gewonnen
    [one] 1 Tag gewonnen
   *[other] { $won } Tage gewonnen
}; Objekte, fortwährender Wahnsinn und erste Fähigkeiten bleiben
no-bad-wish-campaign = An diesen Tag lässt sich nicht anknüpfen. Beginnt neu und startet dann.

tip-cs-reward = Fortwährender Wahnsinn bleibt die Woche.
