/** The thirteen categories in the order they are listed in, with the stage that measures each from source, if any. */
export const CATEGORIES = {
  metadata: 'seo',
  seo: 'seo',
  a11y: 'structure',
  accessibility: null,
  a11yPlus: null,
  contrast: null,
  performance: null,
  reliability: null,
  security: 'security',
  media: 'media',
  visual: null,
  deep: null,
  responsive: 'responsive',
} as const satisfies Readonly<Record<string, string | null>>;

export type CategoryId = keyof typeof CATEGORIES;
export const CATEGORY_IDS = Object.keys(CATEGORIES) as CategoryId[];
