# Each target sets up what it needs by itself; all that is asked for is Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src hatch_build.py hatch_training.py pyproject.toml -name '*.so' -prune -o -name static -prune -o -type f -print)
PAGE := $(shell find client/src client/public client/index.html client/*.ts client/*.js client/package-lock.json -type f) $(shell find src -name '*.ftl')
PURE := PYTHONPATH=src
# Node from the system, or the one that client/node.sh has put into .venv.
NODE := PATH="$(CURDIR)/.venv/node:$$PATH"

.PHONY: setup play terminal test check test-compiled test-uncompiled test-page test-browser postgresql chromium soak bench bench-bots bench-server bench-web picture screenshots wire docs lock clean

setup: .venv/lunasol .venv/page

# uv, where it can be had, makes this several times faster; pip does the same without it.
.venv/tools: requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Lunasol needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || \
	  { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv 2>/dev/null || true
	@if [ -x $(BIN)/uv ]; then \
	  VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip install --system-certs --quiet --require-hashes -r requirements-dev.txt; \
	else $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt; fi
	@touch $@

# The page needs Node 20.19 or newer; where there is none it comes from PyPI.
.venv/node_modules: .venv/tools client/package-lock.json
	@sh client/node.sh $(BIN)/python .venv/node
	@cd client && $(NODE) npm ci --silent --no-progress
	@touch $@

.venv/built-page: .venv/node_modules $(PAGE)
	@echo "Building the page ..."
	@cd client && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

# The compiled package. Built without isolation: what it needs is in requirements-dev.txt. The binaries of
# before are taken again (build/compiled) where nothing has changed that they depend on.
.venv/lunasol: .venv/tools $(SOURCES) | .venv/built-page
	@echo "Installing lunasol (where the engine has to be compiled, that takes two to five minutes) ..."
	@LUNASOL_PAGE=built $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/python -c 'from lunasol.engine import cards; print("Engine:", "compiled" if cards.__file__.endswith((".so", ".pyd")) else "not compiled: everything works, more slowly")'
	@touch $@

# A page that was built again goes where the package is installed, without compiling anew.
.venv/page: .venv/built-page .venv/lunasol
	@installed=$$(cd / && $(CURDIR)/$(BIN)/python -c 'import lunasol.server as s; print(s.__path__[0])') && \
	  rm -rf "$$installed/static" && cp -r src/lunasol/server/static "$$installed/static"
	@touch $@

play: setup
	@LUNASOL_LOG_LEVEL=warning $(BIN)/lunasol serve --open

terminal: setup
	@$(BIN)/lunasol

test: check test-uncompiled test-compiled test-page

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(PURE) $(BIN)/mypy
	$(PURE) $(BIN)/lint-imports
	cd client && $(NODE) npm run --silent check

# The tests of the store ask for a real PostgreSQL, under CI without fail: there it is installed.
postgresql:
	@if [ "$$CI" = true ] && [ "$$(id -u)" = 0 ] && [ -x "$$(command -v apt-get)" ] && \
	  [ -z "$$(command -v initdb; ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ]; then \
	  apt-get -qq update && apt-get -qq install --no-install-recommends postgresql >/dev/null; fi

# The tests in a browser ask for Chromium; where it can be installed it is.
chromium:
	@if [ -z "$$(command -v chromium)" ] && [ "$$(id -u)" = 0 ] && [ -x "$$(command -v apt-get)" ]; then \
	  apt-get -qq update && apt-get -qq install --no-install-recommends chromium >/dev/null; fi

test-page: setup chromium
	cd client && $(NODE) npm run --silent test
	@if [ -n "$$(command -v chromium)" ] || [ -n "$$CHROMIUM" ]; then cd client && $(NODE) npx playwright test; \
	else echo "There is no Chromium: the tests in a browser are left out. Install one, or name it: CHROMIUM=/path make test"; \
	  [ "$$CI" != true ]; fi

# All tests in a browser alone, and with them matches of full length and with rare options.
test-browser: setup chromium
	cd client && $(NODE) LONG=1 npx playwright test

test-uncompiled: setup postgresql
	$(PURE) LUNASOL_ENGINE=uncompiled $(BIN)/pytest -n 2

test-compiled: setup postgresql
	LUNASOL_ENGINE=installed $(BIN)/pytest -n 2

soak: setup postgresql
	PYTHONPATH=tests $(BIN)/python tests/server/storage/soak.py

bench: setup
	$(BIN)/python benchmarks/bench.py

bench-bots: setup
	$(BIN)/python benchmarks/bots.py

bench-server: setup
	PYTHONPATH=benchmarks $(BIN)/python -m server.bench

bench-web: setup chromium
	cd benchmarks/web && $(NODE) npm ci --silent --no-progress && $(NODE) node bench.mjs

screenshots: setup chromium
	cd client && $(NODE) SCREENSHOTS=../docs/screenshots npx playwright test screenshots

picture: setup
	$(BIN)/python docs/picture.py

# What docs/wire.md, docs/openapi.json, docs/self-hosting.md and client/src/wire.ts say of the server.
wire: setup
	$(PURE) $(BIN)/python -m lunasol.codegen

# The documentation site with the Python API, in build/site. Its tools have an environment of their own.
docs: .venv-docs/tools
	.venv-docs/bin/mkdocs build --quiet
	@echo "The site is in build/site: open build/site/index.html"

.venv-docs/tools: requirements-docs.txt
	@test -x .venv-docs/bin/python || $(PYTHON) -m venv .venv-docs
	@.venv-docs/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.txt
	@touch $@

lock:
	VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip compile --system-certs -q --universal --generate-hashes --no-header --python-version 3.11 requirements-dev.in -o requirements-dev.txt
	VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip compile --system-certs -q --universal --generate-hashes --no-header --python-version 3.11 requirements-docs.in -o requirements-docs.txt

clean:
	rm -rf .venv .venv-docs build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache benchmarks/.venv benchmarks/server/peers/node_modules benchmarks/web/node_modules client/node_modules src/lunasol/server/static
	find . -name __pycache__ -prune -exec rm -rf {} +
