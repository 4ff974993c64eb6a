import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { toHex } from '../../src/color/rgb.ts';
import { imagePalette } from '../../src/image/quantise/image-palette.ts';

describe('the palette of a drawn logo', () => {
  /** A drawing as Skia smooths it: a ground, shapes with curved edges, and what is put on top. */
  const drawn = (ground: string, shapes: readonly string[], size = 240) => {
    const canvas = createCanvas(size, size);
    const context = canvas.getContext('2d');
    context.fillStyle = ground;
    context.fillRect(0, 0, size, size);
    shapes.forEach((color, i) => {
      context.fillStyle = color;
      context.beginPath();
      context.arc(size * (0.25 + 0.5 * (i % 2)), size * (0.25 + 0.25 * i), size / 5 - 8 * i, 0, 2 * Math.PI);
      context.fill();
    });
    return { width: size, height: size, data: new Uint8ClampedArray(context.getImageData(0, 0, size, size).data) };
  };
  const LOGOS = [
    ['#ffffff', ['#0b5fff']],
    ['#0b5fff', ['#ffffff', '#ffd400']],
    ['#fafafa', ['#e01e5a', '#36c5f0', '#2eb67d']],
    ['#111111', ['#d7263d', '#f46036', '#2e294e']],
    ['#f4f1ea', ['#1f4e79', '#1f4f8a', '#c8102e']],
  ] as const;

  it.each(LOGOS)('on %s with %j every colour comes back byte for byte, at its number and above', (ground, shapes) => {
    const wanted = [ground, ...shapes].sort();
    for (const more of [0, 1, 4]) {
      const found = imagePalette(drawn(ground, shapes), wanted.length + more);
      expect(found.map(({ color }) => toHex(color)).sort()).toEqual(wanted);
      expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  it('keeps a brand colour exact beside a photograph', () => {
    const { width, height, data } = drawn('#ffffff', ['#0b5fff']);
    // The lower half of the picture is noise around many colours.
    for (let i = (width * height) / 2; i < width * height; i += 1)
      for (let c = 0; c < 3; c += 1) data[4 * i + c] = (Math.imul(i + 77 * c, 2654435761) >>> 24) & 255;
    const found = imagePalette({ width, height, data }, 8).map(({ color }) => toHex(color));
    expect(found).toHaveLength(8);
    expect(found).toEqual(expect.arrayContaining(['#ffffff', '#0b5fff']));
  });

  it('has no more colours than requested, with as many flat ones as that', () => {
    const { width, height, data } = drawn('#ffffff', ['#0b5fff', '#78350f']);
    for (let i = 0; i < 40 * width; i += 1) data.set([122 + (i % 40), 132, 155 - (i % 60), 255], 4 * i);
    for (const count of [1, 2, 3, 4, 5]) {
      const found = imagePalette({ width, height, data }, count);
      expect(found).toHaveLength(count);
      expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  it('keeps a real ramp between two flats as colours of its own', () => {
    const { width, height, data } = drawn('#ffffff', []);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const t = Math.min(1, Math.max(0, (x - 40) / (width - 80)));
        data.set([255 * (1 - t), 255 * (1 - t), 255], 4 * (y * width + x));
      }
    const found = imagePalette({ width, height, data }, 5).map(({ color }) => toHex(color));
    expect(found).toHaveLength(5);
    expect(found).toEqual(expect.arrayContaining(['#ffffff', '#0000ff']));
  });

  it('does not mind where in memory the pixels lie', () => {
    const { width, height, data } = drawn('#ffffff', ['#0b5fff', '#78350f']);
    for (let i = 0; i < 90 * width; i += 1) data.set([i & 255, (i >> 4) & 255, (i >> 8) & 255, 255], 4 * i);
    const shifted = new Uint8ClampedArray(data.length + 1).subarray(1);
    shifted.set(data);
    expect(imagePalette({ width, height, data: shifted }, 6)).toEqual(imagePalette({ width, height, data }, 6));
  });
});
