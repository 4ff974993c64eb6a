import { readFileSync } from 'node:fs';
import { calcAPCA } from 'apca-w3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apcaContrast } from '../../src/accessibility/contrast/apca.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { runs } from '../size.ts';

const reference = JSON.parse(readFileSync(new URL('../reference/contrast.json', import.meta.url), 'utf8')) as {
  pairs: { fg: string; bg: string; wcag: number; level: string; aaLarge: boolean; apcaLc: number }[];
};
const byte = fc.integer({ min: 0, max: 255 });
const anyColor = fc.record({ r: byte, g: byte, b: byte });

const gradeOf = (ratio: number): string => {
  if (ratio >= 7) return 'AAA';
  return ratio >= 4.5 ? 'AA' : 'fail';
};

describe('contrast of two colours', () => {
  it.each(reference.pairs)('$fg on $bg', ({ fg, bg, wcag, level, aaLarge, apcaLc }) => {
    const ratio = contrastRatio(rgb(fg), rgb(bg));
    expect(Math.abs(ratio - wcag)).toBeLessThan(1e-6);
    expect(gradeOf(ratio)).toBe(level);
    expect(ratio >= 3).toBe(aaLarge);
    expect(Math.abs(apcaContrast(rgb(fg), rgb(bg)) - apcaLc)).toBeLessThan(1e-4);
  });

  it('APCA equals its reference implementation', () =>
    fc.assert(
      fc.property(anyColor, anyColor, (text, ground) => {
        expect(apcaContrast(text, ground)).toBeCloseTo(Number(calcAPCA(toHex(text), toHex(ground))), 9);
      }),
      { numRuns: runs(2000) },
    ));
});
