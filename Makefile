# Two commands for a newcomer: `make run` and `make test`. `make help` lists the rest.

SHELL := bash
LISTEN ?= 127.0.0.1:8080
DATA ?= data
FUZZ_SECONDS ?= 60
SEEDS ?= 1000
BLOWS ?= 100
# Many tests wait for a store or a line: two for each core.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
CARGO_TEST := $(shell cargo nextest --version >/dev/null 2>&1 && echo "nextest run --no-fail-fast -j $$((2 * $(CORES)))" || echo "test --no-fail-fast --lib --bins --tests")
# Without windows of its own it opens a page in half the time; the others do as well.
CHROMIUM ?= $(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome)
WASM_LIBRARIES = $(shell rustc --print target-libdir --target wasm32-unknown-unknown 2>/dev/null)
PAGE_SOURCES := $(shell find web/src web/public web/build web/index.html web/*.config.* locales -type f 2>/dev/null)

.PHONY: help run build dist dist-check page gallery pictures test smoke test-rust test-page e2e in-browsers browsers slow keep-games fuzz simulate planted bench load lighthouse lint format \
        protocol lessons replays clean lint-rust program \
        need-cargo need-node need-chromium need-engines need-postgres need-nats need-wasm wasm cluster cluster-cost cluster-test

help: ## This list
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9-]+):.*## /\1\t/' | expand -t 14

run: build ## Build everything and serve the game site (LISTEN=address:port, DATA=folder)
	target/release/enigma serve --listen $(LISTEN) --data $(DATA)

build: need-cargo page ## The page, then target/release/enigma with the page inside
	cargo build --release --locked -p enigma --features jemalloc

dist: build ## A tarball and a Debian package in target/dist
	deploy/dist.sh target/release/enigma target/dist

dist-check: dist ## The package installed into an empty root, where it runs (as root)
	deploy/check.sh target/dist

page: web/dist/index.html ## The browser client in web/dist

web/dist/index.html: node_modules/.stamp $(PAGE_SOURCES)
	npm run -w web build

gallery: web/dist-gallery/gallery.html ## Every screen with sample data in web/dist-gallery, for the browser tests

web/dist-gallery/gallery.html: node_modules/.stamp $(PAGE_SOURCES) web/gallery.html
	npm run -w web gallery

pictures: node_modules/.stamp need-chromium ## The pictures of the README, taken anew of the gallery
	CHROMIUM="$(CHROMIUM)" npm run -w web pictures

node_modules/.stamp: package-lock.json .npmrc lockcheck.mjs | need-node
	node lockcheck.mjs
	npm ci
	touch $@

# Type checkers, linkers and the page's build use one core: two of these at a time, each told when it is done.
test: need-cargo need-node need-postgres need-nats need-chromium need-engines need-wasm ## Every check
	$(MAKE) --no-print-directory -j2 --output-sync=target test-rust test-page
	$(MAKE) --no-print-directory in-browsers

smoke: need-cargo need-node need-chromium ## The quickest checks of everything, for every change
	$(MAKE) --no-print-directory -j2 program page gallery
	CHROMIUM="$(CHROMIUM)" npm run -w e2e test -- --grep @smoke

# The lints of Rust need no page: it is built beside them.
test-rust: lint-rust page need-postgres need-nats ## Rust: format, lints, tests
	$(MAKE) --no-print-directory wasm
	cargo $(CARGO_TEST) --workspace --locked
	cargo test --doc --workspace --locked

lint-rust: need-cargo
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings

program: need-cargo
	cargo build --locked -p enigma

# Nothing is linked for it: to check shows all that to build would.
wasm: need-cargo need-wasm ## The table for WebAssembly, as a page would run it
	@[ ! -d "$(WASM_LIBRARIES)" ] || cargo check --locked -p enigma-table --target wasm32-unknown-unknown

test-page: page gallery ## Page: format, types, lints, tests, what a first load takes
	npm run format:check
	npm run -w web check
	npm run -w web lint
	npm run -w e2e check
	npm run -w e2e lint
	npm run -w web test
	npm run -w web size

e2e: program page ## Games in real browsers against the real binary
	$(MAKE) --no-print-directory in-browsers

# With the binary that is there: the Rust tests leave one, and `cargo build` without them would build half of it anew.
in-browsers: gallery need-chromium need-engines
	CHROMIUM="$(CHROMIUM)" npm run -w e2e test

browsers: program page need-engines ## Whole games in Firefox and WebKit
	E2E_WHOLE=1 npm run -w e2e test -- --grep @engines

slow: need-cargo ## The complete enumerations and long runs that `test` leaves out (minutes)
	cargo test --release --workspace --locked -- --ignored --skip keep_some_games

keep-games: need-cargo ## Play games by the present rules and keep their records, once for each version of the rules
	cargo test --locked -p enigma --test suite -- --ignored replay_cli::keep_some_games

cluster: build need-postgres need-nats ## PostgreSQL, NATS and three nodes on this machine, to try things out (LISTEN=address:port)
	cargo run --release --locked -q -p enigma-testbed -- target/release/enigma $(LISTEN)

cluster-cost: build need-postgres need-nats ## What an action costs three nodes and their engines, beside one server on SQLite
	cargo run --release --locked -q -p enigma-testbed -- target/release/enigma cost

cluster-test: need-cargo page need-postgres need-nats need-chromium ## Hundreds of blows to three nodes and their lines while people play (BLOWS=100 percent)
	cargo build --locked -p enigma -p enigma-testbed
	CHROMIUM="$(CHROMIUM)" E2E_CLUSTER=1 npm run -w e2e test -- --grep @cluster
	ENIGMA_BLOWS=$(BLOWS) cargo test --release --locked -p enigma --features jemalloc --test suite -- --ignored --nocapture --test-threads 1 cluster::

simulate: need-cargo ## Simulated worlds that try to break a table (SEEDS=1000, FIRST=seed of the first)
	cargo run --release --locked -q -p enigma-simulation -- $(SEEDS) $(FIRST)

planted: need-cargo ## Plants faults one at a time and looks whether simulated worlds find them (FAULTS=some of them)
	cargo run --release --locked -q -p enigma-simulation --bin planted -- $(FAULTS)

fuzz: need-cargo ## Fuzz all that comes from outside, each target for a while (FUZZ_SECONDS=60)
	@cargo fuzz --version >/dev/null 2>&1 || cargo install --locked cargo-fuzz
	@for target in $$(cargo fuzz list); do \
	  node fuzz/corpus.mjs unpack $$target && \
	  cargo fuzz run --sanitizer none $$target fuzz/corpus/$$target \
	    -- -max_total_time=$(FUZZ_SECONDS) -max_len=65536 -print_final_stats=1 || exit 1; \
	done

bench: need-cargo ## Speed and memory, each beside a reference in the same run
	cargo bench --workspace --locked

load: build ## Many tables against a server on this machine, bounded
	target/release/enigma load

lighthouse: build need-chromium ## What Lighthouse thinks of the page, served by the real binary
	CHROMIUM="$(CHROMIUM)" npm run -w web lighthouse

protocol: need-cargo ## Write the page's types and tables of the rules anew
	UPDATE_TS=1 cargo test --locked -p enigma-protocol --test typescript
	UPDATE_JUDGED=1 cargo test --locked -p enigma-puzzles --test judged

lessons: need-cargo ## Write the lessons of Cipher's tutorial anew
	UPDATE_LESSONS=1 cargo test --locked -p enigma-cipher --test suite lessons::

replays: need-cargo ## Write the recorded games of the page's gallery anew
	UPDATE_REPLAYS=1 cargo test --locked -p enigma-replay --test suite told::
	UPDATE_REPLAYS=1 cargo test --locked -p enigma-analysis --test suite every_placement

lint: lint-rust node_modules/.stamp ## Lints only
	npm run -w web lint
	npm run -w e2e lint

format: need-cargo node_modules/.stamp ## Format Rust, TypeScript, Svelte and styles
	cargo fmt --all
	npm run format

clean: ## Remove everything that was built
	rm -rf target web/dist web/dist-gallery node_modules

need-cargo:
	@command -v cargo >/dev/null || { echo "Rust is missing: install it from rustup.rs, then try again."; exit 1; }

need-node:
	@command -v npm >/dev/null || { echo "Node.js 20.19 or newer with npm is missing: install it, then try again."; exit 1; }

# Root is given the quickest; a Chromium that is there will do.
need-chromium:
	@if [ -n "$(filter-out file default undefined,$(origin CHROMIUM))" ] || command -v chromium-headless-shell >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && timeout 120 apt-get install -y -qq --no-install-recommends -o Acquire::Retries=0 -o Acquire::http::Timeout=10 \
	       chromium-headless-shell >/dev/null 2>&1; then :; \
	elif [ -n "$(CHROMIUM)" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; \
	else echo "Chromium is missing: install it (Debian: 'sudo apt-get install chromium'), or name it: CHROMIUM=/path/to/chrome make e2e"; exit 1; fi

# The other engines are tested where they can be had; what is left out is said by one line.
need-engines:
	@if command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null && { command -v firefox-esr || command -v firefox; } >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb libgl1-mesa-dri libegl1; } >/dev/null 2>&1 \
	  || echo "Firefox and WebKit could not be installed: tests in them are left out."; \
	else echo "Firefox or WebKit is missing (Debian: 'sudo apt-get install firefox-esr webkit2gtk-driver xvfb'): tests in it are left out."; fi

# The suite of the store runs against PostgreSQL where it can be had.
need-postgres:
	@if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } >/dev/null 2>&1 \
	  || echo "PostgreSQL could not be installed: tests with it are left out."; \
	else echo "PostgreSQL is missing (Debian: 'sudo apt-get install postgresql'): tests with it are left out."; fi

# So do tests of several nodes, which need NATS as well.
need-nats:
	@if command -v nats-server >/dev/null || [ -x /usr/sbin/nats-server ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends nats-server; } >/dev/null 2>&1 \
	  || echo "NATS could not be installed: tests of several nodes are left out."; \
	else echo "NATS is missing (Debian: 'sudo apt-get install nats-server'): tests of several nodes are left out."; fi

# A table runs in a page as well; what is left out is said by one line.
need-wasm:
	@if [ -d "$(WASM_LIBRARIES)" ]; then :; \
	elif command -v rustup >/dev/null && rustup target add wasm32-unknown-unknown >/dev/null 2>&1; then :; \
	else echo "Rust's libraries for WebAssembly are missing ('rustup target add wasm32-unknown-unknown'): building the table for it is left out."; fi
