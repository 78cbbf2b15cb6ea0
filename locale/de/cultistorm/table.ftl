# Cultistorm auf dem Beitrag: Fragen, Antworten, Hinweise, Überschrift, Plan, Tisch, Wünsche, und warum etwas nicht geht.

box-cultistorm = Cultistorm
box-cultistorm-line = Plant gemeinsam, bekämpft den Kult und versiegelt die Tore der Stadt.
cs-my-plan = Mein Plan

## Fragen

cs-prepare = { $ready ->
    [yes] **{ $one }**, du bist bereit. Bis alle es sind, kannst du noch etwas tun.
   *[no] **{ $one }**, was tust du vor den Kämpfen?
}
cs-start-object = **{ $one }**, welches Objekt behältst du?
cs-drop = **{ $one }**, welche Karten legst du ab? Danach ziehst du die Hand wieder voll.
cs-discard = **{ $one }**, *{ $card }*: Welche Karte legst du ab?
cs-exchange = **{ $one }**, welche Karten tauschst du aus?
cs-attack = **{ $one }**, greifst du *{ $enemy }* an?
cs-fight = { $lacks ->
    [0] **{ $one }**, dein Kampf gegen *{ $enemy }*: Wie gewinnst du ihn?
    [one] **{ $one }**, dein Kampf gegen *{ $enemy }*: 1 Symbol fehlt. Was nun?
   *[other] **{ $one }**, dein Kampf gegen *{ $enemy }*: { $lacks } Symbole fehlen. Was nun?
}
cs-pick = **{ $one }**, was setzt du gegen *{ $enemy }* ein?
cs-order = Ihr bei { $slot }: Wer kämpft zuerst?
cs-trophy = **{ $one }**, welche Trophäe nimmst du für *{ $card }*?
cs-give-trophy = **{ $one }**, welche Trophäe legst du für *{ $card }* zurück?
cs-swap-trophy = **{ $one }**, welche Trophäe tauschst du gegen welche?
cs-share = **{ $one }**, welche Trophäe tauschst du mit **{ $by }**?
cs-keep = **{ $one }**, was behältst du von dem, was du gefunden hast?
cs-amulet = **{ $one }**, welches Symbol trägt dein Objekt *{ $card }*?
cs-name = **{ $one }**, *{ $card }*: Was wählst du?
cs-offer = { $swap ->
    [yes] **{ $one }**, **{ $by }** bietet *{ $gives }* für dein Objekt *{ $takes }*.
   *[no] **{ $one }**, **{ $by }** bietet dir *{ $gives }* an.
}
cs-offer-support = **{ $one }**, **{ $by }** möchte dich mit *{ $card }* unterstützen. Das bringt dir Wahnsinn. Nimmst du an?
cs-certain = **{ $one }**, das ist sicher das Ende. Wirklich?
cs-certain-victim = **{ $one }**, was **{ $by }** vorhat, kostet dich sicher den Verstand. Einverstanden?
cs-lay-more = **{ $one }**, dort { $missing ->
    [0] wird keine Trophäe mehr
    [one] wird nur noch 1 Trophäe
   *[other] werden nur noch { $missing } Trophäen
} gebraucht. Legst du { $n }? Der Rest geht beim Versiegeln zurück in den Vorrat.
cs-gate-seal = **{ $one }**, welche Tor-Versiegelungskarte nimmst du? Wer sie hat, kann den Schauplatz mit demselben Zeichen versiegeln.
cs-seal = **{ $one }**, Ortsversiegelung: Was tust du?
cs-altar = Eine Runde um den Kreis ist voll: Welcher Schauplatz wird aktiv?
cs-break-altar = *{ $card }*: Welcher Altar wird entfernt?
cs-abduct = *{ $card }*: Wer wird zum Kultistenmarker geholt?
cs-team = *{ $card }*: Was wählt ihr gemeinsam?
cs-choose = **{ $one }**, *{ $card }*: Was davon?
cs-may = **{ $who }**, *{ $card }*: Tust du es?
cs-whom = **{ $one }**, *{ $card }*: Wen?
cs-slot = **{ $one }**, *{ $card }*: Welcher Schauplatz?
cs-hold = **{ $one }**, *{ $card }*: Welcher Große Alte wird aufgehalten?
cs-parcel = **{ $one }**, *{ $card }*: Welches Objekt geht an wen?
cs-salvage = **{ $one }**, welches Objekt nimmst du aus dem Ablagestapel?
cs-lose-object = **{ $one }**, welches Objekt verlierst du?
cs-turn-die = **{ $one }**, welchen Würfel drehst du auf welche Seite?
cs-reroll-any = **{ $one }**, welcher Würfel wird neu geworfen?
cs-peek = **{ $one }**, welche Entsetzenkarte siehst du dir an?
cs-remove-crystal = **{ $one }**, von welcher Entsetzenkarte nimmst du einen Kristall?
cs-move-crystal = **{ $one }**, welchen Kristall verschiebst du wohin?
cs-cancel-step = **{ $one }**, der Entsetzenmarker soll zu Karte { $ring } (Kristalle dort: { $crystals }). Hebst du den Schritt auf?
cs-seance = **{ $one }**, ziehst du die Karte, die du gesehen hast?
cs-bargain = **{ $one }**, gehst du auf den Handel ein?

