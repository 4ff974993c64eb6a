import { BANDING_IDS } from '../../design/gradient/analyse.ts';
import { STRAIGHT_IDS } from '../../design/gradient/interpolation/index.ts';
import { COMPLEXITY_IDS } from '../../design/gradient/schemes/scheme.ts';
import { GRADIENTS } from '../identities.ts';
import type { MeasuredColumns } from '../in-memory/measured.ts';
import { tallyColumn } from '../in-memory/tally.ts';
import { GRADIENT_TYPES, LIBRARY_EASINGS } from './derive-gradient.ts';
import { LIBRARY_SCHEME_IDS } from './first-edition/schemes.ts';
import type { GradientField } from './measure-gradients.ts';

/** How many gradients there are of each kind. */
export const gradientStats = (columns: MeasuredColumns<GradientField>) => ({
  total: GRADIENTS.size,
  banding: tallyColumn(columns.banding, BANDING_IDS),
  scheme: tallyColumn(columns.scheme, LIBRARY_SCHEME_IDS),
  interpolation_space: tallyColumn(columns.interpolation, STRAIGHT_IDS),
  complexity: tallyColumn(columns.complexity, COMPLEXITY_IDS),
  easing: tallyColumn(columns.easing, LIBRARY_EASINGS),
  type: tallyColumn(columns.type, GRADIENT_TYPES),
});
