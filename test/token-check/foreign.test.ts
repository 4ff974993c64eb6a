import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../properties.ts';
import { issuesOf } from '../../src/token-check/issues.ts';
import { readBlocks } from '../../src/token-check/read/blocks.ts';
import { readJsonTree } from '../../src/token-check/read/json-tree.ts';
import { checked, FILES, textOf } from './checked.ts';

const NAMES = ['a.css', 'a.scss', 'a.json', 'tokens.dark.json', 'a', 'a.bin'];
const PIECES = [
  ...[
    ':root',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ';',
    ':',
    ',',
    '"',
    "'",
    '\\',
    '/*',
    '*/',
    '//',
    '#{',
    '$a',
    '$b',
    '--a',
    '--b',
  ],
  ...[
    'var(--a)',
    'var(',
    'light-dark(',
    '@theme',
    '@media (prefers-color-scheme: dark)',
    '.dark',
    '#fff',
    'url(',
    '{a.b}',
  ],
  ...[
    '"$value"',
    '"$ref"',
    '"#/a"',
    '"$extends"',
    '"light"',
    '"dark"',
    '"resolutionOrder"',
    'null',
    '1e9',
    '\n',
    ' ',
    '\ufeff',
  ],
  ...[
    '--text',
    '--bg',
    '$text',
    '$bg',
    'mix(',
    'rgba($a, .5)',
    '!default',
    '&',
    '🎨',
    '\u2028',
    'color',
    'background',
    '-',
  ],
];

/** Checks a text under every name; what comes back is within the text. */
const tryAll = async (text: string): Promise<void> => {
  for (const name of NAMES) {
    const report = await checked({ [name]: text });
    const lines = text.split(/\r\n?|\n/);
    for (const { place } of issuesOf(report)) {
      expect(place.line).toBeGreaterThanOrEqual(1);
      expect(place.line).toBeLessThanOrEqual(lines.length);
      expect(place.column).toBeLessThanOrEqual(lines[place.line - 1]!.length + 1);
    }
  }
};

describe('foreign text', () => {
  it('never ends a check: pieces of all syntaxes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((parts) => parts.join('')),
        tryAll,
      ),
    );
  });

  it('never ends a check: any text', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), tryAll));
  });

  it('never ends a check: files with a part taken out, doubled or replaced', async () => {
    const files = readdirSync(FILES).map(textOf);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.nat(),
        fc.nat(200),
        fc.constantFrom('', ...PIECES),
        async (text, at, length, piece) => {
          const start = at % text.length;
          await tryAll(text.slice(0, start) + piece + text.slice(start + length));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes as long as it is: what is deep, or refers to itself many times over', async () => {
    const doubling = Array.from({ length: 60 }, (_, i) => `--v${i + 1}: var(--v${i}) var(--v${i});`).join('');
    const texts = [
      '{'.repeat(20_000),
      '('.repeat(20_000),
      `:root{--a:${'('.repeat(20_000)}`,
      `${'a{'.repeat(5_000)}--a:red`,
      '['.repeat(20_000) + ']'.repeat(20_000),
      `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
      '/*'.repeat(20_000),
      '"'.repeat(20_001),
      `:root{--v0:red;${doubling}}`,
      `:root{${Array.from({ length: 3000 }, (_, i) => `--c${i}:#${(i * 4999).toString(16).padStart(6, '0').slice(-6)}`).join(';')}}`,
      `:root{--bg:#fff;--text:${'calc('.repeat(500)}1${')'.repeat(500)}}`,
    ];
    for (const text of texts) await tryAll(text);
  });

  it('keeps the place of every declaration', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((parts) => parts.join('')),
        (text) => {
          for (const { value, start, end } of readBlocks(text).declarations) expect(text.slice(start, end)).toBe(value);
        },
      ),
    );
  });

  it('reads JSON as JSON.parse does', () => {
    const plain = (node: ReturnType<typeof readJsonTree>): unknown => {
      if (!('kind' in node)) return node.why;
      if (node.kind === 'object') return Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value)]));
      if (node.kind === 'array') return node.items.map(plain);
      return node.kind === 'other' ? null : node.value;
    };
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.string({ unit: 'binary' }),
        fc.double({ noDefaultInfinity: true, noNaN: true }),
        fc.constant(null),
        fc.array(tie('any')),
        fc.dictionary(fc.string(), tie('any')),
      ),
    })).any;
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 2, '\t'), (given, indent) => {
        const text = JSON.stringify(given, null, indent);
        expect(plain(readJsonTree(text))).toEqual(JSON.parse(text));
      }),
    );
  });
});
