# Wörter auf Bildern und in ihren Beschreibungen. Namen und Texte der Karten kommen aus dem Katalog.

## Auf dem Tisch

pic-cs-game = Cultistorm
pic-cs-before = Der Sturm zieht auf
pic-cs-seat = Platz { $n }
pic-cs-map-library = Miskatonic
pic-cs-round-phase = Runde { $n }: { $phase }
pic-cs-phase-setup = Aufbau
pic-cs-phase-cultists = Kultistenphase
pic-cs-phase-refresh = Aktualisierung
pic-cs-phase-horror = Entsetzen
pic-cs-phase-preparation = Vorbereitung
pic-cs-phase-combat = Kampf
pic-cs-phase-sealing = Ortsversiegelung
pic-cs-phase-over = Ende
pic-cs-symbol-key = Schlüssel
pic-cs-symbol-flame = Flamme
pic-cs-symbol-moon = Mond
pic-cs-symbol-spiral = Spirale
pic-cs-symbol-tide = Gezeiten
pic-cs-symbol-wild = frei
pic-cs-symbol-blank = leer
pic-cs-times = { $n } × { $what }
pic-cs-at-the-gate = Am Tor!
pic-cs-steps-away =
    { $n ->
        [one] noch 1 Kultist
       *[other] noch { $n } Kultisten
    }
pic-cs-sealed = versiegelt
pic-cs-more = noch { $n }
pic-cs-none = noch keine
pic-cs-pool-empty = Kein Würfel im Vorrat
pic-cs-ending-short = Endspiel
pic-cs-shield = Schild
pic-cs-eye = Auge
pic-cs-madness = Wahnsinn
pic-cs-trophies = Trophäen
pic-cs-pool = Vorrat

## Der Plan

