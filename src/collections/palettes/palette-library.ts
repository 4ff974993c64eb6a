import { HUE_BAND_IDS } from '../../exact/packed-hue.ts';
import { named } from '../collection.ts';
import { atLeast, atMost, flag, meaning, nearColor, oneOf, RATIO, reachOf, UNIT } from '../filter/filter.ts';
import { PALETTE_CODES, PALETTES } from '../identities.ts';
import type { ScannedCollection } from '../scanned.ts';
import { CHARACTERS } from './character.ts';
import { contentOf } from './content/content.ts';
import { impliedBounds } from './content/implied.ts';
import { MOODS, USES } from './content/terms.ts';
import { createContentExaminer } from './examine-content.ts';
import { createPaletteExaminer, type SortKey } from './examine-palettes.ts';
import { type MeasuredPalette, measuredPalette } from './measure-palette.ts';
import { PALETTE_METHOD_IDS } from './methods.ts';
import type { PaletteField } from './palette-columns.ts';
import { MOST_WITHIN, PALETTE_REACH, USUAL_WITHIN } from './palette-reach.ts';
import { paletteRecord, paletteSummary } from './palette-record.ts';
import { measurePaletteStats } from './palette-stats.ts';

/** The library of palettes. */
export const paletteLibrary = {
  ...named(PALETTES, 'id', PALETTE_CODES),
  filter: {
    method: oneOf('method', PALETTE_METHOD_IDS, 'How the hues were generated'),
    character: oneOf('character', CHARACTERS, 'How the palette looks, measured from its colours'),
    hue: oneOf('band', HUE_BAND_IDS, 'Band of the first colour'),
    min_contrast: atLeast('worst', RATIO, 'Minimum ratio of the worst pair'),
    max_contrast: atMost('worst', RATIO, 'Maximum ratio of the worst pair'),
    min_lightness: atLeast('lightness', UNIT, 'Minimum mean OKLCH lightness'),
    max_lightness: atMost('lightness', UNIT, 'Maximum mean OKLCH lightness'),
    min_chroma: atLeast('chroma', { min: 0, max: 0.5 }, 'Minimum mean OKLCH chroma'),
    carries_body_text: flag('body', 'Whether some pair has 4.5:1 or more'),
    near: nearColor('Only palettes with a colour near this opaque CSS colour'),
    within: reachOf(
      'near',
      { min: 0, max: MOST_WITHIN },
      `Maximum CIEDE2000 from \`near\`, ${USUAL_WITHIN} by default`,
    ),
    mood: meaning(MOODS, 'Only palettes near the colours of this mood'),
    use: meaning(USES, 'The same for a trade or purpose'),
  },
  reach: PALETTE_REACH,
  sorts: { id: undefined, contrast: 'worst', spread: 'spread', lightness: 'lightness', chroma: 'chroma' },
  measure: measuredPalette,
  summary: paletteSummary,
  record: paletteRecord,
  stats: measurePaletteStats,
  implied: impliedBounds,
  examiner: (bounds, { palettes }, sortBy, query) => {
    const content = contentOf(query);
    return content
      ? createContentExaminer(content, bounds, palettes, sortBy)
      : createPaletteExaminer(bounds, palettes, sortBy);
  },
} as const satisfies ScannedCollection<PaletteField, MeasuredPalette, SortKey>;