## Antworten

cs-opt-die = { $face } nehmen ({ $face_name })
cs-opt-move = Gehen: { $slot } { $location }
cs-opt-move-lay = Gehen: { $slot } { $location }, dort { $n } hinlegen
cs-opt-act = { $card }
cs-opt-use = Nutzen: { $card }
cs-opt-research = { $n ->
    [one] Forschen: 1 Karte ziehen
   *[other] Forschen: { $n } Karten ziehen
}
cs-opt-research-hint = Unerwartete Ereignisse kommen zuerst, dann darfst du ein Objekt behalten
cs-opt-give = An { $whom } geben: { $card }
cs-opt-swap = { $what ->
    [trophy] { $symbol } gegen { $wanted } tauschen
   *[object] Mit { $whom } tauschen: { $card } gegen { $takes }
}
cs-opt-withdraw = Angebot an { $whom } zurückziehen
cs-opt-support = { $whom } unterstützen: { $card }
cs-opt-develop = Stufe { $level } entwickeln: { $n } × { $symbol } zahlen
cs-opt-lay = { $n ->
    [one] 1 Trophäe hier hinlegen
   *[other] { $n } Trophäen hier hinlegen
}
cs-opt-target = Zielmarker auf: { $enemy }
cs-opt-target-ready = Zielmarker auf: { $enemy }, dann bereit
cs-opt-untarget = Zielmarker weg von: { $enemy }
cs-opt-ready = Bereit
cs-opt-auto = Bereit, Keeper wählt
cs-opt-auto-hint = Keeper wählt dir Würfel und Ziel, wenn ein Kampf damit sicher gewonnen ist; sonst kämpfst du nicht
cs-opt-wait = Doch nicht bereit
cs-opt-tell = Sagen, was mir fehlt
cs-opt-tell-hint = Alle lesen, welche Symbole deinen Kämpfen fehlen, bis gekämpft wird; deine Karten bleiben verdeckt
cs-opt-keep = { $drops ->
    [yes] { $card } behalten, { $drop } ablegen
   *[no] { $card } behalten
}
cs-opt-pass = An { $whom } geben: { $card }
cs-opt-none = { $asked ->
    [cs-share] Nichts tauschen
    [cs-gate-seal] Keine nehmen
   *[other] Nichts behalten
}
cs-opt-drop = { $several ->
    [yes] { $card }
   *[no] Ablegen: { $card }
}
cs-opt-lose = Ablegen: { $card }
cs-opt-attack = { $cost ->
    [0] Angreifen
   *[other] Angreifen, { $cost } Wahnsinn
}
cs-opt-decline = Nicht angreifen
cs-opt-decline-hint = Wer mit niemandem kämpft, erhält 1 Wahnsinn, und der Entsetzenmarker rückt vor
cs-opt-commit = { $cost ->
    [0] Kampf gewinnen
   *[other] Kampf gewinnen, { $cost } Wahnsinn
}
cs-opt-pick = Selbst wählen, womit …
cs-opt-concede = Kampf aufgeben
cs-opt-concede-hint = 1 Wahnsinn, und der Entsetzenmarker rückt vor; deine Karten bleiben auf der Hand
cs-opt-reroll = { $face } neu werfen, 1 Wahnsinn
cs-opt-coin = { $face } neu werfen: { $card }
cs-opt-with = { $doubled ->
    [yes] { $source }, verdoppelt: { $n } × { $symbol }
   *[no] { $source }: { $n } × { $symbol }
}
cs-opt-fight = { $who } gegen { $enemy }
cs-opt-trophy = { $symbol } { $symbol_name }
cs-opt-share = { $symbols } gegen deine { $given }
cs-opt-symbol = { $symbol } { $symbol_name }
cs-opt-name = { $what ->
    [trophies] { $symbols } abgeben
    [exchange] Eine mit { $whom } tauschen
    [card] { $card }
    [die] Deinen Würfel { $face }
   *[enemy] { $enemy }
}
cs-opt-cancel = { $asked ->
    [cs-cancel-step] Schritt aufheben
   *[other] Lieber nicht
}
cs-opt-let = Geschehen lassen
cs-opt-confirm = Ja, wirklich
cs-opt-accept = { $drops ->
    [yes] Annehmen, { $card } ablegen
   *[no] Annehmen
}
cs-opt-refuse = Ablehnen
cs-opt-seal = { $what ->
    [card] { $symbol } { $symbol_name }
   *[location] { $named ->
        [yes] Versiegeln: { $location }, mit { $card }, { $cost } Wahnsinn
       *[no] Versiegeln: { $location }, { $cost } Wahnsinn
    }
}
cs-opt-done = Nichts weiter legen
cs-opt-altar = { $slot } { $location }
cs-opt-whom = { $whom }
cs-opt-slot = { $slot } { $location }: { $face }
cs-opt-hold = { $enemy }
cs-opt-parcel = { $card }: von { $by } an { $whom }
cs-opt-salvage = { $card }
cs-opt-turn = { $die } auf { $face } { $face_name }
cs-opt-again = { $mate ->
    [yes] { $whom }: { $face }
   *[no] Vorrat: { $face }
}
cs-opt-ring = Karte { $ring }: { $crystals }/{ $threshold } Kristalle
cs-opt-crystal = Von Karte { $ring } zu Karte { $to }
cs-opt-take = Ziehen: { $card }
cs-opt-may-yes = Darauf eingehen
cs-opt-may-no = Darauf verzichten
cs-opt-leave = Liegen lassen
cs-bargain-plain = { $choice ->
    [0] Auf den Handel eingehen
   *[other] Ablehnen
}
cs-bargain-hint = { $choice ->
    [0] 1 Wahnsinn; +2 freie Symbole in diesem Kampf
   *[other] Nichts geschieht
}

