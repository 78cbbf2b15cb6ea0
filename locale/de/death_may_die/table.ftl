# Death May Die auf dem Beitrag: Fragen, Antworten, Hinweise, Überschrift, Tableaus, Wünsche, und warum etwas nicht geht.

box-death-may-die = Cthulhu: Death May Die
box-death-may-die-line = Stört gemeinsam das Ritual und tötet dann den Großen Alten.

## Fragen

dmd-investigator = { $alone ->
    [yes] **{ $who }**, wer ist dein Ermittler Nummer { $number }?
   *[no] **{ $who }**, wer bist du?
}
dmd-investigator-again = { $alone ->
    [yes] **{ $who }**, diese Wahl hast du schon getroffen: *{ $investigator }*. Wer ist dein Ermittler Nummer { $number }?
   *[no] **{ $who }**, schon vergeben: *{ $investigator }*. Wer bist du dann?
}
dmd-action = { $n ->
    [0] **{ $one }**, keine Aktion mehr. Noch etwas, bevor es weitergeht?
    [one] **{ $one }**, noch 1 Aktion. Was tust du?
   *[other] **{ $one }**, noch { $n } Aktionen. Was tust du?
}
dmd-reroll = { $why ->
    [attack] { $target ->
        [one] **{ $one }**, dein Angriff, *{ $by }*: Neuwurf, oder bleibt es so?
       *[other] **{ $one }**, dein Angriff: Neuwurf, oder bleibt es so?
    }
    [shot] **{ $one }**, dein Schuss auf *{ $by }*: Neuwurf, oder bleibt es so?
    [attacked] **{ $one }**, gegen dich hat *{ $by }* gewürfelt: Neuwurf, oder bleibt es so?
    [fire] **{ $one }**, du brennst: Neuwurf, oder bleibt es so?
    [task] **{ $one }**, *{ $by }*: Neuwurf, oder bleibt es so?
   *[stage] **{ $one }**, *{ $by }*: Neuwurf, oder bleibt es so?
}
dmd-frantic = { $most ->
    [one] **{ $one }**, welchen Würfel wirfst du neu?
   *[other] **{ $one }**, welche Würfel wirfst du zusammen neu? Höchstens { $most }.
}
dmd-companions = { $n ->
    [one] **{ $one }**, 1 Wunde: Wer nimmt sie?
   *[other] **{ $one }**, { $n } Wunden: Wer nimmt sie?
}
dmd-level = **{ $one }**, Levelaufstieg: Welche Fertigkeit?
dmd-rest = **{ $one }**, du ruhst dich aus. Was heilt, zusammen { $n }?
dmd-trade = **{ $one }**, ihr tauscht. Wer gibt wem was? Alles wechselt zugleich die Hand; wählst du nichts mehr, seid ihr fertig.
dmd-give = **{ $one }**, der Vorschlag für den Tausch: { $package }. Gibst du deinen Teil dafür her?
dmd-agree = **{ $one }**, **{ $by }** bietet dir an, was der Pakt bringt. Nimmst du es?
dmd-discovery = **{ $one }**, *{ $card }*: Was nimmst du?
dmd-fight = { $n ->
    [one] **{ $one }**, 1 Gegner greift dich noch an. Was jetzt?
   *[other] **{ $one }**, { $n } Gegner greifen dich noch an. Was jetzt?
}
dmd-split = { $n ->
    [one] **{ $one }**, noch 1 Erfolg: Bekommt ihn *{ $enemy }*?
   *[other] **{ $one }**, noch { $n } Erfolge: Wie viele bekommt *{ $enemy }*?
}
dmd-free-attack = **{ $one }**, sofort noch ein Angriff, kostenlos. Gegen wen?
dmd-shake = { $most ->
    [one] **{ $one }**, wen hängst du ab? Höchstens 1.
   *[other] **{ $one }**, wen hängst du ab? Höchstens { $most }.
}
dmd-avenge = **{ $one }**, Treffer durch *{ $enemy }*: Ignorierst du ihn, oder steckst du 1 Wunde ein und schlägst zurück?
dmd-madness = **{ $one }**, du verlierst { $n } Geistige Gesundheit und erreichst damit eine Schwelle zum Wahnsinn. Ignorierst du es?
dmd-strike = **{ $one }**, deine Fertigkeit würde *{ $enemy }* zu Fall bringen, und das hat seinen Preis. Tust du es?
dmd-push = **{ $one }**, stößt du jemanden weg?
dmd-space = **{ $one }**, mehrere Felder sind gleich nah. Welches?
dmd-enemy = **{ $one }**, welcher Gegner?
dmd-person = **{ $one }**, welcher Ermittler?
dmd-way = **{ $one }**, mehrere Wege sind gleich kurz: *{ $enemy }*. Welcher?
dmd-end-effects = **{ $one }**, Ende deines Zuges: Wessen Fähigkeit kommt zuerst?
dmd-choose = **{ $who }**, *{ $card }*: Welches von beiden?
dmd-may = **{ $who }**, *{ $card }*: Willst du?
dmd-pay-or-suffer = **{ $who }**, *{ $card }*: zahlen oder erleiden?
dmd-steal = **{ $one }**, du kannst nicht anders. Was nimmst du?
dmd-discard = **{ $one }**, welche Karte verlierst du?

