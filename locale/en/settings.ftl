# /game settings: the table's and everybody's own.

cmd-game-settings = Show or change the table’s settings and your own
cmd-game-settings-name = settings
cmd-game-settings-pace = Table: how long an answer may take, e.g. 24h, 3 days, none
cmd-game-settings-pace-name = pace
cmd-game-settings-time-up = Table: what happens when somebody’s time is up
cmd-game-settings-time-up-name = when_time_is_up
cmd-game-settings-language = Table: the language of the public posts (host)
cmd-game-settings-language-name = language
cmd-game-settings-palette = Table: the colours of the public pictures (host)
cmd-game-settings-palette-name = palette
cmd-game-settings-window = Table: how long a reaction window stays open, e.g. 6h, 30 min, off (host)
cmd-game-settings-window-name = window
cmd-game-settings-tips = Table: tips below the questions for whoever plays for the first time
cmd-game-settings-tips-name = tips
cmd-game-settings-my-language = You: the language of what only you read
cmd-game-settings-my-language-name = my_language
cmd-game-settings-reminders = You: where you want to be reminded
cmd-game-settings-reminders-name = reminders
cmd-game-settings-timezone = You: your time zone, by its city
cmd-game-settings-timezone-name = timezone
cmd-game-settings-quiet = You: when nothing may disturb you, e.g. 22:00-08:00, off
cmd-game-settings-quiet-name = quiet
cmd-game-settings-my-palette = You: the colours of the pictures only you see
cmd-game-settings-my-palette-name = my_palette
cmd-game-settings-my-motion = You: whether dice may roll before your eyes
cmd-game-settings-my-motion-name = my_motion

cmd-game-settings-hints = Table: may Keeper’s hints be asked for (host, before the game begins)
cmd-game-settings-hints-name = hints
set-hints-on = hints on request
set-hints-off = no hints
set-hints = { $on ->
    [yes] No hints at this table
   *[no] Allow hints at this table
}
set-hints-late = Whether there are hints is settled before the game begins.
set-choose-pace = Time for an answer
set-choose-time-up = When time is up
set-choose-language = Language of the posts
set-choose-reminders = Reminders
set-choose-my-language = Your language
set-choose-motion = Motion
set-choose-palette = Your colours
set-show-mine = Your own settings …
set-show-table = The table’s settings …
set-pause = Pause the game
foot-settings = Settings …
foot-away = I’ll be away …
set-policy-default = the safe answer is given
set-policy-caretaker = a stand-in plays
set-policy-wait = the table goes on waiting
set-motion-on = dice roll
set-motion-off = nothing moves
set-palette-normal = normal
set-palette-high-contrast = high contrast
set-palette-colour-blind = for colour-blind people
set-tips-on = with tips
set-tips-off = without tips
set-reminders-channel = in the channel
set-reminders-dm = by direct message
set-reminders-none = not at all
set-language-auto = as Discord has it
set-own-pace = { $minutes ->
    [0] { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
   *[other] { $hours } h { $minutes } min
}
set-quiet-off = no quiet hours

set-tips = Tips below the questions: { $on ->
    [yes] yes
   *[no] no
}

set-done-person = Your settings have been changed.
set-done-table = The table’s settings have been changed.
set-table =
    { "" }**{ $game }**
    Time for an answer: { $hours ->
        [0] no deadline
       *[other] { set-own-pace }
    }
    When time is up: { $policy ->
        [default] the safe answer is given
        [caretaker] a stand-in plays
       *[wait] the table goes on waiting
    }
    Language: { $language ->
        [de] German
       *[en] English
    } · colours: { $palette ->
        [high_contrast] high contrast
        [colour_blind] for colour-blind people
       *[normal] normal
    }
set-windows = Reaction windows: { $unit ->
    [no] open as long as any question
    [minutes] open for { $n } minutes, then it counts as a pass
   *[hours] { $n ->
        [one] open for 1 hour, then it counts as a pass
       *[other] open for { $n } hours, then it counts as a pass
    }
}
set-bad-window = “{ $typed }” is not a valid time for a reaction window. Between { $least } minutes and { $most } days, e.g. `6h` or `30 min`; `off` for none of its own.
set-no-windows = { $game } has no reaction windows.
set-person =
    { "" }**You**
    Language: { $language ->
        [de] German
        [en] English
       *[auto] as Discord has it
    } · colours: { $palette ->
        [high_contrast] high contrast
        [colour_blind] for colour-blind people
       *[normal] normal
    }
    Reminders: { $reminders ->
        [dm] by direct message
        [none] none
       *[channel] in the channel
    }
    Time zone: { $zone } · quiet hours: { $quiet ->
        [no] none
       *[other] { $quiet }
    }
    Pictures: { $motion ->
        [off] without motion, for the whole table you sit at
       *[on] dice roll
    }
set-bad-pace = “{ $typed }” is not a valid time for an answer. You can use `none` and anything from { $least } hour to { $most } days, such as `24h` or `3 days`.
set-bad-quiet = “{ $typed }” is not a pair of times. Write two times of day, such as `22:00-08:00`, or `off`.
set-bad-zone = There is no time zone “{ $typed }”. Choose a city from the list, such as `Europe/Berlin`.{ $near ->
    [no] { "" }
   *[other] { " " }Near: { $near }
}
set-zone-first = Quiet hours need to know your clock: set `timezone`, too.
set-only-host = Language and colours of the table are set by { $who }, who has opened this game. `my_language` and `my_palette` are yours.
