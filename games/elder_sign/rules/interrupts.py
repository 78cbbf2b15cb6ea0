"""What breaks off a script: the game's end, and the end of a phase in the middle of an attempt."""


class GameEndsNow(Exception):
    """ES-END: the game ends immediately, whatever was being resolved."""


class PhaseEndsNow(Exception):
    """ES-DEV-05, ES-AWAKE-04: the active player goes at once to the clock phase."""
