# Was in Cultistorm geschieht, je eine Zeile. Personen sind fett, Karten kursiv.

## Kleine Wörter

cs-sign = { $symbol ->
    [key] 🔑
    [flame] 🔥
    [moon] 🌙
    [spiral] 🌀
    [tide] 🌊
    [wild] 🌟
   *[blank] ⬜
}
cs-symbol = { $symbol ->
    [key] Schlüssel
    [flame] Flamme
    [moon] Mond
    [spiral] Spirale
    [tide] Gezeiten
    [wild] frei
   *[blank] leer
}
cs-hidden-card = eine Karte
cs-numbered = { $name } { $number }
cs-copy = { $name } Nr. { $number }
cs-source = { $kind ->
    [die] ein Würfel
    [story] die Geschichte
   *[other] was gerade wirkt
}
cs-fought-with = { $kind ->
    [die] einem Würfel
   *[story] der Geschichte
}
cs-module = { $module ->
    [narrative] Erzählspiel
    [behind-the-scenes] Hinter den Kulissen
    [storm-of-cultists] Sturm der Kultisten
    [remote-assistance] Fernhilfe
    [otherworlds] Die anderen Welten
    [ancient-relics] Antike Relikte
    [dark-rituals] Dunkle Rituale
    [cultist-events] Kultistenereignisse
    [innocent-victims] Unschuldige Opfer
    [plagues] Seuchen aus einer anderen Welt
    [dangerous-puzzle] Gefährliches Rätsel
    [research-events] Forschungsereignisse
    [rorschach-test] Rorschach-Test
   *[other] { $module }
}

## Aufbau

cs-ev-storm-begins = Der Sturm zieht auf: { $locations }. { $difficulty ->
    [easy] Leicht.
    [hard] Schwer.
    [nightmare] Albtraum.
   *[normal] {""}
}{ $n_castes ->
    [0] {""}
   *[other] {" "}Mit der speziellen Kaste { $castes }.
}{ $n_creatures ->
    [0] {""}
   *[other] {" "}Kreaturen: { $creatures }.
}{ $n_modules ->
    [0] {""}
   *[other] {" "}Module: { $modules }.
}
cs-ev-investigator-joins = { $alone ->
    [yes] **{ $investigator }** ist dabei, bei { $slot }.
   *[no] **{ $who }** spielt *{ $investigator }* und steht bei { $slot }.
}
cs-ev-start-objects = { $has_kept ->
    [yes] **{ $who }** behält *{ $kept }*.
   *[no] **{ $who }** findet nichts zum Behalten.
}
cs-ev-altar-raised = { $slot } *{ $location }* ist jetzt aktiv.
cs-ev-altar-broken = Der Altar von { $slot } *{ $location }* ist fort.

## Runden

cs-ev-round-begins = Runde { $round } beginnt.
cs-ev-phase-begins = { $phase ->
    [cultists] Kultistenphase.
    [refresh] Aktualisierung.
    [horror] Entsetzen.
    [preparation] Vorbereitung.
    [combat] Kampfphase.
   *[sealing] Ortsversiegelung.
}

## Kultisten

cs-ev-cultist-arrives = *{ $card }* erscheint bei { $slot } *{ $location }*{ $limit ->
    [0] .
   *[other] {" "}({ $there } dort, { $count }/{ $limit } insgesamt).
}
cs-ev-cultist-blocked = { $slot } *{ $location }* ist blockiert: Niemand erscheint.
cs-ev-nobody-arrives = Bei { $slot } erscheint niemand.
cs-ev-marker-moved = Der Kultistenmarker rückt weiter zu { $slot }.
cs-ev-cultist-moved = *{ $card }* geht von { $slot } zu { $to }.
cs-ev-cultist-left = *{ $card }* verlässt { $slot }, zurück in den Stapel.
cs-ev-cultist-dice-rolled = Kultistenwürfel: { $dice }.
cs-ev-cultist-die-rolled = Der Kultistenwürfel bei { $slot } zeigt jetzt { $face }.
cs-ev-cultist-die-turned = Der Kultistenwürfel bei { $slot } wird auf { $face } gedreht.
cs-ev-cultists-reshuffled = Die Kultisten werden neu gemischt (Karten: { $cards }).

## Große Alte

