"""Keeper's memory: games, seats, answers, checkpoints, what is still to be posted, what is due, settings and statistics.

SQLite by default (`keeper.db`), PostgreSQL by URL; the same code, the same tests. This package knows nothing of Discord or of any
game: it keeps bytes, JSON and typed rows (frozen dataclasses in `db.rows`). There is no clock in here: whatever needs the time
takes `now`, UTC seconds as an int. Ids of users, channels, guilds and messages are ints; a game's id is a small int.

    db = await Database.open("keeper.db")            # path, sqlite:///…, postgresql://…; migrates to the newest revision
    await db.health()                                # Health(dialect, revision, size, counts)
    await db.close()                                 # CannotOpen is one line for the operator; every refusal is a MemoryRefusal

**Games** (`db/games.py`)

    create_game(NewGame(name, channel_id, host_id, language, rules_version, secret, commitment, guild_id=None, options={},
                        pace=Pace(deadline=None, on_deadline="wait", window=None), lobby_message_id=None), now,
                host=HostSeat(user_id, name, choices={}), caretakers=(EmptySeat(name, choices={}), …), effects=None) -> Game
                                                                           # ChannelTaken(game) when one is unfinished there
    game(game_id) -> Game | None
    game_in_channel(channel_id) -> Game | None                             # the unfinished one
    games_of(user_id) -> list[Game]                                        # unfinished ones in which they sit or which they host
    unfinished(guild_id=None) -> list[Game]
    games_with_lobby_posts() -> list[int]                                  # whose lobby's post has its buttons
    history(guild_id=…, channel_id=…, user_id=…, name=…, before=…, limit=25) -> list[Game]   # finished and ended, newest first
    change_game(game_id, now, **{language, options, pace, host_id, guild_id, channel_id, rules_version, lobby_message_id,
                                 board_message_id}) -> Game                # ChannelTaken, NoSuchGame
    start(game_id, Start(users, salt, checkpoint=Snapshot(step, n, at, version, data), rules_version=None, …Effects), now) -> Game
                                                                           # lobby -> playing; Conflict if the seats moved on
    set_status(game_id, status, now, was=("playing", …), outcome=None, effects=None) -> Game
                                                                           # pause, resume, end; Conflict when it was not `was`

**Seats** (`db/seats.py`); numbers are 0, 1, 2 … without gaps while in the lobby

    seats(game_id) -> list[Seat]
    join(game_id, user_id, name, now, most=None, again=False, ready=False, choices=None) -> Seat
                                                                           # AlreadySeated, TableFull, Conflict (not in the lobby)
    leave(game_id, user_id, now, seat=None) -> list[int]                   # lobby only; the numbers freed; later seats move up
    seats_of(user_id) -> list[Seat]                                        # in unfinished games
    change_seat(game_id, seat, now, theirs=None, free=False, never_at=(), **{user_id, name, ready, dm_ok, away_until, caretaker, last_seen,
                choices, orders}) -> Seat                                  # NotTheirs, Conflict, OtherSide
    seen(game_id, user_id, serial)                                         # catch-up mark, never goes back
    make_offer(game_id, seat, user_id, by_id, now, expires, post=None, effects=None) -> Offer     # `db/offers.py`
    offer(offer_id), offers(game_id), offers_run_out(now), change_offer(offer_id, message_id)
    have_sat(game_id, user_id) -> seats                                    # now or ever before in this game

**Answers** (`db/answers.py`); `serial` counts every answer ever recorded in a game, undone ones too

    load(game_id, upto=None) -> Loaded(game, seats, checkpoint, answers)   # latest checkpoint + live answers after it;
                                                                           # upto=serial: as it would be after undoing to there
    record(game_id, Move(answer=NewAnswer(step, n, seat, picks, sig, trace, barrier=0, by="player", interaction_id=None,
                         user_id=None), expected_serial, epoch, checkpoint=None, outcome=None, …Effects), now) -> Answer
    record_undo(game_id, Undo(keep, expected_serial, epoch, …Effects), now) -> Undone(epoch, answers)   # keep: last serial kept
    record_loss(game_id, Undo(…), now) -> Undone                           # the same, marked "lost" (after an update of the rules)
    log(game_id, live=True, after=0, last=None) -> list[Answer]            # in serial order; live=False: undone and lost ones too
    answered(interaction_id) -> Answer | None
    checkpoints(game_id) -> list[Checkpoint]                               # all of the effective line, for replay

  `record` is one transaction. It raises `AlreadyAnswered` (that interaction id is in the log) or `Conflict` (serial, epoch or
  status moved on: somebody else was faster; throw the live game away and load again) and then has changed nothing.
  What a person does for a seat (an answer by "player", a ballot, an undo with `user_id`) is kept only if that seat is theirs in
  this very transaction; else `NotTheirs`, which is a Conflict.
  With `outcome` the game is finished and its armed deadlines are cancelled in the same transaction.

**Effects** every transaction on a game may carry (fields of Move, Undo and Start; `apply(game_id, Effects(…), now)` alone):

    outbox=(Letter(kind, payload, channel_id= or user_id=, nonce=random, not_before=0), …)
    arm=(Alarm(kind, due, seat=None, question=None, data={}), …)           # kind reminder | deadline | window | quiet
    cancel=(Cancel(seat=ANY, question=ANY, kind=ANY), …)                   # happens before `arm`
    settle=(deadline_id, …)                                                # its effect is this transaction; Conflict if it has one
    statistics=(Count(user_id, game, counter, by=1), …)
    close_vote=(vote_id, "passed" | "failed" | "cancelled")                # Conflict if it is no longer open
    vote_note={…}                                                          # joins the data of that vote
    overtakes=(kind, …)                                                    # open votes of these kinds are off
    close_offer=(offer_id, "taken" | "withdrawn" | "expired")              # Conflict if it no longer stands

**Outbox and posts** (`db/outbox.py`, `db/posts.py`)

    claim_outbox(owner, now, seconds=60, game_id=None, limit=50) -> list[Outbox]   # oldest first; per target never out of order;
                                                                           # unticked ones can be claimed again after `seconds`
    take_outbox(owner, now, game_id=…) -> ([Outbox], behind)               # those `db.owner` has written are theirs already
    tick(outbox_ids, message_id, now, post=None)                           # ticks off with whatever is written next, or soon
    sent(outbox_id, message_id, now, post=None) -> bool                    # ticks off; False: it was ticked off already
    failed(outbox_id, now, error, again_at=None)                           # again_at=None: given up
    release_outbox(owner=None) -> int                                      # after a crash: claims of that process (or of all) lapse
    pending(game_id=None) -> list[Outbox];  next_letter() -> int | None    # when the next one may be tried
    still_pending(outbox_id) -> Outbox | None                              # as it stands now
    became(game_id, last=100) -> set[int]                                  # messages that letters have become
    began(game_id, message_id) -> list[Outbox]                             # the letters with which a board post began
    add_post(Post(game_id, purpose, channel_id, message_id, seat=None, user_id=None, live=True), now); posts(game_id, purpose=, live=, seat=)
    retire_posts(message_ids), forget_post(message_id), post(message_id) -> Post | None
      A post with purpose "board" or "lobby" also becomes the game's board_message_id or lobby_message_id.

**Deadlines** (`db/deadlines.py`)

    claim_due(now, limit=100) -> list[Deadline]                            # marked fired at once; no second process gets them
    next_due() -> int | None;  deadlines(game_id) -> list[Deadline]        # armed ones;  deadline(deadline_id)
    postpone(deadline_id, due) -> bool                                     # snooze, quiet hours: armed again; False if settled
    set_back(now, slack) -> int                                            # windows from before the clock was set back
    rearm_unsettled(before, ahead=None) -> int                             # fired up to then, effect never recorded: armed again

  A deadline has its effect exactly once: put its id into `settle` of the Move (default answer) or of `apply` (a reminder's
  letter). Claimed but never settled, because the process died, it comes back by `rearm_unsettled` at the next start. `cancel`
  also reaches those that have fired and are not settled: of a player's answer and a deadline's, the first one wins.

**People** (`db/people.py`)

    user_settings(user_id) -> UserSettings;  users_settings(user_ids) -> dict;  change_user(user_id, now, **changes) -> UserSettings
    guild_settings(guild_id) -> GuildSettings;  change_guild(guild_id, now, **changes) -> GuildSettings

**Statistics, votes, reports** (`db/statistics.py`, `db/votes.py`, `db/reports.py`)

    count(counts);  statistics(user_id) -> {game: {counter: value}};  results(guild_id= or user_id=) -> [Result]
    have_played(game, users) -> set of those who have finished it
    open_vote(game_id, kind, data, user_id, now, yes=(), post=None, effects=None) -> Vote
                                                                           # VoteOpen(vote) when one of that kind is open
    cast(vote_id, seat, choice, now, user_id=None) -> Vote                 # with all ballots; Conflict when it is closed
    vote(vote_id), votes(game_id), open_votes(game_id), change_vote(vote_id, message_id)
    vote_is_at(vote_id, game_id, message_id)                               # noted only if nobody had noted where it is
    votes_before(created) -> list[Vote];  repost_vote(vote_id, was, post, now) -> bool    # its post is gone
    add_report(text, user_id, now, game_id=None, data=None) -> int;  report(report_id);  reports(limit=25)

**Faults** (`db/faults.py`)

    note_fault(game_id, text, mark, version, now, told=message, aside=bool, data=None) -> int   # the report's number; told once
    fault(game_id) -> Fault | None;  asides() -> list[Fault]               # games that were set aside
    take_up(game_id, effects, now)                                         # it opens again

**Several processes** (`db/fleet.py`; PostgreSQL)

    looked(game_id) -> (Game | None, seats)                                # one statement: what another process may have changed
    Fleet(db, owner, leads=, follows=, gone=, told=)                       # who leads; who is gone; which games have changed

**A deed that breaks off**

    deed_begins();  deed_kept() -> bool                                    # has this task kept anything since?

**Moving house, privacy, housekeeping** (`db/transfer.py`, `db/privacy.py`, `db/database.py`)

    export_game(game_id) -> dict                                           # ready for JSON; a lobby's has no secret and no salt
    import_game(data, channel_id, guild_id, host_id, now, luck=None, letters=()) -> Game
                                                                           # BadExport, ChannelTaken, StillPlayed; comes in paused,
                                                                           # its seats held by nobody
    seal() -> bytes                                                        # the key of sealed exports (`db/seals.py`)
    everything_about(user_id) -> dict;  forget_user(user_id, now) -> Forgotten
    prune(before) -> {"letters": n, "deadlines": n};  backup(path)         # SQLite; PostgreSQL has pg_dump
"""

