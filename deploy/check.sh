#!/usr/bin/env bash
# Whether what `make dist` left works where nothing else is: the package is installed into an empty root and runs there, its manual
# is shown, its completions complete, its service is one that systemd takes, and what was kept stays when it is removed.
#
#   deploy/check.sh target/dist        # as root
set -euo pipefail
[ "$(id -u)" = 0 ] || { echo "dist: only root can change into an empty root"; exit 1; }
out=$(realpath "$1")
package=$(ls -t "$out"/enigma_*.deb | head -1)
root=$(mktemp -d)
server=
cleanup() {
  [ -z "$server" ] || kill -9 "$server" 2> /dev/null || true
  rm -rf "$root"
}
trap cleanup EXIT
# So that whatever ends is told, and by whom.
trap 'echo "dist: failed at line $LINENO"' ERR

# A program with the libraries that it asks for, and nothing else.
bring() { # PROGRAM-IN-THE-ROOT [FROM]
  [ $# = 1 ] || install -D "$2" "$root$1"
  ldd "$root$1" | grep -o '/[^ ]*' | while read -r library; do
    [ -e "$root$library" ] || install -D "$(realpath "$library")" "$root$library"
  done
}

(cd "$out" && sha256sum --quiet --check SHA256SUMS)
mkdir -p "$root"/var/lib/dpkg/{info,updates} "$root/tmp"
: > "$root/var/lib/dpkg/status"
bring /bin/sh "$(realpath /bin/sh)"
dpkg --root="$root" --force-depends --install "$package" > "$root/tmp/log" 2>&1 || { cat "$root/tmp/log"; exit 1; }
bring /usr/bin/enigma
echo "installed   $(chroot "$root" /usr/bin/enigma --version)"

# The server, in that root.
chroot "$root" /usr/bin/enigma serve --listen 127.0.0.1:0 --data /var/lib/enigma > "$root/tmp/said" 2> "$root/tmp/errors" &
server=$!
while ! grep -q 'http://' "$root/tmp/said"; do kill -0 "$server"; sleep 0.1; done
address=$(grep -o 'http://[0-9.:]*' "$root/tmp/said" | head -1)
[ "$(curl --silent --fail "$address/healthz")" = ok ]
curl --silent --fail "$address/" | grep -q '<html'
kill "$server" && wait "$server"
server=
chroot "$root" /usr/bin/enigma doctor --data /var/lib/enigma > "$root/tmp/doctor"
echo "runs        page, health and doctor"

# Manual and completions.
pages=0
for page in "$root"/usr/share/man/man1/*.1.gz; do
  said=$(MANWIDTH=160 man --warnings --encoding=utf8 --local-file "$page" 2>&1 > "$root/tmp/page")
  [ -z "$said" ] && grep -q NAME "$root/tmp/page" || { echo "$page: $said"; exit 1; }
  pages=$((pages + 1))
done
completed=$(bash -c '
  source "$1"; COMP_WORDS=(enigma ser); COMP_CWORD=1; COMPREPLY=()
  "$(complete -p enigma | grep -o -- "-F [^ ]*" | cut -d" " -f2)" enigma ser enigma; echo "${COMPREPLY[@]}"' \
  bash "$root/usr/share/bash-completion/completions/enigma")
[ "$completed" = serve ]
echo "manual      $pages pages; bash completes ser to $completed"

# The service, with the program where it says.
if command -v systemd-analyze > /dev/null; then
  sed "s#/usr/bin/enigma#$root/usr/bin/enigma#; /^Documentation=/d" "$root/lib/systemd/system/enigma.service" > "$root/tmp/enigma.service"
  said=$(systemd-analyze verify --man=no "$root/tmp/enigma.service" 2>&1 | grep 'enigma.service' || true)
  [ -z "$said" ] || { echo "$said"; exit 1; }
  echo "service     taken by $(systemd-analyze --version | head -1)"
fi

dpkg --root="$root" --purge enigma > "$root/tmp/log" 2>&1 || { cat "$root/tmp/log"; exit 1; }
[ ! -e "$root/usr/bin/enigma" ] && [ -e "$root/var/lib/enigma/enigma.db" ]
echo "removed     the data stays"
