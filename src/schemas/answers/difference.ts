import { z } from 'zod';
import { CIE94_APPLICATIONS } from '../../color/difference/method.ts';
import { HexOutput } from '../color.ts';
import { COLOR_NOTES } from '../color-options.ts';
import { booleanField, integer, listOf, numberField, numberOrNull, object, stringField } from '../described.ts';
import { knownField } from '../known-values.ts';
import { InSrgb, LabD65Output } from './science.ts';

const MeasuredColorOutput = object('MeasuredColor', 'A colour that was compared.', {
  hex: HexOutput,
  in_srgb: InSrgb,
  lab_d65: LabD65Output,
  lab_d50: object('MeasuredLabD50', 'A colour in CIELAB D50, as lab() of CSS.', {
    l: numberField('Lightness L*, 0-100'),
    a: numberField('a*, green to red'),
    b: numberField('b*, blue to yellow'),
  })
    .optional()
    .describe('Present if it was measured'),
});

const delta = (formula: string) => numberField(`Difference by ${formula}, 0 for equal colours`);

/** The difference of two colours. */
export const ColorDifferenceOutput = object('ColorDifference', 'The difference of two colours.', {
  from: MeasuredColorOutput.describe('The reference colour'),
  to: MeasuredColorOutput.describe('The sample'),
  metric: knownField('DifferenceLabel', 'The formula that `delta_e` is computed by'),
  delta_e: delta('that formula'),
  band: knownField('DifferenceBandId', 'The difference in words'),
  metrics: object('DifferenceMetrics', 'A difference by several formulas: the usual four, and those in `also`.', {
    CIEDE2000: delta('CIEDE2000'),
    CIE94: delta('CIE94'),
    CIE76: delta('CIE76'),
    CMC: delta('CMC l:c'),
    HyAB: delta('HyAB').optional(),
    OK: delta('delta E OK').optional(),
    OK2: delta('delta E OK with a and b doubled').optional(),
    ITP: delta('delta E ITP').optional(),
    Jz: delta('delta Ez').optional(),
    DIN99o: delta('DIN99o').optional(),
    'CAM16-UCS': delta('CAM16-UCS').optional(),
    'CAM02-UCS': delta('CAM02-UCS').optional(),
  }),
  options: object('DifferenceOptions', 'Options of the formulas.', {
    application: z.enum(CIE94_APPLICATIONS).describe('Weights of CIE94'),
    l: numberField('CMC weight of lightness'),
    c: numberField('CMC weight of chroma'),
    weights: object('DifferenceWeights', 'Factors of CIEDE2000 and CIE94.', {
      l: numberField('kL, of lightness').optional(),
      c: numberField('kC, of chroma').optional(),
      h: numberField('kH, of hue').optional(),
    })
      .optional()
      .describe('Present if sent'),
  }),
  measured_in: stringField('The space of the comparison'),
  symmetric: booleanField('Whether the order of the colours does not matter'),
  hint: z.string().optional().describe('What to know of where the colours were compared'),
  ...COLOR_NOTES,
});

/** The difference formulas. */
export const DifferenceFormulasOutput = object('DifferenceFormulas', 'The colour difference formulas.', {
  default: knownField('DifferenceId', 'Id of the default formula'),
  measured_in: stringField('The space of the comparison'),
  metrics: listOf(
    'Every formula',
    object('DifferenceFormula', 'A colour difference formula.', {
      id: knownField('DifferenceId', 'Id for `metric`'),
      label: knownField('DifferenceLabel', 'Name in responses'),
      name: stringField('Full name'),
      formula: stringField('The formula in one line'),
      year: integer('Year of publication'),
      standard: stringField('Standard that defines it'),
      citation: stringField('Publication'),
      use: stringField('When to use it'),
      symmetric: booleanField('Whether the order of the colours does not matter'),
      options: z.record(z.string(), z.string()).describe('Its options, each with its meaning'),
      scale: stringField('What a difference of 1 means'),
      space: stringField('Key of the space of the measurement; cielab means that of `measured_in`'),
    }),
  ),
  bands: listOf(
    'Bands of differences, smallest first',
    object('DifferenceBand', 'A range of differences in words.', {
      below: numberOrNull('Upper bound of the difference, not included; null for none'),
      band: knownField('DifferenceBandId', 'Id of the band'),
      means: stringField('What it means'),
    }),
  ),
});
