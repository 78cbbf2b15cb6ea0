# Keeper's two commands are `make run` and `make test`; both do all the set-up themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# Finds out which versions fit together on every system, with the hashes of all their files.
UV := 0.13.7

.PHONY: run test lint types check prove bench lock clean

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Keeper needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

run: $(READY)  ## Start Keeper: with DISCORD_TOKEN on Discord, without in the sandbox
	$(BIN)/keeper run

# Three processes and their children read the same modules: without bytecode each would compile them anew.
test: $(READY)  ## Every test
	env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n 3 --dist load --maxschedchunk 8

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

lock:  ## Write constraints.txt anew; make lock UPGRADE=--upgrade takes the newest of everything
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV)
	$(VENV)-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--extra test --group build $(UPGRADE) --output-file constraints.txt pyproject.toml
	rm -rf $(VENV)-lock

clean:
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis
