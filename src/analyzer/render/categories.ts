import { CATEGORIES, CATEGORY_IDS, type CategoryId } from '../model/categories.ts';
import { STAGES, type StageId } from '../model/stages.ts';

const NAMES: Readonly<Record<CategoryId, string>> = {
  metadata: 'Metadata',
  seo: 'SEO',
  a11y: 'Accessibility of markup',
  accessibility: 'Accessibility in a browser',
  a11yPlus: 'Extended accessibility rules',
  contrast: 'Contrast',
  performance: 'Performance',
  reliability: 'Reliability',
  security: 'Security',
  media: 'Media',
  visual: 'Visual design',
  deep: 'Changes made by scripts',
  responsive: 'Responsive design',
};

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

/** What a category is called in a report; an unknown one by its id. */
export const categoryName = (id: string): string => {
  const category = known(id);
  return category ? NAMES[category] : id;
};

/** The place of a category in lists. */
export const categoryOrder = (id: string): number => {
  const at = (CATEGORY_IDS as readonly string[]).indexOf(id);
  return at < 0 ? CATEGORY_IDS.length : at;
};

/** Why a category has no score. */
export const unmeasuredBecause = (id: string): string => {
  const category = known(id);
  if (!category) return 'Not measured.';
  const stage = BROWSER_STAGES[category];
  const note = stage && STAGES[stage].note;
  if (note) return note;
  const source = CATEGORIES[category];
  return source === null
    ? 'Needs the errors and failed requests of a real load.'
    : `The stage ${source} was not requested, or none of its checks applied.`;
};
