# Wörter auf den Bildern von ALONE und in ihren Beschreibungen. Namen und Texte der Karten kommen aus dem Katalog.

## Auf dem Tisch

pic-al-room-broken = { $room ->
    [a] Kontroll- raum
    [c] Rettungs- kapseln
    [d] Kranken- station
    [e] Lüftungs- kontrolle
    [f] Generator- raum
    [g] Mannschafts- quartiere
   *[other] { $name }
}

pic-al-game = ALONE
pic-al-hero = Held
pic-al-evil-seat = Böse Macht { $n }
pic-al-difficulty-easy = Leicht
pic-al-difficulty-normal = Normal
pic-al-difficulty-nightmare = Albtraum
pic-al-difficulty-impossible = Unmöglich
pic-al-round = Runde { $n }
pic-al-nightmare = Albtraum-Modus
pic-al-bullet-time = Bullet Time
pic-al-healed = geheilt
pic-al-danger-to-come = { $n ->
    [one] 1 Gefahr bei Rundenende
   *[other] { $n } Gefahren bei Rundenende
}
pic-al-spaces-taken = { $n } von { $of } Feldern belegt
pic-al-no-items = Keine Ausrüstung
pic-al-companion = Begleiter
pic-al-mission-done = Erfüllt.
pic-al-mission-locked = Noch nicht begonnen.
pic-al-other-floor = Anderes Stockwerk
pic-al-noise-stairs = von der Treppe
pic-al-noise-other-floor = anderes Stockwerk
pic-al-noise-muffled = dumpf, ohne Richtung
pic-al-north-letter = N
pic-al-east-letter = O
pic-al-south-letter = S
pic-al-west-letter = W

## Was in diesem Zug gesagt wurde

pic-al-roll-hero = Held
pic-al-roll-opportunity = Gelegenheitsangriff
pic-al-roll-bravery = Tapferkeit
pic-al-roll-other = Angriff
pic-al-hits = { $n ->
    [0] verfehlt
    [one] { $n } Treffer
   *[other] { $n } Treffer
}
pic-al-target-room = Raum
pic-al-target-corridor = Korridor
pic-al-target-straight = gerader Korridor
pic-al-target-bend = abknickender Korridor
pic-al-target-t = T-Kreuzung
pic-al-target-crossing = Kreuzung
pic-al-target-door = Tür
pic-al-target-blocked-door = blockierte Tür
pic-al-target-stairs = Treppe
pic-al-target-box = Schaltkasten
pic-al-target-lit = beleuchteter Sektor
pic-al-target-creature = Kreatur
pic-al-target-boss = Boss
pic-al-target-danger = Gefahrenmarker
pic-al-target-condition = Zustandsmarker
pic-al-target-mission = Missionsmarker
pic-al-answer-absent = nicht vorhanden
pic-al-answer-none = keine Antwort
pic-al-answer = Abstand { $n }, { $floor ->
    [same] dein Stockwerk
   *[other] anderes Stockwerk
}
pic-al-place-start = Start
pic-al-place-landing = Absatz
pic-al-way-north = nach Norden
pic-al-way-east = nach Osten
pic-al-way-south = nach Süden
pic-al-way-west = nach Westen
pic-al-way-stairs = über die Treppe

## Die geheime Karte

pic-al-is-at = Stockwerk { $floor }, { $place }
pic-al-turn-of = Zug { $n } von { $of }
pic-al-floor = Stockwerk { $n }
pic-al-lie-omitted = { $place }: Der Held sieht nicht: { $what } ({ $card })
pic-al-lie-false = { $place }: Der Held sieht, was es nicht gibt: { $what } ({ $card })
pic-al-lie-door = Tür { $way }
pic-al-condition-darkness = Finsternis
pic-al-condition-gas = Gas
pic-al-condition-web = Netz
pic-al-condition-alarm = Alarm
pic-al-sabotage = Sabotagemarker
pic-al-no-cards = Keine Handkarten
pic-al-cards-hidden = { $n ->
    [one] 1 verdeckte Karte
   *[other] { $n } verdeckte Karten
}
pic-al-answers-move = Bewegen
pic-al-answers-explore = Erkunden
pic-al-answers-attack = Angreifen
pic-al-answers-locate = Orten
pic-al-answers-search = Durchsuchen
pic-al-answers-interact = Interagieren
pic-al-answers-life-loss = Lebenspunktverlust
pic-al-answers-composure-loss = Selbstbeherrschungsverlust

