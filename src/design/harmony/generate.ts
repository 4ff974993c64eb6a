import { isGrey, type Rgb } from '../../color/rgb.ts';
import { invalid } from '../../errors/refusal.ts';
import { type Hsl, turn } from '../../exact/hsl.ts';
import { round } from '../../exact/round.ts';
import { type Swatch, swatch } from '../swatch.ts';
import { WHEELS, type WheelId } from '../wheel/wheels.ts';
import type { HarmonyMethod } from './method.ts';
import { HARMONY_METHODS, type HarmonyMethodId } from './methods/index.ts';

/** Coordinates of every member of a harmony around this base, the base first. */
export const membersOf = (method: HarmonyMethod, base: Hsl): Hsl[] =>
  method.offsets.map((offset, i) => {
    const turned = { ...base, h: turn(base.h + offset) };
    return method.vary ? method.vary(turned, i) : turned;
  });

/** Colours of a harmony on a wheel, 8 bits a channel. */
export const harmonyColors = (method: HarmonyMethod, base: Hsl, wheel: WheelId = 'hsl'): Rgb[] =>
  membersOf(method, base).map((member) => WHEELS[wheel].toRgb(member));

export interface HarmonySettings {
  readonly method: HarmonyMethodId;
  readonly wheel: WheelId;
  /** Replaces hue, saturation and lightness. */
  readonly color?: Rgb | undefined;
  /** Degrees 0..360. */
  readonly hue?: number | undefined;
  readonly saturation?: number | undefined;
  readonly lightness?: number | undefined;
}

export interface Harmony {
  /** `<method>-<hue>-<saturation>-<lightness>`, and the wheel where it is not HSL. */
  readonly harmony_id: string;
  readonly method: HarmonyMethodId;
  /** null for a grey. */
  readonly hue: number | null;
  readonly saturation: number;
  readonly lightness: number;
  readonly wheel: WheelId;
  readonly family: string;
  readonly offsets: number[];
  readonly colors: (Swatch & { readonly role: string })[];
}

const BASE = ['hue', 'saturation', 'lightness'] as const;

/** The base on the wheel. Refuses INVALID_INPUT where neither a colour nor all of hue, saturation and lightness are sent, or both. */
const baseOf = (settings: HarmonySettings): Hsl => {
  const { color, wheel, hue, saturation, lightness } = settings;
  if (color) {
    const twice = BASE.find((field) => settings[field] !== undefined);
    if (twice) throw invalid('color', `takes the place of hue, saturation and lightness: send ${twice} or color`);
    return WHEELS[wheel].fromRgb(color);
  }
  if (hue === undefined || saturation === undefined || lightness === undefined) {
    const missing = BASE.find((field) => settings[field] === undefined)!;
    throw invalid(missing, 'is required (a number) unless color is sent');
  }
  return { h: hue, s: saturation, l: lightness };
};

/** The members of a harmony around one colour, with the role of each. A colour that was sent comes first byte for byte. */
export const generateHarmony = (settings: HarmonySettings): Harmony => {
  const { method: id, color, wheel } = settings;
  const base = baseOf(settings);
  const [hue, saturation, lightness] = color
    ? [round(base.h, 2), round(base.s, 4), round(base.l, 4)]
    : [base.h, base.s, base.l];
  const method = HARMONY_METHODS[id];
  const colors = harmonyColors(method, base, wheel);
  return {
    harmony_id: [id, hue, saturation, lightness, ...(wheel === 'hsl' ? [] : [wheel])].join('-'),
    method: id,
    hue: color && isGrey(color) ? null : hue,
    saturation,
    lightness,
    wheel,
    family: method.family,
    offsets: [...method.offsets],
    colors: colors.map((member, i) => ({ role: method.roles[i]!, ...swatch(i === 0 && color ? color : member) })),
  };
};
