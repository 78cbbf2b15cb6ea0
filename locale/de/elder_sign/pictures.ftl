# Wörter auf Bildern und in ihren Beschreibungen. Namen und Texte der Karten kommen aus dem Katalog.

## Auf dem Tisch

pic-es-game = Das Ältere Zeichen
pic-es-seat = Platz { $n }
pic-es-out-eliminated = Ausgeschieden.
pic-es-out-clock-only = Verschlungen; stellt nur noch die Uhr.
pic-es-out-devoured = Verschlungen.
pic-es-out-left = Hat den Tisch verlassen.
pic-es-out-left-clock = Hat den Tisch verlassen; stellt nur noch die Uhr.
pic-es-pending = Verschlungen. Ein neuer Ermittler ist unterwegs.
pic-es-choosing = Sucht sich einen Ermittler aus.
pic-es-brief-eliminated = ausgeschieden
pic-es-brief-clock-only = stellt die Uhr
pic-es-brief-devoured = verschlungen
pic-es-brief-left = gegangen
pic-es-brief-left-clock = stellt die Uhr
pic-es-brief-pending = bald neu
pic-es-brief-choosing = wählt noch
pic-es-chance = { $n } %
pic-es-entrance = Eingang
pic-es-no-mythos = Keine Mythoskarte im Spiel
pic-es-nothing-lasting = Kein dauerhafter Effekt.
pic-es-turn = Zug { $n }
pic-es-to-move = { $name } ist am Zug
pic-es-on-turn = am Zug
pic-es-doom = Verderben
pic-es-signs = Ältere Zeichen
pic-es-solvable = lösbar
pic-es-dice-rolled = Der Wurf
pic-es-dice-ready = Im Würfelvorrat
pic-es-dice-secured = Gesichert
pic-es-dice-locked = Gesperrt
pic-es-dice-discarded = Abgelegt
pic-es-dice-out = Aus dem Spiel
pic-es-dice-supply = Im Vorrat
pic-es-dice-focus = Konzentration
pic-es-dice-assist = Unterstützung
pic-es-dice-spell = Zauber
pic-es-dice-task = auf einer Aufgabe
pic-es-no-roll = Noch nicht gewürfelt
pic-es-first-aid = Erste-Hilfe-Station
pic-es-lost-found = Fundbüro
pic-es-souvenirs = Souvenirshop
pic-es-trophies = Trophäen
pic-es-trophies-worth = Trophäen im Wert von { $n }
pic-es-midnight = Mitternacht
pic-es-midnight-n = Die { $n }. Mitternacht
pic-es-combat = Kampfaufgabe
pic-es-no-combat = Dagegen lässt sich nichts mehr tun.
pic-es-tasks = Aufgaben
pic-es-tasks-order = Aufgaben, von oben nach unten
pic-es-here = Hier
pic-es-nobody = niemand
pic-es-start = Beginnt mit
pic-es-items = Gegenstände
pic-es-spells = Zauber
pic-es-cast = gesprochen
pic-es-allies = Verbündete
pic-es-nothing-yet = Noch nichts
pic-es-sanity = Geistige Gesundheit
pic-es-stamina = Ausdauer
pic-es-clues = Hinweise

## Kartenarten

pic-es-kind-adventures = Abenteuer
pic-es-kind-other_worlds = Andere Welt
pic-es-kind-monsters = Monster
pic-es-kind-masks = Maskenmonster
pic-es-kind-investigators = Ermittler
pic-es-kind-ancient_ones = Großer Alter
pic-es-kind-common_items = Einfacher Gegenstand
pic-es-kind-unique_items = Besonderer Gegenstand
pic-es-kind-spells = Zauber
pic-es-kind-allies = Verbündeter
pic-es-kind-mythos = Mythos
pic-es-trophy-value = Trophäenwert { $n }
pic-es-difficulty-easy = leicht
pic-es-difficulty-medium = mittel
pic-es-difficulty-hard = schwer
pic-es-difficulty-very_hard = sehr schwer

## Das Ende

pic-es-won-sealed = Verbannt!
pic-es-won-banished = Zurückgeschlagen!
pic-es-lost-devoured = Verschlungen
pic-es-lost-lost = Das Ende der Welt
pic-es-abandoned = Abgebrochen
pic-es-still-playing = Was bisher geschah
pic-es-result-sealed = Genug Ältere Zeichen: { $name } schläft weiter.
pic-es-result-banished = Der letzte Verderbenmarker ist fort: { $name } ist zurückgeschlagen.
pic-es-result-devoured = { $name } hat den letzten Ermittler verschlungen.
pic-es-result-lost = { $name } ist erwacht, und es gab nichts mehr zu versuchen.
pic-es-result-abandoned = Das Museum schließt früher. { $name } wartet weiter.
pic-es-result-playing = { $name } schläft noch.
pic-es-timeline = Wie es lief
pic-es-turning-points = Wendepunkte
pic-es-who-did-what = Wer was getan hat
pic-es-did-turns = Züge
pic-es-did-passed = bestanden
pic-es-did-failed = gescheitert
pic-es-did-signs = Ältere Zeichen
pic-es-did-monsters = Monster
pic-es-did-devoured = verschlungen
pic-es-no-turning-points = Eine ruhige Nacht, für hiesige Verhältnisse.
pic-es-count-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
pic-es-count-midnights = { $n ->
    [one] { $n } Mitternacht
   *[other] { $n } Mitternächte
}
pic-es-deed-passed = { $name } besteht „{ $card }“
pic-es-deed-failed = { $name } scheitert: „{ $card }“
pic-es-deed-entrance = { $name } ist im Foyer
pic-es-deed-bought-sign = { $name } kauft ein Älteres Zeichen
pic-es-deed-monster = { $name } besiegt: { $card }
pic-es-deed-devoured = { $name } wird verschlungen
pic-es-deed-awakens = { $card } erwacht
pic-es-deed-struck = { $name } entreißt { $card } Verderben
pic-es-deed-fought = { $name } stellt sich { $card }
pic-es-deed-quiet = { $name } ist am Zug
pic-es-deed-begin = Das Museum öffnet
pic-es-deed-end = Das Ende

