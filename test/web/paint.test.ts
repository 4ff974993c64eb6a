import { describe, expect, it } from 'vitest';
import { hueSlice } from '../../src/accessibility/contrast/hue-slice.ts';
import { contrastMap } from '../../src/accessibility/contrast/map.ts';
import { DECIMALS, toDecimals } from '../../src/color/decimals.ts';
import { maxChroma, oklchToRgb } from '../../src/color/gamut.ts';
import { contrastOfLuminances, relativeLuminance } from '../../src/color/luminance.ts';
import { type Rgb, rgb } from '../../src/color/rgb.ts';
import { LINE_RATIOS, linesInMap, linesInPlane } from '../../src/web/paint/contrast-lines.ts';
import { inDisc, paintDisc, placeInDisc } from '../../src/web/paint/disc.ts';
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
      const { contours } = contrastMap(ground, LINE_RATIOS, hueSlices().length);
      for (const { target, reachable, polarity, points } of contours) {
        const side = polarity === 'BoW' ? 'darker' : 'lighter';
        const line = lines.find((one) => one.ratio === target && one.side === side);
        expect(line !== undefined).toBe(reachable);
        const shown = line?.points.map(([hue, l]) => [hue, toDecimals(l, DECIMALS.oklab)]);
        if (line) expect(shown).toEqual(points.map(({ hue, lightness }) => [hue, lightness]));
      }
    }
  });
});

describe('the disc of a lightness', () => {
  const [SIZE, MOST] = [160, 0.36];
  const placeOf = (x: number, y: number) => inDisc((x + 0.5) / SIZE, (y + 0.5) / SIZE, MOST);

  it('shows 2,000 colours as the service converts them, within 1 of 255, and nothing outside sRGB', () => {
    let seen = 0;
    for (const l of [0.15, 0.35, 0.5, 0.65, 0.8, 0.93]) {
      const pixels = paintDisc(hueSlices(), l, MOST, SIZE);
      for (let y = 0; y < SIZE; y += 2)
        for (let x = 0; x < SIZE; x += 2) {
          const at = 4 * (y * SIZE + x);
          const { c, h } = placeOf(x, y);
          // Beside the hue of blue the slice ends where red dips, the largest chroma where it comes back.
          if (c > 0.92 * MOST || Math.abs(h - 264) < 3) continue;
          const beyond = c - maxChroma(l, h);
          // The border is drawn between hues two degrees apart.
          if (beyond > 0.012) expect(pixels[at + 3]).toBe(0);
          if (beyond > -0.012) continue;
          expect(pixels[at + 3]).toBe(255);
          expect(farthest(pixelAt(pixels, at), oklchToRgb({ l, c, h }))).toBeLessThanOrEqual(1);
          seen += 1;
        }
    }
    expect(seen).toBeGreaterThan(2000);
  });

  it('has a ring of the most chromatic colour of each hue', () => {
    const pixels = paintDisc(hueSlices(), 0.6, MOST, SIZE);
    for (let h = 0; h < 360; h += 10) {
      const { x, y } = placeInDisc(0.965 * MOST, h, MOST);
      const [column, row] = [Math.floor(x * SIZE), Math.floor(y * SIZE)];
      const at = 4 * (row * SIZE + column);
      const hue = placeOf(column, row).h;
      expect(pixels[at + 3]).toBe(255);
      // Between two slices the border may be cut a little.
      expect(farthest(pixelAt(pixels, at), oklchToRgb({ l: 0.6, c: maxChroma(0.6, hue), h: hue }))).toBeLessThan(12);
    }
  });

  it('finds the place of a colour, and the colour of a place', () => {
    for (const [c, h] of [
      [0.1, 30],
      [0.25, 200],
      [0.02, 359],
    ] as const) {
      const { x, y } = placeInDisc(c, h, MOST);
      const found = inDisc(x, y, MOST);
      expect(found.c).toBeCloseTo(c, 12);
      expect(found.h).toBeCloseTo(h, 9);
    }
  });
});
