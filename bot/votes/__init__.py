"""Votes of a table, by buttons: undo, the end of a game, what happens when time is up, who plays for somebody who is missing.

A majority of whom? In votes about people (a caretaker for somebody, somebody's seat for another, the end of the game) of all
who are here: the silence of a person who is missing (`bot.presence`: overdue, or gone without a date of return) does not count,
so that the others can go on. It is looked at whenever a ballot is cast. In all other votes only those do not count for whom a
caretaker plays: being late gives nobody the right to take moves back alone. Whoever is missing may vote all the same, and then
counts; a caretaker's seat is given back to whoever presses "I am back". Whoever holds several seats is late if they are at one of
them, and played by a caretaker only if they are at all. The person who calls a vote has voted for it.

A vote is called off by whoever has called it, and ends by itself after three days: what has no majority by then has none.
If its post is deleted, whoever calls it again or looks at the status gets a new one.

voting      calling, ballots, deciding, running out
counting    how a vote stands
motions     what can be voted about, and what happens then
post        the post with the buttons

From outside: `keeper.votes`: `call`, `cast`, `alone` (would this person decide it by calling it?), `motions` and `closing` for further
kinds, `run_out` and `catch_up` for the clock and the start, `post` for whoever shows one.
"""

from bot.votes.counting import STANDS, tally, verdict, voters_of
from bot.votes.motions import Motion
from bot.votes.voting import Votes

__all__ = ["STANDS", "Motion", "Votes", "tally", "verdict", "voters_of"]
