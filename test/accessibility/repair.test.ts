import { describe, expect, it } from 'vitest';
import { models } from '../../src/accessibility/vision/models/index.ts';
import { coverPairs } from '../../src/accessibility/vision/repair/markers.ts';
import { BASIC_NAMES, firstName, namesOf } from '../../src/accessibility/vision/repair/names.ts';
import { repairPalette } from '../../src/accessibility/vision/repair/repair.ts';
import { SIGHTS } from '../../src/accessibility/vision/repair/sight.ts';
import { labIn } from '../../src/accessibility/vision/simulate.ts';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { toLinear } from '../../src/color/transfer.ts';
import { counterRandom } from '../../src/exact/random/counter-random.ts';
import { runs } from '../size.ts';
import { colorsOf, FITTED, KEPT_BACK } from './chart-palettes.ts';

/** Least difference over the sights, computed apart from the search. */
const leastOf = (hexes: readonly string[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const sight of SIGHTS) {
    const labs = hexes.map((hex) => labIn(sight === 'normal' ? undefined : models[sight].at(1), toLinear(rgb(hex))));
    labs.forEach((lab, i) => {
      for (const other of labs.slice(i + 1)) least = Math.min(least, ciede2000(lab, other));
    });
  }
  return least;
};
const repaired = (text: string) => repairPalette(colorsOf(text), 10, [])!;

describe('the repairs of a chart palette', () => {
  const all = Object.entries({ ...FITTED, ...KEPT_BACK }).map(([name, text]) => [name, text, repaired(text)] as const);

  it.each(all)('%s: reach 10 with every name kept, and say what they are', (_, text, repairs) => {
    for (const { colors, minimum, pair, still_close, reached } of [repairs.change10, repairs.change15, repairs.best]) {
      expect(colors.map(({ before }) => before)).toEqual(colorsOf(text).map(toHex));
      for (const { name_before, name_after } of colors) expect(name_after).toBe(name_before);
      expect(minimum).toBeCloseTo(leastOf(colors.map(({ after }) => after)), 2);
      expect(leastOf(pair)).toBeCloseTo(minimum, 2);
      expect(still_close.length > 0).toBe(!reached);
    }
    expect(repairs.change10.minimum).toBeGreaterThanOrEqual(9.9);
    expect(repairs.change10.largest_move).toBeLessThanOrEqual(20);
    expect(repairs.best.minimum).toBeGreaterThanOrEqual(Math.max(repairs.change10.minimum, repairs.change15.minimum));
  });

  it('move colours by 4 in the mean, over all sets', () => {
    const means = all.map(([, , { change10 }]) => change10.mean_move);
    expect(means.reduce((sum, mean) => sum + mean, 0) / means.length).toBeLessThanOrEqual(4);
  });

  it('mark the fewest colours: five of d3, two of Material, one of Google', () => {
    const markersOf = (name: keyof typeof FITTED) => repaired(FITTED[name]).markers;
    expect(markersOf('d3 category10')).toMatchObject({ pairs: 10 });
    expect(markersOf('d3 category10').colors).toHaveLength(5);
    expect(markersOf('Material 500')).toMatchObject({ pairs: 4 });
    expect(markersOf('Material 500').colors).toHaveLength(2);
    expect(markersOf('Google').colors).toHaveLength(1);
  });

  it('leave locked colours as they are, and say where that costs the target', () => {
    const colors = colorsOf(FITTED['ggplot2 6']);
    const { change10, change15, best } = repairPalette(colors, 10, [0, 2])!;
    for (const { colors: changed } of [change10, change15, best])
      for (const i of [0, 2])
        expect(changed[i]).toMatchObject({ before: toHex(colors[i]!), after: toHex(colors[i]!), move: 0 });
    const frozen = repairPalette(
      colors,
      10,
      colors.map((_, i) => i),
    )!;
    expect(frozen.change10).toMatchObject({ reached: false, mean_move: 0, minimum: frozen.minimum });
    expect(frozen.change10.still_close.length).toBe(frozen.markers.pairs);
  });

  it('change nothing where nothing is near', () => {
    const { change10, markers } = repairPalette(
      ['#000000', '#ffffff'].map((hex) => rgb(hex)),
      10,
      [],
    )!;
    expect(change10).toMatchObject({ mean_move: 0, still_close: [] });
    expect(markers).toEqual({ pairs: 0, colors: [] });
    expect(repairPalette([rgb('#123456')], 10, [])).toBeNull();
    expect(
      repairPalette(
        Array.from({ length: 25 }, (_, i) => rgb(`#${(i + 16).toString(16)}0000`)),
        10,
        [],
      ),
    ).toBeNull();
  });

  it('are the same each time, and never worse than before, on palettes of a seed', () => {
    const random = counterRandom(34, 5);
    for (let k = 0; k < runs(60); k += 1) {
      const size = 3 + Math.floor(5 * random(1000 * k));
      const colors = Array.from({ length: size }, (_, i) => {
        const byte = (channel: number): number => Math.floor(256 * random(1000 * k + 3 * i + channel + 1));
        return { r: byte(0), g: byte(1), b: byte(2) };
      });
      const repairs = repairPalette(colors, 10, [])!;
      expect(repairPalette(colors, 10, [])).toEqual(repairs);
      for (const one of [repairs.change10, repairs.change15, repairs.best]) {
        expect(one.minimum).toBeGreaterThanOrEqual(Math.min(repairs.minimum, one.target) - 0.01);
        for (const { name_before, name_after } of one.colors) expect(name_after).toBe(name_before);
      }
    }
  });
});

describe('what people call a colour', () => {
  const called = (hex: string): string => BASIC_NAMES[firstName(namesOf(rgb(hex)))]!;

  it('is one of twelve names', () => {
    const expected = {
      '#1f77b4': 'blue',
      '#ff7f0e': 'orange',
      '#2ca02c': 'green',
      '#d62728': 'red',
      '#9467bd': 'purple',
      '#8c564b': 'brown',
      '#e377c2': 'pink',
      '#7f7f7f': 'grey',
      '#17becf': 'cyan',
      '#008080': 'cyan',
      '#000080': 'blue',
      '#800000': 'red',
      '#808000': 'green',
      '#ffd700': 'yellow',
      '#000000': 'black',
      '#ffffff': 'white',
    };
    for (const [hex, name] of Object.entries(expected)) expect([hex, called(hex)]).toEqual([hex, name]);
  });

  it('has shares that add up to 1, anywhere in sRGB', () => {
    for (let r = 0; r < 256; r += 51)
      for (let g = 0; g < 256; g += 51)
        for (let b = 0; b < 256; b += 51)
          expect(namesOf({ r, g, b }).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

it('pairs are covered by the colour that most of them have', () => {
  expect(
    coverPairs([
      { i: 0, j: 1 },
      { i: 1, j: 2 },
      { i: 3, j: 4 },
    ]),
  ).toEqual([1, 3]);
  expect(coverPairs([])).toEqual([]);
});
