"""What breaks off a script: the end of the game."""


class GameEndsNow(Exception):
    """AL-DMG-04, AL-WIN: the game ends at once, even in the middle of an effect. `state.result` is set before."""
