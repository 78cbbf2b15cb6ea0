# Das Ältere Zeichen am Tisch: was geschieht, und Geschichten davon.
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
es-ev-clue-spent = **{ $who }** gibt 1 Hinweis aus (noch { $left }).
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
    [f] Die Ermittlerin *{ $investigator }* (**{ $who }**) wird verschlungen, mit allem, was sie bei sich trug.
   *[m] Der Ermittler *{ $investigator }* (**{ $who }**) wird verschlungen, mit allem, was er bei sich trug.
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

## Geschichten: ein Satz am Wendepunkt, hinter der Zahl

es-story-midnight-1 = Zwölf Schläge. Irgendwo im Ostflügel ein dreizehnter.
es-story-midnight-2 = Die Lampen brennen niedriger. Am Öl liegt es nicht.
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
es-story-gate-4 = Von drüben fällt Licht herein. Dein Schatten zeigt trotzdem auf das Tor.
es-story-passed-1 = Du schließt hinter dir ab und behältst den Schlüssel.
es-story-passed-2 = Einen Moment lang ist das Museum nur ein Museum.
es-story-passed-3 = Etwas in den Wänden lässt los und klingt enttäuscht.
es-story-passed-4 = Der Nachtwächter würde es einen ruhigen Rundgang nennen. Der Nachtwächter war nicht dabei.
es-story-failed-1 = Der Raum behält sein Geheimnis und etwas von dir.
es-story-failed-2 = Du weichst bis zur Tür zurück. Was dort drin ist, ist nicht einmal aufgestanden.
es-story-failed-3 = Das Exponat hat sich nicht bewegt. Du bist fast sicher.
es-story-failed-4 = Hinter dir blättert jemand die Seite um, die du gerade gelesen hast.
es-story-sign-1 = Die Linien glühen einmal auf. Danach hat die Wand eine Tür weniger.
es-story-sign-2 = Weit weg dreht sich etwas im Schlaf um und findet das Bett zu eng.
es-story-sign-3 = Der Stein wird warm in deiner Hand. Hinter der Wand wird etwas leiser.
es-story-sign-4 = Ein Riegel mehr an einer Tür, die niemand je sehen sollte.
es-story-sealed-1 = Die letzte Linie schließt den Kreis. Dann ist es Morgen, ein ganz gewöhnlicher.
es-story-sealed-2 = Stille. Nicht die, die lauscht, sondern die andere. Geht nach Hause, ihr habt es verdient.
es-story-sealed-3 = Die Tür ist zu, und die Tür ist nicht mehr da. Morgen öffnet das Museum um neun.
es-story-banished-1 = Ihr habt auf einen Gott eingeschlagen, bis er lieber woanders war. Niemand wird euch glauben.
es-story-banished-2 = Er fällt, sehr lange, nach oben. Dann sind da nur noch Staub und Tageslicht.
es-story-banished-3 = Er geht, wie er kam, und lässt die Tür offen. Jemand von euch macht sie zu.
es-story-devoured-all-1 = Am Morgen stehen die Türen offen, und das Gästebuch ist voll. Abgemeldet hat sich niemand.
es-story-devoured-all-2 = Das Museum hat ein paar neue Exponate. Sie wirken sehr lebensecht.
es-story-devoured-all-3 = Die letzte Lampe geht aus, und niemand ist mehr da, der es merkt.
es-story-lost-1 = Der Traum ist aus, und mit ihm alle, die darin vorkamen.
es-story-lost-2 = Kein Schrei, kein Feuer. Am Morgen hat der Kalender keinen Namen für den Tag.
es-story-lost-3 = Die Sterne stehen richtig. Niemand ist mehr da, der nachsieht.