## Arten von Taten auf dem Bogen

cs-kind = { $kind ->
    [take] Einen Würfel nehmen …
    [move] Gehen …
    [use] Schauplatz, Fähigkeit oder Objekt nutzen …
    [research] Forschen …
    [offer] Ein Objekt geben oder tauschen …
    [support] Jemanden unterstützen …
    [develop] Eine Fähigkeit entwickeln …
    [lay] Trophäen hinlegen …
    [target] Ein Ziel wählen …
   *[other] Etwas anderes …
}

## Hinweise

cs-hint-needs = braucht { $symbols }
cs-hint-insanity = { $n ->
    [0] kostenlos
   *[other] { $n } Wahnsinn
}
cs-hint-for = für { $whom }: „{ $text }“
cs-hint-free = kostenlos
cs-hint-enough = reicht gegen { $enemy }
cs-hint-attack = { $lacks ->
    [0] du hast alles, was es braucht
    [one] 1 Symbol fehlt; ein neuer Wurf kann es bringen
   *[other] { $lacks } Symbole fehlen; neue Würfe können sie bringen
}{ $cost ->
    [0] {""}
   *[other] {" "}· der Angriff kostet { $cost } Wahnsinn
}
cs-hint-commit = mit { $used }{ $cost ->
    [0] {""}
   *[other] {" "}· { $cost } Wahnsinn
}
cs-hint-die = Würfel { $face }
cs-hint-die-faces = fünf Symbole und eine freie Seite
cs-hint-foes = { $n ->
    [one] 1 Gegner ({ $nearest })
   *[other] { $n } Gegner (der nächste { $nearest })
}
cs-hint-sealed = versiegelt
cs-hint-trophies = Trophäen { $n }/{ $needed }
cs-hint-nobody = niemand dort
cs-hint-card = { $star ->
    [yes] Stern-Karte, kostet beim Unterstützen nichts
   *[no] {""}
}{ $research ->
    [0] {""}
   *[other] { $star ->
        [yes] {", "}Forschung { $research }
       *[no] Forschung { $research }
    }
}
cs-hint-person = Wahnsinn { $now }/{ $most }
cs-hint-develop = { $level ->
    [1] ein Schritt auf dem Entsetzenkreis
    [2] ein Schritt auf dem Entsetzenkreis, ein Kultist hier
   *[3] ein Schritt auf dem Entsetzenkreis, ein Kultist hier, 1 fortwährender Wahnsinn
} · dann eine Tor-Versiegelungskarte
cs-hint-lay = { $missing ->
    [0] mehr werden nicht gebraucht
   *[other] noch { $missing } gebraucht
}
cs-hint-drop = { $needed ->
    [yes] dein Kampf braucht sie
   *[no] dein Kampf kommt ohne sie aus
}
cs-hint-marked = schon das Ziel von { $who }
cs-hint-no-target = Kein Ziel gewählt: Das bringt dir 1 Wahnsinn, und der Entsetzenmarker rückt vor

