# Talisman auf dem Post: Fragen, Möglichkeiten, kleine Zeilen, Kopfzeile, Bogen, Wünsche, und warum etwas nicht geht.

## Fragen

tm-thinks = Jemand wägt einen Zauberspruch ab.
tm-choose-character = **{ $who }**, wer bist du?
tm-turn = **{ $who }**, du stehst hier: *{ $space }*. Wie ziehst du?
tm-go = **{ $who }**, wohin? ↻ ist im Uhrzeigersinn.
tm-rest = **{ $who }**, eine 6: ausruhen oder weitergehen?
tm-portal = **{ $who }**, *Portal der Macht*: mit Stärke oder mit Talent?
tm-inner = **{ $who }**, du stehst hier: *{ $space }*. { $closed ->
    [0] Was jetzt?
   *[other] Ohne Talisman ist dir das *Tal des Feuers* verschlossen. Was jetzt?
}
tm-face = **{ $who }**, *{ $space }*: Stellst du dich dem, was hier wartet?
tm-pits = **{ $who }**, { $n ->
    [one] 1 Grubenunhold ist übrig. Kämpfst du weiter?
   *[other] { $n } Grubenunholde sind übrig. Kämpfst du weiter?
}
tm-follower-or-life = **{ $who }**, *{ $card }*: { $n ->
    [one] ein Begleiter oder 1 Lebenspunkt?
   *[other] Begleiter oder { $n } Lebenspunkte?
}
tm-whom = **{ $who }**, *{ $space }*: Wem oder was begegnest du?
tm-order = **{ $who }**, was zuerst?
tm-foresight = **{ $who }**, eine Karte zu viel: Welche geht?
tm-orb = **{ $who }**, *{ $card }*: Ersetzt du eine der Karten?
tm-meet-being = { $only ->
    [yes] **{ $who }**, gezogen: *{ $card }*.
   *[no] **{ $who }**, gezogen: *{ $card }*. Weichst du aus?
}
tm-mild = **{ $who }**, kein Angriff von: { $beings }. Kämpfst du trotzdem?
tm-stranger = **{ $who }**, hier ist *{ $card }*. Ansprechen oder vorübergehen?
tm-foes = { $stat ->
    [strength] **{ $who }**, { $beings }: { $only ->
        [yes] Es kommt zum Kampf.
       *[no] Was tust du?
    }
   *[craft] **{ $who }**, psychischer Kampf, { $beings }: { $only ->
        [yes] Es kommt zum Kampf.
       *[no] Was tust du?
    }
}
tm-duel = **{ $who }**, bevor gegen **{ $seat }** gewürfelt wird: noch etwas?
tm-attacked = { $how ->
    [psychic] **{ $who }**, **{ $seat }** greift dich im psychischen Kampf an. Was tust du?
   *[attack] **{ $who }**, **{ $seat }** greift dich an. Was tust du?
}
tm-robbed = **{ $who }**, **{ $seat }** setzt eine besondere Fähigkeit gegen dich ein. Was tust du?
tm-spoils = **{ $who }**, **{ $seat }** ist besiegt. Was nimmst du?
tm-loot = **{ $who }**, was nimmst du **{ $seat }** weg?
tm-seize = **{ $who }**, was nimmst du **{ $seat }** weg?
tm-keep-beaten = **{ $who }**, *{ $card }* ist besiegt. Nimmst du die Karte für einen Kampf mit?
tm-take = **{ $who }**, *{ $space }*: Was nimmst du auf?
tm-keep-objects = **{ $who }**, was behältst du? Höchstens { $n } Gegenstände; der Rest bleibt hier liegen.
tm-too-many-objects = **{ $who }**, du hast mehr Gegenstände, als du tragen kannst: Leg { $n } ab.
tm-too-many-spells = **{ $who }**, du hast mehr Zaubersprüche, als dein Talent erlaubt: Leg { $n } ab.
tm-own = **{ $who }**, du darfst außerdem:
tm-spell-target = **{ $who }**, *{ $spell }*: auf wen oder was?
tm-last-life = **{ $who }**, es geht um deinen letzten Lebenspunkt (*{ $card }*). Zauberst du?
tm-window = { $moment ->
    [turn-start] **{ $who }**, der Zug von **{ $seat }** beginnt. Zauberst du?
    [move-end] **{ $who }**, **{ $seat }** hat gezogen. Zauberst du?
    [spell-cast] **{ $who }**, jemand zaubert. Antwortest du darauf?
    [command] **{ $who }**, die Herrschaftsformel gilt **{ $seat }**. Antwortest du darauf?
    [against-me] **{ $who }**, jemand geht gegen **{ $seat }** vor. Zauberst du?
    [fight] **{ $who }**, **{ $seat }** steht vor einem Kampf. Zauberst du?
    [life-loss] **{ $who }**, **{ $seat }** steht vor dem Verlust eines Lebenspunkts. Zauberst du?
    [life-lost] **{ $who }**, **{ $seat }** hat einen Lebenspunkt verloren. Zauberst du?
    [follower-dies] **{ $who }**, im Gefolge von **{ $seat }** droht ein Tod. Zauberst du?
   *[own-end] **{ $who }**, der Zug von **{ $seat }** endet. Zauberst du?
}
tm-teleport = **{ $who }**, *{ $card }*: wohin?
tm-summon = **{ $who }**, wohin mit *{ $card }*?
tm-trade = **{ $who }**, welche Trophäen tauschst du ein? 7 Punkte bringen 1 Stärke.
tm-conjure = **{ $who }**, welche Trophäen tauschst du gegen einen Zauberspruch?
tm-visit = **{ $who }**, *{ $card }*: Wen suchst du auf?
tm-buy = **{ $who }**, *{ $card }*: Was kaufst du?
tm-market-day = **{ $who }**, *{ $card }*: Was kaufst du?
tm-sell = **{ $who }**, *{ $card }*: Was verkaufst du, für je 1 Gold?
tm-heal = **{ $who }**, *{ $card }*: Wie viele Lebenspunkte lässt du heilen?
tm-wish = **{ $who }**, *{ $card }*: Du hast einen Wunsch frei. Welchen?
tm-swap = **{ $who }**, *{ $card }*: Welchen Gegenstand gibst du für eine Kaufkarte?
tm-swap-for = **{ $who }**, was willst du für *{ $card }*?
tm-castle = **{ $who }**, *{ $card }*: Worum bittest du?
tm-instructor = **{ $who }**, *{ $card }*: Was lernst du? Jedes Mal setzt du einen Zug aus.
tm-buy-spell = **{ $who }**, *{ $card }*: Kaufst du einen Zauberspruch?
tm-jester = **{ $who }**, *{ $card }*: gewürfelt { $dice }. Einen Würfel neu werfen?
tm-optional-roll = **{ $who }**, *{ $card }*: Du musst nicht würfeln. Tust du es?
tm-choose = **{ $who }**, *{ $card }*: Was soll es sein?
tm-may = **{ $who }**, *{ $card }*: Gehst du darauf ein?
tm-pay-or-suffer = **{ $who }**, *{ $card }*: zahlen oder hinnehmen?
tm-new-character = **{ $who }**, dein Charakter ist tot. Kommst du wieder?
tm-command = **{ $who }**, die Krone gehört dir. Gegen wen sprichst du die Herrschaftsformel?
tm-named = **{ $who }**, **{ $seat }** spricht die Herrschaftsformel gegen dich. Antwortest du darauf?
tm-obey = **{ $who }**, die Herrschaftsformel von **{ $seat }** wirkt: ein Lebenspunkt oder die Niederlage?

