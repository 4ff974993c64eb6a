import { quote } from '../../errors/refusal.ts';
import { didYouMean } from '../../errors/suggest.ts';
import { conditions } from './conditions/index.ts';
import { MODEL_IDS } from './models/index.ts';

/** Why a value names no engine model, and what does: for a condition's slug, the model it maps to. */
export const notAModel = (value: unknown): string => {
  const accepted = `accepted: ${MODEL_IDS.join(', ')}`;
  if (typeof value !== 'string') return `${quote(value)} is not an engine model; ${accepted}`;
  const condition = conditions.get(value.toLowerCase());
  if (condition?.kind === 'color')
    return `"${value}" is a condition, not an engine model; use "${condition.model}" (severity ${condition.defaultSeverity})`;
  if (condition)
    return `"${value}" is a spatial condition: it has no colour transform and no engine model; ${accepted}`;
  return `${quote(value)} is not an engine model; ${accepted}${didYouMean(value, MODEL_IDS)}`;
};
