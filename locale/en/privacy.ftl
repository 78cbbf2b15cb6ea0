# /privacy.

cmd-privacy = What Keeper knows about you
cmd-privacy-name = privacy
cmd-privacy-show = Show what Keeper knows about you
cmd-privacy-show-name = show
cmd-privacy-export = Get everything Keeper knows about you as a file
cmd-privacy-export-name = export
cmd-privacy-forget = Have Keeper forget you
cmd-privacy-forget-name = forget

privacy-show =
    { "" }**What Keeper knows about you**
    Settings: { $settings ->
        [0] none
       *[other] yes
    }
    Seats: { $seats } · games you host: { $hosted }
    Answers: { $answers } · ballots: { $ballots }
    Counters: { $statistics } · reports: { $reports }
    Keeper reads no messages. It knows your Discord number, the display name you had when you sat down, and what you pressed.
    { $cmd-privacy-export } gives you all of it, { $cmd-privacy-forget } removes it.
privacy-export = Everything Keeper knows about you.
privacy-sure =
    { "" }**Forget you?** That cannot be taken back.
    Your settings and counters go. Your seats in lobbies become free; in running games a stand-in plays on. What you did stays in the log of those games, without your name. Posts that name you are edited as far as Discord allows; that takes a while. Two things stay as they are, because by then Keeper knows nothing of you: what is not done when Keeper is restarted, and short messages older than { $kept } days, which it cannot find any more. Whoever manages the server can delete those. { $days ->
        [0] { "" }
        [one] The copy of last night is replaced tomorrow.
       *[other] The nightly copies of the last { $days } days are not changed; they go one by one.
    }
privacy-yes = Forget me
privacy-not-yours = This button was made for somebody else.
privacy-forgotten = Forgotten: { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, { $statistics ->
    [one] 1 counter
   *[other] { $statistics } counters
}. Keeper does not know you any more.

# In place of a name that was forgotten: at a seat, and in the middle of a sentence.
seat-nobody = Seat { $n }
nobody = somebody
