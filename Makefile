# Each target sets up what it needs; you only need Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src tools/install.py hatch_build.py hatch_training.py pyproject.toml -name '*.so' -prune -o -name static -prune -o -type f -print)
CLIENT := $(shell find client/src client/public client/index.html client/*.ts client/*.js client/package-lock.json -type f) $(shell find src -name '*.ftl')
ENGINE := $(shell find tools/browser src/lunasol -name static -prune -o -name '*.so' -prune -o -name __pycache__ -prune -o -type f -print)
PURE := PYTHONPATH=src
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
# Node from the system, or the one that client/node.sh has put into .venv.
NODE := PATH="$(CURDIR)/.venv/node:$$PATH"
# With -j, print the output of one target after the other, where make can do that (4.0 and newer).
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: setup play terminal dist test check check-python check-client test-client test-uncompiled test-compiled test-wasm test-e2e test-browser test-firefox browser site engine-stdlib coverage mutants postgresql chromium soak bench bench-bots bench-server profile-server bench-identity bench-restart bench-strangers bench-memory bench-start bench-web bench-device bench-wasm picture screenshots wire docs lock clean

# Without a home folder that can be written, packages are cached here.
ifneq ($(shell test -w "$$HOME" && echo writable),writable)
export XDG_CACHE_HOME := $(CURDIR)/build/cache
export npm_config_cache := $(XDG_CACHE_HOME)/npm
endif

setup: .venv/lunasol

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Lunasol needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python"; exit 1; }
	@echo "Making the Python environment .venv ..."
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv || \
	  { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv 2>/dev/null || true
	@touch $@

# What checking, testing and building need.
.venv/tools: requirements-dev.txt | .venv/python
	@echo "Installing the Python tools into .venv ..."
	@sh tools/packages.sh .venv $^
	@touch $@

# What playing and building need.
.venv/player: requirements-run.txt requirements-build.txt | .venv/python
	@echo "Installing the Python packages into .venv ..."
	@sh tools/packages.sh .venv $^
	@touch $@

# The web client needs Node 20.19 or newer. If there is none, client/node.sh installs one from PyPI.
.venv/node_modules: client/package-lock.json | .venv/python
	@sh client/node.sh $(BIN)/python .venv/node
	@echo "Installing the packages of the web client into client/node_modules ..."
	@cd client && $(NODE) npm ci --silent --no-progress
	@touch $@ .venv/node_modules_to_build

# Without the packages that check and test the client.
.venv/node_modules_to_build: client/package-lock.json | .venv/python
	@sh client/node.sh $(BIN)/python .venv/node
	@echo "Installing the packages of the web client into client/node_modules ..."
	@rm -f .venv/node_modules
	@cd client && $(NODE) npm ci --silent --no-progress --omit=dev
	@touch $@

.venv/built-client: $(if $(ONLY_PLAY),.venv/node_modules_to_build,.venv/node_modules) $(CLIENT)
	@echo "Building the web client ..."
	@cd client && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

# The engine for the browser, compiled if make browser has compiled these sources. It lies beside the built
# client, which is emptied by a new build. Where its parts cannot be had, the page is built without it.
.venv/built-engine: .venv/built-client $(ENGINE)
	@echo "Packing the engine for the browser ..."
	@$(NODE) $(BIN)/python tools/browser/bundle.py --out src/lunasol/server/static/engine || rm -rf src/lunasol/server/static/engine
	@touch $@

# The compiled package. The binaries in build/compiled are used again unless something that they depend on
# has changed.
.venv/lunasol: .venv/tools $(SOURCES) .venv/built-engine
	@echo "Installing lunasol into .venv (if the engine has to be compiled, this takes two to five minutes) ..."
	@$(BIN)/python tools/install.py
	@touch $@ .venv/playable

# The package as quickly as possible: binaries are used if there are any that fit, but nothing is compiled.
.venv/playable: .venv/player $(SOURCES) .venv/built-engine
	@echo "Installing lunasol into .venv ..."
	@rm -f .venv/lunasol
	@LUNASOL_COMPILE=cached $(BIN)/python tools/install.py
	@touch $@

# While somebody plays, the engine is compiled for the next start.
play:
	@MAKE="$(MAKE)" $(PYTHON) tools/play.py play

terminal:
	@MAKE="$(MAKE)" $(PYTHON) tools/play.py terminal

# Cheap checks come first. Every step keeps two cores busy, so the steps run one after the other.
test: chromium postgresql check test-client test-uncompiled test-compiled test-wasm test-e2e

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

# The browser's engine does what the installed one does.
test-wasm: setup
	$(NODE) $(PYTEST) tests/wasm

test-e2e: setup chromium
	@if $(HAS_CHROMIUM); then cd client && $(NODE) npx playwright test; fi

# All browser tests, including matches of full length and with rare options.
test-browser: setup chromium
	$(NODE) LONG=1 $(PYTEST) tests/wasm
	cd client && $(NODE) LONG=1 npx playwright test

# Whole matches without a server in Firefox, where Debian's is installed: apt-get install firefox-esr.
test-firefox: site
	cd tests/firefox && $(NODE) npm ci --silent --no-progress && $(NODE) node play.mjs ../../build/site-static

# The reports are in build/coverage. Measuring makes Python slow, so a test with a time limit may fail here.
coverage: setup postgresql
	@rm -rf build/coverage && mkdir -p build/coverage
	-$(PURE) LUNASOL_ENGINE=uncompiled $(PYTEST) --cov --cov-report=
	@$(PURE) $(BIN)/coverage html --quiet --directory build/coverage/python
	-cd client && $(NODE) npm run --silent coverage -- --coverage.reportsDirectory=../build/coverage/client \
	  --coverage.reporter=html --coverage.reporter=json-summary
	@echo "Python: $$($(PURE) $(BIN)/coverage report --format=total) % of lines and branches"
	@$(NODE) node -p 'const { lines, branches } = require("./build/coverage/client/coverage-summary.json").total; `Web client: $${lines.pct} % of lines, $${branches.pct} % of branches`'

# Small faults planted in the rules, and how many of them the tests find. MUTANTS="nox --sample 100" tries a part.
mutants: .venv/tools
	PYTHONPATH=tools $(BIN)/python -m mutants --jobs 2 $(MUTANTS)

soak: setup postgresql
	PYTHONPATH=tests $(BIN)/python tests/server/storage/soak.py
	PYTHONPATH=tests $(BIN)/python tests/server/attacks/soak.py
	PYTHONPATH=tests $(BIN)/python tests/nodes/simulate.py
	PYTHONPATH=tests $(BIN)/python tests/nodes/soak.py

bench: setup
	$(BIN)/python benchmarks/bench.py

bench-bots: setup
	$(BIN)/python benchmarks/bots.py

bench-server: setup
	PYTHONPATH=benchmarks:tests $(BIN)/python -m server.bench

# Where the CPU time of a move goes; needs perf. PROFILE=mixed profiles two nodes behind a load balancer.
profile-server: setup
	PYTHONPATH=benchmarks:tests $(BIN)/python -m server.profile $(PROFILE)

# What somebody with a hundred matches behind them costs the others.
bench-identity: setup
	PYTHONPATH=benchmarks:tests $(BIN)/python -m server.identity

# How long a start takes with 5,000 unfinished tables.
bench-restart: setup
	PYTHONPATH=benchmarks:tests $(BIN)/python -m server.restart

# What thousands of hostile connections leave in memory.
bench-strangers: setup
	PYTHONPATH=benchmarks:tests $(BIN)/python -m server.strangers

# The memory of tables alone, without the peers.
bench-memory: setup
	PYTHONPATH=benchmarks:tests $(BIN)/python -m server.memory

# How long a newcomer waits for the page: a new clone, and the packages of make dist.
bench-start: dist
	$(BIN)/python benchmarks/first_page.py

bench-web: setup chromium
	cd benchmarks/web && $(NODE) npm ci --silent --no-progress && $(NODE) node bench.mjs

# How the page plays without a server.
bench-device: site chromium
	cd benchmarks/web && $(NODE) node device.mjs ../../build/site-static

# The browser's engine beside the installed one, by CPU time.
bench-wasm: setup
	$(NODE) $(BIN)/python benchmarks/wasm/bench.py

# Compiles the engine for the browser and packs it as small as possible: what releases and sites have. The C
# compiler (100 MB) and the headers are downloaded once.
browser: .venv/node_modules
	@echo "Compiling the engine for the browser (one to six minutes) ..."
	@$(NODE) $(BIN)/python tools/browser/native.py
	@$(NODE) $(BIN)/python tools/browser/bundle.py --tight --out build/engine
	@rm -f .venv/built-engine

# The page without a server, for any static host. SERVER=https://… names one for tables with friends. It has the compiled engine if that can be had.
site: .venv/node_modules
	-@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory .venv/built-engine
	@$(BIN)/python tools/browser/site.py --out build/site-static --server "$(SERVER)"

# After a change to what the browser's engine imports: which modules of the standard library it needs.
engine-stdlib: .venv/node_modules
	$(NODE) $(BIN)/python tools/browser/bundle.py --find-stdlib --out build/engine

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

# The packages of a release in dist: the source distribution, and from it a compiled wheel for this Python and
# platform and one that runs everywhere.
dist: setup
	@$(BIN)/python tools/dist.py

LOCK := VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv pip compile --system-certs -q --universal --generate-hashes --no-header --python-version 3.11
lock:
	$(LOCK) requirements-dev.in -o requirements-dev.txt
	$(LOCK) requirements-docs.in -o requirements-docs.txt
	$(LOCK) pyproject.toml --extra postgres --constraints requirements-dev.txt --no-annotate -o requirements-run.txt
	$(LOCK) requirements-build.in --constraints requirements-dev.txt --no-annotate -o requirements-build.txt

clean:
	rm -rf .venv .venv-docs build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache benchmarks/.venv benchmarks/server/peers/node_modules benchmarks/web/node_modules client/node_modules tests/firefox/node_modules src/lunasol/server/static
	find . -name __pycache__ -prune -exec rm -rf {} +
