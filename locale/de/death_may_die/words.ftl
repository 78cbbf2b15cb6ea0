# Was in Death May Die geschieht, je eine Zeile. Personen fett, Karten kursiv.

## Kleine Wörter

dmd-face = { $face ->
    [success] Erfolg
    [both] Erfolg mit Tentakel
    [sign] Älteres Zeichen
    [tentacle] Tentakel
   *[blank] Misserfolg
}
dmd-no-dice = keine Würfel
dmd-side = { $side ->
    [destroyed] zerstört
    [cut] zerschnitten
    [freed] befreit
    [charged] geladen
    [set] gesetzt
    [dug] ausgegraben
    [drained] erloschen
   *[other] umgedreht
}
dmd-fire = { $n } Feuer
dmd-gate = { $gate ->
    [red] rotes Tor
    [yellow] gelbes Tor
   *[blue] blaues Tor
}
dmd-share = { $n ->
    [one] 1 Wunde: { $whom }
   *[other] { $n } Wunden: { $whom }
}
dmd-oneself = du
dmd-lends = Leiht 1 Level in der Fertigkeit { $skill }.

## Die Partie

dmd-ev-episode-begins = *{ $episode }*, und *{ $great_old_one }* ist unterwegs. Das Ritual ist unterbrochen, sobald { $ritual }.
dmd-first-more = -# Die Aktionen im Einzelnen: { $cmd-rules } *{ $episode }*
dmd-ev-investigator-joins = { $alone ->
    [yes] **{ $investigator }** ist dabei, mit der Psychose *{ $psychosis }*.
   *[no] **{ $who }** spielt *{ $investigator }*, mit der Psychose *{ $psychosis }*.
}
dmd-ev-turn-begins = Zug { $turn }: **{ $who }** ist dran.
dmd-ev-won = { $alone ->
    [yes] *{ $great_old_one }* ist tot. Du hast gewonnen.
   *[no] *{ $great_old_one }* ist tot. Ihr habt gewonnen.
}
dmd-ev-lost = { $why ->
    [died_early] { $alone ->
        [yes] Jemand starb, bevor *{ $great_old_one }* kam: Du hast verloren.
       *[no] Jemand starb, bevor *{ $great_old_one }* kam: Ihr habt alle verloren.
    }
    [track] Die Beschwörung ist vollendet: *{ $great_old_one }* hat gewonnen.
   *[all_dead] Niemand ist übrig. *{ $great_old_one }* hat gewonnen.
}
dmd-ev-gone = **{ $who }** verlässt das Haus.

## Bewegung

dmd-ev-ran = { $steps ->
    [one] **{ $who }** läuft 1 Feld: { $space }.
   *[other] **{ $who }** läuft { $steps } Felder: { $space }.
}
dmd-ev-moved = **{ $who }** bewegt sich: { $space }.
dmd-ev-followed = { $n ->
    [one] { $enemies } folgt: { $space }.
   *[other] { $enemies } folgen: { $space }.
}
dmd-ev-placed = **{ $who }** ist jetzt hier: { $space }.
dmd-ev-caught-fire = **{ $who }** fängt Feuer: { $n }.
dmd-ev-fire-lit = Es brennt: { $space }, { $n } Feuer mehr.
dmd-ev-fire-put-out = { $own ->
    [yes] **{ $who }** löscht die Flammen am eigenen Leib.
   *[other] **{ $who }** löscht ein Feuer: { $space }.
}
dmd-ev-charged = **{ $who }** stürmt mitten hinein: { $enemies }.
dmd-ev-trapped = *{ $enemy }* tappt in die Falle von **{ $who }**.

## Würfe

dmd-ev-rolled = { $why ->
    [attack] { $target ->
        [all] **{ $who }** greift alle Gegner hier an: { $dice }.
        [person] **{ $who }** greift **{ $by }** an: { $dice }.
       *[one] **{ $who }** greift *{ $by }* an: { $dice }.
    }
    [shot] **{ $who }** schießt auf *{ $by }*: { $dice }.
    [attacked] *{ $by }* greift **{ $who }** an: { $dice }.
    [fire] **{ $who }** brennt: { $dice }.
    [task] **{ $who }**, *{ $by }*: { $dice }.
   *[stage] *{ $by }* gegen **{ $who }**: { $dice }.
}
dmd-ev-rerolled = **{ $who }** würfelt neu: { $dice }.
dmd-ev-attempted = { $done ->
    [yes] *{ $name }*: gelungen.
   *[no] *{ $name }*: zu wenige Erfolge.
}
dmd-ev-attacks = *{ $enemy }* greift **{ $who }** an.
dmd-ev-attack-skipped = *{ $enemy }* lässt **{ $who }** in Ruhe.
dmd-ev-unhurt = **{ $who }** kommt ohne Wunde davon.
dmd-ev-free-attack-taken = **{ $who }** schlägt sofort noch einmal zu.
dmd-ev-turns-on = **{ $who }** geht auf **{ $whom }** los.
dmd-ev-avenged = **{ $who }** zahlt es heim: *{ $enemy }*.

