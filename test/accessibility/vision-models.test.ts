import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeByte } from '../../src/accessibility/vision/encode.ts';
import type { VisionModel } from '../../src/accessibility/vision/model.ts';
import { MODEL_IDS, type ModelId, models } from '../../src/accessibility/vision/models/index.ts';
import {
  simulateLinear,
  simulateMany,
  simulateRgb,
  simulateUnclamped,
} from '../../src/accessibility/vision/simulate.ts';
import { type Mat3, transform, type Vec3 } from '../../src/color/matrix.ts';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { srgbEncode, toLinear } from '../../src/color/transfer.ts';
import { runs } from '../size.ts';

interface Row {
  readonly model: ModelId;
  readonly severity: number;
  readonly in: string;
  readonly linear: Vec3;
  readonly out: string;
}
const reference = JSON.parse(readFileSync(new URL('../reference/vision.json', import.meta.url), 'utf8')) as {
  simulate: Row[];
  machadoOffGrid: (Row & { wrongColourScience046: string; wrongDaltonLensPython: string })[];
  passes: { model: ModelId; severity: number; in: string; outByPass: string[] }[];
};

const apart = (one: string, other: string) => {
  const [a, b] = [rgb(one), rgb(other)];
  return Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));
};
const largest = (one: Vec3, other: Vec3) => Math.max(...one.map((v, i) => Math.abs(v - other[i]!)));
const all = Object.values(models) as readonly VisionModel[];
const dichromats = all.filter(({ family }) => family === 'dichromacy');
const channel = fc.double({ min: 0, max: 1, noNaN: true });
const colour = fc.tuple(channel, channel, channel);
const severity = fc.double({ min: 0, max: 1, noNaN: true });

// Smith and Pokorny 1975 cones of linear sRGB (Judd-Vos), the cones in which Brettel and Viénot work.
const RGB_TO_LMS: Mat3 = [
  [0.1788240413, 0.4351609057, 0.0411934969],
  [0.0345564232, 0.2715538246, 0.0386713084],
  [0.0002995656, 0.0018430896, 0.0146708614],
];

describe('against other implementations', () => {
  it.each(MODEL_IDS)('%s', (id) => {
    const rows = reference.simulate.filter(({ model }) => model === id);
    expect(rows.length).toBeGreaterThanOrEqual(40);
    for (const row of rows) {
      const simulation = models[id].at(row.severity);
      expect(largest(simulateUnclamped(simulation, toLinear(rgb(row.in))), row.linear)).toBeLessThanOrEqual(2e-6);
      expect(toHex(simulateRgb(simulation, rgb(row.in)))).toBe(row.out);
    }
  });

  it('Machado off the grid: between the right two matrices', () => {
    for (const row of reference.machadoOffGrid) {
      const seen = models[row.model].at(row.severity);
      expect(largest(simulateUnclamped(seen, toLinear(rgb(row.in))), row.linear)).toBeLessThanOrEqual(2e-6);
      expect(toHex(simulateRgb(seen, rgb(row.in)))).toBe(row.out);
    }
    expect(models['machado2009-protan'].at(0.15).near[0][0]).toBeCloseTo(0.7954665, 9);
    expect(models['machado2009-protan'].at(0.55).near[0][0]).toBeCloseTo(0.421757, 9);
  });

  it('repeated passes', () => {
    for (const { model, severity: s, in: from, outByPass } of reference.passes)
      outByPass.forEach((out, i) => {
        expect(apart(toHex(simulateRgb(models[model].at(s), rgb(from), i + 1)), out)).toBe(0);
      });
  });
});

describe.each(all)('$id', (model) => {
  it('changes nothing at severity 0', () =>
    fc.assert(
      fc.property(colour, (c) => {
        expect(largest(simulateUnclamped(model.at(0), c), c)).toBeLessThan(1e-12);
      }),
    ));

  it('keeps black and white at every severity', () =>
    fc.assert(
      fc.property(severity, (s) => {
        expect(largest(simulateUnclamped(model.at(s), [0, 0, 0]), [0, 0, 0])).toBe(0);
        expect(largest(simulateUnclamped(model.at(s), [1, 1, 1]), [1, 1, 1])).toBeLessThan(2e-6);
      }),
    ));

  it('moves a colour without jumps as severity grows', () =>
    fc.assert(
      fc.property(colour, fc.double({ min: 0, max: 0.999, noNaN: true }), (c, s) => {
        expect(largest(simulateLinear(model.at(s), c), simulateLinear(model.at(s + 0.001), c))).toBeLessThan(0.02);
      }),
    ));
});

describe.each(dichromats)('$id', (model) => {
  it('changes only the cone that is missing', () => {
    const kept = { protan: [1, 2], deutan: [0, 2], tritan: [0, 1], achromat: [] }[model.axis];
    fc.assert(
      fc.property(colour, (c) => {
        const [before, after] = [transform(RGB_TO_LMS, c), transform(RGB_TO_LMS, simulateUnclamped(model.at(1), c))];
        for (const cone of kept) expect(Math.abs(before[cone]! - after[cone]!)).toBeLessThan(1e-9);
      }),
    );
  });

  it('passes n times at severity s are one at 1 - (1 - s)^n', () =>
    fc.assert(
      fc.property(colour, severity, fc.integer({ min: 1, max: 8 }), (c, s, n) => {
        let seen: Vec3 = c;
        for (let i = 0; i < n; i += 1) seen = simulateUnclamped(model.at(s), seen);
        expect(largest(seen, simulateUnclamped(model.at(1 - (1 - s) ** n), c))).toBeLessThan(1e-8);
      }),
    ));
});

describe('the models of one receptor', () => {
  it('rods hardly see red, S cones see blue as light', () => {
    const [rod, scone] = [models['cie1951-rod'].at(1), models['smith1975-scone'].at(1)];
    expect(toHex(simulateRgb(rod, rgb('#ff0000')))).toBe('#252525');
    expect(simulateRgb(scone, rgb('#ffff00')).r).toBeLessThan(simulateRgb(scone, rgb('#0000ff')).r - 100);
  });
});

describe('many colours at once', () => {
  it('are the same as one by one, also in place', () => {
    for (const model of all) {
      const colors = Float64Array.from({ length: 300 }, (_, i) => ((i * 7919) % 1000) / 999);
      const expected = Array.from({ length: 100 }, (_, i) => [
        ...simulateLinear(model.at(0.7), [colors[3 * i]!, colors[3 * i + 1]!, colors[3 * i + 2]!]),
      ]).flat();
      simulateMany(model.at(0.7), colors, colors);
      expect([...colors]).toEqual(expected);
    }
  });

  it('are encoded as the formula says', () =>
    fc.assert(
      fc.property(channel, (v) => {
        expect(encodeByte(v)).toBe(Math.floor(255 * srgbEncode(v) + 0.5));
      }),
      { numRuns: runs(20_000) },
    ));

  it('encode every byte and every limit between two bytes', () => {
    for (let v = 0; v < 256; v += 1) expect(encodeByte(toLinear({ r: v, g: 0, b: 0 })[0])).toBe(v);
  });
});