## Antworten

dmd-opt-be = { $investigator }
dmd-opt-attack = { $far ->
    [0] { $n ->
        [one] Angreifen: { $enemy } (Leben { $left })
       *[other] Alle { $n } Gegner hier angreifen
    }
   *[1] Schießen: { $enemy }, { $space } (Leben { $left })
}
dmd-opt-attack-kind = Angreifen …
dmd-opt-act = { $action }
dmd-opt-rest = Ausruhen: bis zu { $n } heilen
dmd-opt-rest-hint = Wunden und Stress; Geistige Gesundheit nie
dmd-hint-rest-shed = Wunden und Stress; für je 1 Punkt auch ablegbar: { $tokens }
dmd-opt-trade = Tauschen
dmd-opt-trade-hint = Mit allen auf deinem Feld, für 1 Aktion
dmd-opt-gate = Durch das Tor gehen: { $space }
dmd-opt-gate-kind = Durch das Tor nach …
dmd-opt-run = { $other ->
    [1] Laufen: { $space }
   *[other] Laufen: { $space }{ $told ->
        [yes] {" "}über { $via }
       *[no] , Weg { $other }
    }
}
dmd-opt-run-kind = Laufen nach …
dmd-opt-freerun = { $other ->
    [1] Kostenlos laufen: { $space }
   *[other] Kostenlos laufen: { $space }{ $told ->
        [yes] {" "}über { $via }
       *[no] , Weg { $other }
    }
}
dmd-opt-freerun-kind = Kostenlos laufen nach …
dmd-opt-step = { $other ->
    [1] Ein Schritt extra: { $space }
   *[other] Ein Schritt extra: { $space }{ $told ->
        [yes] {" "}über { $via }
       *[no] , Weg { $other }
    }
}
dmd-opt-step-kind = Ein Schritt extra nach …
dmd-opt-use = Einsetzen: { $card }
dmd-opt-use-kind = Einsetzen …
dmd-opt-bargain = { $way ->
    [dice] Dunkler Pakt: { $n } Bonuswürfel
   *[heal] { $n ->
        [one] Dunkler Pakt: 1 Wunde heilen
       *[other] Dunkler Pakt: { $n } Wunden heilen
    }
}
dmd-opt-bargain-hint = Kostet Geistige Gesundheit, einmal pro Zug; Würfel gelten für deinen nächsten Wurf in diesem Zug
dmd-opt-copy = Nachahmer: { $skill }
dmd-opt-pick = Aufheben: { $thing }
dmd-opt-pick-hint = Kostenlos: Jemand hat es hier gelassen
dmd-opt-pass = { $left ->
    [0] Weiter
   *[other] Aktionen beenden
}
dmd-opt-again = { $n ->
    [1] { $face_name }
   *[other] { $n } × { $face_name }
}{ $kind ->
    [bonus] {" "}(Bonus)
   *[standard] {""}
} neu werfen{ $stress ->
    [0] , kostenlos
   *[other] , { $stress } Stress
}
dmd-opt-again-kind = Neu würfeln …
dmd-opt-frantic = { $n ->
    [99] Beliebig viele neu werfen, 1 Stress
   *[other] Bis zu { $n } neu werfen, 1 Stress
}
dmd-opt-frantic-hint = Überspannt: alle zusammen, einmal pro Wurf
dmd-opt-keep = So lassen
dmd-opt-die = Würfel { $number }: { $face_name }{ $kind ->
    [bonus] {" "}(Bonus)
   *[standard] {""}
}
dmd-opt-take = { $kind ->
    [event] { $card }
   *[other] Nehmen: { $card }
}
dmd-opt-leave = Nichts nehmen
dmd-opt-first = Angreifen lassen: { $enemy } (Leben { $left })
dmd-opt-skip = Vorbeischleichen: { $enemy } (Leben { $left })
dmd-opt-effect = Zuerst: { $enemy }, { $space } (Leben { $left })
dmd-opt-deal = { $n ->
    [0] Nichts: { $enemy }
    [one] 1 Wunde: { $enemy }
   *[other] { $n } Wunden: { $enemy }
}
dmd-opt-deal-hint = { $left ->
    [0] Für die anderen bleibt keiner
    [one] Für die anderen bleibt 1
   *[other] Für die anderen bleiben { $left }
}
dmd-opt-no = Darauf verzichten
dmd-opt-shake = { $several ->
    [yes] Abhängen: { $enemy } { $number } (Leben { $left })
   *[no] Abhängen: { $enemy } (Leben { $left })
}
dmd-opt-ignore = Ignorieren
dmd-opt-lose = Zulassen: Psychose und Levelaufstieg
dmd-opt-avenge = { $n ->
    [one] Einstecken: 1 Wunde zurück
   *[other] Einstecken: { $n } Wunden zurück
}
dmd-opt-strike = { $n ->
    [one] Zuschlagen: 1 Wunde für { $enemy }
   *[other] Zuschlagen: { $n } Wunden für { $enemy }
}
dmd-opt-spare = Verschonen
dmd-opt-push = Wegstoßen: { $enemy } (Leben { $left }), { $space }
dmd-opt-way = Über { $space }
dmd-opt-space = { $space }
dmd-opt-enemy = { $enemy }, { $space } (Leben { $left })
dmd-opt-who = { $whom }
dmd-opt-heal = { $signs ->
    [0] Wunden { $wounds }, Stress { $stress }
   *[other] Wunden { $wounds }, Stress { $stress }, Gelbe Zeichen { $signs }
}
dmd-opt-give = { $by } an { $whom }: { $thing }
dmd-opt-agree = Annehmen
dmd-opt-decline = Ablehnen
dmd-opt-level = { $skill }: Level { $level }
dmd-opt-card = { $card }
dmd-opt-steal = Von { $whom }: { $card }
dmd-opt-may-yes = Darauf eingehen
dmd-opt-may-no = Darauf verzichten

