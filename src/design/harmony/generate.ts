import type { Rgb } from '../../color/rgb.ts';
import { type Hsl, turn } from '../../exact/hsl.ts';
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

export interface HarmonyRequest {
  readonly method: HarmonyMethodId;
  /** Degrees 0..360. */
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly wheel: WheelId;
}

export interface Harmony extends HarmonyRequest {
  /** `<method>-<hue>-<saturation>-<lightness>`, and the wheel where it is not HSL. */
  readonly harmony_id: string;
  readonly family: string;
  readonly offsets: number[];
  readonly colors: (Swatch & { readonly role: string })[];
}

/** The members of a harmony around one colour, with the role of each. */
export const generateHarmony = (request: HarmonyRequest): Harmony => {
  const { method: id, hue, saturation, lightness, wheel } = request;
  const method = HARMONY_METHODS[id];
  const colors = harmonyColors(method, { h: hue, s: saturation, l: lightness }, wheel);
  return {
    harmony_id: [id, hue, saturation, lightness, ...(wheel === 'hsl' ? [] : [wheel])].join('-'),
    ...request,
    family: method.family,
    offsets: [...method.offsets],
    colors: colors.map((color, i) => ({ role: method.roles[i]!, ...swatch(color) })),
  };
};
