# ALONE am Tisch: was geschieht. Was nur den Bösen Mächten gesagt wird, nennt Sektoren der geheimen Karte ("1C3");
# was alle lesen, nennt sie so, wie die Zeichnung des Helden es tut ("N1 O2").

## Kleine Wörter

al-way = { $way ->
    [north] Norden
    [east] Osten
    [south] Süden
    [west] Westen
    [stairs] Treppe
   *[other] { $way }
}
al-toward = { $way ->
    [north] nach Norden
    [east] nach Osten
    [south] nach Süden
    [west] nach Westen
    [unseen] und niemand sah, wohin
   *[stairs] über die Treppe
}
al-from = { $way ->
    [north] aus dem Norden
    [east] aus dem Osten
    [south] aus dem Süden
    [west] aus dem Westen
    [stairs] von der Treppe
    [other_floor] vom anderen Stockwerk
   *[muffled] dumpf, aus keiner Richtung
}
al-place-start = am Start
al-place-landing = am Treppenabsatz
al-place-at = bei { $where }
al-place-other-floor = { $place } (anderes Stockwerk)
al-letter = { $way ->
    [north] N
    [east] O
    [south] S
   *[west] W
}
al-kind = { $kind ->
    [spore] Spore
    [parasite] Parasit
    [mutant] Mutant
    [cultist] Kultist
    [worm] Wurm
   *[other] Kreatur
}
al-the-kind = { $kind ->
    [spore] die Spore
    [parasite] der Parasit
    [mutant] der Mutant
    [cultist] der Kultist
    [worm] der Wurm
   *[other] die Kreatur
}
al-a-kind = { $kind ->
    [spore] eine Spore
    [parasite] ein Parasit
    [mutant] ein Mutant
    [cultist] ein Kultist
    [worm] ein Wurm
   *[other] eine Kreatur
}
al-boss-kind = { $creature } (der Boss)
al-wounded = { $what } (verwundet)
al-face = { $face ->
    [hit] Treffer
    [conditional] bedingt
   *[miss] daneben
}
al-faces = { $face ->
    [hit] { $n ->
        [one] Treffer
       *[other] { $n } × Treffer
    }
    [conditional] { $n ->
        [one] bedingt
       *[other] { $n } × bedingt
    }
   *[miss] { $n ->
        [one] daneben
       *[other] { $n } × daneben
    }
}
al-condition = { $condition ->
    [darkness] Finsternis
    [gas] Gas
    [web] Netz
   *[alarm] Alarm
}
al-ability = { $ability ->
    [agility] Gewandtheit
    [bravery] Tapferkeit
    [keen_eye] Geschärfter Blick
    [accuracy] Zielgenauigkeit
   *[cold_blood] Kaltblütigkeit
}
al-difficulty = { $value ->
    [easy] Leicht
    [nightmare] Albtraum
    [impossible] Unmöglich
   *[normal] Normal
}
al-difficulty-hint = { $value ->
    [easy] 2 Gegenstände zu Beginn; später eine Runde mehr, 3 Leben und 3 Selbstbeherrschung
    [nightmare] 1 Gegenstand zu Beginn; später 3 Leben oder 3 Selbstbeherrschung, keine Runde mehr
    [impossible] Kein Gegenstand zu Beginn, später keine Belohnung
   *[normal] 1 Gegenstand zu Beginn; später eine Runde mehr und 3 Leben oder 3 Selbstbeherrschung
}
al-target = { $target ->
    [room] der nächste Raum
    [corridor] der nächste Korridor
    [straight] der nächste gerade Korridor
    [bend] der nächste abknickende Korridor
    [t] die nächste T-Kreuzung
    [crossing] die nächste Kreuzung
    [door] die nächste Tür
    [blocked_door] die nächste blockierte Tür
    [stairs] die nächste Treppe
    [box] der nächste Schaltkasten
    [lit] der nächste beleuchtete Sektor
    [creature] die nächste Kreatur
    [boss] der Boss
    [danger] der nächste Gefahrenmarker
    [condition] der nächste Zustandsmarker
    [mission] der nächste Missionsmarker
    [spore] die nächste Spore
    [parasite] der nächste Parasit
    [mutant] der nächste Mutant
    [cultist] der nächste Kultist
    [worm] der nächste Wurm
   *[other] { $target }
}
al-element = { $element ->
    [danger] der Gefahrenmarker
    [door] die Tür
    [box] der Schaltkasten
    [stairs] die Treppe
    [spore] die Spore
    [parasite] der Parasit
    [mutant] der Mutant
    [cultist] der Kultist
    [worm] der Wurm
    [darkness] die Finsternis
    [gas] das Gas
    [web] das Netz
    [alarm] der Alarm
    [sabotage] die Sabotage
   *[creature] die Kreatur
}
al-left-out = { $element ->
    [danger] den Gefahrenmarker
    [door] die Tür nach { $way }
    [box] den Schaltkasten
    [stairs] die Treppe
    [spore] die Spore
    [parasite] den Parasiten
    [mutant] den Mutanten
    [cultist] den Kultisten
    [worm] den Wurm
    [darkness] die Finsternis
    [gas] das Gas
    [web] das Netz
    [alarm] den Alarm
   *[sabotage] die Sabotagemarker
}
al-pretended = { $element ->
    [danger] einen Gefahrenmarker
    [box] einen Schaltkasten
    [spore] eine Spore
    [parasite] einen Parasiten
    [mutant] einen Mutanten
    [cultist] einen Kultisten
    [worm] einen Wurm
    [darkness] Finsternis
    [gas] Gas
    [web] ein Netz
   *[alarm] einen Alarm
}
al-deck = { $deck ->
    [fury] Raserei
    [speed] Schnelligkeit
    [terror] Schrecken
   *[traps] Fallen
}
al-source = { $by ->
    [opportunity] Gelegenheitsangriff
    [nightmare] Albtraum
    [gas] Gas
    [web] Netz
    [shock] Schock
    [adrenaline] Adrenalin
    [mission] Mission
    [hero] Held
    [bravery] Tapferkeit
    [agility] Gewandtheit
    [accuracy] Zielgenauigkeit
   *[other] { $by }
}

