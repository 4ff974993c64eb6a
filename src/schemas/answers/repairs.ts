import { z } from 'zod';
import { HexOutput } from '../color.ts';
import { booleanField, integer, listOf, numberField, object, stringField, stringListField } from '../described.ts';

const minimum = numberField('Minimum CIEDE2000 of two colours over `sights`');
const pair = z.array(HexOutput).describe('The nearest two');

/** Two colours that are near each other. */
export const ClosePairOutput = object('ClosestPair', 'Two colours that are hard to distinguish.', {
  a: HexOutput,
  b: HexOutput,
  delta_e: numberField('CIEDE2000 difference'),
});

const PaletteRepair = object('PaletteRepair', 'A palette with changed colours.', {
  target: numberField('Target CIEDE2000'),
  reached: booleanField('Whether the minimum is at most 0.1 below'),
  minimum,
  pair,
  colors: listOf(
    'In the order sent',
    object('RepairedColor', 'A colour before and after a repair.', {
      before: HexOutput,
      after: HexOutput,
      move: numberField('CIEDE2000 between the two'),
      name_before: stringField('Basic colour term'),
      name_after: stringField('The same after the repair'),
    }),
  ),
  mean_move: numberField('Mean move'),
  largest_move: numberField('Largest move'),
  still_close: listOf('Pairs below the target', ClosePairOutput),
});

/** How a palette can be changed so that its colours stay apart. */
export const PaletteRepairsOutput = object(
  'PaletteRepairs',
  'Changes that keep the colours of a palette distinguishable.',
  {
    sights: stringListField('Normal vision and the models that repairs are made for; not greyscale'),
    minimum,
    pair,
    change10: PaletteRepair.describe('Smallest change that reaches `repair_target`'),
    change15: PaletteRepair.describe('Change to 1.5 times the target'),
    best: PaletteRepair.describe('Largest minimum found; changes the look most'),
    markers: object('PaletteMarkers', 'What to distinguish by a pattern instead of a repair.', {
      pairs: integer('Pairs below the target'),
      colors: z.array(HexOutput).describe('The smallest set of colours that covers all of them'),
    }),
    greyscale: listOf('Pairs below the target in greyscale', ClosePairOutput),
  },
)
  .nullable()
  .describe('null for one colour, for more than 24, and without `repairs`');
