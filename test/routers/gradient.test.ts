import { describe, expect, it } from 'vitest';
import { callsToService } from './calls.ts';
import { expectFileOrEnvelope } from './exported.ts';

const calls = callsToService();
const { post, refused } = calls;

const gradient = {
  colors: [
    { hex: '#0b3d91', position: 0 },
    { hex: '#ffcc00', position: 1 },
  ],
};

describe('gradients', () => {
  it('go through analyse and export', async () => {
    const { body } = await post('/gradient/generate', {
      method: 'split_complementary',
      seed: 4,
      interpolation: 'oklch',
    });
    expect(body).toMatchObject({
      method: 'split-complementary',
      interpolation: 'oklch-short',
      seed: 4,
      complexity: 'simple',
    });
    expect((await post('/gradient/export', { format: 'css', data: body })).text).toContain('in oklch shorter hue');
    expect((await post('/gradient/analyse', { stops: body.stops.map(({ hex }: { hex: string }) => hex) })).status).toBe(
      200,
    );
    await refused('/gradient/analyse', { stops: ['#ffffff', { pos: 1, hex: '#000000' }] }, 'stops');
  });

  it('makes files of a path of its own through at most 64 stops', async () => {
    const data = (count: number) => {
      const stops = Array.from({ length: count }, (_, i) => ({
        hex: i % 2 ? '#facc15' : '#1d4ed8',
        position: i / (count - 1),
      }));
      return { colors: stops, stops, interpolation: 'vivid', easing: 'linear' };
    };
    expect((await post('/gradient/export', { format: 'css', data: data(3) })).text).toContain('in oklab');
    const { status, body } = await post('/gradient/export', { format: 'css', data: data(65) });
    expect([status, body.error.details.field]).toEqual([400, 'data.stops']);
    expect(body.error.message).toContain('at most 64 stops with vivid, got 65');
  });

  it('either spelling of split complementary is understood', async () => {
    for (const method of ['split_complementary', 'split-complementary'])
      expect((await post('/gradient/generate', { method, seed: 1 })).body.method).toBe('split-complementary');
  });

  it('an unknown interpolation is refused with the nearest', async () => {
    expect(await refused('/gradient/generate', { interpolation: 'oklhc-short' }, 'interpolation')).toContain(
      "Did you mean 'oklch-short'?",
    );
  });
});

describe('export', () => {
  it.each(['css', 'json', 'svg'])('%s is a file to be saved, or JSON with the file inside', async (format) => {
    await expectFileOrEnvelope(calls, 'gradient', format, gradient);
  });
});