## Möglichkeiten: Bewegung

tm-opt-be = { $character }
tm-opt-roll = Für die Bewegung würfeln
tm-opt-step = 1 Feld gehen, ohne zu würfeln
tm-hint-slow = { $card }: nur 1 Feld pro Zug
tm-opt-build-raft = Ein Floß bauen
tm-opt-build-raft-hint = Kostet diesen Zug; nächsten Zug trägt es dich über den Fluss
tm-opt-cross-river = Übersetzen: { $space }
tm-opt-cross-river-hint = Das ist deine ganze Bewegung; ein Floß ist danach weg
tm-opt-promised = Ohne Wurf gehen: { $space }
tm-opt-woods = Durchs Gehölz: { $space }
tm-opt-rest = Bleiben und 1 Lebenspunkt heilen
tm-opt-rest-hint = Du hast { $n } von 4 Lebenspunkten; dein Zug endet
tm-opt-walk = Weitergehen
tm-opt-go = { $turning ->
    [cw] ↻ { $space }
   *[ccw] ↺ { $space }
}
tm-opt-cross-bridge = Über die Brücke gehen
tm-opt-cross-bridge-hint = { $chance } %, den Wachtposten zu besiegen (Stärke { $strength })
tm-opt-try-portal = Das Portal der Macht versuchen
tm-opt-try-portal-hint = Höchstens deine Stärke oder dein Talent würfeln; misslingt es, kostet es 1 davon
tm-opt-portal = { $stat ->
    [strength] Mit Stärke
   *[craft] Mit Talent
}
tm-hint-over-bridge = über die Brücke
tm-hint-through = { $chance } %, dass du hindurchkommst
tm-opt-portal-hint = { $chance } %, dass es sich öffnet
tm-opt-on = Weiter: { $space }
tm-opt-turn-back = Zurück: { $space }
tm-opt-wait = Hier bleiben
tm-opt-carry-out = Bleiben und sich stellen: { $space }
tm-opt-task-pitfiends = { $n ->
    [one] Den letzten Grubenunhold bekämpfen
   *[other] Die { $n } Grubenunholde bekämpfen
}
tm-opt-task-werewolf = Den Werwolf bekämpfen (Stärke { $n })
tm-opt-task-death = Mit dem Tod würfeln
tm-opt-face = Sich stellen
tm-opt-leave-undone = Vorbeigehen und weiter zurück
tm-opt-retreat = Umkehren
tm-opt-next-pitfiend = { $n ->
    [one] Den letzten bekämpfen
   *[other] Den nächsten von { $n } bekämpfen
}
tm-opt-give-follower = Hergeben: { $card }
tm-opt-bleed = { $n ->
    [one] 1 Lebenspunkt verlieren
   *[other] { $n } Lebenspunkte verlieren
}
tm-opt-to = { $space }

## Möglichkeiten: Begegnung

tm-opt-meet-space = Dem Feld begegnen: { $space }
tm-opt-meet-space-short = Dem Feld begegnen
tm-opt-attack = { $seat } angreifen
tm-opt-attack-hint = { $chance } % Siegchance, mit Stärke
tm-opt-psychic = { $seat } mit Talent angreifen
tm-opt-psychic-hint = { $chance } % Siegchance, im psychischen Kampf
tm-opt-steal = { $seat } bestehlen
tm-opt-steal-hint = 1 Gold, ein Gegenstand oder ein Maultier nach deiner Wahl
tm-opt-beguile = { $seat } betören
tm-opt-beguile-hint = Ab 4 gegen Böse, ab 5 gegen Neutrale, mit 6 gegen Gute; dann nimmst du, was du willst
tm-opt-lure = { $seat } eine Begleitung abwerben
tm-opt-lure-hint = Holde Maid oder Prinzessin
tm-opt-gamble = Mit { $seat } um Gold würfeln
tm-opt-gamble-hint = Wer höher wirft, bekommt 1 Gold
tm-opt-spy = { $seat } ausspähen
tm-opt-spy-hint = Du siehst 1 der Zaubersprüche, zufällig bestimmt
tm-opt-first = { $card }
tm-opt-away = Ablegen: { $card }
tm-opt-keep-cards = Alle behalten
tm-opt-replace = Ersetzen: { $card }
tm-opt-meet = Weiter: { $card }
tm-opt-unseen = Ungesehen bleiben
tm-opt-spare = In Ruhe lassen
tm-opt-fight-all-the-same = Kämpfen: { $beings }
tm-opt-speak = Ansprechen: { $card }
tm-opt-pass-by = Vorübergehen
tm-opt-fight = Kämpfen
tm-opt-fight-hint = { $chance } % Siegchance
tm-opt-evade = Ausweichen ({ $card })
tm-opt-evade-hint = { $n ->
    [0] Gelingt immer
   *[other] Mit { $n } oder mehr, einmal pro Zug
}
tm-opt-buy-off = { $n } Gold zahlen: { $card }
tm-opt-buy-off-hint = Die Karte bleibt liegen und greift dich nicht an
tm-opt-destroy-spirits = { $n ->
    [one] Den Geist vernichten
   *[other] Die Geister vernichten
}
tm-opt-destroy-spirits-hint = Ohne Kampf
tm-opt-charm = Bezaubern: { $card }
tm-opt-charm-hint = Mehr als { $strength } würfeln; dann folgt dir das Tier für einen Kampf
tm-opt-use = Einsetzen: { $card } (+{ $n })
tm-opt-keep-being = Mitnehmen: { $card }
tm-opt-keep-being-hint = Für einen Kampf, statt einer Trophäe
tm-opt-let-being = Nicht mitnehmen
tm-opt-strike = Gegen { $seat } würfeln
tm-opt-accept-fight = Darauf ankommen lassen
tm-opt-take-life = 1 Lebenspunkt nehmen
tm-opt-take-life-hint = { $seat } hat { $n }
tm-opt-take-gold = 1 Gold nehmen
tm-opt-take-object = Nehmen: { $card }
tm-opt-waive = Nichts nehmen
tm-opt-take = Aufnehmen: { $card }
tm-opt-take-all = { $n ->
    [2] Beides aufnehmen
   *[other] Alle { $n } aufnehmen
}
tm-opt-choose-kept = Auswählen, was du behältst (höchstens { $n })
tm-opt-keep = Behalten: { $card }
tm-opt-keep-short = { $card }
tm-opt-leave = Liegen lassen
tm-opt-drop = Ablegen: { $card }

## Möglichkeiten: Zaubersprüche und was jederzeit erlaubt ist

tm-opt-cast = Zaubern: { $spell }
tm-opt-discard = Ablegen: { $spell }
tm-opt-at-card = { $lies ->
    [yes] { $card } ({ $space })
   *[no] { $card }
}
tm-opt-at-space = { $space }
tm-opt-at-seat = { $seat }
tm-opt-at-none = Zaubern
tm-opt-back = Zurück
tm-opt-accept = Nichts zaubern
tm-opt-none = Nichts zu entscheiden
tm-opt-pass = Jetzt nichts zaubern
tm-opt-pass-rest = In diesem Augenblick nichts mehr zaubern
tm-opt-heal = { $spell } auf { $seat } zaubern
tm-opt-heal-hint = Zurück auf 4 Lebenspunkte
tm-opt-part = Sich trennen: { $card }
tm-opt-trade = Trophäen gegen { $n } Stärke tauschen
tm-opt-trade-hint = { $points } Punkte; der Rest verfällt
tm-opt-trade-some = Trophäen selbst aussuchen …
tm-opt-trophy = { $card } ({ $n })
tm-opt-become = { $alignment ->
    [good] Gut werden
    [evil] Böse werden
   *[neutral] Neutral werden
}
tm-opt-become-hint = Einmal pro Runde
tm-opt-look = Die Zaubersprüche von { $seat } ansehen
tm-opt-conjure = Trophäen gegen einen Zauberspruch tauschen
tm-opt-conjure-hint = { $n } Punkte; der Rest verfällt
tm-opt-deliver-gold = { $n } Gold für die Aufgabe abliefern
tm-opt-deliver-gold-hint = Dafür gibt es einen Talisman; dein Zug ist vorbei
tm-opt-deliver = Für die Aufgabe abliefern: { $card }
tm-opt-deliver-hint = Dafür gibt es einen Talisman; dein Zug ist vorbei
tm-opt-sell = Verkaufen: { $card }

## Möglichkeiten: Orte und Fremde

