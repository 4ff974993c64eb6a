// node scripts/install.mjs FOLDER ...: installs what folders with a package.json of their own name, each where it is missing or
// its lock file has changed since. `npm ci` at the root leaves these packages out: only some tests, benches and scripts need them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const stampOf = (folder) => join(root, folder, 'node_modules', '.installed');
const digestOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(root, folder, 'package-lock.json')))
    .digest('hex');

/** Whether the packages of a folder are there, as its lock file names them. */
export const isInstalled = (folder) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === digestOf(folder);

/** Installs the packages of a folder; throws when npm fails, which says why itself. */
export const install = (folder) => {
  if (isInstalled(folder)) return;
  console.log(`Installing the packages of ${folder} …`);
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}`);
  writeFileSync(stampOf(folder), digestOf(folder));
};

/** A package of such a folder, loaded. */
export const load = (folder, name) =>
  import(pathToFileURL(createRequire(join(root, folder, 'package.json')).resolve(name)).href);

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    process.argv.slice(2).forEach(install);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
