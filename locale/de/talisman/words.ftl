# Talisman am Tisch: was geschieht. Karten und Felder sind kursiv, Personen fett.

## Kleine Wörter

tm-stat = { $stat ->
    [strength] Stärke
   *[craft] Talent
}
tm-alignment = { $alignment ->
    [good] Gut
    [evil] Böse
   *[neutral] Neutral
}
tm-quest = { $quest ->
    [life] einem anderen Charakter im Kampf einen Lebenspunkt nehmen
    [enemy] einen Feind töten
    [follower] einen Begleiter abliefern
    [magic_object] einen magischen Gegenstand abliefern
    [gold3] 3 Gold abliefern
   *[gold2] 2 Gold abliefern
}
tm-granted = { $how ->
    [outer] auf ein beliebiges Feld der äußeren Region
    [temple] auf das Feld *Tempel*
   *[ferry] mit der Fähre ans andere Ufer
}
tm-deck = { $deck ->
    [spells] Magiestapel
   *[adventure] Abenteuerstapel
}
tm-nobody = niemand
tm-between = { $space } ({ $before } – { $after })
tm-beside = { $space } ({ $neighbour })
tm-several = { $n } × { $what }

## Aufbau und Zug

tm-ev-game-begins = { $seats ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[6] Zu sechst
} brecht ihr auf. Das Ziel: die *Krone der Herrschaft*.{ $brisk }
tm-brisk = Alle beginnen mit { $gain } Stärke, { $gain } Talent und { $gold } Gold mehr und mit einem Talisman.
tm-ev-beginning-rolled = **{ $who }** würfelt um den ersten Zug: { $dice }.
tm-ev-character-enters = **{ $who }** spielt *{ $character }*. Startfeld: *{ $space }*.
tm-ev-turn-begins = Zug { $turn }: **{ $who }** ist dran.
tm-ev-must-miss = { $n ->
    [0] Für **{ $who }** ist dieser Zug vorbei.
    [one] **{ $who }** muss 1 Zug aussetzen.
   *[other] **{ $who }** muss { $n } Züge aussetzen.
}
tm-ev-turn-missed = { $left ->
    [0] **{ $who }** setzt diesen Zug aus.
    [one] **{ $who }** setzt diesen Zug aus und danach noch 1.
   *[other] **{ $who }** setzt diesen Zug aus und danach noch { $left }.
}
tm-ev-turn-ends = Der Zug von **{ $who }** ist vorbei.
tm-ev-extra-turn = { $left ->
    [0] **{ $who }** ist noch einmal dran, zum letzten Mal.
    [one] **{ $who }** ist noch einmal dran, danach noch 1 Mal.
   *[other] **{ $who }** ist noch einmal dran, danach noch { $left } Mal.
}

## Bewegung

tm-ev-move-rolled = **{ $who }** würfelt für die Bewegung: { $dice }.
tm-ev-walks = **{ $who }** geht auf das Feld *{ $space }*.
tm-ev-stays = { $why ->
    [enslaved] **{ $who }** bleibt im *Tempel* versklavt: weniger als 4.
    [blocked] **{ $who }** kommt nicht fort: Der Weg ist versperrt.
    [rests] **{ $who }** bleibt und ruht sich aus.
    [task] **{ $who }** bleibt und setzt die Aufgabe fort.
   *[inner] **{ $who }** bleibt stehen.
}
tm-ev-put-there = *{ $card }*: **{ $who }** kommt auf das Feld *{ $space }*.
tm-ev-enslaved = **{ $who }** ist im *Tempel* versklavt, bis zu einem Bewegungswurf von 4 oder mehr.
tm-ev-freed = **{ $who }** ist wieder frei.
tm-ev-bridge-tried = **{ $who }** will über die Brücke. Im Weg steht: *Wachtposten*.
tm-ev-bridge-crossed = **{ $who }** hat den Windsbrautfluss hinter sich.
tm-ev-portal-tried = { $opens ->
    [yes] **{ $who }** versucht sich am *Portal der Macht* mit { $stat_name }: { $dice } gegen { $worth }. Es öffnet sich.
   *[no] **{ $who }** versucht sich am *Portal der Macht* mit { $stat_name }: { $dice } gegen { $worth }. Es bleibt zu.
}
tm-ev-raft-built = **{ $who }** baut ein Floß.
tm-ev-raft-lost = Das Floß von **{ $who }** ist weg.
tm-ev-river-crossed = **{ $who }** überquert den Windsbrautfluss.
tm-ev-move-promised = **{ $who }** darf nächsten Zug { $how_said } ziehen.
tm-ev-retreats = **{ $who }** kehrt um.
tm-ev-retreat-broken-off = **{ $who }** geht doch weiter.
tm-ev-kept-off = *{ $card }*: **{ $who }** soll auf das Feld *{ $space }*, doch eine Barriere versperrt es. **{ $who }** bleibt stehen.
tm-ev-blocked-way = **{ $who }** steht vor einer Barriere und kommt nicht weiter: *{ $space }*.

