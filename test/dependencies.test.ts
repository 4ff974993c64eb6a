import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

const root = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');
/** Packages that are packed into the GraphQL playground are given on too. */
const { packages: packed } = JSON.parse(readFileSync(join(root, 'dist/playground/.made-of'), 'utf8')) as {
  packages: string[];
};
const shipped = locked.filter(([path, { dev }]) => !dev || packed.includes(path));
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
  'MIT AND OFL-1.1',
  'MPL-2.0',
  'Python-2.0',
]);
/** Says its licence in its text and not in its description: MIT. */
const UNSTATED = new Set(['png-js']);

/** Packages of production that run something when they are installed, and what. */
const SCRIPTS = new Map([['esbuild', 'checks that the program of this platform is there']]);

describe('the lock file', () => {
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
