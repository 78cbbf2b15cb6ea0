# Das Ältere Zeichen auf dem Post: Kopfzeile, Hand, Wünsche in der Lobby, Gründe, warum etwas nicht geht; Fragen, Möglichkeiten, kleine Zeilen.
# $face, $faces und $row stehen in Würfelsymbolen (docs/voice.md).

box-elder-sign = Das Ältere Zeichen
box-elder-sign-line = Ermittler würfeln nachts im Museum, alle zusammen gegen einen Großen Alten.

wish-ancient-one = Großer Alter
wish-difficulty = Schwierigkeit
wish-investigator = Ermittler
wish-drawn = wird ausgelost
wish-difficulty-value = { $value ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [very_hard] sehr schwer
   *[any] egal
}
est-ancient-hint = { $level } · { $signs } Ältere Zeichen · { $doom } Verderben
est-investigator-hint = { $occupation } · Geistige Gesundheit { $sanity } · Ausdauer { $stamina }

est-go-on = { $on ->
    [yes] Vor jedem Wurf fragen
   *[no] Ab jetzt ohne Nachfrage weiterwürfeln
}
est-lobby = Gemeinsam gegen einen Großen Alten: zusammen etwa 25 bis 35 Züge mit je rund fünf Klicks, an einem Abend. Etwa jedes zweite Spiel wird gewonnen.
est-headline = Tag { $day }, { $hour } Uhr · Verderben { $doom }/{ $length } · Zeichen { $signs }/{ $needed } · { $who }
est-headline-begin = { $ancient } · Verderben { $doom }/{ $length } · Zeichen { $signs }/{ $needed }
est-headline-battle = { $ancient } ist erwacht · noch { $doom } Verderben · { $who }
est-headline-over = { $ancient } · Verderben { $doom }/{ $length } · Zeichen { $signs }/{ $needed } · Ende
est-outcome = { $result ->
    [sealed] Gewonnen in { $turns } Zügen: { $ancient } ist verbannt.
    [banished] Gewonnen in { $turns } Zügen: { $ancient } ist zurück in die Finsternis geschlagen.
    [devoured] Verloren nach { $turns } Zügen: { $ancient } hat euch alle verschlungen.
    [abandoned] Das Spiel wurde nach { $turns } Zügen abgebrochen.
   *[other] Verloren nach { $turns } Zügen: { $ancient } ist da.
}
est-place = { $place ->
    [ancient] vor dem Großen Alten
   *[other] am Eingang
}
est-hand = **{ $who } – { $investigator }** ({ $place })
    Geistige Gesundheit { $sanity }/{ $max_sanity } · Ausdauer { $stamina }/{ $max_stamina } · Hinweise { $clues } · Trophäen { $worth }
est-hand-nobody = { $out ->
    [eliminated] **{ $who }** ist ausgeschieden.
    [clock_only] **{ $who }** hat keinen Ermittler mehr und stellt nur noch die Uhr.
    [left] **{ $who }** hat den Tisch verlassen.
    [left_clock] **{ $who }** hat den Tisch verlassen; der Platz stellt nur noch die Uhr.
   *[waiting] **{ $who }** wartet auf einen neuen Ermittler.
}
est-hand-card = { $kind ->
    [spell] Zauber
    [cast] Zauber im Spiel
    [ally] Verbündeter
    [unique] Besonderer Gegenstand
   *[common] Einfacher Gegenstand
} *{ $card }*: { $text }
est-hand-trophies = Trophäen im Wert von { $worth }: { $cards }

## Warum nicht?

why-offered = { $n ->
    [one] Das geht gerade: Die Antwort steht unter deiner Frage.
   *[other] Das geht gerade, auf { $n } Arten: Sie stehen unter deiner Frage.
}

## Karten, nachgeschlagen