## Karten

pic-al-deck-fury = Raserei
pic-al-deck-speed = Schnelligkeit
pic-al-deck-terror = Schrecken
pic-al-deck-traps = Fallen
pic-al-mission-sm = Anfangsmission
pic-al-mission-pm = Anfangsmission
pic-al-mission-fm = Hauptmission
pic-al-item = Ausrüstung
pic-al-creature = Kreatur
pic-al-room = Raum
pic-al-room-letter = Raum { $letter }
pic-al-instant = Sofort-Reaktion
pic-al-opportunity = Gelegenheit
pic-al-material-chemical = Chemisch
pic-al-material-electronic = Elektronisch
pic-al-material-mechanical = Mechanisch
pic-al-side-normal = Normal
pic-al-side-nightmare = Albtraum
pic-al-creature-table = Kreaturen-Tabelle
pic-al-column-dark = im Dunkeln
pic-al-column-light = im Licht
pic-al-column-wound = Wunde
pic-al-column-kill = Tod
pic-al-column-composure = Schock
pic-al-column-distance = Abstand
pic-al-standard-reaction = Standardreaktion

## Legende

pic-al-legend-danger = Gefahr
pic-al-legend-dark = dunkel
pic-al-legend-lit = beleuchtet
pic-al-legend-blocked = blockiert
pic-al-legend-wound = verwundet
pic-al-legend-sabotage = Sabotage
pic-al-legend-darkness = Finsternis
pic-al-legend-gas = Gas
pic-al-legend-web = Netz
pic-al-legend-alarm = Alarm
pic-al-legend-box = Schaltkasten
pic-al-legend-stairs = Treppe
pic-al-legend-stairs-whole = Treppe zum anderen Stockwerk
pic-al-legend-door = Tür

## Das Ende

pic-al-life = Lebenspunkte
pic-al-composure = Selbstbeherrschung
pic-al-end-escaped = Entkommen!
pic-al-end-broken = Gebrochen
pic-al-end-hero-conceded = Aufgegeben
pic-al-end-evil-conceded = Die Stille kehrt zurück
pic-al-end-playing = Noch am Leben
pic-al-result-escaped = Die Hauptmission ist erfüllt: { $name } hat die Station besiegt.
pic-al-result-broken = Leben und Selbstbeherrschung sind erschöpft: { $name } bleibt auf der Station.
pic-al-result-hero-conceded = { $name } hat aufgegeben. Die Station behält, was sie hat.
pic-al-result-evil-conceded = Die Bösen Mächte haben aufgegeben. { $name } ist frei.
pic-al-result-playing = { $name } ist noch auf der Station.
pic-al-timeline = Der Verlauf
pic-al-turning-points = Wendepunkte
pic-al-no-turning-points = Ein ruhiger Gang durch die Dunkelheit.
pic-al-count-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
pic-al-count-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
pic-al-when = Runde { $round }, Zug { $turn }
pic-al-deed-mission = Mission erfüllt: { $what }
pic-al-deed-nightmare = Der Albtraum beginnt
pic-al-deed-companion = { $what } schließt sich an
pic-al-deed-ability = Fähigkeit freigeschaltet: { $what }
pic-al-deed-kill = Eine Kreatur stirbt ({ $what })
pic-al-deed-hurt = { $lost ->
    [life] Verliert { $life ->
        [one] einen Lebenspunkt
       *[other] { $life } Lebenspunkte
    }
    [composure] Verliert { $composure } Selbstbeherrschung
   *[both] Verliert { $life ->
        [one] einen Lebenspunkt
       *[other] { $life } Lebenspunkte
    } und { $composure } Selbstbeherrschung
}
pic-al-deed-struck = Ein schwerer Schlag: { $what }
pic-al-deed-room = Betritt: { $what }
pic-al-deed-found = Gefunden: { $what }
pic-al-deed-move = Bewegt sich
pic-al-deed-explore = Erkundet
pic-al-deed-attack = Greift an
pic-al-deed-locate = Ortet
pic-al-deed-search = Durchsucht
pic-al-deed-interact = Interagiert
pic-al-deed-quiet = Ein stiller Zug

