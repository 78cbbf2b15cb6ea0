# ALONE auf dem Post: Fragen, Möglichkeiten, kleine Zeilen, Kopfzeile, Hand, Wünsche, und warum etwas nicht geht.

## Fragen

al-evil-stirs = Etwas regt sich im Dunkeln. Wir warten auf die Bösen Mächte.
al-character = **{ $who }**, wer bist du auf der Station?
al-setup-how = **{ $who }**, die geheime Karte gehört euch: Soll Keeper Stapel wählen und Kreaturen und Gefahrenmarker setzen, oder machst du es selbst?
al-decks = **{ $who }**, mit welchen zwei Reaktionsstapeln spielt ihr?
al-setup-kind = **{ $who }**, Stockwerk { $floor }: Welche Kreatur? (noch { $left })
al-setup-sector = **{ $who }**, Stockwerk { $floor }: Wo wartet { $the_kind }?
al-setup-danger = **{ $who }**, Stockwerk { $floor }: { $most ->
    [one] Wo liegt der Gefahrenmarker?
   *[other] Wo liegen { $most } Gefahrenmarker?
}
al-turn = **{ $who }**, was tust du?
al-second = **{ $who }**, Bullet Time: Welche zweite Aktion?
al-locate = **{ $who }**, was ortest du? (Ziel { $n } von { $of })
al-item-target = **{ $who }**, *{ $item }*: gegen wen?
al-item-sector = **{ $who }**, *{ $item }*: in welchen Sektor?
al-item-way = **{ $who }**, *{ $item }*: in welche Richtung?
al-item-second-way = **{ $who }**, *{ $item }*: und in welche zweite Richtung?
al-item-charges = **{ $who }**, *{ $item }*: wie viele Ladungen?
al-item-pay = **{ $who }**, *{ $item }*: Zahlst du mit seiner Ladung, oder zahlt *{ $character }*?
al-block = **{ $who }**, blockierst du eine Tür?
al-move-on = **{ $who }**, weiter oder stehen bleiben?
al-clear-danger = **{ $who }**, entfernst du einen Gefahrenmarker?
al-clear-each = **{ $who }**, welche Gefahrenmarker entfernst du?
al-explore-more = **{ $who }**, erkundest du auch noch?
al-room-search = **{ $who }**, zum ersten Mal hier (*{ $room }*): wie viele Karten?
al-keen-eye = **{ $who }**, Geschärfter Blick: 1 Karte mehr ziehen?
al-discard-items = **{ $who }**, zu viele Gegenstände: Leg { $least } ab.
al-upgrade = **{ $who }**, verbesserst du etwas?
al-repair-reach = **{ $who }**, wie weit soll das Licht reichen?
al-reroll = **{ $who }**, würfelst du neu?
al-reroll-which = **{ $who }**, welche Fehlschläge wirfst du neu?
al-agility = **{ $who }**, Gewandtheit: Welcher Treffer wird neu geworfen?
al-bravery = **{ $who }**, { $n } Selbstbeherrschung in Gefahr: Nutzt du Tapferkeit?
al-redirect = { $loss ->
    [life] { $n ->
        [one] **{ $who }**, du sollst 1 Lebenspunkt verlieren: Springt ein Begleiter ein?
       *[other] **{ $who }**, du sollst { $n } Lebenspunkte verlieren: Springt ein Begleiter ein?
    }
   *[composure] **{ $who }**, du sollst { $n } Selbstbeherrschung verlieren: Springt ein Begleiter ein?
}
al-opportunity = **{ $who }**, eine Gelegenheit: Setzt du einen Gegenstand ein?
al-strike-back = **{ $who }**, gegen wen schlägst du zurück?
al-free-attack = **{ $who }**, ein freier Angriff: auf wen?
al-free-attack-target = **{ $who }**, *{ $card }*: freier Angriff auf wen?
al-attack-or-move = **{ $who }**, angreifen oder bewegen?
al-card-way = **{ $who }**, *{ $card }*: in welche Richtung?
al-boss-experience = **{ $who }**, der Boss ist tot: Erfahrung für welche { $most } Fähigkeiten?
al-reward-heal = { $n ->
    [one] **{ $who }**, die Belohnung: 1 Lebenspunkt oder 1 Selbstbeherrschung zurück?
   *[other] **{ $who }**, die Belohnung: { $n } Lebenspunkte oder { $n } Selbstbeherrschung zurück?
}
al-heal-split = **{ $who }**, was gewinnst du zurück? (noch { $left })
al-doctor = **{ $who }**, Rundenende: Was gewinnst du zurück?
al-companion-dice = **{ $who }**, soll *{ $character }* helfen (1 Würfel mehr)?
al-pay-charge = **{ $who }**, die Mission kostet Ladungen: von welchem Gegenstand? (noch { $left })
al-web = **{ $who }**, das Netz hält dich fest: Was gibst du?
al-pay-or-suffer = **{ $who }**, *{ $card }*: Was gibst du?
al-strike-room = **{ $who }**, *{ $card }*: Welchen Raum triffst du?
al-light-floor = **{ $who }**, *{ $card }*: Auf welchem Stockwerk geht das Licht an?
al-plan-room = **{ $who }**, *{ $card }*: Welchen Raum schlägst du nach? ({ $nth } von 2)
al-locate-way = **{ $who }**, für welches Ziel willst du den ersten Schritt wissen?
al-lure = **{ $who }**, welche Kreatur lockst du weg?
al-walk = **{ $who }**, wohin geht { $the_kind } von { $sector }? (noch { $left })
al-react = { $moment ->
    [announced] **{ $who }**, der Held hat angekündigt: { $action_name }. Reagierst du?
    [after] **{ $who }**, nach der Aktion ({ $action_name }): Reagierst du?
    [loss] **{ $who }**, der Held hat { $loss_name } verloren. Reagierst du?
    [late_loss] **{ $who }**, letzte Gelegenheit nach den Angriffen. Reagierst du?
   *[turn_end] **{ $who }**, Ende von Zug { $turn }: Spielst du eine Karte?
}
al-standard-card = **{ $who }**, welche Karte spielst du verdeckt?
al-standard-danger = **{ $who }**, wo liegt der Gefahrenmarker?
al-which-of-them = **{ $who }**, welche von ihnen?
al-which-creature = **{ $who }**, welche Kreatur?
al-creature-step = **{ $who }**, wohin geht { $the_kind }? (noch { $left })
al-spawn-kind = **{ $who }**, welche Art taucht auf?
al-spawn-where = **{ $who }**, wo taucht { $the_kind } auf?
al-card-sector = **{ $who }**, *{ $card }*: welcher Sektor?
al-card-door = **{ $who }**, *{ $card }*: welche Tür?
al-card-block = **{ $who }**, *{ $card }*: Welche Tür klemmt?
al-card-target = **{ $who }**, *{ $card }*: welches der Ziele?
al-card-lie = **{ $who }**, *{ $card }*: Was soll der Held glauben?
al-card-noise = **{ $who }**, *{ $card }*: Woher kommt das falsche Geräusch?
al-noise = **{ $who }**, das Geräusch könnte aus mehreren Richtungen kommen: Welche nennst du?
al-attack-order = **{ $who }**, welche Kreatur greift zuerst an?
al-shock-order = **{ $who }**, welcher Schock kommt zuerst?
al-deadly-bonus = **{ $who }**, soll sie mit mehr Würfeln angreifen und daran sterben?
al-evil-reroll = **{ $who }**, welche Fehlschläge werden neu geworfen?
al-place-danger = **{ $who }**, wo setzt du einen Gefahrenmarker? (noch { $left })
al-place-boss = **{ $who }**, wo steht der Boss?
al-alarm = **{ $who }**, der Alarm schrillt: Welche Kreatur bewegt sich?
al-refill = **{ $who }**, ihr dürft die Hände auffüllen. Wie?
al-refill-from = **{ $who }**, wie viele davon von *{ $deck_name }*?
al-draw = **{ $who }**, wer zieht, und von welchem Stapel?
al-say-distance = **{ $who }**, ihr dürft lügen. Ziel: { $target }. Welchen Abstand nennt ihr?
al-say-floor = **{ $who }**, ihr dürft lügen. Ziel: { $target }. Welches Stockwerk nennt ihr?
al-locate-floor = **{ $who }**, { $target } ist auf beiden Stockwerken gleich weit: Welches nennt ihr?
al-locate-first-step = **{ $who }**, mehrere Wege sind gleich kurz: Welchen ersten Schritt nennt ihr?
al-which-answer = **{ $who }**, nicht alle Ziele werden beantwortet: welche?

