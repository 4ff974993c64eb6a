import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// npm runs scripts in sh, or in cmd.exe on Windows: they use only what both understand.

const root = join(import.meta.dirname, '..');
const packages = ['.', 'test', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name)),
);

/** What is not portable in a script; empty if it is. */
const problemsOf = (script: string): string[] => [
  ...script
    .split('&&')
    .map((command) => command.trim().split(/\s+/)[0]!)
    .filter((program) => !['node', 'npm', 'vitest'].includes(program)),
  ...(script.match(/['`$;|<>*~\\]|(?<!&)&(?!&)/g) ?? []),
];

describe('npm scripts', () => {
  it.each(['.', ...packages])('of %s work in every shell', (folder) => {
    let scripts: Record<string, string> = {};
    try {
      ({ scripts = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    expect(
      Object.entries(scripts).flatMap(([name, script]) => problemsOf(script).map((one) => `${name}: ${one}`)),
    ).toEqual([]);
  });

  it.each([
    'exec node a.mjs',
    'export A=1 && node a.mjs',
    'TEST_SIZE=full vitest run',
    'rm -rf dist',
    'cp a b && node a.mjs',
    "node -e '1'",
    'node a.mjs $(pwd)',
    'node a.mjs; node b.mjs',
    'node a.mjs &',
    'node a.mjs > out.txt',
  ])('would not pass: %s', (script) => expect(problemsOf(script)).not.toEqual([]));

  it.each(['node a.mjs && vitest run --project quick', 'npm sbom --omit=dev'])('would pass: %s', (script) =>
    expect(problemsOf(script)).toEqual([]),
  );
});