## Wunden, Stress, Geistige Gesundheit

dmd-ev-suffered = { $what ->
    [wounds] { $n ->
        [one] **{ $who }** erleidet 1 Wunde ({ $now }/{ $most }).
       *[other] **{ $who }** erleidet { $n } Wunden ({ $now }/{ $most }).
    }
    [stress] **{ $who }** erleidet { $n } Stress ({ $now }/{ $most }).
   *[sanity] **{ $who }** verliert { $n } Geistige Gesundheit ({ $now }/{ $most } verloren).
}
dmd-ev-stress-overflows = { $n ->
    [one] **{ $who }** hat keinen Platz mehr für 1 Stress: Er wird zu 1 Wunde.
   *[other] **{ $who }** hat keinen Platz mehr für { $n } Stress: Er wird zu { $n } Wunden.
}
dmd-ev-healed = { $what ->
    [wounds] { $n ->
        [one] **{ $who }** heilt 1 Wunde ({ $now }/{ $most }).
       *[other] **{ $who }** heilt { $n } Wunden ({ $now }/{ $most }).
    }
   *[stress] **{ $who }** baut { $n } Stress ab ({ $now }/{ $most }).
}
dmd-ev-threshold-reached = { $bonus ->
    [yes] **{ $who }** erreicht eine Schwelle zum Wahnsinn: ab jetzt 1 Bonuswürfel mehr.
   *[no] **{ $who }** erreicht eine Schwelle zum Wahnsinn.
}
dmd-ev-psychosis-strikes = *{ $psychosis }* packt **{ $who }**. { $text }
dmd-ev-skill-levelled = **{ $who }**: *{ $skill }*, Level { $level }. { $text }
dmd-ev-died = { $fate ->
    [insane] **{ $who }** ist völlig wahnsinnig und scheidet aus.
   *[killed] **{ $who }** ist tot.
}
dmd-ev-survived = **{ $who }** müsste tot sein und ist es nicht.
dmd-ev-companion-wounded = { $n ->
    [one] *{ $card }* nimmt **{ $who }** 1 Wunde ab.
   *[other] *{ $card }* nimmt **{ $who }** { $n } Wunden ab.
}
dmd-ev-companion-died = *{ $card }* ist tot.
dmd-ev-rested = **{ $who }** ruht sich aus.

## Gegner

dmd-ev-enemy-wounded = { $n ->
    [one] *{ $enemy }*: 1 Wunde, Leben noch { $left }.
   *[other] *{ $enemy }*: { $n } Wunden, Leben noch { $left }.
}
dmd-ev-enemy-died = *{ $enemy }* stirbt: { $space }.
dmd-ev-enemy-moved = *{ $enemy }* kommt: { $space }.
dmd-ev-enemy-healed = { $n ->
    [one] *{ $enemy }* heilt 1 Wunde.
   *[other] *{ $enemy }* heilt { $n } Wunden.
}
dmd-ev-summoned = *{ $enemy }* wird beschworen: { $space }.
dmd-ev-no-figure = Keine Figur mehr im Vorrat: *{ $enemy }* wird nicht beschworen.
dmd-ev-ability-used = *{ $enemy }* regt sich.

## Karten

