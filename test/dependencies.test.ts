import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const root = join(import.meta.dirname, '..');
const jsonOf = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const lockedIn = (folder: string): [string, Locked][] =>
  Object.entries((jsonOf(join(folder, 'package-lock.json')) as { packages: Record<string, Locked> }).packages).filter(
    ([path]) => path !== '',
  );
/** Folders with a package.json of their own: what only some tests, benches and scripts need. */
const FOLDERS = ['scripts', 'test'].flatMap((parent) =>
  readdirSync(join(root, parent))
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(root, folder, 'package.json'))),
);
const main = lockedIn('.');
const locked = [...main, ...FOLDERS.flatMap(lockedIn)];
/** Packages that are packed into the GraphQL playground are shipped too. */
const { packages: packed } = jsonOf('scripts/playground/made-of.json') as { packages: string[] };
const shipped = [
  ...main.filter(([, { dev }]) => !dev),
  ...lockedIn('scripts/playground').filter(([path]) => packed.includes(path)),
];
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const LICENCES = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT AND OFL-1.1',
  'MPL-2.0',
  'Python-2.0',
]);
/** Says its licence in its text and not in its description: MIT. */
const UNSTATED = new Set(['png-js']);

/** Packages of production that run something when they are installed, and what. */
const SCRIPTS = new Map([['esbuild', 'checks that the program of this platform is there']]);

describe('the lock files', () => {
  it('install at most 320 packages for everybody on Linux with glibc', () => {
    const here = main.filter(
      ([path, { os, cpu }]) =>
        os?.includes('linux') !== false && cpu?.includes('x64') !== false && !path.endsWith('-musl'),
    );
    expect(here.length).toBeLessThanOrEqual(320);
    expect(FOLDERS).toContain(join('test', 'browser'));
  });

  it('pins every package to an exact version', () => {
    for (const [path, { version }] of locked)
      expect([path, version]).toEqual([path, expect.stringMatching(/^\d+\.\d+\.\d+/)]);
  });

  it('has a SHA-512 of every package that is for all platforms', () => {
    const without = locked.filter(([, { integrity, optional }]) => !optional && !integrity?.startsWith('sha512-'));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('ships no package under a licence that is not in the list', () => {
    const others = shipped.filter(
      ([path, { license, optional }]) =>
        !UNSTATED.has(nameOf(path)) && !(optional && license === undefined) && !LICENCES.has(license ?? ''),
    );
    expect(others.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
  });

  it('ships no package that runs a script at installation, except those that are known', () => {
    const running = shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect(running.filter((name) => !SCRIPTS.has(name))).toEqual([]);
  });
});
