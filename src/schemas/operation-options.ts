import { z } from 'zod';
import { STANDARD_NAMES } from '../accessibility/contrast/standards/index.ts';
import { notAModel } from '../accessibility/vision/ask-model.ts';
import { MODEL_IDS } from '../accessibility/vision/models/index.ts';
import { ADAPTATION_IDS, DEFAULT_ADAPTATION } from '../color/adaptation.ts';
import { DIFFERENCE_IDS } from '../color/difference/differences.ts';
import { CIE94_APPLICATIONS, DEFAULT_DIFFERENCE_OPTIONS } from '../color/difference/method.ts';
import { MEASURED_IN } from '../color/difference/report.ts';
import { SPACE_IDS } from '../color/spaces/index.ts';
import { OBSERVERS, WHITE_NAMES } from '../color/white-point.ts';
import { withVocabulary } from '../errors/vocabulary.ts';
import type { ListKindId } from '../lists/kinds/index.ts';
import { knownInput } from './known-values.ts';
import { DeltaEMethodInput } from './parameters.ts';
import { Severity } from './vision.ts';

/** A white: the id of an illuminant, or a chromaticity. */
export const WhiteInput = z.union([
  z.enum(WHITE_NAMES).meta({ id: 'IlluminantName', description: 'Id of an illuminant' }),
  z.strictObject({
    x: z.number().min(0.001).max(1).describe('CIE 1931 x'),
    y: z.number().min(0.001).max(1).describe('CIE 1931 y'),
  }),
]);
export const AdaptationInput = z
  .enum(ADAPTATION_IDS)
  .default(DEFAULT_ADAPTATION)
  .describe('Chromatic adaptation to that white');
export const ObserverInput = z.literal(OBSERVERS).default(2).describe('Observer of the illuminant: 2 or 10 degrees');

/** Reference white of conversions. */
export const WHITE_OPTIONS = {
  white_point: WhiteInput.default('D65').describe(
    'Id of the illuminant to use as reference white (F1 to F12 are FL1 to FL12), or its chromaticity {x, y}. It applies to the spaces listed as adaptable; all others keep their own white and say so in `white_note`. Every value names its white',
  ),
  observer: ObserverInput,
  adaptation: AdaptationInput,
};

const Application = z.enum(CIE94_APPLICATIONS);
const Weight = z.number().min(0.1).max(100);
const Metric = z.enum(DIFFERENCE_IDS);

/** Options of POST /v1/science/convert. */
export const CONVERT_OPTIONS = {
  to: z
    .union([knownInput('SpaceKey'), z.array(knownInput('SpaceKey')).min(1).max(SPACE_IDS.length)])
    .describe('Key of a space, or a list of keys'),
  ...WHITE_OPTIONS,
};

/** Options of POST /v1/science/delta-e. */
export const DIFFERENCE_OPTIONS = {
  metric: z
    .enum([...DIFFERENCE_IDS, 'all'])
    .default('ciede2000')
    .describe('Metric to return as `delta_e`'),
  also: z.array(Metric).min(1).max(DIFFERENCE_IDS.length).optional().describe('Additional values of `metrics`'),
  measured_in: z
    .enum(MEASURED_IN)
    .default('auto')
    .describe('CIELAB of the usual four and HyAB; auto is D65, or D50 if both colours are `{space: "lab", ..}`'),
  application: Application.default(DEFAULT_DIFFERENCE_OPTIONS.application).describe('Weights of CIE94'),
  l: Weight.default(DEFAULT_DIFFERENCE_OPTIONS.l).describe('CMC weight of lightness, 0.1-100'),
  c: Weight.default(DEFAULT_DIFFERENCE_OPTIONS.c).describe('CMC weight of chroma, 0.1-100'),
  weights: z
    .strictObject({ l: Weight.optional(), c: Weight.optional(), h: Weight.optional() })
    .optional()
    .describe('kL, kC and kH of CIEDE2000 and CIE94, 0.1-100; absent ones are 1, or for CIE94 those of `application`'),
};

/** Options of POST /v1/color/convert. */
export const EVERYDAY_OPTIONS = { to: knownInput('EverydaySpace').optional().describe('Target space; all by default') };

/** Options of POST /v1/color/contrast. */
export const CONTRAST_OPTIONS = { deltaE: DeltaEMethodInput };

/** Options of POST /v1/accessibility/check. */
export const CHECK_OPTIONS = {
  standard: z
    .enum([...STANDARD_NAMES, 'all'])
    .default('all')
    .describe('Standard to judge by; all by default'),
};

export const ModelInput = z
  .enum(MODEL_IDS, {
    error: (issue) => {
      if (issue.input === undefined) return undefined;
      withVocabulary(issue, issue.input, MODEL_IDS);
      return notAModel(issue.input);
    },
  })
  .meta({ id: 'ModelIdInput', description: 'Id of an engine model, from GET /v1/vision/models' });

/** Options of POST /v1/vision/simulate. */
export const SIMULATE_OPTIONS = { model: ModelInput, severity: Severity.default(1) };

/** Options of every operation that takes lists, besides those of colours. */
export const LIST_OPTIONS = {
  'science/convert': CONVERT_OPTIONS,
  'color/convert': EVERYDAY_OPTIONS,
  'science/delta-e': DIFFERENCE_OPTIONS,
  'color/contrast': CONTRAST_OPTIONS,
  'accessibility/check': CHECK_OPTIONS,
  'vision/simulate': SIMULATE_OPTIONS,
} as const satisfies Readonly<Record<ListKindId, z.ZodRawShape>>;
