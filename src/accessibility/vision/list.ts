import { Refusal } from '../../errors/refusal.ts';
import { nearMatches } from '../../errors/suggest.ts';
import { unknownName } from '../../errors/vocabulary.ts';
import type { Complexity, Kind } from './conditions/condition.ts';
import { CATEGORY_SLUGS, type CategorySlug, type Condition, categories, conditions } from './conditions/index.ts';
import type { Coefficients, VisionModel } from './model.ts';
import { MODEL_IDS, type ModelId, models } from './models/index.ts';
import { vienot1999Tritan } from './models/vienot1999.ts';

const conditionsOf = (model: string): string[] =>
  [...conditions.values()].filter((c) => c.kind === 'color' && c.model === model).map(({ slug }) => slug);

const describedModel = (id: ModelId, model: VisionModel = models[id]) => ({
  id,
  name: model.name,
  axis: model.axis,
  family: model.family,
  severity_meaning: model.severityMeaning,
  source: model.source,
  caveat: model.caveat,
  used_by: conditionsOf(id),
});

/** The engine models. */
export const listModels = () => {
  const all = MODEL_IDS.map((id) => describedModel(id));
  return { count: all.length, models: all };
};

const describedCondition = (condition: Condition) => ({
  slug: condition.slug,
  name: condition.name,
  kind: condition.kind,
  category: condition.category,
  complexity: condition.complexity,
  description: condition.description,
  sources: [...condition.sources],
  ...(condition.kind === 'color'
    ? { model: condition.model, default_severity: condition.defaultSeverity, prevalence: condition.prevalence }
    : {
        model: null,
        default_severity: null,
        effects: [...condition.effects],
        rendering: condition.rendering.map((step) => ({ ...step })),
      }),
});

const describedCategory = (slug: CategorySlug) => {
  const { name, description, kind, conditions: members } = categories[slug];
  return { slug, name, description, kind, count: members.length };
};

/** Which conditions are wanted; what is left out is not asked about. */
export interface ConditionFilter {
  readonly kind?: Kind | undefined;
  readonly category?: CategorySlug | undefined;
  readonly complexity?: Complexity | undefined;
}

/** The conditions that meet every part of a filter, and the categories of all. */
export const listConditions = ({ kind, category, complexity }: ConditionFilter) => {
  const found = [...conditions.values()].filter(
    (c) =>
      (kind === undefined || c.kind === kind) &&
      (category === undefined || c.category === category) &&
      (complexity === undefined || c.complexity === complexity),
  );
  return {
    count: found.length,
    conditions: found.map(describedCondition),
    categories: CATEGORY_SLUGS.map(describedCategory),
  };
};

/** One condition with its category and, for a colour condition, its model. Refuses UNKNOWN_CONDITION. */
export const findCondition = (slug: string) => {
  const condition = conditions.get(slug);
  if (!condition) {
    const accepted = [...conditions.keys()];
    const near = nearMatches(slug, accepted);
    const hint = near.length ? ` Did you mean ${near.map((n) => `'${n}'`).join(', ')}?` : '';
    throw new Refusal(
      'UNKNOWN_CONDITION',
      `Unknown condition '${slug.slice(0, 60)}'.${hint} GET /v1/vision/conditions lists all ${conditions.size}.`,
      { ...unknownName('slug', slug, accepted, near), near_matches: near },
    );
  }
  return {
    condition: describedCondition(condition),
    category: describedCategory(condition.category),
    engine: condition.kind === 'color' ? describedModel(condition.model) : null,
  };
};

const rows = (matrix: readonly (readonly number[])[]): number[][] => matrix.map((row) => [...row]);

/** The numbers of a model as they are published: matrices in rows. */
const shownCoefficients = (coefficients: Coefficients) => {
  switch (coefficients.kind) {
    case 'two-plane':
      return {
        kind: coefficients.kind,
        plane1: rows(coefficients.plane1),
        plane2: rows(coefficients.plane2),
        separation_normal: [...coefficients.normal],
        rule: 'plane1 where dot(separation_normal, rgb) >= 0, else plane2',
      };
    case 'matrix':
      return { kind: coefficients.kind, matrix: rows(coefficients.matrix) };
    case 'matrix-by-severity':
      return {
        kind: coefficients.kind,
        steps: coefficients.steps.map((matrix, i) => ({
          severity: i / (coefficients.steps.length - 1),
          matrix: rows(matrix),
        })),
        rule: 'between two steps the matrices are interpolated element by element',
      };
    case 'weights-to-grey':
      return { kind: coefficients.kind, weights: [...coefficients.weights], rule: 'r = g = b = dot(weights, rgb)' };
  }
};

/** The matrices of all models, and of the one that is published for comparison only. */
export const listMatrices = () => ({
  space: 'linear sRGB, column vectors: out = matrix x rgb; each channel is then clamped to 0..1',
  models: [...Object.values(models), vienot1999Tritan].map((model) => ({
    id: model.id,
    name: model.name,
    engine_model: model.id in models,
    severity_meaning: model.severityMeaning,
    source: model.source,
    caveat: model.caveat,
    ...shownCoefficients(model.coefficients),
  })),
});
