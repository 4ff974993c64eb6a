import { describe, expect, it } from 'vitest';
import { encodePng } from '../../src/image/png/encode.ts';
import { promised } from './promised.ts';
import { must, named, or, real, same, values, whole } from './rules.ts';

const { answer, refusal, takes } = promised();

const pngOf = (width: number, height: number): string =>
  encodePng({
    width,
    height,
    data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => (i % 4 === 3 || i % 8 < 4 ? 255 : 20)),
  }).toString('base64');
const SMALL = pngOf(6, 4);
const TAKES_IMAGES = [
  ['POST /v1/palette/from-image', {}],
  ['POST /v1/accessibility/from-image', {}],
  ['POST /v1/vision/simulate-image', { model: 'brettel1997-deutan' }],
] as const;

describe.each(TAKES_IMAGES)('%s', (operation, others) => {
  // promise 2.5.1: An image is a PNG in base64, with or without the prefix of a data URL; other types are rejected
  it('takes a PNG, with its prefix or without', async () => {
    const plain = await answer(operation, { ...others, image: SMALL });
    const withPrefix = await answer(operation, { ...others, image: `data:image/png;base64,${SMALL}` });
    expect(withPrefix.text).toBe(plain.text);
    const jpeg = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1').toString('base64');
    for (const image of [jpeg, `data:image/jpeg;base64,${SMALL}`, `data:image/gif;base64,R0lGODlhAQABAAAAACw=`])
      expect(await refusal(operation, { ...others, image })).toEqual([400, 'INVALID_INPUT', 'image']);
  });

  // promise 2.5.2: An image may have 1,500,000 pixels, or as many as `maxPixels` says, which is 1,000 to 10,000,000
  it('takes as many pixels as maxPixels says', async () => {
    await takes(operation, { maxPixels: same(whole(1_000, 10_000_000)) }, { ...others, image: SMALL });
    const image = pngOf(40, 40);
    await answer(operation, { ...others, image, maxPixels: 1_600 });
    expect((await refusal(operation, { ...others, image, maxPixels: 1_599 }))[2]).toBe('image');
    // One row of pixels above the limit that holds where none is sent: refused before a pixel is read.
    const wide = pngOf(1_501, 1_000);
    expect((await refusal(operation, { ...others, image: wide }))[2]).toBe('image');
  });
});

// promise 2.32.1: An image is required; 1 to 32 colours (default: 5)
it('POST /v1/palette/from-image takes an image and a count', async () => {
  const bytes = Uint8ClampedArray.from({ length: 16 * 16 * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * 37) % 256));
  const image = encodePng({ width: 16, height: 16, data: bytes }).toString('base64');
  await takes(
    'POST /v1/palette/from-image',
    { image: must(values([image], ['no image'])), count: or(whole(1, 32), 5) },
    { image },
  );
});

// promise 2.47.1, 2.47.2: The contrast between the colours that touch in a required image
it('POST /v1/accessibility/from-image audits contrast', async () => {
  await takes('POST /v1/accessibility/from-image', { image: must(values([SMALL], ['no image'])) }, { image: SMALL });
  const { body } = await answer('POST /v1/accessibility/from-image');
  const [{ a, b, ratio }] = body.pairs;
  const { body: pair } = await answer('POST /v1/color/contrast', { fg: a, bg: b });
  expect(ratio).toBe(pair.contrast_ratio);
});

// promise 2.61.1: An image and a model are required; the severity is 0 to 1 (default: 1)
it('POST /v1/vision/simulate-image takes an image, a model and a severity', async () => {
  const bytes = Uint8ClampedArray.from({ length: 32 }, (_, i) => [200, 40, 30, 255][i % 4]!);
  const image = encodePng({ width: 4, height: 2, data: bytes }).toString('base64');
  await takes(
    'POST /v1/vision/simulate-image',
    {
      image: must(values([image], ['no image'])),
      model: must(named('INVALID_INPUT', 'machado2009-deutan', 'brettel1997-deutan')),
      severity: or(real(0, 1), 1),
    },
    { image, model: 'brettel1997-deutan' },
  );
});
