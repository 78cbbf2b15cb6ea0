# Keeper's two commands are `make run` and `make test`; both do all the set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: run test lint types check prove bench clean

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Keeper needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[test]"
	touch $@

run: $(READY)  ## Start Keeper: with DISCORD_TOKEN on Discord, without in the sandbox
	$(BIN)/keeper run

test: $(READY)  ## Every test
	$(BIN)/python -m pytest -n 3 --dist load --maxschedchunk 8

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/pyright

check: lint types test

prove: $(READY)  ## The large runs: thousands of games, with figures
	$(BIN)/keeper prove

bench: $(READY)
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis
