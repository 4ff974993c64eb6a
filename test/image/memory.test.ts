import { randomFillSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contrastInImage } from '../../src/accessibility/png.ts';
import { simulateImage } from '../../src/accessibility/vision/image.ts';
import { paletteFromImage } from '../../src/design/palette/from-image.ts';
import { decodePng, decodePngBytes, withPixels } from '../../src/image/png/decode.ts';
import { encodePng } from '../../src/image/png/encode.ts';

// Large enough for its pixels, its stream and its digits to be given back.
const [WIDTH, HEIGHT] = [800, 600];
const data = randomFillSync(new Uint8ClampedArray(WIDTH * HEIGHT * 4));
for (let i = 0; i < data.length; i += 4) {
  if (i % 48 === 0) data[i] = 255;
  data[i + 3] = 255;
}
const png = encodePng({ width: WIDTH, height: HEIGHT, data });
const text = png.toString('base64');

/** Whether pixels are these; a comparison of lists would take seconds. */
const isSame = (pixels: Uint8ClampedArray, wanted: Uint8ClampedArray): boolean =>
  Buffer.from(pixels).equals(Buffer.from(wanted));

/** Bytes as a thread gets them: in memory of their own. */
const own = (bytes: Uint8Array): Uint8Array => {
  const copy = new Uint8Array(bytes.length);
  copy.set(bytes);
  return copy;
};
const FORMS = {
  json: () => ({ form: 'json', bytes: own(Buffer.from(text)) }) as const,
  file: () => ({ form: 'file', bytes: own(png) }) as const,
};

describe.each(Object.entries(FORMS))('a large image that was sent as %s', (_, sent) => {
  it('is decoded to the same pixels, and its bytes are given back', () => {
    const image = sent();
    expect(isSame(decodePng(image).data, data)).toBe(true);
    expect(image.bytes.buffer.byteLength).toBe(0);
  });

  it('is given back too where it is refused', () => {
    const large = sent();
    expect(() => decodePng(large, { maxPixels: 1000 })).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
    expect(large.bytes.buffer.byteLength).toBe(0);
    const broken = sent();
    broken.bytes[broken.bytes.length >> 1]! ^= 1;
    expect(() => decodePng(broken)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
    expect(broken.bytes.buffer.byteLength).toBe(0);
  });

  it('has the answers that its base64 has, and its pixels are given back', () => {
    for (const answer of [
      (image: Parameters<typeof decodePng>[0]) => paletteFromImage(image, 6, 1e6),
      (image: Parameters<typeof decodePng>[0]) => simulateImage(image, 'machado2009-deutan', 1, 1e6),
      (image: Parameters<typeof decodePng>[0]) => contrastInImage(image, 1e6),
    ])
      expect(answer(sent())).toEqual(answer(text));
    let pixels: Uint8ClampedArray = data;
    withPixels(sent(), {}, (picture) => {
      pixels = picture.data;
      expect(pixels).toHaveLength(data.length);
    });
    expect(pixels.buffer.byteLength).toBe(0);
  });
});

it('bytes that are decoded for who keeps them stay', () => {
  const bytes = Buffer.from(own(png).buffer as ArrayBuffer);
  for (let i = 0; i < 2; i += 1) expect(isSame(decodePngBytes(bytes).data, data)).toBe(true);
});

it('what is short stays with the collector, and with others that have its memory', () => {
  const small = encodePng({ width: 4, height: 4, data: data.slice(0, 64) });
  const shared = Buffer.concat([small, small]);
  const image = { form: 'file', bytes: shared.subarray(0, small.length) } as const;
  for (let i = 0; i < 2; i += 1) expect(isSame(decodePng(image).data, data.subarray(0, 64))).toBe(true);
});
