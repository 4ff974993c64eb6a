import { z } from 'zod';
import { ALPHA_FIELDS, COLOR_NOTES } from '../color-options.ts';
import { listOf, numbers, object, stringField } from '../described.ts';
import { knownField } from '../known-values.ts';
import { ColorIdentityOutput } from './science.ts';

/** Colours mixed. */
export const MixedColorOutput = object('MixedColor', 'Colours mixed, or their mean.', {
  color: ColorIdentityOutput,
  space: knownField('SpaceKey', 'Key of the space that they were mixed in'),
  values: listOf('Coordinates there; the hue of a grey is null', z.number().nullable()),
  ...ALPHA_FIELDS,
  ...COLOR_NOTES,
});

/** XYZ under another white. */
export const AdaptedXyzOutput = object('AdaptedXyz', 'XYZ under another white.', {
  xyz: numbers('X, Y and Z under the second white'),
  from: stringField('The first white'),
  to: stringField('The second white'),
  adaptation: stringField('The adaptation transform'),
  matrix: listOf('Its matrix, for column vectors', z.array(z.number())),
});
