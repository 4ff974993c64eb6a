import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { toLabD65 } from '../../color/lab.ts';
import { isGrey, type Rgb } from '../../color/rgb.ts';
import { invalid } from '../../errors/refusal.ts';
import { type Hsl, turn } from '../../exact/hsl.ts';
import { round } from '../../exact/round.ts';
import { type Swatch, swatch } from '../swatch.ts';
import type { Wheel } from '../wheel/wheel.ts';
import { WHEELS, type WheelId, wheelOf } from '../wheel/wheels.ts';
import type { HarmonyMethod } from './method.ts';
import { HARMONY_METHODS, type HarmonyMethodId } from './methods/index.ts';

/** Coordinates of every member of a harmony around this base, the base first. */
export const membersOf = (method: HarmonyMethod, base: Hsl): Hsl[] =>
  method.offsets.map((offset, i) => {
    const turned = { ...base, h: turn(base.h + offset) };
    return method.vary ? method.vary(turned, i) : turned;
  });

/** A wheel that moves lightness leads tones of one hue back to one colour: they are counted from what the base came out as, and keep their lightness. */
const tones = (method: HarmonyMethod, base: Hsl, { toRgb, tone, fromRgb }: Wheel): Hsl[] =>
  method.vary && tone ? [base, ...membersOf(method, fromRgb(toRgb(base))).slice(1)] : membersOf(method, base);

const SHIFTS = Array.from({ length: 24 }, (_, i) => [0.04 * (i + 1), -0.04 * (i + 1)]).flat();
/** Two colours nearer than the first figure (CIEDE2000) are one to the eye; a moved one is as far as the second from all others. */
const [ONE, TWO] = [0.5, 2];

/** Members of which none is another one again: one that is moves in lightness until it is not. */
const withoutRepeats = (
  members: readonly Hsl[],
  first: Rgb,
  { toRgb, tone = toRgb }: Wheel,
  isToned: boolean,
): Rgb[] => {
  const chosen = [first];
  for (const member of members.slice(1)) {
    const nearest = (color: Rgb): number =>
      Math.min(...chosen.map((other) => ciede2000(toLabD65(color), toLabD65(other))));
    let color = isToned ? tone(member) : toRgb(member);
    if (nearest(color) < ONE)
      for (const shift of SHIFTS) {
        const l = member.l + shift;
        if (l < 0.04 || l > 0.98) continue;
        const moved = tone({ ...member, l });
        if (nearest(moved) < TWO) continue;
        color = moved;
        break;
      }
    chosen.push(color);
  }
  return chosen;
};

/** Colours of a harmony on a wheel, 8 bits a channel; `first` replaces the base. A grey has no hue to turn, so its members are one. */
export const harmonyColors = (
  method: HarmonyMethod,
  base: Hsl,
  wheel: Wheel = WHEELS.hsl,
  first = wheel.toRgb(base),
): Rgb[] => {
  const members = tones(method, base, wheel);
  if (base.s === 0 && !method.vary) return [first, ...members.slice(1).map(wheel.toRgb)];
  return withoutRepeats(members, first, wheel, method.vary !== undefined);
};

export interface HarmonySettings {
  readonly method: HarmonyMethodId;
  readonly wheel: WheelId;
  /** Equal look in place of equal coordinates of the wheel. */
  readonly balance?: boolean | undefined;
  /** Replaces hue, saturation and lightness. */
  readonly color?: Rgb | undefined;
  /** Degrees 0..360. */
  readonly hue?: number | undefined;
  readonly saturation?: number | undefined;
  readonly lightness?: number | undefined;
}

export interface Harmony {
  /** `<method>-<hue>-<saturation>-<lightness>`, the wheel where it is not HSL, and `balanced`. */
  readonly harmony_id: string;
  readonly method: HarmonyMethodId;
  /** null for a grey. */
  readonly hue: number | null;
  readonly saturation: number;
  readonly lightness: number;
  readonly wheel: WheelId;
  readonly balance: boolean;
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
    if (twice) throw invalid('color', `replaces hue, saturation and lightness: send ${twice} or color`);
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
  const { method: id, color, wheel, balance = false } = settings;
  const base = baseOf(settings);
  const [hue, saturation, lightness] = color
    ? [round(base.h, 2), round(base.s, 4), round(base.l, 4)]
    : [base.h, base.s, base.l];
  const method = HARMONY_METHODS[id];
  const colors = harmonyColors(method, base, wheelOf(wheel, balance), color);
  return {
    harmony_id: [
      id,
      hue,
      saturation,
      lightness,
      ...(wheel === 'hsl' ? [] : [wheel]),
      ...(balance ? ['balanced'] : []),
    ].join('-'),
    method: id,
    hue: color && isGrey(color) ? null : hue,
    saturation,
    lightness,
    wheel,
    balance,
    family: method.family,
    offsets: [...method.offsets],
    colors: colors.map((member, i) => ({ role: method.roles[i]!, ...swatch(member) })),
  };
};