card-kind = { $kind ->
    [adventures] Abenteuer
    [other_worlds] Andere Welt
    [monsters] Monster
    [investigators] Ermittler
    [ancient_ones] Großer Alter
    [common_items] Einfacher Gegenstand
    [unique_items] Besonderer Gegenstand
    [spells] Zauber
    [allies] Verbündeter
    [mythos] Mythoskarte
   *[other] Karte
}
card-trophy = Trophäenwert { $n }
card-tasks = Aufgaben: { $tasks }
card-frame = -# […]: Platz für ein Monster und was es verdeckt
card-investigator = { $occupation } · Geistige Gesundheit { $sanity } · Ausdauer { $stamina }
card-start = Startausrüstung: { $what }
card-ancient = Ältere Zeichen { $signs } · Verderbenleiste { $doom }
card-combat = Kampfaufgabe: { $task }
card-place = { $place ->
    [table] Liegt offen auf dem Tisch.
    [attempted] Liegt offen auf dem Tisch; dort: { $name }.
    [monster] Steht auf: *{ $card }*.
    [investigator] Gespielt von { $name }.
    [owned] { $name } hat sie.
    [cast] { $name } hat ihn gesprochen; darauf sind Würfel gesichert.
    [trophy] Trophäe von { $name }.
    [ancient] Der Große Alte dieses Spiels, noch schlafend.
    [awake] Der Große Alte dieses Spiels, erwacht.
    [mythos] Die geltende Mythoskarte.
    [arriving] Erscheint gerade.
    [cup] In der Monsterquelle.
    [devoured] Verschlungen.
    [box] Aus dem Spiel entfernt.
   *[hidden] Nicht auf dem Tisch.
}

## Fragen

es-move = **{ $who }**, du bist dran: Wohin gehst du?
es-before-roll = { $place ->
    [ancient] **{ $who }**, du stehst vor dem Großen Alten: würfeln oder erst vorbereiten?
   *[card] **{ $who }**, vor dir liegt *{ $card }*: würfeln oder erst vorbereiten?
}
es-after-roll = **{ $who }**, was machst du mit diesem Wurf?
es-choose-dice = **{ $who }**, welche Würfel nimmst du für { $row }?
es-mandy = **{ $who }**, willst du einige dieser Würfel neu werfen?
es-ease = **{ $who }**, welche Ermittlungsbedingung senkt *{ $card }*?
es-end-turn = **{ $who }**, spielst du noch etwas, bevor die Uhr weiterläuft?
es-new-investigator = **{ $who }**, wer betritt als Nächstes das Museum?
es-start-choice = **{ $who }**, wähle { $most } Karten als Startausrüstung.
es-reroll = { $most ->
    [one] **{ $who }**, welchen Würfel wirfst du neu?
   *[other] **{ $who }**, welche Würfel wirfst du neu? (1 bis { $most })
}
es-turn-die = **{ $who }**, welchen Würfel drehst du auf { $face }? (*{ $card }*)
es-raise-die = **{ $who }**, welchen Würfel erhöhst du? (*{ $card }*)
es-secure = { $most ->
    [one] **{ $who }**, welchen Würfel sicherst du mit *{ $card }*?
   *[other] **{ $who }**, welche Würfel sicherst du mit *{ $card }*? (1 bis { $most })
}
es-entrance = **{ $who }**, du bist am Eingang: Was machst du?
es-discard = **{ $who }**, Fehlwurf: Welchen Würfel legst du ab?
es-penalties = **{ $who }**, dir drohen die Sanktionen von *{ $card }*: erleiden oder abwenden?
es-gain-instead = { $kind ->
    [common] **{ $who }**, du erhältst einen einfachen Gegenstand. Möchtest du lieber etwas anderes?
    [unique] **{ $who }**, du erhältst einen besonderen Gegenstand. Möchtest du lieber etwas anderes?
   *[spell] **{ $who }**, du erhältst einen Zauber. Möchtest du lieber etwas anderes?
}
es-lock = **{ $who }**, welchen grünen Würfel sperrt *{ $card }*?
es-lock-behind = **{ $who }**, alle sechs grünen Würfel sind gesperrt. Auf welchen wartet *{ $card }*?
es-save-sanity = **{ $who }**, du sollst { $n } Geistige Gesundheit verlieren: Legst du *{ $card }* ab und verlierst { $saves } weniger?
es-lose-card = **{ $who }**, welche Karte legst du ab?
es-lower-maximum = **{ $who }**, *{ $card }* greift an: Welches Maximum senkst du?
es-midnight-order = **{ $who }**, welcher Mitternachtseffekt kommt zuerst?
es-place-monster = **{ $who }**, *{ $monster }* erscheint: Wohin legst du das Monster?
es-defeat = **{ $who }**, welches Monster besiegst du?
es-banish = **{ $who }**, welches Monster schickst du in die Monsterquelle zurück?
es-claim = **{ $who }**, welches Monster nimmst du zuerst als Trophäe?
es-heal = **{ $who }**, hilfst du jemandem, bevor der Zug beginnt?
es-heal-whom = { $what ->
    [sanity] **{ $who }**, wer regeneriert Geistige Gesundheit?
    [stamina] **{ $who }**, wer regeneriert Ausdauer?
    [both] **{ $who }**, wer regeneriert Geistige Gesundheit und Ausdauer?
   *[either] **{ $who }**, wer regeneriert Geistige Gesundheit oder Ausdauer?
}
es-restore-which = **{ $who }**, was wird regeneriert: Geistige Gesundheit oder Ausdauer?
es-assist = **{ $who }**, unterstützt du **{ $friend }** hier: *{ $card }*? Wenn das Abenteuer scheitert, kann dich das 1 Geistige Gesundheit oder 1 Ausdauer kosten.
es-assist-die = **{ $who }**, welchen Würfel hält **{ $friend }** für dich fest?
es-assist-loss = **{ $who }**, deine Unterstützung war vergebens: Was verlierst du?
es-pay-trophies = **{ $who }**, mit welchen Trophäen zahlst du { $price }?
es-lose-trophy = **{ $who }**, welche Trophäe verlierst du?
es-choose = **{ $who }**, *{ $card }* lässt dir die Wahl.
es-pay-or-suffer = **{ $who }**, *{ $card }* fordert einen Preis: zahlen oder erleiden?
es-may = **{ $who }**, *{ $card }* macht dir ein Angebot.