## Möglichkeiten

al-opt-move = { $toward }
al-opt-unblock = Blockade lösen { $toward }
al-opt-explore = Erkunden { $toward }
al-opt-attack = Angreifen: { $creature }{ $far ->
    [yes] { " " }({ $place })
   *[no] { "" }
}
al-opt-attack-item = { $creature }{ $far ->
    [yes] { " " }({ $place })
   *[no] { "" }
}
al-opt-locate = Orten …
al-opt-search = Durchsuchen
al-opt-interact-box = Schaltkasten: Licht { $toward }
al-opt-interact-mission = Mission: { $mission }
al-opt-interact-condition = Beseitigen: { $condition }
al-opt-interact-sabotage = Sabotage beseitigen
al-opt-item = { $action_name }: { $item }
al-opt-item-plain = { $action_name }: { $item } (ohne Verbesserung)
al-opt-use = { $item } einsetzen
al-opt-use-plain = { $item } einsetzen (ohne Verbesserung)
al-opt-heal = { $track ->
    [life] 1 Lebenspunkt heilen (Adrenalin)
   *[composure] 1 Selbstbeherrschung heilen (Adrenalin)
}
al-opt-reward = { $track ->
    [life] { $n ->
        [one] 1 Lebenspunkt zurückerhalten
       *[other] { $n } Lebenspunkte zurückerhalten
    }
   *[composure] { $n } Selbstbeherrschung zurückerhalten
}
al-opt-track = { $track ->
    [life] Lebenspunkte
   *[composure] Selbstbeherrschung
}
al-opt-bullet-then = Bullet Time: { $deed }
al-opt-bullet-then-kind = Bullet Time, 1 Adrenalin …
al-opt-several-locate = { $n } Ziele orten …
al-opt-several-upgrade = { $n ->
    [one] Verbessern …
   *[other] Bis zu { $n } Gegenstände verbessern …
}
al-opt-bullet = Bullet Time (Adrenalin)
al-opt-help = { $track ->
    [life] { $character }: 1 Lebenspunkt
   *[composure] { $character }: 1 Selbstbeherrschung
}
al-opt-sacrifice = { $character } opfern
al-opt-stop = Aufhören
al-opt-stop-move = Stehen bleiben
al-opt-stop-step = Nicht weiter
al-opt-stop-danger = Keine mehr
al-opt-back = Zurück
al-opt-target = { $target }
al-opt-character = { $character }
al-opt-random = Auslosen
al-opt-auto = Keeper alles aufbauen lassen
al-opt-own = Selbst aufbauen
al-opt-deck = { $deck_name }
al-opt-kind = { $kind }
al-opt-at = { $sector }
al-opt-at-room = { $sector } · { $room } ({ $letter })
al-opt-at-place = { $place } ({ $n ->
    [one] 1 Kreatur
   *[other] { $n } Kreaturen
})
al-opt-play = { $card } spielen
al-opt-play-kind = Eine Karte spielen …
al-opt-standard = { $use ->
    [move] Verdeckt: eine Kreatur bewegen
    [appear] Verdeckt: eine Kreatur taucht auf
   *[danger] Verdeckt: ein Gefahrenmarker
}
al-orders-kind = Länger passen …
al-opt-order-turn = Den Rest des Zuges passen
al-opt-order-round = Den Rest der Runde passen
al-opt-order-end = Passen, außer am Ende eines Zuges
al-opt-order-attack = Passen, bis der Held angreift
al-opt-order-locate = Passen, bis der Held ortet
al-opt-order-search = Passen, bis der Held etwas durchsucht
al-opt-order-interact = Passen, bis der Held interagiert
al-opt-order-room = Passen, bis der Held in einem Raum ist
al-opt-order-danger = Passen, bis der Held bei einem Gefahrenmarker ist
al-order-none = Keine Anweisung: immer fragen
al-opt-pass = Passen
al-opt-card = { $card }
al-opt-creature = { $kind } auf { $sector }
al-opt-creature-wounded = { $kind } auf { $sector } (verwundet)
al-opt-waiting-creature = { $kind }{ $hurt ->
    [yes] { " " }(verwundet)
   *[no] { "" }
}
al-opt-creature-seen = { $creature }{ $far ->
    [yes] { " " }({ $place })
   *[no] { "" }
}
al-opt-none = { $asked ->
    [al-doctor] Nichts zurückgewinnen
    [al-clear-danger] Keinen entfernen
   *[other] Keine Kreatur
}
al-opt-none-attack = Kein Angriff
al-opt-to = { $way }, auf { $sector }
al-opt-to-way = { $way }
al-opt-door = Tür öffnen ({ $way })
al-opt-door-way = Tür { $way }
al-opt-noise = { $from }
al-opt-way = { $way }
al-opt-block = Tür blockieren: { $way }
al-opt-no-block = Nichts blockieren
al-opt-on = Weiter { $toward }
al-opt-clear = Gefahrenmarker entfernen ({ $place })
al-opt-clear-own = Gefahrenmarker hier
al-opt-draw = { $n ->
    [one] 1 Karte ziehen
   *[other] { $n } Karten ziehen
}
al-opt-more = 1 Karte mehr
al-opt-keep = { $asked ->
    [al-agility] Keinen neu werfen
    [al-bravery] Tapferkeit nicht nutzen
    [al-keen-eye] Keine weitere Karte
    [al-reroll] Nicht neu würfeln
    [al-companion-dice] Ohne Hilfe angreifen
   *[other] Keinen Gegenstand einsetzen
}
al-opt-yes = { $asked ->
    [al-bravery] Tapferkeit nutzen
   *[other] 1 Würfel mehr
}
al-opt-discard = { $item }
al-opt-upgrade = { $item } verbessern (Ladung: { $source })
al-opt-upgrade-supply = { $item } verbessern
al-opt-done = Nichts verbessern
al-opt-light = { $n ->
    [0] Nur der Sektor des Schaltkastens
    [one] 1 Sektor weiter
   *[other] { $n } Sektoren weiter
}
al-opt-die = { $face_name } ({ $nth })
al-opt-reroll-all = { $source }: alle neu werfen
al-opt-reroll-one = { $source }: { $face_name } neu werfen
al-opt-bear = Selbst hinnehmen
al-opt-companion = { $character } fängt es ab
al-opt-companion-pays = { $character } zahlt
al-opt-charge = Ladung des Gegenstands
al-opt-charges = { $n ->
    [one] 1 Ladung
   *[other] { $n } Ladungen
}
al-opt-ability = { $ability }
al-opt-pay-item = Eine Ladung von { $item }
al-opt-pay-drawn = { $item } ablegen
al-opt-pay-adrenaline = 1 Adrenalin ausgeben
al-opt-give-life = 1 Lebenspunkt verlieren
al-opt-suffer = { $kind ->
    [life] { $n ->
        [one] 1 Lebenspunkt verlieren
       *[other] { $n } Lebenspunkte verlieren
    }
   *[composure] { $n } Selbstbeherrschung verlieren
}
al-opt-room = { $room }
al-opt-floor = { $floor ->
    [same] Dieses Stockwerk
   *[other] Das andere Stockwerk
}
al-opt-deadly = +{ $n } Würfel, dann stirbt sie
al-opt-no = { $asked ->
    [al-explore-more] Nicht erkunden
    [al-attack-or-move] Weder noch
   *[other] Ohne weitere Würfel angreifen
}
al-opt-place = { $sector }
al-opt-full = Alle Hände auffüllen
al-opt-choose = Stapel selbst wählen
al-opt-draw-nothing = Nichts ziehen
al-opt-number = { $n }
al-opt-draws = { $name } von { $deck_name }
al-opt-say = { $true ->
    [1] { $n } (wahr)
   *[0] { $n }
}
al-opt-answer = { $target }
al-opt-omit = { $sector }: { $element } verschweigen
al-opt-false = { $sector }: { $element } vortäuschen

