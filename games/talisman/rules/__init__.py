"""The rules of Talisman, a module for each chapter of the book.

| module | chapter | ids |
| --- | --- | --- |
| `setup` | set-up; a later character | SETUP |
| `turn` | 10 the turn; order of operations | TURN, FLOW-01 … 04, 11 |
| `moving` | 11 a–d movement round the rings | MOVE, GEN-07 |
| `crossing` | 11 h–y Sentinel, raft, Portal | BRIDGE, RAFT, PORTAL |
| `inner` | 11 c–g, 14 the inner region | INNER, MOVE-06 … 12 |
| `encounters` | 12, 13, 15 cards and spaces | PICK, ENC, CARD, FLOW-05 … 08 |
| `drawing` | 13 d, 15 a the adventure deck | ENC-05 … 07, CARD-02 |
| `meeting` | 13 c, 16 e–j another character | ENC-04, FIGHT-12 … 19 |
| `fighting` | 16, 17 beings | FIGHT, PSY |
| `evading` | 18 evading | EVADE |
| `toads` | 19 toads | TOAD |
| `values` | 1, 2 Strength, Craft, trophies | STR, CRAFT-01 … 06 |
| `lives`, `death` | 4 lives, death, a new character | LIFE, FLOW-12 |
| `possessions`, `limits` | 3, 5, 6, 20 gold, objects, followers, stacks | GOLD, OBJ, FOLL, BUY, FLOW-10 |
| `alignment` | 7 alignment | ALIGN |
| `spells`, `casting`, `armed` | 2 f–h, 9 spells | SPELL, CRAFT-07 … 11 |
| `command` | 9 h, 14 i the Crown of Command | CMD |
| `quests` | the Warlock's quests | S-117 |
| `tables` | dice of tables, the Jester | GEN-03, S-191 |
| `own` | what is allowed at any time | S-115 |
| `winning` | 21 the end | WIN |
| `orders` | what somebody lets the table do unasked | S-110, S-115, S-116 |

`interrupts` breaks off what is going on where the book says "at once".
"""
