import { counterRandom } from '../../exact/random/counter-random.ts';
import { type Swatch, swatch } from '../swatch.ts';
import type { WheelId } from '../wheel/wheels.ts';
import { PALETTE_METHODS, type PaletteMethodId } from './methods/index.ts';

export interface PaletteSettings {
  readonly method: PaletteMethodId;
  /** Degrees; undefined: the seed chooses. */
  readonly hue?: number | undefined;
  readonly saturation: number;
  readonly lightness: number;
  readonly count: number;
  readonly seed: number;
  readonly wheel: WheelId;
}

export interface Palette {
  readonly method: PaletteMethodId;
  readonly wheel: WheelId;
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly seed: number;
  readonly colors: Swatch[];
}

/** Streams of one seed: the hue, and everything else. */
const [HUE, COLORS] = [1, 2];

/** A palette of `count` colours. The same settings give the same colours on every machine. */
export const generatePalette = ({ hue, count, seed, ...settings }: PaletteSettings): Palette => {
  const { method, wheel, saturation, lightness } = settings;
  // Two decimals, so that the hue that is answered can be sent back and means the same.
  const chosen = hue ?? Math.floor(counterRandom(seed, HUE)(0) * 36000) / 100;
  const base = { h: chosen, s: saturation, l: lightness };
  const colors = PALETTE_METHODS[method].colors({ base, wheel, count, random: counterRandom(seed, COLORS) });
  return { method, wheel, hue: chosen, saturation, lightness, seed, colors: colors.map(swatch) };
};
