import { describe, expect, it } from 'vitest';
import { models } from '../../../src/accessibility/vision/models/index.ts';
import { simulateLinear } from '../../../src/accessibility/vision/simulate.ts';
import { VIEWS } from '../../../src/accessibility/vision/views.ts';
import { ciede2000 } from '../../../src/color/difference/ciede2000.ts';
import { xyzToLab } from '../../../src/color/lab.ts';
import { transform, type Vec3 } from '../../../src/color/matrix.ts';
import { SRGB_TO_XYZ } from '../../../src/color/primaries.ts';
import { toLinear } from '../../../src/color/transfer.ts';
import { XYZ_D65 } from '../../../src/color/white.ts';
import { hslWindow } from '../../../src/design/palette/qualitative/window.ts';
import { separatedSet } from '../../../src/design/separate/separated-set.ts';
import { some } from '../../size.ts';

const allowed = hslWindow([0.2, 1], [0.25, 0.85]);
const seeing: readonly ((color: Vec3) => Vec3)[] = [
  (color) => color,
  ...VIEWS.map((view) => (color: Vec3) => simulateLinear(models[view].at(1), color)),
];

/** Least difference over normal vision and the colour-blind views, by the plain functions of the colour room. */
const judge = (colors: readonly number[]): number =>
  Math.min(
    ...seeing.flatMap((see) => {
      const labs = colors.map((p) =>
        xyzToLab(transform(SRGB_TO_XYZ, see(toLinear({ r: p >>> 16, g: (p >>> 8) & 255, b: p & 255 }))), XYZ_D65),
      );
      return labs.flatMap((x, i) => labs.slice(i + 1).map((y) => ciede2000(x, y)));
    }),
  );

const LEAST: readonly [size: number, exchanged: number, climbed: number][] = [
  [5, 30.5, 33],
  [6, 29, 31],
  [8, 22, 24],
  [10, 18.5, 20],
  [12, 16, 17.5],
];

describe.each(some(LEAST, 2))('%i colours that everybody can tell apart', (size, exchanged, climbed) => {
  it(`are at least ${exchanged} apart by exchange and ${climbed} by the climb`, () => {
    const brief = { size, audience: 'colour-blind', allowed, seed: 7 } as const;
    const one = separatedSet(brief);
    expect(one.colors.every(allowed)).toBe(true);
    expect(new Set(one.colors).size).toBe(size);
    expect(judge(one.colors)).toBeGreaterThanOrEqual(exchanged);
    expect(Math.abs(judge(one.colors) - one.least)).toBeLessThan(1e-4);
    const other = separatedSet({ ...brief, climbs: 20 });
    expect(other.colors.every(allowed)).toBe(true);
    expect(judge(other.colors)).toBeGreaterThanOrEqual(climbed);
    expect(other.least).toBeGreaterThanOrEqual(one.least);
  });
});

describe('a separated set', () => {
  it('holds what is fixed', () => {
    const fixed = [0x1f4e79, 0xe07a5f];
    const { colors } = separatedSet({ size: 6, audience: 'normal', allowed, seed: 1, fixed, climbs: 3 });
    expect(colors.slice(0, 2)).toEqual(fixed);
  });
  it('is the same for the same seed', () => {
    const brief = { size: 7, audience: 'colour-blind', allowed, seed: 99, climbs: 2 } as const;
    expect(separatedSet(brief)).toEqual(separatedSet(brief));
  });
});