tm-opt-visit = { $choice_label }
tm-opt-lift = Sich bedienen: { $card }
tm-opt-lift-hint = Ohne zu zahlen, statt eines Besuchs
tm-opt-no-visit = Niemanden aufsuchen
tm-opt-buy = Kaufen: { $card } ({ $n } Gold)
tm-opt-enough = Nichts weiter kaufen
tm-purse = Du hast { $gold } Gold
tm-opt-buy-lives = { $n ->
    [one] 1 Lebenspunkt heilen lassen ({ $gold } Gold)
   *[other] { $n } Lebenspunkte heilen lassen ({ $gold } Gold)
}
tm-opt-no-thanks = Darauf verzichten
tm-opt-no-wish = Kein Wunsch
tm-opt-swap = Hergeben: { $card }
tm-opt-swap-for = Nehmen: { $card }
tm-opt-royal-heal = { $n ->
    [one] 1 Lebenspunkt heilen
   *[other] { $n } Lebenspunkte heilen
}
tm-opt-royal-heal-hint = Kostet nichts
tm-opt-royal-home = Nach Hause bringen: { $card } ({ $n } Gold)
tm-opt-learn-strength = 1 Stärke lernen ({ $n } Gold)
tm-opt-learn-strength-hint = Und einen Zug aussetzen
tm-opt-learn-craft = 1 Talent lernen ({ $n } Gold)
tm-opt-learn-craft-hint = Und einen Zug aussetzen
tm-opt-buy-spell = Einen Zauberspruch kaufen ({ $n } Gold)
tm-opt-keep-roll = Den Wurf behalten
tm-opt-roll-again = Die { $die } neu werfen
tm-opt-roll-all-the-same = Trotzdem würfeln
tm-opt-do-not-roll = Nicht würfeln
tm-opt-may-no = Darauf verzichten
tm-deed = { $way ->
    [gain] { $what } nehmen
    [pay] { $what } zahlen
    [wish] { $what } wünschen
   *[lose] { $what } verlieren
}
tm-wish-label = { $deed ->
   *[teleport] Eine Reise in dieser Region wünschen
}
tm-hint-chance = im Kampf ≈{ $chance } %

## Möglichkeiten: Tod und Krone

tm-opt-new-character = Einen neuen Charakter ziehen
tm-opt-leave-game = Das Spiel verlassen
tm-opt-name-victim = { $seat }
tm-opt-name-victim-hint = { $n ->
    [one] noch 1 Lebenspunkt
   *[other] noch { $n } Lebenspunkte
}
tm-opt-lose-life = 1 Lebenspunkt verlieren
tm-opt-lose-life-hint = { $n ->
    [one] Es ist dein letzter
   *[other] Du hast { $n }
}
tm-opt-concede = Die Niederlage eingestehen

tm-visit-name = { $choice ->
    [healer] zum Heiler
    [blacksmith] zum Schmied
    [mystic] zum Mystiker
    [enchantress] zur Magierin
    [doctor] zum Arzt
    [town-alchemist] zum Alchemisten
    [chapel-heal] zum Altar, um geheilt zu werden
    [chapel-pray] zum Altar, um zu beten
   *[market] an die Stände
}
tm-visit-label = { $choice ->
    [healer] Zum Heiler gehen
    [blacksmith] Zum Schmied gehen
    [mystic] Zum Mystiker gehen
    [enchantress] Zur Magierin gehen
    [doctor] Zum Arzt gehen
    [town-alchemist] Zum Alchemisten gehen
    [chapel-heal] Sich heilen lassen
    [chapel-pray] Beten
   *[market] Etwas kaufen
}
tm-may-label = { $deed ->
    [pray] Beten
    [quest] Eine Aufgabe übernehmen
    [promise] Den Fährmann bezahlen
    [roll] Würfeln
   *[other] Ja
}

## Bereitgelegte Zaubersprüche und Daueranweisungen

