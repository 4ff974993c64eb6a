import { z } from 'zod';
import { CATEGORY_SLUGS, COMPLEXITIES, KINDS } from '../../accessibility/vision/conditions/index.ts';
import { MODEL_IDS } from '../../accessibility/vision/models/index.ts';
import { HexOutput, SrgbColorOutput } from '../color.ts';
import { countOf, SizeOutput } from '../measure.ts';

const ModelOutput = z.enum(MODEL_IDS).describe('Id of a vision model, as listed by GET /v1/vision/models');
const SeverityOutput = z.number().describe('Severity, 0 (normal vision) to 1 (full deficiency)');
const SeverityMeaning = z.string().describe('What severity means for the model');
const Caveat = z.string().describe('What the model does not cover');
const Slug = z.string().describe('Slug of the condition');
const Hexes = z.array(HexOutput);
const difference = (when: string) => z.number().describe(`CIEDE2000 difference ${when}, 0 for equal colours`);

const RefusedOutput = z
  .array(
    z
      .object({ slug: Slug, reason: z.string().describe('Why it has no colour transform') })
      .meta({ id: 'RefusedCondition', description: 'A condition that has no colour transform.' }),
  )
  .describe('Spatial conditions that were asked for');

const Matrix = z
  .array(z.array(z.number()))
  .describe('Three rows of three coefficients, for column vectors of linear sRGB');

const VisionModelOutput = z
  .object({
    id: ModelOutput,
    name: z.string().describe('Name of the model'),
    axis: z.enum(['protan', 'deutan', 'tritan', 'achromat']).describe('The receptor that is affected'),
    family: z.enum(['dichromacy', 'anomalous trichromacy', 'monochromacy']).describe('Kind of deficiency'),
    severity_meaning: SeverityMeaning,
    source: z.string().describe('Publication of the model'),
    caveat: Caveat,
    used_by: z.array(z.string()).describe('Slugs of the conditions that use this model'),
  })
  .meta({ id: 'VisionModel', description: 'A model of a colour-vision deficiency.' });

const VisionConditionOutput = z
  .object({
    slug: Slug,
    name: z.string().describe('Name of the condition'),
    kind: z.enum(KINDS).describe('color: changes colours; spatial: changes what is seen where'),
    category: z.enum(CATEGORY_SLUGS).describe('Slug of its category'),
    complexity: z.enum(COMPLEXITIES).describe('basic or advanced'),
    description: z.string().describe('What the condition is'),
    sources: z.array(z.string()).describe('Publications'),
    model: ModelOutput.nullable().describe('null for spatial conditions: they have no colour transform'),
    default_severity: z.number().nullable().describe('Severity used by default, 0-1; null for spatial conditions'),
    prevalence: z.string().optional().describe('How common it is; colour conditions only'),
    effects: z.array(z.string()).optional().describe('What changes for the person; spatial conditions only'),
    rendering: z
      .array(z.record(z.string(), z.unknown()))
      .optional()
      .describe(
        'Parameters for rendering the condition: a pair of numbers spans severity 0 to 1, for an image 30 degrees wide',
      ),
  })
  .meta({ id: 'VisionCondition', description: 'A condition of the eye, the nerve or the brain.' });

const VisionCategoryOutput = z
  .object({
    slug: z.enum(CATEGORY_SLUGS).describe('Slug of the category'),
    name: z.string().describe('Name of the category'),
    description: z.string().describe('What belongs to it'),
    kind: z.enum(KINDS).describe('color or spatial'),
    count: countOf('its conditions'),
  })
  .meta({ id: 'VisionCategory', description: 'A category of conditions.' });

/** Every model. */
export const VisionModelListOutput = z
  .object({ count: countOf('models'), models: z.array(VisionModelOutput).describe('Every model') })
  .meta({ id: 'VisionModelList', description: 'The models of colour-vision deficiency.' });

/** Conditions by filter. */
export const VisionConditionListOutput = z
  .object({
    count: countOf('conditions listed'),
    conditions: z.array(VisionConditionOutput).describe('The conditions that match the filter'),
    categories: z.array(VisionCategoryOutput).describe('All categories, whatever the filter'),
  })
  .meta({ id: 'VisionConditionList', description: 'Conditions of the eye, the nerve and the brain.' });

/** One condition. */
export const VisionConditionEntryOutput = z
  .object({
    condition: VisionConditionOutput,
    category: VisionCategoryOutput,
    engine: VisionModelOutput.nullable().describe('The model of the condition; null for spatial conditions'),
  })
  .meta({ id: 'VisionConditionEntry', description: 'One condition with its category and model.' });

/** One colour under a model. */
export const SimulatedColorOutput = z
  .object({
    color: SrgbColorOutput.describe('The colour as sent'),
    model: ModelOutput,
    severity: SeverityOutput,
    simulated: SrgbColorOutput.describe('The colour as it is seen'),
    linear: z
      .object({
        r: z.number().describe('Red in linear light; 0-1 lies inside sRGB'),
        g: z.number().describe('Green in linear light; 0-1 lies inside sRGB'),
        b: z.number().describe('Blue in linear light; 0-1 lies inside sRGB'),
      })
      .meta({ id: 'LinearRgb', description: 'Linear sRGB before clamping.' }),
    clamped: z.boolean().describe('Whether the result had to be clamped to sRGB'),
    delta_e: z
      .object({ method: z.literal('CIEDE2000').describe('Formula of the difference'), value: difference('of the two') })
      .describe('Difference between the colour as sent and as seen'),
    severity_meaning: SeverityMeaning,
    caveat: Caveat,
  })
  .meta({ id: 'SimulatedColor', description: 'A colour as a person with a colour-vision deficiency sees it.' });

