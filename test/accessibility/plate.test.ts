import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AXES, inksOf, LEVELS, type PlateAxis } from '../../src/accessibility/plate/inks.ts';
import { makePlate, type PlateOrder } from '../../src/accessibility/plate/plate.ts';
import { plateReport } from '../../src/accessibility/plate/report.ts';
import { separation } from '../../src/accessibility/plate/separation.ts';
import { verifyPlate } from '../../src/accessibility/plate/verify.ts';
import { platePng } from '../../src/accessibility/png.ts';
import { models } from '../../src/accessibility/vision/models/index.ts';
import { simulatePixels } from '../../src/accessibility/vision/pixels.ts';
import { toLabD65 } from '../../src/color/lab.ts';
import { type Mat3, transform } from '../../src/color/matrix.ts';
import { toHex } from '../../src/color/rgb.ts';
import { decodePngBytes } from '../../src/image/png/decode.ts';
import { runs, sized } from '../size.ts';

const order = (given: Partial<PlateOrder>): PlateOrder => ({
  ...{ figure: '74', axis: 'deutan', size: 400, dots: 800, seed: 11 },
  ...given,
});

// Smith and Pokorny 1975 cones of linear sRGB (Judd-Vos).
const RGB_TO_LMS: Mat3 = [
  [0.1788240413, 0.4351609057, 0.0411934969],
  [0.0345564232, 0.2715538246, 0.0386713084],
  [0.0002995656, 0.0018430896, 0.0146708614],
];

describe('inks', () => {
  it.each(AXES)('%s: figure and ground differ in the one cone only', (axis) => {
    const [a, b] = inksOf(axis).map((ink) => transform(RGB_TO_LMS, ink));
    const changed = ['protan', 'deutan', 'tritan'].indexOf(axis);
    a!.forEach((v, cone) => {
      if (cone === changed) expect(Math.abs(v / b![cone]! - 1)).toBeGreaterThan(0.05);
      else expect(Math.abs(v / b![cone]! - 1)).toBeLessThan(1e-6);
    });
  });
});

describe('geometry', () => {
  it('has exactly the dots asked for, apart from each other and inside the disc', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(50, 51, 200, 777, 2000),
        fc.constantFrom(64, 257, 1024),
        fc.integer({ min: -(2 ** 40), max: 2 ** 40 }),
        (dots, size, seed) => {
          const plate = makePlate(order({ dots, size, seed }));
          expect(plate.dots).toHaveLength(dots);
          expect(verifyPlate(plate.dots, 'deutan', size).dots_apart).toBe(true);
        },
      ),
      { numRuns: runs(30) },
    ));

  it('notices dots that touch or leave the disc', () => {
    const { dots } = makePlate(order({ dots: 60 }));
    const moved = dots.map((dot, i) => (i === 0 ? { ...dots[1]!, x: dots[1]!.x + 1 } : dot));
    expect(verifyPlate(moved, 'deutan', 400).dots_apart).toBe(false);
    const outside = dots.map((dot, i) => (i === 0 ? { ...dot, x: 399 } : dot));
    expect(verifyPlate(outside, 'deutan', 400).dots_apart).toBe(false);
  });

  it('is the same plate at any size', () => {
    const [small, large] = [makePlate(order({ size: 256 })), makePlate(order({ size: 1024 }))];
    small.dots.forEach((dot, i) => {
      const other = large.dots[i]!;
      expect(Math.abs(other.x / 4 - dot.x)).toBeLessThan(1e-3);
      expect([toHex(other.color), other.figure]).toEqual([toHex(dot.color), dot.figure]);
    });
  });

  it('is the same for the same seed and another for another, over 2^32 and below 0 too', () => {
    const dots = (seed: number) => JSON.stringify(makePlate(order({ seed, dots: 60 })).dots);
    const seeds = [0, 1, -1, 2 ** 32, 2 ** 32 + 1, -(2 ** 40), Number.MAX_SAFE_INTEGER];
    expect(new Set(seeds.map(dots)).size).toBe(seeds.length);
    for (const seed of seeds) expect(dots(seed)).toBe(dots(seed));
  });

  it('has these dots for seed 11', () => {
    const { dots } = makePlate(order({ dots: 50 }));
    expect(dots.slice(0, 3).map(({ x, y, r, color }) => [x, y, r, toHex(color)])).toMatchInlineSnapshot(`
      [
        [
          215.7943,
          153.5623,
          33.4841,
          "#53734b",
        ],
        [
          302.2909,
          176.4297,
          32.9053,
          "#91735b",
        ],
        [
          147.6716,
          103.5433,
          32.9053,
          "#997960",
        ],
      ]
    `);
  });

  it('has few colours: two inks in 24 steps of brightness', () => {
    for (const axis of AXES)
      expect(new Set(makePlate(order({ axis })).dots.map(({ color }) => toHex(color))).size).toBeLessThanOrEqual(
        2 * LEVELS,
      );
  });

  it('warns where a figure cannot be read, and then claims nothing', () => {
    const { warnings, verification } = plateReport(order({ dots: 50, size: 64, figure: '7' }), { answers: true });
    expect(warnings.join()).toContain('too few dots');
    expect(verification.passes).toBeNull();
    expect(makePlate(order({ dots: 5000, size: 64 })).warnings.join()).toContain('smaller than 1 px');
    expect(makePlate(order({})).warnings).toEqual([]);
  });
});

describe('answers', () => {
  it('can be left out', () => {
    const report = plateReport(order({ dots: 60 }), { answers: false });
    expect(report).not.toHaveProperty('figure');
    expect(report.dots.some((dot) => 'figure' in dot)).toBe(false);
    expect(plateReport(order({ dots: 60 }), { answers: true }).figure).toBe('74');
    expect(report.note).toContain('not a diagnosis');
  });
});

