import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { COLOR_SLUGS, conditions } from '../../src/accessibility/vision/conditions/index.ts';
import { toApiError } from '../../src/api/errors.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { rgb } from '../../src/color/rgb.ts';
import { decodePngBytes } from '../../src/image/png/decode.ts';
import { encodePng } from '../../src/image/png/encode.ts';
import { encodeIndexedPng } from '../../src/image/png/encode-indexed.ts';
import { FileReply } from '../../src/wire/file.ts';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';

const threads = taskThreads();
afterAll(() => threads.close());
const api = callerWith(threads);

const refusal = async (act: Promise<unknown>) => {
  const { code, message, details } = toApiError(
    await act.then(
      () => 'nothing was refused',
      (thrown) => thrown,
    ),
  );
  return { code, message, field: details?.field };
};
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes as string, 'latin1').toString('base64');

const [WIDTH, HEIGHT] = [6, 4];
const halves = encodePng({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : Math.floor(i / 4) % WIDTH < WIDTH / 2 ? 20 : 240,
  ),
});

/** A PNG whose header claims another size, checksum and all. */
const claiming = (width: number, height: number): Buffer => {
  const whole = encodeIndexedPng({ width: 1, height: 1, palette: [rgb('#000000')], pixels: new Uint8Array(1) });
  const huge = Buffer.from(whole);
  huge.writeUInt32BE(width, 16);
  huge.writeUInt32BE(height, 20);
  let crc = ~0;
  for (const byte of huge.subarray(12, 29)) {
    crc ^= byte;
    for (let k = 0; k < 8; k += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  huge.writeUInt32BE(~crc >>> 0, 29);
  return huge;
};
const flipped = (at: number): Buffer => {
  const bytes = Buffer.from(halves);
  bytes[at] = bytes[at]! ^ 1;
  return bytes;
};

describe('pairs', () => {
  it('may be written under either name, once', async () => {
    const pair = await api.accessibility.check({ fg: '#b03060', bg: '#fdf5e6' });
    expect(await api.accessibility.check({ foreground: '#b03060', background: [253, 245, 230] })).toEqual(pair);
    expect(await refusal(api.accessibility.check({ bg: '#ffffff' }))).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'fg',
    });
    const twice = api.accessibility.recommend({ fg: '#000000', bg: '#ffffff', background: '#ffffff' });
    expect(await refusal(twice)).toMatchObject({ code: 'INVALID_INPUT', field: 'background' });
  });

  it('carry APCA unless the service is told not to', async () => {
    const pair = { fg: '#336699', bg: '#ffffff' };
    expect((await api.accessibility.check(pair)).apca?.version).toBe('0.0.98G-4g');
    const silent = await callerWith(threads, { apca: false }).accessibility.check(pair);
    expect(JSON.stringify(silent)).not.toMatch(/apca/i);
  });

  it('are refused a ratio that no pair has, and a standard that there is not', async () => {
    const pair = { fg: '#336699', bg: '#ffffff' };
    expect((await refusal(api.accessibility.recommend({ ...pair, minRatio: 21.5 }))).field).toBe('minRatio');
    const typo = await refusal(api.accessibility.check({ ...pair, standard: 'WCAG 2.0' as 'all' }));
    expect(typo.message).toContain('WCAG 2.1');
  });
});

describe('map', () => {
  it('comes from a worker with its defaults', async () => {
    const { contours, polarity } = await api.accessibility.map({ ground: '#fdf5e6' });
    expect(polarity).toBe('BoW');
    expect(contours.map(({ target, points }) => [target, points.length])).toEqual([3, 4.5, 7].map((t) => [t, 72]));
    for (const { target, points } of contours)
      for (const { hex } of points) expect(contrastRatio(rgb(hex!), rgb('#fdf5e6'))).toBeGreaterThanOrEqual(target);
  });
});

