import { coordinatesOf } from '../../../../../color/convert.ts';
import { CSS_SPACES, type CssColor, type CssSpaceId, lightOfCss } from '../../../../../color/css/css-color.ts';
import { isInside, mapIntoGamut } from '../../../../../color/gamut-map.ts';
import type { Vec3 } from '../../../../../color/matrix.ts';
import { isInSrgb, roundedRgb } from '../../../../../color/nearest-srgb.ts';
import { toHex } from '../../../../../color/rgb.ts';
import type { ColorSpace } from '../../../../../color/spaces/space.ts';
import { fromLinear } from '../../../../../color/transfer.ts';

/** The spaces of CSS by the names that style sheets have for them. */
const BY_NAME: ReadonlyMap<string, CssSpaceId> = new Map([
  ...Object.keys(CSS_SPACES).map((id) => [id, id as CssSpaceId] as const),
  ['xyz', 'xyz-d65'],
]);
export const spaceNamed = (name: string): CssSpaceId | undefined => BY_NAME.get(name);

/** The colour in another space; a powerless hue is missing there. */
export const inSpace = (color: CssColor, id: CssSpaceId): CssColor => {
  if (color.space === id) return color;
  const space: ColorSpace = CSS_SPACES[id];
  const coordinates = [...coordinatesOf(space, lightOfCss(color))] as [number, number, number];
  if (space.hue !== undefined && space.isPowerless?.(coordinates)) coordinates[space.hue] = Number.NaN;
  return { ...color, space: id, coordinates: coordinates satisfies Vec3 };
};

export interface Hex {
  /** `#rrggbb`, or `#rrggbbaa` where alpha is below 1. */
  readonly hex: string;
  readonly alpha: number;
  /**
   * Whether the colour lies outside of sRGB by more than half a step; its hex has the same lightness and hue with less
   * chroma.
   */
  readonly outside: boolean;
}

const suffix = (alpha: number): string =>
  alpha >= 1
    ? ''
    : Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0');

/** The colour in 8 bits of sRGB, as browsers show it there. */
export const toCssHex = (color: CssColor): Hex => {
  const light = lightOfCss(color);
  const linear = light.at('srgb-linear');
  const rgb = isInside(linear) ? roundedRgb(light) : fromLinear(mapIntoGamut(linear));
  return { hex: toHex(rgb) + suffix(color.alpha), alpha: color.alpha, outside: !isInSrgb(light) };
};
