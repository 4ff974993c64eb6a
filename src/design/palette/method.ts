import type { Rgb } from '../../color/rgb.ts';
import type { Hsl } from '../../exact/hsl.ts';
import { turn } from '../../exact/hsl.ts';
import { reflect } from '../wheel/reflect.ts';
import type { WheelId } from '../wheel/wheels.ts';
import type { QualitativeWishes } from './qualitative/brief.ts';

/** Where a palette begins: hue in degrees, saturation and lightness 0..1, on the wheel. */
export interface PaletteBase {
  readonly hue: number | undefined;
  readonly saturation: number | undefined;
  readonly lightness: number | undefined;
}

/** What a method makes a palette of. */
export interface PaletteRequest {
  /** Hue in degrees; saturation and lightness 0..1, on the wheel. */
  readonly base: Hsl;
  /** The colour that the base was read from, where one was sent. */
  readonly color: Rgb | undefined;
  /** What was sent of the base; the rest was filled in. */
  readonly asked: Partial<PaletteBase>;
  readonly wheel: WheelId;
  readonly count: number;
  readonly seed: number;
  readonly wishes: QualitativeWishes;
  /** The i-th random number of this palette, 0 <= u < 1. */
  readonly random: (i: number) => number;
}

/** A way to make a palette of any number of colours from one. */
export interface PaletteMethod {
  readonly id: string;
  readonly name: string;
  readonly family: 'wheel' | 'spiral' | 'tonal' | 'random' | 'data';
  /** Degrees from the base to each hue, where the method is a set of hues. */
  readonly offsets: readonly number[] | null;
  /** Whether the palette library is derived with it too. */
  readonly in_library: boolean;
  readonly description: string;
  readonly reference: string;
  readonly colors: (request: PaletteRequest) => Rgb[];
}

/** 0.92^lap by multiplying: powers may differ between machines, products do not. */
const fading = (lap: number): number => {
  let factor = 1;
  for (let i = 0; i < lap; i += 1) factor *= 0.92;
  return factor;
};

/**
 * Member j of a palette of k hues. The first k have the lightness and saturation asked for; every further lap is darker
 * or lighter in turn by 0.12 more (thrown back into 0.12..0.94) and 8 % less saturated.
 */
export const lapped = (base: Hsl, offset: number, lap: number): Hsl => ({
  h: turn(base.h + offset),
  s: base.s * fading(lap),
  l: lap === 0 ? base.l : reflect(base.l + (lap % 2 ? -0.12 : 0.12) * Math.ceil(lap / 2), 0.12, 0.94),
});
