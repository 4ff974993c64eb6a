import { audit, runChecks } from '../../model/audit.ts';
import { SECTION_KEYS } from '../../model/section-keys.ts';
import type { Stage } from '../../model/stage.ts';
import { styleWants } from '../../model/style-wants.ts';
import { PALETTE_CHECKS } from './checks/index.ts';
import { nearDuplicates, uniqueColors } from './checks/input.ts';
import { collect, type Palette } from './facts/collect.ts';
import { BUCKETS } from './facts/properties.ts';

const SHOWN = 300;

/** Colours of light and of dark schemes: an entry marked dark belongs to the dark one. */
const themesOf = ({ colors }: Palette) => {
  const all = BUCKETS.filter((bucket) => bucket !== 'customProperty').flatMap((bucket) => colors[bucket]);
  const of = (dark: boolean) =>
    [...new Set(all.filter(({ flags }) => flags.includes('dark') === dark).map(({ hex }) => hex))].slice(0, SHOWN);
  return { light: of(false), dark: of(true) };
};

const cuts = ({ sheets }: Palette): string[] => {
  const linked = sheets.filter(({ url }) => !url.startsWith('style, line'));
  const broken = linked.filter(({ error }) => error !== null);
  return broken.length === 0
    ? []
    : [
        `${broken.length} of ${linked.length} style sheets not read: ${[...new Set(broken.map(({ error }) => error))].join(', ')}`,
      ];
};

export const paletteStage: Stage = {
  id: 'palette',
  keys: SECTION_KEYS.palette,
  checks: PALETTE_CHECKS,
  wants: styleWants,
  run(input) {
    const palette = collect(input);
    const results = runChecks(PALETTE_CHECKS, { ...input, palette });
    const { findings, checks } = audit(results);
    const unique = uniqueColors(palette);
    const near = nearDuplicates(unique);
    const content = {
      colors: Object.fromEntries(BUCKETS.map((bucket) => [bucket, palette.colors[bucket].slice(0, SHOWN)])),
      variables: palette.variables.map(({ name, values, used }) => ({ name, values, used })),
      symbolic: palette.symbolic,
      themes: themesOf(palette),
      sheets: palette.sheets,
      colorAudit: {
        // These checks count for no category.
        score: null,
        findings,
        checks,
        total: palette.counts.declared,
        unique: unique.length,
        near_duplicates: near.slice(0, 50),
        notations: palette.counts.notations,
      },
    };
    return { content, results, narrowed: cuts(palette) };
  },
};
