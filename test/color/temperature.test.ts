import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ILLUMINANTS, illuminantOf } from '../../src/color/illuminants.ts';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { correlatedTemperature } from '../../src/color/temperature/cct.ts';
import { locusUv, planckianXy, toUv1960 } from '../../src/color/temperature/locus.ts';
import { measureTemperature, planckianLinear, temperatureReport, tintOf } from '../../src/color/temperature/report.ts';
import { fromLinear, srgbEncode } from '../../src/color/transfer.ts';
import { lightOfRgb } from '../../src/color/wide-color.ts';
import reference from '../reference/temperature.json' with { type: 'json' };
import more from '../reference/temperature-more.json' with { type: 'json' };

const usual = { locus: 'planckian', range: 'usual' } as const;

const measured = reference.cct.flatMap(({ cct, duv, ...row }) =>
  row.ambiguous || cct === null || duv === null ? [] : [{ ...row, cct, duv }],
);
const byte = fc.integer({ min: 0, max: 255 });

describe('colour temperature', () => {
  it.each(measured)('of $name is that of direct minimisation', ({ xy, cct, duv, meaningful }) => {
    const found = correlatedTemperature([xy[0]!, xy[1]!]);
    expect(Math.abs(found.kelvin / cct - 1)).toBeLessThan(1e-4);
    expect(Math.abs(found.duv - duv)).toBeLessThan(2e-6);
    if (Math.abs(Math.abs(duv) - 0.05) > 1e-6) expect(!found.atEnd && Math.abs(found.duv) <= 0.05).toBe(meaningful);
  });

  it.each(reference.cct.filter(({ cct }) => cct === null))('of $name is at an end of the range', ({ xy }) => {
    const found = correlatedTemperature([xy[0]!, xy[1]!]);
    expect(found.atEnd).toBe(true);
    expect(found.kelvin).toBe(1e6);
    expect(found.duv).toBeLessThan(0);
  });

  it.each(reference.kelvin)('$kelvin K has the chromaticity and colour of the Planckian integral', (row) => {
    const [x, y] = planckianXy(row.kelvin);
    expect(Math.abs(x - row.planck_xy[0]!)).toBeLessThan(1e-9);
    expect(Math.abs(y - row.planck_xy[1]!)).toBeLessThan(1e-9);
    const linear = planckianLinear(row.kelvin);
    row.srgb_max1.forEach((v, i) => {
      expect(Math.abs(srgbEncode(linear[i]!) - v)).toBeLessThan(1e-6);
    });
    expect(toHex(fromLinear(linear))).toBe(row.hex);
  });

  it('comes back from any point of the locus, moved off it by any Duv', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1500, max: 30000, noNaN: true }),
        fc.double({ min: -0.02, max: 0.02, noNaN: true }),
        (kelvin, duv) => {
          const mired = 1e6 / kelvin;
          const [[u0, v0], [u1, v1], [u, v]] = [locusUv(mired - 0.01), locusUv(mired + 0.01), locusUv(mired)];
          const length = Math.hypot(u1 - u0, v1 - v0);
          const [mu, mv] = [u - (duv * (v1 - v0)) / length, v + (duv * (u1 - u0)) / length];
          const divisor = 2 * mu - 8 * mv + 4;
          const found = correlatedTemperature([(3 * mu) / divisor, (2 * mv) / divisor]);
          expect(Math.abs(found.kelvin / kelvin - 1)).toBeLessThan(1e-5);
          expect(Math.abs(found.duv - duv)).toBeLessThan(1e-8);
        },
      ),
    );
  });

  it('is a number for every colour, black included', () => {
    fc.assert(
      fc.property(fc.record({ r: byte, g: byte, b: byte }), (color) => {
        const { cct_kelvin, duv, mired, meaningful, tint } = measureTemperature(lightOfRgb(color));
        expect([cct_kelvin, duv, mired].every(Number.isFinite)).toBe(true);
        expect(cct_kelvin).toBeGreaterThanOrEqual(500);
        expect(cct_kelvin).toBeLessThanOrEqual(1e6);
        if (meaningful) expect(Math.abs(duv)).toBeLessThanOrEqual(0.05);
        expect(tint.length).toBeGreaterThan(0);
      }),
    );
    expect(measureTemperature(lightOfRgb(rgb('#000')))).toMatchObject({ meaningful: false });
    expect(measureTemperature(lightOfRgb(rgb('#5906ea')))).toMatchObject({ meaningful: false, cct_kelvin: 1e6 });
  });

  it.each(more.cases)('renders the chromaticity of $kelvin K on the $locus locus', ({ locus, kelvin, xy }) => {
    const request = { locus: locus as 'daylight', range: 'wide', kelvin } as const;
    const { x, y } = temperatureReport(undefined, request).chromaticity;
    expect(Math.max(Math.abs(x - xy[0]!), Math.abs(y - xy[1]!))).toBeLessThan(1e-8);
  });

  it('renders D65 as white, and says which range is accepted', () => {
    const daylight = temperatureReport(undefined, { locus: 'daylight', range: 'usual', kelvin: 6504 });
    expect(daylight).toMatchObject({ locus: 'daylight', color: { hex: '#ffffff' }, meaningful: true });
    expect(() => temperatureReport(undefined, { ...usual, kelvin: 1500 })).toThrow(/at least 1667.*range: wide/);
    expect(() => temperatureReport(undefined, { ...usual, range: 'wide', kelvin: 499 })).toThrow(
      /at least 500, got 499$/,
    );
    expect(() => temperatureReport(undefined, { ...usual, locus: 'daylight', kelvin: 3999 })).toThrow(/4000.*daylight/);
  });

  it('wants exactly one of color and kelvin', () => {
    expect(() => temperatureReport(undefined, usual)).toThrow(/one of color .* and kelvin/);
    expect(() => temperatureReport(lightOfRgb(rgb('#fff')), { ...usual, kelvin: 3000 })).toThrow(/mutually exclusive/);
    expect(temperatureReport(undefined, { ...usual, kelvin: 3000 })).toMatchObject({
      mode: 'rendered',
      cct_kelvin: 3000,
      duv: 0,
      meaningful: true,
    });
    expect(temperatureReport(lightOfRgb(rgb('#fff')), usual).tint).toBe('slightly green');
  });

  it('puts the tint in words that follow the sign', () => {
    expect(tintOf(0)).toBe('neutral');
    expect(tintOf(-0.004)).toBe('slightly magenta');
    expect(tintOf(0.2)).toContain('green');
    expect(toUv1960([0.3127, 0.329])[0]).toBeCloseTo(0.19783, 5);
  });
});

describe('illuminants', () => {
  it.each(ILLUMINANTS.map((one) => ({ ...one })))(
    '$id has the chromaticities and temperature of the reference',
    ({ id, xy2, xy10 }) => {
      const known = reference.illuminants[id];
      xy2.forEach((v, i) => {
        expect(Math.abs(v - known['2deg_xy'][i]!)).toBeLessThan(1e-11);
      });
      xy10.forEach((v, i) => {
        expect(Math.abs(v - known['10deg_xy'][i]!)).toBeLessThan(1e-11);
      });
      expect(Math.abs(correlatedTemperature(xy2).kelvin / known.cct - 1)).toBeLessThan(1e-6);
    },
  );

  it('are all of the reference', () => {
    expect(ILLUMINANTS.map(({ id }) => id)).toEqual(Object.keys(reference.illuminants));
    expect(illuminantOf('D65').xy2).toEqual([0.3127, 0.329]);
  });
});
