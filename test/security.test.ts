import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8').replace(/\s+/g, ' ');

/** Every `test/x.test.ts`: name, up to the end of the cell or sentence. */
const cited = [...text.matchAll(/`(test\/[\w./-]+\.test\.ts)`: (.+?)(?= \||; `test\/|\. |\.$)/g)].map(
  ([, file, name]) => [file!, name!] as const,
);

describe('docs/security.md', () => {
  it('cites a test for each of the ten risks', () => {
    expect(cited.length).toBeGreaterThanOrEqual(16);
    for (let risk = 1; risk <= 10; risk += 1)
      expect(text).toMatch(new RegExp(`\\| API${risk} [^|]+\\|[^|]+\\| \`test/`));
  });

  it.each(cited)('%s has: %s', (file, name) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(readFileSync(join(root, file), 'utf8')).toContain(`it('${name}'`);
  });
});

describe('docs/running.md', () => {
  const rows = readFileSync(join(root, 'docs/running.md'), 'utf8').split('\n');
  const head = rows.findIndex((row) => row.startsWith('| Part | Then | Test |'));
  const faults = rows.slice(head + 2, rows.indexOf('', head));

  it.each(faults)('names a test that is there: %s', (row) => {
    const tests = [...row.matchAll(/`(test\/[\w./-]+\.test\.ts)`/g)].map(([, file]) => file!);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
