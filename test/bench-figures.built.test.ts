import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** The lines that are printed of rows, one round each. */
const printed = (rows: readonly object[]): string[] => {
  const code = `import { figureOf, lineOf } from './test/bench/figures.mjs';
    for (const row of JSON.parse(process.argv[1])) console.log(lineOf(figureOf([row])));`;
  const args = ['--input-type=module', '-e', code, JSON.stringify(rows)];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trimEnd().split('\n');
};

describe('a figure of a bench', () => {
  it('says how it stands to what it is held to, and where that leaves less than a tenth', () => {
    const row = (value: number, more: object) => ({ label: 'a call', value, unit: 'ms', ...more });
    expect(
      printed([
        row(50, { limit: 100 }),
        row(95, { limit: 100 }),
        row(101, { limit: 100 }),
        row(105, { atLeast: 100 }),
        row(99, { atLeast: 100 }),
        row(95, { limit: 100, exact: true }),
        row(95, { ahead: 'less', peers: { another: 100 } }),
        row(95, {}),
      ]).map((line) => line.slice(0, 4)),
    ).toEqual(['ok  ', 'near', 'MISS', 'near', 'MISS', 'ok  ', 'near', '    ']);
  });
});
