"""Elder Sign by the book: one module per chapter.

setup        Spielaufbau                     ES-SETUP
turn         Spielzug, start of a turn       ES-TURN
movement     Bewegungsphase                  ES-MOVE
attempts     Abenteuerphase: roll and solve  ES-ROLL, ES-TASK, ES-CLUE
rows         tasks as they lie on the table  ES-MON-02…06, ES-TASK-09/10
failing      Fehlwurf, Terror, Scheitern     ES-FAIL, ES-TERROR
passing      Abenteuer bestehen              ES-PASS
dicework     what is done with dice          ES-ROLL, ES-ITEM-03…07, ES-SPELL
securing     Konzentration, Unterstützung    ES-SEC, ES-FOCUS, ES-ASSIST
locks        gesperrte Würfel                ES-LOCK
playing      items, spells, allies, skills   ES-ITEM, ES-SPELL, ES-ALLY, ES-INV
gaining      Belohnungen                     ES-REW-01/02
losing       losses of all kinds             ES-REW-05, ES-TROPHY-05
restoring    regenerieren                    ES-GEN-07, ES-ITEM-02
trophies     Trophäen                        ES-TROPHY
entrance     Eingang                         ES-ENT
museum       adventures and Other Worlds     ES-OW, ES-REW-04
monsters     Monster                         ES-MON
doom         Verderbenleiste                 ES-DOOM
clock        Uhrphase                        ES-CLOCK
midnight     Mitternacht, Mythoskarten       ES-MID, ES-MYTH
devouring    verschlungen                    ES-DEV
awakening    Erwachen                        ES-AWAKE
battle       Schlacht                        ES-BATTLE
leaving      somebody leaves for good        S-72
ending       Spielende                       ES-END
interrupts   what breaks off a script
"""
