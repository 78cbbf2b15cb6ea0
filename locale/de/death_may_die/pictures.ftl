# Wörter auf Bildern und in ihren Beschreibungen. Namen und Texte der Karten kommen aus dem Katalog.

## Auf dem Tisch

pic-dmd-game = Cthulhu: Death May Die
pic-dmd-seat = Platz { $n }
pic-dmd-setup = Die Nacht beginnt
pic-dmd-next = Danach: { $name }
pic-dmd-actions-left =
    { $n ->
        [0] { $name }: keine Aktion mehr
        [one] { $name }: 1 Aktion
       *[other] { $name }: { $n } Aktionen
    }
pic-dmd-phase-mythos = { $name }: Mythoskarte
pic-dmd-phase-discovery = { $name }: Ermitteln oder kämpfen
pic-dmd-phase-end = { $name }: Ende des Zuges
pic-dmd-part-mythos = Mythoskarte
pic-dmd-part-discovery = Ermitteln oder kämpfen
pic-dmd-part-end = Ende des Zuges
pic-dmd-over-won = Der Große Alte ist tot
pic-dmd-over-died-early = Gestorben, bevor er kam
pic-dmd-over-all-dead = Niemand ist übrig
pic-dmd-over-track = Der Große Alte ist erwacht
pic-dmd-over-abandoned = Abgebrochen
pic-dmd-sleeps = noch nicht da
pic-dmd-mythos = Symbole
pic-dmd-symbols = { $n }/{ $most }
pic-dmd-ritual = Ritual
pic-dmd-disrupted = Ritual unterbrochen
pic-dmd-safe = Sicher
pic-dmd-unsafe = Gefahr
pic-dmd-fate-killed = tot
pic-dmd-fate-insane = wahnsinnig
pic-dmd-fate-left = fort
pic-dmd-threshold = Schwelle in { $n }
pic-dmd-unhurt = jetzt nicht zu verwunden
pic-dmd-gate-red = rotes Tor (Dreieck)
pic-dmd-gate-yellow = gelbes Tor (Kreis)
pic-dmd-gate-blue = blaues Tor (Raute)

## Ein Zug

pic-dmd-follow =
    { $n ->
        [one] 1 Gegner folgt
       *[other] { $n } Gegner folgen
    }
pic-dmd-nobody-follows = Niemand folgt
pic-dmd-takes-fire =
    { $n ->
        [one] Beim Gehen: 1 Feuer
       *[other] Beim Gehen: { $n } Feuer
    }
pic-dmd-actions-word = Aktionen
pic-dmd-find-card = Entdeckung

## Eine Frage

pic-dmd-whom = Welcher Gegner?
pic-dmd-which-person = Welcher Ermittler?
pic-dmd-which-skill = Welche Fertigkeit steigt?
pic-dmd-which-thing = Was davon?
pic-dmd-what-heals = Was heilt?
pic-dmd-which-space = Welches Feld?
pic-dmd-who-are-you = Wer willst du sein?

## Ein Wurf

pic-dmd-roll-attack = { $name } greift an
pic-dmd-roll-shot = { $name } schießt
pic-dmd-roll-attacked = Angriff auf { $name }
pic-dmd-roll-fire = { $name } brennt
pic-dmd-roll-task = { $name } versucht es
pic-dmd-roll-stage = { $name } gegen den Großen Alten
pic-dmd-hits-life = Erfolge : Leben
pic-dmd-hits-need = Erfolge : nötig
pic-dmd-hits-wounds = Wunden für { $name }
pic-dmd-enough = genug
pic-dmd-deadly = tödlich
pic-dmd-short = noch nicht
pic-dmd-harmless = nichts
pic-dmd-wounding = verletzt
pic-dmd-face-success = 1 Erfolg
pic-dmd-face-both = 1 Erfolg, { $minus }1 GG
pic-dmd-face-sign = Älteres Zeichen
pic-dmd-face-tentacle = { $minus }1 GG
pic-dmd-face-blank = Misserfolg
pic-dmd-now = Wie es liegt
pic-dmd-again = Neu würfeln
pic-dmd-now-kills = **{ $n ->
        [one] 1 Erfolg
       *[other] { $n } Erfolge
    }:** { $enemy } stirbt
pic-dmd-now-wounds = **{ $n ->
        [one] 1 Erfolg
       *[other] { $n } Erfolge
    }:** { $enemy } behält { $left } Leben
pic-dmd-now-misses = **Kein Erfolg:** { $enemy } bleibt heil
pic-dmd-now-done = **{ $n } von { $need }:** geschafft
pic-dmd-now-fails = **{ $n } von { $need }:** zu wenig
pic-dmd-now-hurt = **{ $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }:** { $before } → { $after } von { $most }
pic-dmd-now-unhurt = **Keine Wunde**
pic-dmd-now-sanity = **{ $n ->
        [one] 1 Tentakel
       *[other] { $n } Tentakel
    }:** verlorene GG { $before } → { $after }
pic-dmd-now-threshold = Schwelle!
pic-dmd-now-calm = **Kein Tentakel:** der Geist hält
pic-dmd-now-signs =
    { $n ->
        [one] **1 Älteres Zeichen** übrig
       *[other] **{ $n } Ältere Zeichen** übrig
    }
pic-dmd-free =
    { $n ->
        [one] 1 Würfel ist frei
       *[other] { $n } Würfel sind frei
    }