## Plan

cs-plan-head = { $phase ->
    [setup] Alle behalten eines ihrer Objekte.
    [refresh] Legt ab, was ihr nicht braucht; danach zieht ihr die Hand wieder voll.
   *[other] Das entscheiden alle für sich.
}
cs-plan-pool = { $n ->
    [0] Im Vorrat liegt kein Würfel mehr.
   *[other] Würfel im Vorrat: { $dice }
}
cs-plan-too-many = ⚠️ { $coming ->
    [one] Die nächste Runde bringt 1 Kultisten
   *[other] Die nächste Runde bringt { $coming } Kultisten
}, das Limit ist { $limit }: { $over ->
    [one] Mindestens 1 muss
   *[other] Mindestens { $over } müssen
} vorher fallen.
cs-plan-line = { $done ->
    [yes] ✓
   *[no] ◦
} **{ $who }** { $slot } { $location }{ $has_dice ->
    [yes] {" "}· 🎲 { $dice }
   *[no] {""}
}{ $now ->
    [0] {""}
   *[other] {" "}· Wahnsinn { $now }/{ $most }
}
cs-plan-no-target = · { $foes ->
    [0] dort ist niemand zu bekämpfen
   *[other] noch kein Ziel
}
cs-plan-aim = ➜ *{ $enemy }*{ $known ->
    [yes] : { $how }
   *[no] {""}
}
cs-plan-sure = { $cost ->
    [0] sicher
   *[other] sicher, für { $cost } Wahnsinn
}
cs-plan-not-yet = noch nicht erreichbar
cs-plan-too-mad = nur um den Preis des Verstands
cs-plan-lacks = es fehlt { $symbols }
cs-plan-closing = { $more ->
    [0] { $who } hat { $card }
   *[other] { $who } hat { $card }, auch andere könnten helfen
}
cs-plan-helped = + { $cards }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}

## Überschrift und Tisch

