"""Cthulhu: Death May Die. Disrupt the ritual, then kill the Great Old One; go mad on the way."""