## Kleine Zeilen, Kopfzeile, Hand, Wünsche, Gründe

al-action = { $action ->
    [move] Bewegen
    [explore] Erkunden
    [attack] Angreifen
    [locate] Orten
    [search] Durchsuchen
   *[interact] Interagieren
}
al-loss = { $loss ->
    [life] Lebenspunkte
   *[composure] Selbstbeherrschung
}
al-hint-item = { $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
} · { $upgraded ->
    [yes] verbessert
   *[no] Verbesserung: { $needs }
} · { $text }
al-hint-heal = Jetzt { $now }, Heilungsgrenze { $limit }
al-hint-bullet = Zwei Aktionen in diesem Zug · Adrenalin { $adrenaline }
al-hint-locate = Wie weit sind zwei Dinge weg? Ohne Richtung.
al-hint-search = Ausrüstung ziehen; beim ersten Mal in einem Raum mehr
al-hint-explore = Enthüllt bis zu 2 Sektoren, ohne sie zu betreten
al-hint-attack = { $chance } %: verwundet oder tot · ab { $wound } Schaden verwundet, mit { $kill } weiteren tot
al-hint-hidden = für den Helden verborgen
al-hint-revealed = der Held sieht es
al-hint-distance = { $n ->
    [one] 1 Sektor vom Helden
   *[other] { $n } Sektoren vom Helden
}
al-hint-left = noch { $left }
al-hint-order = Keeper passt für dich, unbemerkt; unter „{ $foot-hand }“ jederzeit zu widerrufen
box-alone = ALONE
box-alone-line = Ein Held auf dunkler Station; die anderen spielen alles, was dort lauert.
wish-character = Charakter des Helden
wish-alone-difficulty = Schwierigkeitsgrad
wish-side = Seite
wish-side-value = { $value ->
    [hero] der Held
    [evil] die Bösen Mächte
   *[any] egal
}
wish-side-hint = { $value ->
    [hero] Du siehst wenig und handelst allein
    [evil] Du siehst die geheime Karte, spielst Reaktionen, bewegst Kreaturen
   *[any] Will niemand der Held sein, trifft es die erste Person mit „egal“
}
wish-side-left-open = Wer keinen Wunsch hat, spielt die Seite, die übrig ist: Will niemand der Held sein, ist es die erste dieser Personen, alle anderen sind böse.
wish-hero-chooses = wählt der Held selbst
alo-headline = Runde { $round }, Zug { $turn } von { $turns } · Leben { $life } · Selbstbeherrschung { $composure }
alo-headline-nightmare = Albtraum · Runde { $round }, Zug { $turn } von { $turns } · Leben { $life } · Selbstbeherrschung { $composure }
alo-headline-setup = ALONE · die Station wird vorbereitet
alo-headline-over = ALONE · Ende nach { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
}
alo-outcome = { $result ->
    [escaped] { $hero } hat in Runde { $round } gewonnen: Die Hauptmission *{ $mission }* ist erfüllt.
    [broken] Die Bösen Mächte haben in Runde { $round } gewonnen: { $hero } ist am Ende.
    [hero_conceded] Die Bösen Mächte haben gewonnen: { $hero } hat in Runde { $round } aufgegeben.
    [evil_conceded] { $hero } hat gewonnen: Die Bösen Mächte haben in Runde { $round } aufgegeben.
   *[abandoned] Das Spiel wurde in Runde { $round } abgebrochen.
}
alo-hero = **{ $who } – { $character }**
    Leben { $life } · Selbstbeherrschung { $composure } (Heilungsgrenze { $limit }) · Adrenalin { $adrenaline }/{ $capacity }