## Aufbau

al-ev-begins = **{ $hero }** ist allein auf der Station: *{ $character }*, Schwierigkeitsgrad { $difficulty }. Anfangsmissionen: *{ $first }* oder *{ $second }*. Danach die Hauptmission: *{ $main }*. Die Bösen Mächte spielen mit *{ $deck_one }* und *{ $deck_two }*; **{ $leader }** führt sie an.
al-ev-map-ready = Die geheime Karte liegt bereit. **{ $hero }** beginnt auf { $hero_at }.
al-ev-creature-placed = { $kind } auf { $sector }.
al-ev-danger-placed = Gefahrenmarker auf { $sector }.

## Zug und Runde

al-ev-turn-begins = Runde { $round }, Zug { $turn } von 8.
al-ev-announced = { $what ->
    [move] **{ $hero }** will sich bewegen: { $toward }.
    [unblock] **{ $hero }** will eine Blockade lösen: { $toward }.
    [explore] **{ $hero }** will erkunden: { $toward }.
    [attack] **{ $hero }** greift an: { $creature }.
    [locate] **{ $hero }** ortet: { $targets }.
    [search] **{ $hero }** durchsucht den Sektor.
    [interact-box] **{ $hero }** repariert den Schaltkasten: Licht { $toward }.
    [interact-mission] **{ $hero }** interagiert am Zielort: *{ $mission }*.
    [interact-condition] **{ $hero }** beseitigt: { $condition }.
    [interact-sabotage] **{ $hero }** beseitigt Sabotage.
    [item] **{ $hero }** setzt einen Gegenstand ein.
   *[interact] **{ $hero }** interagiert.
}{ $item_used ->
    [yes] {" "}Gegenstand: *{ $item }*.
   *[no] {""}
}{ $free_action ->
    [yes] {" "}(freie Aktion)
   *[no] {""}
}
al-ev-fizzled = Die angekündigte Aktion läuft ins Leere.
al-ev-bullet-time = **Bullet Time!** Zwei Aktionen in diesem Zug.
al-ev-healed = { $track ->
    [life] { $n ->
        [one] **{ $hero }** erhält 1 Lebenspunkt zurück (jetzt { $now }).
       *[other] **{ $hero }** erhält { $n } Lebenspunkte zurück (jetzt { $now }).
    }
   *[composure] **{ $hero }** erhält { $n } Selbstbeherrschung zurück (jetzt { $now }).
}
al-ev-round-ends = Runde { $round } ist vorbei. Die Heilungsgrenze liegt bei { $limit }; die Bösen Mächte erhalten { $danger ->
    [one] 1 Gefahrenmarker
   *[other] { $danger } Gefahrenmarker
}.
al-ev-nightmare = **Der Albtraum-Modus beginnt.** Alle Kreaturen werden stärker, und jedes Rundenende kostet 2 Selbstbeherrschung.
al-ev-extra-round = Eine zusätzliche Runde: Die Heilungsgrenze steigt auf { $limit }.
al-ev-adrenaline-refilled = { $n ->
    [one] 1 Adrenalin
   *[other] { $n } Adrenalin
} dazu, jetzt { $now }.
al-ev-adrenaline-spent = Adrenalin: noch { $now }.

