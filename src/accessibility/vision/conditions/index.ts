import { acquiredColor } from './acquired-color.ts';
import { blueYellow } from './blue-yellow.ts';
import type { Category, ColorCondition, Complexity, Kind, SpatialCondition } from './condition.ts';
import { macular } from './macular.ts';
import { media } from './media.ts';
import { monochromacy } from './monochromacy.ts';
import { neurological } from './neurological.ts';
import { oculomotor } from './oculomotor.ts';
import { opticNerve } from './optic-nerve.ts';
import { redGreen } from './red-green.ts';
import { refractive } from './refractive.ts';
import { withFormerNames } from './render-step.ts';
import { retinal } from './retinal.ts';

/** The groups of conditions. */
export const categories = {
  'red-green': redGreen,
  'blue-yellow': blueYellow,
  monochromacy,
  'acquired-color': acquiredColor,
  refractive,
  media,
  macular,
  retinal,
  'optic-nerve': opticNerve,
  neurological,
  oculomotor,
} as const satisfies Readonly<Record<string, Category>>;

export type CategorySlug = keyof typeof categories;
export const CATEGORY_SLUGS = Object.keys(categories) as [CategorySlug, ...CategorySlug[]];
export const KINDS = ['color', 'spatial'] as const satisfies readonly Kind[];
export const COMPLEXITIES = ['basic', 'advanced'] as const satisfies readonly Complexity[];

/** A condition together with where it stands. */
export type Condition =
  | (ColorCondition & { readonly kind: 'color'; readonly category: CategorySlug })
  | (SpatialCondition & { readonly kind: 'spatial'; readonly category: CategorySlug });

const inOrder: readonly Condition[] = CATEGORY_SLUGS.flatMap((category): Condition[] => {
  const group: Category = categories[category];
  return group.kind === 'color'
    ? group.conditions.map((condition) => ({ ...condition, kind: 'color', category }))
    : group.conditions.map((condition) => ({
        ...condition,
        rendering: condition.rendering.map(withFormerNames),
        kind: 'spatial',
        category,
      }));
});

/** All conditions by slug: 17 of colour, 25 spatial. */
export const conditions: ReadonlyMap<string, Condition> = new Map(inOrder.map((c) => [c.slug, c]));

/** The slugs of the 17 colour conditions, in their order. */
export const COLOR_SLUGS: readonly string[] = inOrder.filter(({ kind }) => kind === 'color').map(({ slug }) => slug);
