import { describe, expect, it } from 'vitest';
import { contrastInPicture } from '../../src/accessibility/contrast/in-picture.ts';
import { contrastRatio, floorRatio } from '../../src/color/luminance.ts';
import { type Rgb, rgb } from '../../src/color/rgb.ts';

const paint = (width: number, height: number, colorAt: (x: number, y: number) => Rgb | undefined) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const color = colorAt(x, y);
      if (color) data.set([color.r, color.g, color.b, 255], 4 * (y * width + x));
    }
  return { width, height, data };
};
const mix = (a: Rgb, b: Rgb, t: number): Rgb => ({
  r: Math.round(a.r + (b.r - a.r) * t),
  g: Math.round(a.g + (b.g - a.g) * t),
  b: Math.round(a.b + (b.b - a.b) * t),
});
/** A disc of one colour on another, its edge blended over about a pixel by its coverage. */
const disc = (size: number, ink: Rgb, paper: Rgb) =>
  paint(size, size, (x, y) => {
    const inside = size / 3 - Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) + 0.5;
    return mix(paper, ink, Math.min(1, Math.max(0, inside)));
  });

describe('contrast in a picture', () => {
  it('pairs only colours that touch', () => {
    const bands = [rgb('#000000'), rgb('#808080'), rgb('#ffffff')];
    const { pairs, colors } = contrastInPicture(paint(30, 10, (x) => bands[Math.floor(x / 10)]!));
    expect(colors).toHaveLength(3);
    expect(pairs.map(({ a, b }) => [a, b].sort())).toEqual([
      ['#808080', '#ffffff'],
      ['#000000', '#808080'],
    ]);
    expect(pairs.map(({ border }) => border)).toEqual([
      { pixels: 10, share: 0.5 },
      { pixels: 10, share: 0.5 },
    ]);
    expect(pairs[0]!.ratio).toBe(floorRatio(contrastRatio(bands[1]!, bands[2]!)));
    expect(pairs[0]!.ratio).toBeLessThan(pairs[1]!.ratio);
  });

  it.each([
    ['#1b2a4a', '#f4efe2'],
    ['#ffffff', '#0a6b3d'],
    ['#9a9a9a', '#ffffff'],
    ['#d02020', '#2040c0'],
  ])('sees %s on %s through its anti-aliasing', (ink, paper) => {
    const { pairs, left_out, colors } = contrastInPicture(disc(90, rgb(ink), rgb(paper)));
    expect(pairs).toHaveLength(1);
    expect(new Set([pairs[0]!.a, pairs[0]!.b])).toEqual(new Set([ink, paper]));
    expect(pairs[0]!.border.share).toBe(1);
    expect(left_out.anti_aliased_pixels).toBeGreaterThan(50);
    expect(colors).toHaveLength(2);
  });

  it('keeps a thin line that is a colour of its own', () => {
    const [paper, line] = [rgb('#ffffff'), rgb('#d04000')];
    const { pairs } = contrastInPicture(paint(40, 40, (_, y) => (y % 10 === 5 ? line : paper)));
    expect(pairs).toMatchObject([{ ratio: floorRatio(contrastRatio(paper, line)) }]);
  });

  it('does not take grey strokes on white for the blur of black ones elsewhere', () => {
    const [paper, black, grey] = [rgb('#ffffff'), rgb('#101010'), rgb('#9a9a9a')];
    // Strokes three pixels wide with half-covered pixels on both sides, black in the upper half and grey in the lower.
    const { pairs, colors } = contrastInPicture(
      paint(60, 60, (x, y) => {
        const ink = y < 30 ? black : grey;
        return [paper, mix(paper, ink, 0.4), ink, ink, ink, mix(paper, ink, 0.6), paper, paper, paper, paper][x % 10];
      }),
    );
    expect(colors.map(({ hex }) => hex).sort()).toEqual(['#101010', '#9a9a9a', '#ffffff']);
    expect(pairs.filter(({ border }) => border.share > 0.02)).toMatchObject([
      { a: '#ffffff', b: '#9a9a9a' },
      { a: '#ffffff', b: '#101010' },
    ]);
  });

  it('joins the shades of thin text to the strongest', () => {
    const [paper, inks] = [rgb('#ffffff'), ['#707070', '#787878', '#808080'].map(rgb)];
    const { pairs, colors } = contrastInPicture(
      paint(60, 60, (x, y) => (x % 6 === 2 ? inks[(Math.floor(y / 5) + x) % 3] : paper)),
    );
    expect(colors).toHaveLength(2);
    expect(pairs).toMatchObject([{ ratio: floorRatio(contrastRatio(paper, inks[0]!)), border: { share: 1 } }]);
  });

  it('finds no edge in a gradient', () => {
    const { pairs, left_out, border_share } = contrastInPicture(paint(256, 8, (x) => ({ r: x, g: x, b: 255 - x })));
    expect(pairs).toEqual([]);
    expect(left_out.soft_borders).toBeGreaterThan(5);
    expect(border_share.aa_large).toBeNull();
  });

  it('names the vision model that sees least', () => {
    const { pairs } = contrastInPicture(paint(8, 8, (x) => rgb(x < 4 ? '#ff0000' : '#000000')));
    expect(pairs[0]!.worst.ratio).toBeLessThan(pairs[0]!.ratio);
  });

  it('leaves transparent pixels out', () => {
    const { colors, pairs } = contrastInPicture(paint(9, 3, (x) => (x < 3 ? rgb('#112233') : undefined)));
    expect(colors).toEqual([{ hex: '#112233', share: 1 }]);
    expect(pairs).toEqual([]);
  });
});
