"""The tables. Only `db/migrations` creates them; a test compares the two.

Times are UTC seconds. What must hold even with two processes on one database is said here as a key or an index, not in code.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

# SQLite counts rows by itself only in a column that is exactly INTEGER.
Counted = BigInteger().with_variant(Integer, "sqlite")
UNFINISHED = ("lobby", "playing", "paused")


def one_of(column: str, *values: str) -> CheckConstraint:
    return CheckConstraint(f"{column} IN ({', '.join(repr(v) for v in values)})", name=column)


def partial(name: str, *columns: Column, where: str, unique: bool = False) -> Index:
    return Index(name, *columns, unique=unique, sqlite_where=text(where), postgresql_where=text(where))


def of_game() -> Column:
    return Column("game_id", Counted, ForeignKey("game.id", ondelete="CASCADE"), nullable=False)


game = Table(
    "game",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("name", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger),
    Column("language", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("secret", LargeBinary),
    Column("commitment", Text, nullable=False),
    Column("salt", Text),
    Column("rules_version", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("serial", Integer, nullable=False),  # of the newest answer ever; record() compares and moves it on
    Column("lobby_message_id", BigInteger),
    Column("board_message_id", BigInteger),
    Column("owner", Text),
    Column("owned_until", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("outcome", JSON(none_as_null=True)),
    Column("imported", BigInteger),  # when it was taken in from a file; null: it began here
    one_of("status", "lobby", "playing", "paused", "finished", "ended"),
    sqlite_autoincrement=True,  # a deleted game's id must not come back: old buttons name it
)
partial("uq_game_channel_unfinished", game.c.channel_id, where="status IN ('lobby', 'playing', 'paused')", unique=True)
Index("ix_game_guild_id", game.c.guild_id, game.c.finished)
Index("ix_game_channel_id", game.c.channel_id)
Index("ix_game_host_id", game.c.host_id)

seat = Table(
    "seat",
    metadata,
    Column("game_id", Counted, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("dm_ok", Boolean),
    Column("away_until", BigInteger),
    Column("caretaker", Boolean, nullable=False),
    Column("last_seen", Integer, nullable=False),
    Column("choices", JSON, nullable=False),
    Column("orders", JSON, nullable=False),
    Column("kept_for", BigInteger),  # who sat here in the file the game came from: only they may sit down by themselves
    Column("since", BigInteger),  # nobody is late for what was before: when they sat down, came back, or time was set anew
    CheckConstraint("seat >= 0", name="seat"),
)
Index("ix_seat_user_id", seat.c.user_id)
Index("ix_seat_kept_for", seat.c.kept_for)

answer = Table(
    "answer",
    metadata,
    Column("game_id", Counted, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("serial", Integer, primary_key=True, autoincrement=False),  # two processes cannot both append number k
    Column("epoch", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("picks", JSON, nullable=False),
    Column("sig", Text, nullable=False),
    Column("trace", Text, nullable=False),
    Column("barrier", Integer, nullable=False),
    Column("interaction_id", Text, unique=True),  # null: the table answered (default, order, caretaker)
    Column("by", Text, nullable=False),
    Column("user_id", BigInteger),
    Column("status", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    one_of("status", "live", "undone", "lost"),
)
partial("uq_answer_live", answer.c.game_id, answer.c.serial, where="status = 'live'", unique=True)  # the line of play
Index("ix_answer_user_id", answer.c.user_id)

checkpoint = Table(
    "checkpoint",
    metadata,
    Column("game_id", Counted, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),
    Column("at", Integer, nullable=False),  # the kernel's count of answers before it
    Column("serial", Integer, nullable=False),  # the game's serial when it was taken: live answers after it belong to it
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # zlib
    Column("created", BigInteger, nullable=False),
)
Index("ix_checkpoint_serial", checkpoint.c.game_id, checkpoint.c.serial)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Counted, primary_key=True),
    of_game(),
    Column("serial", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", JSON, nullable=False),
    Column("channel_id", BigInteger),
    Column("user_id", BigInteger),
    Column("nonce", Text, nullable=False, unique=True),
    Column("state", Text, nullable=False),
    Column("message_id", BigInteger),
    Column("attempts", Integer, nullable=False),
    Column("next_try", BigInteger, nullable=False),
    Column("holder", Text),
    Column("error", Text),
    Column("created", BigInteger, nullable=False),
    Column("done", BigInteger),
    one_of("state", "pending", "sent", "failed"),
    CheckConstraint("(channel_id IS NULL) <> (user_id IS NULL)", name="target"),
    sqlite_autoincrement=True,  # the id is the order of sending
)
partial("ix_outbox_pending", outbox.c.id, where="state = 'pending'")
partial("ix_outbox_done", outbox.c.done, where="done IS NOT NULL")
Index("ix_outbox_game_id", outbox.c.game_id, outbox.c.state)

post = Table(
    "post",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    of_game(),
    Column("purpose", Text, nullable=False),
    Column("seat", Integer),
    Column("channel_id", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("live", Boolean, nullable=False),
    Column("user_id", BigInteger),  # whose private message it is, whom it calls; null: everybody's
    one_of("purpose", "board", "lobby", "prompt", "dm"),
)
Index("ix_post_game_id", post.c.game_id, post.c.purpose)
Index("ix_post_user_id", post.c.user_id)

deadline = Table(
    "deadline",
    metadata,
    Column("id", Counted, primary_key=True),
    of_game(),
    Column("seat", Integer),
    Column("question", Text),
    Column("kind", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("data", JSON, nullable=False),
    Column("state", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("fired", BigInteger),
    Column("settled", BigInteger),  # fired and settled: its effect is recorded
    one_of("kind", "reminder", "deadline", "window", "quiet"),
    one_of("state", "armed", "fired", "cancelled"),
    sqlite_autoincrement=True,
)
partial("ix_deadline_due", deadline.c.due, where="state = 'armed'")
partial("ix_deadline_unsettled", deadline.c.fired, where="state = 'fired' AND settled IS NULL")
Index("ix_deadline_game_id", deadline.c.game_id, deadline.c.state)

vote = Table(
    "vote",
    metadata,
    Column("id", Counted, primary_key=True),
    of_game(),
    Column("kind", Text, nullable=False),
    Column("data", JSON, nullable=False),
    Column("user_id", BigInteger),
    Column("state", Text, nullable=False),
    Column("message_id", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger),
    one_of("state", "open", "passed", "failed", "cancelled"),
    sqlite_autoincrement=True,
)
partial("uq_vote_open", vote.c.game_id, vote.c.kind, where="state = 'open'", unique=True)
Index("ix_vote_game_id", vote.c.game_id)

ballot = Table(
    "ballot",
    metadata,
    Column("vote_id", Counted, ForeignKey("vote.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("choice", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("ix_ballot_user_id", ballot.c.user_id)

# A seat on offer. Who may take it, who may withdraw it and until when it stands is known here; the button only names the row.
offer = Table(
    "offer",
    metadata,
    Column("id", Counted, primary_key=True),
    of_game(),
    Column("seat", Integer, nullable=False),
    Column("holder_id", BigInteger),  # whose seat it was when it was offered; null: nobody's
    Column("by_id", BigInteger),
    Column("user_id", BigInteger),  # to whom; null: they asked to be forgotten
    Column("state", Text, nullable=False),
    Column("message_id", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("closed", BigInteger),
    one_of("state", "open", "taken", "withdrawn", "expired"),
    sqlite_autoincrement=True,  # a deleted offer's id must not come back: old buttons name it
)
partial("uq_offer_open", offer.c.game_id, offer.c.seat, where="state = 'open'", unique=True)
Index("ix_offer_game_id", offer.c.game_id)
Index("ix_offer_user_id", offer.c.user_id)

guild = Table(
    "guild",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("channels", JSON(none_as_null=True)),  # null: everywhere
    Column("pace", JSON(none_as_null=True)),
    Column("options", JSON, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

person = Table(
    "person",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("reminders", Text, nullable=False),
    Column("timezone", Text),
    Column("quiet_from", Integer),  # minutes after midnight, in the person's time zone
    Column("quiet_to", Integer),
    Column("high_contrast", Boolean, nullable=False),
    Column("palette", Text, nullable=False),
    Column("away_until", BigInteger),
    Column("options", JSON, nullable=False),
    Column("updated", BigInteger, nullable=False),
    one_of("reminders", "channel", "dm", "none"),
    CheckConstraint("quiet_from BETWEEN 0 AND 1439 AND quiet_to BETWEEN 0 AND 1439", name="quiet"),
)

# One row per counter, not one JSON per person: adding is then a single statement that cannot lose another's addition.
statistic = Table(
    "statistic",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, primary_key=True),
    Column("counter", Text, primary_key=True),
    Column("value", BigInteger, nullable=False),
)
Index("ix_statistic_counter", statistic.c.game, statistic.c.counter, statistic.c.value)

report = Table(
    "report",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("game_id", Counted, ForeignKey("game.id", ondelete="SET NULL")),
    Column("user_id", BigInteger),
    Column("text", Text, nullable=False),
    Column("data", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
Index("ix_report_user_id", report.c.user_id)

# What last went wrong with a game, so that its channel is told once, whatever happens to the process.
fault = Table(
    "fault",
    metadata,
    Column("game_id", Counted, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("report", BigInteger, nullable=False),  # its number in `report`
    Column("mark", Text, nullable=False),  # the same for the same fault
    Column("version", Text, nullable=False),  # of Keeper and the game's rules, when it was last met
    Column("aside", Boolean, nullable=False),  # it cannot be played until somebody tries it again
    Column("told", BigInteger, nullable=False),
)

# Everybody who ever sat down, by which name (`db.sittings`). `seat` is -1 in the lobby, where the numbers still change.
sitting = Table(
    "sitting",
    metadata,
    Column("game_id", Counted, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
)
Index("ix_sitting_user_id", sitting.c.user_id)

# Whoever was forgotten while the game is played has sat here: a mark that names nobody, until the game is over.
veiled = Table(
    "veiled",
    metadata,
    Column("game_id", Counted, ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("mark", Text, primary_key=True),
)

# What belongs to this memory as a whole: one row.
house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seal", LargeBinary, nullable=False),  # the key of sealed exports (`db.seals`)
    CheckConstraint("id = 1", name="one"),
)
