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

describe('docs/security-verification.md', () => {
  /** Requirements of ASVS 4.0.3 for level 2: of each section, how many, or which. Those that were deleted or are of level 3 are left out. */
  const SECTIONS: Readonly<Record<string, number | readonly number[]>> = {
    ...{
      1.1: 7,
      1.2: 4,
      1.4: [1, 4, 5],
      1.5: 4,
      1.6: 4,
      1.7: 2,
      1.8: 2,
      1.9: 2,
      '1.10': 1,
      1.11: 2,
      1.12: [2],
      1.14: 6,
    },
    ...{ 2.1: 12, 2.2: 3, 2.3: 3, 2.4: 6, 2.5: 7, 2.6: 3, 2.7: 6, 2.8: 7, 2.9: 3, '2.10': 4 },
    ...{ 3.1: 1, 3.2: 4, 3.3: 4, 3.4: 5, 3.5: 3, 3.7: 1, 4.1: [1, 2, 3, 5], 4.2: 2, 4.3: 3 },
    ...{ 5.1: 5, 5.2: 8, 5.3: 10, 5.4: 3, 5.5: 4, 6.1: 3, 6.2: 6, 6.3: 2, 6.4: 2 },
    ...{ 7.1: 4, 7.2: 2, 7.3: [1, 3, 4], 7.4: 3, 8.1: 4, 8.2: 3, 8.3: 8, 9.1: 3, 9.2: 4, 10.2: 2, 10.3: 3, 11.1: 8 },
    ...{
      12.1: 3,
      12.2: 1,
      12.3: 6,
      12.4: 2,
      12.5: 2,
      12.6: 1,
      13.1: [1, 3, 4, 5],
      13.2: [1, 2, 3, 5, 6],
      13.3: 2,
      13.4: 2,
    },
    ...{ 14.1: 4, 14.2: 6, 14.3: [2, 3], 14.4: 7, 14.5: 4 },
  };
  const requirements = Object.entries(SECTIONS).flatMap(([section, which]) =>
    (typeof which === 'number' ? Array.from({ length: which }, (_, i) => i + 1) : which).map(
      (one) => `${section}.${one}`,
    ),
  );
  const verification = readFileSync(join(root, 'docs/security-verification.md'), 'utf8');
  const settings = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  const rows = [...verification.matchAll(/^\| (\d[\d.]+)(?:-(\d[\d.]+))? \| (.+) \|$/gm)].map(
    ([, first = '', last = first, evidence = '']) => ({ first, last, evidence }),
  );

  it('has each requirement of level 2 once', () => {
    const covered = rows.flatMap(({ first, last }) =>
      requirements.slice(requirements.indexOf(first), requirements.indexOf(last) + 1),
    );
    expect(covered).toEqual(requirements);
  });

  it.each(rows)('$first: its evidence is there', ({ first, last, evidence }) => {
    expect(last.split('.').slice(0, 2)).toEqual(first.split('.').slice(0, 2));
    expect(evidence).toMatch(/^(?:`[\w./-]+`|Document: |Settings?: |Operator: |Does not apply|Not met)/);
    const paths = [...evidence.matchAll(/`((?:test|deploy|\.ci|\.github)\/[\w./-]+)`(?:: `([^`]+)`)?/g)];
    for (const [, path, title] of paths) {
      expect([path, existsSync(join(root, path!))]).toEqual([path, true]);
      if (!title) continue;
      // As `it('…'` or `it.each(…)('…'`.
      const source = readFileSync(join(root, path!), 'utf8');
      expect(
        [`it('${title}'`, `)('${title}'`].some((start) => source.includes(start)),
        `${path}: ${title}`,
      ).toBe(true);
    }
    for (const [, name] of evidence.matchAll(/`([A-Z][A-Z_]{3,})`/g)) expect(settings).toContain(name!);
  });
});
