"""The rules of Cthulhu: Death May Die, a module for each chapter of the book.

| module | chapter | ids |
| --- | --- | --- |
| `setup` | Spielaufbau | SETUP |
| `turn` | Spielablauf: the four steps | TURN, INVEST-01 |
| `acting` | step 1: actions, and what is free beside them | TURN-02 … 04, EPACT, S90 |
| `running` | Laufen; following, fire on the way | RUN, MAP-08 |
| `attacking` | Angreifen | ATTACK, RESULT-02 |
| `resting`, `trading` | Ausruhen, Tauschen | REST, TRADE |
| `using` | cards and skills between other things | INVEST-08 |
| `mythos` | step 2: Mythoskarten | MYTHOS |
| `discovering` | step 3: Ermitteln | INVEST |
| `fighting` | step 3: Kämpfen, attacks of enemies | FIGHT, EATTACK, GOO-02 |
| `ending_turn` | step 4: Ende deines Zuges | EOT, DEATH-05, DEATH-06 |
| `fire` | Feuer | FIRE, RUN-05 |
| `great_old_one` | the track, the arrival, the stages | TRACK, MCHECK, ARRIVE, GEOT, GOO |
| `ritual` | Das Ritual unterbrechen | RITUAL |
| `rolls` | Würfel und Proben, Neuwürfe | DICE, REROLL, RESULT |
| `wounds`, `stress`, `sanity` | the three tracks, each changed here only | WOUND, COMP, STRESS, SAN |
| `ignoring` | what skills and cards let one ignore of them | S77, S83, S98 |
| `skills` | Levelaufstieg | SKILL |
| `holding` | cards and tokens in somebody's hands | INV, COMP-07, DEATH-04 |
| `enemies` | Gegner: wounds, ways, summoning | ENEMY, EMOVE, SUMMON, MAP-09 |
| `dying`, `ending` | Tod eines Ermittlers, Spielende | DEATH, END |
| `counting` | what cards count or ask for | |
| `orders` | standing orders of players | |
| `leaving` | somebody leaves the table | S87 |

The map itself (MAP, SAFE) is in `table` and `content`. `interrupts` breaks off what is going on where the book says "at once".

Whatever moves a marker only notes who is doomed or has reached a threshold. `dying.settle`, called after each step of a card and each
part of a roll, does what follows in the book's order: deaths, the end of the game, thresholds (S27, S76).
"""
