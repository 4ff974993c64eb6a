import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import { type Oklch, toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { turn } from '../../exact/hsl.ts';
import { linspace, nearest, pchip } from '../shade/curve.ts';
import { inDisplayP3 } from './p3.ts';
import type { Swatch } from './paint.ts';

/** The steps of every ramp. */
export const RAMP_STEPS = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;
export type RampStep = (typeof RAMP_STEPS)[number];
const LAST = RAMP_STEPS.length - 1;

/** Eleven colours from light to dark. */
export interface Ramp {
  readonly name: string;
  /** The colour that it was made from, and the step that has its lightness. */
  readonly base: Oklch;
  readonly at: number;
  readonly steps: readonly Swatch[];
}

/** A step of a ramp by its name. */
export const stepOf = ({ steps }: Ramp, step: RampStep): Swatch => steps[RAMP_STEPS.indexOf(step)]!;

export const swatchOf = (name: string, i: number, wanted: Oklch): Swatch => {
  const most = maxChroma(wanted.l, wanted.h);
  const token = `color-${name}-${RAMP_STEPS[i]!}`;
  const color = oklchToRgb({ ...wanted, c: Math.min(wanted.c, most) });
  if (wanted.c <= most + ROOM) return { token, color };
  return { token, color, clipped: true, wide: inDisplayP3(wanted, most) };
};

const [LIGHT, DARK] = [0.98, 0.2];
const ROOM = 1e-6;
/** From this lightness on tints lose chroma towards the light end. */
const TINT_FROM = 0.6;
/** A colour of much chroma gets so many tints above it, however light it is; one of some chroma fewer. */
const TINTS = [
  { chroma: 0.1, least: 3 },
  { chroma: 0.04, least: 2 },
] as const;

/** Lightness of every step, through `l` at the step nearest to it, or at `least` where that comes later. */
const ladder = (l: number, least: number): { readonly lightness: readonly number[]; readonly at: number } => {
  const at = Math.max(nearest(linspace(LIGHT, DARK, LAST + 1), l), least);
  const top = Math.max(LIGHT, l + 0.7 * (1 - l));
  const bottom = Math.min(DARK, l);
  const points = new Map([
    [0, top],
    [LAST, bottom],
  ]).set(at, l);
  const xs = [...points.keys()].sort((x, y) => x - y);
  const curve = pchip(
    xs,
    xs.map((x) => points.get(x)!),
  );
  return { lightness: RAMP_STEPS.map((_, i) => (i === at ? l : curve(i))), at };
};

/** Share of the base's chroma at a lightness: fading in the tints, a little more just below the base, less in the dark. */
const chromaShare = (value: number, l: number, top: number): number => {
  if (value >= l) {
    const from = Math.max(l, TINT_FROM);
    if (value <= from) return 1;
    return 0.05 + 0.95 * (1 - (value - from) / Math.max(top - from, ROOM)) ** 1.3;
  }
  const down = (l - value) / Math.max(l - DARK, ROOM);
  return Math.max(0.4, 1 + 0.5 * down - 1.1 * down * down);
};

/** Yellows would turn olive as they darken: their hue goes towards orange, as that of pigments does. */
export const shadeHue = (h: number, down: number): number => {
  const yellow = Math.max(0, 1 - Math.abs(h - 98) / 36);
  return turn(h - 45 * yellow * down);
};

/**
 * Eleven steps of one colour from light to dark in OKLCH, through its lightness. A colour of 8 bits is
 * put in byte for byte at the step that has its lightness.
 */
export const tokenRamp = (name: string, source: Oklch | Rgb): Ramp => {
  const exact = 'r' in source ? source : undefined;
  const wanted = 'r' in source ? toOklch(source) : source;
  const base = exact ? wanted : { ...wanted, c: Math.min(wanted.c, maxChroma(wanted.l, wanted.h)) };
  const least = TINTS.find(({ chroma }) => base.c >= chroma)?.least ?? 0;
  const { lightness, at } = ladder(base.l, least);
  const steps = lightness.map((l, i): Swatch => {
    if (exact && i === at) return { token: `color-${name}-${RAMP_STEPS[i]!}`, color: exact };
    const c = wanted.c * chromaShare(l, base.l, lightness[0]!);
    const down = l < base.l ? (base.l - l) / Math.max(base.l - DARK, ROOM) : 0;
    return swatchOf(name, i, { l, c, h: shadeHue(base.h, down) });
  });
  return { name, base, at, steps };
};
