import { describe, expect, it } from 'vitest';
import { hueSlice } from '../../src/accessibility/contrast/hue-slice.ts';
import { contrastMap } from '../../src/accessibility/contrast/map.ts';
import { DECIMALS, toDecimals } from '../../src/color/decimals.ts';
import { maxChroma, oklchToRgb } from '../../src/color/gamut.ts';
import { contrastOfLuminances, relativeLuminance } from '../../src/color/luminance.ts';
import { type Rgb, rgb } from '../../src/color/rgb.ts';
import { LINE_RATIOS, linesInMap, linesInPlane } from '../../src/web/paint/contrast-lines.ts';
import { hueSlices, paintHueMap } from '../../src/web/paint/hue-map.ts';
import { type Pixels, paintPlane } from '../../src/web/paint/plane.ts';

const [WIDTH, HEIGHT] = [160, 120];
const GROUNDS = ['#ffffff', '#000000', '#777777', '#7298bc', '#ffd000'].map(rgb);

const pixelAt = (pixels: Pixels, at: number): Rgb => ({ r: pixels[at]!, g: pixels[at + 1]!, b: pixels[at + 2]! });
const farthest = (a: Rgb, b: Rgb): number => Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));

describe('the plane of a hue', () => {
  it('shows 2,000 colours as the service converts them, within 1 of 255', () => {
    let seen = 0;
    for (let hue = 0; hue < 360; hue += 15) {
      const slice = hueSlice(hue);
      const most = slice.cuspL * slice.mostRatio * 1.06;
      const pixels = paintPlane(slice, most, WIDTH, HEIGHT);
      for (let y = 1; y < HEIGHT; y += 9)
        for (let x = 0; x < WIDTH; x += 11) {
          const at = 4 * (y * WIDTH + x);
          if (pixels[at + 3] !== 255) continue;
          const [l, c] = [1 - (y + 0.5) / HEIGHT, ((x + 0.5) / WIDTH) * most];
          expect(farthest(pixelAt(pixels, at), oklchToRgb({ l, c, h: hue }))).toBeLessThanOrEqual(1);
          seen += 1;
        }
    }
    expect(seen).toBeGreaterThan(2000);
  });

  it('is opaque inside the gamut, clear outside', () => {
    const slice = hueSlice(250);
    const most = slice.cuspL * slice.mostRatio * 1.06;
    const pixels = paintPlane(slice, most, WIDTH, HEIGHT);
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) {
        const beyond = ((x + 0.5) / WIDTH) * most - maxChroma(1 - (y + 0.5) / HEIGHT, 250);
        const alpha = pixels[4 * (y * WIDTH + x) + 3]!;
        if (beyond > most / WIDTH) expect(alpha).toBe(0);
        if (beyond < -most / WIDTH) expect(alpha).toBe(255);
      }
  });

  it('has lines on which every colour has the ratio', () => {
    let seen = 0;
    for (const ground of GROUNDS)
      for (let hue = 0; hue < 360; hue += 20) {
        const slice = hueSlice(hue);
        for (const { ratio, points } of linesInPlane(slice, ground))
          for (const [chroma, l] of points) {
            expect(contrastOfLuminances(slice.luminance(l, chroma), relativeLuminance(ground))).toBeCloseTo(ratio, 6);
            seen += 1;
          }
      }
    expect(seen).toBeGreaterThan(2000);
  });
});

describe('the map of all hues', () => {
  it.each([1, 0.08])('shows every colour as the service converts it, within 1 of 255, chroma %s', (chroma) => {
    const { pixels, width } = paintHueMap(chroma, 40);
    for (const [x, { hue }] of hueSlices().entries())
      for (let y = 0; y < 40; y += 1) {
        const l = 1 - (y + 0.5) / 40;
        const exact = oklchToRgb({ l, c: Math.min(chroma, maxChroma(l, hue)), h: hue });
        // Beside the hue of blue the slice ends where red dips, the largest chroma where it comes back.
        if (Math.abs(hue - 264) < 1) continue;
        expect(farthest(pixelAt(pixels, 4 * (y * width + x)), exact)).toBeLessThanOrEqual(1);
      }
  });

  it('has the lines of the endpoint, 2,700 points of them', () => {
    for (const ground of GROUNDS) {
      const lines = linesInMap(ground, undefined);
      const { contours, polarity } = contrastMap(ground, LINE_RATIOS, hueSlices().length);
      for (const { target, reachable, points } of contours) {
        const side = polarity === 'BoW' ? 'darker' : 'lighter';
        const line = lines.find((one) => one.ratio === target && one.side === side);
        expect(line !== undefined).toBe(reachable);
        const shown = line?.points.map(([hue, l]) => [hue, toDecimals(l, DECIMALS.oklab)]);
        if (line) expect(shown).toEqual(points.map(({ hue, lightness }) => [hue, lightness]));
      }
    }
  });
});
