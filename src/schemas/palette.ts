import { z } from 'zod';
import { DEFAULT_BASE } from '../design/palette/generate.ts';
import { MAP_IDS } from '../design/palette/maps/named.ts';
import { PALETTE_METHOD_IDS, type PaletteMethodId } from '../design/palette/methods/index.ts';
import { QUALITATIVE_MODES } from '../design/palette/qualitative/brief.ts';
import { ColorInput } from './color.ts';
import { BalanceInput, Hue, idOf, SPLIT_HYPHEN, Unit, WheelInput } from './parameters.ts';

/** A method of making palettes, in either spelling. */
export const PaletteMethodInput = idOf(PALETTE_METHOD_IDS, SPLIT_HYPHEN, 'PaletteMethodInput');

/** Methods that search or measure: they run in a worker thread, and their price grows with the number of colours. */
export const SEARCHED_METHODS: ReadonlySet<string> = new Set<PaletteMethodId>([
  'qualitative',
  'map_sequential',
  'map_diverging',
  'map_cyclic',
] as const satisfies readonly (typeof PALETTE_METHOD_IDS)[number][]);

/** How many colours a palette has. */
export const PaletteCount = z.int().min(1).max(64).default(5).describe('Number of colours');

/** Where the colours of a palette begin on the wheel. Undefined says that nothing was asked for, which the search for categories uses. */
export const paletteBase = {
  hue: Hue.optional().describe(
    'Hue in degrees, 0-360; the seed chooses when omitted (with method `qualitative` the first colour is then free)',
  ),
  saturation: Unit.optional().meta({ default: DEFAULT_BASE.saturation, description: 'Saturation on the wheel, 0-1' }),
  lightness: Unit.optional().meta({ default: DEFAULT_BASE.lightness, description: 'Lightness on the wheel, 0-1' }),
  color: ColorInput.optional().describe(
    'Base colour, instead of hue, saturation and lightness. It is in the palette unchanged',
  ),
  wheel: WheelInput,
  balance: BalanceInput,
};

/** A map for data by its name. */
export const MapInput = z.enum(MAP_IDS).optional().describe('Methods `map_...`: a map by name');

/** Minimum and maximum of an OKLCH coordinate. */
const spanOf = (most: number) => z.tuple([z.number().min(0).max(most), z.number().min(0).max(most)]).optional();

/** What the colours of method `qualitative` have to keep to, in addition to being distinguishable. */
export const qualitativeOptions = {
  mode: z
    .enum(QUALITATIVE_MODES)
    .optional()
    .describe(
      'For method `qualitative`: `separated` (default) maximises the difference for all viewers, `pretty` trades a fifth of it for colours that look like a designed chart',
    ),
  background: ColorInput.optional().describe('For method `qualitative`: every colour has a contrast of 3:1 on it'),
  lightness_window: spanOf(1).describe('For method `qualitative`: minimum and maximum OKLCH lightness, 0-1'),
  chroma_window: spanOf(0.4).describe('For method `qualitative`: minimum and maximum OKLCH chroma, 0-0.4'),
};
