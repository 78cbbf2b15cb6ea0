"""The first tables.

A revision says what the tables were at its time; it must not look at `db.tables`, which is what they are now.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "game",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=True),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=True),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("salt", sa.Text(), nullable=True),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("lobby_message_id", sa.BigInteger(), nullable=True),
        sa.Column("board_message_id", sa.BigInteger(), nullable=True),
        sa.Column("owner", sa.Text(), nullable=True),
        sa.Column("owned_until", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.JSON(none_as_null=True), nullable=True),
        sa.CheckConstraint("status IN ('lobby', 'playing', 'paused', 'finished', 'ended')", name=op.f("ck_game_status")),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_game_channel_id", "game", ["channel_id"], unique=False)
    op.create_index("ix_game_guild_id", "game", ["guild_id", "finished"], unique=False)
    op.create_index("ix_game_host_id", "game", ["host_id"], unique=False)
    op.create_index(
        "uq_game_channel_unfinished",
        "game",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'playing', 'paused')"),
        postgresql_where=sa.text("status IN ('lobby', 'playing', 'paused')"),
    )
    op.create_table(
        "guild",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("channels", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("pace", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild"),
    )
    op.create_table(
        "person",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("reminders", sa.Text(), nullable=False),
        sa.Column("timezone", sa.Text(), nullable=True),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("high_contrast", sa.Boolean(), nullable=False),
        sa.Column("palette", sa.Text(), nullable=False),
        sa.Column("away_until", sa.BigInteger(), nullable=True),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("reminders IN ('channel', 'dm', 'none')", name=op.f("ck_person_reminders")),
        sa.CheckConstraint("quiet_from BETWEEN 0 AND 1439 AND quiet_to BETWEEN 0 AND 1439", name=op.f("ck_person_quiet")),
        sa.PrimaryKeyConstraint("user_id", name="pk_person"),
    )
    op.create_table(
        "statistic",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("counter", sa.Text(), nullable=False),
        sa.Column("value", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "counter", name="pk_statistic"),
    )
    op.create_index("ix_statistic_counter", "statistic", ["game", "counter", "value"], unique=False)
    op.create_table(
        "answer",
        sa.Column("game_id", COUNTED, nullable=False),
        sa.Column("serial", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("picks", sa.JSON(), nullable=False),
        sa.Column("sig", sa.Text(), nullable=False),
        sa.Column("trace", sa.Text(), nullable=False),
        sa.Column("barrier", sa.Integer(), nullable=False),
        sa.Column("interaction_id", sa.Text(), nullable=True),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("status IN ('live', 'undone', 'lost')", name=op.f("ck_answer_status")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_answer_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "serial", name="pk_answer"),
        sa.UniqueConstraint("interaction_id", name="uq_answer_interaction_id"),
    )
    op.create_index("ix_answer_user_id", "answer", ["user_id"], unique=False)
    op.create_index(
        "uq_answer_live",
        "answer",
        ["game_id", "serial"],
        unique=True,
        sqlite_where=sa.text("status = 'live'"),
        postgresql_where=sa.text("status = 'live'"),
    )
    op.create_table(
        "checkpoint",
        sa.Column("game_id", COUNTED, nullable=False),
        sa.Column("step", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_checkpoint_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "step", name="pk_checkpoint"),
    )
    op.create_index("ix_checkpoint_serial", "checkpoint", ["game_id", "serial"], unique=False)
    op.create_table(
        "deadline",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("game_id", COUNTED, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("question", sa.Text(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("fired", sa.BigInteger(), nullable=True),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("kind IN ('reminder', 'deadline', 'window', 'quiet')", name=op.f("ck_deadline_kind")),
        sa.CheckConstraint("state IN ('armed', 'fired', 'cancelled')", name=op.f("ck_deadline_state")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_deadline_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_deadline"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_deadline_due",
        "deadline",
        ["due"],
        unique=False,
        sqlite_where=sa.text("state = 'armed'"),
        postgresql_where=sa.text("state = 'armed'"),
    )
    op.create_index("ix_deadline_game_id", "deadline", ["game_id", "state"], unique=False)
    op.create_index(
        "ix_deadline_unsettled",
        "deadline",
        ["fired"],
        unique=False,
        sqlite_where=sa.text("state = 'fired' AND settled IS NULL"),
        postgresql_where=sa.text("state = 'fired' AND settled IS NULL"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("game_id", COUNTED, nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_try", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("state IN ('pending', 'sent', 'failed')", name=op.f("ck_outbox_state")),
        sa.CheckConstraint("(channel_id IS NULL) <> (user_id IS NULL)", name=op.f("ck_outbox_target")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_outbox_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("nonce", name="uq_outbox_nonce"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_outbox_done",
        "outbox",
        ["done"],
        unique=False,
        sqlite_where=sa.text("done IS NOT NULL"),
        postgresql_where=sa.text("done IS NOT NULL"),
    )
    op.create_index("ix_outbox_game_id", "outbox", ["game_id", "state"], unique=False)
    op.create_index(
        "ix_outbox_pending",
        "outbox",
        ["id"],
        unique=False,
        sqlite_where=sa.text("state = 'pending'"),
        postgresql_where=sa.text("state = 'pending'"),
    )
    op.create_table(
        "post",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game_id", COUNTED, nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.CheckConstraint("purpose IN ('board', 'lobby', 'prompt', 'dm')", name=op.f("ck_post_purpose")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_post_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("message_id", name="pk_post"),
    )
    op.create_index("ix_post_game_id", "post", ["game_id", "purpose"], unique=False)
    op.create_table(
        "report",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("game_id", COUNTED, nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_report_game_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_report_user_id", "report", ["user_id"], unique=False)
    op.create_table(
        "seat",
        sa.Column("game_id", COUNTED, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("dm_ok", sa.Boolean(), nullable=True),
        sa.Column("away_until", sa.BigInteger(), nullable=True),
        sa.Column("caretaker", sa.Boolean(), nullable=False),
        sa.Column("last_seen", sa.Integer(), nullable=False),
        sa.Column("choices", sa.JSON(), nullable=False),
        sa.Column("orders", sa.JSON(), nullable=False),
        sa.CheckConstraint("seat >= 0", name=op.f("ck_seat_seat")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_seat_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_user_id", "seat", ["user_id"], unique=False)
    op.create_table(
        "vote",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("game_id", COUNTED, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("state IN ('open', 'passed', 'failed', 'cancelled')", name=op.f("ck_vote_state")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_vote_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_vote"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_vote_game_id", "vote", ["game_id"], unique=False)
    op.create_index(
        "uq_vote_open",
        "vote",
        ["game_id", "kind"],
        unique=True,
        sqlite_where=sa.text("state = 'open'"),
        postgresql_where=sa.text("state = 'open'"),
    )
    op.create_table(
        "ballot",
        sa.Column("vote_id", COUNTED, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["vote_id"], ["vote.id"], name="fk_ballot_vote_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("vote_id", "seat", name="pk_ballot"),
    )
    op.create_index("ix_ballot_user_id", "ballot", ["user_id"], unique=False)