## Karten

tm-ev-card-drawn = **{ $who }** zieht: *{ $card }*{ $worth }.
tm-ev-card-replaced = **{ $who }** schickt weg: *{ $card }*, und zieht: *{ $by }*.
tm-ev-card-placed = { $die ->
    [0] *{ $card }* liegt jetzt auf dem Feld *{ $space }*.
   *[other] Eine { $die }: *{ $card }* kommt auf das Feld *{ $space }*.
}
tm-ev-card-gone = *{ $card }* kommt auf den Ablegestapel.
tm-ev-card-removed = *{ $card }* ist aus dem Spiel.
tm-ev-deck-shuffled = Der { $deck } wird neu gemischt.
tm-ev-nothing-to-draw = Der { $deck } ist leer, und der Ablegestapel auch.
tm-ev-event-happens = **{ $who }** zieht ein Ereignis: *{ $card }*.{ $text }
tm-ev-stranger-met = **{ $who }** trifft: *{ $card }*.
tm-ev-place-visited = **{ $who }** besucht den Ort *{ $card }*.
tm-ev-space-met = **{ $who }** begegnet dem Feld *{ $space }*.
tm-ev-visits = **{ $who }** geht { $choice_name }.
tm-ev-table-rolled = { $same ->
    [yes] *{ $card }*: **{ $who }** würfelt { $dice }.{ $row }
   *[no] *{ $card }*: **{ $who }** würfelt { $dice }, das zählt als { $result }.{ $row }
}
tm-nothing-happens = Nichts geschieht
tm-ev-die-rolled-again = **{ $who }** würfelt einen Würfel neu: { $die }.
tm-ev-not-rolled = **{ $who }** würfelt hier nicht: *{ $card }*.
tm-ev-lasting-begins = { $left ->
    [one] *{ $card }* gilt 1 Runde lang.
   *[other] *{ $card }* gilt { $left } Runden lang.
}
tm-ev-lasting-ends = { $what ->
    [hex] Die Verwünschung ist aufgehoben: *{ $space }*.
    [barrier] Die Barriere ist weg: *{ $space }*.
    [no-spells] Die Sonnenfinsternis ist vorbei: Es darf wieder gezaubert werden.
    [no-magic] Magie wirkt wieder.
    [blizzard] Der Schneesturm ist vorbei: Für die Bewegung wird wieder gewürfelt.
   *[other] Die Wirkung ist vorbei.
}

## Besitz

