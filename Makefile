# `make play` and `make test` create all they need from Python 3.11 or newer and make alone.
#
# .venv        the sources as they lie, interpreted, with the tools of a developer
# .venv-built  the package as a player installs it, compiled where there is a C compiler

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)
JOBS ?= auto
ARGS ?=

BIN := .venv/bin
BUILT := .venv-built/bin
CODE = $(wildcard src tests bench tools examples)
SOURCES := $(shell find src -name '*.egg-info' -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name py.typed \) -print)
WEB := $(shell find web -name node_modules -prune -o -type f -print)

# Without Node the package is built without the client; the server's page then says so.
CLIENT := $(if $(shell command -v npm 2>/dev/null),src/orcs/web/index.html)

ifneq ($(shell command -v uv 2>/dev/null),)
create_venv = uv venv --quiet --allow-existing --python $(PYTHON) $(1)
install = uv pip install --quiet --python $(1)/bin/python
else
create_venv = $(PYTHON) -m venv $(1)
install = $(1)/bin/python -m pip install --quiet --disable-pip-version-check
endif
install_package = $(install) --no-deps --no-build-isolation --force-reinstall
# A new wheel would take along whatever lies here, files since deleted too.
STALE = build/lib* build/bdist*
LOCK = .venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock"

pytest = -m pytest -n $(JOBS) --dist worksteal $(ARGS)
# The tests in a browser have a run of their own: one after the other, since each of them wants the whole machine.
suite = $(pytest) --ignore tests/web
# Tracing makes Python three times slower: the tests that reach every branch, without those that go through it again.
COVERING = $(addprefix tests/,rules modules golden api records properties/test_answers.py properties/test_sample.py properties/test_undo.py)

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help web web-check play terminal test browser test-deps lint format types contracts compiled coverage bench lock hooks clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

web: src/orcs/web/index.html ## build the client for the browser into the package (needs Node 20 or newer)

src/orcs/web/index.html: web/node_modules/installed $(WEB)
	cd web && npm run --silent build

web/node_modules/installed: web/package.json web/package-lock.json
	cd web && npm ci --silent
	@touch $@

web-check: web/node_modules/installed ## check and test the client's own code
	cd web && npm run --silent check && npm test --silent

play: $(CLIENT) .venv-built/installed ## play in the browser: start a server and open it (options in ARGS)
	@$(BUILT)/orcs serve --open $(ARGS)

terminal: .venv-built/installed ## play in the terminal (options in ARGS)
	@$(BUILT)/orcs play $(ARGS)

test: .venv/installed ## run all tests (JOBS=2 for two workers, ARGS="-k reveal" for pytest)
	ORCS_ENGINE=interpreted $(BIN)/python $(suite)

browser: web .venv/installed ## run the tests that play in Chromium (make test-deps installs it)
	$(BIN)/python -m pytest tests/web $(ARGS)

# Debian's own packages, asked for by name: nothing else here installs anything outside this folder.
test-deps: ## install what some tests need besides Python: Chromium, PostgreSQL, nginx, Caddy (as root or with sudo, Debian and Ubuntu)
	@command -v apt-get >/dev/null || { echo "this knows Debian and Ubuntu only; install Chromium, PostgreSQL, nginx and Caddy by hand"; exit 1; }
	$$(test "$$(id -u)" = 0 || echo sudo) sh -c 'apt-get update --quiet=2 && DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends chromium postgresql nginx-light caddy openssl'

lint: .venv/installed ## check style and layout of the code
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python tools/protocol_types.py --check
	$(BIN)/python tools/words_fixture.py --check

format: .venv/installed ## put the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

types: .venv/installed ## check types, strictly
	$(BIN)/mypy $(CODE)

contracts: .venv/installed ## check which package may import which
	$(BIN)/lint-imports --no-logo

# If the last build fell back to plain Python, the strict one shows what the compiler says.
compiled: .venv-built/installed .venv-built/tools ## run all tests against the compiled engine
	@$(BUILT)/python tools/engine_kind.py compiled \
		|| ORCS_COMPILE=1 $(call install_package,.venv-built) .
	ORCS_ENGINE=compiled $(BUILT)/python $(suite)

coverage: .venv/installed ## run the tests of the rules and demand every branch of engine and modules
	ORCS_ENGINE=interpreted $(BIN)/python $(pytest) --cov --cov-report=term $(COVERING)

bench: .venv/installed .venv-built/installed ## measure the engine, interpreted and as built
	$(BIN)/python bench/engine.py $(ARGS)
	$(BUILT)/python bench/engine.py $(ARGS)

hooks: .venv/installed ## run the checks before each commit
	$(BIN)/pre-commit install

lock: .venv-lock/installed ## renew the pinned versions in requirements/
	$(PYTHON) tools/build_requirements.py | $(LOCK) pyproject.toml - --output-file requirements/play.txt
	$(LOCK) pyproject.toml --extra dev --constraint requirements/play.txt --output-file requirements/dev.txt
	! grep -nE '://|^-' requirements/*.txt

clean: ## remove everything that make created
	rm -rf .venv .venv-built .venv-lock build dist src/*.egg-info
	rm -rf .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.venv/installed: requirements/dev.txt pyproject.toml | python
	$(call create_venv,.venv)
	$(call install,.venv) --require-hashes -r requirements/dev.txt
	ORCS_COMPILE=0 $(call install_package,.venv) --editable .
	@touch $@

.venv-built/installed: .venv-built/needs pyproject.toml setup.py $(SOURCES) $(CLIENT)
	rm -rf $(STALE)
	$(call install_package,.venv-built) .
	@$(BUILT)/python tools/engine_kind.py
	@touch $@

.venv-built/needs: requirements/play.txt | python
	$(call create_venv,.venv-built)
	$(call install,.venv-built) --require-hashes -r requirements/play.txt
	@touch $@

.venv-built/tools: requirements/dev.txt | .venv-built/installed
	$(call install,.venv-built) --require-hashes -r requirements/dev.txt
	@touch $@

.venv-lock/installed: | python
	$(call create_venv,.venv-lock)
	$(call install,.venv-lock) uv
	@touch $@

.PHONY: python
python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer with venv is needed (on Debian and Ubuntu: python3 and python3-venv)"; exit 1; }