## Möglichkeiten: Wörter auf Knöpfen, also nichts fett und nichts kursiv

es-opt-go = Aufsuchen: { $card }
es-opt-go-entrance = Zum Eingang gehen
es-opt-stay = Hierbleiben: { $card }
es-opt-stay-entrance = Am Eingang bleiben
es-opt-roll = { $n } Würfel werfen
es-opt-focus = Auf { $die } konzentrieren
es-opt-assist = { $friend } um Unterstützung bitten
es-opt-borrow = Einen gesperrten grünen Würfel benutzen
es-opt-free-dice = Gelben und roten Würfel dazunehmen
es-opt-dice-for-clue = 1 Hinweis ablegen: gelber + roter Würfel
es-opt-dice-for = { $card } ablegen: gelber + roter Würfel
es-opt-dice-for-short = Für 2 Würfel: { $card }
es-opt-use = { $kind ->
    [yellow] { $card }: gelben Würfel dazu
    [red] { $card }: roten Würfel dazu
    [yellow-red] { $card }: gelben und roten Würfel dazu
    [spell] Zauber sprechen: { $card }
    [ally] { $card } um Hilfe bitten
    [ability] Sonderfähigkeit nutzen
   *[item] Einsetzen: { $card }
}
es-opt-use-short = { $kind ->
    [yellow] { $card }: gelben Würfel dazu
    [red] { $card }: roten Würfel dazu
    [yellow-red] { $card }: gelb und rot dazu
    [spell] Sprechen: { $card }
    [ally] Um Hilfe bitten: { $card }
    [ability] Sonderfähigkeit nutzen
   *[item] Einsetzen: { $card }
}
es-opt-take = { $colour ->
    [green] { $die } zurücknehmen: { $card }
   *[other] { $die } in den Vorrat: { $card }
}
es-opt-take-short = { $card }: { $die }
es-opt-give-up = { $place ->
    [ancient] Angriff beenden
   *[card] Aufgeben
}
es-opt-solve = { $kind ->
    [monster] { $monster } besiegen: { $row } mit { $faces }
    [monster-bare] { $monster } besiegen: { $row } ohne Würfel
    [task-bare] { $row } lösen, ohne Würfel
   *[task] { $row } lösen mit { $faces }
}
es-opt-solve-short = { $kind ->
    [monster] { $monster }: { $faces }
    [monster-bare] { $monster } ohne Würfel
    [task-bare] { $row } ohne Würfel
   *[task] { $row } mit { $faces }
}
es-opt-solve-paid = { $deed } ({ $n ->
    [one] { $card } zahlt
   *[other] { $card } zahlen
})
es-opt-dice = Andere Würfel für { $row } ({ $ways } Möglichkeiten)
es-opt-dice-short = Andere Würfel: { $row }
doubt-es-no-effect = Das wirkt im Moment nicht. Trotzdem nutzen?
doubt-es-solvable = Dieser Wurf löst eine Aufgabe. Trotzdem als Fehlwurf nehmen?
doubt-es-roll = Du könntest noch { $n } Würfel werfen. Trotzdem aufgeben?
es-opt-discard-roll = { $die } ablegen, { $n } werfen
es-opt-discard-roll-kind = Einen Würfel ablegen, die anderen werfen …
es-opt-focus-roll = { $kept } behalten, { $die } ablegen, { $n } werfen
es-opt-keep-roll = { $die } behalten, den Rest werfen
es-opt-use-roll = { $kind ->
    [yellow] { $card }: gelben Würfel dazu, werfen
    [red] { $card }: roten Würfel dazu, werfen
    [yellow-red] { $card }: gelb und rot dazu, werfen
   *[other] { $card }, dann werfen
}
es-opt-use-roll-short = { $kind ->
    [yellow] { $card }: gelb dazu, werfen
    [red] { $card }: rot dazu, werfen
    [yellow-red] { $card }: gelb, rot dazu, werfen
   *[other] { $card }, dann werfen
}
es-opt-discard-fail-roll = Fehlwurf: { $die } ablegen, { $n } werfen
es-opt-discard-fail-roll-kind = Fehlwurf: einen Würfel ablegen, die anderen werfen …
es-opt-focus-fail-roll = Fehlwurf: { $kept } behalten, { $die } ablegen
es-opt-several-clue = 1 Hinweis ausgeben: Welche Würfel wirfst du neu?
es-opt-clue = Mit 1 Hinweis neu werfen (du hast { $left })
es-opt-second-reroll = Noch einmal kostenlos neu werfen
es-opt-mandy = Bis zu { $n } Würfel neu werfen (1× pro Tag)
es-opt-go-on = Diesen Wurf abschließen
es-opt-fail = Fehlwurf hinnehmen
es-opt-with = { $faces } nehmen
es-opt-back = Zurück
es-opt-help = Eingreifen: bis zu { $n } Würfel neu werfen
es-opt-ease = { $need } senken in { $row }
es-opt-end-turn = Zug beenden
es-opt-investigator = { $investigator } spielen
es-opt-kind = { $kind ->
    [common] Einen einfachen Gegenstand nehmen
    [unique] Einen besonderen Gegenstand nehmen
    [spell] Einen Zauber nehmen
    [ally] Einen Verbündeten nehmen
   *[clue] Einen Hinweis nehmen
}
es-opt-kind-short = { $kind ->
    [common] einfacher Gegenstand
    [unique] besonderer Gegenstand
    [spell] Zauber
    [ally] Verbündeter
   *[clue] Hinweis
}
es-opt-die-short = { $die }
es-opt-die-reroll = { $die } neu werfen
es-opt-die-turn-die = { $die } drehen
es-opt-die-raise-die = { $die } erhöhen
es-opt-die-secure = { $die } sichern
es-opt-die-assist-die = { $die } übergeben
es-opt-aid-one = { $resource ->
    [sanity] Erste Hilfe: +1 Geistige Gesundheit
   *[stamina] Erste Hilfe: +1 Ausdauer
}
es-opt-aid-full = { $resource ->
    [sanity] Erste Hilfe: Geistige Gesundheit aufs Maximum ({ $price } Trophäen)
   *[stamina] Erste Hilfe: Ausdauer aufs Maximum ({ $price } Trophäen)
}
es-opt-aid-full-short = { $resource ->
    [sanity] Geistige Gesundheit voll ({ $price } Trophäen)
   *[stamina] Ausdauer voll ({ $price } Trophäen)
}
es-opt-aid-both = Erste Hilfe: beides aufs Maximum ({ $price } Trophäen)
es-opt-aid-both-short = Erste Hilfe: beides voll ({ $price } Trophäen)
es-opt-lost-found = Im Fundbüro suchen
es-opt-buy = { $what ->
    [clue] 1 Hinweis kaufen ({ $price } Trophäen)
    [common] Einfachen Gegenstand kaufen ({ $price } Trophäen)
    [unique] Besonderen Gegenstand kaufen ({ $price } Trophäen)
    [spell] Zauber kaufen ({ $price } Trophäen)
    [ally] Verbündeten anwerben ({ $price } Trophäen)
   *[sign] Älteres Zeichen kaufen ({ $price } Trophäen)
}
es-opt-buy-short = { $what ->
    [clue] 1 Hinweis ({ $price } Trophäen)
    [common] Einfacher Gegenstand ({ $price } Trophäen)
    [unique] Besonderer Gegenstand ({ $price } Trophäen)
    [spell] Zauber ({ $price } Trophäen)
    [ally] Verbündeter ({ $price } Trophäen)
   *[sign] Älteres Zeichen ({ $price } Trophäen)
}
es-opt-nothing = Nichts tun
es-opt-discard = { $what } ablegen
es-opt-suffer-penalties = Sanktionen erleiden
es-opt-suffer = Erleiden: { $effect }
es-opt-pay = Zahlen: { $effect }
es-opt-lock = { $at ->
    [discarded] Abgelegten Würfel sperren
    [supply] Würfel aus dem Vorrat sperren
    [pool] Würfel aus dem Würfelvorrat sperren
    [pool-face] { $face } aus dem Würfelvorrat sperren
    [task] { $face } von einer gelösten Aufgabe sperren
    [spell] { $face } von einem Zauber sperren
    [assist] { $face } aus der Unterstützung sperren
   *[focus] { $face } aus der Konzentration sperren
}
es-opt-behind = Einreihen hinter: { $cards }
es-opt-keep = Geistige Gesundheit verlieren
es-opt-save = { $card } ablegen
es-opt-lower = { $resource ->
    [sanity] Maximum senken: Geistige Gesundheit ({ $now })
   *[stamina] Maximum senken: Ausdauer ({ $now })
}
es-opt-first = Zuerst: { $card }
es-opt-first-short = { $card }
es-opt-place = Auf { $card }, Aufgabe { $row }
es-opt-place-short = { $card }, Aufgabe { $row }
es-opt-place-below = Unter die Aufgaben: { $card }
es-opt-place-below-short = Unter: { $card }
es-opt-monster-defeat = { $monster } besiegen ({ $card })
es-opt-monster-defeat-short = { $monster } ({ $card })
es-opt-monster-banish = { $monster } zurückschicken ({ $card })
es-opt-monster-banish-short = { $monster } ({ $card })
es-opt-claim = { $monster } nehmen
es-opt-heal = { $resource ->
    [sanity] +1 Geistige Gesundheit für { $friend }
   *[stamina] +1 Ausdauer für { $friend }
}
es-opt-heal-whom = { $friend } heilen (🧠{ $sanity } 💗{ $stamina })
es-opt-heal-nobody = Niemandem helfen
es-opt-restore = { $resource ->
    [sanity] Geistige Gesundheit regenerieren ({ $n }/{ $max })
   *[stamina] Ausdauer regenerieren ({ $n }/{ $max })
}
es-opt-assist-yes = Unterstützen
es-opt-assist-no = Ablehnen
es-opt-may-yes = Ja: { $effect }
es-opt-may-no = Ablehnen
es-opt-lose = { $resource ->
    [sanity] 1 Geistige Gesundheit verlieren (von { $n })
   *[stamina] 1 Ausdauer verlieren (von { $n })
}
es-opt-pay-trophies = { $worth } zahlen: { $cards }
es-opt-give = { $card } abgeben (Wert { $worth })