from db.database import Database
from db.errors import (
    TROUBLE,
    AlreadyAnswered,
    AlreadySeated,
    BadExport,
    CannotOpen,
    ChannelTaken,
    Conflict,
    MemoryRefusal,
    NoSuchGame,
    NotTheirs,
    OtherSide,
    StillPlayed,
    TableFull,
    VoteOpen,
)
from db.rows import (
    ANY,
    CALLED_OFF,
    FORGOTTEN,
    LEFT_BEHIND,
    OFFER_RESULT,
    OVERTAKEN,
    VOTE_RESULT,
    Alarm,
    Answer,
    Ballot,
    Cancel,
    Checkpoint,
    Count,
    Deadline,
    Effects,
    EmptySeat,
    Fault,
    Forgotten,
    Game,
    GuildSettings,
    Health,
    HostSeat,
    Letter,
    Loaded,
    Move,
    NewAnswer,
    NewGame,
    Offer,
    OfferEnd,
    Outbox,
    Pace,
    Post,
    Report,
    Seat,
    Snapshot,
    Start,
    Undo,
    Undone,
    Unreadable,
    UserSettings,
    Vote,
)
from db.statistics import Result
from db.store import deed_begins, deed_kept

__all__ = [
    "ANY",
    "CALLED_OFF",
    "FORGOTTEN",
    "LEFT_BEHIND",
    "OFFER_RESULT",
    "OVERTAKEN",
    "TROUBLE",
    "VOTE_RESULT",
    "Alarm",
    "AlreadyAnswered",
    "AlreadySeated",
    "Answer",
    "BadExport",
    "Ballot",
    "Cancel",
    "CannotOpen",
    "ChannelTaken",
    "Checkpoint",
    "Conflict",
    "Count",
    "Database",
    "Deadline",
    "Effects",
    "EmptySeat",
    "Fault",
    "Forgotten",
    "Game",
    "GuildSettings",
    "Health",
    "HostSeat",
    "Letter",
    "Loaded",
    "MemoryRefusal",
    "Move",
    "NewAnswer",
    "NewGame",
    "NoSuchGame",
    "NotTheirs",
    "Offer",
    "OfferEnd",
    "OtherSide",
    "Outbox",
    "Pace",
    "Post",
    "Report",
    "Result",
    "Seat",
    "Snapshot",
    "Start",
    "StillPlayed",
    "TableFull",
    "Undo",
    "Undone",
    "Unreadable",
    "UserSettings",
    "Vote",
    "VoteOpen",
    "deed_begins",
    "deed_kept",
]
