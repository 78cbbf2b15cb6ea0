"""PostgreSQL tells all who listen that a game has changed, with its version: several processes may play on one memory.

On SQLite there is one process, and nobody to tell.
"""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"

TELL = """
CREATE FUNCTION keeper_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('keeper', NEW.id || ' ' || NEW.serial || ' ' || NEW.epoch || ' ' || NEW.status);
    RETURN NULL;
END $$
"""
WHEN = "CREATE TRIGGER keeper_tell AFTER UPDATE ON game FOR EACH ROW EXECUTE FUNCTION keeper_tell()"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TELL)
        op.execute(WHEN)
