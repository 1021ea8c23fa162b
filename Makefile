# Everything goes through .venv, which the first target called sets up (packaging/setup.sh) and later ones find ready.

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
HANDS ?= ../shared/hands

.PHONY: help setup run test lint format types imports hands taps bench mutants soak room pictures references translations clean
.DEFAULT_GOAL := help

help:
	@echo 'make run       the app; where there is no screen, a demo session with a screenshot and a recap in demo/'
	@echo 'make test      all tests                    make lint types imports   what else must hold'
	@echo 'make hands     recorded hands, where there  make format               ruff formats what lint would refuse'
	@echo 'make bench     the benchmarks               make pictures             screenshots of every screen'
	@echo 'make mutants   how many small changes of betting, pots, positions, decide the quick tests catch; SAMPLE=300 of them'
	@echo 'make soak      a long evening in the window: memory, taps and the book by the hour'
	@echo 'make room      a day of 40 tables of a card room, ten times live pace: cut, killed, put back, forged; 50 minutes'
	@echo 'make taps      how many taps recorded hands take in the window'
	@echo 'make setup     only .venv                   make clean                removes what was built, not .venv'

$(READY): pyproject.toml constraints.txt packaging/setup.sh
	@packaging/setup.sh

setup: $(READY)

run: $(READY)
	@if [ "$$(uname -s)" = Linux ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		echo 'No screen here (neither DISPLAY nor WAYLAND_DISPLAY): playing a demo session off-screen instead.'; \
		$(BIN)/feltbook demo --out demo && echo 'The screenshot and the recap are in demo/:' && ls demo; \
	else \
		$(BIN)/feltbook; \
	fi

# One process more than cores: the one with the tests on a real screen mostly waits. A process that crashes ends the run
# and its test is named: with another in its place, tests of one file would wait for ever (pytest-xdist).
test: $(READY)
	$(BIN)/python -m pytest --dist loadfile --no-loadscope-reorder --max-worker-restart 0 \
		-n $$($(BIN)/python -c 'import os; print(1 + len(os.sched_getaffinity(0)))')

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

types: $(READY)
	$(BIN)/mypy

imports: $(READY)
	$(BIN)/lint-imports

hands: $(READY)
	@if [ -e $(HANDS)/check_hands.py ]; then \
		$(BIN)/python $(HANDS)/check_hands.py $(HANDS)/*.jsonl.gz -- $(BIN)/feltbook script -; \
	else \
		echo 'No recorded hands at $(HANDS); HANDS=folder names another place.'; \
	fi

taps: $(READY)
	@if ls $(HANDS)/*.jsonl.gz > /dev/null 2>&1; then \
		$(BIN)/python -m tests.taps $(HANDS)/*.jsonl.gz; \
	else \
		$(BIN)/python -m tests.taps tests/engine/hands.jsonl.gz; \
	fi

bench: $(READY)
	$(BIN)/python -m tests.benchmarks

# SAMPLE of the changes of ROOMS, 0 = all of them, chosen by SEED; most take less than a second after a first minute.
SAMPLE ?= 300
SEED ?= 1
ROOMS ?= betting pots positions decide
mutants: $(READY)
	PYTHONPATH=packaging $(BIN)/python -m survivors --sample $(SAMPLE) --seed $(SEED) --rooms $(ROOMS)

# 12 hours of an evening at ten times live pace in the window: 72 minutes. FELTBOOK_SOAK=2,0 plays two without waiting.
soak: $(READY)
	$(BIN)/python -m tests.benchmarks.soak

# A day of 40 tables at ten times live pace, 50 minutes; FELTBOOK_ROOM=tables,hands,pace for another one.
room: $(READY)
	$(BIN)/python -m tests.engine.room

pictures: $(READY)
	$(BIN)/feltbook pictures --keep
	$(BIN)/feltbook pictures

# After a screen was changed on purpose: the small references that tests/desktop/test_pictures.py compares with.
references: $(READY)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.desktop.test_pictures

# After a sentence was added or changed: the .ts are brought up to date, Qt Linguist (.venv/bin/pyside6-linguist) edits them.
translations: $(READY)
	PYTHONPATH=packaging $(BIN)/python -m translating

clean:
	rm -rf build dist demo pictures *.egg-info .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -path ./$(VENV) -prune -o -path ./.git -prune -o -name __pycache__ -type d -exec rm -rf {} +
