# Warum etwas jetzt nicht geht. Die Nummer der Regel steht dahinter.

## Gar nicht oder noch nicht

why-over = Das Spiel ist zu Ende.
why-new-investigator = Deine Spielfigur wurde verschlungen. Wähle zuerst eine neue.
why-eliminated = Du bist ausgeschieden.
why-clock-only = Du hast keinen Ermittler mehr. In der Schlacht stellst du nur noch die Uhr weiter.
why-not-your-turn = **{ $friend }** ist dran. Deine eigenen Sachen nutzt du in deinem eigenen Zug.
why-wait = Erst muss jemand anderes antworten.
why-answer-first = Beantworte zuerst die offene Frage.
why-discard-first = Fehlwurf: Erst legst du einen Würfel ab.
why-move-first = Du hast dich noch nicht bewegt. Entscheide erst, wohin du gehst oder ob du bleibst.
why-phase-over = Deine Abenteuerphase ist vorbei, jetzt kommt die Uhr.
why-midnight = Es ist Mitternacht, und Mitternacht gehört zu keinem Zug.
why-unknown = So etwas gibt es hier nicht.

## Bewegung

why-moved = Du hast dich in diesem Zug schon bewegt oder bist absichtlich geblieben.
why-cannot-leave = In der Schlacht kommt niemand vom Großen Alten weg.
why-not-on-table = Aufsuchen kannst du nur Karten, die offen ausliegen.
why-here-already = Du bist schon dort. Bleib einfach, wenn es dir gefällt.

## Würfeln und lösen

why-entrance-no-roll = Am Eingang gibt es nichts zu würfeln: Wähle eine seiner Aktionen.
why-roll-open = Vor dir liegt ein Wurf. Löse erst eine Aufgabe damit oder nimm den Fehlwurf hin.
why-no-dice = Du hast keine Würfel mehr.
why-not-rolled = Es ist noch nichts gewürfelt. Auch eine Aufgabe ohne Würfel braucht zuerst einen Wurf.
why-no-such-task = Diese Aufgabe hat das Abenteuer nicht.
why-task-solved = Aufgabe { $task } ist schon gelöst.
why-arrow = Der Reihenfolgepfeil: Aufgabe { $first } kommt vor Aufgabe { $task }.
why-missing = Für { $row } fehlt dir { $missing }.
why-missing-part = Für { $row } hast du { $have }; { $missing } fehlt dir noch.
why-last-sanity = Das würde { $cost } Geistige Gesundheit kosten, und du hast { $left }. Nach den Kosten einer Aufgabe muss dir mindestens 1 bleiben.
why-last-stamina = Das würde { $cost } Ausdauer kosten, und du hast { $left }. Nach den Kosten einer Aufgabe muss dir mindestens 1 bleiben.
why-one-task-per-roll = Ein Wurf löst höchstens eine Aufgabe.
why-nothing-to-fail = Es liegt kein Wurf auf dem Tisch, der scheitern könnte.
why-roll-used = Du hast mit diesem Wurf schon eine Aufgabe gelöst, er ist also kein Fehlwurf.
why-attack-goes-on = In der Schlacht machst du weiter, bis deine Würfel verbraucht sind; nimm stattdessen den Fehlwurf hin.
why-nothing-to-discard = Einen Würfel legst du nur nach einem Fehlwurf ab.

## Konzentration und Unterstützung

why-focus-battle = In der Schlacht gibt es keine Konzentration.
why-focus-no-failed-roll = Konzentrieren kannst du dich nur nach einem Fehlwurf, auf einen der übrigen Würfel.
why-focus-used = Du hast dich in diesem Zug schon konzentriert.
why-focus-forbidden = *{ $card }* verbietet die Konzentration.
why-focus-after-assist = Für diesen Fehlwurf hattest du schon Unterstützung. Es geht nur eines von beiden.
why-assist-battle = In der Schlacht gibt es keine Unterstützung.
why-assist-alone = Auf deiner Karte ist sonst niemand.
why-assist-elsewhere = **{ $friend }** ist nicht auf deiner Karte.
why-assist-no-failed-roll = Um Unterstützung bitten kannst du nur nach einem Fehlwurf.
why-assist-once = **{ $friend }** hat in diesem Zug schon unterstützt.
why-assist-after-focus = Für diesen Fehlwurf hast du schon einen Würfel behalten.
why-assist-refused = Alle auf deiner Karte haben für diesen Wurf abgelehnt.

## Hinweise

why-no-clue = Du hast keinen Hinweis.
why-clue-no-roll = Mit einem Hinweis wirfst du Würfel neu, und es ist noch nichts gewürfelt.
why-clue-no-dice = Von diesem Wurf ist kein Würfel mehr übrig; was auf Aufgaben, Zaubern und Markern liegt, bleibt, wie es ist.

## Karten, Fähigkeiten, Würfel

why-not-owned = *{ $card }* gehört dir nicht. Du nutzt nur deine eigenen Sachen.
why-nothing-to-use = Du hast nichts, was du in diesem Moment einsetzen könntest.
why-cast-already = *{ $card }* ist schon gesprochen und hält einen Würfel.
why-works-by-itself = *{ $card }* wirkt von selbst; da gibt es nichts einzusetzen.
why-used-today = Das hast du heute schon genutzt: *{ $card }*. Nach Mitternacht geht es wieder.
why-used-this-roll = Das hast du für diesen Wurf schon genutzt, oder kein Würfel passt dazu: *{ $card }*.
why-moment = { $moment ->
    [before_roll] Das geht vor einem Wurf: *{ $card }*.
    [after_roll] Das geht nach einem Wurf: *{ $card }*.
    [clock] Das geht in deiner Uhrphase: *{ $card }*.
    [cost] Das geht, wenn du die Kosten einer Aufgabe zahlst: Löse die Aufgabe und wähle dabei *{ $card }*.
   *[penalties] Das geht, wenn du an einem Abenteuer scheiterst: *{ $card }*.
}
why-cannot-pay = Du kannst den Preis nicht zahlen, oder es würde nichts ändern: *{ $card }*.
why-no-change = *{ $card }* würde jetzt nichts ändern.
why-secure-forbidden = *{ $card }* verbietet Zauber, die Würfel sichern.
why-no-rolled-dice = Von deinem Wurf ist kein Würfel mehr übrig, den du sichern könntest.
why-no-monster = Es ist kein Monster im Spiel, das du wählen könntest.
why-no-monster-here = Auf deiner Karte ist kein Monster.
why-defeat-too-late = Monster lassen sich nur bis zum Ende deiner Abenteuerphase besiegen.
why-no-world-left = Es ist keine Andere Welt mehr da, zu der sich ein Tor öffnen könnte.
why-no-such-ability = Das ist die Sonderfähigkeit von jemand anderem.
why-nobody-hurt = Alle sind am Maximum.
why-heal-later = *{ $card }* hilft zu Beginn eines Zuges, vor der Bewegung.
why-reroll-later = *{ $card }* hilft nach einem Wurf, bevor eine Aufgabe gelöst oder ein Zauber gesprochen ist.
why-die-gone = { $colour ->
    [yellow] Der gelbe Würfel ist aus dem Spiel, seit der Große Alte erwacht ist.
   *[red] Der rote Würfel ist aus dem Spiel, seit der Große Alte erwacht ist.
}
why-die-locked = { $colour ->
    [yellow] Der gelbe Würfel ist gesperrt: *{ $card }*.
   *[red] Der rote Würfel ist gesperrt: *{ $card }*.
}
why-die-discarded = { $colour ->
    [yellow] Du hast den gelben Würfel in diesem Zug schon abgelegt und bekommst ihn nicht noch einmal.
   *[red] Du hast den roten Würfel in diesem Zug schon abgelegt und bekommst ihn nicht noch einmal.
}
why-die-secured = { $colour ->
    [yellow] Der gelbe Würfel ist gesichert: *{ $card }*.
   *[red] Der rote Würfel ist gesichert: *{ $card }*.
}
why-die-in-pool = { $colour ->
    [yellow] Der gelbe Würfel liegt schon in deinem Würfelvorrat, und es gibt nur einen.
   *[red] Der rote Würfel liegt schon in deinem Würfelvorrat, und es gibt nur einen.
}
why-die-in-use = { $colour ->
    [yellow] Der gelbe Würfel ist schon im Einsatz.
   *[red] Der rote Würfel ist schon im Einsatz.
}
why-die-used-up = { $colour ->
    [yellow] Du hast den gelben Würfel in dieser Phase schon benutzt und bekommst ihn nicht noch einmal.
   *[red] Du hast den roten Würfel in dieser Phase schon benutzt und bekommst ihn nicht noch einmal.
}
why-die-needs-card = { $colour ->
    [yellow] Für den gelben Würfel brauchst du einen Gegenstand oder eine Fähigkeit.
   *[red] Für den roten Würfel brauchst du einen Gegenstand oder eine Fähigkeit.
}

## Der Eingang

why-not-at-entrance = Du bist hier: *{ $card }*. Souvenirshop, Fundbüro und Erste-Hilfe-Station sind am Eingang.
why-entrance-later = Deine Abenteuerphase ist vorbei; im nächsten Zug steht dir der Eingang offen.
why-entrance-battle = In der Schlacht führt kein Weg zurück zum Eingang.
why-too-few-trophies = Das kostet { $price }; deine Trophäen sind { $left } wert, { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
} also noch.
why-aid-trophies = Diese Behandlung kostet { $price }; deine Trophäen sind { $left } wert, { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
} also noch.
why-aid-forbidden = *{ $card }*: Im Moment wird niemand kostenlos behandelt.
why-lost-found-forbidden = *{ $card }*: Das Fundbüro ist geschlossen.
