# Das Ältere Zeichen am Tisch: Ereignisse, Fragen, Möglichkeiten, kleine Zeilen, Geschichten.
# $who und andere Personen sind Anzeigenamen, $card und Verwandte sind Kartennamen,
# $face, $faces und $row stehen in Würfelsymbolen (docs/voice.md).
# Kartennamen werden nicht gebeugt: Sie stehen kursiv, hinter einem Doppelpunkt oder als Satzgegenstand.

## Kleine Wörter

es-face-number = { $n } Ermittlung
es-face-lore = Wissen
es-face-peril = Gefahr
es-face-terror = Terror
es-face-wild = Joker
es-shown-yellow = { $face } (gelb)
es-shown-red = { $face } (rot)
es-die = { $colour ->
    [yellow] den gelben Würfel
    [red] den roten Würfel
   *[green] einen grünen Würfel
}
es-more = { $list } + { $n } weitere
es-place-entrance = der Eingang
es-place-ancient = der Große Alte

## Ereignisse: Aufbau und Zug

es-ev-game-begins = Der Große Alte ist *{ $ancient }*: { $signs_needed } Ältere Zeichen verbannen ihn, { $doom_length } Verderbenmarker wecken ihn.
es-ev-investigator-enters = **{ $who }** spielt *{ $investigator }*, { $occupation }: { $sanity } Geistige Gesundheit, { $stamina } Ausdauer.
es-ev-adventure-revealed = Neues Abenteuer: *{ $card }*.
es-ev-adventure-gone = Das Abenteuer *{ $card }* ist verschwunden.
es-ev-gate-opens = Ein Tor öffnet sich: *{ $card }*.
es-ev-mythos-drawn = { $lasts ->
    [yes] Neue Mythoskarte: *{ $card }*. { $lasting }
   *[no] Neue Mythoskarte: *{ $card }*.
}
es-ev-turn-begins = Zug { $turn }: **{ $who }** ist dran.
es-ev-moved = { $how ->
    [stay-entrance] **{ $who }** bleibt am Eingang.
    [stay-card] **{ $who }** bleibt hier: *{ $to }*.
    [go-entrance] **{ $who }** geht zum Eingang.
   *[go-card] **{ $who }** zieht weiter: *{ $to }*.
}
es-ev-clock-advanced = Die Uhr steht auf { $hour }.
es-ev-clock-stopped = Die Uhr bleibt in diesem Zug stehen: **{ $who }** hält den Zeiger fest.

## Ereignisse: Würfel und Aufgaben