## Auswahlen

dmd-kind-other-way = Umweg, um Gegner mitzulocken …
dmd-kind-other-way-to = Gegner per Umweg mitlocken: { $places } …
dmd-kind-less = Weniger heilen …
dmd-kind-dice = Andere Würfel …

## Hinweise

dmd-hint-there = Dort: { $what }
dmd-hint-you = du
dmd-hint-via = über { $via }
dmd-hint-run = { $followers ->
    [0] { $fire ->
        [0] {""}
       *[other] Du fängst { $fire } Feuer
    }
   *[other] { $fire ->
        [0] Folgt: { $along }
       *[other] Folgt: { $along } · Du fängst { $fire } Feuer
    }
}
dmd-hint-dice = { $bonus ->
    [0] { $standard } Würfel
   *[other] { $standard } + { $bonus } Würfel
}
dmd-hint-attack = { $great ->
    [yes] { $dice } · diese Stufe fällt: { $chance } %
   *[no] { $dice } · tödlich: { $chance } %
}
dmd-hint-attempt = gelingt: { $chance } %
dmd-hint-kill = tödlich: { $chance } %
dmd-hint-wounds = { $wounds ->
    [one] im Schnitt 1 Wunde
   *[other] im Schnitt { $wounds } Wunden
}
dmd-hint-success = mindestens 1 Erfolg: { $chance } %
dmd-hint-spared = { $n ->
    [one] danach harmlos: { $chance } %
   *[other] danach alle harmlos: { $chance } %
}
dmd-hint-harm = { $wounds ->
    [0] { $sanity ->
        [0] Schadet dir nicht
       *[other] Kostet dich { $sanity } Geistige Gesundheit
    }
    [one] { $sanity ->
        [0] 1 Wunde für dich
       *[other] 1 Wunde für dich, { $sanity } Geistige Gesundheit
    }
   *[other] { $sanity ->
        [0] { $wounds } Wunden für dich
       *[other] { $wounds } Wunden für dich, { $sanity } Geistige Gesundheit
    }
}
dmd-hint-lies = { $need ->
    [0] Erfolge: { $n }
   *[other] Erfolge: { $n }, nötig { $need }
}{ $sanity ->
    [0] {""}
   *[other] , kostet dich { $sanity } Geistige Gesundheit
}
dmd-hint-person = Wunden { $wounds }/{ $health }, Stress { $stress }/{ $most }, Geistige Gesundheit { $sanity } verloren