describe('verification', () => {
  const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '74', '26', '358'];
  const cases = AXES.flatMap((axis) => digits.map((figure, i) => ({ axis, figure, seed: 1000 * i + 7 })));

  it.each(cases)('$axis, $figure, seed $seed', ({ axis, figure, seed }) => {
    for (const more of sized([0, 1, 2], [0])) {
      const { dots } = makePlate(order({ axis, figure, seed: seed + more }));
      expect(verifyPlate(dots, axis, 400)).toMatchObject({ passes: true });
    }
  });

  it.each(AXES)('%s: holds for few and for many dots', (axis) => {
    for (const dots of [300, 2000, 5000])
      expect(verifyPlate(makePlate(order({ axis, dots, seed: 5 })).dots, axis, 400).passes).toBe(true);
  });

  it('a tritan plate can be read by protans and deutans', () => {
    const { dots } = makePlate(order({ axis: 'tritan' }));
    for (const id of ['brettel1997-protan', 'brettel1997-deutan'] as const)
      expect(separation(dots, models[id].at(1)).d_prime).toBeGreaterThan(8);
  });

  it('fails a plate that its dichromat can read', () => {
    const { dots } = makePlate(order({ axis: 'tritan' }));
    const judged = verifyPlate(dots, 'deutan', 400);
    expect(judged.passes).toBe(false);
    expect(judged.dichromat.every(({ hidden }) => !hidden)).toBe(true);
  });

  it('fails a plate whose figure is lighter, or has larger dots', () => {
    const { dots } = makePlate(order({}));
    const brighter = dots.map((dot) => ({
      ...dot,
      color: dot.figure ? { r: dot.color.r + 40, g: dot.color.g + 40, b: dot.color.b + 40 } : dot.color,
    }));
    expect(verifyPlate(brighter, 'deutan', 400).passes).toBe(false);
    const smaller = dots.map((dot) => ({ ...dot, r: dot.figure ? dot.r / 2 : dot.r }));
    expect(verifyPlate(smaller, 'deutan', 400).passes).toBe(false);
  });
});

/**
 * The greatest correlation of a Lab channel of a picture, averaged in cells of about three dot radii, with the figure.
 * One squared unit is added to the variance of the channel: differences far below what can be seen are no cue.
 */
const pictureCue = (axis: PlateAxis, given: PlateOrder, seenBy: 'normal' | 'dichromat'): number => {
  const { dots } = makePlate(given);
  const picture = decodePngBytes(Buffer.from(platePng(given)));
  const { data } = picture;
  const white = new Uint8Array(picture.width * picture.height);
  for (let p = 0; p < white.length; p += 1) white[p] = data[4 * p] === 255 && data[4 * p + 1] === 255 ? 1 : 0;
  if (seenBy === 'dichromat') simulatePixels(models[`brettel1997-${axis}`].at(1), data);
  const cell = 3 * dots.map(({ r }) => r).sort((a, b) => a - b)[dots.length >> 1]!;
  const columns = Math.ceil(given.size / cell);
  const sums = Array.from({ length: columns * columns }, () => ({ n: 0, lab: [0, 0, 0], area: 0, figure: 0 }));
  const cellAt = (x: number, y: number) => sums[Math.floor(y / cell) * columns + Math.floor(x / cell)]!;
  for (let p = 0; p < white.length; p += 1) {
    if (white[p]) continue;
    const at = cellAt(p % picture.width, Math.floor(p / picture.width));
    at.n += 1;
    toLabD65({ r: data[4 * p]!, g: data[4 * p + 1]!, b: data[4 * p + 2]! }).forEach((v, c) => {
      at.lab[c] = at.lab[c]! + v;
    });
  }
  for (const { x, y, r, figure } of dots) {
    const at = cellAt(x, y);
    at.area += r * r;
    at.figure += figure ? r * r : 0;
  }
  const used = sums.filter(({ n, area }) => n > 0 && area > 0);
  const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const mask = used.map(({ figure, area }) => figure / area);
  return Math.max(
    ...[0, 1, 2].map((c) => {
      const values = used.map(({ lab, n }) => lab[c]! / n);
      const [mx, my] = [mean(values), mean(mask)];
      const cov = mean(values.map((v, i) => (v - mx) * (mask[i]! - my)));
      const spread = Math.sqrt((mean(values.map((v) => (v - mx) ** 2)) + 1) * mean(mask.map((v) => (v - my) ** 2)));
      return Math.abs(cov / spread);
    }),
  );
};

describe('the picture', () => {
  it.each(AXES.flatMap((axis) => sized([3, 4], [3]).map((seed) => ({ axis, seed }))))(
    '$axis, seed $seed: shows the figure to normal vision and hides it from the dichromat, pixel by pixel',
    ({ axis, seed }) => {
      const given = order({ axis, seed, figure: '58', dots: 1500, size: 600 });
      expect(pictureCue(axis, given, 'normal')).toBeGreaterThan(0.9);
      expect(pictureCue(axis, given, 'dichromat')).toBeLessThan(0.1);
    },
  );

  it('draws the dots that the data name', () => {
    const given = order({ dots: 200 });
    const { data, width, height } = decodePngBytes(Buffer.from(platePng(given)));
    expect([width, height]).toEqual([400, 400]);
    for (const { x, y, color } of makePlate(given).dots) {
      const p = 4 * (Math.floor(y) * width + Math.floor(x));
      expect([data[p], data[p + 1], data[p + 2]]).toEqual([color.r, color.g, color.b]);
    }
  });

  it('has the same bytes for the same order', () =>
    expect(Buffer.from(platePng(order({})))).toEqual(Buffer.from(platePng(order({})))));
});
