import { coordinatesOfXyz, xyzOfCoordinates } from '../../../../color/convert.ts';
import { mapChannels, type Vec3 } from '../../../../color/matrix.ts';
import { linearToOklab, oklabDistance, oklabToLinear } from '../../../../color/oklab.ts';
import { toHex } from '../../../../color/rgb.ts';
import { type SpaceId, spaces } from '../../../../color/spaces/index.ts';
import type { Coordinates } from '../../../../color/spaces/space.ts';
import { srgbDecode, srgbEncode } from '../../../../color/transfer.ts';
import { XYZ_D65 } from '../../../../color/white.ts';

/** A colour as style sheets write it: coordinates in a space, NaN for a missing one (`none`), alpha 0..1. */
export interface CssColor {
  readonly space: SpaceId;
  readonly coordinates: Vec3;
  readonly alpha: number;
}

export const colorIn = (space: SpaceId, coordinates: Vec3, alpha = 1): CssColor => ({ space, coordinates, alpha });

const filled = ([a, b, c]: Vec3): Vec3 => [a || 0, b || 0, c || 0];

const xyzOf = ({ space, coordinates }: CssColor): Vec3 => xyzOfCoordinates(spaces[space], filled(coordinates));

// Greys come back from XYZ with differences in the last places, which hue and saturation would make much of.
const settled = (value: number): number => Math.round(value * 1e9) / 1e9;

/** Coordinates in another space. Spaces made of encoded sRGB reach each other without a detour through XYZ. */
const carried = (color: CssColor, to: SpaceId): Coordinates => {
  const [from, target] = [spaces[color.space], spaces[to]];
  if (target.base !== 'srgb') return coordinatesOfXyz(target, xyzOf(color));
  const encoded =
    from.base === 'srgb'
      ? from.toBase(filled(color.coordinates), XYZ_D65)
      : coordinatesOfXyz(spaces.srgb, xyzOf(color));
  const [r, g, b] = encoded.map(settled) as [number, number, number];
  return target.fromBase([r, g, b], XYZ_D65);
};

/** The colour in another space; a powerless hue is missing there. */
export const convert = (color: CssColor, space: SpaceId): CssColor => {
  if (color.space === space) return color;
  const target = spaces[space];
  const coordinates = [...carried(color, space)] as [number, number, number];
  if (target.hue !== undefined && target.isPowerless?.(coordinates)) coordinates[target.hue] = Number.NaN;
  return { space, coordinates, alpha: color.alpha };
};

const EPSILON = 1e-6;
const fits = (rgb: Vec3): boolean => rgb.every((value) => value >= -EPSILON && value <= 1 + EPSILON);
const clip = (rgb: Vec3): Vec3 => mapChannels(rgb, (v) => Math.min(1, Math.max(0, v)));

const encoded = (lab: Vec3): Vec3 => {
  const [r, g, b] = oklabToLinear(lab);
  return [srgbEncode(r), srgbEncode(g), srgbEncode(b)];
};
const labOf = ([r, g, b]: Vec3): Vec3 => linearToOklab([srgbDecode(r), srgbDecode(g), srgbDecode(b)]);

/** A difference nobody sees (delta E OK), and how finely chroma is searched. */
const JUST_NOTICEABLE = 0.02;
const STEP = 1e-4;

/** Into sRGB by less chroma, cut off where the cut is not seen (CSS Color 4, 13.2.2). */
const mapped = ([l, a, b]: Vec3): Vec3 => {
  if (l >= 1) return [1, 1, 1];
  if (l <= 0) return [0, 0, 0];
  const chroma = Math.hypot(a, b);
  const at = (c: number): Vec3 => [l, (a / chroma) * c, (b / chroma) * c];
  const error = (lab: Vec3): number => oklabDistance(labOf(clip(encoded(lab))), lab);
  if (chroma === 0 || error([l, a, b]) < JUST_NOTICEABLE) return clip(encoded([l, a, b]));
  let [low, high, lowFits] = [0, chroma, true];
  while (high - low > STEP) {
    const middle = (low + high) / 2;
    if (lowFits && fits(encoded(at(middle)))) low = middle;
    else {
      const distance = error(at(middle));
      if (distance >= JUST_NOTICEABLE) high = middle;
      else if (JUST_NOTICEABLE - distance < STEP) return clip(encoded(at(middle)));
      else {
        lowFits = false;
        low = middle;
      }
    }
  }
  return clip(encoded(at((low + high) / 2)));
};

export interface Hex {
  /** `#rrggbb`, or `#rrggbbaa` where alpha is below 1. */
  readonly hex: string;
  readonly alpha: number;
  /** Whether the colour lies outside of sRGB; its hex is then that of the same lightness and hue with less chroma. */
  readonly outside: boolean;
}

const byte = (value: number): number => Math.round(value * 255);
const suffix = (alpha: number): string => (alpha >= 1 ? '' : byte(alpha).toString(16).padStart(2, '0'));

/** The colour in 8 bits of sRGB. */
export const toCssHex = (color: CssColor): Hex => {
  const alpha = Math.min(1, Math.max(0, color.alpha || 0));
  const { coordinates } = convert(color, 'srgb');
  const [r, g, b] = filled(coordinates);
  const outside = !fits([r, g, b]);
  const [x, y, z] = outside ? mapped(filled(convert({ ...color, alpha: 1 }, 'oklab').coordinates)) : clip([r, g, b]);
  return { hex: toHex({ r: byte(x), g: byte(y), b: byte(z) }) + suffix(alpha), alpha, outside };
};
