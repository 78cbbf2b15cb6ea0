"""Speed and memory, as figures in JSON, never as timed tests. `python -m benchmarks` runs all of them."""