es-ev-rolled = { $again ->
    [yes] **{ $who }** wirft { $n } Würfel neu: { $faces }
   *[no] **{ $who }** wirft { $n } Würfel: { $faces }
}
es-ev-die-turned = **{ $who }** dreht { $old } auf { $new }.
es-ev-dice-added = **{ $who }** nimmt { $dice } dazu.
es-ev-task-solved = { $kind ->
    [combat] **{ $who }** löst die Kampfaufgabe mit { $faces }.
    [monster] **{ $who }** löst eine Monsteraufgabe (*{ $monster }*) mit { $faces }.
    [monster-bare] **{ $who }** löst eine Monsteraufgabe (*{ $monster }*) ohne Würfel.
    [task-bare] **{ $who }** löst { $task } ohne Würfel.
   *[task] **{ $who }** löst { $task } mit { $faces }.
}
es-ev-roll-failed = Fehlwurf für **{ $who }**.
es-ev-terror-strikes = Terroreffekt gegen **{ $who }**, *{ $card }*: { $effect }
es-ev-die-discarded = **{ $who }** legt { $die } ab.
es-ev-die-focused = **{ $who }** konzentriert sich auf { $die } und behält den Würfel.
es-ev-assistance-given = **{ $helper }** unterstützt **{ $who }** und hält { $die } fest.
es-ev-assistance-refused = **{ $helper }** unterstützt **{ $who }** nicht.
es-ev-die-secured = **{ $who }** sichert { $die } mit *{ $card }*.
es-ev-die-taken = { $colour ->
    [yellow] **{ $who }** nimmt den gelben Würfel vom Zauber *{ $card }*; er liegt wieder im Vorrat.
    [red] **{ $who }** nimmt den roten Würfel vom Zauber *{ $card }*; er liegt wieder im Vorrat.
   *[green] **{ $who }** nimmt einen grünen Würfel vom Zauber *{ $card }*, um ihn zu werfen.
}
es-ev-die-locked = { $colour ->
    [yellow] *{ $card }* sperrt den gelben Würfel.
    [red] *{ $card }* sperrt den roten Würfel.
   *[green] *{ $card }* sperrt einen grünen Würfel.
}
es-ev-die-released = { $colour ->
    [yellow] Der gelbe Würfel ist wieder frei: *{ $card }* sperrt ihn nicht mehr.
    [red] Der rote Würfel ist wieder frei: *{ $card }* sperrt ihn nicht mehr.
   *[green] Ein grüner Würfel ist wieder frei: *{ $card }* sperrt ihn nicht mehr.
}
es-ev-lock-waits = { $colour ->
    [yellow] Auch *{ $card }* sperrt den gelben Würfel. Er ist schon gesperrt, die neue Sperrung reiht sich ein.
    [red] Auch *{ $card }* sperrt den roten Würfel. Er ist schon gesperrt, die neue Sperrung reiht sich ein.
   *[green] Auch *{ $card }* sperrt einen grünen Würfel. Alle sechs sind schon gesperrt, die neue Sperrung reiht sich ein.
}
es-ev-die-moves-on = { $colour ->
    [yellow] *{ $card }* gibt den gelben Würfel frei, doch *{ $to }* sperrt ihn sofort weiter.
    [red] *{ $card }* gibt den roten Würfel frei, doch *{ $to }* sperrt ihn sofort weiter.
   *[green] *{ $card }* gibt einen grünen Würfel frei, doch *{ $to }* sperrt ihn sofort weiter.
}
es-ev-clue-spent = **{ $who }** setzt 1 Hinweis ein (noch { $left }).
es-ev-card-played = { $kind ->
    [spell] **{ $who }** spricht einen Zauber: *{ $card }*.
    [ally] *{ $card }* hilft **{ $who }**.
   *[item] **{ $who }** setzt einen Gegenstand ein: *{ $card }*.
}
es-ev-ability-used = **{ $who }** nutzt die Sonderfähigkeit von *{ $card }*.

## Ereignisse: erhalten und verlieren