## Labyrinth

al-ev-hero-moved = { $room_known ->
    [yes] **{ $hero }** geht { $toward } und steht im Raum *{ $room }*.
   *[no] **{ $hero }** geht { $toward } und steht jetzt { $place }.
}
al-ev-hero-moved-to = **{ $hero }** ist auf { $sector }.
al-ev-revealed = Enthüllt { $place }: { $what }.
al-rev-corridor = Korridor
al-rev-box = Schaltkasten
al-rev-stairs = Treppe
al-rev-lit = beleuchtet
al-rev-dark = dunkel
al-rev-danger = Gefahrenmarker
al-rev-sabotage = { $n ->
    [one] 1 Sabotagemarker
   *[other] { $n } Sabotagemarker
}
al-ev-hidden = { $n ->
    [one] 1 Sektor verschwindet von der Holowatch.
   *[other] { $n } Sektoren verschwinden von der Holowatch.
}
al-ev-door-blocked = Die Tür { $at } ({ $side }) ist blockiert.
al-ev-door-opened = Die Blockade { $at } ({ $side }) ist weg.
al-ev-door-opened-unseen = Auf { $sector } ist die Tür Richtung { $side } wieder frei.
al-ev-noise = { $way ->
    [other_floor] Geräusche vom anderen Stockwerk.
    [muffled] Ein dumpfes Geräusch, aus keiner Richtung.
    [stairs] Geräusche von der Treppe.
   *[other] Geräusche { $from }.
}
al-ev-false-noise = Dieses Geräusch ({ $from }) war eine Täuschung.
al-ev-light-on = Licht an: { $places }.
al-ev-light-off = Licht aus: { $places }.
al-ev-light-on-unseen = Licht an auf { $sectors }.
al-ev-light-off-unseen = Licht aus auf { $sectors }.
al-ev-danger-seen = Ein Gefahrenmarker { $place }.
al-ev-danger-removed = Der Gefahrenmarker { $place } ist weg.
al-ev-condition-seen = { $condition } { $place }.
al-ev-condition-placed = { $condition } auf { $sector }.
al-ev-condition-removed = { $condition } { $place } ist weg.
al-ev-false-element-gone = Da ist nichts: { $element } { $place } war nie da.
al-ev-lie-told = Der Held wird getäuscht, { $sector }: { $lie ->
    [omitted] { $element } bleibt verborgen.
   *[false] { $element } ist nicht echt.
}

## Kreaturen

al-ev-creature-appears = { $boss_known ->
    [yes] **{ $boss }** erscheint { $place }!
   *[no] { $creature } erscheint { $place }!
}
al-ev-creature-moved = { $creature } bewegt sich und ist jetzt { $place }.
al-ev-creature-leaves = { $creature } verlässt den Sektor { $place }: { $toward }.
al-ev-creature-moved-unseen = { $kind }: { $start } ➜ { $end }.
al-ev-spawned = { $boss_known ->
    [yes] { $boss } auf { $sector }.
   *[no] { $kind } taucht auf: { $sector }.
}
al-ev-shock = **Schock!** Plötzlich steht { $creature } da: { $n } Selbstbeherrschung in Gefahr.

## Würfel, Schaden, Verluste

