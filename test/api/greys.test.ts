import { describe, expect, it } from 'vitest';
import { callsToService } from '../routers/calls.ts';

const { post } = callsToService();

describe('the hue of a grey', () => {
  it('is null wherever it is answered, and its chroma 0', async () => {
    const fixed = await post('/accessibility/recommend', { fg: '#bbbbbb', bg: '#ffffff' });
    expect(fixed.body.recommended.oklch).toMatchObject({ c: 0, h: null });
    const tokens = await post('/tokens/generate', { seed: '#808080' });
    expect(tokens.body.meta.oklch).toEqual({ l: 0.599871, c: 0, h: null });
    const seen = await post('/color/convert', { color: '#808080', to: 'oklch' });
    expect(seen.body.values.oklch.h).toBeNull();
  });

  it('is a number to three decimals for any other colour', async () => {
    const { body } = await post('/accessibility/recommend', { fg: '#bb8844', bg: '#ffffff' });
    const { l, c, h } = body.recommended.oklch;
    expect([l, c, h]).toEqual([Number(l.toFixed(6)), Number(c.toFixed(6)), Number(h.toFixed(3))]);
  });
});