es-ev-gained = { $kind ->
    [common] **{ $who }** erhält einen einfachen Gegenstand: *{ $card }*.
    [unique] **{ $who }** erhält einen besonderen Gegenstand: *{ $card }*.
    [spell] **{ $who }** erhält einen Zauber: *{ $card }*.
    [ally] **{ $who }** erhält Hilfe: *{ $card }* schließt sich an.
   *[clue] **{ $who }** erhält { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    }.
}
es-ev-lost = { $kind ->
    [sanity] **{ $who }** verliert { $n } Geistige Gesundheit (noch { $left }).
    [stamina] **{ $who }** verliert { $n } Ausdauer (noch { $left }).
    [clue] **{ $who }** verliert { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    } (noch { $left }).
   *[card] **{ $who }** legt eine Karte ab: *{ $card }*.
}
es-ev-restored = { $resource ->
    [sanity] **{ $who }** regeneriert { $n } Geistige Gesundheit (jetzt { $now }).
   *[stamina] **{ $who }** regeneriert { $n } Ausdauer (jetzt { $now }).
}
es-ev-maximum-lowered = { $resource ->
    [sanity] **{ $who }**: Das Maximum für Geistige Gesundheit sinkt auf { $now }.
   *[stamina] **{ $who }**: Das Maximum für Ausdauer sinkt auf { $now }.
}
es-ev-trophies-spent = { $price ->
    [0] **{ $who }** verliert eine Trophäe im Wert von { $worth }: { $cards }.
   *[other] **{ $who }** zahlt { $price } mit Trophäen im Wert von { $worth }: { $cards }.
}
es-ev-first-aid = { $price ->
    [0] **{ $who }** lässt sich in der Erste-Hilfe-Station behandeln, kostenlos.
   *[other] **{ $who }** lässt sich in der Erste-Hilfe-Station behandeln, für { $price } Trophäen.
}
es-ev-lost-and-found = { $finds ->
    [yes] **{ $who }** sucht im Fundbüro und wirft { $face }: { $effect }
   *[no] **{ $who }** sucht im Fundbüro und wirft { $face }: nichts.
}
es-ev-bought = { $what ->
    [clue] **{ $who }** kauft 1 Hinweis für { $price } Trophäen.
    [common] **{ $who }** kauft einen einfachen Gegenstand für { $price } Trophäen.
    [unique] **{ $who }** kauft einen besonderen Gegenstand für { $price } Trophäen.
    [spell] **{ $who }** kauft einen Zauber für { $price } Trophäen.
    [ally] **{ $who }** wirbt für { $price } Trophäen einen Verbündeten an.
   *[sign] **{ $who }** kauft ein Älteres Zeichen für { $price } Trophäen.
}

## Ereignisse: Abenteuer und Monster

es-ev-adventure-passed = **{ $who }** besteht das Abenteuer *{ $card }* (Trophäenwert { $trophy }).
es-ev-adventure-failed = { $voluntarily ->
    [yes] **{ $who }** gibt das Abenteuer *{ $card }* auf.
   *[no] **{ $who }** scheitert am Abenteuer *{ $card }*.
}
es-ev-penalties-ignored = **{ $who }** ignoriert alle Sanktionen des Abenteuers *{ $card }*.
es-ev-monster-appears = { $where ->
    [below] Ein Monster erscheint unter den Aufgaben von *{ $card }*: *{ $monster }*.
   *[frame] Ein Monster erscheint auf *{ $card }*, Aufgabe { $row }: *{ $monster }*.
}
es-ev-no-monster-comes = Es erscheint kein Monster.
es-ev-monster-defeated = **{ $who }** besiegt ein Monster: *{ $monster }*.
es-ev-monster-banished = **{ $who }** schickt ein Monster in die Monsterquelle zurück: *{ $monster }*.
es-ev-monster-claimed = **{ $who }** erhält eine Trophäe im Wert von { $trophy }: *{ $monster }*.
es-ev-world-vanishes = Die Andere Welt *{ $card }* verschwindet aus dem Spiel.

## Ereignisse: Verderben, Zeichen, Mitternacht, Ende