dmd-ev-mythos-drawn = { $symbol ->
    [yes] Mythos für **{ $who }**: *{ $card }* (mit Beschwörungssymbol). { $text }
   *[no] Mythos für **{ $who }**: *{ $card }*. { $text }
}
dmd-ev-mythos-kept = **{ $who }** behält die Karte *{ $card }*. Sie kommt wieder.
dmd-ev-trauma-returns = Es geschieht **{ $who }** noch einmal: *{ $card }*. { $text }
dmd-ev-mythos-shuffled = Der Ablagestapel wird in den Mythosstapel zurückgemischt: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
dmd-ev-discovered = **{ $who }** ermittelt: *{ $card }*. { $text }
dmd-ev-nothing-taken = **{ $who }** nimmt nichts.
dmd-ev-took = { $kind ->
    [companion] *{ $card }* begleitet **{ $who }** ({ $health ->
        [one] 1 Lebenspunkt
       *[other] { $health } Lebenspunkte
    }). { $text }
    [condition] **{ $who }** trägt jetzt den Zustand *{ $card }*. { $text }
   *[item] **{ $who }** nimmt *{ $card }*. { $text }
}
dmd-ev-used = **{ $who }** setzt *{ $card }* ein.
dmd-ev-card-lost = **{ $who }** verliert *{ $card }*.
dmd-ev-stolen = **{ $who }** nimmt **{ $whom }** etwas weg, ungefragt: *{ $card }*.
dmd-ev-traded = **{ $giver }** gibt **{ $taker }**: { $thing }.
dmd-ev-trade-refused = **{ $who }** lehnt den Tausch ab.
dmd-ev-bargained = { $n ->
    [one] **{ $who }** hat einen Pakt geschlossen: 1 Bonuswürfel für den nächsten Wurf von **{ $whom }**.
   *[other] **{ $who }** hat einen Pakt geschlossen: { $n } Bonuswürfel für den nächsten Wurf von **{ $whom }**.
}
dmd-ev-copied = **{ $who }** hat bis zum nächsten eigenen Zug die Fertigkeit *{ $skill }*.

## Marker

dmd-ev-gained-token = **{ $who }** erhält { $token }.
dmd-ev-lost-token = **{ $who }** gibt { $token } ab.
dmd-ev-token-placed = Neu auf dem Feld { $space }: { $token }.
dmd-ev-token-on-card = Neu auf der Episodenkarte: { $token }.
dmd-ev-token-off-card = Von der Episodenkarte zurück: { $token }.
dmd-ev-token-returned = Zurück auf dem Feld { $space }: { $token }.
dmd-ev-token-became = Auf dem Feld { $space } hat jemand die Seite gewechselt: *{ $enemy }*.
dmd-ev-token-turned = { $side ->
    [supply] **{ $who }** entfernt { $the }.
    [card] **{ $who }** legt { $the } auf die Episodenkarte.
    [mine] **{ $who }** nimmt { $the } an sich.
    [destroyed] **{ $who }** zerstört { $the }.
    [cut] **{ $who }** zerschneidet { $the }.
    [freed] **{ $who }** befreit { $the }.
    [charged] **{ $who }** lädt { $the } und nimmt es mit.
    [set] **{ $who }** setzt { $the } ein.
    [dug] **{ $who }** gräbt { $the } aus und nimmt ihn mit.
   *[other] **{ $who }** dreht { $the } um: { $side_name }.
}
dmd-ev-picked-up = **{ $who }** hebt auf: { $token }.
dmd-ev-episode-action-taken = **{ $who }**: *{ $action }*.

## Der Große Alte

dmd-ev-advanced = { $red ->
    [yes] *{ $great_old_one }* rückt vor: { $space }/{ $most }, ein rotes Feld.
   *[no] *{ $great_old_one }* rückt vor: { $space }/{ $most }.
}
dmd-ev-arrives = *{ $great_old_one }* ist da.
dmd-ev-stage-revealed = Stufe { $stage }, *{ $name }*. { $text }
dmd-ev-stage-defeated = Stufe { $stage } ist besiegt: *{ $great_old_one }*.
dmd-ev-ritual-disrupted = Das Ritual ist unterbrochen. Ab jetzt kann der Große Alte verwundet werden.

## Geschichten

dmd-story-ritual-1 = Der Gesang bricht mitten in einem Namen ab.
dmd-story-ritual-2 = Zum ersten Mal in dieser Nacht hört ihr die Uhren.
dmd-story-ritual-3 = Irgendwo im Haus beginnt jemand zu weinen. Es kann Erleichterung sein.
dmd-story-arrives-1 = Die Türen sind zu klein dafür. Es benutzt keine Türen.
dmd-story-arrives-2 = Die Lampen brennen weiter. Sie geben nur kein Licht mehr.
dmd-story-arrives-3 = Im ganzen Viertel verstummen die Hunde, alle zugleich.
dmd-story-died-1 = Jemand legt einen Mantel darüber. Der Mantel ist zu kurz.
dmd-story-died-2 = Die Uhr am Handgelenk geht weiter.
dmd-story-died-3 = Bis zum Morgen spricht niemand den Namen aus.
dmd-story-died-4 = Eine andere Hand nimmt die Lampe.