tm-ev-taken = **{ $who }** nimmt auf: *{ $card }*.
tm-ev-gold-taken = **{ $who }** hebt { $n } Gold auf.
tm-ev-put-down = **{ $who }** legt ab: *{ $card }* (Feld *{ $space }*).
tm-ev-follower-parted = **{ $who }** lässt zurück: *{ $follower }* (Feld *{ $space }*).
tm-ev-follower-killed = *{ $follower }*, im Gefolge von **{ $who }**, ist tot.
tm-ev-handed-over = **{ $who }** bekommt von **{ $by }**: *{ $card }*.
tm-ev-gold-handed-over = **{ $who }** bekommt { $n } Gold von **{ $by }**.
tm-ev-gold-gained = **{ $who }** bekommt { $n } Gold (jetzt { $now }).
tm-ev-gold-lost = **{ $who }** verliert { $n } Gold (noch { $now }).
tm-ev-gold-paid = **{ $who }** zahlt { $n } Gold (noch { $now }).
tm-ev-bought = **{ $who }** kauft für { $price } Gold (noch { $now }): *{ $card }*.
tm-ev-sold = **{ $who }** verkauft für { $gold } Gold: *{ $card }*.
tm-ev-given = **{ $who }** bekommt: *{ $card }*.
tm-ev-sold-out = *{ $card }* ist ausverkauft.
tm-ev-too-dear = **{ $who }** kann nicht mehr bezahlen: *{ $card }* (kostet { $n } Gold, übrig { $gold }).
tm-ev-swapped = **{ $who }** tauscht: *{ $card }* gegen *{ $by }*.
tm-ev-used = **{ $who }** setzt ein: *{ $card }*.

## Stärke, Talent, Lebenspunkte

tm-ev-value-gained = **{ $who }** gewinnt { $n } { $stat_name } (jetzt { $now }).
tm-ev-value-lost = **{ $who }** verliert { $n } { $stat_name } (noch { $now }).
tm-ev-life-gained = { $n ->
    [one] **{ $who }** gewinnt 1 Lebenspunkt (jetzt { $now }).
   *[other] **{ $who }** gewinnt { $n } Lebenspunkte (jetzt { $now }).
}
tm-ev-healed = { $n ->
    [one] **{ $who }** heilt 1 Lebenspunkt (jetzt { $now }).
   *[other] **{ $who }** heilt { $n } Lebenspunkte (jetzt { $now }).
}
tm-ev-life-lost = { $n ->
    [one] **{ $who }** verliert 1 Lebenspunkt ({ $card }), noch { $now }.
   *[other] **{ $who }** verliert { $n } Lebenspunkte ({ $card }), noch { $now }.
}
tm-ev-life-saved = Eine { $die }: *{ $card }* rettet **{ $who }** einen Lebenspunkt.
tm-ev-save-failed = Eine { $die }: *{ $card }* nützt **{ $who }** nichts.
tm-ev-follower-instead = **{ $who }** gibt statt eines Lebenspunkts her: *{ $follower }*.
tm-ev-died = **{ $who }** ist tot: *{ $character }* fällt auf dem Feld *{ $space }*.
tm-ev-conceded = **{ $who }** gibt sich geschlagen. *{ $character }* verlässt das Spielbrett.
tm-ev-left-game = **{ $who }** ist aus dem Spiel.
tm-ev-new-character-comes = **{ $who }** zieht im nächsten Zug einen neuen Charakter.
tm-ev-alignment-changed = Gesinnung von **{ $who }**: jetzt { $alignment_name }.
tm-ev-alignment-kept = **{ $who }** hat diese Runde schon die Gesinnung gewechselt: Nichts ändert sich.
tm-ev-became-toad = **{ $who }** ist für 3 Züge eine Kröte. Gegenstände, Begleiter und Gold liegen auf dem Feld.
tm-ev-changed-back = **{ $who }** ist keine Kröte mehr.
tm-ev-trophy-kept = **{ $who }** behält als Trophäe: *{ $card }*.
tm-ev-trophies-traded = **{ $who }** tauscht Trophäen im Wert von { $points } gegen { $n } Stärke (jetzt { $now }).

## Zaubersprüche