describe('models', () => {
  it('are named in the refusal of every condition', async () => {
    for (const slug of COLOR_SLUGS) {
      const { code, field, message } = await refusal(
        api.vision.simulate({ color: '#c0392b', model: slug as 'cie1951-rod' }),
      );
      expect([code, field]).toEqual(['INVALID_INPUT', 'model']);
      const condition = conditions.get(slug)!;
      expect(message).toContain(condition.kind === 'color' ? condition.model : '');
    }
    expect((await refusal(api.vision.condition({ slug: 'glaukom' }))).code).toBe('UNKNOWN_CONDITION');
  });

  it('audit large palettes in a worker as they do here', async () => {
    const colors = Array.from({ length: 64 }, (_, i) => [4 * i, 255 - 3 * i, 128] as const);
    const whole = await api.vision.audit({ colors: [...colors] });
    expect(whole.pairs).toBe(2016);
    const one = await api.vision.audit({ colors: [...colors], conditions: ['deuteranopia'] });
    expect(whole.conditions.find(({ slug }) => slug === 'deuteranopia')).toEqual(one.conditions[0]);
  });
});

describe('pictures', () => {
  it('are read, seen by a model, and answered as PNG', async () => {
    const { pairs } = await api.accessibility.fromImage({ image: base64(halves.toString('latin1')) });
    expect(pairs).toMatchObject([{ a: '#141414', b: '#f0f0f0', border: { pixels: HEIGHT, share: 1 } }]);
    const seen = await api.vision.simulateImage({
      image: `data:image/png;base64,${halves.toString('base64')}`,
      model: 'brettel1997-deutan',
    });
    expect(Buffer.from(seen.image.base64, 'base64').equals(halves)).toBe(true);
    expect(seen.dominant.map(({ weight }) => weight)).toEqual([0.5, 0.5]);
  });

  const bad: readonly (readonly [string, string])[] = [
    ['a JPEG', base64('\xff\xd8\xff\xe0\0\x10JFIF\0')],
    ['a GIF', base64('GIF89a\x01\0\x01\0')],
    ['text', base64('hello')],
    ['no base64', '*** no image ***'],
    ['nothing', ''],
    ['a file that ends too soon', halves.subarray(0, halves.length - 20).toString('base64')],
    ['a broken header', flipped(17).toString('base64')],
    ['broken data', flipped(halves.length - 20).toString('base64')],
    ['a tiny file that claims to be huge', claiming(100_000, 100_000).toString('base64')],
    ['a tiny file that claims to be within the limit', claiming(1200, 1200).toString('base64')],
    ['deflated zeros without end', base64(deflateSync(new Uint8Array(1 << 20)).toString('latin1'))],
    ['another prefix', `data:image/jpeg;base64,${halves.toString('base64')}`],
  ];
  it.each(bad)('refuse %s', async (_, image) => {
    const calls = [
      api.accessibility.fromImage({ image }),
      api.vision.simulateImage({ image, model: 'brettel1997-deutan' }),
    ];
    for (const call of calls) expect(await refusal(call)).toMatchObject({ code: 'INVALID_INPUT', field: 'image' });
  });
});

describe('plates', () => {
  it('are the same as data and as a file, and name a seed that was drawn', async () => {
    const plate = await api.colourplate.plate({ figure: '5', dots: 300, size: 128 });
    expect(plate.verification.passes).toBe(true);
    const again = await api.colourplate.plate({ figure: '5', dots: 300, size: 128, seed: plate.seed });
    expect(again).toEqual(plate);
    const file = await api.colourplate.png({ figure: '5', dots: 300, size: 128, seed: plate.seed });
    expect(file).toBeInstanceOf(FileReply);
    expect(file.headers).toEqual({ 'x-plate-seed': String(plate.seed) });
    const { data, width } = decodePngBytes(Buffer.from(file.content as Uint8Array));
    const { x, y, hex } = plate.dots[0]!;
    const at = 4 * (Math.floor(y) * width + Math.floor(x));
    const { r, g, b } = rgb(hex);
    expect([...data.subarray(at, at + 3)]).toEqual([r, g, b]);
  });

  it.each(['A', '1a', '', ' ', '-1', '1.5', '1234', '٣'])('refuse the figure "%s"', async (figure) => {
    const { code, field, message } = await refusal(api.colourplate.plate({ figure }));
    expect([code, field]).toEqual(['INVALID_INPUT', 'figure']);
    expect(message).toContain('one to three digits');
  });
});
