// npm run check: types, format and lint, dead code; ends with 1 where one of them finds something. Types of what needs the packages of
// another folder are checked where these are installed, as in CI. npm run format: `--write` formats instead of checking.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const TSC = 'node_modules/typescript/bin/tsc';
const BIOME = 'scripts/check/node_modules/@biomejs/biome/bin/biome';
const KNIP = 'scripts/check/node_modules/knip/bin/knip.js';

/** Folders with packages and a tsconfig.json of their own. */
const APART = ['scripts/playground', 'test/browser', 'test/design'];

const passes = (program, ...args) =>
  spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'inherit' }).status === 0;

install('scripts/check');
const [flag, ...paths] = process.argv.slice(2);
const isFine =
  flag === '--write'
    ? passes(BIOME, 'check', '--write', ...(paths.length > 0 ? paths : ['.']))
    : ['.', 'src/web', ...APART.filter(isInstalled)].every((project) => passes(TSC, '-p', project)) &&
      passes(BIOME, 'check', '.') &&
      passes(KNIP);
if (!isFine) process.exitCode = 1;