es-ev-doom-placed = Verderben { $doom }/{ $length }.
es-ev-doom-removed = Das Verderben sinkt auf { $doom }/{ $length }.
es-ev-elder-sign-placed = Ältere Zeichen { $signs }/{ $needed }: **{ $who }** legt eines dazu.
es-ev-elder-sign-lost = Die Älteren Zeichen sinken auf { $signs }/{ $needed }.
es-ev-midnight-strikes = Es schlägt zum { $midnight }. Mal Mitternacht.
es-ev-midnight-effect = *{ $card }* um Mitternacht: { $effect }
es-ev-devoured = { $gender ->
    [f] Die Ermittlerin *{ $investigator }* wird verschlungen. **{ $who }** verliert alles, was sie bei sich trug.
   *[m] Der Ermittler *{ $investigator }* wird verschlungen. **{ $who }** verliert alles, was er bei sich trug.
}
es-ev-player-out = **{ $who }** hat keinen Ermittler mehr.
es-ev-player-left = { $known ->
    [yes] **{ $who }** verlässt den Tisch, und *{ $investigator }* das Museum.
   *[no] **{ $who }** verlässt den Tisch.
}
es-ev-ancient-one-awakens = { $battle ->
    [yes] *{ $ancient }* erwacht mit { $doom } Verderbenmarkern. Das Museum ist verloren, die Schlacht beginnt.
   *[no] *{ $ancient }* erwacht mit { $doom } Verderbenmarkern. Eine Schlacht wird es nicht geben.
}
es-ev-ancient-one-attacks = *{ $ancient }* greift an: { $effect }
es-ev-doom-torn-away = Noch { $doom } Verderbenmarker: **{ $who }** reißt einen herunter.
es-ev-game-ends = { $result ->
    [sealed] Sieg mit { $signs } Älteren Zeichen bei Verderben { $doom }: Der Große Alte ist verbannt.
    [banished] Sieg in der Schlacht, mit { $signs } Älteren Zeichen und ohne einen einzigen Verderbenmarker.
    [devoured] Niederlage mit { $signs } Älteren Zeichen bei Verderben { $doom }: Alle Ermittler sind verschlungen.
    [abandoned] Das Spiel endet mit { $signs } Älteren Zeichen bei Verderben { $doom }: Niemand sitzt mehr am Tisch.
   *[lost] Niederlage mit { $signs } Älteren Zeichen bei Verderben { $doom }: Die Welt geht unter.
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
es-opt-dice-for-clue = 1 Hinweis ablegen für 2 weitere Würfel
es-opt-dice-for = { $card } ablegen für 2 weitere Würfel
es-opt-dice-for-short = Für 2 Würfel: { $card }
es-opt-use = { $kind ->
    [spell] Zauber sprechen: { $card }
    [ally] { $card } um Hilfe bitten
    [ability] Sonderfähigkeit nutzen
   *[item] Einsetzen: { $card }
}
es-opt-use-short = { $kind ->
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
   *[card] Abenteuer aufgeben
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
es-opt-clue = Mit 1 Hinweis neu werfen (du hast { $left })
es-opt-second-reroll = Noch einmal kostenlos neu werfen
es-opt-mandy = Bis zu { $n } Würfel neu werfen (1× pro Tag)
es-opt-go-on = Diesen Wurf abschließen
es-opt-fail = Als Fehlwurf gelten lassen
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
es-opt-may-no = Nein
es-opt-lose = { $resource ->
    [sanity] 1 Geistige Gesundheit verlieren (von { $n })
   *[stamina] 1 Ausdauer verlieren (von { $n })
}
es-opt-pay-trophies = { $worth } zahlen: { $cards }
es-opt-give = { $card } abgeben (Wert { $worth })

## Kleine Zeilen unter einer Möglichkeit

es-hint-go = { $known ->
    [yes] { $chance } % · { $rows } ✗ { $penalties } ➜ { $rewards }
   *[no] { $rows } ✗ { $penalties } ➜ { $rewards }
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
   *[green] { $face }, grüner Würfel { $n }
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

## Geschichten: ein Satz am Wendepunkt, hinter der Zahl

es-story-midnight-1 = Zwölf Schläge. Irgendwo im Ostflügel ein dreizehnter.
es-story-midnight-2 = Die Lampen brennen niedriger, als tränke die Dunkelheit daraus.
es-story-midnight-3 = Eine Sekunde lang gehen alle Uhren im Museum gleich, und das ist das Schlimmste daran.
es-story-midnight-4 = Wieder ist ein Tag zu Ende, und keiner von euch hat ihn gehen sehen.
es-story-awakening-1 = Das Dach ist noch da. Was darüber steht, ist nicht der Himmel.
es-story-awakening-2 = Nichts bricht, nichts fällt. Die Welt macht einfach Platz.
es-story-awakening-3 = Alle Türen des Museums gehen zugleich auf, und alle führen hierher.
es-story-devoured-1 = { $gender ->
    [f] Man findet ihre Lampe, die noch brennt, und ihren Schatten, der sich noch bewegt.
   *[m] Man findet seine Lampe, die noch brennt, und seinen Schatten, der sich noch bewegt.
}
es-story-devoured-2 = { $gender ->
    [f] Ihre letzte Notiz bricht mitten in einem Wort ab, das niemand zu Ende schreiben möchte.
   *[m] Seine letzte Notiz bricht mitten in einem Wort ab, das niemand zu Ende schreiben möchte.
}
es-story-devoured-3 = { $gender ->
    [f] Eine Weile hört ihr noch ihre Schritte. Sie kommen von der Decke.
   *[m] Eine Weile hört ihr noch seine Schritte. Sie kommen von der Decke.
}
es-story-gate-1 = Die Luft faltet sich an einer Linie, die schon immer da war.
es-story-gate-2 = Wo eben noch eine Wand war, weht ein Wind, der nie Gras berührt hat.
es-story-gate-3 = Eine Tür steht offen. Der Grundriss kennt keinen Raum dahinter.
es-story-gate-4 = Das Licht von drüben wirft Schatten in deine Richtung.
es-story-passed-1 = Du schließt hinter dir ab und behältst den Schlüssel.
es-story-passed-2 = Einen Moment lang ist das Museum nur ein Museum.
es-story-passed-3 = Etwas in den Wänden lässt los und klingt enttäuscht.
es-story-passed-4 = Der Nachtwächter würde es einen ruhigen Rundgang nennen. Der Nachtwächter war nicht dabei.
es-story-failed-1 = Der Raum behält sein Geheimnis und etwas von dir.
es-story-failed-2 = Du weichst bis zur Tür zurück. Was dort drin ist, ist nicht einmal aufgestanden.
es-story-failed-3 = Das Exponat hat sich nicht bewegt. Du bist fast sicher.
es-story-failed-4 = Hinter dir blättert jemand die Seite um, die du gerade gelesen hast.
es-story-sign-1 = Die Linien glühen so lange, wie man braucht, um an sie zu glauben.
es-story-sign-2 = Weit weg dreht sich etwas im Schlaf um und findet das Bett zu eng.
es-story-sign-3 = Der Stein ist warm, und ausnahmsweise ist das ein gutes Zeichen.
es-story-sign-4 = Ein Riegel mehr an einer Tür, die niemand je sehen sollte.
es-story-sealed-1 = Die letzte Linie schließt den Kreis. Dann ist es Morgen, ein ganz gewöhnlicher.
es-story-sealed-2 = Stille. Nicht die, die lauscht, sondern die andere. Geht nach Hause, ihr habt es verdient.
es-story-sealed-3 = Die Tür ist zu, und die Tür ist nicht mehr da. Morgen öffnet das Museum um neun.
es-story-banished-1 = Ihr habt auf einen Gott eingeschlagen, bis er lieber woanders war. Niemand wird euch glauben.
es-story-banished-2 = Er fällt, sehr lange, nach oben. Dann sind da nur noch Staub und Tageslicht.
es-story-banished-3 = Was ewig war, geht, wie es gekommen ist. Ihr steht in den Trümmern und lacht.
es-story-devoured-all-1 = Am Morgen stehen die Türen offen, und das Gästebuch ist voll. Abgemeldet hat sich niemand.
es-story-devoured-all-2 = Das Museum hat ein paar neue Exponate. Sie wirken sehr lebensecht.
es-story-devoured-all-3 = Die letzte Lampe geht aus, und niemand ist mehr da, der es merkt.
es-story-lost-1 = Der Traum ist aus, und mit ihm alle, die darin vorkamen.
es-story-lost-2 = Kein Schrei, kein Feuer. Jemand schlägt die Augen auf, und es gab nie etwas anderes.
es-story-lost-3 = Die Sterne stehen richtig. Es ist niemand mehr da, der falschläge.
