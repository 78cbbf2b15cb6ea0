"""ALONE by the book: one module per chapter.

setup             Spielaufbau                        AL-SETUP, AL-DIFF (start equipment)
base_map          geheime Karte                      AL-SETUP-10, 11, 14
turn              Zug, Runde                         AL-TURN, AL-RND, AL-ADR-01…08
acting            ankündigen, freie Aktion           AL-TURN-05, 06, 10…13
moving            Bewegen                            AL-MOVE, AL-DOOR-05
exploring         Erkunden                           AL-EXPL
attacking         Angreifen, Wunden                  AL-ATK, AL-CDMG
bonuses           what cards lend single creatures   S-36, D-33, D-47
locating          Orten                              AL-LOC
searching         Durchsuchen, verbessern            AL-SRCH, AL-UPG
interacting       Interagieren, Schaltkästen         AL-INT
items             Ausrüstung                         AL-ITEM
companions        Begleiter                          AL-COMP
characters        Charaktere                         catalogue 7.8
adrenaline        Adrenalin, Bullet Time             AL-ADR
experience        Erfahrung, Fähigkeiten             AL-XP
dice              Würfel                             AL-DICE
station           Wege und Abstände                  AL-GEN-05…07, AL-STAIR-01
labyrinth         enthüllt und verborgen             AL-VIS, AL-STAIR-02, AL-END-06…08
sight             Sichtlinie                         AL-LOS
light             Licht                              AL-LIGHT
doors             Türen, Blockaden                   AL-DOOR, AL-MOVE-06, 07
noise             Geräusche                          AL-NOISE
creatures         Kreaturen: ziehen, auftauchen      AL-CMOVE, AL-SPAWN, AL-VIS-07…09
conditions        Zustandsmarker                     AL-GEN-10, S-31
danger            Gefahrenmarker                     AL-DANGER
lies              was falsch gezeigt werden darf     AL-GEN-09
shocks            Schock                             AL-SHOCK
creature_attacks  Angriffe von Kreaturen             AL-CATK, AL-OPP, AL-SAB-03
losing            Schaden, Heilung                   AL-DMG, AL-HEAL
reactions         Reaktionen, Reaktionsfelder        AL-REACT, AL-FIELD
orders            "passe, bis …"                     S-77
evil              Böse Mächte                        AL-EVIL
missions          Missionen, Bosse, Saboteur         AL-MISS, AL-SAB, AL-DIFF (reward)
cleanup           Aufräumphase, Albtraum-Modus       AL-END, AL-NIGHT
ending            Spielende                          AL-WIN, S-73
interrupts        what breaks off a script
"""
