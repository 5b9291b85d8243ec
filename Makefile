# Each target sets up what it needs; you only need Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src hatch_build.py hatch_training.py pyproject.toml -name '*.so' -prune -o -name static -prune -o -type f -print)
CLIENT := $(shell find client/src client/public client/index.html client/*.ts client/*.js client/package-lock.json -type f) $(shell find src -name '*.ftl')
PURE := PYTHONPATH=src
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
# Node from the system, or the one that client/node.sh has put into .venv.
NODE := PATH="$(CURDIR)/.venv/node:$$PATH"
# With -j, print the output of one target after the other, where make can do that (4.0 and newer).
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: setup play terminal test check check-python check-client test-client test-uncompiled test-compiled test-e2e test-browser coverage postgresql chromium soak bench bench-bots bench-server bench-identity bench-web picture screenshots wire docs lock clean

setup: .venv/lunasol .venv/client

# uv makes this several times faster; without uv, pip does the same.
.venv/tools: requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Lunasol needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || \
	  { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@echo "Installing the Python tools into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv 2>/dev/null || true
	@if [ -x $(BIN)/uv ]; then \
	  VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip install --system-certs --quiet --require-hashes -r requirements-dev.txt; \
	else $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt; fi
	@touch $@

# The web client needs Node 20.19 or newer. If there is none, client/node.sh installs one from PyPI.
.venv/node_modules: .venv/tools client/package-lock.json
	@sh client/node.sh $(BIN)/python .venv/node
	@echo "Installing the packages of the web client into client/node_modules ..."
	@cd client && $(NODE) npm ci --silent --no-progress
	@touch $@

.venv/built-client: .venv/node_modules $(CLIENT)
	@echo "Building the web client ..."
	@cd client && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

# The compiled package. It is built without isolation, because requirements-dev.txt holds what the build
# needs. The binaries in build/compiled are used again unless something that they depend on has changed.
.venv/lunasol: .venv/tools $(SOURCES) | .venv/built-client
	@echo "Installing lunasol into .venv (if the engine has to be compiled, this takes two to five minutes) ..."
	@LUNASOL_PAGE=built $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/python -c 'from lunasol.engine import cards; print("Engine:", "compiled" if cards.__file__.endswith((".so", ".pyd")) else "not compiled: everything works, more slowly")'
	@touch $@

# A new build of the web client is copied into the installed package, so that nothing is compiled for it.
.venv/client: .venv/built-client .venv/lunasol
	@installed=$$(cd / && $(CURDIR)/$(BIN)/python -c 'import lunasol.server as s; print(s.__path__[0])') && \
	  rm -rf "$$installed/static" && cp -r src/lunasol/server/static "$$installed/static"
	@touch $@

play: setup
	@LUNASOL_LOG_LEVEL=warning $(BIN)/lunasol serve --open

terminal: setup
	@$(BIN)/lunasol

# Cheap checks come first. Every step keeps two cores busy, so the steps run one after the other.
test: chromium postgresql check test-client test-uncompiled test-compiled test-e2e

check: setup
	@$(MAKE) --no-print-directory -j2 $(SYNC) check-python check-client

check-python: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(PURE) $(BIN)/lint-imports
	$(PURE) $(BIN)/mypy

check-client: setup
	cd client && $(NODE) npm run --silent format:check
	cd client && $(NODE) npm run --silent lint
	cd client && $(NODE) npm run --silent check

HAS_CHROMIUM := [ -n "$$CHROMIUM" ] || command -v chromium >/dev/null
HAS_POSTGRESQL := command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
CAN_INSTALL := [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null
APT_INSTALL := apt-get -qq update && apt-get -qq install --no-install-recommends >/dev/null

# The browser tests need Chromium. Under CI they must not be left out.
chromium:
	@$(HAS_CHROMIUM) || if $(CAN_INSTALL); then \
	  echo "Installing Chromium on this machine (apt-get install chromium): the browser tests need it."; \
	  $(APT_INSTALL) chromium; \
	else \
	  echo "There is no Chromium, so the browser tests are left out. To run them, install it"; \
	  echo "(sudo apt-get install chromium) or name yours: CHROMIUM=/path/to/chromium make test"; \
	  [ "$$CI" != true ]; \
	fi

# The storage tests need PostgreSQL. It is installed only under CI, because its package also starts a server.
postgresql:
	@$(HAS_POSTGRESQL) || if [ "$$CI" = true ] && $(CAN_INSTALL); then \
	  echo "Installing PostgreSQL on this machine (apt-get install postgresql): the storage tests need it."; \
	  $(APT_INSTALL) postgresql; \
	else \
	  echo "There is no PostgreSQL, so the storage is tested with SQLite only. To test both, install it:"; \
	  echo "sudo apt-get install postgresql"; \
	fi

test-client: setup
	cd client && $(NODE) npm run --silent test

test-uncompiled: setup postgresql
	$(PURE) LUNASOL_ENGINE=uncompiled $(PYTEST)

test-compiled: setup postgresql
	LUNASOL_ENGINE=installed $(PYTEST)

test-e2e: setup chromium
	@if $(HAS_CHROMIUM); then cd client && $(NODE) npx playwright test; fi

# All browser tests, including matches of full length and with rare options.
test-browser: setup chromium
	cd client && $(NODE) LONG=1 npx playwright test

# The reports are in build/coverage. Measuring makes Python slow, so a test with a time limit may fail here.
coverage: setup postgresql
	@rm -rf build/coverage && mkdir -p build/coverage
	-$(PURE) LUNASOL_ENGINE=uncompiled $(PYTEST) --cov --cov-report=
	@$(PURE) $(BIN)/coverage html --quiet --directory build/coverage/python
	-cd client && $(NODE) npm run --silent coverage -- --coverage.reportsDirectory=../build/coverage/client \
	  --coverage.reporter=html --coverage.reporter=json-summary
	@echo "Python: $$($(PURE) $(BIN)/coverage report --format=total) % of lines and branches"
	@$(NODE) node -p 'const { lines, branches } = require("./build/coverage/client/coverage-summary.json").total; `Web client: $${lines.pct} % of lines, $${branches.pct} % of branches`'

soak: setup postgresql
	PYTHONPATH=tests $(BIN)/python tests/server/storage/soak.py

bench: setup
	$(BIN)/python benchmarks/bench.py

bench-bots: setup
	$(BIN)/python benchmarks/bots.py

bench-server: setup
	PYTHONPATH=benchmarks $(BIN)/python -m server.bench

# What somebody with a hundred matches behind them costs the others.
bench-identity: setup
	PYTHONPATH=benchmarks $(BIN)/python -m server.identity

bench-web: setup chromium
	cd benchmarks/web && $(NODE) npm ci --silent --no-progress && $(NODE) node bench.mjs

screenshots: setup chromium
	cd client && $(NODE) SCREENSHOTS=../docs/screenshots npx playwright test screenshots

picture: setup
	$(BIN)/python docs/picture.py

# Everything that is generated from the Python sources: parts of docs/, and the types and data of the client.
wire: setup
	$(PURE) $(BIN)/python -m lunasol.codegen

# The documentation site with the Python API, in build/site. Its tools have their own environment.
docs: .venv-docs/tools
	.venv-docs/bin/mkdocs build --quiet
	@echo "The site is in build/site: open build/site/index.html"

.venv-docs/tools: requirements-docs.txt
	@echo "Installing the documentation tools into .venv-docs ..."
	@test -x .venv-docs/bin/python || $(PYTHON) -m venv .venv-docs
	@.venv-docs/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.txt
	@touch $@

lock:
	VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip compile --system-certs -q --universal --generate-hashes --no-header --python-version 3.11 requirements-dev.in -o requirements-dev.txt
	VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip compile --system-certs -q --universal --generate-hashes --no-header --python-version 3.11 requirements-docs.in -o requirements-docs.txt

clean:
	rm -rf .venv .venv-docs build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache benchmarks/.venv benchmarks/server/peers/node_modules benchmarks/web/node_modules client/node_modules src/lunasol/server/static
	find . -name __pycache__ -prune -exec rm -rf {} +
