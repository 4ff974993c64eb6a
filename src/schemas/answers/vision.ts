import { z } from 'zod';
import { COMPLEXITIES, KINDS } from '../../accessibility/vision/conditions/index.ts';
import { HexOutput, SrgbColorOutput } from '../color.ts';
import { COLOR_NOTES } from '../color-options.ts';
import {
  booleanField,
  integer,
  listOf,
  numberField,
  numberOrNull,
  object,
  stringField,
  stringListField,
} from '../described.ts';
import { knownField, knownList } from '../known-values.ts';
import { countOf, SizeOutput } from '../measure.ts';
import { CategorySlugField, ModelId } from '../vision.ts';
import { RenderStepOutput } from './render-step.ts';
import { ClosePairOutput, PaletteRepairsOutput } from './repairs.ts';

const ModelOutput = ModelId.describe('Id of a vision model, as listed by GET /v1/vision/models');
const SeverityOutput = numberField('Severity, 0 (normal vision) to 1 (full deficiency)');
const SeverityMeaning = stringField('What severity means for the model');
const Caveat = stringField('Limits of the model');
const Slug = knownField('ConditionSlug', 'Slug of the condition');
const Hexes = z.array(HexOutput);
const difference = (when: string) => numberField(`CIEDE2000 difference ${when}, 0 for equal colours`);

const RefusedOutput = listOf(
  'Requested spatial conditions',
  object('RefusedCondition', 'A condition that has no colour transform.', {
    slug: Slug,
    reason: stringField('Why it has no colour transform'),
  }),
);

const Matrix = listOf('Three rows of three coefficients, for column vectors of linear sRGB', z.array(z.number()));

const VisionModelOutput = object('VisionModel', 'A model of a colour-vision deficiency.', {
  id: ModelOutput,
  name: stringField('Name of the model'),
  axis: z.enum(['protan', 'deutan', 'tritan', 'achromat']).describe('The receptor that is affected'),
  family: z.enum(['dichromacy', 'anomalous trichromacy', 'monochromacy']).describe('Kind of deficiency'),
  severity_meaning: SeverityMeaning,
  source: stringField('Publication of the model'),
  caveat: Caveat,
  used_by: knownList('ConditionSlug', 'Slugs of the conditions that use this model'),
});

const VisionConditionOutput = object('VisionCondition', 'A condition of the eye, the nerve or the brain.', {
  slug: Slug,
  name: stringField('Name of the condition'),
  kind: z.enum(KINDS).describe('color: changes colours; spatial: changes what is seen where'),
  category: CategorySlugField,
  complexity: z.enum(COMPLEXITIES).describe('basic or advanced'),
  description: stringField('What the condition is'),
  sources: stringListField('Publications'),
  model: ModelOutput.nullable().describe('null for spatial conditions: they have no colour transform'),
  default_severity: numberOrNull('Severity used by default, 0-1; null for spatial conditions'),
  prevalence: z.string().optional().describe('How common it is; colour conditions only'),
  effects: z.array(z.string()).optional().describe('What changes for the person; spatial conditions only'),
  rendering: z
    .array(RenderStepOutput)
    .optional()
    .describe(
      'Parameters for rendering the condition: a pair of numbers spans severity 0 to 1, for an image 30 degrees wide',
    ),
});

const VisionCategoryOutput = object('VisionCategory', 'A category of conditions.', {
  slug: CategorySlugField,
  name: stringField('Name of the category'),
  description: stringField('Conditions in the category'),
  kind: z.enum(KINDS).describe('color or spatial'),
  count: countOf('its conditions'),
});

/** Every model. */
export const VisionModelListOutput = object('VisionModelList', 'The models of colour-vision deficiency.', {
  count: countOf('models'),
  models: listOf('Every model', VisionModelOutput),
});

/** Conditions by filter. */
export const VisionConditionListOutput = object(
  'VisionConditionList',
  'Conditions of the eye, the nerve and the brain.',
  {
    count: countOf('conditions listed'),
    conditions: listOf('The conditions that match the filter', VisionConditionOutput),
    categories: listOf('All categories, whatever the filter', VisionCategoryOutput),
  },
);

/** One condition. */
export const VisionConditionEntryOutput = object('VisionConditionEntry', 'One condition with its category and model.', {
  condition: VisionConditionOutput,
  category: VisionCategoryOutput,
  engine: VisionModelOutput.nullable().describe('The model of the condition; null for spatial conditions'),
});

/** One colour under a model. */
export const SimulatedColorOutput = object(
  'SimulatedColor',
  'A colour as a person with a colour-vision deficiency sees it.',
  {
    color: SrgbColorOutput.describe('The colour as sent'),
    model: ModelOutput,
    severity: SeverityOutput,
    simulated: SrgbColorOutput.describe('The simulated colour'),
    linear: object('LinearRgb', 'Linear sRGB before clamping.', {
      r: numberField('Red in linear light; 0-1 lies inside sRGB'),
      g: numberField('Green in linear light; 0-1 lies inside sRGB'),
      b: numberField('Blue in linear light; 0-1 lies inside sRGB'),
    }),
    clamped: booleanField('Whether the result was clamped to sRGB'),
    delta_e: z
      .object({ method: z.literal('CIEDE2000').describe('Formula of the difference'), value: difference('of the two') })
      .describe('Difference between the colour and its simulation'),
    severity_meaning: SeverityMeaning,
    caveat: Caveat,
    ...COLOR_NOTES,
  },
);

/** The coefficients of every model. */
export const VisionMatricesOutput = object('VisionMatrixList', 'The coefficients of all vision models.', {
  space: stringField('The space that the coefficients apply to'),
  models: listOf(
    'Every model',
    object('VisionMatrices', 'The coefficients of a vision model.', {
      id: knownField('VisionModelId', 'Id of the model'),
      name: stringField('Name of the model'),
      engine_model: booleanField('Whether `simulate` accepts it; others are listed for comparison'),
      severity_meaning: SeverityMeaning,
      source: stringField('Publication of the model'),
      caveat: Caveat,
      kind: z
        .enum(['two-plane', 'matrix', 'matrix-by-severity', 'weights-to-grey'])
        .describe('Form of the model, which determines the fields that follow'),
      plane1: Matrix.optional().describe('two-plane: the matrix of the first half-plane'),
      plane2: Matrix.optional().describe('two-plane: the matrix of the second half-plane'),
      separation_normal: z.array(z.number()).optional().describe('two-plane: normal of the separating plane'),
      matrix: Matrix.optional().describe('matrix: the matrix'),
      steps: z
        .array(object('VisionMatrixStep', 'The matrix of one severity.', { severity: SeverityOutput, matrix: Matrix }))
        .optional()
        .describe('matrix-by-severity: the published matrices'),
      weights: z.array(z.number()).optional().describe('weights-to-grey: weights of red, green and blue'),
      rule: z.string().optional().describe('How the coefficients are applied'),
    }),
  ),
});

/** A palette under each condition. */
export const VisionPaletteOutput = object('VisionPalette', 'A palette as it is seen under several conditions.', {
  colors: Hexes.describe('The colours as sent'),
  passes: integer('How often the transform was applied, 1-8'),
  conditions: listOf(
    'One entry per condition',
    object('SimulatedPalette', 'A palette as it is seen under a condition.', {
      slug: Slug,
      model: ModelOutput,
      severity: SeverityOutput,
      colors: Hexes.describe('The simulated colours, in the same order'),
    }),
  ),
  refused: RefusedOutput,
  repairs: PaletteRepairsOutput,
  ...COLOR_NOTES,
});

/** Which pairs of a palette collapse. */
export const VisionAuditOutput = object('VisionAudit', 'Which colours of a palette become indistinguishable.', {
  colors: Hexes.describe('The colours as sent'),
  threshold: numberField('CIEDE2000 below which a pair counts as collapsed'),
  metric: z.literal('CIEDE2000').describe('Formula of the difference'),
  pairs: countOf('pairs compared'),
  verdict: z
    .enum(['all-kept', 'some-lost'])
    .describe('some-lost: a pair that normal vision distinguishes collapses under a condition'),
  already_close: listOf(
    'Pairs below the threshold for normal vision',
    object('ClosePair', 'A pair that normal vision hardly distinguishes.', {
      a: HexOutput,
      b: HexOutput,
      before: difference('for normal vision'),
    }),
  ),
  conditions: listOf(
    'One entry per condition',
    object('VisionAuditCondition', 'Effect of a condition on a palette.', {
      slug: Slug,
      model: ModelOutput,
      severity: SeverityOutput,
      safe: booleanField('Whether no pair collapses that normal vision distinguishes'),
      collapsed: listOf(
        'Pairs below the threshold',
        object('CollapsedPair', 'Two colours that become indistinguishable.', {
          a: HexOutput,
          b: HexOutput,
          before: difference('for normal vision'),
          after: difference('under the condition'),
          already_close: booleanField('Whether it is below the threshold for normal vision too'),
        }),
      ),
      closest: ClosePairOutput.nullable().describe('The pair with the smallest difference; null if there is none'),
    }),
  ),
  refused: RefusedOutput,
  repairs: PaletteRepairsOutput,
  ...COLOR_NOTES,
});

/** An image under a model. */
export const SimulatedImageOutput = object(
  'SimulatedImage',
  'An image as a person with a colour-vision deficiency sees it.',
  {
    image: object('EncodedImage', 'An image inside JSON.', {
      media_type: z.literal('image/png').describe('Media type of the image'),
      encoding: z.literal('base64').describe('Encoding of the bytes'),
      ...SizeOutput,
      base64: stringField('The PNG in base64'),
    }),
    model: ModelOutput,
    severity: SeverityOutput,
    note: stringField('How the image was computed'),
    dominant: listOf(
      'At most eight colours, most frequent first',
      object('DominantColor', 'A dominant colour before and after simulation.', {
        before: SrgbColorOutput,
        after: SrgbColorOutput,
        weight: numberField('Share of the image, 0-1'),
      }),
    ),
  },
);
