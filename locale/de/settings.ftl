# /game settings: was am Tisch gilt und was für jeden selbst.

cmd-game-settings = Zeig oder ändere, was am Tisch gilt und was für dich
cmd-game-settings-name = einstellungen
cmd-game-settings-pace = Tisch: wie lange eine Antwort dauern darf, z. B. 24h, 3 Tage, keine
cmd-game-settings-pace-name = tempo
cmd-game-settings-time-up = Tisch: was passiert, wenn jemandes Zeit um ist
cmd-game-settings-time-up-name = nach_ablauf
cmd-game-settings-language = Tisch: Sprache der öffentlichen Posts (wer eröffnet hat)
cmd-game-settings-language-name = sprache
cmd-game-settings-palette = Tisch: Farben der öffentlichen Bilder (wer eröffnet hat)
cmd-game-settings-palette-name = farben
cmd-game-settings-window = Tisch: wie lange ein Reaktionsfenster offen ist, z. B. 6h, 30 min, aus (wer eröffnet hat)
cmd-game-settings-window-name = fenster
cmd-game-settings-tips = Tisch: Tipps unter den Fragen für alle, die zum ersten Mal spielen
cmd-game-settings-tips-name = tipps
cmd-game-settings-my-language = Du: Sprache von allem, was nur du liest
cmd-game-settings-my-language-name = meine_sprache
cmd-game-settings-reminders = Du: wo du erinnert werden willst
cmd-game-settings-reminders-name = erinnerungen
cmd-game-settings-timezone = Du: deine Zeitzone, nach der Stadt
cmd-game-settings-timezone-name = zeitzone
cmd-game-settings-quiet = Du: wann dich nichts stören darf, z. B. 22:00-08:00, aus
cmd-game-settings-quiet-name = ruhezeit
cmd-game-settings-my-palette = Du: Farben der Bilder, die nur du siehst
cmd-game-settings-my-palette-name = meine_farben
cmd-game-settings-my-motion = Du: ob Würfel vor deinen Augen rollen dürfen
cmd-game-settings-my-motion-name = meine_bewegung

cmd-game-settings-hints = Tisch: Darf man Keeper nach einem Rat fragen? (Gastgeber, vor dem Spiel)
cmd-game-settings-hints-name = rat
set-hints-on = Rat auf Nachfrage
set-hints-off = kein Rat
set-hints = { $on ->
    [yes] Kein Rat an diesem Tisch
   *[no] Rat an diesem Tisch erlauben
}
set-hints-late = Ob es Rat gibt, steht fest, bevor das Spiel beginnt.
set-choose-pace = Zeit für eine Antwort
set-choose-time-up = Wenn die Zeit um ist
set-choose-language = Sprache der Beiträge
set-choose-reminders = Erinnerungen
set-choose-my-language = Deine Sprache
set-choose-motion = Bewegung
set-choose-palette = Deine Farben
set-show-mine = Deine eigenen Einstellungen …
set-show-table = Einstellungen des Tischs …
set-pause = Spiel anhalten
foot-settings = Einstellungen …
foot-away = Ich bin weg …
set-policy-default = die sichere Antwort wird gegeben
set-policy-caretaker = eine Vertretung spielt
set-policy-wait = der Tisch wartet weiter
set-motion-on = Würfel rollen
set-motion-off = nichts bewegt sich
set-palette-normal = normal
set-palette-high-contrast = hoher Kontrast
set-palette-colour-blind = bei Farbfehlsichtigkeit
set-tips-on = mit Tipps
set-tips-off = ohne Tipps
set-reminders-channel = im Kanal
set-reminders-dm = per Direktnachricht
set-reminders-none = gar nicht
set-language-auto = wie Discord
set-own-pace = { $minutes ->
    [0] { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
   *[other] { $hours } Std. { $minutes } Min.
}
set-quiet-off = keine Ruhezeit

set-tips = Tipps unter den Fragen: { $on ->
    [yes] ja
   *[no] nein
}

set-done-person = Deine Einstellungen sind geändert.
set-done-table = Die Einstellungen des Tisches sind geändert.
set-table =
    { "" }**{ $game }**
    Zeit für eine Antwort: { $hours ->
        [0] keine Frist
       *[other] { set-own-pace }
    }
    Wenn die Zeit um ist: { $policy ->
        [default] die sichere Antwort wird gegeben
        [caretaker] eine Vertretung spielt
       *[wait] der Tisch wartet weiter
    }
    Sprache: { $language ->
        [de] Deutsch
       *[en] Englisch
    } · Farben: { $palette ->
        [high_contrast] hoher Kontrast
        [colour_blind] bei Farbfehlsichtigkeit
       *[normal] normal
    }
set-windows = Reaktionsfenster: { $unit ->
    [no] so lange offen wie jede Frage
    [minutes] { $n } Minuten offen, danach zählt es als gepasst
   *[hours] { $n ->
        [one] 1 Stunde offen, danach zählt es als gepasst
       *[other] { $n } Stunden offen, danach zählt es als gepasst
    }
}
set-bad-window = „{ $typed }“ ist keine Zeit für ein Reaktionsfenster. Möglich sind { $least } Minuten bis { $most } Tage, zum Beispiel `6h` oder `30 min`; mit `aus` hat es keine eigene.
set-no-windows = In { $game } gibt es keine Reaktionsfenster.
set-person =
    { "" }**Du**
    Sprache: { $language ->
        [de] Deutsch
        [en] Englisch
       *[auto] wie Discord
    } · Farben: { $palette ->
        [high_contrast] hoher Kontrast
        [colour_blind] bei Farbfehlsichtigkeit
       *[normal] normal
    }
    Erinnerungen: { $reminders ->
        [dm] per Direktnachricht
        [none] keine
       *[channel] im Kanal
    }
    Zeitzone: { $zone } · Ruhezeit: { $quiet ->
        [no] keine
       *[other] { $quiet }
    }
    Bilder: { $motion ->
        [off] ohne Bewegung, für den ganzen Tisch, an dem du sitzt
       *[on] Würfel rollen
    }
set-bad-pace = „{ $typed }“ ist keine Zeit für eine Antwort. Möglich sind `keine` und alles von { $least } Stunde bis { $most } Tage, etwa `24h` oder `3 Tage`.
set-bad-quiet = „{ $typed }“ ist keine Ruhezeit. Schreib zwei Uhrzeiten wie `22:00-08:00` oder `aus`.
set-bad-zone = Eine Zeitzone „{ $typed }“ gibt es nicht. Nimm eine Stadt aus der Liste, etwa `Europe/Berlin`.{ $near ->
    [no] { "" }
   *[other] { " " }Ähnlich: { $near }
}
set-zone-first = Für eine Ruhezeit muss ich deine Uhr kennen: Gib auch `zeitzone` an.
set-only-host = Sprache und Farben des Tisches bestimmt { $who } (hat das Spiel eröffnet). `meine_sprache` und `meine_farben` gehören dir.