cs-ev-great-old-one-appears = *{ $great_old_one }* erscheint bei { $slot } *{ $location }*. { $text }
cs-ev-great-old-one-kept-out = { $steps ->
    [one] *{ $great_old_one }* findet den Weg versperrt: 1 Schritt auf dem Entsetzenkreis.
   *[other] *{ $great_old_one }* findet den Weg versperrt: { $steps } Schritte auf dem Entsetzenkreis.
}
cs-ev-great-old-one-advances = *{ $great_old_one }* verschlingt *{ $devoured }* bei { $slot } und { $left ->
    [0] steht am Tor.
    [one] hat noch 1 Kultisten vor sich.
   *[other] hat noch { $left } Kultisten vor sich.
}
cs-ev-great-old-one-held = *{ $great_old_one }* wird aufgehalten und rückt nicht vor.
cs-ev-great-old-one-defeated = **{ $who }** besiegt *{ $great_old_one }* bei { $slot }.

## Aktualisierung

cs-ev-cards-discarded = { $known ->
    [yes] **{ $who }** legt { $cards } ab.
   *[no] { $n ->
        [one] **{ $who }** legt 1 Karte ab.
       *[other] **{ $who }** legt { $n } Karten ab.
    }
}
cs-ev-cards-drawn = { $known ->
    [yes] **{ $who }** zieht { $cards }.
   *[no] { $n ->
        [one] **{ $who }** zieht 1 Karte.
       *[other] **{ $who }** zieht { $n } Karten.
    }
}
cs-ev-pool-rolled = Würfel im Vorrat: { $faces }.

## Der Entsetzenkreis

cs-ev-horror-steps = { $threshold ->
    [0] Der Entsetzenmarker rückt zum Auge.
   *[other] { $eye ->
        [yes] Der Entsetzenmarker rückt zum Auge: { $crystals }/{ $threshold } Kristalle.
       *[no] Der Entsetzenmarker rückt zu Karte { $ring }: { $crystals }/{ $threshold } Kristalle.
    }
}
cs-ev-horror-cancelled = **{ $who }** hebt einen Schritt des Entsetzenmarkers auf.
cs-ev-horror-revealed = Entsetzen: *{ $card }*. { $text }
cs-ev-endgame-begins = { $why ->
    [deck] Der letzte Kultist ist gezogen. Das Endspiel beginnt: *{ $card }*. { $text }
   *[crystals] Das Auge ist voll. Das Endspiel beginnt: *{ $card }*. { $text }
}
cs-ev-crystal-removed = Von Entsetzenkarte { $ring } kommt 1 Kristall weg (noch { $crystals }).
cs-ev-crystal-moved = 1 Kristall wandert von Entsetzenkarte { $ring } zu Karte { $to }.
cs-ev-horror-seen = { $named ->
    [yes] Entsetzenkarte { $ring } ist *{ $card }*.
   *[no] **{ $who }** sieht sich Entsetzenkarte { $ring } an.
}

## Ermittler

cs-ev-insanity-gained = **{ $who }** erhält { $n } Wahnsinn ({ $now }/{ $most }){ $why ->
    [attack] {" "}für den Angriff
    [reroll] {" "}für einen neuen Wurf
    [support] {" "}für die Unterstützung
    [move] {" "}für die Bewegung
    [goo] {" "}beim bloßen Anblick
    [no_fight] {" "}ohne gewonnenen Kampf
    [symbols] {" "}für das Eingesetzte
    [seal] {" "}für das Versiegeln
    [story] {" "}durch die Geschichte
    [card] {" "}durch *{ $cause }*
   *[other] {""}
}.
cs-ev-permanent-insanity = **{ $who }** erhält 1 fortwährenden Wahnsinn ({ $now }/{ $most }).
cs-ev-insanity-healed = **{ $who }** heilt { $n } Wahnsinn ({ $now }/{ $most }).
cs-ev-permanent-healed = **{ $who }** verliert 1 fortwährenden Wahnsinn ({ $now }/{ $most }).
cs-ev-healing-waits = **{ $who }** heilt { $n } Wahnsinn, sobald die Kämpfe vorbei sind.
cs-ev-warded = Das Schutzzeichen bewahrt **{ $who }** vor dem Wahnsinn.
cs-ev-gone = **{ $who }** ist gegangen; die Figur bleibt.

## Vorbereitung

