import { unitsAtLeast, unitsAtMost } from '../../exact/luminance.ts';
import { HUE_BAND_IDS } from '../../exact/packed-hue.ts';
import { CHARACTERS, type Character } from './character.ts';
import type { PaletteMeasures } from './measure-palette.ts';
import { PALETTE_METHOD_IDS, type PaletteMethod } from './methods.ts';
import { type PaletteColumns, tagsOf } from './palette-columns.ts';

export interface PaletteFilter {
  readonly method?: PaletteMethod | undefined;
  readonly character?: Character | undefined;
  /** Band of the first colour. */
  readonly hue?: (typeof HUE_BAND_IDS)[number] | undefined;
  /** Bounds of the contrast ratio of the worst pair. */
  readonly minContrast?: number | undefined;
  readonly maxContrast?: number | undefined;
  /** Bounds of the mean OKLCH lightness, and of the mean chroma. */
  readonly minLightness?: number | undefined;
  readonly maxLightness?: number | undefined;
  readonly minChroma?: number | undefined;
  /** Whether some pair has 4.5:1 or more. */
  readonly carriesBodyText?: boolean | undefined;
}

/** A filter in the numbers of the columns. */
export interface PaletteTest {
  /** Number of the method, -1 for any. */
  readonly method: number;
  /** (tags & mask) must be this value. */
  readonly mask: number;
  readonly value: number;
  /** Number of the band, -1 for any. */
  readonly band: number;
  readonly leastWorst: number;
  readonly mostWorst: number;
  readonly leastLightness: number;
  readonly mostLightness: number;
  readonly leastChroma: number;
}

/** An upper bound that is none. */
export const UNBOUNDED = 0xffffffff;
/** The bits of a tag that hold the method. */
export const METHOD_MASK = 7;
const NONE: Omit<PaletteMeasures, 'method' | 'character' | 'best'> = {
  band: -1,
  worst: 0,
  lightness: 0,
  chroma: 0,
  spread: 0,
};

export const testOf = (filter: PaletteFilter): PaletteTest => {
  const method = filter.method === undefined ? -1 : PALETTE_METHOD_IDS.indexOf(filter.method);
  const character = filter.character === undefined ? -1 : CHARACTERS.indexOf(filter.character);
  const { carriesBodyText: body } = filter;
  const tags = (m: number, c: number, best: number) => tagsOf({ ...NONE, method: m, character: c, best });
  return {
    method,
    mask: tags(method < 0 ? 0 : METHOD_MASK, character < 0 ? 0 : 7, body === undefined ? 0 : UNBOUNDED),
    value: tags(Math.max(0, method), Math.max(0, character), body ? UNBOUNDED : 0),
    band: filter.hue === undefined ? -1 : HUE_BAND_IDS.indexOf(filter.hue),
    leastWorst: unitsAtLeast(filter.minContrast ?? 0),
    mostWorst: filter.maxContrast === undefined ? UNBOUNDED : unitsAtMost(filter.maxContrast),
    leastLightness: unitsAtLeast(filter.minLightness ?? 0),
    mostLightness: filter.maxLightness === undefined ? UNBOUNDED : unitsAtMost(filter.maxLightness),
    leastChroma: unitsAtLeast(filter.minChroma ?? 0),
  };
};

/** Whether measures pass a test. */
export const passes = (m: PaletteMeasures, test: PaletteTest): boolean =>
  (tagsOf(m) & test.mask) === test.value &&
  (test.band < 0 || m.band === test.band) &&
  m.worst >= test.leastWorst &&
  m.worst <= test.mostWorst &&
  m.lightness >= test.leastLightness &&
  m.lightness <= test.mostLightness &&
  m.chroma >= test.leastChroma;

/** Whether a row of the columns passes a test. */
export const rowPasses = (columns: PaletteColumns, row: number, test: PaletteTest): boolean =>
  (columns.tags[row]! & test.mask) === test.value &&
  (test.band < 0 || columns.bands[row] === test.band) &&
  columns.worst[row]! >= test.leastWorst &&
  columns.worst[row]! <= test.mostWorst &&
  columns.lightness[row]! >= test.leastLightness &&
  columns.lightness[row]! <= test.mostLightness &&
  columns.chroma[row]! >= test.leastChroma;
