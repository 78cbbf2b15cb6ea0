"""The rules of Cultistorm, a module per chapter of the book.

rounds ROUND · setup SETUP, CASTE · cultists CULT, LIMIT · great_old_ones GOO · refresh UPD · horror HOR, END · preparation PREP · dicework DICE ·
moving MOVE · using LACT · research RES · objects OBJ · supports SUP, ICON · trophies TROPHY · development DEV · targets TGT · combat FIGHT, KILL,
GFIGHT · symbols: what a fight is about · sealing SEAL · insanity INS · winning WIN · hands: action cards · presence: who is really there · voting: team decisions ·
certain: what is certainly the end · leaving: S-90.
"""
