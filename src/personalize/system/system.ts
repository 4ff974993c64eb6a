import { concessions } from '../../design/tokens/records.ts';
import { hexOf } from '../../exact/packed.ts';
import { briefAnswer, noteReading } from '../answers/brief.ts';
import { type PaletteAnswer, paletteAnswer } from '../answers/palette.ts';
import { sweepAnswer } from '../answers/palettes.ts';
import { type Brief, resolveBrief } from '../brief/resolve.ts';
import { searchPalettes } from '../search/search.ts';
import type { IntentId } from '../vocabulary/intents.ts';
import { DEFAULTS } from '../vocabulary/limits.ts';
import { STYLE_IDS, type StyleId } from '../vocabulary/styles.ts';
import { gradientsOf } from './gradients.ts';
import { postersOf } from './poster/posters.ts';
import { SECTIONS, type Section } from './sections.ts';
import { hexOfRoles, themesOf } from './theme.ts';
import { systemTokens } from './tokens.ts';
import { typographyFor } from './typography.ts';
import { uiPairs } from './ui-pairs.ts';

export interface SystemInput {
  readonly colors?: readonly string[] | undefined;
  readonly lock?: readonly string[] | undefined;
  readonly styles?: readonly string[] | undefined;
  readonly intent: IntentId;
  readonly note?: string | undefined;
  readonly include: readonly Section[];
  readonly derived: number;
  readonly depth: number;
  readonly keep: number;
  readonly seed: number;
}

const words = (id: string): string => id.replaceAll('_', ' ');

const titleOf = (styles: readonly string[], { relationship }: PaletteAnswer): string =>
  words(styles[0] ?? relationship.id).replace(/^./, (letter) => letter.toUpperCase());

/** Styles of a brief; where it names none, those that the words of its note bring. */
const feltStyles = ({ styles, plan }: Brief): readonly StyleId[] => {
  if (styles.length > 0 || !plan) return styles;
  const brought = STYLE_IDS.filter((id) => plan.reading.styles.includes(id));
  const laidOut = STYLE_OF_LAYOUT[plan.skeleton.id];
  return brought.length > 0 || laidOut === undefined ? brought : [laidOut];
};

/** The style whose type goes with a layout that a mood or a trade brought. */
const STYLE_OF_LAYOUT: Readonly<Partial<Record<string, StyleId>>> = {
  kids: 'playful',
  serious: 'corporate',
  luxury: 'luxury',
  pastel: 'pastel',
  light: 'nordic',
  deep: 'vintage',
  vivid: 'vibrant',
  minimal: 'minimal',
  editorial: 'editorial',
  earthy: 'earthy',
};

/**
 * A design system from the best palette of a search: that palette with its roles (`leader`), and of the sections asked
 * for, the other palettes and up to `derived` gradients, type systems, pairs and posters. What is not asked for is not made.
 */
export const personalSystem = (input: SystemInput) => {
  const { intent, include, derived, depth, keep, seed } = input;
  const brief = resolveBrief({
    colors: input.colors,
    lock: input.lock,
    styles: input.styles,
    intent,
    note: input.note,
    palette_size: DEFAULTS.palette_size,
    diversity: DEFAULTS.diversity,
    accessibility: DEFAULTS.accessibility,
    cvd_safe: DEFAULTS.cvd_safe,
  });
  const { background, kept, sweep } = searchPalettes(brief, { seed, depth, keep, unique: DEFAULTS.unique });
  const leader = paletteAnswer(kept[0]!, 1, brief, background);
  const { roles, colors } = leader;
  const wants = (section: Section): boolean => include.includes(section);
  const types =
    wants('typography') || wants('posters') || wants('tokens') ? typographyFor(intent, feltStyles(brief), derived) : [];
  const themes = wants('ui_pairs') || wants('tokens') ? themesOf(roles, brief.styles) : undefined;
  const title = titleOf(feltStyles(brief), leader);
  const { weights: _, taste: __, note_matches: ___, unmatched_words: ____, ...stated } = briefAnswer(brief);
  return {
    seed,
    brief: {
      ...stated,
      ...noteReading(brief),
      lock: brief.lock.map(hexOf),
      include: SECTIONS.filter(wants),
      derived,
      depth,
      keep,
    },
    sweep: sweepAnswer(sweep, kept.length),
    leader,
    ...(wants('palettes')
      ? { palettes: kept.map((scored, i) => paletteAnswer(scored, i + 1, brief, background)) }
      : {}),
    ...(wants('gradients') ? { gradients: gradientsOf(roles, seed, derived) } : {}),
    ...(wants('typography') ? { typography: types } : {}),
    ...(themes && wants('ui_pairs')
      ? { ui_pairs: uiPairs({ light: hexOfRoles(themes, 'light'), dark: hexOfRoles(themes, 'dark') }, colors, derived) }
      : {}),
    ...(wants('posters') ? { posters: postersOf({ roles, title, types, seed }, derived) } : {}),
    ...(themes && wants('tokens') ? { tokens: systemTokens(`${title} ${seed}`, colors, themes, types[0]!) } : {}),
    ...(themes ? concessions(themes, ['light', 'dark']) : {}),
  };
};