al-ev-rolled = { $roller ->
    [hero] **{ $hero }** würfelt: { $faces }
    [opportunity] Gelegenheitsangriff: { $faces }
    [bravery] Tapferkeit: { $faces }
   *[creature] { $creature } greift an: { $faces }
} – { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
al-ev-rerolled = Neu gewürfelt ({ $source }): { $faces } – { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
al-ev-creature-wounded = { $creature } ist verwundet.
al-ev-creature-unharmed = { $creature } steckt den Angriff weg.
al-ev-creature-killed = { $boss_known ->
    [yes] **{ $boss } ist tot.**
   *[no] { $creature } ist tot.
}
al-ev-killed-unseen = { $kind } auf { $sector } ist tot.
al-ev-killed-in-room = *{ $room }*: { $n ->
    [0] keine Kreatur getötet.
    [one] 1 Kreatur getötet.
   *[other] { $n } Kreaturen getötet.
}
al-ev-experience = { $unlocked ->
    [yes] Erfahrung: **{ $ability }** ist freigeschaltet!
   *[no] Erfahrung: { $ability } { $points }/2.
}
al-ev-lost = { $kind ->
    [life] **{ $hero }** verliert { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    }
   *[composure] **{ $hero }** verliert { $n } Selbstbeherrschung
} ({ $source }). Leben { $life }, Selbstbeherrschung { $composure }.
al-ev-redirected = *{ $companion }* fängt alles ab ({ $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}, noch { $left }).
al-ev-prevented = Der Verlust sinkt um { $n } (*{ $source }*).

## Orten, Durchsuchen, Gegenstände

al-ev-located = { $answer ->
    [absent] Ortung, { $target }: nicht vorhanden.
    [silent] Ortung, { $target }: keine Antwort.
    [here] Ortung, { $target }: hier.
    [same] Ortung, { $target }: { $distance ->
        [one] 1 Sektor
       *[other] { $distance } Sektoren
    }, dein Stockwerk.
   *[other] Ortung, { $target }: { $distance ->
        [one] 1 Sektor
       *[other] { $distance } Sektoren
    }, anderes Stockwerk.
}{ $way_known ->
    [yes] {" "}Der Weg beginnt { $toward }.
   *[no] {""}
}
al-ev-located-truly = In Wahrheit, { $target }: { $distance }, { $floor ->
    [same] gleiches Stockwerk.
   *[other] anderes Stockwerk.
}
al-ev-drew = **{ $hero }** findet: { $items }.
al-ev-item-used = *{ $item }* eingesetzt ({ $left ->
    [0] verbraucht
   *[other] noch { $left }
}).
al-ev-item-discarded = *{ $item }* ist weg.
al-ev-item-upgraded = { $from_item ->
    [yes] *{ $item }* ist verbessert, mit einer Ladung von *{ $source }*.
   *[no] *{ $item }* ist verbessert.
}
al-ev-charges-lost = *{ $item }* verliert { $n ->
    [one] 1 Ladung
   *[other] { $n } Ladungen
} (noch { $left }).
al-ev-box-repaired = Der Schaltkasten ist repariert, Licht { $toward }.
al-ev-companion-joins = *{ $character }* schließt sich an, mit 6 Ladungen.
al-ev-companion-used = *{ $character }* hilft (noch { $left }).
al-ev-companion-gone = { $sacrificed ->
    [yes] *{ $character }* opfert sich.
   *[no] *{ $character }* ist tot.
}
al-ev-ability-used = Fähigkeit: *{ $ability }*.

## Reaktionen

al-ev-reaction-played = **{ $who }** spielt *{ $card }*{ $dangerous ->
    [yes] {" "}– **gefährlich!**
   *[no] .
} { $text } ({ $spaces } von 9 Reaktionsfeldern)
al-ev-standard-reaction = **{ $who }** spielt eine Standardreaktion ({ $spaces } von 9 Reaktionsfeldern).
al-ev-standard-reaction-card = Verdeckt gespielt: *{ $card }*, { $use ->
    [appear] um eine Kreatur auftauchen zu lassen.
   *[move] um eine Kreatur zu bewegen.
}
al-ev-drew-reactions = Du ziehst: { $cards }.
al-ev-drew-some-reactions = **{ $who }** zieht { $n ->
    [one] 1 Reaktionskarte
   *[other] { $n } Reaktionskarten
}.
al-ev-leader-passes = **{ $who }** führt jetzt die Bösen Mächte an.

## Missionen und Ende

al-ev-mission-progress = *{ $mission }*: { $progress } von { $of }.
al-ev-mission-completed = **Mission erfüllt:** *{ $mission }*.
al-ev-main-mission-starts = **Die Hauptmission beginnt:** *{ $mission }*. { $goal }
al-ev-rule-lifted = Die Sonderregel von *{ $mission }* gilt nicht mehr.
al-ev-sabotage-seen = Sabotage im Kontrollraum: { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}.
al-ev-sabotage-placed = Sabotage im Kontrollraum: { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}.
al-ev-sabotage-removed = Ein Sabotagemarker ist weg (noch { $left }).
al-ev-would-concede = **{ $who }** würde aufgeben. Der Held gewinnt, sobald ihr alle aufgegeben habt.
al-ev-fights-on = **{ $who }** spielt doch weiter.
al-ev-game-ends = { $result ->
    [escaped] **{ $hero } hat die Hauptmission erfüllt.** Die Bösen Mächte bleiben allein zurück.
    [broken] **{ $hero } ist am Ende.** Die Station gehört den Bösen Mächten.
    [hero_conceded] **{ $hero } gibt auf.** Die Bösen Mächte gewinnen.
   *[evil_conceded] **Die Bösen Mächte geben auf.** { $hero } gewinnt.
}
al-ev-map-uncovered = Die geheime Karte liegt offen.
