import { models } from '../accessibility/vision/models/index.ts';
import { differences } from '../color/difference/differences.ts';
import { EASINGS } from '../design/gradient/easing/index.ts';
import { INTERPOLATIONS } from '../design/gradient/interpolation/index.ts';
import { GRADIENT_SCHEMES } from '../design/gradient/schemes/index.ts';
import { HARMONIES } from '../design/harmony/methods/index.ts';
import { PALETTE_METHODS } from '../design/palette/methods/index.ts';
import { SHADE_METHODS } from '../design/shade/methods/index.ts';
import { TOKEN_HARMONIES } from '../design/tokens/harmonies.ts';
import { RELATIONSHIPS } from '../personalize/vocabulary/relationships.ts';
import { SCORES } from '../personalize/vocabulary/scores.ts';
import { STYLES } from '../personalize/vocabulary/styles.ts';

/** One algorithm of a tool, as `GET /v1/methods/:tool` lists it. */
export interface MethodEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly [detail: string]: unknown;
}

/** The algorithms of one tool; some tools have more than one list (gradient: methods, interpolations, easings). */
export type MethodTable = Readonly<Record<string, MethodEntry[]>>;

const differenceMethods: MethodEntry[] = Object.values(differences).map(
  ({ id, label, name, year, citation, use, symmetric, options }) => ({
    id,
    name,
    description: use,
    label,
    year,
    citation,
    symmetric,
    options,
  }),
);

const harmonyMethods: MethodEntry[] = HARMONIES.map(({ id, name, description, family, offsets, roles, reference }) => ({
  id,
  name,
  description,
  family,
  colors: offsets.length,
  offsets,
  roles,
  reference,
}));

const gradientLists = {
  schemes: Object.values(GRADIENT_SCHEMES).map(({ id, name, description, least }) => ({
    id,
    name,
    description,
    least_stops: least,
  })),
  interpolations: Object.values(INTERPOLATIONS).map(({ id, name, description, space, walk, css }) => ({
    id,
    name,
    description,
    space: space.id,
    hue: walk ?? null,
    css: css ?? null,
  })),
  easings: Object.values(EASINGS).map(({ id, name, description, reference, overshoots }) => ({
    id,
    name,
    description,
    reference,
    overshoots,
  })),
};

const shadeMethods: MethodEntry[] = Object.values(SHADE_METHODS).map(
  ({ id, name, description, reference, keeps_base }) => ({ id, name, description, reference, keeps_base }),
);

const tokenHarmonies: MethodEntry[] = Object.values(TOKEN_HARMONIES);

const paletteMethods: MethodEntry[] = Object.values(PALETTE_METHODS).map(
  ({ id, name, description, family, offsets, in_library, reference }) => ({
    id,
    name,
    description,
    family,
    offsets,
    in_library,
    reference,
  }),
);

const visionModels: MethodEntry[] = Object.values(models).map(
  ({ id, name, axis, family, severityMeaning, source, caveat }) => ({
    id,
    name,
    description: `Model of ${family}, ${axis}`,
    axis,
    family,
    severity: severityMeaning,
    source,
    caveat,
  }),
);

const personalizeLists: MethodTable = {
  methods: [
    {
      id: 'sample-refine-rerank',
      name: 'Palette search',
      description:
        'Structured samples on a geometry of hues, scored six ways; the best are refined by single changes in rounds of fewer and fewer candidates, then re-ranked by maximal marginal relevance. Effort is measured in scorings.',
    },
    {
      id: 'exchange',
      name: 'Separated set by exchange',
      description:
        'Every sixteenth sample (every fourth for dashboards): colours from the ranges, improved by exchanging one colour of the nearest pair until the minimum CIEDE2000 over normal vision and four colour-blind views no longer grows.',
    },
    {
      id: 'exchange-climb',
      name: 'Separated set by exchange and climb',
      description: 'The same, followed by hill climbing in RGB; used from a depth of 1200.',
    },
  ],
  scores: SCORES.map(({ id, measures, formula, source }) => ({
    id,
    name: id.replace('_', ' '),
    description: measures,
    formula,
    source,
  })),
  relationships: RELATIONSHIPS.map(({ id, name, description, offsets, scale }) => ({
    id,
    name,
    description,
    offsets,
    scale,
  })),
  styles: Object.values(STYLES).map(({ id, name, description }) => ({ id, name, description })),
};

/** What `GET /v1/methods/:tool` answers, by tool. Each table comes from the registry that does the work. */
export const METHODS = {
  'delta-e': { methods: differenceMethods },
  gradient: gradientLists,
  harmony: { methods: harmonyMethods },
  palette: { methods: paletteMethods },
  personalize: personalizeLists,
  shade: { methods: shadeMethods },
  tokens: { methods: tokenHarmonies },
  vision: { methods: visionModels },
} as const satisfies Readonly<Record<string, MethodTable>>;