cs-headline-setup = Cultistorm: Die Ermittler sammeln sich
cs-headline-over = Cultistorm, Runde { $round }: Es ist vorbei
cs-headline = Runde { $round }, { $phase ->
    [cultists] Kultisten
    [refresh] Aktualisierung
    [horror] Entsetzen
    [preparation] Vorbereitung
    [combat] Kampf
   *[sealing] Ortsversiegelung
} · Kultisten { $count }/{ $limit } · versiegelt { $sealed }/{ $places }
cs-outcome = { $result ->
    [won] { $day ->
        [0] Gewonnen in Runde { $round }: Der Sturm ist vorüber.
       *[other] Gewonnen in Runde { $round }: Das Ziel von Tag { $day } ist erreicht.
    }
    [insane] Verloren in Runde { $round }: { $who } hat den Verstand verloren.
    [entered] Verloren in Runde { $round }: { $enemy } ist hindurch.
    [limit] Verloren in Runde { $round }: zu viele Kultisten.
    [ending] Verloren in Runde { $round }: Das Endspiel fand ein Tor offen.
    [module] { $why ->
        [deadline] Verloren in Runde { $round }: Der Tag ist um, und sein Ziel wurde nicht erreicht.
        [otherworlds] Verloren in Runde { $round }: Jemand blieb für immer in einer anderen Welt.
        [innocent-victims] Verloren in Runde { $round }: Zu viele Unschuldige tragen jetzt die Robe.
        [plagues] Verloren in Runde { $round }: Die Seuche hat die Städte verlassen.
       *[other] Verloren in Runde { $round }.
    }
   *[abandoned] Abgebrochen in Runde { $round }.
}
cs-board-place = { $slot } **{ $location }** · Würfel { $die } · { $sealed ->
    [yes] versiegelt
   *[no] Trophäen { $trophies }/{ $required }
}{ $altar ->
    [yes] {" "}· aktiv
   *[no] {""}
}{ $marker ->
    [yes] {" "}· Kultistenmarker
   *[no] {""}
}{ $blocked ->
    [yes] {" "}· blockiert
   *[no] {""}
}{ $anybody ->
    [yes] {" "}· { $who }
   *[no] {""}
}
cs-board-column = Vom Schauplatz nach außen: { $foes }
cs-board-foe = { $enemy } ({ $symbols }){ $gate ->
    [yes] {" "}am Tor
   *[no] {""}
}{ $held ->
    [yes] {" "}aufgehalten
   *[no] {""}
}{ $devoured ->
    [0] {""}
   *[other] {" "}hat { $devoured } verschlungen
}
cs-board-ring = { $here ->
    [yes] ➜
   *[no] {""}
}{ $eye ->
    [yes] Auge{" "}
   *[no] {""}
}{ $crystals }/{ $threshold }{ $known ->
    [yes] {" "}({ $card })
   *[no] {""}
}
cs-board-circle = Entsetzenkreis: { $cells } · volle Runden { $laps }
cs-board-pool = Würfel im Vorrat: { $dice } · in der Reserve: { $reserve }
cs-board-person = { $alone ->
    [yes] **{ $investigator }** bei { $slot }
   *[no] **{ $who }** spielt *{ $investigator }* bei { $slot }
}{ $away ->
    [yes] {" "}(abwesend)
   *[no] {""}
} · { $attack ->
    [ranged] Fernkampf
   *[melee] Nahkampf
} · Wahnsinn { $now }/{ $most }{ $permanent ->
    [0] {""}
   *[other] {" "}({ $permanent } fortwährend)
} · Fähigkeiten { $level } · Karten { $cards }{ $has_dice ->
    [yes] {" "}· Würfel { $dice }
   *[no] {""}
}{ $has_trophies ->
    [yes] {" "}· Trophäen { $trophies }
   *[no] {""}
}{ $has_seals ->
    [yes] {" "}· Tor-Versiegelung { $seals }
   *[no] {""}
}{ $has_objects ->
    [yes] {" "}· { $objects }
   *[no] {""}
}
cs-board-hand = Hand von { $who }: { $cards }
cs-board-module = { $what ->
    [blots] Kleckse: { $cards }
    [overflows] Die Seuche ist { $cards }-mal übergelaufen.
    [saved] Gerettet: { $cards }
    [lost] Verloren: { $cards }
    [rituals] Noch zu lernende Rituale: { $cards }
   *[pieces] Teile des Rätsels, die noch fehlen: { $cards }
}
cs-board-otherworld = *{ $card }* steht hier offen{ $trapped ->
    [yes] {" "}und hält fest: { $who }
   *[no] {""}
}.
cs-board-cubes = { $n ->
    [one] 1 Seuchenmarker
   *[other] { $n } Seuchenmarker
}
cs-board-civilian = *{ $card }* wartet auf Hilfe, noch Kultistenphasen: { $n }
cs-board-offer = { $swap ->
    [yes] { $by } bietet { $whom } *{ $card }* gegen *{ $takes }*.
   *[no] { $by } bietet { $whom } *{ $card }* an.
}
cs-board-supply = Trophäen im Vorrat: { $trophies } · Tor-Versiegelungskarten: { $seals }
cs-board-decks = Kultisten im Stapel: { $cultists } (abgelegt { $discarded }) · Objekte: { $objects } · Entsetzenkarten: { $horrors }

