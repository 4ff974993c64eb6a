import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Every kind of `npm run new` in a copy of the repository, all together: what it writes compiles strictly and passes the tests of
// what it was added to.
const root = resolve(import.meta.dirname, '../..');
const COPIED =
  'src routers db scripts test docs package.json package-lock.json tsconfig.json vitest.config.ts README.md'.split(' ');
const HAS_PACKAGES = /[\\/]node_modules(?:[\\/]|$)/;

const MADE = [
  { kind: 'space', name: 'Ohta', file: 'src/color/spaces/ohta.ts' },
  { kind: 'format', name: 'gimp', file: 'src/design/files/formats/gimp.ts' },
  { kind: 'standard', name: 'Material tone', file: 'src/accessibility/contrast/standards/material-tone.ts' },
  { kind: 'filter', name: 'max_score', file: 'src/collections/gradients/gradient-library.ts' },
  { kind: 'job', name: 'shade-batch', file: 'src/jobs/types/shade-batch.ts' },
  { kind: 'check', name: 'a11y-tried-out', file: 'src/analyzer/stages/structure/checks/a11y-tried-out.ts' },
  { kind: 'endpoint', name: 'mix', file: 'routers/color.ts' },
  { kind: 'view', name: 'notes', file: 'src/web/views/notes/view.tsx' },
] as const;

/** Tests of the tables that were added to. */
const TESTS = [
  'test/color/spaces.test.ts',
  'test/api/colors-in.test.ts',
  'test/design/files.test.ts',
  'test/accessibility/contrast.test.ts',
  'test/collections/libraries.test.ts',
  'test/jobs',
  'test/analyzer/stages',
];

let copy: string;
const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'metamer-new-'));
  for (const name of COPIED)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !HAS_PACKAGES.test(path) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new', () => {
  it.each(MADE)('$kind $name: writes what the recipe names, and says what is left', ({ kind, name, file }) => {
    const output = execFileSync(process.execPath, ['scripts/new.mjs', kind, name], { cwd: copy, encoding: 'utf8' });
    expect(output).toContain(file);
    expect(output).toContain('npm run fresh');
    expect(existsSync(join(copy, file))).toBe(true);
    const folder = file
      .split('/')
      .slice(0, file.startsWith('src/') ? 2 : 1)
      .join('/');
    expect(readFileSync(join(root, 'docs/extending.md'), 'utf8')).toContain(folder);
  });

  it.each([
    ['planet', 'x', 'There is no kind "planet".'],
    ['space', "Ohta's", 'A name begins with a letter'],
    ['job', 'shade-batch', 'src/jobs/types/shade-batch.ts is there already.'],
    ['filter', 'max_score', 'gradient-library.ts has max_score already.'],
    ['endpoint', 'mix', 'routers/color.ts has mix already.'],
  ])('rejects %s %s in one sentence', (kind, name, sentence) => {
    const { status, stderr } = node('scripts/new.mjs', kind, name);
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
    expect(stderr).not.toContain('at Object');
  });

  it('leaves everything compiled strictly', () => {
    for (const project of ['.', 'src/web'])
      expect(node('node_modules/typescript/bin/tsc', '-p', project).stdout).toBe('');
  }, 300_000);

  it('leaves the tests of what it added to green', () => {
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'quick', '--reporter', 'dot', ...TESTS],
      { cwd: copy, encoding: 'utf8', env },
    );
    const failures = stdout.split('\n').filter((line) => /FAIL|Error:/.test(line));
    expect([status, failures.join('\n')]).toEqual([0, '']);
  }, 600_000);
});