tm-ev-spell-gained = { $n ->
    [one] **{ $who }** bekommt 1 Zauberspruch.
   *[other] **{ $who }** bekommt { $n } Zaubersprüche.
}
tm-ev-spell-seen = Dein neuer Zauberspruch: *{ $spell }*. { $text }
tm-ev-spell-discarded = **{ $who }** legt den Zauberspruch *{ $spell }* ab.
tm-ev-spells-lost = { $n ->
    [one] Der Zauberspruch von **{ $who }** geht ungesehen verloren.
   *[other] Die { $n } Zaubersprüche von **{ $who }** gehen ungesehen verloren.
}
tm-card-says = „{ $text }“
tm-ev-spell-begun = **{ $who }** hebt zu *{ $spell }* an.
tm-ev-spell-cast = { $aim ->
    [seat] **{ $who }** zaubert *{ $spell }* auf **{ $victim }**.
    [self] **{ $who }** zaubert *{ $spell }* auf sich selbst.
    [card] **{ $who }** zaubert *{ $spell }* auf *{ $card }*.
    [space] **{ $who }** zaubert *{ $spell }* auf das Feld *{ $space }*.
   *[none] **{ $who }** zaubert *{ $spell }*.
} { $text }
tm-ev-spell-countered = Der Zauberspruch *{ $spell }* von **{ $who }** ist gebrochen.
tm-ev-spell-reflected = **{ $who }** wirft *{ $spell }* auf **{ $victim }** zurück.
tm-ev-spell-fails = Der Zauberspruch *{ $spell }* von **{ $who }** bleibt ohne Wirkung.
tm-ev-spell-laid = **{ $who }** legt *{ $spell }* auf das Feld *{ $space }*.
tm-ev-spell-ends = *{ $spell }* ist vorbei: *{ $space }*.
tm-ev-armed-failed = Dein bereitgelegter Zauberspruch *{ $spell }* ließ sich nicht sprechen. Er bleibt auf deiner Hand, liegt aber nicht mehr bereit.
tm-ev-spells-looked-at = **{ $who }** sieht sich die Zaubersprüche von **{ $victim }** an.
tm-ev-spells-shown = **{ $victim }** hat auf der Hand: { $spells }.
tm-ev-deck-looked-at = { $n ->
    [one] **{ $who }** sieht sich die oberste Abenteuerkarte an.
   *[other] **{ $who }** sieht sich die obersten { $n } Abenteuerkarten an.
}
tm-ev-cards-shown = Oben auf dem Abenteuerstapel, in dieser Reihenfolge: { $cards }.
tm-ev-hex-strikes = Die Verwünschung trifft **{ $who }**: *{ $space }*.
tm-ev-immobile = **{ $who }** ist diesen Zug unbeweglich, durch einen Zauberspruch von **{ $by }**.
tm-ev-being-held = *{ $being }* kann diesen Zug nicht angreifen, durch einen Zauberspruch von **{ $by }**.
tm-ev-invisible = **{ $who }** ist bis zum Ende des Zuges unsichtbar und weicht allem aus.

## Ausweichen und kämpfen

tm-ev-evaded = **{ $who }** weicht aus: { $beings } (*{ $by }*).
tm-ev-turns-on = { $how ->
    [attack] **{ $who }** greift **{ $victim }** an.
    [psychic] **{ $who }** greift **{ $victim }** im psychischen Kampf an.
    [steal] **{ $who }** will **{ $victim }** bestehlen.
    [beguile] **{ $who }** will **{ $victim }** betören.
    [lure] **{ $who }** will **{ $victim }** einen Begleiter abwerben.
    [gamble] **{ $who }** fordert **{ $victim }** zum Würfeln heraus.
   *[spy] **{ $who }** will einen Zauberspruch von **{ $victim }** sehen.
}
tm-ev-character-evades = **{ $who }** weicht aus (*{ $card }*).
tm-ev-bought-off = **{ $who }** zahlt { $n } Gold (noch { $now }), und *{ $being }* greift nicht an.
tm-ev-spirit-destroyed = **{ $who }** vernichtet ohne Kampf: *{ $being }*.
tm-ev-charmed = Eine { $die }: *{ $being }* ist bezaubert und folgt **{ $who }** für einen Kampf.
tm-ev-charm-failed = Eine { $die }: *{ $being }* lässt sich von **{ $who }** nicht bezaubern.
tm-ev-kept-as-helper = *{ $being }* folgt **{ $who }** für einen Kampf.
tm-ev-fight-begins = { $foe ->
    [character] { $stat ->
        [strength] Stärke { $worth } gegen { $against }.
       *[craft] Talent { $worth } gegen { $against }.
    }
   *[being] { $stat ->
        [strength] **{ $who }** kämpft gegen: { $beings }, mit Stärke { $worth } gegen { $against }.
       *[craft] **{ $who }** kämpft psychisch gegen: { $beings }, mit Talent { $worth } gegen { $against }.
    }
}
tm-ev-fight-rolled = { $parries ->
    [no] **{ $who }** würfelt { $dice }, Kampfkraft { $value }; **{ $roller }** hat keinen Würfel, Kampfkraft { $other }.
    [rival] **{ $who }** würfelt { $dice }, Kampfkraft { $value }; **{ $roller }** würfelt { $against }, Kampfkraft { $other }.
   *[yes] **{ $who }** würfelt { $dice }, Kampfkraft { $value }; **{ $roller }** würfelt für die Gegenseite { $against }, Kampfkraft { $other }.
}
tm-ev-fight-won = **{ $who }** gewinnt. Besiegt: { $beings }.
tm-ev-fight-lost = **{ $who }** verliert den Kampf: { $beings }.
tm-ev-fight-drawn = Unentschieden: **{ $who }** und { $beings }. Niemand ist verletzt, der Zug ist vorbei.
tm-ev-duel-won = **{ $who }** besiegt **{ $victim }**.
tm-ev-duel-drawn = Unentschieden: **{ $who }** und **{ $victim }**. Niemand ist verletzt.
tm-ev-spoils-chosen = **{ $who }** nimmt **{ $victim }** nichts ab.
tm-ev-robbed = { $works ->
    [yes] Eine { $die }: **{ $who }** betört **{ $victim }**.
   *[no] Eine { $die }: **{ $victim }** lässt sich von **{ $who }** nicht betören.
}
tm-ev-gambled = **{ $who }** und **{ $victim }** würfeln um 1 Gold: { $first } gegen { $second }.