tm-armed = { $spell }, { $when }
tm-armed-so = { $spell }, { $when }, { $so }
tm-armed-at = { $spell } auf { $seat }, { $when }
tm-armed-at-so = { $spell } auf { $seat }, { $when }, { $so }
tm-when-turn-start = { $whom ->
    [aimed] wenn der Zug beginnt
    [somebody] wenn ein Zug beginnt
    [me] wenn dein Zug beginnt
    [anybody] wenn irgendein Zug beginnt
   *[seat] im Zug von { $seat }
}
tm-when-move-end = { $whom ->
    [aimed] nach der Bewegung
    [somebody] nach einer Bewegung
    [me] nach deiner Bewegung
    [anybody] nach irgendeiner Bewegung
   *[seat] nach der Bewegung von { $seat }
}
tm-when-spell-cast = { $whom ->
    [somebody] gegen einen Zauberspruch
    [me] gegen einen Zauberspruch auf dich
    [anybody] gegen jeden Zauberspruch
    [nobody] gegen einen Zauberspruch auf keinen Charakter
   *[seat] gegen einen Zauberspruch auf { $seat }
}
tm-when-command = { $whom ->
    [somebody] gegen die Herrschaftsformel
    [me] gegen die Herrschaftsformel auf dich
    [anybody] gegen die Herrschaftsformel
   *[seat] gegen die Herrschaftsformel auf { $seat }
}
tm-when-against-me = { $whom ->
    [somebody] wenn dich jemand angreift oder beraubt
    [me] wenn dich jemand angreift oder beraubt
    [anybody] wenn dich jemand angreift oder beraubt
   *[seat] bei Übergriff von { $seat }
}
tm-when-fight = { $whom ->
    [aimed] in einem Kampf
    [somebody] in einem Kampf
    [me] in deinem Kampf
    [anybody] in irgendeinem Kampf
   *[seat] in einem Kampf von { $seat }
}
tm-when-life-loss = { $whom ->
    [somebody] bevor ein Lebenspunkt verloren geht
    [me] bevor du einen Lebenspunkt verlierst
    [anybody] bevor jemand einen Lebenspunkt verliert
   *[seat] vor Lebensverlust von { $seat }
}
tm-when-life-lost = { $whom ->
    [somebody] nachdem ein Lebenspunkt verloren ist
    [me] nachdem du einen Lebenspunkt verloren hast
    [anybody] nachdem jemand einen Lebenspunkt verloren hat
   *[seat] nach Lebensverlust von { $seat }
}
tm-when-follower-dies = { $whom ->
    [somebody] wenn in einem Gefolge ein Tod droht
    [me] wenn in deinem Gefolge ein Tod droht
    [anybody] wenn in irgendeinem Gefolge ein Tod droht
   *[seat] wenn im Gefolge von { $seat } ein Tod droht
}
tm-when-own-end = am Ende deines Zuges
tm-aimed = { $aim ->
    [opponent] auf die Gegenseite
    [strongest] auf das stärkste Wesen
   *[chosen] worauf, wählst du dann
}
tm-so = { $word ->
    [outer] in der äußeren Region
    [middle] in der mittleren Region
    [inner] in der inneren Region
    [crown] auf der Krone
    [harmful] nur bei Schaden
    [attack] nur bei einem Angriff
    [psychic] nur psychischer Kampf
    [ability] nur bei einer Fähigkeit
    [me] nur gegen dich
    [character] nur gegen einen Charakter
    [being] nur gegen ein Wesen
    [foe] auf die Gegenseite gezaubert
    [chance] nur ab { $n } % Aussicht auf den Sieg
    [last] nur beim letzten
    [any] bei jedem
    [saves] nur, wenn ihn das rettet
    [lives] { $n ->
        [one] bei nur noch 1 übrig
       *[other] bei höchstens { $n } übrig
    }
    [space] { $what }
    [by] wenn { $what } ihn spricht
    [until] bis Zug { $n }
   *[only] nur bei { $what }
}
tm-arm = Bereit: { $what }
tm-arm-hint = Wird von selbst gezaubert, wenn der Augenblick kommt; vorher weiß es niemand
tm-disarm = Lösche: { $what }
tm-orders-head = Für irgendeinen Zug bereitgelegte Zaubersprüche und was ohne Frage geschieht. Nur du siehst das.
tm-arm-spell = { $again ->
    [yes] Noch ein Augenblick für { $spell } …
   *[no] Bereitlegen: { $spell } …
}
tm-arm-step = { $step ->
    [moment] **{ $spell }**: Für welchen Augenblick?
   *[whom] **{ $spell }**: Wann genau?
}
tm-arm-draft = **{ $what }**
    { $step ->
        [must] Eins davon fehlt noch:
        [known] So liegt er schon bereit. Du kannst eine Bedingung dazunehmen.
       *[more] Leg ihn so bereit, oder nimm eine Bedingung dazu.
    }
orders-choose-talisman = Zauber bereitlegen, Anweisung geben …
tm-arm-so = So bereitlegen
tm-arm-part = { $part ->
    [outer] ein Feld der äußeren Region …
    [middle] ein Feld der mittleren Region …
    [inner] ein Feld der inneren Region …
    [spell] nur bei einem bestimmten Zauberspruch …
    [chance] nur bei guter Aussicht auf den Sieg …
   *[until] nur eine Zeit lang …
}
tm-arm-back = Zurück
tm-standing = { $order ->
    [roll] zu Beginn meines Zuges sofort würfeln
    [fight] in meinem Zug Begegnungen und Kämpfe sofort beginnen
    [trade] Trophäen eintauschen, wenn kein Punkt verfällt
    [trade-7] Trophäen ab 7 Punkten eintauschen
    [trade-14] Trophäen ab 14 Punkten eintauschen
    [trade-21] Trophäen ab 21 Punkten eintauschen
   *[cross] mit einem Floß sofort übersetzen
}
tm-standing-give = Ab jetzt: { $what }
tm-standing-withdraw = Nicht mehr: { $what }
tm-standing-hint = { $order ->
    [roll] Vor der Bewegung wirst du nicht nach Zaubersprüchen gefragt
    [fight] Du wirst nur gefragt, wo es mehr zu wählen gibt als einen Zauberspruch
    [trade] Zu Beginn deines Zuges und nach einem gewonnenen Kampf; der Rest wartet
    [trade-7] Zu Beginn deines Zuges und nach einem gewonnenen Kampf; was übrig ist, verfällt
    [trade-14] Zu Beginn deines Zuges und nach einem gewonnenen Kampf; was übrig ist, verfällt
    [trade-21] Zu Beginn deines Zuges und nach einem gewonnenen Kampf; was übrig ist, verfällt
   *[cross] Wer für dich antwortet, nimmt das Floß und nicht den Würfel
}
tm-becoming = { $alignment ->
    [good] Gut
    [evil] Böse
   *[neutral] Neutral
} werden, wenn { $card } aufgedeckt wird
tm-forget = Alles zurücknehmen
tm-forget-hint = Alle Anweisungen und alle bereitgelegten Zaubersprüche
tm-keep = { $spell } zuletzt ablegen
tm-keep-hint = Hast du zu viele Zaubersprüche, geht erst ein anderer
tm-let = { $spell } nicht mehr zurückhalten

## Kopfzeile, Brett, Bogen

