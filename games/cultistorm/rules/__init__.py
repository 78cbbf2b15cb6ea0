"""The rules of Cultistorm, a module for each chapter of the book.

| module | chapter | ids |
| --- | --- | --- |
| `setup` | Spielaufbau, special castes | SETUP, CASTE-01 … 03 |
| `rounds` | Spielablauf: the phases of a round | ROUND |
| `cultists` | Kultistenphase | CULT, LIMIT |
| `great_old_ones` | Große Alte | GOO |
| `refresh` | Aktualisierungsphase | UPD |
| `horror` | Entsetzenkreis, the endgame card | HOR, END |
| `preparation` | Vorbereitungsphase: everybody at once | PREP |
| `menus` | what an investigator may do in it | PREP-03 |
| `dicework` | Ermittlerwürfel | DICE |
| `moving` | Bewegung | MOVE |
| `using` | Schauplatzaktionen, own objects | LACT, PREP-04 |
| `research` | Forschung | RES |
| `objects` | Objekte, offers | OBJ, PREP-10 |
| `supports` | Unterstützungskarten | SUP, ICON |
| `trophies` | Trophäenmarker | TROPHY |
| `development` | Charakterentwicklung, gate seal cards | DEV |
| `targets` | Ziele auswählen | TGT |
| `combat` | Kampfphase | FIGHT, KILL, GFIGHT |
| `symbols` | what a fight is about, and the cheapest cover | FIGHT-06 … 09 |
| `sealing` | Ortsversiegelung | SEAL |
| `insanity` | Wahnsinn | INS |
| `winning` | Sieg und Niederlage | WIN |
| `hands` | action cards and their decks | SUP-05, UPD-02, S-20 |
| `presence` | who is really at a location | module 4 |
| `counting` | what names on cards mean | |
| `voting` | team decisions | catalogue 4 |
| `telling` | saying what one lacks, with closed hands | GEN-04, S-157 |
| `certain` | what is certainly the end is confirmed first | D-32, S-60, S-78 |
| `leaving` | somebody leaves for good | S-90 |

`interrupts` breaks off what is going on where the book says "immediately".
"""
