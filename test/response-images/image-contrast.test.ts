import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SIDE } from '../../src/image/strip.ts';
import { FAMILY, loadFonts } from '../../src/response-images/canvas/fonts.ts';
import { drawOn } from '../../src/response-images/canvas/surface.ts';
import { drawImageContrast } from '../../src/response-images/drawings/image-contrast.ts';
import { startTestService, type TestService } from '../service.ts';
import { elementsOf } from './elements.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue('enterprise')).secret;
});
afterAll(() => service.stop());

const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the contrast of an image', () => {
  const drawn = (text: string) => {
    loadFonts();
    const canvas = createCanvas(320, 120);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 320, 120);
    context.font = `20px "${FAMILY}"`;
    context.fillStyle = '#7298bc';
    context.fillText(text, 30, 50);
    context.fillStyle = '#1a1a1a';
    context.fillText('Monthly report', 30, 95);
    return canvas.encodeSync('png');
  };
  const image = drawn('Export settings').toString('base64');
  const path = '/v1/accessibility/from-image';
  const ask = async (json: unknown, accept: string, query = '') => {
    const response = await fetch(`${service.url}${path}${query}`, {
      method: 'POST',
      headers: { 'x-api-key': key, accept, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('is the image with its text marked, and what is too low in words, at the price of the JSON', async () => {
    const [json, svg] = await Promise.all([
      ask({ image }, 'application/json'),
      ask({ image }, 'image/svg+xml', '?width=900'),
    ]);
    expect(json.response.headers.get('x-credits-cost')).toBe('3');
    expect(svg.response.headers.get('x-credits-cost')).toBe('3');
    const { text_regions } = JSON.parse(json.bytes.toString());
    expect(text_regions.map(({ level }: { level: string }) => level)).toEqual(['AA large', 'AAA']);
    const elements = elementsOf(svg.bytes.toString());
    expect(elements.filter(({ name }) => name === 'image')).toHaveLength(1);
    const texts = elements.filter(({ name }) => name === 'text').map(({ text }) => text.trim());
    expect(texts).toContain('1 of 2 lines of text below 4.5:1');
    expect(texts).toContain('3.02:1');
    expect(texts.join(' ')).toContain('#7298bc on #ffffff, enough for large text alone');
  });

  it.each([
    [64, 'light'],
    [400, 'dark'],
    [1600, 'light'],
  ])('is a PNG of %i pixels, %s, the same each time', async (width, theme) => {
    const [first, again] = await Promise.all(
      [0, 1].map(() => ask({ image }, 'image/png', `?width=${width}&theme=${theme}`)),
    );
    expect(first!.response.headers.get('content-type')).toBe('image/png');
    expect(sizeOf(first!.bytes)[0]).toBe(width);
    expect(first!.bytes.equals(again!.bytes)).toBe(true);
  });

  it('takes the image as a file of a form', async () => {
    const form = new FormData();
    form.set('image', new Blob([Uint8Array.from(drawn('Export settings'))], { type: 'image/png' }), 'page.png');
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': key, accept: 'image/png' },
      body: form,
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(sizeOf(Buffer.from(await response.arrayBuffer()))[0]).toBe(800);
  });

  it('is drawn on images of any size, which are not decoded before they come to a thread', async () => {
    const [wide, high] = [700, 600];
    const canvas = createCanvas(wide, high);
    const context = canvas.getContext('2d');
    const noise = context.createImageData(wide, high);
    for (let i = 0, seed = 1; i < noise.data.length; i += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      noise.data[i] = i % 4 === 3 ? 255 : seed >>> 24;
    }
    context.putImageData(noise, 0, 0);
    const large = canvas.encodeSync('png');
    expect(large.length).toBeGreaterThan(1024 * 1024);
    const form = new FormData();
    form.set('image', new Blob([Uint8Array.from(large)], { type: 'image/png' }), 'page.png');
    const sent = { method: 'POST', headers: { 'x-api-key': key, accept: 'image/png' }, body: form };
    const [json, file] = await Promise.all([
      ask({ image: large.toString('base64') }, 'image/png'),
      fetch(`${service.url}${path}`, sent),
    ]);
    expect([json.response.status, file.status]).toEqual([200, 200]);
    expect(Buffer.from(await file.arrayBuffer()).equals(json.bytes)).toBe(true);
    const { bytes: svg } = await ask({ image: large.toString('base64') }, 'image/svg+xml');
    expect(elementsOf(svg.toString()).filter(({ name }) => name === 'image')).toHaveLength(1);
  });

  it('holds images without text, of one pixel, and of great height', async () => {
    for (const [wide, high] of [
      [1, 1],
      [3, 9000],
    ] as const) {
      const canvas = createCanvas(wide, high);
      canvas.getContext('2d').fillRect(0, 0, wide, high);
      const blank = canvas.encodeSync('png').toString('base64');
      const { response, bytes } = await ask({ image: blank }, 'image/png');
      expect([wide, high, response.status]).toEqual([wide, high, 200]);
      expect(sizeOf(bytes)[1]).toBeLessThan(6000);
    }
  });
});

describe('a marked image', () => {
  const region = {
    box: { x: 0, y: 0, width: 1, height: 1 },
    text: '#777777',
    background: '#888888',
    ratio: 1.2,
    level: 'fail',
  };
  const pair = { a: '#777777', b: '#888888', ratio: 1.2, non_text: 'fail', border: { share: 0.1 } } as const;
  const answerOf = (width: number, height: number, paint = (data: Uint8ClampedArray): void => void data.fill(200)) => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const pixels = context.createImageData(width, height);
    paint(pixels.data);
    context.putImageData(pixels, 0, 0);
    const source = canvas.encodeSync('png').toString('base64');
    return { width, height, text_regions: Array(20).fill(region), pairs: Array(9).fill(pair), source };
  };

  it('stands in an SVG with the pixels that are shown of it', () => {
    let seed = 1;
    const noise = (data: Uint8ClampedArray): void =>
      data.forEach((_, i) => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        data[i] = i % 4 === 3 ? 255 : seed >> 16;
      });
    const answer = answerOf(600, 600, noise);
    const svg = drawOn(drawImageContrast, answer, { type: 'image/svg+xml', width: 64, theme: 'light' });
    expect(svg.length).toBeLessThan(64 * 64 * 8);
  });

  it.each([
    [1, 60_000, 64],
    [1, 60_000, 4096],
    [20, 900, 2000],
  ])('of %i x %i pixels, %i wide, is no higher than the largest side', (wide, high, width) => {
    const settings = { type: 'image/png', width, theme: 'light' } as const;
    const png = Buffer.from(drawOn(drawImageContrast, answerOf(wide, high), settings));
    expect(sizeOf(png)[0]).toBe(width);
    expect(sizeOf(png)[1]).toBeLessThanOrEqual(MAX_SIDE);
  });
});
