# Wörter auf Bildern und in ihren Beschreibungen. Namen und Texte der Karten kommen aus dem Katalog.

## Auf dem Tisch

pic-tm-game = Talisman
pic-tm-map-I4 = Gruben- unholde
pic-tm-seat = Platz { $n }
pic-tm-setup = Wer bricht auf?
pic-tm-anew = { $name } braucht einen neuen Charakter
pic-tm-to-move = { $name } ist am Zug
pic-tm-round-at = Zug { $n }: { $space }
pic-tm-turn = Zug { $n }
pic-tm-out = Ausgeschieden.
pic-tm-choosing = Noch ohne Charakter.
pic-tm-waiting = Wartet auf einen neuen Charakter.
pic-tm-quest-life = jemandem 1 Lebenspunkt nehmen
pic-tm-quest-enemy = einen Feind töten
pic-tm-quest-follower = einen Begleiter abliefern
pic-tm-quest-magic-object = einen magischen Gegenstand abliefern
pic-tm-quest-gold3 = 3 Gold abliefern
pic-tm-quest-gold2 = 2 Gold abliefern
pic-tm-hex = eine Verwünschung
pic-tm-barrier = eine Barriere
pic-tm-no-spells = Niemand kann zaubern.
pic-tm-no-magic = Alle Magie versagt.
pic-tm-blizzard = Schneesturm: Alle gehen nur ein Feld.
pic-tm-clockwise = im Uhrzeigersinn
pic-tm-counter = gegen den Uhrzeigersinn
pic-tm-bridge-way = über die Brücke
pic-tm-portal-way = durch das Portal der Macht
pic-tm-good = Gut
pic-tm-neutral = Neutral
pic-tm-evil = Böse
pic-tm-strength = Stärke
pic-tm-craft = Talent
pic-tm-lives = Leben
pic-tm-gold = Gold

## Ein Zug

pic-tm-goes =
    { $n ->
        [one] { $name } geht 1 Feld
       *[other] { $name } geht { $n } Felder
    }
pic-tm-sets-out = Wohin geht { $name }?
pic-tm-is-at = { $name }: { $space }
pic-tm-draws =
    { $n ->
        [one] Zieh 1 Karte
       *[other] Zieh { $n } Karten
    }
pic-tm-draws-none = Keine neue Karte
pic-tm-own-rule = Hier gilt die Regel des Feldes
pic-tm-chance = Sieg { $n } %
pic-tm-chance-of = Sieg für { $name }: { $n } %
pic-tm-take-gold = { $n } Gold am Boden
pic-tm-more = und { $n } mehr
pic-tm-nothing-here = Hier liegt nichts.
pic-tm-fight-strength = Kampf
pic-tm-fight-craft = Psychischer Kampf
pic-tm-stand-off = Unentschieden
pic-tm-wins = Sieg für { $name }
pic-tm-not-rolled = Noch nicht gewürfelt

## Was jemand hat

pic-tm-objects = Gegenstände
pic-tm-followers = Begleiter
pic-tm-trophies = Trophäen
pic-tm-spells = Zaubersprüche
pic-tm-armed = { $when ->
    [turn-start] bereit zu Beginn eines Zuges
    [move-end] bereit nach einer Bewegung
    [spell-cast] bereit gegen einen Zauber
    [command] bereit gegen die Herrschaftsformel
    [against-me] bereit, wenn du angegriffen wirst
    [fight] bereit im Kampf
    [life-loss] bereit vor dem Verlust eines Lebenspunkts
    [life-lost] bereit nach dem Verlust eines Lebenspunkts
    [follower-dies] bereit, wenn ein Begleiter sterben würde
   *[own-end] bereit am Ende deines Zuges
}{ $whom ->
    [seat] {" "}({ $name })
    [me] {" "}(du)
   *[anybody] {""}
}
pic-tm-no-spells-held = Kein Zauberspruch auf der Hand.
pic-tm-hand-of = Zaubersprüche von { $name }
pic-tm-has-nothing = Reist mit leichtem Gepäck.
pic-tm-spells-secret =
    { $n ->
        [one] 1 Zauberspruch auf der Hand
       *[other] { $n } Zaubersprüche auf der Hand
    }
pic-tm-starts-at = Start: { $space }

## Kartenarten

pic-tm-kind-spaces = Feld
pic-tm-kind-characters = Charakter
pic-tm-kind-creatures = Wesen
pic-tm-kind-events = Ereignis
pic-tm-kind-enemies = Feind
pic-tm-kind-strangers = Fremder
pic-tm-kind-objects = Gegenstand
pic-tm-kind-magic-objects = Magischer Gegenstand
pic-tm-kind-followers = Begleiter
pic-tm-kind-places = Ort
pic-tm-kind-spells = Zauberspruch
pic-tm-region-outer = Äußere Region
pic-tm-region-middle = Mittlere Region
pic-tm-region-inner = Innere Region
pic-tm-region-crown = Das Herz des Landes

## Das Ende

