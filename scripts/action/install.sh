#!/usr/bin/env bash
# Installs Metamer for the action: from a tarball or folder, in a version of the registry that npm is set up for, or from the source
# that the action came with.
set -euo pipefail

target="$RUNNER_TEMP/metamer"
package="${PACKAGE:-}"
if [ -z "$package" ]; then
  cd "$GITHUB_ACTION_PATH"
  npm ci --include=dev --no-audit --no-fund
  npm run --silent package
  package="$GITHUB_ACTION_PATH/dist/npm/$(cd dist/npm && npm pack --silent ./metamer)"
elif [ -e "$package" ]; then
  package="$(cd "$(dirname "$package")" && pwd)/$(basename "$package")"
else
  case "$package" in
    */* | *.tgz) echo "::error::package: $package is not there"; exit 2 ;;
    *) package="metamer@$package" ;;
  esac
fi
npm install --global --no-audit --no-fund --prefix "$target" "$package"
case "${RUNNER_OS:-Linux}" in
  Windows) echo "$target" >> "$GITHUB_PATH" ;;
  *) echo "$target/bin" >> "$GITHUB_PATH" ;;
esac