pic-dmd-price = je Würfel 1 Stress
pic-dmd-no-reroll = Kein Neuwurf möglich
pic-dmd-nothing-to-gain = Es gibt nichts zu gewinnen.
pic-dmd-chance-kill = { $enemy } stirbt
pic-dmd-chance-done = Es gelingt
pic-dmd-chance-unhurt = Keine Wunde
pic-dmd-chance-fewer = Weniger Wunden
pic-dmd-chance-more = Mehr Erfolge
pic-dmd-chance-calm = Der Geist hält
pic-dmd-price-free = frei
pic-dmd-price-stress = 1 Stress

## Jemandes Tafel

pic-dmd-wounds = Wunden
pic-dmd-stress = Stress
pic-dmd-psychosis = Psychose
pic-dmd-bonus-dice =
    { $n ->
        [one] +1 Würfel in jedem Wurf
       *[other] +{ $n } Würfel in jedem Wurf
    }
pic-dmd-burning =
    { $n ->
        [one] brennt (1)
       *[other] brennt ({ $n })
    }

## Karten

pic-dmd-card-enemy = Gegner
pic-dmd-card-cultist = Kultist
pic-dmd-card-skill = Fertigkeit
pic-dmd-card-unique = Einzigartige Fertigkeit
pic-dmd-card-psychosis = Psychose
pic-dmd-card-mythos = Mythos
pic-dmd-card-discovery = Entdeckung
pic-dmd-card-episode = Episode { $n }
pic-dmd-card-item = Gegenstand
pic-dmd-card-companion = Begleiter
pic-dmd-card-condition = Zustand
pic-dmd-card-token = Marker
pic-dmd-card-event = Ereignis
pic-dmd-symbol = 1 Beschwörungssymbol
pic-dmd-stage = Stufe { $n }
pic-dmd-attacks-with = greift an mit
pic-dmd-life = Leben
pic-dmd-of = von { $name }

## Das Ende

pic-dmd-title-won = Der Tod ist gestorben
pic-dmd-title-died-early = Zu früh gestorben
pic-dmd-title-all-dead = Niemand kam zurück
pic-dmd-title-track = Er ist erwacht
pic-dmd-title-abandoned = Der Tisch ist verlassen
pic-dmd-result-won = Die Ermittler haben { $great } getötet.
pic-dmd-result-died-early = Jemand ging verloren, bevor { $great } kam: Das Spiel ist verloren.
pic-dmd-result-all-dead = Alle Ermittler sind tot oder wahnsinnig: { $great } hat gewonnen.
pic-dmd-result-track = { $great } hat das Ende der Leiste erreicht: Das Spiel ist verloren.
pic-dmd-result-abandoned = Das Spiel wurde abgebrochen.

## Die Geschichte

pic-dmd-turn = Zug { $n }
pic-dmd-count-turns =
    { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }
pic-dmd-recap = Wie es ging
pic-dmd-how-it-went = Wie es lief
pic-dmd-summoning = Beschwörung
pic-dmd-lost-sanity = verlorene Geistige Gesundheit
pic-dmd-points = Wendepunkte
pic-dmd-no-points = Eine stille Nacht, bis zum Schluss.
pic-dmd-who-did-what = Wer was tat
pic-dmd-did-turns = Züge
pic-dmd-did-slain = Besiegt
pic-dmd-did-found = Gefunden
pic-dmd-did-wounds = Wunden
pic-dmd-did-sanity = Verlorene Gesundheit
pic-dmd-say-film = Das Spiel als Film: { $n } Bilder, von Zug { $first } bis Zug { $last }.
pic-dmd-say-recap = Züge: { $turns }.
pic-dmd-deed-end = { $name } führt den letzten Schlag
pic-dmd-deed-arrived = { $about } kommt
pic-dmd-deed-disrupted = { $name } unterbricht das Ritual
pic-dmd-deed-ritual = { $name } kommt mit dem Ritual voran
pic-dmd-deed-stage = { $about } zeigt eine neue Stufe
pic-dmd-deed-died = { $name } geht verloren
pic-dmd-deed-great = { $name } verwundet { $about } ({ $n })
pic-dmd-deed-slew = { $name } tötet: { $about }
pic-dmd-deed-threshold = { $name } wird ein wenig verrückter
pic-dmd-deed-hurt =
    { $n ->
        [one] { $name } erleidet 1 Wunde
       *[other] { $name } erleidet { $n } Wunden
    }
pic-dmd-deed-found = { $name } findet { $about }
pic-dmd-deed-walked = { $name } geht: { $about }
pic-dmd-deed-quiet = { $name } wartet ab

## In Worten

pic-dmd-say-great = { $name }: Stufe { $stage }, Beschwörungsleiste { $track } von { $most }, Symbole { $symbols } von { $need }.
pic-dmd-say-stage = Leben { $left } von { $health }.
pic-dmd-say-disrupted = Das Ritual ist unterbrochen.
pic-dmd-say-ritual = Ritual { $n } von { $most }.
pic-dmd-say-life = { $left } von { $health } Leben
pic-dmd-say-fire = { $n } Feuer
pic-dmd-say-space = { $space }: { $what }.
pic-dmd-say-gone = { $name } ({ $player }): { $fate }.
pic-dmd-say-person = { $name } ({ $player }), { $space }: Wunden { $wounds } von { $most }, Stress { $stress } von { $max }, verlorene Geistige Gesundheit { $sanity } von { $skull }, Bonuswürfel { $bonus }.
pic-dmd-say-burning = Feuermarker: { $n }
pic-dmd-say-reach = In Reichweite: { $spaces }.
pic-dmd-say-ways = Von { $space } nach: { $spaces }.
pic-dmd-say-dice = Würfel: { $dice }.
pic-dmd-say-standard = schwarz { $face }
pic-dmd-say-bonus = grün { $face }
pic-dmd-say-choose = Zur Wahl: { $spaces }.
pic-dmd-say-attacks = greift an mit { $standard } + { $bonus } Würfeln
