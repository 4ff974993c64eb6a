import { contrastRatio } from '../../color/luminance.ts';
import { type Rgb, rgb, toHex } from '../../color/rgb.ts';
import { direction } from '../../exact/elementary.ts';
import { fitOklch } from '../../exact/fit.ts';
import { searchOklabOf } from '../../exact/oklab.ts';
import { hexOf } from '../../exact/packed.ts';

/** A colour in OKLCH, hue in degrees. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export const toneOf = (hex: string): Tone => {
  const lab = new Float64Array(3);
  searchOklabOf(Number.parseInt(hex.slice(1), 16), lab);
  const [l, a, b] = [lab[0]!, lab[1]!, lab[2]!];
  return { l, c: Math.sqrt(a * a + b * b), h: direction(b, a) };
};

const hexOfTone = ({ l, c, h }: Tone): string => hexOf(fitOklch(l, c, h));

export const ratioOf = (fg: string, bg: string): number => contrastRatio(rgb(fg), rgb(bg));

const WHITE: Rgb = rgb('#ffffff');
const STEP = 0.005;

/**
 * The colour nearest in lightness, hue kept and chroma cut to what fits, that has this contrast on every background; where
 * no lightness has it, black or white, whichever reads better on the first.
 */
const readableOn = (hex: string, backgrounds: readonly string[], least: number): string => {
  const tone = toneOf(hex);
  const reads = (color: string): boolean => backgrounds.every((background) => ratioOf(color, background) >= least);
  if (reads(hex)) return hex;
  for (let d = STEP; d < 1; d += STEP)
    for (const l of [tone.l - d, tone.l + d]) {
      if (l < 0 || l > 1) continue;
      const color = hexOfTone({ ...tone, l });
      if (reads(color)) return color;
    }
  return contrastRatio(WHITE, rgb(backgrounds[0]!)) >= 4.58 ? toHex(WHITE) : '#000000';
};

/** The first of these colours that has this contrast on the background; else the one with most, made readable. */
export const firstReadable = (colors: readonly string[], background: string, least: number): string => {
  const ranked = [...colors].sort((x, y) => ratioOf(y, background) - ratioOf(x, background));
  const [best] = ranked;
  if (best !== undefined && ratioOf(best, background) >= least) return best;
  return readableOn(best ?? '#000000', [background], least);
};