tm-headline = Zug { $turn } · { $who } ({ $character }{ $toad ->
    [yes] , zurzeit Kröte
   *[no] { "" }
})
tm-headline-waiting = Zug { $turn } · { $who } wartet auf einen neuen Charakter
tm-headline-setup = Talisman · das Spielbrett wird aufgebaut
tm-headline-over = Talisman · das Ende nach { $turn ->
    [one] 1 Zug
   *[other] { $turn } Zügen
}
tm-sheet = **{ $who } – { $character }**: { $space } · Stärke { $strength } · Talent { $craft } · Lebenspunkte { $lives } · Gold { $gold } · { $alignment_name } · Zaubersprüche { $spells }/{ $limit }
tm-sheet-waiting = **{ $who }** wartet auf einen neuen Charakter.
tm-sheet-out = **{ $who }** ist aus dem Spiel.
tm-sheet-things = Gegenstände: { $cards }
tm-sheet-followers = Begleiter: { $cards }
tm-sheet-trophies = Trophäen: { $cards } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
tm-sheet-toad = { $n ->
    [one] Noch 1 Zug lang eine Kröte
   *[other] Noch { $n } Züge lang eine Kröte
}
tm-sheet-toad-may = Als Kröte hast du keine besonderen Fähigkeiten, kannst nichts mitführen und nicht zaubern; deine Zaubersprüche behältst du.
tm-sheet-toad-waits = Was du bereitlegst, wirkt frühestens, wenn du keine Kröte mehr bist.
tm-sheet-miss = { $n ->
    [one] Setzt 1 Zug aus
   *[other] Setzt { $n } Züge aus
}
tm-sheet-quest = Aufgabe: { $quest_name }
tm-sheet-claim = Ein Talisman steht noch aus.
tm-sheet-raft = Hat ein Floß.
tm-sheet-granted = Darf nächsten Zug { $how_said } ziehen.
tm-sheet-enslaved = Im *Tempel* versklavt.
tm-sheet-card = *{ $card }*: { $text }
tm-sheet-spell = Zauberspruch *{ $card }*: { $text }
tm-sheet-armed = Bereitgelegt: **{ $what }**
tm-sheet-may-arm = Für einen Augenblick in irgendeinem Zug kannst du bereitlegen: { $cards }. Wähl unten oder mit { $cmd-talisman-arm }.
tm-sheet-order = Daueranweisung: **{ $what }**
tm-sheet-kept = Zuletzt legst du ab: { $cards }.
tm-sheet-foreseen = Du weißt, was oben auf dem Abenteuerstapel liegt: { $cards }.
tm-board-lying = *{ $space }*: { $cards }
tm-board-gold = { $n } Gold
tm-board-left = { $left ->
    [one] { $card } (noch 1)
   *[other] { $card } (noch { $left })
}
tm-board-in-force = In Kraft: { $cards }
tm-board-on = { $card }, Feld { $space }
tm-board-decks = Abenteuerstapel { $adventure } · Zaubersprüche { $spells } · Charaktere { $characters }
tm-board-stacks = Neben dem Spielbrett: { $cards }
tm-outcome = { $result ->
    [shared] { $who } haben in Zug { $turn } gemeinsam gewonnen.
    [crowned] { $who } hat in Zug { $turn } gewonnen, mit der sechsten Herrschaftsformel.
    [last] { $who } hat in Zug { $turn } gewonnen: Sonst ist niemand mehr da.
    [ahead] { $who } steht allein auf der Krone und hat in Zug { $turn } gewonnen.
   *[abandoned] Das Spiel wurde in Zug { $turn } abgebrochen.
}
tm-concession = Gibst du auf? Dein Charakter verlässt das Spielbrett, sobald dieser Schritt vorbei ist, und du kommst nicht wieder. Die anderen spielen weiter.

## Wünsche

