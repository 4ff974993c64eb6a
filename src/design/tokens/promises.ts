import { CHART } from './chart.ts';
import { NEEDS, type Need } from './legibility.ts';
import { BRANDS, FILLED, type Role } from './roles.ts';
import { STATUSES } from './statuses.ts';

/** A foreground role, what it stands on, and the contrast it needs there. */
export interface Promised {
  readonly foreground: Role;
  readonly background: Role;
  readonly need: Need;
}

const BACKGROUNDS = ['bg', 'surface', 'surface-raised'] as const satisfies readonly Role[];

const onBackgrounds = (foregrounds: readonly Role[], need: Need): Promised[] =>
  foregrounds.flatMap((foreground) => BACKGROUNDS.map((background) => ({ foreground, background, need })));

/** What is promised of text: |Lc| 60 beside 4.5:1. The builder aims a little higher. */
const text: Need = { ratio: NEEDS.text.ratio, lc: 60 };
const graphic: Need = NEEDS.graphic;

/** Every pair of roles that is meant to be read, with what it reaches for every brand. */
export const PROMISES: readonly Promised[] = [
  ...FILLED.flatMap((name): Promised[] =>
    ([name, `${name}-hover`, `${name}-active`] as const).map((background) => ({
      foreground: `on-${name}`,
      background,
      need: text,
    })),
  ),
  ...onBackgrounds(['text'], { ratio: NEEDS.long.ratio, lc: 60 }),
  ...onBackgrounds(['text-muted', 'link', 'link-hover', ...STATUSES.map((name) => `${name}-text` as const)], text),
  ...onBackgrounds(['heading'], { ratio: NEEDS.long.ratio, lc: 60 }),
  { foreground: 'on-selected', background: 'selected', need: text },
  ...onBackgrounds(['border-strong', 'focus-ring', ...BRANDS.map((name) => `${name}-focus` as const)], graphic),
  ...onBackgrounds(CHART, graphic),
];
