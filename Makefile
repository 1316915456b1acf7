# `make play` and `make test` need only make and Python 3.11 or newer; they create everything else in this folder.
#
# .venv        the sources in place, interpreted, with the developers' tools
# .venv-built  the package as a player installs it, compiled where there is a C compiler; until then the sources are run
# .venv-node   Node, where the machine's is missing or too old
# .chromium    the pinned browser for the tests (BROWSER=system uses the installed one)

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)
JOBS ?= auto
ARGS ?=

BIN := .venv/bin
BUILT := .venv-built/bin
CODE = $(wildcard src tests bench tools examples)
SOURCES := $(shell find src -name '*.egg-info' -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name py.typed \) -print)
WORDS := $(filter %.ftl,$(SOURCES))
WEB := $(shell find web -name node_modules -prune -o -type f -print)

CLIENT := src/orcs/web/index.html
METADATA := src/orcs_orcs_orcs.egg-info/PKG-INFO
WHEEL := dist/built

# The client's tools need Node 20.19 or newer. Where it is missing, Node is installed from PyPI and put on the path.
NEW_NODE = const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || major == 20 && minor >= 19 ? 0 : 1)
ifneq ($(shell command -v npm >/dev/null 2>&1 && node -e '$(NEW_NODE)' 2>/dev/null && echo yes),yes)
NODE := .venv-node/installed
export PATH := $(CURDIR)/.venv-node/programs:$(PATH)
# Playwright's own Node needs a library that minimal systems lack.
export PLAYWRIGHT_NODEJS_PATH := $(CURDIR)/.venv-node/programs/node
endif

# There is a pinned browser for Linux on x86-64. Elsewhere the tests use the system's.
ifneq ($(BROWSER),system)
ifeq ($(shell uname -sm),Linux x86_64)
CHROMIUM := .chromium/chromium
endif
endif

NO_PYTHON = Python 3.11 or newer with venv is needed (on Debian and Ubuntu: python3 and python3-venv)
need_python = { test -n "$(PYTHON)" || { echo "$(NO_PYTHON)"; exit 1; }; }
ifneq ($(shell command -v uv 2>/dev/null),)
create_venv = $(need_python) && uv venv --quiet --allow-existing --python $(PYTHON) $(1)
install = uv pip install --quiet --python $(1)/bin/python
else
create_venv = $(need_python) && $(PYTHON) tools/create_venv.py $(1)
# What is imported is compiled to bytecode then; compiling everything now takes longer than fetching it.
install = $(1)/bin/python -m pip install --quiet --disable-pip-version-check --no-compile
endif
SITE = import site; print(site.getsitepackages()[0])
install_package = $(install) --no-deps --no-build-isolation --force-reinstall
say = @echo "· $(1)"
LOCK = .venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-strip-extras \
	--custom-compile-command "make lock"

pytest = -m pytest -n $(JOBS) --dist worksteal $(ARGS)
# The browser tests run separately: each of them has a server and a browser beside it.
suite = $(pytest) --ignore tests/web
browser = $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/web
# In CI real servers, browsers and databases share two cores. What failed among them is run once more, one by one;
# a test that fails twice fails.
once_more = $(if $(CI),|| { echo "· running once more what failed"; \
	$(1)/python -m pytest --last-failed --last-failed-no-failures none $(2); })
# Tracing makes Python three times slower, so only the tests that reach every branch are traced, not those of
# properties.
cover = ORCS_ENGINE=interpreted $(BIN)/python $(pytest) --cov --cov-report=term $(COVERING)
COVERING = $(addprefix tests/,rules modules golden api records)
QUICK = $(COVERING) $(wildcard tests/edition tests/tables tests/server/test_table*.py tests/server/test_clocks.py)

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help web page web-check play terminal ready quick test browser test-deps lint format types contracts engine compiled coverage docs licences wheel wheel-check release-fixtures bench lock hooks clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

web: $(CLIENT) ## build the client for the browser into the package

$(CLIENT): web/node_modules/installed $(WEB) $(WORDS)
	$(call say,building the client for the browser)
	@cd web && npm run --silent build -- --logLevel error