box-talisman = Talisman
box-talisman-line = Rivalen ziehen durch drei Regionen, kämpfen und zaubern um die Krone.
wish-tm-character = Charakter
wish-tm-character-drawn = wird ausgelost
wish-tm-choosing = Charaktere
wish-tm-choosing-value = { $value ->
    [chosen] gewählt
   *[drawn] gezogen
}
wish-tm-choosing-hint = { $value ->
    [chosen] Zu Beginn suchen sich alle einen aus
   *[drawn] Wer keinen Wunsch hat, zieht einen
}
wish-tm-pairs = Die zwei Charaktere einer Figur
wish-tm-pairs-value = { $value ->
    [no] auch beide
   *[yes] nie beide
}
wish-tm-pairs-hint = { $value ->
    [no] Alle 28 Charaktere können gezogen werden
   *[yes] Ein Charakter hält den anderen seiner Figur aus dem Spiel
}
wish-tm-dead_spells = Zaubersprüche der Toten
wish-tm-dead_spells-value = { $value ->
    [remove] aus dem Spiel
   *[discard] auf den Ablegestapel
}
wish-tm-dead_spells-hint = { $value ->
    [remove] Sie kommen nie wieder
   *[discard] Verdeckt; sie kommen wieder, wenn neu gemischt wird
}
wish-tm-portal_exit_encounter = Hinaus durchs Portal
wish-tm-portal_exit_encounter-value = { $value ->
    [no] ohne Begegnung
   *[yes] mit Begegnung
}
wish-tm-portal_exit_encounter-hint = { $value ->
    [no] Wer die innere Region verlässt, begegnet am Portal nichts
   *[yes] Wer die innere Region verlässt, begegnet dem Feld des Portals
}
wish-tm-desert_draw = In der Wüste
wish-tm-desert_draw-value = { $value ->
    [no] keine Karte ziehen
   *[yes] 1 Karte ziehen
}
wish-tm-desert_draw-hint = { $value ->
    [no] Die Wüste kostet nur einen Lebenspunkt, wenn Wasser fehlt
   *[yes] Auch dort wird eine Karte aufgedeckt, noch vor dem Durst
}
wish-tm-glade_full = Verwunschene Lichtung
wish-tm-glade_full-value = { $value ->
    [yes] gar keine Magie
   *[no] wie im Heft
}
wish-tm-glade_full-hint = { $value ->
    [yes] Gegenstände zählen nicht, magische versagen, und niemand zaubert dort
   *[no] Nur Stärke und Talent magischer Gegenstände zählen nicht
}
wish-tm-inner_wait = In der inneren Region
wish-tm-inner_wait-value = { $value ->
    [yes] Warten erlaubt
   *[no] immer weiter
}
wish-tm-inner_wait-hint = { $value ->
    [yes] Wo die Aufgabe getan ist, darf man stehen bleiben
   *[no] Jeden Zug geht es weiter oder zurück
}
wish-tm-strict = Zaubern in fremden Zügen
wish-tm-strict-value = { $value ->
    [yes] alle werden gefragt
   *[no] vorher bereitgelegt
}
wish-tm-strict-hint = { $value ->
    [yes] In jedem Augenblick werden alle mit Zaubersprüchen gefragt: genau, aber langsam
   *[no] Zaubersprüche liegen heimlich bereit und werden von selbst gezaubert
}
tm-lobby = Jeder gegen jeden, leicht zu lernen. Zu viert braucht jeder etwa 35 bis 70 Züge, meist um die 50, mit rund zwei Klicks pro Zug. Mit dem flotten Beginn sind es 12 bis 22, und das passt in einen Abend.
wish-tm-brisk = Beginn
wish-tm-brisk-value = { $value ->
    [yes] flott
   *[no] wie im Heft
}
wish-tm-brisk-hint = { $value ->
    [yes] 5 Stärke, 5 Talent und 2 Gold mehr und ein Talisman: für jeden etwa 12 bis 22 Züge
   *[no] Stärke und Talent der Karte, 1 Gold: für jeden etwa 35 bis 70 Züge
}
wish-tm-crown_ends = Die Krone
wish-tm-crown_ends-value = { $value ->
    [yes] beendet es
   *[no] bis zuletzt
}
wish-tm-crown_ends-hint = { $value ->
    [yes] Wer die sechste Herrschaftsformel spricht, gewinnt: für jeden etwa 7 Züge weniger
   *[no] Es gewinnt, wer als Letztes übrig ist
}
no-bad-wish-character = „{ $label }“ lässt sich neben den anderen Charakteren nicht spielen. Wählt einen anderen und beginnt dann noch einmal.

## Warum nicht