## In Worten (Bildbeschreibungen, das Brett als Text)

pic-es-need-investigation = Ermittlung { $n }
pic-es-need-lore = Wissen
pic-es-need-peril = Gefahr
pic-es-need-terror = Terror
pic-es-face-wild = Joker
pic-es-or = oder
pic-es-cost-sanity = kostet { $n } Geistige Gesundheit
pic-es-cost-stamina = kostet { $n } Ausdauer
pic-es-cost-clock = { $n ->
    [one] kostet drei Stunden
   *[other] kostet { $n }-mal drei Stunden
}
pic-es-free-frame = leerer Monsterrahmen
pic-es-colour-green = grün
pic-es-colour-yellow = gelb
pic-es-colour-red = rot
pic-es-hour-12 = Mitternacht
pic-es-hour-3 = drei Uhr
pic-es-hour-6 = sechs Uhr
pic-es-hour-9 = neun Uhr
pic-es-say-head = { $ancient }: Verderben { $doom } von { $length }, Ältere Zeichen { $signs } von { $needed }.
pic-es-say-clock = Tag { $day }, die Uhr zeigt { $hour }.
pic-es-say-turn = { $name } ({ $investigator }) ist am Zug.
pic-es-say-mythos = Mythos: { $card }. { $text }
pic-es-say-decree = { $ancient } gebietet: { $text }
pic-es-say-place = { $letter } { $card }: { $tasks }.
pic-es-say-place-here = { $letter } { $card }, dort { $who }: { $tasks }.
pic-es-say-museum = Museum:
pic-es-say-worlds = Andere Welten:
pic-es-say-entrance = Am Eingang: { $who }.
pic-es-say-player = { $name } ({ $investigator }): Geistige Gesundheit { $sanity }/{ $max_sanity }, Ausdauer { $stamina }/{ $max_stamina }, Hinweise { $clues }, Gegenstände { $items }, Zauber { $spells }, Verbündete { $allies }, Trophäenwert { $trophies }; { $place }.
pic-es-say-player-short = { $name }: Geistige Gesundheit { $sanity }, Ausdauer { $stamina }.
pic-es-say-player-gone = { $name }: { $status }
pic-es-say-at = Ort: { $place }
pic-es-say-at-ancient = vor dem Großen Alten
pic-es-say-monster = { $monster } ({ $task })
pic-es-say-solved = { $task } – gelöst
pic-es-say-solvable = { $task } – jetzt lösbar
pic-es-say-order = von oben nach unten
pic-es-say-locks = gesperrt: { $dice }
pic-es-say-changed = Seit dem letzten Bild: { $list }.
pic-es-say-new = neu: { $list }
pic-es-say-attempt = { $name } versucht: { $card }.
pic-es-say-roll = Der Wurf: { $dice }.
pic-es-say-secured = Gesichert: { $dice }.
pic-es-say-no-roll = Es liegt kein Wurf auf dem Tisch.
pic-es-say-die = { $letter } { $colour } { $face }
pic-es-say-die-blank = Würfel { $letter } { $colour }
pic-es-say-dice = Würfel: { $dice }.
pic-es-say-decks = Karten übrig: Abenteuer { $adventure }, Andere Welten { $other_world }, Mythos { $mythos }, einfache Gegenstände { $common }, besondere Gegenstände { $unique }, Zauber { $spell }, Verbündete { $ally }; Monster in der Monsterquelle { $cup }.
pic-es-say-shop = Souvenirshop: { $list }.
pic-es-say-price = { $what } { $n }
pic-es-say-arriving = Ein Monster erscheint: { $monster } ({ $task }).
pic-es-say-battle = { $ancient } ist wach. Kampfaufgabe: { $task }. Verderben übrig: { $doom }.
pic-es-say-midnight = Es schlägt Mitternacht, zum { $n }. Mal.
pic-es-say-sheet = { $name } spielt { $investigator }, { $occupation }.
pic-es-say-has = { $what }: { $list }.
pic-es-say-card = { $kind }: { $name }.
pic-es-say-tasks = Aufgaben: { $tasks }.
pic-es-say-recap = { $result } { $turns }, { $midnights }. Verderben { $doom } von { $length }, Ältere Zeichen { $signs } von { $needed }.
pic-es-say-film = Das Spiel bis hierher in { $n ->
    [one] einem Bild
   *[other] { $n } Bildern
}, von Zug { $first } bis Zug { $last }.
pic-es-say-trophy-worth = Trophäenwert { $n }
pic-es-shop-clue = Hinweis
pic-es-shop-common = einfacher Gegenstand
pic-es-shop-spell = Zauber
pic-es-shop-unique = besonderer Gegenstand
pic-es-shop-ally = Verbündeter
pic-es-shop-sign = Älteres Zeichen