pic-tm-over-last = { $who } trägt die Krone
pic-tm-over-alone = { $who } bleibt allein übrig
pic-tm-over-outlived = { $who } bleibt allein übrig
pic-tm-over-crowned = { $who } trägt die Krone
pic-tm-over-shared = { $who } teilen sich die Krone
pic-tm-over-abandoned = Die Krone wartet weiter
pic-tm-result-last = { $who } trägt die Krone der Herrschaft, und sonst ist niemand mehr da.
pic-tm-result-alone = Alle anderen haben aufgegeben: { $who } gewinnt, ohne die Krone erreicht zu haben.
pic-tm-result-outlived = Sonst ist niemand mehr da: { $who } gewinnt.
pic-tm-result-crowned = { $who } gewinnt mit der sechsten Herrschaftsformel.
pic-tm-result-shared = { $who } sind zusammen gefallen und teilen sich die Krone.
pic-tm-result-abandoned = Niemand hat gewonnen. Die Krone wartet weiter.
pic-tm-result-playing = Das Spiel läuft noch.
pic-tm-count-turns =
    { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }
pic-tm-timeline = Wer wie stark wurde
pic-tm-timeline-key = Stärke und Talent zusammen
pic-tm-turning-points = Wendepunkte
pic-tm-no-turning-points = Nichts hat dieses Spiel allein entschieden.
pic-tm-who-did-what = Wer was getan hat
pic-tm-did-turns = Züge
pic-tm-did-trophies = Trophäen
pic-tm-did-slain = Charaktere erschlagen
pic-tm-did-lost = Leben verloren
pic-tm-did-died = gestorben
pic-tm-deed-quiet = { $name } zieht weiter: { $space }
pic-tm-deed-walked = { $name } erreicht { $space }
pic-tm-deed-beat = { $name } besiegt { $card }
pic-tm-deed-beaten = { $name } verliert einen Lebenspunkt
pic-tm-deed-took = { $name } hat jetzt: { $card }
pic-tm-deed-grew = { $name } wird stärker
pic-tm-deed-toad = { $name } wird zur Kröte
pic-tm-deed-died = { $name } stirbt: { $space }
pic-tm-deed-fell = Im Zug von { $name }: { $other } stirbt
pic-tm-deed-left = { $other } gibt auf
pic-tm-deed-out = Im Zug von { $name }: { $other } ist aus dem Spiel
pic-tm-deed-back = { $name } kommt mit neuem Charakter wieder
pic-tm-deed-slew = { $name } erschlägt { $other }
pic-tm-deed-crossed = { $name } überquert den Fluss: { $space }
pic-tm-deed-inner = { $name } erreicht die innere Region
pic-tm-deed-crown = { $name } erreicht die Krone
pic-tm-deed-talisman = { $name } hat einen Talisman
pic-tm-deed-end = { $name } hat gewonnen

## In Worten

pic-tm-say-turn = Zug { $n }: { $name } ({ $character }) steht hier: { $space }.
pic-tm-say-player = { $name }: { $character }, { $space }, Stärke { $strength }, Talent { $craft }, Lebenspunkte { $lives }, Gold { $gold }, Zaubersprüche { $spells }, Gegenstände { $objects }, Begleiter { $followers }, Trophäen { $trophies }.
pic-tm-say-gone = { $name }: { $status }
pic-tm-say-toad =
    { $n ->
        [one] Noch 1 Zug lang Kröte.
       *[other] Noch { $n } Züge lang Kröte.
    }
pic-tm-say-misses =
    { $n ->
        [one] Setzt 1 Zug aus.
       *[other] Setzt { $n } Züge aus.
    }
pic-tm-say-quest = Aufgabe: { $quest }.
pic-tm-say-claim = Ein Talisman steht noch aus.
pic-tm-say-raft = Hat ein Floß.
pic-tm-say-enslaved = Im Tempel versklavt.
pic-tm-say-done = Erledigt: { $name }.
pic-tm-say-gold = { $n } Gold
pic-tm-say-coins = { $name } ({ $n } Gold)
pic-tm-say-strength = { $name }, Stärke { $n }
pic-tm-say-craft = { $name }, Talent { $n }
pic-tm-say-mirrors = { $name }, so stark wie du
pic-tm-say-space = { $space } ({ $id }): { $what }.
pic-tm-say-decks = Zu ziehen: { $adventure } Abenteuer, { $spells } Zaubersprüche; Talismane: { $talismans }.
pic-tm-say-stacks = Zu kaufen: { $list }.
pic-tm-say-way = Weg { $turning }: { $space }.
pic-tm-say-way-with = Weg { $turning }: { $space } ({ $what }).
pic-tm-say-ahead = Voraus { $turning }: { $list }.
pic-tm-say-rolled = Gewürfelt: { $dice }.
pic-tm-say-here = Hier: { $what }.
pic-tm-say-side = { $name }: { $worth } + { $adds } + Würfel { $dice } = { $value }.
pic-tm-say-side-waits = { $name }: { $worth } + { $adds }, Würfel { $dice }, bisher { $value }.
pic-tm-say-has = { $what }: { $list }.
pic-tm-say-hand =
    { $n ->
        [one] { $name } hat 1 Zauberspruch.
       *[other] { $name } hat { $n } Zaubersprüche.
    }
pic-tm-say-spell = { $name }:
pic-tm-say-armed = { $name } ({ $ready }):
pic-tm-say-card = { $kind }: { $name }.
pic-tm-say-character = Stärke { $strength }, Talent { $craft }, { $alignment }, Start: { $space }.
pic-tm-say-film = Das Spiel in { $n } Bildern, Zug { $first } bis { $last }.
pic-tm-say-new = neu: { $list }
pic-tm-say-changed = Seit dem letzten Bild: { $list }.
