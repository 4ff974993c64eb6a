import { z } from 'zod';
import { BASIC_NAMES } from '../../accessibility/vision/repair/names.ts';
import { SIGHTS } from '../../accessibility/vision/repair/sight.ts';
import { HexOutput } from '../color.ts';
import { booleanField, integer, listOf, numberField, object } from '../described.ts';

const Name = z.enum(BASIC_NAMES);
const minimum = numberField('Minimum CIEDE2000 of two colours over `sights`');
const pair = z.array(HexOutput).describe('The two colours that are nearest to each other');

const SeparatedPair = object('SeparatedPair', 'Two colours and their difference.', {
  a: HexOutput,
  b: HexOutput,
  delta_e: numberField('CIEDE2000'),
});

const PaletteRepair = object('PaletteRepair', 'A palette with changed colours.', {
  target: numberField('CIEDE2000 that was aimed at'),
  reached: booleanField('Whether the minimum is at most 0.1 below the target'),
  minimum,
  pair,
  colors: listOf(
    'Every colour, in the order sent',
    object('RepairedColor', 'A colour before and after a repair.', {
      before: HexOutput,
      after: HexOutput,
      move: numberField('CIEDE2000 between the two'),
      name_before: Name.describe('What most people call it'),
      name_after: Name.describe('The same after the repair'),
    }),
  ),
  mean_move: numberField('Mean of the moves'),
  largest_move: numberField('Largest move'),
  still_close: listOf('Pairs below the target', SeparatedPair),
});

/** How a palette can be changed so that its colours stay apart. */
export const PaletteRepairsOutput = object(
  'PaletteRepairs',
  'Changes that keep the colours of a palette apart, and their names.',
  {
    sights: z
      .array(z.enum(SIGHTS))
      .describe('Normal vision and the five models that the repairs are made for; greyscale is not one of them'),
    minimum,
    pair,
    change10: PaletteRepair.describe('The least change to `repair_target`, 10 by default'),
    change15: PaletteRepair.describe('A larger change, to 1.5 times the target'),
    best: PaletteRepair.describe('The largest minimum that was found; it changes the look most'),
    markers: object('PaletteMarkers', 'Colours to be patterned or labelled in place of a repair.', {
      pairs: integer('Number of pairs below the target'),
      colors: z.array(HexOutput).describe('A smallest set of colours of which every such pair has one'),
    }),
    greyscale: listOf('Pairs below the target in greyscale, which no repair is made for', SeparatedPair),
  },
)
  .nullable()
  .describe('null for one colour, for more than 24, and if `repairs` is false');
