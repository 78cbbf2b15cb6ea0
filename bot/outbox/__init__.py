"""The postman: takes letters out of the outbox, posts them, ticks them off.

A letter is written in the transaction that causes it, so none is lost; it is ticked off after it was posted, so after a crash
it is posted again: with the same nonce, which Discord drops for some minutes, and, after that, only if a look into the channel
does not find the post's sign. Letters to one channel are delivered one after the other, in order; so are those to one person, beside them.

postman    the queue: when a letter is tried, tried again, given up
boards     the living post: edited, or begun anew
tidying    old posts lose their buttons, answered pings go
pings      a ping in the channel
direct     direct messages, and closed ones
notices    single sentences
finding    what was posted before a crash
sent       what becomes of a letter

From outside: `keeper.postman`: `poke` and `post_now` (something was written), `told` (post this before anything else happens), `kinds`
(whoever posts another kind of letter: reminders, whispers, votes, offers, lobbies), `channel` and `link` (where a table is), and its
parts `finding`, `tidying` and `direct` for those who post such a kind.
"""

from bot.outbox.postman import Postman
from bot.outbox.sent import CLOSED_DM, SIGN, TROUBLE, Sent

__all__ = ["CLOSED_DM", "SIGN", "TROUBLE", "Postman", "Sent"]
