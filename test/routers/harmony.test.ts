import { describe, expect, it } from 'vitest';
import { callsToService } from './calls.ts';
import { expectFileOrEnvelope } from './exported.ts';

const calls = callsToService();
const { post } = calls;

const harmony = {
  harmony_id: 'h',
  colors: [
    { hex: '#0b3d91', role: 'base' },
    { hex: '#ffcc00', role: 'accent' },
  ],
};

describe('harmonies', () => {
  it('either spelling of split complementary is understood', async () => {
    for (const method of ['split_complementary', 'split-complementary'])
      expect((await post('/harmony/generate', { method, hue: 1, saturation: 1, lightness: 0.5 })).body.method).toBe(
        'split_complementary',
      );
  });

  it('greys have no harmony', async () => {
    const { body } = await post('/harmony/identify', { colors: ['#777777', '#222222'] });
    expect(body).toMatchObject({
      verdict: 'achromatic',
      best_match: { method: null },
      ties: [],
      min_pair_contrast: 3.5528,
    });
  });
});

describe('export', () => {
  it.each(['hex', 'css', 'scss', 'utility', 'json', 'ase', 'svg', 'csv'])(
    '%s is a file to be saved, or JSON with the file inside',
    async (format) => {
      await expectFileOrEnvelope(calls, 'harmony', format, harmony);
    },
  );
});