tm-why-over = Das Spiel ist vorbei.
tm-why-setup = Die Charaktere kommen erst noch ins Spiel.
tm-why-turn = **{ $seat }** ist dran.
tm-why-no-character = Du hast gerade keinen Charakter; zu Beginn deines Zuges ziehst du einen neuen.
tm-why-out = Du bist aus dem Spiel.
tm-why-other-first = Erst ist etwas anderes zu entscheiden.
tm-why-wait = Erst wird jemand anders gefragt; danach geht dein Zug weiter.
tm-why-later = Das darfst du jederzeit, nur nicht mittendrin: Sobald wieder etwas zu entscheiden ist, findest du es unter „{ $foot-hand }“.
tm-why-nobody-attacks = Gerade greift dich nichts an, dem du ausweichen könntest.
tm-why-lay-ready = **{ $seat }** ist dran. Für fremde Züge legst du einen Zauberspruch vorher bereit: „{ $foot-hand }“ oder { $cmd-talisman-arm }.
tm-why-move-first = Erst die Bewegung, dann die Begegnung.
tm-why-roll-first = Erst wird für die Bewegung gewürfelt, dann wählst du den Weg.
tm-why-toad = Du bist eine Kröte: keine Zaubersprüche, keine Gegenstände, keine Begleiter.
tm-why-no-spells = Du hast keinen Zauberspruch.
tm-why-spell = *{ $card }* passt in einem anderen Augenblick oder hat gerade kein Ziel: { $when }.
tm-cast-moment = { $moment ->
    [start] vor deiner Bewegung
    [arrival] nach deiner Bewegung, vor jeder Begegnung
    [being] wenn du einem Wesen begegnest
    [foes] vor einem Kampf
    [fight] vor einem Kampf
    [attacked] wenn du angegriffen wirst
   *[armed] nur, wenn er vorher bereitliegt
}
tm-why-amulet = Mit dem *Amulett* zauberst du nicht. Leg es erst ab.
tm-why-glade = Ihr spielt die *Verwunschene Lichtung* nach dem veröffentlichten Spielbrett: Dort wird nicht gezaubert.
tm-why-eclipse = Gerade kann niemand zaubern.
tm-why-immobile = Du bist diesen Zug unbeweglich.
tm-why-inner-die = In der inneren Region wird für die Bewegung nicht gewürfelt: ein Feld pro Zug.
tm-why-crown = Stehst du auf der Krone, ziehst du nicht mehr weiter.
tm-why-nobody-here = Auf deinem Feld ist sonst niemand.
tm-why-no-notice = In der inneren Region begegnen sich Charaktere nur auf den Feldern *Ebene der Todesgefahr*, *Tal des Feuers* und *Krone der Herrschaft*. Hier nehmen sie keine Notiz voneinander.
tm-why-never-attacks = Dein Charakter greift niemanden an; so steht es auf seiner Karte.
tm-why-inner-beings = Was in der inneren Region haust, lässt sich nicht umgehen.
tm-why-no-evading = Du hast nichts, um auszuweichen; Unsichtbarkeit oder Unbeweglichkeit würde helfen.
tm-why-enemy-first = Hier liegt *{ $card }*: Erst muss der Feind besiegt oder umgangen sein.
tm-why-hag = Solange die *Scheuche* bei dir ist, schließt sich dir sonst niemand an.
tm-why-forbidden = *{ $card }* ist nichts für einen Charakter deiner Gesinnung.
tm-why-nothing-here = Hier liegt nichts, was du aufnehmen könntest.
tm-why-no-objects = Du hast weder Gegenstände noch Begleiter.
tm-why-no-help = Du hast nichts, was jetzt einzusetzen wäre; die meisten Gegenstände und Begleiter helfen von selbst.
tm-why-no-shop = Hier gibt es nichts zu kaufen.
tm-why-no-gold = Du hast kein Gold.
tm-why-trophies = Für 1 Stärke brauchst du Trophäen im Wert von 7; deine sind { $points } wert, { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
} also noch.
tm-why-too-dear = Das Billigste hier ist *{ $card }* für { $n } Gold; du hast { $gold }, { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
} also noch.
tm-why-no-praying = Hier wird nicht gebetet: Das geht auf den Feldern *Kapelle* und *Tempel* und am Ort *Schrein*.
tm-why-no-quest = Aufgaben gibt es auf dem Feld *Höhle des Hexenmeisters*.
tm-why-quest = Deine Aufgabe: { $quest_name }.
tm-why-raft = Ein Floß wird mit einer *Axt* gebaut, auf den Feldern *Wald* oder *Gehölz*, oder gekauft.
tm-why-rolled = Gewürfelt hast du schon; wähle jetzt den Weg.
tm-why-moved = In diesem Zug bist du schon gezogen; weiter geht es in deinem nächsten.
tm-why-met = Das ist in dieser Begegnung entschieden: ein Charakter oder das Feld, und nur einmal.
tm-why-only-good = In der *Kapelle* beten nur die Guten.
tm-why-dear = *{ $card }* kostet { $n } Gold; du hast { $gold }, { $missing } { $missing ->
    [one] fehlt
   *[other] fehlen
} also noch.
tm-why-sold-out = *{ $card }*: ausverkauft.
tm-why-second-raft = Du hast schon ein Floß; ein zweites wäre nur verloren.
tm-why-visit-gold = { $host ->
    [healer] Der Heiler
    [doctor] Der Arzt
   *[chapel-heal] Die Kapelle
} verlangt { $n } Gold für jeden Lebenspunkt, und du hast keines.
tm-why-visit-unhurt = { $host ->
    [healer] Der Heiler
    [doctor] Der Arzt
   *[chapel-heal] Der Altar
} kann nichts für dich tun: Dir fehlt kein Lebenspunkt, der zu heilen wäre.
tm-why-visit-objects = Der Alchemist zahlt für Gegenstände, und du hast keine.
tm-why-raft-next = Du hast ein Floß: Übersetzen kannst du zu Beginn deines nächsten Zuges.
tm-why-raft-axe = Holz gibt es hier, aber du hast keine *Axt*.
tm-why-raft-wood = Holz fällen kannst du; was fehlt, ist ein Feld *Wald* oder *Gehölz* zu Beginn deines Zuges.
tm-why-raft-start = Hier könntest du eines bauen, aber nur zu Beginn deines Zuges und statt der Bewegung.
tm-why-not-alone = Solange noch jemand auf dem Feld *Krone der Herrschaft* steht, begegnet ihr nur einander.
tm-why-toad-command = Eine Kröte spricht keine Herrschaftsformel; sie wartet, bis sie zurückverwandelt ist.
tm-why-command = Die Herrschaftsformel spricht, wer allein auf dem Feld *Krone der Herrschaft* steht.

## Karten

tm-card-kind = { $kind ->
    [spaces] Feld
    [characters] Charakter
    [creatures] Wesen
    [events] Ereignis
    [enemies] Feind
    [strangers] Fremder
    [objects] Gegenstand
    [magic_objects] Magischer Gegenstand
    [followers] Begleiter
    [places] Ort
   *[spells] Zauberspruch
}
tm-card-place = { $place ->
    [played] Wird von **{ $name }** gespielt.
    [owned] Bei **{ $name }**.
    [hand] Auf deiner Hand.
    [trophy] Eine Trophäe von **{ $name }**.
    [lying] Liegt auf dem Feld *{ $name }*.
    [in-play] Im Spiel.
    [discarded] Auf dem Ablegestapel.
    [removed] Aus dem Spiel.
    [stack] { $n } auf dem Stapel neben dem Spielbrett.
    [standing] Hier steht **{ $name }**.
    [board] Ein Feld des Spielbretts; gerade steht niemand hier.
   *[unknown] Nicht auf dem Tisch, soweit du siehst.
}

## Nachgefragt, bevor etwas Unkluges geschieht

doubt-tm-leave = Damit bist du endgültig aus dem Spiel. Trotzdem gehen?
doubt-tm-concede = Ein Lebenspunkt würde reichen, und du hast noch { $n }. Trotzdem aufgeben?
doubt-tm-last-life = Es ist dein letzter Lebenspunkt, bei { $chance } % Siegchance. Trotzdem kämpfen?
