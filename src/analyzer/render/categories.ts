import { CATEGORIES, CATEGORY_IDS, type CategoryId } from '../model/categories.ts';
import { STAGES, type StageId } from '../model/stages.ts';
import type { Language } from './language/language.ts';

/** The stage that would measure a category that source cannot. */
const BROWSER_STAGES: Readonly<Partial<Record<CategoryId, StageId>>> = {
  accessibility: 'a11y',
  a11yPlus: 'a11y',
  contrast: 'contrast',
  performance: 'performance',
  visual: 'beforeafter',
  deep: 'deep',
};

const known = (id: string): CategoryId | undefined => CATEGORY_IDS.find((one) => one === id);

/** The place of a category in lists. */
export const categoryOrder = (id: string): number => {
  const at = (CATEGORY_IDS as readonly string[]).indexOf(id);
  return at < 0 ? CATEGORY_IDS.length : at;
};

/** Why a category has no score. */
export const unmeasuredBecause = (id: string, language: Language): string => {
  const category = known(id);
  if (!category) return language.text('notMeasuredBecause');
  const stage = BROWSER_STAGES[category];
  const note = stage && STAGES[stage].note;
  if (note) return language.label(note);
  const source = CATEGORIES[category];
  return source === null ? language.text('needsLoad') : language.text('stageNotRun', { stage: source });
};