alo-hero-item = Gegenstand *{ $item }*{ $upgraded ->
    [yes] {" "}(verbessert)
   *[no] {""}
}, { $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
}: { $text }
alo-hero-companion = Begleiter: *{ $character }*, { $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
}: { $text }
alo-hero-ability = { $unlocked ->
    [yes] Fähigkeit { $ability }: freigeschaltet
   *[no] Fähigkeit { $ability }: { $points }/2
}
alo-mission = { $state ->
    [done] ✓ *{ $mission }*
    [asleep] *{ $mission }* (Hauptmission, noch nicht begonnen): { $text }
   *[open] *{ $mission }*: { $text }
}
alo-evil = { $leads ->
    [yes] **{ $who }** führt die Bösen Mächte an
   *[no] **{ $who }**, eine der Bösen Mächte
} · { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} (Limit { $limit })
alo-evil-order = Daueranweisung: **{ $order }**
alo-evil-concedes = **{ $who }** würde aufgeben.
al-concede = { $how ->
    [hero] Gibst du auf? Dann gewinnen die Bösen Mächte, sofort. Die geheime Karte wird aufgedeckt.
    [team] Gibst du auf? Der Held gewinnt, sobald ihr alle aufgegeben habt; bis dahin weiß es nur dein Team ({ $others }).
    [said] Du hast aufgegeben; gespielt wird, bis es alle von euch tun (noch nicht: { $others }). Willst du doch weiterspielen?
   *[last] Gibst du auf? Alle anderen Bösen Mächte haben es schon: Der Held gewinnt dann sofort.
}
al-lobby = Eine Person ist der Held, allein im Dunkeln; die anderen sind die Bösen Mächte, die alles sehen und nur reagieren. Ein Spiel dauert 4 bis 5 Runden, also etwa 30 bis 35 Züge des Helden mit je zwei oder drei Klicks: einen Abend. { $state ->
    [hero] **Mehr als eine Person will der Held sein; nur eine kann es.**
    [evil] **Jemand muss der Held sein.**
   *[set] { $n ->
        [0] Nach jetzigem Stand ist { $hero } der Held.
       *[other] Nach jetzigem Stand ist { $hero } der Held, böse: { $evil }.
    }
} Die Seite wählst du mit „{ $lobby-mywish }“.
alo-evil-card = *{ $card }* ({ $deck_name }): { $text }
al-why-over = Das Spiel ist vorbei.
al-why-evil-only = Das tun nur die Bösen Mächte.
al-why-hero-only = Das tut nur der Held; die Bösen Mächte reagieren.
al-why-setup = Die Station wird noch vorbereitet.
al-why-bullet-used = Du hast Bullet Time in diesem Zug schon genutzt.
al-why-no-adrenaline = Du hast kein Adrenalin mehr; aufgefüllt wird am Rundenende.
al-why-healed = Du hast dich in diesem Zug schon mit Adrenalin geheilt.
al-why-heal-limit = Beide Leisten stehen auf oder über der Heilungsgrenze von { $limit }.
al-why-no-companion = Du hast keinen Begleiter.
al-why-start-only = Das wird zu Beginn des Zuges angesagt, vor der ersten Aktion.
al-why-no-blocking = *{ $mission }* verbietet es, Türen zu blockieren.
al-why-no-door = Dein Sektor hat keine Tür, die sich blockieren ließe.
al-why-block-after-step = Eine Tür blockierst du nach einem Schritt beim Bewegen.
al-why-no-items = Du hast keine Gegenstände; Durchsuchen bringt welche.
al-why-item = *{ $item }* wird nur so eingesetzt: { $when }.
al-why-item-empty = *{ $item }* hat keine Ladung mehr.
al-why-not-now = Das ist eine Aktion; du wählst eine, wenn dein Zug beginnt.
al-why-no-creature = In deinem Sektor ist keine Kreatur, und keiner deiner Gegenstände reicht weiter.
al-why-no-way = Alle Wege aus deinem Sektor sind blockiert; lös zuerst eine Blockade.
al-why-main-sleeps = *{ $mission }* hat noch nicht begonnen: Erfüll zuerst eine Anfangsmission.
al-why-cannot-pay = *{ $mission }* kostet { $n } Ladungen; du hast { $have }, { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
} also noch.
al-why-elsewhere = Für *{ $mission }* ist der richtige Ort *{ $room }*.
al-why-nothing-here = In deinem Sektor gibt es nichts zum Interagieren: keinen Schaltkasten, keinen Zielort einer Mission.
al-why-spawn-by-card = Eine Kreatur taucht durch eine Reaktionskarte auf, am Zugende auch durch jede verdeckt gespielte.
al-why-danger-at-round-end = Gefahrenmarker setzt ihr am Rundenende, einen für jedes nicht verdeckte Gefahrensymbol.
al-why-spaces-full = Alle 9 Reaktionsfelder sind belegt; die nächste Runde macht sie frei.
al-why-one-space = Nur ein Feld ist frei, und die zweite Karte eines Zuges braucht zwei.
al-why-two-played = In diesem Zug sind schon zwei Karten gespielt.
al-why-hand-empty = Deine Hand ist bis zum Rundenende leer.
al-why-ordered = Keeper passt für dich, wie du es angewiesen hast; widerrufen kannst du das unter „{ $foot-hand }“ oder mit { $cmd-alone-orders }.
al-why-leader-first = Die erste Karte eines Zuges spielt der Anführer.
al-why-card = Die Karte *{ $card }* wird nur dann gespielt: { $when }.

