import { invalid, quote } from '../../errors/refusal.ts';
import { didYouMean } from '../../errors/suggest.ts';
import { vocabularyOf } from '../../errors/vocabulary.ts';
import { COLOR_SLUGS, conditions } from './conditions/index.ts';
import { type ModelId, models } from './models/index.ts';
import type { Simulation } from './simulation.ts';

/** A condition that takes part in a simulation. */
interface Chosen {
  readonly slug: string;
  readonly model: ModelId;
  readonly severity: number;
  readonly simulation: Simulation;
}

/** The colour conditions behind some slugs (all 17 without any), each once, and the spatial ones that have no transform. */
export const chooseConditions = (slugs: readonly string[] | undefined, severity?: number) => {
  const chosen: Chosen[] = [];
  const refused: { slug: string; reason: string }[] = [];
  for (const slug of new Set(slugs ?? COLOR_SLUGS)) {
    const condition = conditions.get(slug);
    if (!condition) {
      const accepted = [...conditions.keys()];
      throw invalid(
        'conditions',
        `${quote(slug)} is not a condition; accepted: ${accepted.join(', ')}${didYouMean(slug, accepted)}`,
        vocabularyOf(slug, accepted),
      );
    }
    if (condition.kind === 'spatial') {
      refused.push({ slug, reason: 'spatial condition: it has no colour transform' });
      continue;
    }
    const used = severity ?? condition.defaultSeverity;
    chosen.push({ slug, model: condition.model, severity: used, simulation: models[condition.model].at(used) });
  }
  return { chosen, refused };
};
