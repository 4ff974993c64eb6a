import { describe, expect, it } from 'vitest';
import { callsToService } from './calls.ts';
import { expectFileOrEnvelope } from './exported.ts';

const calls = callsToService();
const { post, refused } = calls;

const shades = {
  steps: [
    { hex: '#dbe9f6', token: 100 },
    { hex: '#0b2545', token: '900' },
  ],
};

describe('scales', () => {
  it('go through evaluate and export', async () => {
    const { body } = await post('/shade/scale', { base: '#336699', seed: 7, method: 'oklch_even' });
    expect(body.base_step).toBe('600');
    expect(
      (await post('/shade/evaluate', { steps: body.steps.map(({ hex }: { hex: string }) => hex) })).body.verdict,
    ).toBe('sound');
    expect((await post('/shade/export', { format: 'scss', data: body })).text).toContain('$shade-600: #336699;');
    await refused('/shade/scale', { base: '#336699', color: '#336699' }, 'base');
  });
});

describe('export', () => {
  it.each(['css', 'scss', 'utility', 'svg'])(
    '%s is a file to be saved, or JSON with the file inside',
    async (format) => {
      await expectFileOrEnvelope(calls, 'shade', format, shades);
    },
  );
});
