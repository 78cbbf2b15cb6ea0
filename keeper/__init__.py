"""The front door: Keeper's command line. It may use every room; none of them uses it."""
