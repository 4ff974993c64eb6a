import { BROWSER_COLORS_CHECKS } from './browser-colors.ts';
import { paletteHardCoded } from './palette-hard-coded.ts';
import { paletteInvalid } from './palette-invalid.ts';
import { paletteManyColors } from './palette-many-colors.ts';
import { paletteNearDuplicates } from './palette-near-duplicates.ts';
import { paletteNotations } from './palette-notations.ts';
import { paletteUndefinedVariables } from './palette-undefined-variables.ts';
import { paletteUnusedVariables } from './palette-unused-variables.ts';

export const PALETTE_CHECKS = [
  paletteManyColors,
  paletteNearDuplicates,
  paletteInvalid,
  paletteUnusedVariables,
  paletteUndefinedVariables,
  paletteNotations,
  paletteHardCoded,
  ...BROWSER_COLORS_CHECKS,
];