## In Worten (Beschreibungen der Bilder, der Tisch als Text)

pic-al-say-when = Runde { $round }, Zug { $turn } von { $turns }.
pic-al-say-tracks = Lebenspunkte { $life }, Selbstbeherrschung { $composure }, Heilungsgrenze { $limit }.
pic-al-say-adrenaline = Adrenalin { $n } von { $of }.
pic-al-say-person = { $name } spielt { $character }, { $profession }. Schwierigkeitsgrad { $level }.
pic-al-say-here = Der Held steht hier: { $what }.
pic-al-say-there = { $where }: { $what }.
pic-al-say-steps = { $n } { $way ->
    [north] nördlich
    [east] östlich
    [south] südlich
   *[west] westlich
}
pic-al-say-exit = { $way ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
} { $state ->
    [open] offen
    [door] Tür
   *[blocked] blockierte Tür
}
pic-al-say-wounded = verwundet
pic-al-say-acid = { $n ->
    [one] von Säure gezeichnet
   *[other] { $n }-mal von Säure gezeichnet
}
pic-al-say-boss = Boss
pic-al-say-sabotage = { $n ->
    [one] 1 Sabotagemarker
   *[other] { $n } Sabotagemarker
}
pic-al-say-noise = Geräusche { $list }.
pic-al-say-from-north = aus dem Norden
pic-al-say-from-east = aus dem Osten
pic-al-say-from-south = aus dem Süden
pic-al-say-from-west = aus dem Westen
pic-al-say-from-stairs = von der Treppe
pic-al-say-from-other-floor = vom anderen Stockwerk
pic-al-say-from-muffled = dumpf, ohne Richtung
pic-al-face-hit = Treffer
pic-al-face-conditional = bedingt
pic-al-face-miss = daneben
pic-al-say-roll = { $who } würfelt: { $faces }; { $n ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $n } Treffer
}.
pic-al-say-mission = Mission „{ $name }“: { $what }
pic-al-say-item = { $name } ({ $n ->
    [one] 1 Ladung
   *[other] { $n } Ladungen
}{ $upgraded ->
    [1] , verbessert
   *[other] {""}
})
pic-al-say-items = Ausrüstung: { $list }.
pic-al-say-companions = Begleiter: { $list }.
pic-al-say-ability = { $name } { $unlocked ->
    [1] freigeschaltet
   *[other] { $n }
}
pic-al-say-abilities = Fähigkeiten: { $list }.
pic-al-say-searched = Schon durchsucht: { $list }.
pic-al-say-spaces = Reaktionsfelder: { $n } von { $of } belegt, am Rundenende { $danger ->
    [one] 1 Gefahrenmarker
   *[other] { $danger } Gefahrenmarker
}.
pic-al-say-played = Gespielt: { $list }.
pic-al-say-evil = { $name }: { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}{ $leader ->
    [1] , Anführer
   *[other] {""}
}.
pic-al-say-deck = { $name } { $n } (abgelegt { $discard })
pic-al-say-decks = Stapel: { $list }; Ausrüstung { $items }.
pic-al-say-secret = Geheime Karte.
pic-al-say-hero-at = Der Held ist in { $place }.
pic-al-say-hero-here = hier ist der Held
pic-al-say-hero-sees = für den Helden enthüllt
pic-al-say-blocked-at = { $place } { $way ->
    [east] nach Osten
   *[south] nach Süden
}
pic-al-say-floor-creatures = Kreaturen: { $list }.
pic-al-say-floor-danger = Gefahr: { $list }.
pic-al-say-floor-seen = Enthüllt: { $list }.
pic-al-say-floor-lit = Beleuchtet: { $list }.
pic-al-say-floor-conditions = Zustände: { $list }.
pic-al-say-floor-blocked = Blockierte Türen: { $list }.
pic-al-say-floor-rooms = Räume: { $list }.
pic-al-say-floor-boxes = Schaltkästen: { $list }.
pic-al-say-floor-stairs = Treppen: { $list }.
pic-al-say-hand = Handkarten von { $name }: { $list }.
pic-al-say-card = { $kind }: { $name }.
pic-al-say-film = Das Spiel bisher in { $n ->
    [one] einem Bild
   *[other] { $n } Bildern
}, von Zug { $first } bis Zug { $last }.
