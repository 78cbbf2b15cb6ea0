"""People as figures: a pen, bodies and dress, heads and hats, what hands hold. Who somebody is, a game says."""
