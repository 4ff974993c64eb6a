import { alphaReport, type Color } from '../color.ts';
import { DECIMALS, hueToDecimals, toDecimals } from '../decimals.ts';
import { keywordOf } from '../named-colors.ts';
import { toHex } from '../rgb.ts';
import { lightOfRgb } from '../wide-color.ts';
import { answeredCoordinates } from './answer.ts';
import { type SpaceId, spaces } from './index.ts';
import { unknownSpace } from './lookup.ts';

/** The spaces people name without a standard at hand, and the space of the registry that each one means. */
export const EVERYDAY_SPACES = {
  hsl: 'hsl',
  hsv: 'hsv',
  hwb: 'hwb',
  cmyk: 'cmyk',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  xyz: 'xyz-d65',
} as const satisfies Record<string, SpaceId>;

type EverydayId = keyof typeof EVERYDAY_SPACES;
const EVERYDAY_IDS = Object.keys(EVERYDAY_SPACES) as EverydayId[];

const TARGETS: readonly string[] = ['hex', 'rgb', ...EVERYDAY_IDS];

/** The same with the channels of each. */
export const EVERYDAY_TARGETS: readonly { readonly key: string; readonly parts?: readonly string[] }[] = [
  { key: 'hex' },
  { key: 'rgb', parts: ['r', 'g', 'b'] },
  ...EVERYDAY_IDS.map((key) => ({ key, parts: spaces[EVERYDAY_SPACES[key]].channels.map(({ id }) => id) })),
];

/** Decimals of an answer: percentages and Lab 4, Oklab and XYZ 6; hues have 3 everywhere. */
const DECIMALS_OF: Readonly<Record<EverydayId, number>> = {
  hsl: 4,
  hsv: 4,
  hwb: 4,
  cmyk: 4,
  lab: 4,
  lch: 4,
  oklab: 6,
  oklch: 6,
  xyz: 6,
};
/** CMYK is in percent here, as HSL, HSV and HWB are; the space of the registry goes from 0 to 1. */
const scaleOf = (id: EverydayId): number => (id === 'cmyk' ? 100 : 1);

type Of<Channel extends string> = Record<Channel, number>;
/** The hue of a grey is null. */
type WithHue<Channel extends string> = Of<Channel> & { h: number | null };

interface EverydayValues {
  hex?: string;
  rgb?: Of<'r' | 'g' | 'b'>;
  hsl?: WithHue<'s' | 'l'>;
  hsv?: WithHue<'s' | 'v'>;
  hwb?: WithHue<'w' | 'b'>;
  cmyk?: Of<'c' | 'm' | 'y' | 'k'>;
  lab?: Of<'l' | 'a' | 'b'>;
  lch?: WithHue<'l' | 'c'>;
  oklab?: Of<'l' | 'a' | 'b'>;
  oklch?: WithHue<'l' | 'c'>;
  xyz?: Of<'x' | 'y' | 'z'>;
}

/** Spaces that hold colours outside sRGB; the others are forms of the 8-bit colour. */
const IS_WIDE: ReadonlySet<EverydayId> = new Set(['lab', 'lch', 'oklab', 'oklch', 'xyz']);

/** Throws UNKNOWN_SPACE for a target that is none of the everyday spaces. */
export const checkTarget = (to: string | undefined): void => {
  if (to === undefined || TARGETS.includes(to)) return;
  const where = Object.hasOwn(spaces, to)
    ? `'${to}' is available from POST /v1/science/convert; this endpoint offers ${TARGETS.join(', ')}.`
    : `Targets: ${TARGETS.join(', ')}; POST /v1/science/convert offers more spaces.`;
  throw unknownSpace('to', to, TARGETS, where);
};

/**
 * A colour in every everyday space or in one: of its 8 bits inside sRGB; outside, the wide spaces have the colour itself. Throws
 * UNKNOWN_SPACE for any other target.
 */
export const everydayConversion = ({ rgb: color, itself, isMapped, alpha }: Color, to: string | undefined) => {
  checkTarget(to);
  const wanted = (id: string): boolean => to === undefined || to === id;
  const values: EverydayValues = {};
  if (wanted('hex')) values.hex = toHex(color);
  if (wanted('rgb')) values.rgb = { r: color.r, g: color.g, b: color.b };
  const narrow = lightOfRgb(color);
  for (const id of EVERYDAY_IDS) {
    if (!wanted(id)) continue;
    const space = spaces[EVERYDAY_SPACES[id]];
    const coordinates = answeredCoordinates(space, isMapped && IS_WIDE.has(id) ? itself : narrow);
    const shown = (value: number | null, i: number): number | null => {
      if (value === null) return null;
      return i === space.hue ? hueToDecimals(value, DECIMALS.hue) : toDecimals(value * scaleOf(id), DECIMALS_OF[id]);
    };
    // The registry knows its channels as text; the schema of the answer is held to them.
    values[id] = Object.fromEntries(
      space.channels.map((channel, i) => [channel.id, shown(coordinates[i]!, i)]),
    ) as never;
  }
  const keyword = isMapped || alpha < 1 ? null : keywordOf(color);
  return { color: toHex(color), keyword, ...alphaReport(color, alpha), values };
};