## Bogen

cs-sheet-card = *{ $card }* – { $text }
cs-sheet-object = Objekt *{ $card }*: { $text }
cs-sheet-chosen = *{ $card }* gibt { $symbol } { $name }.
cs-sheet-ability = { $state ->
    [has] Fähigkeit { $level }, *{ $name }*: { $text }
   *[next] Nächste Fähigkeit für { $price ->
        [one] 1 Trophäe
       *[other] { $price } gleiche Trophäen
    }, *{ $name }*: { $text }
}
cs-sheet-support = Für deinen Kampf: *{ $card }* von { $by }. { $text }
cs-sheet-seen = Du hast Entsetzenkarte { $ring } gesehen: *{ $card }*. { $text }

cs-sheet-trapped = Du steckst in *{ $card }*: Du kannst nicht gehen, kämpfen oder einen Würfel nehmen, aber unterstützen und forschen.
cs-sheet-xp = Erfahrung { $n }
cs-sheet-ritual = Ritual *{ $card }*: { $text }
cs-sheet-overlord = Du spielst die Gegenseite. Grauen { $dread }.
cs-sheet-pile = { $pile ->
    [cultists] Kultisten auf deiner Hand: { $cards }
   *[horror] Entsetzenkarten, die du hältst: { $cards }
}
cs-board-overlord = **{ $who }** spielt die Gegenseite: Kultisten auf der Hand { $cultists }, Entsetzenkarten { $horrors }, Grauen { $dread }.

## Karten nachgeschlagen

cs-card-kind = { $kind ->
    [cultists] Kultist
    [great_old_ones] Großer Alter
    [locations] Schauplatz
    [investigators] Ermittler
    [actions] Aktionskarte
    [objects] Objekt
    [horrors] Entsetzenkarte
   *[module_cards] Karte eines Moduls
}
cs-card-cultist = Symbole { $symbols } · Trophäe { $trophy } · ruft { $great }
cs-card-great = { $wave ->
    [first] Erste Welle
    [second] Zweite Welle
   *[special] Einer speziellen Kaste
} · Symbole { $symbols }
cs-card-action = Symbol { $symbol } · Forschung { $research }{ $star ->
    [yes] {" "}· Stern-Karte von { $of }
   *[no] {""}
}
cs-card-horror = { $ending ->
    [yes] Endspielkarte, { $threshold } Kristalle
   *[no] { $threshold } Kristalle
}
cs-card-place = { $place ->
    [location] Im Spiel: { $name }.
    [standing] Steht bei { $name }.
    [devoured] Verschlungen von { $name }.
    [played] Gespielt von { $name }.
    [hand] Auf der Hand von { $name }.
    [held] Hat gerade: { $name }.
    [before] Liegt vor { $name }.
    [discarded-own] Auf dem Ablagestapel von { $name }.
    [discarded] Auf dem Ablagestapel.
    [pile] Wartet neben dem Spielbrett.
   *[now] Gerade in Kraft.
}

## Lobby