pic-cs-no-target = Noch kein Ziel
pic-cs-no-target-cost = Ohne Kampf: 1 Wahnsinn, 1 Schritt Entsetzen
pic-cs-no-enemy = Hier ist niemand zu bekämpfen
pic-cs-out-of-reach = Nicht zu erreichen
pic-cs-not-at-the-gate = Noch nicht am Tor
pic-cs-after-the-first = Nach dem ersten Kampf
pic-cs-say-plan-later = Danach { $enemy }; nötig sind { $needed }.
pic-cs-hand-closed =
    { $n ->
        [one] 1 Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
pic-cs-fought = Hat gekämpft
pic-cs-covered = gedeckt
pic-cs-offer = { $by } bietet { $to }: { $what }
pic-cs-too-costly = nur mit zu viel Wahnsinn

## Ein Kampf

pic-cs-attacks = greift an
pic-cs-price = Der Angriff kostet { $n } Wahnsinn
pic-cs-from-card = Karte
pic-cs-from-devoured = verschlungen
pic-cs-from-place = Ort
pic-cs-from-cult-die = Würfel
pic-cs-from-more = dazu
pic-cs-from-die = Würfel
pic-cs-from-hand = Hand
pic-cs-from-ability = Fähigkeit
pic-cs-from-location = Ort
pic-cs-from-object = Objekt
pic-cs-from-story = Geschichte
pic-cs-missing = fehlt
pic-cs-unknown = Hand
pic-cs-all-given = Alles ist da
pic-cs-short =
    { $n ->
        [one] 1 Symbol fehlt
       *[other] { $n } Symbole fehlen
    }
pic-cs-closed-hand = Die Hand entscheidet
pic-cs-won-title = Gelingt es
pic-cs-lost-title = Misslingt es
pic-cs-if-won = Eine Trophäe: { $symbol }.
pic-cs-if-won-any = Eine Trophäe.
pic-cs-if-won-creature = { $n } Trophäen nach Wahl.
pic-cs-if-won-great = { $great } weicht, und { $place } ist versiegelt.
pic-cs-if-lost = 1 Wahnsinn und 1 Schritt Entsetzen.
pic-cs-if-lost-great = 1 Wahnsinn, 1 Schritt Entsetzen; dann tritt er ein: verloren.
pic-cs-verdict-covered = Alles Nötige ist da
pic-cs-verdict-lacks = Es fehlt: { $list }
pic-cs-verdict-costly = Das kostet zu viel Wahnsinn
pic-cs-verdict-closed = Was auf der Hand ist, weiß man hier nicht

## Augenblicke

pic-cs-horror-title = Entsetzen
pic-cs-ending-title = Das Endspiel beginnt
pic-cs-appears-title = Ein Großer Alter erscheint
pic-cs-everybody-mad = Alle erhalten 1 Wahnsinn.

## Eine Charaktertafel

pic-cs-hand = Auf der Hand
pic-cs-fights = Kämpfe hier
pic-cs-say-outlook = Möglich: { $what }
pic-cs-abilities = Fähigkeiten
pic-cs-objects = Objekte
pic-cs-before-them = Unterstützungen
pic-cs-dice = Würfel
pic-cs-seals = Torsiegel
pic-cs-deck = Stapel { $n }
pic-cs-research = Forschung { $n }
pic-cs-fact-deck = Stapel
pic-cs-fact-research = Forschung
pic-cs-fact-supports = Unterstützungen
pic-cs-fact-free = frei
pic-cs-fact-way = Weg
pic-cs-fact-next = Fähigkeit
pic-cs-fact-take = zu nehmen
pic-cs-chosen = gewählt: { $symbol }
pic-cs-no-cards = Keine Karte auf der Hand
pic-cs-by = von { $who }
pic-cs-by-all = alle Fähigkeiten

## Karten

pic-cs-kind-cultists = Kultist
pic-cs-kind-great-old-ones = Großer Alter
pic-cs-kind-locations = Schauplatz
pic-cs-kind-investigators = Ermittler
pic-cs-kind-actions = Aktionskarte
pic-cs-kind-objects = Objekt
pic-cs-kind-horrors = Entsetzenkarte
pic-cs-kind-module-cards = Modulkarte
pic-cs-kind-creature = Kreatur
pic-cs-kind-event = Unerwartetes Ereignis
pic-cs-kind-ending = Endspielkarte
pic-cs-kind-star = Stern-Karte
pic-cs-wave-first = erste Welle
pic-cs-wave-second = zweite Welle
pic-cs-wave-special = spezielle Kaste
pic-cs-ranged = Fernkampf
pic-cs-melee = Nahkampf
pic-cs-threshold = Kristalle
pic-cs-summons = beschwört { $great }
pic-cs-price-module = Preis { $n }
pic-cs-no-rule = Keine besondere Regel.

## Das Ende

pic-cs-over-won = Die Tore sind zu
pic-cs-over-insane = Ein Verstand zerbricht
pic-cs-over-entered = Er ist hindurch
pic-cs-over-limit = Zu viele
pic-cs-over-ending = Die letzte Nacht
pic-cs-over-module = Alles verloren
pic-cs-over-abandoned = Der Sturm geht weiter
pic-cs-result-won = Gewonnen in Runde { $n }: Alle fünf Schauplätze sind versiegelt, und nichts Altes geht mehr um.
pic-cs-result-insane = Verloren: { $who } erhielt den fünften Wahnsinn.
pic-cs-result-entered = Verloren: { $great } hat einen Schauplatz betreten.
pic-cs-result-limit = Verloren: ein Kultist mehr als das Limit von { $n }.
pic-cs-result-ending = Verloren: Nach „{ $card }“ fiel der letzte Große Alte, während ein Tor offen stand.
pic-cs-result-module = Verloren: Ihr seid an einer Aufgabe gescheitert.
pic-cs-result-abandoned = Ihr seid vor dem Ende aufgestanden.
pic-cs-story-won = Regen bis zum Morgen. Danach nur noch Regen.
pic-cs-story-insane = Die anderen hörten, wie es mitten im Wort aufhörte.
pic-cs-story-entered = Die Türen haben gehalten. Er hat keine Tür benutzt.
pic-cs-story-limit = In jeder Straße stehen sie Schulter an Schulter und warten auf niemanden mehr.
pic-cs-story-ending = Was gebunden war, ist frei, durch die, die es binden wollten.
pic-cs-story-module = Dorthin hatte keiner mehr gesehen.
pic-cs-story-abandoned = Die Lampen brennen. Die Stühle sind noch warm.
pic-cs-over-day = Tag { $n } ist gewonnen
pic-cs-result-day = Gewonnen in Runde { $round }: Das Ziel von Tag { $n } ist erreicht.
pic-cs-over-module-plagues = Die Seuche ist draußen
pic-cs-over-module-otherworlds = Auf der anderen Seite
pic-cs-over-module-innocent-victims = In neuen Roben
pic-cs-over-module-deadline = Zu spät
pic-cs-story-module-plagues = Die Züge fuhren pünktlich, und in jedem Abteil hustete jemand.
pic-cs-story-module-otherworlds = Der Stuhl ist noch warm. Auf dem Sitz liegt Sand.
pic-cs-story-module-innocent-victims = Die Organistin nickt dir zu. Sie hat das andere Lied gelernt.
pic-cs-story-module-deadline = Alle Wetterfahnen im Land zeigen auf euch.

## Rückblick und Film

pic-cs-recap = Der Sturm
pic-cs-recap-rounds =
    { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
pic-cs-how-it-went = Wie es lief
pic-cs-turning-points = Wendepunkte
pic-cs-no-points = Keine Wendepunkte: Es kam, wie es kommen musste.
pic-cs-who-did-what = Wer was getan hat
pic-cs-did-level = Fähigkeitsstufe
pic-cs-curve-cultists = Kultisten
pic-cs-curve-madness = Höchster Wahnsinn
pic-cs-curve-sealed = Versiegelte Orte
pic-cs-round = Runde { $n }
pic-cs-deed-sealed = { $place } ist versiegelt
pic-cs-deed-appeared = { $great } erscheint: { $place }
pic-cs-deed-beaten = { $great } weicht
pic-cs-deed-ending = Das Endspiel beginnt: { $card }
pic-cs-deed-slain =
    { $n ->
        [one] 1 Kultist besiegt
       *[other] { $n } Kultisten besiegt
    }
pic-cs-deed-learnt = { $who } erwirbt eine Fähigkeit
pic-cs-deed-mad = { $who } bei { $n } Wahnsinn
pic-cs-deed-came =
    { $n ->
        [one] 1 Kultist mehr
       *[other] { $n } Kultisten mehr
    }
pic-cs-deed-quiet = Es regnet
pic-cs-say-film =
    { $n ->
        [one] Das Spiel als Film: eine Runde.
       *[other] Das Spiel als Film: { $n } Runden, { $first } bis { $last }.
    }
pic-cs-say-recap =
    { $n ->
        [one] Das Spiel in 1 Runde.
       *[other] Das Spiel in { $n } Runden.
    }

## Beschreibungen

pic-cs-say-limit = { $n } von { $limit } Kultisten.
pic-cs-say-enemy = { $name } ({ $needed })
pic-cs-say-hidden = nicht wählbar
pic-cs-say-aimed = Ziel von { $who }
pic-cs-say-elder = Großer Alter { $name }: { $where } Braucht { $needed }.
pic-cs-say-devoured = Verschlungen: { $list }.
pic-cs-say-held = Er rückt in dieser Runde nicht vor.
pic-cs-say-place = { $place } ({ $symbol }), Kultistenwürfel: { $die }.
pic-cs-say-sealed = Versiegelt.
pic-cs-say-laid = Trophäen { $n } von { $required }; die Versiegelung kostet { $cost } Wahnsinn.
pic-cs-say-altar = Der Altar brennt.
pic-cs-say-blocked = Für neue Kultisten blockiert.
pic-cs-say-column = Reihe von { $n }, der nächste zuerst: { $list }.
pic-cs-say-no-column = Kein Kultist.
pic-cs-say-here = Hier: { $who }.
pic-cs-say-danger = Ein Kultist mehr beschwört einen Großen Alten.
pic-cs-say-cultists =
    { $n ->
        [0] kein Kultist
        [one] 1 Kultist
       *[other] { $n } Kultisten
    }
pic-cs-say-circle = Entsetzenkreis: { $list }.
pic-cs-say-ring = { $slot } { $n } von { $threshold }
pic-cs-say-marker = Marker
pic-cs-say-pool = Würfel im Vorrat: { $list }.
pic-cs-say-person = { $name } ist { $card } ({ $attack }), Ort: { $place }. Wahnsinn { $madness } von { $most }, davon fortwährend { $permanent }; Fähigkeitsstufe { $level }; Handkarten: { $cards }.
pic-cs-say-dice = Würfel: { $list }.
pic-cs-say-dice-short = Würfel { $list }
pic-cs-say-trophies = Trophäen: { $list }.
pic-cs-say-seals = Torsiegel: { $list }.
pic-cs-say-objects = Objekte: { $list }.
pic-cs-say-supports = Unterstützungen: { $list }.
pic-cs-say-plan-far = { $enemy } ist nicht zu erreichen.
pic-cs-say-plan-closed = Ziel: { $enemy }; nötig sind { $needed }.
pic-cs-say-plan-lacks = Ziel: { $enemy }; es fehlt: { $lacks }.
pic-cs-say-plan-covered = Ziel: { $enemy }; gedeckt.
pic-cs-say-no-plan = Kein Ziel.
pic-cs-say-helpers = Helfen könnte: { $who }.
pic-cs-say-closing = Das würde eine Lücke schließen: { $list }.
pic-cs-say-coming = Die nächsten Kultisten, in dieser Reihenfolge: { $list }.
pic-cs-say-ready = Bereit.
pic-cs-say-not-ready = Nicht bereit.
pic-cs-say-ready-short = bereit
pic-cs-say-not-ready-short = nicht bereit
pic-cs-say-mad = Wahnsinn { $n } von { $most }
pic-cs-say-new = neu: { $list }
pic-cs-say-newly-sealed = neu versiegelt: { $list }
pic-cs-say-changed = Seit dem letzten Bild: { $list }.
pic-cs-say-cultist-marker = Kultistenmarker: { $place }.
pic-cs-say-ending = Das Endspiel hat begonnen: { $card }.
pic-cs-say-piles = Übrig: Kultisten { $cultists }, Objekte { $objects }, Entsetzenkarten { $horror }, Würfel in der Reserve { $dice }.
pic-cs-say-fight = { $who } gegen { $enemy }, Ort: { $place }.
pic-cs-say-needed = Nötig: { $list }.
pic-cs-say-given = { $symbol } ({ $what })
pic-cs-say-given-list = Gegeben: { $list }.
pic-cs-say-price = Der Angriff kostet { $n } Wahnsinn.
pic-cs-say-horror = Eine Entsetzenkarte wird aufgedeckt: { $card }.
pic-cs-say-appears = { $great } erscheint: { $place }.
pic-cs-say-level = Stufe { $n }, { $name }: { $have }.
pic-cs-say-has-level = erworben
pic-cs-say-lacks-level = noch nicht
pic-cs-say-hand = Auf der Hand: { $list }.
pic-cs-say-hand-empty = Die Hand ist leer.
pic-cs-say-card = Karte ({ $kind }): { $name }.
pic-cs-say-caste = Kastensymbol { $symbol }; beschwört { $great }.
pic-cs-say-own-fight = Im eigenen Kampf: { $symbol }.
pic-cs-say-threshold = Wird bei { $n } Kristallen aufgedeckt.

## Module

pic-cs-module-narrative = Erzählspiel
pic-cs-module-behind-the-scenes = Hinter den Kulissen
pic-cs-module-storm-of-cultists = Sturm der Kultisten
pic-cs-module-remote-assistance = Fernhilfe
pic-cs-module-otherworlds = Die anderen Welten
pic-cs-module-ancient-relics = Antike Relikte
pic-cs-module-dark-rituals = Dunkle Rituale
pic-cs-module-cultist-events = Kultistenereignisse
pic-cs-module-innocent-victims = Unschuldige Opfer
pic-cs-module-plagues = Seuchen aus einer anderen Welt
pic-cs-module-dangerous-puzzle = Gefährliches Rätsel
pic-cs-module-research-events = Forschungsereignisse
pic-cs-module-rorschach-test = Rorschach-Test
pic-cs-rituals = Rituale
pic-cs-allies = Verbündete in Rufweite
pic-cs-overlord = Hinter den Kulissen
pic-cs-overlord-hand = Kultisten zum Aussenden
pic-cs-overlord-held = Entsetzen zum Tauschen
pic-cs-dread = Grauen { $n }
pic-cs-nobody-held = Nichts wird zurückgehalten.
pic-cs-result-module-otherworlds = Verloren: Jemand blieb für immer in einer anderen Welt.
pic-cs-result-module-innocent-victims = Verloren: Zu viele Unschuldige tragen jetzt die Robe.
pic-cs-result-module-plagues = Verloren: Die Seuche hat die Städte verlassen.
pic-cs-result-module-deadline = Verloren: Der Tag ist um, und sein Ziel wurde nicht erreicht.
pic-cs-say-cubes = Seuchenmarker { $n } von { $most }.
pic-cs-say-civilian =
    { $n ->
        [one] { $name } wartet auf Rettung, noch 1 Kultistenphase.
       *[other] { $name } wartet auf Rettung, noch { $n } Kultistenphasen.
    }
pic-cs-say-otherworld = Eine andere Welt steht offen: { $name }.
pic-cs-say-trapped = Darin gefangen: { $who }.
pic-cs-say-in-otherworld = Gefangen: { $name }.
pic-cs-say-day = Tag { $n }: { $title }.
pic-cs-say-dread = Grauen { $n }.
pic-cs-say-blots = Kleckse { $n } von { $most }: { $list }.
pic-cs-say-overflows = Seuche übergelaufen: { $n } von { $most }.
pic-cs-say-lost = Unschuldige verloren { $n } von { $most }, gerettet { $saved }.
pic-cs-say-pieces =
    { $n ->
        [one] 1 Teil des Rätsels fehlt.
       *[other] { $n } Teile des Rätsels fehlen.
    }
pic-cs-say-allies = Verbündete in Rufweite: { $list }.
pic-cs-say-xp = Erfahrung { $n }.
pic-cs-say-rituals = Rituale: { $list }.
pic-cs-say-open-rituals = Noch zu erlernende Rituale: { $list }.
pic-cs-say-overlord = { $who } spielt hinter den Kulissen, Grauen { $n }.