/** The coefficients of every model. */
export const VisionMatricesOutput = z
  .object({
    space: z.string().describe('The space that the coefficients apply to'),
    models: z
      .array(
        z
          .object({
            id: z.string().describe('Id of the model'),
            name: z.string().describe('Name of the model'),
            engine_model: z.boolean().describe('Whether `simulate` accepts it; others are listed for comparison'),
            severity_meaning: SeverityMeaning,
            source: z.string().describe('Publication of the model'),
            caveat: Caveat,
            kind: z
              .enum(['two-plane', 'matrix', 'matrix-by-severity', 'weights-to-grey'])
              .describe('Form of the model; decides which of the following members are present'),
            plane1: Matrix.optional().describe('two-plane: the matrix of the first half-plane'),
            plane2: Matrix.optional().describe('two-plane: the matrix of the second half-plane'),
            separation_normal: z.array(z.number()).optional().describe('two-plane: normal of the separating plane'),
            matrix: Matrix.optional().describe('matrix: the matrix'),
            steps: z
              .array(
                z
                  .object({ severity: SeverityOutput, matrix: Matrix })
                  .meta({ id: 'VisionMatrixStep', description: 'The matrix of one severity.' }),
              )
              .optional()
              .describe('matrix-by-severity: the published matrices'),
            weights: z.array(z.number()).optional().describe('weights-to-grey: weights of red, green and blue'),
            rule: z.string().optional().describe('How the coefficients are applied'),
          })
          .meta({ id: 'VisionMatrices', description: 'The coefficients of a vision model.' }),
      )
      .describe('Every model'),
  })
  .meta({ id: 'VisionMatrixList', description: 'The coefficients of all vision models.' });

/** A palette under each condition. */
export const VisionPaletteOutput = z
  .object({
    colors: Hexes.describe('The colours as sent'),
    passes: z.int().describe('How often the transform was applied, 1-8'),
    conditions: z
      .array(
        z
          .object({
            slug: Slug,
            model: ModelOutput,
            severity: SeverityOutput,
            colors: Hexes.describe('The colours as seen, in the same order'),
          })
          .meta({ id: 'SimulatedPalette', description: 'A palette as it is seen under a condition.' }),
      )
      .describe('One entry per condition'),
    refused: RefusedOutput,
  })
  .meta({ id: 'VisionPalette', description: 'A palette as it is seen under several conditions.' });

/** Which pairs of a palette collapse. */
export const VisionAuditOutput = z
  .object({
    colors: Hexes.describe('The colours as sent'),
    threshold: z.number().describe('CIEDE2000 below which a pair counts as collapsed'),
    metric: z.literal('CIEDE2000').describe('Formula of the difference'),
    pairs: countOf('pairs compared'),
    verdict: z
      .enum(['all-kept', 'some-lost'])
      .describe('some-lost: a pair that normal vision distinguishes collapses under a condition'),
    already_close: z
      .array(
        z
          .object({ a: HexOutput, b: HexOutput, before: difference('for normal vision') })
          .meta({ id: 'ClosePair', description: 'A pair that normal vision hardly distinguishes.' }),
      )
      .describe('Pairs below the threshold for normal vision'),
    conditions: z
      .array(
        z
          .object({
            slug: Slug,
            model: ModelOutput,
            severity: SeverityOutput,
            safe: z.boolean().describe('Whether no pair collapses that normal vision distinguishes'),
            collapsed: z
              .array(
                z
                  .object({
                    a: HexOutput,
                    b: HexOutput,
                    before: difference('for normal vision'),
                    after: difference('under the condition'),
                    already_close: z.boolean().describe('Whether it is below the threshold for normal vision too'),
                  })
                  .meta({ id: 'CollapsedPair', description: 'Two colours that become indistinguishable.' }),
              )
              .describe('Pairs below the threshold'),
            closest: z
              .object({ a: HexOutput, b: HexOutput, delta_e: difference('under the condition') })
              .meta({ id: 'ClosestPair', description: 'The two colours that are hardest to distinguish.' })
              .nullable()
              .describe('The pair with the smallest difference; null if there is none'),
          })
          .meta({ id: 'VisionAuditCondition', description: 'What a condition does to a palette.' }),
      )
      .describe('One entry per condition'),
    refused: RefusedOutput,
  })
  .meta({ id: 'VisionAudit', description: 'Which colours of a palette become indistinguishable.' });

/** A picture under a model. */
export const SimulatedImageOutput = z
  .object({
    image: z
      .object({
        media_type: z.literal('image/png').describe('Media type of the image'),
        encoding: z.literal('base64').describe('Encoding of the bytes'),
        ...SizeOutput,
        base64: z.string().describe('The PNG in base64'),
      })
      .meta({ id: 'EncodedImage', description: 'An image inside JSON.' }),
    model: ModelOutput,
    severity: SeverityOutput,
    note: z.string().describe('How the image was computed'),
    dominant: z
      .array(
        z
          .object({
            before: SrgbColorOutput,
            after: SrgbColorOutput,
            weight: z.number().describe('Share of the image, 0-1'),
          })
          .meta({ id: 'DominantColor', description: 'A dominant colour before and after simulation.' }),
      )
      .describe('At most eight colours, most frequent first'),
  })
  .meta({ id: 'SimulatedImage', description: 'An image as a person with a colour-vision deficiency sees it.' });