# What the client is built with, and no more, unless more was there: somebody who wants to play is waiting.
web/node_modules/installed: web/package.json web/package-lock.json | $(NODE)
	$(call say,fetching what the client is built with (10 MB))
	@cd web && npm ci --silent --no-audit --no-fund $(if $(wildcard web/node_modules/vitest),,--omit=dev)
	@touch $@

# What the client is checked and tested with. It is added to the rest, which a build may be using meanwhile; npm removes
# what it does not know, so the note that the rest is installed steps aside.
web/node_modules/tools: web/node_modules/installed
	$(call say,fetching what the client is tested with (30 MB))
	@mkdir -p build && cp -p web/node_modules/installed build/web-installed
	@cd web && npm install --silent --no-save --no-audit --no-fund
	@mv build/web-installed web/node_modules/installed && touch $@

page: .venv/installed web/node_modules/installed ## build the game as static files, without a server, into dist/page (ARGS=--serve)
	$(call say,building the page without a server)
	@$(BIN)/python -m tools.build_page $(ARGS)

web-check: web/node_modules/tools ## check and test the client's own code
	cd web && npm run --silent check && npm test --silent

play: ready ## play in the browser: start a server and open it (options in ARGS)
	@$(BUILT)/python -m tools.start serve --open $(ARGS)

terminal: ready ## play in the terminal (options in ARGS)
	@$(BUILT)/python -m tools.start play $(ARGS)

# The least that a start needs; the engine is compiled in the background.
ready:
	@$(MAKE) --silent --no-print-directory --jobs=2 $(METADATA) $(CLIENT)

quick: lint types contracts ## check style and types, and test the rules and the tables, in under two minutes
	ORCS_ENGINE=interpreted $(BIN)/python $(pytest) --quiet $(QUICK)

test: .venv/installed $(CLIENT) web/node_modules/tools $(CHROMIUM) ## run all tests (JOBS=2 for two workers, ARGS="-k reveal" for pytest)
	$(call say,testing the engine as plain Python (make compiled tests it compiled))
ifeq ($(ARGS),)
	$(cover)
	$(call say,testing everything built on the engine)
	ORCS_ENGINE=interpreted $(BIN)/python $(suite) $(addprefix --ignore ,$(COVERING)) $(call once_more,ORCS_ENGINE=interpreted $(BIN),--ignore tests/web)
	$(call say,testing in the browser)
	$(browser) $(call once_more,$(BIN),tests/web)
else
	ORCS_ENGINE=interpreted $(BIN)/python $(suite)
endif

browser: web .venv/installed web/node_modules/tools $(CHROMIUM) ## run the tests that play in Chromium (BROWSER=system: in the one installed)
	$(browser) $(ARGS)

# The only target that installs anything outside this folder.
test-deps: .venv/installed $(CHROMIUM) ## install the programs that some tests need: PostgreSQL, nginx, Caddy and more
	@$(BIN)/python tools/test_deps.py

lint: .venv/installed ## check style and layout of the code
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python tools/protocol_types.py --check
	$(BIN)/python tools/words_fixture.py --check
	$(BIN)/python tools/figures.py --check

format: .venv/installed ## format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

types: .venv/installed ## check types, strictly
	$(BIN)/mypy $(CODE)

contracts: .venv/installed ## check which package may import which
	$(BIN)/lint-imports --no-logo

compiled: engine .venv-built/tools ## run the tests on the compiled engine, without those of what surrounds it
	ORCS_ENGINE=compiled $(BUILT)/python $(suite) $(call once_more,ORCS_ENGINE=compiled $(BUILT),--ignore tests/web)

engine: .venv-built/installed ## compile the engine, or show why that fails (needs a C compiler and Python's headers)
	@$(BUILT)/python tools/engine_kind.py compiled 2>/dev/null || { rm $(WHEEL) && ORCS_COMPILE=1 $(MAKE) .venv-built/installed; }

coverage: .venv/installed ## run the tests of the rules; every branch of engine and modules must be covered
	$(cover)

bench: .venv/installed .venv-built/installed .venv-built/tools $(CLIENT) ## measure every promised figure (ARGS=--short: three minutes)
	@$(MAKE) --no-print-directory page ARGS=
	@$(BUILT)/python bench/all.py --plain $(BIN)/python $(ARGS)

