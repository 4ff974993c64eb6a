import { oklchToRgb } from '../../color/gamut.ts';
import { type Oklch, oklabToOklch, oklchToOklab, toOklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { differenceOf } from './legibility.ts';
import { type Paint, WHITE } from './paint.ts';
import { type Ramp, swatchOf } from './ramp.ts';

/** The tint of the page in one theme; `own` is a colour that the page has byte for byte where the surfaces leave room. */
export interface BackgroundTint {
  readonly c: number;
  readonly h: number;
  readonly own?: Rgb | undefined;
}

/** What the greys of a set are tinted with, from the light page to the dark one. */
export interface NeutralSource {
  readonly light: BackgroundTint;
  readonly dark: BackgroundTint;
}

type Tint = Omit<Oklch, 'l'>;

/** CIEDE2000 between neighbouring surfaces, with room above the 2 that is promised. */
const APART = 2.4;
const STEP = 0.002;

/** The lightness nearest to `from`, going by `step`, at which a grey differs from all of these; undefined past the end. */
const apartFrom = (
  others: readonly Paint[],
  from: number,
  step: number,
  tone: Omit<Oklch, 'l'>,
): number | undefined => {
  for (let l = from; l > 0.08 && l <= 1; l += step) {
    const paint = { color: oklchToRgb({ ...tone, l }) };
    if (others.every((other) => differenceOf(paint, other) >= APART)) return l;
  }
  return undefined;
};

const at = (tone: Tint, l: number): Paint => ({ color: oklchToRgb({ ...tone, l }) });

/** Tints of surface and page: between white and the page the tint grows, so that lightness needs to fall less. */
const lightTints = ({ light: { c, h } }: NeutralSource): { readonly surface: Tint; readonly page: Tint } => ({
  surface: { c: c / 2, h },
  page: { c, h },
});

/** Lightness of surface and background under white; the background is the palette's own where a surface fits between them. */
const lightBackgrounds = (
  { light: { own } }: NeutralSource,
  { surface: tone, page }: ReturnType<typeof lightTints>,
) => {
  if (own) {
    const { l } = toOklch(own);
    const between = apartFrom([WHITE, { color: own }], l + STEP, STEP, tone);
    if (between !== undefined) return { surface: between, bg: l, own };
  }
  const surface = apartFrom([WHITE], 0.99, -STEP, tone)!;
  return { surface, bg: apartFrom([WHITE, at(tone, surface)], surface, -STEP, page)!, own: undefined };
};

const DARK_PAGE = 0.175;

const darkBackgrounds = ({ dark: { own } }: NeutralSource, tone: Tint) => {
  const bg = own ? toOklch(own).l : DARK_PAGE;
  const background: Paint = own ? { color: own } : at(tone, bg);
  const surface = apartFrom([background], bg + 0.03, STEP, tone)!;
  return { bg, surface, raised: apartFrom([background, at(tone, surface)], surface + 0.035, STEP, tone)! };
};

/** Chroma of the steps as a multiple of the pages': greys between the two are a little fuller. */
const FULLER = [1, 1, 1.3, 1.6, 1.9, 2.1, 2.1, 1.8, 1, 1, 1] as const;
const MOST_CHROMA = 0.03;
const LAST = FULLER.length - 1;

/** The tint of a step: from that of the light page to that of the dark one. */
const tintOf = ({ light, dark }: NeutralSource, i: number): Tint => {
  const t = i / LAST;
  const mixed = oklabToOklch(
    [0, 1, 2].map((k) => {
      const [x, y] = [oklchToOklab({ l: 0, ...light }), oklchToOklab({ l: 0, ...dark })];
      return x[k]! + t * (y[k]! - x[k]!);
    }) as [number, number, number],
  );
  return { c: Math.min(mixed.c * FULLER[i]!, Math.max(MOST_CHROMA, mixed.c)), h: mixed.h };
};

/**
 * The greys of a set, with a breath of a hue. The two lightest steps are surface and background of the light theme, the three
 * darkest raised surface, surface and background of the dark one, each visibly apart from its neighbours; between them
 * lightness falls evenly.
 */
export const neutralRamp = (source: NeutralSource): Ramp => {
  const light = lightBackgrounds(source, lightTints(source));
  const dark = darkBackgrounds(source, { c: source.dark.c, h: source.dark.h });
  const shade = Math.min(0.36, dark.raised + 0.11);
  const lightness = [
    ...[light.surface, light.bg, 0.897, 0.845, 0.71, 0.56, 0.437],
    ...[shade, dark.raised, dark.surface, dark.bg],
  ];
  const own = new Map([
    [1, light.own],
    [LAST, source.dark.own],
  ]);
  const { surface, page } = lightTints(source);
  const night: Tint = { c: source.dark.c, h: source.dark.h };
  const tints = new Map([[0, surface], [1, page], ...[LAST - 2, LAST - 1, LAST].map((i) => [i, night] as const)]);
  return {
    name: 'neutral',
    base: { l: lightness[5]!, ...tintOf(source, 5) },
    at: 5,
    steps: lightness.map((l, i) => {
      const tint = tints.get(i) ?? tintOf(source, i);
      const swatch = swatchOf('neutral', i, { ...tint, l });
      const color = own.get(i);
      return color ? { token: swatch.token, color } : swatch;
    }),
  };
};
