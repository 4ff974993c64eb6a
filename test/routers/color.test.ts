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
    expect(grey.body.values.hsl).toEqual({ h: null, s: 0, l: (100 * 128) / 255 });
  });
});
