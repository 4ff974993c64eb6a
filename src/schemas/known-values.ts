import { z } from 'zod';
import { conditions } from '../accessibility/vision/conditions/index.ts';
import { MODEL_IDS } from '../accessibility/vision/models/index.ts';
import { CATEGORY_IDS } from '../analyzer/model/categories.ts';
import { ACCEPTED_STAGES, STAGE_IDS, STAGES } from '../analyzer/model/stages.ts';
import { DIFFERENCE_BANDS } from '../color/difference/bands.ts';
import { DIFFERENCE_IDS, differences } from '../color/difference/differences.ts';
import { EVERYDAY_TARGETS } from '../color/spaces/everyday.ts';
import { SPACE_IDS, SPACE_LIST } from '../color/spaces/index.ts';
import { WHITE_NAMES } from '../color/white-point.ts';
import { EASING_IDS } from '../design/gradient/easing/index.ts';
import { INTERPOLATION_IDS } from '../design/gradient/interpolation/index.ts';
import { GRADIENT_SCHEME_IDS } from '../design/gradient/schemes/index.ts';
import { COMPLEXITY_IDS } from '../design/gradient/schemes/scheme.ts';
import { HARMONY_VERDICTS } from '../design/harmony/identify/identify.ts';
import { HARMONY_METHOD_IDS } from '../design/harmony/methods/index.ts';
import { PALETTE_METHOD_IDS } from '../design/palette/methods/index.ts';
import { SHADE_VERDICTS } from '../design/shade/evaluate.ts';
import { SHADE_METHOD_IDS } from '../design/shade/methods/index.ts';
import { TOKEN_FORMAT_IDS } from '../design/tokens/export.ts';
import { TOKEN_HARMONY_IDS } from '../design/tokens/harmonies.ts';
import { INCLUDES } from '../design/tokens/kinds.ts';
import { WHEEL_IDS } from '../design/wheel/wheels.ts';
import { INTENT_IDS } from '../personalize/vocabulary/intents.ts';
import { STYLE_IDS } from '../personalize/vocabulary/styles.ts';
import { FORMATS } from './formats.ts';
import { METHODS } from './methods.ts';

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** The lists that texts in requests and responses are from, by the name that documents and clients give them. */
const KNOWN = {
  AnalyzerStage: STAGE_IDS,
  AnalyzerSection: unique(Object.values(STAGES).map(({ section }) => section)),
  AuditCategory: CATEGORY_IDS,
  AuditableStage: ACCEPTED_STAGES,
  ConditionSlug: [...conditions.keys()],
  DifferenceBandId: DIFFERENCE_BANDS.map(({ band }) => band),
  DifferenceId: DIFFERENCE_IDS,
  DifferenceLabel: unique(Object.values(differences).map(({ label }) => label)),
  EasingId: EASING_IDS,
  EverydaySpace: EVERYDAY_TARGETS.map(({ key }) => key),
  FileFormat: unique(Object.values(FORMATS).flatMap((formats) => formats.map(({ id }) => id))),
  GradientComplexity: COMPLEXITY_IDS,
  GradientScheme: GRADIENT_SCHEME_IDS,
  HarmonyMethod: HARMONY_METHOD_IDS,
  HarmonyVerdict: HARMONY_VERDICTS,
  IntentId: INTENT_IDS,
  InterpolationId: INTERPOLATION_IDS,
  PaletteMethod: PALETTE_METHOD_IDS,
  ShadeMethod: SHADE_METHOD_IDS,
  ShadeVerdict: SHADE_VERDICTS,
  SpaceCategory: unique(SPACE_LIST.map(({ category }) => category)),
  SpaceKey: SPACE_IDS,
  StyleName: STYLE_IDS,
  TokenFormatId: TOKEN_FORMAT_IDS,
  TokenHarmony: TOKEN_HARMONY_IDS,
  TokenPart: INCLUDES,
  ToolId: Object.keys(METHODS),
  VisionModelId: MODEL_IDS,
  VisionView: ['normal', ...MODEL_IDS],
  WheelId: WHEEL_IDS,
  WhiteName: WHITE_NAMES,
} satisfies Readonly<Record<string, readonly string[]>>;

export type KnownId = keyof typeof KNOWN;

/** A text of a list that may grow: documents name its values, and readers accept others. */
const openText = (id: KnownId) => z.string().meta({ id, override: { 'x-extensible-enum': [...KNOWN[id]] } });
/** A text of a request that is one of a list. The operation checks it, so that its error has its own message. */
const judgedText = (id: KnownId) => z.string().meta({ id: `${id}Input`, override: { enum: [...KNOWN[id]] } });

/** One schema for each list: what has an id may be made once only. */
const once = <Schema>(make: (id: KnownId) => Schema): ((id: KnownId) => Schema) => {
  const made = new Map<KnownId, Schema>();
  return (id) => {
    const schema = made.get(id) ?? make(id);
    made.set(id, schema);
    return schema;
  };
};
const openTextOf = once(openText);

/** Fields of a response with values of a list. */
export const knownField = (id: KnownId, sentence: string) => openTextOf(id).describe(sentence);
export const knownOrNull = (id: KnownId, sentence: string) =>
  z
    .string()
    .nullable()
    .meta({ description: sentence, override: { 'x-extensible-enum': [...KNOWN[id]] } });
export const knownList = (id: KnownId, sentence: string) => z.array(openTextOf(id)).describe(sentence);

/** A field of a request that is one of a list. */
export const knownInput = once(judgedText);
