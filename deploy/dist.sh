#!/usr/bin/env bash
# What `make dist` leaves in target/dist: a tarball, and a Debian package. Both hold the program, its manual, completions and the
# service; made again of the same program and commit they are the same, byte by byte.
#
#   deploy/dist.sh target/release/enigma target/dist
set -euo pipefail
umask 022
program=$(realpath "$1")
mkdir -p "$2"
out=$(realpath "$2")
cd "$(dirname "$0")/.."

SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
version=$("$program" --version | cut -d' ' -f2)
architecture=$(dpkg --print-architecture)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Everything has the commit's time, and belongs to root.
pack() { # FOLDER NAME FILE
  tar --create --directory "$1" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner "$2" | gzip -9n > "$3"
}

# Manual and completions, as the program tells them.
pages=$work/man
mkdir "$pages"
"$program" man "$pages"
sed -i "/^\.TH/s/\" \"/\"$(date --utc --date "@$SOURCE_DATE_EPOCH" +%F)\"/" "$pages"/*.1
completions() { # FOLDER-FOR-BASH FOLDER-FOR-ZSH FOLDER-FOR-FISH
  mkdir -p "$@"
  "$program" completions bash > "$1/enigma"
  "$program" completions zsh > "$2/_enigma"
  "$program" completions fish > "$3/enigma.fish"
}

# The tarball: to be looked at, and to be run from wherever it is unpacked.
name=enigma-$version-linux-$architecture
tree=$work/$name
install -D "$program" "$tree/enigma"
install -d "$tree/man" "$tree/deploy" "$tree/licences"
install -m644 "$pages"/*.1 "$tree/man"
completions "$tree/completions" "$tree/completions" "$tree/completions"
install -m644 README.md CHANGELOG.md docs/hosting.md "$tree"
install -m644 deploy/enigma.service deploy/enigma.default deploy/Caddyfile deploy/compose.yaml deploy/kubernetes.md "$tree/deploy"
install -m644 LICENSE-* web/public/licences/* "$tree/licences"
for file in crates/cipher/words/{ATTRIBUTION.txt,LICENSE-*}; do
  install -m644 "$file" "$tree/licences/words-$(basename "$file")"
done
pack "$work" "$name" "$out/$name.tar.gz"

# The package.
root=$work/root
doc=$root/usr/share/doc/enigma
install -D "$program" "$root/usr/bin/enigma"
install -D -m640 deploy/enigma.default "$root/etc/default/enigma"
install -d "$root/lib/systemd/system" "$root/usr/share/man/man1" "$doc/examples" "$root/DEBIAN"
install -m644 deploy/enigma.service "$root/lib/systemd/system"
install -m644 "$pages"/*.1 "$root/usr/share/man/man1"
install -m644 README.md docs/hosting.md CHANGELOG.md "$doc"
install -m644 deploy/{Caddyfile,compose.yaml,kubernetes.md} "$doc/examples"
completions "$root"/usr/share/{bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d}
gzip -9n "$root"/usr/share/man/man1/*.1 "$doc/CHANGELOG.md"
{
  cat deploy/debian/copyright
  for file in LICENSE-MIT web/public/licences/* crates/cipher/words/{ATTRIBUTION.txt,LICENSE-*}; do
    printf '\n----- %s -----\n\n' "$file"
    cat "$file"
  done
} > "$doc/copyright"
install -m755 deploy/debian/{postinst,prerm,postrm} "$root/DEBIAN"
echo /etc/default/enigma > "$root/DEBIAN/conffiles"
# The newest of the C library's versions that the program asks for.
libc=$(objdump -T "$program" | grep -o 'GLIBC_[0-9.]*' | cut -d_ -f2 | sort --version-sort | tail -1)
sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@LIBC@/$libc/" \
  -e "s/@SIZE@/$(find "$root/usr" "$root/lib" -type f -printf '%s\n' | awk '{ bytes += $1 } END { print int(bytes / 1024) + 1 }')/" \
  deploy/debian/control > "$root/DEBIAN/control"
(cd "$root" && find usr lib -type f -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
chmod 644 "$root"/DEBIAN/{control,md5sums,conffiles}
dpkg-deb --root-owner-group -Zxz --build "$root" "$out/enigma_${version}_$architecture.deb" > "$work/log"

cd "$out"
sha256sum "$name.tar.gz" "enigma_${version}_$architecture.deb" | tee SHA256SUMS