cs-lobby = Alle planen gleichzeitig, bis alle bereit sind, dann wird gekämpft. Ihr gewinnt oder verliert gemeinsam: Versiegelt alle fünf Schauplätze, bevor der Sturm losbricht (an einem Tag der Kampagne: Erreicht dessen Ziel). Ein Spiel dauert etwa 8 bis 11 Runden: einen Abend, oder zwei Wochen bei einer Runde am Tag. Lasst ihr alles, wie es ist, und helft ihr einander, gewinnt ihr etwas mehr als jedes zweite Spiel; was eine Wahl daran ändert, steht dabei. Fürs erste Mal ändert am besten nichts.{ $n ->
    [1] {" "}Allein hat man drei Ermittler; zu zweit hat jede Person einen, und Verbündete helfen aus der Ferne.
    [2] {" "}Zu zweit hat jede Person einen Ermittler, und Verbündete helfen aus der Ferne: Das ist schwerer, etwa jedes dritte Spiel gelingt. Mit je zwei Ermittlern ist es wie zu viert.
    [6] {" "}Zu sechst spielt die Gegenseite, wer zuletzt kam (*Hinter den Kulissen*).
   *[other] {""}
}
wish-cs-difficulty = Schwierigkeit
wish-cs-difficulty-is = { $level ->
    [easy] leicht
    [hard] schwer
    [nightmare] Albtraum
   *[normal] normal
}
wish-cs-difficulty-hint = { $level ->
    [easy] Ein Altar von Anfang an, die erste Runde um den Kreis zählt, ein schon besiegtes Ziel kostet nichts
    [hard] Eine spezielle Kaste, und auf dem Auge liegt ein Kristall mehr
    [nightmare] Wie schwer, mit Kreaturen, und das Kultisten-Limit ist um 1 kleiner
   *[normal] Wie im Buch
}
wish-cs-major = Großes Modul
wish-cs-minor = Kleine Module
wish-cs-creatures = Kreaturen
wish-cs-caste = Spezielle Kaste
wish-cs-caste-hint = Sieben Kultisten mit eigenen Fähigkeiten und ihr Großer Alter: kaum schwerer, nicht länger
wish-cs-stories = Erzählspiel
wish-cs-hands = Handkarten
wish-cs-hands-are = { $hands ->
    [open] offen
   *[closed] verdeckt
}
wish-cs-hands-hint = Andere sehen nur, was dir nach deinen Worten fehlt: viel schwerer, und mehr zu bereden
wish-cs-none = ohne
wish-cs-stories-are = mit Geschichten
wish-cs-investigator = Ermittler
wish-cs-drawn = wird ausgelost
wish-cs-investigator-hint = { $type }, { $attack ->
    [ranged] Fernkampf
   *[melee] Nahkampf
} · erste Fähigkeit: { $first }
cs-module-hint = { $module ->
    [narrative] Zu jedem Kampf eine Geschichte, oft mit Folgen: viel schwerer (2 von 10 gewonnen) und länger
    [behind-the-scenes] Eine Person spielt die Gegenseite: viel schwerer (2 von 10 gewonnen, sonst 6), gleich lang
    [storm-of-cultists] Sieben Tage mit je einem Ziel, je ein Spiel: Der erste ist kurz (5 Runden) und meist gewonnen
    [remote-assistance] Verbündete helfen aus der Ferne, allein oder zu zweit: schwerer (4 von 10 gewonnen) und länger
    [otherworlds] Ein Großer Alter öffnet eine Welt, die alle dort festhält: schwerer (4 von 10 gewonnen), gleich lang
    [ancient-relics] Relikte für Wahnsinn und einen Kultisten: mehr Wagnis, mehr Mittel; etwas schwerer, gleich lang
    [dark-rituals] Unterstützen bringt Erfahrung, Erfahrung kauft Rituale: etwas leichter, gleich lang
    [cultist-events] In jeder Kultistenphase ein Ereignis, meist schlecht: viel schwerer (3 von 10), eine Runde kürzer
    [innocent-victims] Zivilisten, die rechtzeitig gerettet werden müssen: etwa so schwer und so lang wie ohne
    [plagues] Seuchenmarker breiten sich über die Schauplätze aus: schwerer (4 von 10 gewonnen), eine Runde kürzer
    [dangerous-puzzle] Teile zwischen den Objekten, die ihr alle finden müsst: viel schwerer (3 von 10), mehr zu tun
    [research-events] Forschung bringt ein Ereignis, öfter ein gutes: etwa so schwer und so lang wie ohne
    [rorschach-test] Kleckse, die Große Alte rufen, wenn niemand sie auflöst: viel schwerer (3 von 10), kürzer
   *[other] Ändert Dauer und Schwierigkeit
}
no-bad-wish-seats = { $known ->
    [none] Was ihr gewählt habt, geht mit keiner Zahl von Plätzen zusammen. Nehmt etwas davon zurück und beginnt dann noch einmal.
   *[other] Mit { $value } geht das nicht: Was ihr gewählt habt, ist für { $known }. Ändert die Plätze oder das Modul und beginnt dann noch einmal.
}
no-bad-wish-major = Von den großen Modulen geht nur eines. Wählt neu und beginnt dann.

## Warum etwas nicht geht

