"""Run by Alembic for each command. The connection and its transaction are the caller's (`db.migrate`)."""

from __future__ import annotations

from alembic import context

from db.tables import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    raise RuntimeError("Keeper migrates when it opens the database; there is nothing to run by hand")
# Batch mode: SQLite can change a table only by copying it.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
context.run_migrations()
