#!/usr/bin/env bash
# Makes this checkout ready to run and to test: system libraries and programs where they are missing, then .venv with pinned packages.
# usage: packaging/setup.sh        (PYTHON=python3.12 packaging/setup.sh to choose the interpreter of a new .venv)
# Safe to call again. Asks nothing; where it may not install a system package, it says which one is wanted.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=.venv
fetched=no

# What Qt loads at run time, as "library package". The first group is enough off-screen, the second is for a window.
libraries='
libGL.so.1              libgl1
libEGL.so.1             libegl1
libxkbcommon.so.0       libxkbcommon0
libglib-2.0.so.0        libglib2.0-0
libfontconfig.so.1      libfontconfig1
libdbus-1.so.3          libdbus-1-3

libxkbcommon-x11.so.0   libxkbcommon-x11-0
libxcb-cursor.so.0      libxcb-cursor0
libxcb-icccm.so.4       libxcb-icccm4
libxcb-keysyms.so.1     libxcb-keysyms1
libxcb-shape.so.0       libxcb-shape0
libwayland-cursor.so.0  libwayland-cursor0
'

# What the tests need, as "program packages": those on a real screen, a compiler for those with a failing disk, and a
# server for a card room (Debian keeps its programs out of the way, in a folder for each version).
programs='
initdb   postgresql
cc       gcc libc6-dev
Xvfb     xvfb
openbox  openbox
xdotool  xdotool
'

say() { printf 'setup: %s\n' "$*" >&2; }

# as_root COMMAND...: runs it with the rights to install, or fails without asking for a password.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; elif command -v sudo >/dev/null; then sudo -n "$@"; else return 1; fi
}

# install_packages PACKAGE...: from the system's archive, where that is Debian's and we may.
install_packages() {
    command -v apt-get >/dev/null || return 1
    if [ "$fetched" = no ]; then
        as_root apt-get update -qq </dev/null || return 1
        fetched=yes
    fi
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" </dev/null >/dev/null
}

missing_packages() {
    local known library package
    known=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p)
    while read -r library package; do
        [ -z "$library" ] || grep -qF "$library " <<<"$known" || printf '%s ' "$package"
    done <<<"$libraries"
}

missing_programs() {
    local program package
    while read -r program package; do
        [ -z "$program" ] || command -v "$program" >/dev/null || ls /usr/lib/postgresql/*/bin/"$program" >/dev/null 2>&1 \
            || printf '%s ' "$package"
    done <<<"$programs"
}

provide_programs() {
    [ "$(uname -s)" = Linux ] || return 0
    local wanted
    wanted=$(missing_programs)
    [ -n "$wanted" ] || return 0
    say "the tests need programs that are not here: $wanted"
    # shellcheck disable=SC2086 # a list of words on purpose
    install_packages $wanted || say "could not install them; on Debian: apt-get install $wanted"
}

provide_make() {
    command -v make >/dev/null || install_packages make || say "make is wanted; on Debian: apt-get install make"
}

provide_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    command -v ldconfig >/dev/null || [ -x /sbin/ldconfig ] || return 0
    local wanted
    wanted=$(missing_packages)
    [ -n "$wanted" ] || return 0
    say "Qt needs system libraries that are not here: $wanted"
    # shellcheck disable=SC2086 # a list of words on purpose
    install_packages $wanted || say "could not install them; on Debian: apt-get install $wanted"
}

good_python() { command -v "$1" >/dev/null && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local name
    for name in ${PYTHON:-python3 python3.11 python3.12 python3.13 python3.14}; do
        if good_python "$name"; then
            printf '%s\n' "$name"
            return
        fi
    done
    return 1
}

make_venv() {
    "$venv/bin/python" -m pip --version >/dev/null 2>&1 && return
    local python
    python=$(find_python) || { install_packages python3 python3-venv && python=$(find_python); } || {
        say "Python 3.11 or newer is wanted"
        return 1
    }
    "$python" -c 'import venv, ensurepip' 2>/dev/null || install_packages python3-venv || {
        say "$python cannot make a virtual environment; on Debian: apt-get install python3-venv"
        return 1
    }
    say "making $venv with $("$python" --version)"
    "$python" -m venv --clear "$venv"
}

fill_venv() {
    local pip=("$venv/bin/python" -m pip --disable-pip-version-check install --quiet --constraint constraints.txt)
    say "installing the packages of constraints.txt"
    # The pinned setuptools builds us, so that a build tomorrow is the build of today.
    "${pip[@]}" setuptools
    "${pip[@]}" --no-build-isolation --editable '.[dev,room]'
}

rm -f "$venv/ready"
provide_make
provide_libraries
provide_programs
make_venv
fill_venv
"$venv/bin/python" -c 'import PySide6.QtWidgets' || {
    say "Qt does not load: a system library is missing (see above)"
    exit 1
}
touch "$venv/ready"
say "ready"
