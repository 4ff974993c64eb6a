import { describe, expect, it } from 'vitest';
import { SIGHTS, seenLabs, separationOf } from '../../../src/accessibility/vision/repair/sight.ts';
import { ciede2000 } from '../../../src/color/difference/ciede2000.ts';
import { toLabD65 } from '../../../src/color/lab.ts';
import { toOklch } from '../../../src/color/oklab.ts';
import { type Rgb, rgb, toHex } from '../../../src/color/rgb.ts';
import { exportPalette, PALETTE_FORMATS } from '../../../src/design/palette/export.ts';
import { generatePalette } from '../../../src/design/palette/generate.ts';
import { MAP_IDS, type MapKind, NAMED_MAPS } from '../../../src/design/palette/maps/named.ts';
import { counterRandom } from '../../../src/exact/random/counter-random.ts';
import { runs, some } from '../../size.ts';

const LABS = 4 * SIGHTS.length;
const base = { count: 9, seed: 1, wheel: 'hsl' } as const;
const METHODS = { sequential: 'map_sequential', diverging: 'map_diverging', cyclic: 'map_cyclic' } as const;
const colorsOf = (settings: Omit<Parameters<typeof generatePalette>[0], 'seed' | 'wheel'>): Rgb[] =>
  generatePalette({ ...base, ...settings }).colors.map(({ hex }) => rgb(hex));

/** The largest step through the mean one; a cycle has one step more. */
const evenness = (colors: readonly Rgb[], kind: MapKind): number => {
  const all = kind === 'cyclic' ? [...colors, colors[0]!] : colors;
  const labs = all.map(toLabD65);
  const steps = labs.slice(1).map((lab, i) => ciede2000(labs[i]!, lab));
  return Math.max(...steps) / (steps.reduce((sum, step) => sum + step, 0) / steps.length);
};
/** Lightness in each sight. */
const lightness = (colors: readonly Rgb[]): number[][] => {
  const labs = seenLabs(colors);
  return SIGHTS.map((_, v) => colors.map((__, i) => labs[i * LABS + 4 * v]!));
};
const falls = (values: readonly number[]): boolean => values.every((v, i) => i === 0 || v < values[i - 1]!);
/** Least separation of any two colours, in every sight. */
const least = (colors: readonly Rgb[]): number => {
  const labs = seenLabs(colors);
  let found = Number.POSITIVE_INFINITY;
  for (let i = 0; i < colors.length; i += 1)
    for (let j = i + 1; j < colors.length; j += 1) found = Math.min(found, separationOf(labs, i, labs, j));
  return found;
};

const check = (colors: readonly Rgb[], kind: MapKind): void => {
  expect(evenness(colors, kind)).toBeLessThanOrEqual(1.05);
  if (kind === 'sequential') for (const sight of lightness(colors)) expect(falls(sight)).toBe(true);
  if (kind === 'diverging') {
    const middle = (colors.length - 1) / 2;
    for (const sight of lightness(colors)) {
      expect(falls(sight.slice(Math.ceil(middle)))).toBe(true);
      expect(falls(sight.slice(0, Math.floor(middle) + 1).reverse())).toBe(true);
    }
  }
};

describe('a map for data by its name', () => {
  it.each(MAP_IDS)('%s is even, monotonic and safe for every sight', (map) => {
    const { kind } = NAMED_MAPS[map];
    for (const count of [7, 8, 9]) {
      const colors = colorsOf({ method: METHODS[kind], map, count });
      expect(new Set(colors.map(toHex)).size).toBe(count);
      check(colors, kind);
    }
    // Nine colours of viridis have 4.5 in the sight that is worst for it.
    expect(least(colorsOf({ method: METHODS[kind], map, count: 8 }))).toBeGreaterThan(4.5);
  });

  it('are twelve, of three kinds, and any number of colours', () => {
    expect(MAP_IDS).toHaveLength(12);
    expect(new Set(Object.values(NAMED_MAPS).map(({ kind }) => kind)).size).toBe(3);
    for (const map of some(MAP_IDS, 4))
      for (const count of [1, 2, 3, 64])
        expect(colorsOf({ method: METHODS[NAMED_MAPS[map].kind], map, count })).toHaveLength(count);
  });

  it('is refused with the method of another kind, and beside a colour', () => {
    expect(() => colorsOf({ ...base, method: 'map_sequential', map: 'orbit' })).toThrow('map_cyclic');
    expect(() => colorsOf({ ...base, method: 'triadic', map: 'lagoon' })).toThrow('map_sequential');
    expect(() => colorsOf({ ...base, method: 'map_sequential', map: 'lagoon', color: rgb('#123456') })).toThrow('map');
  });
});

describe('a map made of a colour', () => {
  const random = counterRandom(6, 2);
  const brands = [
    ...['#0057b8', '#e4007f', '#0f766e', '#f59e0b', '#7c3aed', '#dc2626', '#16a34a'].map((hex) => rgb(hex)),
    ...Array.from({ length: runs(60) }, (_, i) => {
      const byte = (k: number): number => Math.floor(256 * random(3 * i + k));
      return { r: byte(0), g: byte(1), b: byte(2) };
    }),
  ];

  it('has it as one of the steps where it is sequential', () => {
    for (const color of brands) {
      const colors = colorsOf({ ...base, method: 'map_sequential', color });
      expect(colors.map(toHex)).toContain(toHex(color));
      // A colour that is nearly black or white lies at an end, and leaves the rest to the other side; the most vivid blues are so dark
      // to some eyes that no darker step follows.
      const { l, c } = toOklch(color);
      if (l > 0.3 && l < 0.95 && c < 0.25) check(colors, 'sequential');
    }
  });

  it('has two arms that no sight takes for each other', () => {
    for (const color of brands) {
      const colors = colorsOf({ ...base, method: 'map_diverging', color, count: 7 });
      check(colors, 'diverging');
      // As much as named maps keep, and viridis.
      expect(least(colors)).toBeGreaterThan(4.5);
    }
  });
});

describe('files for charts', () => {
  const colors = colorsOf({ ...base, method: 'map_sequential', map: 'lagoon' });
  const FORMATS = ['d3', 'matplotlib', 'tableau', 'ggplot2', 'vega', 'plotly', 'echarts'] as const;

  it.each(FORMATS)('%s holds the colours in order', (format) => {
    const { content, filename } = exportPalette(format, colors, { prefix: 'my-brand' });
    const found = [...String(content).matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex);
    expect(found.slice(0, colors.length)).toEqual(colors.map(toHex));
    expect(filename).toBe(`my-brand.${PALETTE_FORMATS[format].extension}`);
  });

  it('are JSON, XML and names that their languages accept', () => {
    const text = (format: (typeof FORMATS)[number]): string =>
      String(exportPalette(format, colors, { prefix: 'my-brand' }).content);
    expect(JSON.parse(text('vega')).config.range.ramp).toEqual(colors.map(toHex));
    expect(JSON.parse(text('echarts')).color).toEqual(colors.map(toHex));
    const { colorscale } = JSON.parse(text('plotly')).layout;
    expect(colorscale.sequential.at(-1)).toEqual([1, toHex(colors.at(-1)!)]);
    expect(colorscale.sequentialminus[0]).toEqual([0, toHex(colors.at(-1)!)]);
    expect(text('tableau').match(/<color-palette /g)).toHaveLength(3);
    expect(text('d3')).toContain('export const myBrandInterpolate');
    expect(text('matplotlib')).toContain('MY_BRAND = [');
    expect(text('ggplot2')).toContain('scale_fill_my_brand_c <- function(...)');
  });
});