## Auf dem Tisch

dmd-headline-setup = Die Nacht beginnt.
dmd-headline-over = { $turn ->
    [one] Nach 1 Zug zu Ende.
   *[other] Nach { $turn } Zügen zu Ende.
}
dmd-headline = Zug { $turn } · **{ $who }** · { $phase ->
    [actions] { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
    [mythos] Mythoskarte
    [discovery] Ermitteln oder Kämpfen
   *[end] Zugende
}
dmd-track = { $arrived ->
    [yes] { $great } ist da, Fortschritt { $space }/{ $most }, Symbole { $symbols }/{ $needed }
   *[no] { $great } { $space }/{ $most } (kommt bei { $red }), Symbole { $symbols }/{ $needed }
}
dmd-outcome = { $result ->
    [won] Gewonnen nach { $turn ->
        [one] 1 Zug
       *[other] { $turn } Zügen
    }: { $great } ist tot.
    [died_early] Verloren nach { $turn ->
        [one] 1 Zug
       *[other] { $turn } Zügen
    }: Jemand starb, bevor { $great } kam.
    [track] Verloren nach { $turn ->
        [one] 1 Zug
       *[other] { $turn } Zügen
    }: Die Beschwörung ist vollendet.
    [all_dead] Verloren nach { $turn ->
        [one] 1 Zug
       *[other] { $turn } Zügen
    }: Niemand ist übrig.
   *[other] Nach { $turn ->
        [one] 1 Zug
       *[other] { $turn } Zügen
    } abgebrochen.
}
dmd-board-stage = { $hurt ->
    [yes] Stufe { $stage }, *{ $name }*: Wunden { $wounds }/{ $health }
   *[no] Stufe { $stage }, *{ $name }*: unverwundbar, bis das Ritual unterbrochen ist
}
dmd-board-ritual = { $disrupted ->
    [yes] *{ $episode }*: Das Ritual ist unterbrochen.
   *[no] *{ $episode }*: Das Ritual ist unterbrochen, sobald { $ritual }.
}
dmd-board-on-card = Auf der Episodenkarte: { $tokens }.
dmd-board-space = **{ $space }**{ $gate }: { $what } (nach { $ways })
dmd-board-enemy = *{ $enemy }* (Leben { $left }/{ $health }, { $bonus ->
    [0] { $standard } Würfel
   *[other] { $standard } + { $bonus } Würfel
})
dmd-board-empty = Nichts los: { $spaces }
dmd-board-mythos = Mythoskarte: *{ $card }*. { $text }
dmd-board-find = Entdeckungskarte: *{ $card }*. { $text }
dmd-board-decks = Mythosstapel { $mythos }, Entdeckungsstapel { $finds }, Feuer im Vorrat { $fire }
dmd-board-person = { $alone ->
    [yes] **{ $who }**, { $space }:
   *[no] **{ $who }** ({ $investigator }), { $space }:
} Wunden { $wounds }/{ $health }, Stress { $stress }/{ $most }, Geistige Gesundheit { $sanity }/{ $skull } verloren{ $bonus ->
    [0] .
   *[other] , { $bonus } Bonuswürfel.
}
dmd-board-person-has = Hat: { $what }.
dmd-board-person-gone = **{ $who }** ({ $investigator }): { $fate ->
    [insane] völlig wahnsinnig.
    [left] fort.
   *[killed] tot.
}
dmd-sheet-threshold = { $last ->
    [yes] Noch { $n } Geistige Gesundheit, und du bist völlig wahnsinnig.
   *[no] Nächste Schwelle zum Wahnsinn: noch { $n } Geistige Gesundheit.
}
dmd-sheet-skill = { $lent ->
    [yes] *{ $skill }*, Level { $level } (geliehen): { $text }
   *[no] *{ $skill }*, Level { $level }: { $text }
}
dmd-sheet-psychosis = Psychose *{ $psychosis }*: { $text }
dmd-sheet-card = { $kind ->
    [companion] *{ $card }* (Wunden { $wounds }/{ $health }): { $text }
   *[other] *{ $card }*: { $text }
}
dmd-sheet-kept = Du behältst die Mythoskarte *{ $card }*: { $text }
dmd-sheet-keeps-next = Du behältst die nächste Mythoskarte, die gezogen wird.
dmd-sheet-order = Anweisung: { $what }

## Anweisungen

dmd-orders-head = Was der Tisch für dich tut, ohne zu fragen. Nichts davon ist geheim.
dmd-standing = { $order ->
    [harmless] Gegnerwürfe lassen, die mir nicht schaden
    [enough] meine Würfe lassen, denen nichts fehlt
    [last] meinen letzten Stress nie ausgeben
    [deadly] jeden Wurf lassen, der nicht mein Ende ist
   *[my-order] ich bestimme, in welcher Reihenfolge Gegner mich angreifen
}
dmd-standing-hint = { $order ->
    [harmless] Würfe gegen dich ohne Erfolg und ohne Tentakel
    [enough] Genug Erfolge, und kein Tentakel
    [last] Außer der Wurf wäre dein Ende
    [deadly] Am wenigsten Fragen; auch deine eigenen Würfe bleiben liegen
   *[my-order] Sonst kommen die mit den wenigsten Würfeln zuerst
}
dmd-standing-choice = { $given ->
    [yes] Zurücknehmen: { $what }
   *[no] Anweisen: { $what }
}

## Vor dem Spiel

wish-dmd-episode = Episode
wish-dmd-great-old-one = Großer Alter
wish-dmd-episode-hint = { $number ->
    [1] Damit fängt man an. Ritual unterbrochen, sobald { $ritual }
   *[other] Ritual unterbrochen, sobald { $ritual }
}
wish-dmd-great-old-one-hint = { $id ->
    [cthulhu] { $title }. Der Mildere: Wo seine Stadt auftaucht, kämpfen Gegner härter
    [hastur] { $title }. Gelbe Zeichen sammeln sich bei denen, die nicht allein sind
   *[other] { $title }
}
wish-dmd-investigator = Ermittler
wish-dmd-second = Zweiter Ermittler
wish-dmd-asked = wird zu Beginn gewählt
wish-dmd-left-open = Was du offenlässt, wirst du zu Beginn gefragt.
no-bad-wish-second = Der zweite Ermittler muss ein anderer sein.
dmd-lobby = Gemeinsam gegen einen Großen Alten: etwa 15 bis 30 Züge mit je drei Aktionen. Die erste Episode gelingt in zwei von drei Spielen, die letzte in einem von dreien, die übrigen in etwa jedem zweiten.
dmd-lobby-alone = Allein spielst du { $n } Ermittler.

## Karten

dmd-card-kind = { $kind ->
    [enemies] Gegner
    [skills] Fertigkeit
    [investigators] Ermittler
    [psychoses] Psychose
    [mythos] Mythoskarte
    [discoveries] Entdeckungskarte
    [great_old_ones] Großer Alter
   *[episodes] Episode
}
dmd-card-enemy = { $health ->
    [one] 1 Lebenspunkt
   *[other] { $health } Lebenspunkte
} · { $dice } · { $figures ->
    [one] 1 Figur
   *[other] { $figures } Figuren
}
dmd-card-mythos = { $symbol ->
    [yes] { $of } · mit Beschwörungssymbol
   *[no] { $of } · ohne Symbol
}
dmd-card-place = { $place ->
    [played] Wird gespielt: { $name }.
    [psychosis] Psychose von { $name }.
    [skill] { $name }: Level { $n }.
    [held] Bei { $name }.
    [kept] Behalten von { $name }.
    [discarded] Auf dem Ablagestapel.
    [now] Wird gerade ausgeführt.
    [map] Auf dem Spielplan: { $n }.
   *[episode] Das ist die Episode, die ihr spielt.
}
dmd-card-stage = **{ $stage }. { $name }** { $text }

## Warum nicht

dmd-why-over = Das Spiel ist zu Ende.
dmd-why-setup = Noch sind nicht alle Ermittler gewählt.
dmd-why-dead = Du bist tot oder wahnsinnig: Züge hast du keine mehr.
dmd-why-turn = { $active } ist dran.
dmd-why-phase = { $phase ->
    [mythos] Deine Aktionen sind vorbei: Jetzt kommt die Mythoskarte.
    [discovery] Deine Aktionen sind vorbei: Jetzt ermittelst du, oder Gegner greifen dich an.
   *[end] Deine Aktionen sind vorbei: Der Zug endet.
}
dmd-why-no-action = Du hast in diesem Zug keine Aktion mehr.
dmd-why-other-first = Eine andere Frage kommt zuerst.
dmd-why-great = { $great_old_one } kann nicht angegriffen werden, bevor das Ritual unterbrochen ist.
dmd-why-no-enemy = Auf deinem Feld ist kein Gegner, und keiner, den du erreichst.
dmd-why-not-safe = { $space } ist nicht Sicher: Dort ist ein Gegner.
dmd-why-rested = Es gibt nichts, was Ausruhen heilen würde. Geistige Gesundheit kommt nicht zurück.
dmd-why-no-rest = Dein Ausruhen würde nichts heilen: Was du mit dir trägst, nimmt alles weg.
dmd-why-nobody-here = Kein anderer Ermittler ist auf deinem Feld.
dmd-why-paranoia = Verfolgungswahn: Jemand hier beteiligt sich an keinem Tausch.
dmd-why-nothing-to-trade = Niemand hier hat einen Gegenstand, einen Begleiter oder sonst etwas, das sich tauschen lässt.
dmd-why-act-safe = { $action }: Das geht nur auf einem Sicheren Feld, und hier ist ein Gegner ({ $space }).
dmd-why-act = { $action }: nur { $where }.
dmd-why-act-cost = { $action }: Du kannst nicht bezahlen, was das kostet ({ $price }).
dmd-why-nothing-to-use = Du hast nichts, was du jetzt einsetzen kannst.
dmd-why-no-way = Von hier führt kein Durchgang weg.
dmd-why-no-roll = Es liegt kein Wurf auf dem Tisch.
dmd-why-not-your-roll = Es ist der Wurf von { $active }.
dmd-why-no-stress = Du hast { $stress } von { $most } Stress: Ein Neuwurf für 1 Stress geht nicht mehr, und einen kostenlosen hast du nicht.
dmd-why-not-safe-to-search = { $space } ist nicht Sicher: Stattdessen greifen Gegner an.
dmd-why-search-later = Ermittelt wird nach der Mythoskarte, wenn dein Feld dann Sicher ist.

## Nachgefragt, bevor etwas Unkluges geschieht

doubt-dmd-actions = Du hast noch { $n } Aktionen. Trotzdem beenden?