## Die innere Region

tm-ev-task-rolled = { $task ->
    [pits] **{ $who }** würfelt { $dice }: { $n ->
        [one] 1 Grubenunhold wartet.
       *[other] { $n } Grubenunholde warten.
    }
   *[werewolf] **{ $who }** würfelt { $dice }: *Werwolf* mit Stärke { $n }.
}
tm-ev-death-diced = **{ $who }** würfelt mit dem Tod: { $dice } gegen { $against }. { $result ->
    [won] Der Weg ist frei.
    [lost] Der Tod gewinnt.
   *[drawn] Nächsten Zug noch einmal.
}
tm-ev-crypt-rolled = { $through ->
    [yes] **{ $who }** würfelt { $dice }, nach Abzug { $result }: hindurch.
   *[no] **{ $who }** würfelt { $dice }, nach Abzug { $result }: hinaus zum Feld *{ $to }*.
}
tm-ev-vampire-bites = { $n ->
    [one] Eine { $die }: Der Vampir will 1 Lebenspunkt von **{ $who }**.
   *[other] Eine { $die }: Der Vampir will { $n } Lebenspunkte von **{ $who }**.
}
tm-ev-chasm-rolled = { $falls ->
    [yes] Eine { $die }: { $climber } stürzt in die Tiefe (*Felsspalte*).
   *[no] Eine { $die }: { $climber } kommt hinüber.
}
tm-ev-quest-taken = Eine { $die }: Der Hexenmeister verlangt von **{ $who }**: { $quest_name }.
tm-ev-quest-done = **{ $who }** hat getan, was der Hexenmeister wollte: { $quest_name }.
tm-ev-talisman-waits = **{ $who }** kann jetzt keinen Talisman bekommen; der Anspruch bleibt.

## Die Krone

tm-ev-crown-reached = **{ $who }** hat die *Krone der Herrschaft* erreicht. Niemand bekommt mehr einen neuen Charakter.
tm-ev-command-cast = **{ $who }** spricht die Herrschaftsformel gegen **{ $victim }**{ $n ->
    [0] .
   *[other] , die { $n }. von { $last }.
}
tm-ev-command-rolled = { $works ->
    [yes] Eine { $die }: **{ $victim }** muss gehorchen.
   *[no] Eine { $die }: Die Herrschaftsformel tut **{ $victim }** nichts.
}
tm-ev-command-countered = Die Herrschaftsformel von **{ $who }** ist gebrochen.
tm-ev-last-one = **{ $who } hat gewonnen.**
tm-ev-shared-victory = **{ $seats } haben gemeinsam gewonnen.**
