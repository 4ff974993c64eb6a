import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Color from 'colorjs.io';
import { toGamut, wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apcaContrast } from '../../src/accessibility/contrast/apca.ts';
import { lightOfCss } from '../../src/color/css/css-color.ts';
import { readCss } from '../../src/color/css/read.ts';
import { measuredLab, measuredLuminance, measuredRatio } from '../../src/color/measured.ts';
import { isInSrgb } from '../../src/color/nearest-srgb.ts';
import {
  linearToOklab,
  oklabDistance,
  oklabToLinear,
  oklabToOklch,
  oklchToOklab,
  toOklab,
  toOklch,
} from '../../src/color/oklab.ts';
import { readColor } from '../../src/color/read-color.ts';
import { type GamutChoice, readMeasured, resolveColor } from '../../src/color/resolve.ts';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { GAMUT_METHODS, oklchInSrgb, toSrgb } from '../../src/color/to-srgb.ts';
import { lightAt } from '../../src/color/wide-color.ts';
import { runs } from '../size.ts';

const lightOf = (text: string) => lightOfCss(readCss(text).color!);
const peerHex = (text: string): string =>
  new Color(text).to('srgb').toGamut({ space: 'srgb', method: 'css' }).toString({ format: 'hex', collapse: false });
const hexOf = (text: string, method: (typeof GAMUT_METHODS)[number]) => toHex(toSrgb(lightOf(text), method));
const far = fc
  .record({
    l: fc.double({ min: 0.02, max: 0.98, noNaN: true }),
    c: fc.double({ min: 0.1, max: 0.45, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map(({ l, c, h }) => `oklch(${l} ${c} ${h})`);

describe('a colour outside sRGB', () => {
  it('is mapped by css as colorjs.io maps it', () => {
    fc.assert(
      fc.property(far, (text) => {
        const theirs = new Color(text).to('srgb').toGamut({ space: 'srgb', method: 'css' }).coords as number[];
        const ours = toSrgb(lightOf(text), 'css');
        for (const [i, channel] of (['r', 'g', 'b'] as const).entries())
          expect(Math.abs(ours[channel] - 255 * theirs[i]!), text).toBeLessThanOrEqual(0.5 + 1e-3);
      }),
      { numRuns: runs(400) },
    );
  });

  it('is mapped by css as culori maps it, but for the last step of its search', () => {
    const map = toGamut('rgb', 'oklch');
    let apart = 0;
    let all = 0;
    fc.assert(
      fc.property(far, (text) => {
        const { r, g, b } = map(text) as { r: number; g: number; b: number };
        const ours = toSrgb(lightOf(text), 'css');
        const worst = Math.max(...[ours.r - 255 * r, ours.g - 255 * g, ours.b - 255 * b].map(Math.abs));
        all += 1;
        if (worst > 1) apart += 1;
      }),
      { numRuns: runs(400) },
    );
    expect(apart / all).toBeLessThan(0.03);
  });

  it('of Tailwind is what the algorithm of CSS makes of it', () => {
    const theme = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');
    const outside = [...theme.matchAll(/--color-[\w-]+: (oklch\([^)]*\))/g)]
      .map(([, text]) => text!)
      .filter((text) => !isInSrgb(lightOf(text)));
    expect(outside.length).toBeGreaterThan(80);
    for (const text of outside) expect([text, hexOf(text, 'css')]).toEqual([text, peerHex(text)]);
    expect(hexOf('oklch(71.5% 0.143 215.221)', 'css')).toBe('#00b8db');
  });

  it.each([
    ['oklch(0.217 0.374 207)', { css: '#002027', chroma: '#001f23', clip: '#001e6f', nearest: '#00006d' }],
    ['color(display-p3 1 0 0)', { css: '#ff0b0c', clip: '#ff0000' }],
    ['oklch(1.2 0.3 20)', { css: '#ffffff', chroma: '#ffffff' }],
    ['color(xyz 0 0 -1)', { css: '#000000' }],
  ] as const)('%s is mapped by each method', (text, wanted) => {
    for (const [method, hex] of Object.entries(wanted)) expect(hexOf(text, method as keyof typeof wanted)).toBe(hex);
  });

  it('keeps hue and lightness by chroma, and lies nearest by nearest', () => {
    fc.assert(
      fc.property(far, (text) => {
        const light = lightOf(text);
        const wanted = linearToOklab(light.at('srgb-linear'));
        if (isInSrgb(light)) return;
        const { l, c, h } = toOklch(toSrgb(light, 'chroma'));
        const { l: l0, h: h0 } = oklabToOklch(wanted);
        // Eight bits are steps of their own in what is nearly grey or black.
        if (c > 0.05 && l > 0.3) {
          expect(Math.abs(l - l0), text).toBeLessThan(0.005);
          expect(Math.abs(((h - h0 + 540) % 360) - 180), text).toBeLessThan(3);
        }
        const distances = GAMUT_METHODS.map((method) => oklabDistance(toOklab(toSrgb(light, method)), wanted));
        expect(Math.min(...distances)).toBe(distances[GAMUT_METHODS.indexOf('nearest')]);
      }),
      { numRuns: runs(400) },
    );
  });

  it('is the same by every method inside sRGB', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), fc.nat(255), (r, g, b) => {
        const light = lightAt('srgb', [r / 255, g / 255, b / 255]);
        for (const method of GAMUT_METHODS) expect(toSrgb(light, method)).toEqual({ r, g, b });
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a colour of an operation', () => {
  const resolve = (text: string, gamut: GamutChoice = 'css', over?: string) =>
    resolveColor(readColor(text).color!, { gamut, over: over === undefined ? undefined : rgb(over) });

  it('is mapped, and what was done is said', () => {
    const { color, mapping } = resolve(' oklch(0.217 0.374 207)') as Extract<
      ReturnType<typeof resolve>,
      { color: object }
    >;
    expect(toHex(color.rgb)).toBe('#002027');
    expect(mapping).toEqual({ from: 'oklch(0.217 0.374 207)', to: '#002027', method: 'css', delta_e_ok: 0.334911 });
    expect(resolve('#336699')).not.toHaveProperty('mapping');
  });

  it('is refused outside sRGB where that is wanted, with the nearest inside', () => {
    expect(resolve('color(display-p3 1 0 0)', 'refuse')).toEqual({
      why: expect.stringContaining('lies outside sRGB; the nearest colour inside is #ff0000'),
      details: { nearest: '#ff0000' },
    });
  });

  it('is laid over another if it is translucent, and refused without', () => {
    expect(resolve('#0006', 'css', '#ffffff')).toMatchObject({
      color: { rgb: rgb('#999999'), alpha: 1 },
      composition: { from: '#0006', over: '#ffffff', to: '#999999' },
    });
    expect(resolve('#0006').why).toMatch(/transparent.*send `over`/);
  });

  it('is measured as the light that it is, outside sRGB too', () => {
    const p3 = readMeasured('color(display-p3 1 0 0)').color!;
    const y = new Color('color(display-p3 1 0 0)').to('xyz-d65').coords[1]!;
    // WCAG rounds the weights of the channels to four digits.
    expect(measuredLuminance(p3)).toBeCloseTo(y, 4);
    expect(measuredLuminance(p3)).not.toBeCloseTo(measuredLuminance(rgb(toHex(p3))), 2);
    expect(measuredRatio(p3, rgb('#ffffff'))).toBeCloseTo(wcagContrast('color(display-p3 1 0 0)', '#ffffff'), 6);
    for (const [i, v] of new Color('color(display-p3 1 0 0)').to('lab-d65').coords.entries())
      expect(measuredLab(p3)[i]).toBeCloseTo(v!, 4);
    expect(measuredLuminance(readMeasured('color(srgb 9 9 9)').color!)).toBe(1);
    expect(measuredLuminance(readMeasured('color(srgb -1 0 0)').color!)).toBe(0);
  });

  it('has the APCA contrast that colorjs.io has for it', () => {
    fc.assert(
      fc.property(far, fc.constantFrom('#ffffff', '#111111', '#888888'), (text, ground) => {
        const theirs = new Color(ground).contrast(new Color(text), 'APCA');
        const ours = apcaContrast(readMeasured(text).color!, rgb(ground));
        if (readMeasured(text).color!.beyond) expect(Math.abs(ours - theirs), `${text} ${ground}`).toBeLessThan(0.01);
      }),
      { numRuns: runs(200) },
    );
  });
});

it('OKLCH comes into sRGB as every other colour does', () => {
  fc.assert(
    fc.property(
      fc.record({
        l: fc.double({ min: 0, max: 1, noNaN: true }),
        c: fc.double({ min: 0, max: 0.45, noNaN: true }),
        h: fc.double({ min: 0, max: 360, noNaN: true }),
      }),
      (color) => {
        const light = lightAt('srgb-linear', oklabToLinear(oklchToOklab(color)));
        expect(oklchInSrgb(color)).toEqual(toSrgb(light, 'css'));
      },
    ),
    { numRuns: runs(2000) },
  );
});
