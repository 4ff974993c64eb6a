import { describe, expect, it } from 'vitest';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { toLabD65 } from '../../src/color/lab.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { rgb } from '../../src/color/rgb.ts';
import { generateHarmony } from '../../src/design/harmony/generate.ts';
import { HARMONY_METHOD_IDS } from '../../src/design/harmony/methods/index.ts';
import { generatePalette } from '../../src/design/palette/generate.ts';
import { WHEEL_IDS, WHEELS } from '../../src/design/wheel/wheels.ts';
import { sized } from '../size.ts';

const hexes = ({ colors }: { readonly colors: readonly { readonly hex: string }[] }) => colors.map(({ hex }) => hex);

describe('the wheel of painters', () => {
  it('has violet opposite yellow, green opposite red and orange opposite blue', () => {
    const opposite = (hex: string): number => {
      const { colors } = generateHarmony({ method: 'complementary', color: rgb(hex), wheel: 'ryb' });
      return WHEELS.hsl.fromRgb(rgb(colors[1]!.hex)).h;
    };
    expect(opposite('#ffff00')).toBeGreaterThan(255);
    expect(opposite('#ffff00')).toBeLessThan(290);
    expect(opposite('#ff0000')).toBeGreaterThan(100);
    expect(opposite('#ff0000')).toBeLessThan(160);
    expect(opposite('#0055ff')).toBeGreaterThan(20);
    expect(opposite('#0055ff')).toBeLessThan(50);
  });

  it('leads back to every hue', () => {
    for (let h = 0; h < 360; h += 0.5) {
      const { h: back } = WHEELS.ryb.fromRgb(WHEELS.ryb.toRgb({ h, s: 1, l: 0.5 }));
      expect(Math.min(Math.abs(back - h), 360 - Math.abs(back - h))).toBeLessThan(1.5);
    }
  });
});

describe('a harmony', () => {
  const hues = sized(360, 24);
  it.each(WHEEL_IDS)('repeats no colour on the wheel %s', (wheel) => {
    for (const method of HARMONY_METHOD_IDS)
      for (let i = 0; i < hues; i += 1)
        for (const saturation of [0.001, 0.3, 0.7, 1])
          for (const lightness of [0.2, 0.28, 0.5, 0.71, 0.8]) {
            const made = hexes(generateHarmony({ method, hue: (i * 360) / hues, saturation, lightness, wheel }));
            expect([method, i, saturation, lightness, new Set(made).size]).toEqual([
              method,
              i,
              saturation,
              lightness,
              made.length,
            ]);
          }
  });

  it.each(['#ffcc00', '#ccff00', '#00ffff', '#0057b8', '#ff10f0', '#e6e6fa'])('has distinct tones of %s', (hex) => {
    for (const wheel of WHEEL_IDS)
      for (const method of [
        'monochromatic',
        'monochromatic_tints',
        'monochromatic_tones',
        'monochromatic_shades',
      ] as const) {
        const labs = hexes(generateHarmony({ method, color: rgb(hex), wheel })).map((one) => toLabD65(rgb(one)));
        labs.forEach((lab, i) => {
          for (const other of labs.slice(i + 1)) expect(ciede2000(lab, other)).toBeGreaterThan(0.5);
        });
      }
  });

  it('keeps a colour that was sent, balanced or not', () => {
    for (const balance of [true, false])
      for (const wheel of WHEEL_IDS)
        expect(hexes(generateHarmony({ method: 'square', color: rgb('#e4007f'), wheel, balance }))[0]).toBe('#e4007f');
  });
});

describe('balance', () => {
  const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const looks = (balance: boolean, hue: number) =>
    hexes(generateHarmony({ method: 'hexadic', hue, saturation: 0.75, lightness: 0.5, wheel: 'hsl', balance })).map(
      (hex) => toOklch(rgb(hex)),
    );

  it('draws lightness and chroma of all hues to one look, around the mean of what was asked', () => {
    for (let hue = 0; hue < 60; hue += 10) {
      const [plain, even] = [looks(false, hue), looks(true, hue)];
      expect(spreadOf(even.map(({ l }) => l))).toBeLessThan(0.6 * spreadOf(plain.map(({ l }) => l)));
      expect(Math.max(...even.map(({ c }) => c))).toBeLessThan(Math.max(...plain.map(({ c }) => c)));
      const mean = (list: typeof plain): number => list.reduce((sum, { l }) => sum + l, 0) / list.length;
      expect(Math.abs(mean(even) - mean(plain))).toBeLessThan(0.06);
      for (const [i, { h }] of even.entries()) expect(Math.abs(((h - plain[i]!.h + 540) % 360) - 180)).toBeLessThan(6);
    }
  });

  it('is off unless asked for, and leaves no neon green in a first palette', () => {
    const asked = {
      method: 'golden_ratio',
      hue: 327,
      saturation: 1,
      lightness: 0.45,
      count: 6,
      seed: 1,
      wheel: 'hsl',
    } as const;
    const [plain, even] = [generatePalette(asked), generatePalette({ ...asked, balance: true })];
    expect([plain.balance, even.balance]).toEqual([false, true]);
    const most = (list: typeof plain): number => Math.max(...hexes(list).map((hex) => toOklch(rgb(hex)).c));
    expect(most(even)).toBeLessThan(most(plain));
    const labs = hexes(even).map((hex) => toLabD65(rgb(hex)));
    labs.forEach((lab, i) => {
      for (const other of labs.slice(i + 1)) expect(ciede2000(lab, other)).toBeGreaterThan(10);
    });
  });
});