docs: .venv/installed ## build the documents as a site, into build/docs
	$(BIN)/python -m sphinx --fail-on-warning --keep-going --quiet docs build/docs

licences: .venv/installed ## check the licences of all dependencies
	@$(BIN)/python tools/licences.py

wheel: $(WHEEL) ## build the package into dist/

wheel-check: $(WHEEL) ## install the wheel into an empty environment and play with it
	$(call say,playing with the wheel in an empty environment)
	@$(BUILT)/python tools/try_wheel.py

release-fixtures: .venv/installed ## write the fixtures of this version, which later versions must be able to read
	@$(BIN)/python tools/release_fixtures.py

hooks: .venv/installed ## run the checks before each commit
	$(BIN)/pre-commit install

lock: .venv-lock/installed ## renew the pinned versions in requirements/
	$(PYTHON) tools/build_requirements.py | grep setuptools | $(LOCK) pyproject.toml - --output-file requirements/play.txt
	$(PYTHON) tools/build_requirements.py | $(LOCK) - --constraint requirements/play.txt --output-file requirements/build.txt
	$(LOCK) pyproject.toml --extra dev $(addprefix --constraint requirements/,play.txt build.txt) --output-file requirements/dev.txt
	$(LOCK) --group node --output-file requirements/node.txt
	! grep -nE '://|^-' requirements/*.txt

clean: ## remove everything that make created
	rm -rf .venv .venv-built .venv-lock .venv-node .chromium build dist src/*.egg-info src/orcs/web web/node_modules
	rm -rf .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.venv/installed: requirements/dev.txt pyproject.toml
	$(call say,setting up the developers' tools in .venv (about 700 MB; takes minutes))
	@$(call create_venv,.venv)
	@$(call install,.venv) --require-hashes -r requirements/dev.txt
	@ORCS_COMPILE=0 $(call install_package,.venv) --editable .
	@touch $@

.venv-built/installed: $(WHEEL)
	@$(BUILT)/python -m tools.install_built $(call install_package,.venv-built) dist/*.whl
	@$(BUILT)/python tools/engine_kind.py
	@touch $@

$(WHEEL): .venv-built/compiler pyproject.toml setup.py tools/build_wheel.py $(SOURCES) $(CLIENT)
	$(call say,building the package; compiling the engine takes minutes)
	@$(BUILT)/python -m tools.build_wheel $@ $^

.venv-built/needs: requirements/play.txt
	$(call say,setting up Python for the game in .venv-built)
	@$(call create_venv,.venv-built)
	@$(call install,.venv-built) --require-hashes -r requirements/play.txt
	@touch $@

# What only the build of the package needs.
.venv-built/compiler: requirements/build.txt .venv-built/needs
	@$(call install,.venv-built) --require-hashes -r requirements/build.txt
	@touch $@

# The version, for a start from the sources.
$(METADATA): .venv-built/needs pyproject.toml
	@$(BUILT)/python setup.py --quiet egg_info
	@touch $@

# Makes the developers' tools of .venv available in .venv-built.
.venv-built/tools: .venv/installed | .venv-built/installed
	@$(BIN)/python -c '$(SITE)' > "$$($(BUILT)/python -c '$(SITE)')/tools.pth"
	@touch $@

.venv-node/installed: requirements/node.txt tools/node_programs.py
	$(call say,fetching Node from PyPI into .venv-node (this machine's is missing or too old))
	@$(call create_venv,.venv-node)
	@$(call install,.venv-node) --require-hashes -r requirements/node.txt
	@.venv-node/bin/python tools/node_programs.py .venv-node/programs
	@touch $@

# If this fails, the tests use the system's browser, if there is one.
.chromium/chromium: tools/chromium/package-lock.json tools/chromium.py | .venv/installed $(NODE)
	$(call say,fetching Chromium for the tests into .chromium (70 MB))
	@$(BIN)/python tools/chromium.py || echo "· it could not be fetched"

.venv-lock/installed:
	@$(call create_venv,.venv-lock)
	@$(call install,.venv-lock) uv
	@touch $@
