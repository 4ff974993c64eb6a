import { describe, expect, it } from 'vitest';
import { callsToService } from './calls.ts';

const { post } = callsToService();

describe('POST /color/convert', () => {
  it('answers every everyday space, or one', async () => {
    const { body } = await post('/color/convert', { color: '#336699' });
    expect(Object.keys(body.values)).toEqual('hex rgb hsl hsv hwb cmyk lab lch oklab oklch xyz'.split(' '));
    expect(body.values.hsl.h).toBeCloseTo(210, 9);
    expect(body.values.rgb).toEqual({ r: 51, g: 102, b: 153 });
    const one = await post('/color/convert', { color: '#336699', to: 'oklch' });
    expect(one.body.values).toEqual({ oklch: body.values.oklch });
    const grey = await post('/color/convert', { color: '#808080' });
    expect(grey.body.values.hsl).toEqual({ h: null, s: 0, l: 50.1961 });
  });

  it('has the stated decimals and no noise, CMYK in percent', async () => {
    const { body } = await post('/color/convert', { color: '#336699' });
    expect(body.values).toMatchObject({
      cmyk: { c: 66.6667, m: 33.3333, y: 0, k: 40 },
      hsl: { h: 210, s: 50, l: 40 },
      hwb: { h: 210, w: 20, b: 40 },
      oklab: { l: 0.499314, a: -0.033043, b: -0.092967 },
    });
    const white = await post('/color/convert', { color: '#ffffff' });
    expect(white.body.values).toMatchObject({
      lab: { l: 100, a: 0, b: 0 },
      lch: { l: 100, c: 0, h: null },
      oklab: { l: 1, a: 0, b: 0 },
      oklch: { l: 1, c: 0, h: null },
      xyz: { x: 0.950456, y: 1, z: 1.089058 },
    });
    expect(JSON.stringify([body, white.body])).not.toMatch(/\d\.\d{7}|-0[,}]|e-/);
  });
});
