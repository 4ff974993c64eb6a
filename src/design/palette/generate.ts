import { isGrey, type Rgb, toHex } from '../../color/rgb.ts';
import { invalid } from '../../errors/refusal.ts';
import type { Hsl } from '../../exact/hsl.ts';
import { counterRandom } from '../../exact/random/counter-random.ts';
import { round } from '../../exact/round.ts';
import { type Swatch, swatch } from '../swatch.ts';
import { WHEELS, type WheelId } from '../wheel/wheels.ts';
import { type MapId, NAMED_MAPS } from './maps/named.ts';
import type { PaletteBase } from './method.ts';
import { PALETTE_METHODS, type PaletteMethodId } from './methods/index.ts';
import { MAP_KINDS } from './methods/maps.ts';
import type { QualitativeMode, QualitativeOptions } from './qualitative/brief.ts';

/** Saturation and lightness where none is sent. */
export const DEFAULT_BASE = { saturation: 0.7, lightness: 0.55 } as const;

export interface PaletteSettings extends Partial<PaletteBase>, QualitativeOptions {
  /** A map for data by its name. */
  readonly map?: MapId | undefined;
  readonly method: PaletteMethodId;
  /** Replaces hue, saturation and lightness. */
  readonly color?: Rgb | undefined;
  readonly count: number;
  readonly seed: number;
  readonly wheel: WheelId;
  /** Equal look in place of equal coordinates of the wheel. */
  readonly balance?: boolean | undefined;
}

export interface Palette {
  readonly method: PaletteMethodId;
  readonly wheel: WheelId;
  readonly balance: boolean;
  /** Null if a qualitative search was free to choose. */
  readonly hue: number | null;
  readonly saturation: number | null;
  readonly lightness: number | null;
  readonly color?: string;
  readonly map?: MapId;
  readonly mode?: QualitativeMode;
  readonly seed: number;
  readonly colors: Swatch[];
}

/** Streams of one seed: the hue, and everything else. */
const [HUE, COLORS] = [1, 2];

/** Fields that only the search for categories listens to. */
const WISHES = ['mode', 'background', 'lightness_window', 'chroma_window'] as const;

/** A map by name goes with the method of its kind, and replaces the base. */
const refuseMap = ({ method, map, color, hue }: PaletteSettings): void => {
  if (map === undefined) return;
  const { kind } = NAMED_MAPS[map];
  if (MAP_KINDS[method] !== kind)
    throw invalid('map', `'${map}' is a ${kind} map: send method 'map_${kind}', not '${method}'`);
  if (color || hue !== undefined) throw invalid('map', 'replaces color and hue: send one of them');
};

const refuseMisplaced = (settings: PaletteSettings): void => {
  const { method, color } = settings;
  const twice = (['hue', 'saturation', 'lightness'] as const).find((field) => settings[field] !== undefined);
  if (color && twice) throw invalid('color', `replaces hue, saturation and lightness: send ${twice} or color`);
  const wish = WISHES.find((field) => settings[field] !== undefined);
  if (wish && method !== 'qualitative') throw invalid(wish, `is a field of method 'qualitative', not of '${method}'`);
  refuseMap(settings);
  for (const field of ['lightness_window', 'chroma_window'] as const) {
    const [least, most] = settings[field] ?? [0, 1];
    if (least > most) throw invalid(field, 'must be [least, most], the smaller number first');
  }
};

/** Where the palette begins: at the colour, or at what was sent and the seed's hue. Numbers that can be sent back and mean the same. */
const baseOf = ({ color, wheel, hue, saturation, lightness, seed }: PaletteSettings): Hsl => {
  if (color) {
    const { h, s, l } = WHEELS[wheel].fromRgb(color);
    return { h: round(h, 2), s: round(s, 4), l: round(l, 4) };
  }
  return {
    h: hue ?? Math.floor(counterRandom(seed, HUE)(0) * 36000) / 100,
    s: saturation ?? DEFAULT_BASE.saturation,
    l: lightness ?? DEFAULT_BASE.lightness,
  };
};

/** A palette of `count` colours. The same settings give the same colours on every machine. */
export const generatePalette = (settings: PaletteSettings): Palette => {
  refuseMisplaced(settings);
  const { method, wheel, balance = false, color, count, seed, hue, saturation, lightness } = settings;
  const { mode, background, lightness_window, chroma_window, map } = settings;
  const base = baseOf(settings);
  const colors = PALETTE_METHODS[method].colors({
    base,
    color,
    asked: { hue, saturation, lightness },
    wheel,
    balance,
    count,
    random: counterRandom(seed, COLORS),
    seed,
    wishes: { mode, background, lightness_window, chroma_window, map },
  });
  const isFree = (method === 'qualitative' && !color) || map !== undefined;
  const shownHue = color && isGrey(color) ? null : base.h;
  return {
    method,
    wheel,
    balance,
    hue: isFree ? (hue ?? null) : shownHue,
    saturation: isFree ? (saturation ?? null) : base.s,
    lightness: isFree ? (lightness ?? null) : base.l,
    ...(color ? { color: toHex(color) } : {}),
    ...(map ? { map } : {}),
    ...(method === 'qualitative' ? { mode: mode ?? 'separated' } : {}),
    seed,
    colors: colors.map(swatch),
  };
};
