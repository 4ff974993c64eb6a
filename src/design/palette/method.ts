import type { Rgb } from '../../color/rgb.ts';
import type { Hsl } from '../../exact/hsl.ts';
import type { WheelId } from '../wheel/wheels.ts';
import type { MapId } from './maps/named.ts';
import type { QualitativeOptions } from './qualitative/brief.ts';

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
  /** Whether hues look alike: `balanced` of src/design/wheel. */
  readonly balance: boolean;
  readonly count: number;
  readonly seed: number;
  readonly wishes: QualitativeOptions & { readonly map?: MapId | undefined };
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

/** Least CIEDE2000 of two of eight colours, and where the hues are near each other by design; a little more than is promised, for rounding. */
export const [LEAST, LEAST_NEAR] = [12.3, 7.3];