al-card-kind = { $kind ->
    [reactions] Reaktionskarte
    [items] Gegenstand
    [missions] Mission
    [characters] Charakter
    [creature_cards] Kreatur
   *[rooms] Raum
}
al-card-place = { $place ->
    [hero] Gespielt von { $name }.
    [companion] Ein Begleiter des Helden.
    [inventory] Im Inventar des Helden.
    [discarded] Auf dem Ablagestapel.
    [mission-done] Eine Mission dieses Spiels, erfüllt.
    [mission-open] Eine Mission dieses Spiels.
    [mission-asleep] Die Hauptmission dieses Spiels, noch nicht begonnen.
    [played] Auf den Reaktionsfeldern.
    [hand] In deiner Hand.
    [on-map] In der Station, soweit du sehen kannst.
   *[unknown] Nicht auf dem Tisch, soweit du sehen kannst.
}
no-bad-wish-side = { $value ->
    [hero] Mehr als eine Person will der Held sein. Nur eine kann es: Einigt euch, dann startet.
   *[evil] Alle wollen böse sein. Jemand muss der Held sein: Einigt euch, dann startet.
}

## Nachgefragt, bevor etwas Unkluges geschieht

doubt-al-end = Das wäre das Ende. Trotzdem selbst hinnehmen?
