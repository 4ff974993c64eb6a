import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ciede2000 } from '../../../src/color/difference/ciede2000.ts';
import { xyzToLab } from '../../../src/color/lab.ts';
import { transform, type Vec3 } from '../../../src/color/matrix.ts';
import { SRGB_TO_XYZ } from '../../../src/color/primaries.ts';
import { rgb, toHex } from '../../../src/color/rgb.ts';
import { XYZ_D65 } from '../../../src/color/white.ts';
import { closedSamples, closedStops } from '../../../src/design/gradient/closed.ts';
import { exportGradient } from '../../../src/design/gradient/export.ts';
import { generateGradient } from '../../../src/design/gradient/generate.ts';
import { INTERPOLATIONS, type InterpolationId } from '../../../src/design/gradient/interpolation/index.ts';
import { evenStops, ramp, type Stop } from '../../../src/design/gradient/ramp.ts';
import { runs, sized, some } from '../../size.ts';

const clip = ([r, g, b]: Vec3): Vec3 => [
  Math.min(1, Math.max(0, r)),
  Math.min(1, Math.max(0, g)),
  Math.min(1, Math.max(0, b)),
];
const lab = (linear: Vec3): Vec3 => xyzToLab(transform(SRGB_TO_XYZ, linear), XYZ_D65);
const NATIVE = Object.values(INTERPOLATIONS).filter(({ css }) => css !== undefined);
const byCss = new Map(NATIVE.map((way) => [way.css!, way]));

/** The two gradients of a sheet: stops, and what stands after `in`. */
const read = (sheet: string): { space: string | undefined; stops: Stop[] }[] =>
  [...sheet.matchAll(/-gradient\((.*)\);/g)].map(([, text]) => ({
    space: / in ([a-z0-9- ]+),/.exec(text!)?.[1],
    stops: [...text!.matchAll(/(#[0-9a-f]{6}) ([\d.]+)%/g)].map(([, hex, place]) => ({
      color: rgb(hex!),
      position: Number(place) / 100,
    })),
  }));

const sheetOf = (hexes: readonly string[], interpolation: InterpolationId, steps: number, type: 'linear' | 'conic') => {
  const colors = hexes.map(rgb);
  const made = generateGradient({ colors, steps, interpolation, easing: 'linear' });
  expect(made.colors).toHaveLength(steps);
  const data = {
    colors: made.colors.map(({ hex, position }) => ({ color: rgb(hex), position })),
    stops: evenStops(colors),
    interpolation: INTERPOLATIONS[interpolation],
    easing: 'linear',
  };
  return exportGradient('css', data, { type }).content as string;
};

/** Largest CIEDE2000 between what a browser draws of the two lines, at 1,001 places. */
const farthest = (sheet: string): number => {
  const [plain, native] = read(sheet);
  const fallback = ramp(plain!.stops, INTERPOLATIONS.srgb);
  const exact = ramp(native!.stops, byCss.get(native!.space!)!, clip);
  let most = 0;
  for (let i = 0; i <= 1000; i += 1)
    most = Math.max(most, ciede2000(lab(fallback(i / 1000).linear), lab(exact(i / 1000).linear)));
  return most;
};

const STRONG = [
  ['#0000ff', '#ffff00'],
  ['#ff0000', '#00ff00'],
  ['#00ffff', '#ff00ff'],
  ['#ffffff', '#0000ff'],
  ['#808080', '#ff0000'],
  ['#0b3d91', '#ffcc00', '#d7263d'],
] as const;
const hex = fc.integer({ min: 0, max: 2 ** 24 - 1 }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('the two lines of a CSS gradient', () => {
  it.each(NATIVE.map(({ id }) => id as InterpolationId))('%s: differ by at most 2 anywhere', (id) => {
    for (const colors of some(STRONG, 3))
      for (const steps of sized([2, 16, 200], [16]))
        for (const type of ['linear', 'conic'] as const)
          expect([colors, steps, type, farthest(sheetOf(colors, id, steps, type)) <= 2]).toEqual([
            colors,
            steps,
            type,
            true,
          ]);
  });
  it('differ by at most 2 between any colours at the defaults', () => {
    fc.assert(
      fc.property(fc.array(hex, { minLength: 2, maxLength: 5 }), (colors) => {
        expect(farthest(sheetOf(colors, 'oklch-short', 16, 'linear'))).toBeLessThanOrEqual(2);
      }),
      { numRuns: runs(60) },
    );
  });
  it('keep the stops that were given where the path stays inside sRGB', () => {
    const [, native] = read(sheetOf(['#5b7a99', '#997a5b'], 'oklab', 16, 'linear'));
    expect(native!.stops.map(({ color }) => toHex(color))).toEqual(['#5b7a99', '#997a5b']);
  });
});

describe('a conic gradient', () => {
  it('comes back to its first colour, in both lines', () => {
    for (const colors of STRONG)
      for (const { stops } of read(sheetOf(colors, 'oklch-short', 16, 'conic'))) {
        expect(toHex(stops.at(-1)!.color)).toBe(colors[0]);
        expect(stops.at(-1)!.position).toBe(1);
      }
  });
  it('without known stops, too, and stays as it is where it is closed already', () => {
    const open = evenStops(['#0b3d91', '#ffcc00'].map(rgb));
    const samples = closedSamples(open, undefined);
    expect(toHex(samples.at(-1)!.color)).toBe('#0b3d91');
    const places = samples.map(({ position }) => position);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    const round = evenStops(['#0b3d91', '#ffcc00', '#0b3d91'].map(rgb));
    expect(closedStops(round)).toBe(round);
    expect(closedSamples(round, round)).toBe(round);
  });
});