cs-ev-die-taken = **{ $who }** nimmt { $face }.
cs-ev-die-rolled = **{ $who }** würfelt { $face }.
cs-ev-die-turned = **{ $who }** dreht einen Würfel auf { $face }.
cs-ev-die-given = **{ $who }** gibt **{ $whom }** einen Würfel, er zeigt { $face }.
cs-ev-pool-die-rolled = Ein Würfel im Vorrat zeigt { $face }.
cs-ev-moved = **{ $who }** geht zu { $slot } *{ $location }*.
cs-ev-location-used = **{ $who }** nutzt *{ $location }*. { $text }
cs-ev-researches = **{ $who }** forscht: { $cards }.
cs-ev-object-kept = **{ $who }** behält *{ $card }*.
cs-ev-nothing-kept = **{ $who }** behält nichts.
cs-ev-object-discarded = **{ $who }** legt *{ $card }* ab.
cs-ev-object-used = **{ $who }** nutzt *{ $card }*. { $text }
cs-ev-ability-used = **{ $who }** nutzt *{ $ability }*. { $text }
cs-ev-unexpected-event = **{ $who }** gerät an *{ $card }*. { $text }
cs-ev-objects-lost = { $known ->
    [yes] Aus dem Objektstapel verloren: { $cards }.
   *[no] Der Objektstapel hat nichts zu verlieren.
}
cs-ev-objects-reshuffled = Der Objektstapel wird neu gemischt (Karten: { $cards }).
cs-ev-symbol-chosen = **{ $who }** wählt { $symbol } für *{ $card }*.
cs-ev-offered = { $has_support ->
    [yes] **{ $who }** bietet **{ $whom }** eine Unterstützung an: *{ $support }*.
   *[no] { $has_takes ->
        [yes] **{ $who }** bietet **{ $whom }** *{ $gives }* für *{ $takes }*.
       *[no] **{ $who }** bietet **{ $whom }** *{ $gives }* an.
    }
}
cs-ev-offer-accepted = { $has_support ->
    [yes] **{ $who }** nimmt *{ $support }* von **{ $whom }** an.
   *[no] **{ $who }** nimmt an, was **{ $whom }** bietet.
}
cs-ev-offer-withdrawn = **{ $who }** zieht das Angebot an **{ $whom }** zurück.
cs-ev-offer-refused = **{ $who }** lehnt ab, was **{ $whom }** bietet.
cs-ev-object-given = **{ $who }** gibt **{ $whom }** *{ $card }*.
cs-ev-supported = **{ $who }** unterstützt **{ $whom }** mit *{ $card }*{ $cost ->
    [0] .
   *[other] , für { $cost } Wahnsinn.
} { $text }
cs-ev-location-blocked = **{ $who }** blockiert { $slot } *{ $location }* für die nächste Kultistenphase.
cs-ev-trophies-given = **{ $who }** gibt **{ $whom }** Trophäen: { $symbols }.
cs-ev-trophy-gained = **{ $who }** nimmt eine Trophäe: { $symbol }.
cs-ev-no-trophy-left = Für **{ $who }** ist keine Trophäe { $symbol } mehr da.
cs-ev-trophy-returned = **{ $who }** legt eine Trophäe { $symbol } zurück.
cs-ev-trophies-laid = { $n ->
    [one] **{ $who }** legt 1 Trophäe auf { $slot } *{ $location }* ({ $now }/{ $needed }).
   *[other] **{ $who }** legt { $n } Trophäen auf { $slot } *{ $location }* ({ $now }/{ $needed }).
}
cs-ev-trophy-lost = { $slot } *{ $location }* verliert eine Trophäe.
cs-ev-developed = **{ $who }** entwickelt *{ $ability }* (Stufe { $level }). { $text }
cs-ev-seal-taken = **{ $who }** nimmt die Tor-Versiegelungskarte { $symbol }.
cs-ev-targeted = **{ $who }** legt einen Zielmarker auf *{ $enemy }*.
cs-ev-target-lifted = **{ $who }** nimmt den Zielmarker von *{ $enemy }*.
cs-ev-ready = **{ $who }** ist bereit.
cs-ev-tells-lack = **{ $who }** sagt: Gegen *{ $enemy }* fehlt { $lacking }.
cs-ev-ready-withdrawn = **{ $who }** ist doch nicht bereit.
cs-ev-ready-lifted = { $n ->
    [one] Das ändert den Plan: { $whos } ist nicht mehr bereit.
   *[other] Das ändert den Plan: { $whos } sind nicht mehr bereit.
}

## Kämpfe

