#!/bin/sh
# Audits PAGES and checks TOKENS (files, folders or addresses between blanks) with the package METAMER_PACKAGE, a tarball that
# `npm run package && npm pack ./dist/npm/metamer` makes in the repository of Metamer. Ends with the worse exit code of both.
set -u

folder=${METAMER_FOLDER:-.metamer}
metamer="$folder/bin/metamer"
[ -x "$metamer" ] || npm install --global --no-audit --no-fund --prefix "$folder" "$METAMER_PACKAGE" || exit 2

worst=0
keep() { [ "$1" -le "$worst" ] || worst=$1; }

if [ -n "${PAGES:-}" ]; then
  # Several pages are several words.
  # shellcheck disable=SC2086
  "$metamer" audit --scope structure --fail-on serious --report junit=pages.xml -- $PAGES
  keep $?
fi
if [ -n "${TOKENS:-}" ]; then
  # shellcheck disable=SC2086
  "$metamer" check -- $TOKENS
  keep $?
fi
exit "$worst"