## Kleine Zeilen unter einer Möglichkeit

es-hint-go = { $known ->
    [yes] { $chance } % · { $rows } ✗ { $penalties } ✓ { $rewards }
   *[no] { $rows } ✗ { $penalties } ✓ { $rewards }
}
es-brief = { $what ->
    [sign] { $n ->
        [one] Älteres Zeichen
       *[other] { $n } Ältere Zeichen
    }
    [ally] { $n ->
        [one] Verbündeter
       *[other] { $n } Verbündete
    }
    [unique] { $n ->
        [one] besonderer Gegenstand
       *[other] { $n } besondere Gegenstände
    }
    [common] { $n ->
        [one] einfacher Gegenstand
       *[other] { $n } einfache Gegenstände
    }
    [spell] { $n ->
        [one] Zauber
       *[other] { $n } Zauber
    }
    [clue] { $less ->
        [yes] −{ $n } Hinweis
       *[no] { $n ->
            [one] Hinweis
           *[other] { $n } Hinweise
        }
    }
    [trophies] Trophäen im Wert von { $n }
    [monster_trophies] Monstertrophäen im Wert von { $n }
    [gate] { $n ->
        [one] Tor
       *[other] { $n } Tore
    }
    [monster] { $n ->
        [one] Monster
       *[other] { $n } Monster
    }
   *[doom] { $less ->
        [yes] −{ $n } Verderben
       *[no] +{ $n } Verderben
    }
}
es-opt-go-entrance-hint = Erste-Hilfe-Station, Fundbüro, Souvenirshop
es-opt-stay-entrance-hint = Erste-Hilfe-Station, Fundbüro, Souvenirshop
es-hint-die = { $colour ->
    [yellow] { $face }, gelber Würfel
    [red] { $face }, roter Würfel
   *[green] { $face }, grüner Würfel
}
es-hint-no-effect = Wirkt im Moment nicht
es-hint-full = { $resource ->
    [sanity] Deine Geistige Gesundheit ist am Maximum
   *[stamina] Deine Ausdauer ist am Maximum
}
es-hint-missing = { $resource ->
    [sanity] Dir { $n ->
        [one] fehlt 1
       *[other] fehlen { $n }
    } Geistige Gesundheit
   *[stamina] Dir { $n ->
        [one] fehlt 1
       *[other] fehlen { $n }
    } Ausdauer
}
es-hint-investigator = { $occupation }, { $values }. { $ability }
es-hint-fail = Liegt { $terror } im Wurf, wirken die Terroreffekte; dann legst du einen Würfel ab
es-hint-give-up = Sanktionen: { $effect }
es-hint-no-penalties = Keine Sanktionen
es-hint-monster = Aufgabe { $row }, Trophäenwert { $trophy }
es-opt-focus-hint = Für einen späteren Wurf aufheben; einmal pro Zug
es-opt-assist-hint = Bei Zusage wird ein Würfel für dich festgehalten
es-hint-frame = { $frame ->
    [empty] Eine zusätzliche Aufgabe
    [full] Statt { $row }
   *[partial] Statt eines Teils von { $row }
}
