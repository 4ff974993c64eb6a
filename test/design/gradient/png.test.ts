import { describe, expect, it } from 'vitest';
import { parseChannels, rgb, toHex } from '../../../src/color/rgb.ts';
import { gradientPng } from '../../../src/design/gradient/png.ts';
import { decodePngBytes } from '../../../src/image/png/decode.ts';

describe('png', () => {
  it('runs from the first stop to the last, in every row', () => {
    const bytes = gradientPng({
      stops: ['#0b3d91', '#ffcc00', '#d7263d'].map(rgb),
      width: 401,
      height: 5,
      interpolation: 'oklch-short',
      easing: 'linear',
    });
    const { width, height, data } = decodePngBytes(bytes);
    const at = (x: number, y: number) =>
      toHex({ r: data[(y * width + x) * 4]!, g: data[(y * width + x) * 4 + 1]!, b: data[(y * width + x) * 4 + 2]! });
    expect([width, height]).toEqual([401, 5]);
    for (const y of [0, 4]) expect([at(0, y), at(200, y), at(400, y)]).toEqual(['#0b3d91', '#ffcc00', '#d7263d']);
  });
  it('can be one pixel wide', () => {
    const { width, data } = decodePngBytes(
      gradientPng({
        stops: ['#0b3d91', '#ffcc00'].map(rgb),
        width: 1,
        height: 1,
        interpolation: 'srgb',
        easing: 'linear',
      }),
    );
    expect([width, toHex(parseChannels([...data.slice(0, 3)])!)]).toEqual([1, '#0b3d91']);
  });
});
