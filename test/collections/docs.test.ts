import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastCorpus } from '../../src/collections/corpus/contrast-corpus.ts';
import { CORPUS, GRADIENTS, HARMONIES, PALETTES } from '../../src/collections/identities.ts';
import { CHARACTERS } from '../../src/collections/palettes/character.ts';
import { LIGHTNESS_PATTERNS, PALETTE_METHODS } from '../../src/collections/palettes/methods.ts';
import { paletteLibrary } from '../../src/collections/palettes/palette-library.ts';
import { SHADES } from '../../src/collections/shades/shades.ts';
import { wordsOf } from '../../src/exact/random/words.ts';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(resolve(root, 'docs/collections.md'), 'utf8');
/** Cells of the table whose first heading row starts so. */
const tableOf = (heading: string): string[][] => {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading}`));
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
};
const hex = (word: number) => word.toString(16).padStart(8, '0');

describe('docs/collections.md', () => {
  it('states the seeds and keys', () => {
    const stated = [CORPUS, PALETTES, GRADIENTS, HARMONIES, SHADES].map(({ id, version, size, seed, keys }) => [
      id,
      String(version),
      String(size),
      seed,
      keys.map(hex).join(' '),
    ]);
    expect(tableOf('collection')).toEqual(stated);
  });

  it('has ten known answers of the corpus', () => {
    const rows = tableOf('index | id | a b |');
    expect(rows).toHaveLength(10);
    for (const row of rows) {
      const index = Number(row[0]);
      const { id, fg, bg, ratio, grade, polarity } = contrastCorpus.summary(index, contrastCorpus.measure(index));
      const words = wordsOf(CORPUS.keys, index).slice(0, 2).map(hex).join(' ');
      expect(row).toEqual([String(index), id, words, fg, bg, String(ratio), grade, polarity]);
    }
  });

  it('has ten known answers of the palette library', () => {
    const rows = tableOf('index | id | a b c d |');
    expect(rows).toHaveLength(10);
    for (const row of rows) {
      const index = Number(row[0]);
      const { id, method, colors, worst_contrast, character, recompute } = paletteLibrary.record(
        index,
        paletteLibrary.measure(index),
      );
      const words = wordsOf(PALETTES.keys, index).map(hex);
      expect(row).toEqual([
        String(index),
        id,
        words.join(' '),
        method,
        colors.join(' '),
        String(worst_contrast),
        character,
      ]);
      for (const word of words) expect(recompute).toContain(`0x${word}`);
    }
  });

  it('states the tables of the palettes', () => {
    const offsets = PALETTE_METHODS.filter(({ offsets: list }) => list.length > 0).map((m) => [
      m.id,
      m.offsets.join(' '),
    ]);
    expect(tableOf('method | offsets')).toEqual(offsets);
    expect(tableOf('pattern')).toEqual(LIGHTNESS_PATTERNS.map((list, i) => [String(i), list.join(' ')]));
    for (const character of CHARACTERS) expect(page).toContain(character);
  });

  it('tells enough to derive a palette by its words alone', () => {
    // What the page says, followed with its own tables and with arithmetic that is written anew.
    const json = (name: string) => JSON.parse(readFileSync(resolve(root, `src/exact/tables/${name}.json`), 'utf8'));
    const { chroma } = json('gamut') as { chroma: number[][] };
    const { cosine } = json('hue') as { cosine: number[] };
    const { thresholds } = json('transfer') as { thresholds: number[] };
    const methods = [...tableOf('method | offsets').map(([, list]) => list!.split(' ').map(Number)), []];
    const patterns = tableOf('pattern').map(([, list]) => list!.split(' ').map(Number));
    const M = 0xffffffffn;
    const lb = (x: number): number => {
      let v = BigInt(x) & M;
      v = ((v ^ (v >> 16n)) * 0x21f0aaadn) & M;
      v = ((v ^ (v >> 15n)) * 0xd35a2d97n) & M;
      return Number(v ^ (v >> 15n));
    };
    const pick = (word: number, n: number) => Math.floor((word * n) / 2 ** 32);
    const channel = (linear: number) => thresholds.filter((threshold) => linear >= threshold).length;
    for (const row of tableOf('index | id | a b c d |')) {
      const [a, b, c, d] = row[2]!.split(' ').map((word) => Number.parseInt(word, 16)) as [
        number,
        number,
        number,
        number,
      ];
      const offsets = methods[pick(a, 7)]!;
      const u = Math.floor(c / 2 ** 20) / 4095;
      const use = 0.02 + 0.98 * u * (2 - u);
      const shift = ((c % 65_536) - 32_768) * (0.06 / 32_768);
      const colors = [0, 1, 2, 3, 4].map((k) => {
        const bits = Math.floor(d / 64 ** k) % 64;
        const turned = offsets.length
          ? pick(b, 3600) + offsets[k % offsets.length]! + (bits % 8) * 10 - 35
          : pick(lb(d + k), 3600);
        const hue = (turned + 3600) % 3600;
        const lightness = Math.min(
          0.985,
          Math.max(0.06, patterns[a % 8]![k]! + shift + (Math.floor(bits / 8) - 3.5) * 0.007),
        );
        const [x, y] = [Math.floor(lightness * 128), Math.floor(hue / 10)];
        const along = (line: number[]) => line[x]! + (lightness * 128 - x) * (line[x + 1]! - line[x]!);
        const [upper, lower] = [along(chroma[y]!), along(chroma[(y + 1) % 360]!)];
        const radius = (use * (upper + (hue / 10 - y) * (lower - upper))) / 1e4;
        const [p, q] = [radius * cosine[hue]!, radius * cosine[(hue + 2700) % 3600]!];
        const l = (lightness + 0.3963377773761751 * p + 0.21580375730991366 * q) ** 3;
        const m = (lightness - 0.10556134581565856 * p - 0.06385417282581335 * q) ** 3;
        const s = (lightness - 0.08948417752981183 * p - 1.2914855480194094 * q) ** 3;
        return `#${[
          channel(4.076741636075959 * l - 3.307711539258063 * m + 0.23096990318210456 * s),
          channel(-1.2684379732850313 * l + 2.6097573492876887 * m - 0.3413193760026572 * s),
          channel(-0.004196076138675462 * l - 0.703418617935936 * m + 1.7076146940746115 * s),
        ]
          .map((v) => v.toString(16).padStart(2, '0'))
          .join('')}`;
      });
      expect(colors.join(' ')).toBe(row[4]);
    }
  });
});