cs-why-over = Das Spiel ist vorbei.
cs-why-setup = Die Ermittler sammeln sich erst.
cs-why-phase = Das gehört in eine andere Phase; jetzt ist { $phase ->
    [setup] Aufbau
    [cultists] Kultistenphase
    [refresh] Aktualisierung
    [horror] Entsetzen
    [preparation] Vorbereitung
    [combat] Kampfphase
   *[sealing] Ortsversiegelung
}.
cs-why-other-first = Erst ist etwas anderes zu entscheiden.
cs-why-pool-empty = Im Vorrat liegt kein Würfel mehr.
cs-why-one-die = Du hast deinen Würfel für diese Runde schon genommen.
cs-why-no-altar = *{ $location }* ist nicht aktiv.
cs-why-no-action = *{ $location }* hat keine Aktion; was dort gilt, gilt von selbst.
cs-why-actions-closed = Gerade kann keine Schauplatzaktion genutzt werden.
cs-why-action-used = Die Aktion von *{ $location }* ist in dieser Runde schon genutzt, oder sie könnte nichts bewirken.
cs-why-nothing-to-use = Du hast nichts, was sich jetzt nutzen ließe.
cs-why-no-objects-left = Der Objektstapel ist leer.
cs-why-no-icon = Keine deiner Handkarten hat ein Forschungssymbol.
cs-why-researched = Du hast in dieser Runde schon geforscht.
cs-why-no-object = Du hast kein Objekt.
cs-why-nobody-here = Außer dir steht niemand an deinem Schauplatz.
cs-why-open-offer = Zwischen euch ist noch ein Angebot offen.
cs-why-support-limit = Du hast in dieser Runde { $n } Unterstützungen gespielt; mehr geht nicht.
cs-why-no-card = Du hast keine Karte auf der Hand.
cs-why-card = *{ $card }*: Das könnte gerade niemand ausführen ({ $text })
cs-why-cannot-carry-out = Niemand könnte ausführen, was deine Karten sagen.
cs-why-all-abilities = Du hast alle Fähigkeiten entwickelt.
cs-why-trophies = { $n ->
    [one] Die nächste Fähigkeit kostet 1 Trophäe, und du hast keine.
   *[other] Die nächste Fähigkeit kostet { $n } Trophäen eines Symbols; du hast { $have }, { $missing } { $missing ->
        [one] fehlt
       *[other] fehlen
    } also noch.
}
cs-why-sealed = *{ $location }* ist schon versiegelt.
cs-why-no-matching-trophy = Du hast keine Trophäe { $symbol }, und die braucht dein Schauplatz.
cs-why-no-enemy = Bei *{ $location }* ist niemand zu bekämpfen.
cs-why-two-targets = Deine beiden Zielmarker liegen schon, oder alle hier haben schon einen davon.
cs-why-no-target = Du hast kein Ziel gewählt.
cs-why-not-your-fight = Gekämpft wird gerade bei { $slot }.
cs-why-great-old-one = Bei *{ $location }* ist ein Großer Alter: Der muss erst besiegt werden.
cs-why-no-gate-seal = Dir gehört die Tor-Versiegelungskarte { $symbol } nicht.
cs-why-trophies-missing = { $n ->
    [one] An deinem Schauplatz liegen { $have } von { $of } Trophäen { $symbol }: 1 fehlt noch.
   *[other] An deinem Schauplatz liegen { $have } von { $of } Trophäen { $symbol }: { $n } fehlen noch.
}
cs-why-no-vote = Gerade gibt es nichts abzustimmen.
cs-why-cannot-move = Du kannst deinen Schauplatz gerade nicht verlassen.

## Nachgefragt, bevor etwas Unkluges geschieht

doubt-cs-won = Du hast alles, was du für diesen Kampf brauchst. Trotzdem aufgeben?
doubt-cs-lay-more = { $missing ->
    [0] Dort fehlt keine Trophäe mehr. Trotzdem { $n } hinlegen?
    [one] Dort fehlt nur 1 Trophäe. Trotzdem { $n } hinlegen?
   *[other] Dort fehlen nur { $missing } Trophäen. Trotzdem { $n } hinlegen?
}
doubt-cs-end = Wer niemanden bekämpft oder verliert, erhält 1 Wahnsinn. Für dich wäre es der fünfte: Das Spiel wäre für alle verloren. Trotzdem?
