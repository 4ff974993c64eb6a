import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { swatchStrip } from '../../src/image/strip.ts';
import { callsToService } from './calls.ts';

const { post, png, refused } = callsToService();

describe('palettes', () => {
  it('are made, evaluated and exported', async () => {
    const made = await post('/palette/generate', { seed: 7, hue: 210 });
    expect(made.body).toMatchObject({
      method: 'triadic',
      hue: 210,
      saturation: 0.7,
      lightness: 0.55,
      seed: 7,
      wheel: 'hsl',
    });
    expect(made.body.colors[0]).toEqual({
      hex: '#3c8cdd',
      rgb: [60, 140, 221],
      hue: 210.186,
      oklch: { l: 0.629275, c: 0.145012, h: 251.487 },
    });
    const score = await post('/palette/evaluate', { palette: made.body });
    expect(score.body.harmony).toMatchObject({ method: 'triadic', ties: [] });
    const file = await post('/palette/export', { format: 'css', data: made.body });
    expect(file.body).toMatchObject({
      format: 'css',
      filename: 'palette.css',
      media_type: 'text/css',
      encoding: 'text',
    });
  });

  it('large and searched ones come from a worker, and are the same', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => post('/palette/generate', { method: 'qualitative', count: 12, seed: 3 })),
    );
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(
      (await post('/palette/evaluate', { palette: (await post('/palette/generate', { count: 40, seed: 3 })).body }))
        .body.contrast.pairs,
    ).toHaveLength(780);
  });

  it('the strip shows the palette of the same fields', async () => {
    const { body } = await post('/palette/generate', { seed: 21, count: 4 });
    const { width, height, data } = PNG.sync.read(
      await png('/palette/png', { seed: 21, count: 4, width: 400, height: 10 }),
    );
    expect([width, height]).toEqual([400, 10]);
    for (const [i, { rgb }] of body.colors.entries())
      expect([...data.subarray((i * 100 + 50) * 4, (i * 100 + 50) * 4 + 3)]).toEqual(rgb);
  });

  it('an image gives its colours', async () => {
    const image = swatchStrip(
      [
        { r: 215, g: 38, b: 61 },
        { r: 11, g: 61, b: 145 },
      ],
      40,
      40,
    ).toString('base64');
    const { body } = await post('/palette/from-image', { image, count: 2 });
    expect(body.colors.map(({ hex, share }: { hex: string; share: number }) => [hex, share])).toEqual([
      ['#0b3d91', 0.5],
      ['#d7263d', 0.5],
    ]);
    expect(await refused('/palette/from-image', { image, maxPixels: 1599 }, 'image')).toContain(
      '40 x 40 = 1600 pixels; maxPixels allows 1599',
    );
    await refused('/palette/from-image', { image: '/9j/4AAQSkZJRg==' }, 'image');
  });

  it('either spelling of split complementary is understood', async () => {
    for (const method of ['split_complementary', 'split-complementary'])
      expect((await post('/palette/generate', { method, seed: 1 })).body.method).toBe('split_complementary');
  });

  it('an unknown method is refused with the nearest', async () => {
    expect(await refused('/palette/generate', { method: 'triadc' }, 'method')).toContain("Did you mean 'triadic'?");
  });
});
