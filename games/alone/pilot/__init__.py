"""The automatic players of ALONE: the hero's and evil's, and what both think of a fight (`fighting`). `autopilot` is who is asked."""
