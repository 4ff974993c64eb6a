import { transform, type Vec3 } from '../../color/matrix.ts';
import { P3_IN_OKLAB } from '../../color/oklab-gamut.ts';
import { P3_TO_XYZ, XYZ_TO_SRGB } from '../../color/primaries.ts';
import { toHex } from '../../color/rgb.ts';
import { fromLinear, srgbDecode, srgbEncode, toLinear } from '../../color/transfer.ts';
import { round } from '../../exact/round.ts';
import { greynessOf } from './greyness.ts';
import { INTERPOLATIONS, type InterpolationId } from './interpolation/index.ts';
import { hasHardEdge, type Stop } from './stop.ts';
import type { Side } from './vivid/arc.ts';
import { fewestStops } from './vivid/fewest-stops.ts';
import { type OklabPath, vividPath, vividRamp } from './vivid/path.ts';

/** Whether an answer shows the vivid path: where a gradient is grey or muted, and where it is that path. */
export const offersVivid = (stops: readonly Stop[], interpolation: InterpolationId): boolean =>
  INTERPOLATIONS[interpolation].path !== undefined ||
  greynessOf(stops, INTERPOLATIONS[interpolation]).verdict !== undefined;

/** More stops leave no grey between them that a path could avoid. */
const MOST_STOPS = 16;
/** Below this gain in greyness the other way round is not worth showing. */
const GAIN = 0.1;

const percent = (position: number): string => `${Number((position * 100).toFixed(2))}%`;
const cssOf = (stops: readonly { readonly text: string; readonly position: number }[]): string =>
  `linear-gradient(90deg in oklab, ${stops.map(({ text, position }) => `${text} ${percent(position)}`).join(', ')})`;

const asHex = (linear: Vec3) => {
  const color = fromLinear(linear);
  return { text: toHex(color), linear: toLinear(color) };
};

/** Decimals of a channel in `color(display-p3 ...)`. */
const P3_DECIMALS = 3;

const p3Channels = (path: OklabPath, position: number): number[] => {
  const [l, a, b] = path(position);
  return P3_IN_OKLAB.toLinear(l, a, b).map((v) => round(srgbEncode(Math.min(1, Math.max(0, v))), P3_DECIMALS));
};

const positionsOf = (stops: readonly Stop[]): number[] => stops.map(({ position }) => position);

/** The fewest stops in 8 bits that a browser joins in Oklab. */
const hexStops = (stops: readonly Stop[], side: Side) => {
  const at = vividRamp(stops, side);
  return fewestStops(positionsOf(stops), (position) => at(position).linear, asHex);
};

const p3Css = (stops: readonly Stop[]): string => {
  const path = vividPath(stops, P3_IN_OKLAB, 'best');
  const linearAt = (position: number): Vec3 => {
    const [r, g, b] = p3Channels(path, position).map(srgbDecode);
    return transform(XYZ_TO_SRGB, transform(P3_TO_XYZ, [r!, g!, b!]));
  };
  const text = (position: number): string => `color(display-p3 ${p3Channels(path, position).join(' ')})`;
  const chosen = fewestStops(positionsOf(stops), linearAt, (linear) => ({ text: '', linear }));
  return cssOf(chosen.map(({ position }) => ({ position, text: text(position) })));
};

const listed = (stops: readonly { readonly text: string; readonly position: number }[]) =>
  stops.map(({ text, position }) => ({ hex: text, position: round(position, 6) }));

/**
 * The vivid path through stops in a form that any tool can draw: the fewest stops that stay within 1 of it (CIEDE2000) when they are
 * joined in Oklab, the same in Display P3, and the other way round the hues where that is clear as well. Null where two stops make a hard edge,
 * and above 16 stops.
 */
export const vividOffer = (colors: readonly Stop[]) => {
  if (hasHardEdge(colors) || colors.length > MOST_STOPS) return null;
  const [first, last] = [colors[0]!.position, colors.at(-1)!.position];
  if (!(last > first)) return null;
  const best = hexStops(colors, 'best');
  const before = greynessOf(colors, INTERPOLATIONS.oklab).greyness;
  const other = greynessOf(colors, INTERPOLATIONS['vivid-opposite']).greyness;
  const opposite = before - other >= GAIN ? hexStops(colors, 'opposite') : undefined;
  return {
    greyness: round(greynessOf(colors, INTERPOLATIONS.vivid).greyness, 4),
    stops: listed(best),
    css: cssOf(best),
    css_p3: p3Css(colors),
    opposite_css: opposite ? cssOf(opposite) : null,
  };
};