cs-ev-fight-begins = **{ $who }** greift *{ $enemy }* an ({ $needed }).
cs-ev-fight-won = **{ $who }** besiegt *{ $enemy }* ({ $needed }) mit { $used }.
cs-ev-fight-lost = { $n_lacking ->
    [0] **{ $who }** scheitert an *{ $enemy }*.
   *[other] **{ $who }** scheitert an *{ $enemy }*: Es fehlt { $lacking }.
}
cs-ev-fight-declined = **{ $who }** greift *{ $enemy }* nicht an.
cs-ev-cannot-fight = **{ $who }** kommt an *{ $enemy }* nicht heran.
cs-ev-fought-nobody = **{ $who }** hat mit niemandem gekämpft.
cs-ev-supports-return = Ungenutzte Unterstützungen gehen zurück: { $cards }.

## Versiegeln und das Ende

cs-ev-sealed = **{ $who }** versiegelt { $slot } *{ $location }*. { $left ->
    [0] Alle Schauplätze sind versiegelt.
    [one] 1 Schauplatz ist noch offen.
   *[other] { $left } Schauplätze sind noch offen.
}
cs-ev-sealed-by-victory = { $slot } *{ $location }* ist durch den Sieg versiegelt. { $left ->
    [0] Alle Schauplätze sind versiegelt.
    [one] 1 Schauplatz ist noch offen.
   *[other] { $left } Schauplätze sind noch offen.
}
cs-ev-won = Damit ist es geschafft: gewonnen, in Runde { $round }.
cs-ev-lost = { $why ->
    [insane] **{ $who }** erhält den fünften Wahnsinn, und damit ist es aus.
    [entered] *{ $enemy }* betritt den Schauplatz, und damit ist es aus.
    [limit] Ein Kultist zu viel, und damit ist es aus.
    [ending] Der letzte Große Alte ist gefallen, während ein Schauplatz offen ist, und damit ist es aus.
   *[module] { $reason ->
        [deadline] Die Zeit ist um, und das Ziel des Tages ist nicht erreicht.
        [otherworlds] Jemand bleibt für immer in einer anderen Welt, und damit ist es aus.
        [innocent-victims] Zu viele Unschuldige tragen jetzt die Robe, und damit ist es aus.
        [plagues] Die Seuche verlässt die Städte, und damit ist es aus.
       *[other] Damit ist es aus.
    }
}
cs-story-won-1 = Irgendwo fällt eine Tür ins Schloss, und diesmal muss niemand nachsehen, wer es war.
cs-story-won-2 = Der Wind legt sich. Auf dem Platz liegt eine Robe, in der keiner steckt.
cs-story-won-3 = Um sechs kommt der Milchmann, wie jeden Morgen. Gerechnet hatte mit ihm niemand.
cs-story-lost-1 = Der Gesang hört auf. Er sollte immer nur so lange dauern, bis man sie hört.
cs-story-lost-2 = Die Stadt ist still. Die Vögel auch.
cs-story-lost-3 = Am Morgen sind die fünf Orte einer.
cs-story-lost-4 = Die Lampen brennen noch eine Weile weiter. Für wen, ist nicht klar.

## Erzählspiel

cs-ev-story-read = { $table ->
    [yes] 📖 *{ $title }*, zu *{ $card }*.
   *[no] 📖 **{ $who }** liest *{ $title }*: { $first }{ $effect ->
        [none] {""}
        [heal] {" "}**Heile nach den Kämpfen 1 Wahnsinn.**
        [insanity] {" "}**Erhalte 1 Wahnsinn.**
        [draw] {" "}**Ziehe 1 Karte.**
        [discard] {" "}**Lege 1 Karte ab.**
        [wild] {" "}**+1 freies Symbol in diesem Kampf.**
        [caste_symbol] {" "}**Der Kultist hat sein Kastensymbol einmal mehr.**
        [reroll_die] {" "}**Der Kultistenwürfel hier wird neu geworfen.**
        [horror_step] {" "}**Ein Schritt auf dem Entsetzenkreis.**
        [remove_crystal] {" "}**Entferne 1 Kristall.**
        [extra_trophy] {" "}**Eine Trophäe mehr, wenn der Kampf gewonnen wird.**
        [cultist] {" "}**Nach dem Kampf ein Kultist mehr beim Marker.**
       *[bargain] {" "}**Ein Handel wird angeboten.**
    }
}
cs-ev-seance-seen = { $named ->
    [yes] Oben auf dem Stapel von **{ $who }** liegt *{ $card }*.
   *[no] **{ $who }** sieht sich die oberste Karte des Stapels an.
}
