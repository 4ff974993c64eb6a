import type { Bound } from '../../filter/bound.ts';
import type { Query } from '../../filter/query.ts';
import { COLORS } from '../../identities.ts';
import { DARKEST, LIGHTEST, MOST_SCATTER, MOST_SHIFT } from '../derive-palette.ts';
import { LIGHTNESS_PATTERNS } from '../methods.ts';
import type { PaletteField } from '../palette-columns.ts';
import { contentOf } from './content.ts';

/** What clamping lightnesses and rounding colours to 8 bits may move the mean by. */
const SLACK = 0.02;

/** Mean lightnesses of the palettes of one pattern whose colour in one slot has a lightness that lies in a window. */
const meansOf = (pattern: readonly number[], slot: number, least: number, most: number): readonly number[] => {
  // A lightness at the end of the scale may have been clamped there.
  const from = least <= DARKEST ? -1 : least - pattern[slot]! - MOST_SCATTER;
  const to = most >= LIGHTEST ? 1 : most - pattern[slot]! + MOST_SCATTER;
  const [lowest, highest] = [Math.max(from, -MOST_SHIFT), Math.min(to, MOST_SHIFT)];
  if (lowest > highest || least > LIGHTEST || most < DARKEST) return [];
  const mean = pattern.reduce((sum, lightness) => sum + lightness, 0) / COLORS;
  return [mean + lowest - MOST_SCATTER - SLACK, mean + highest + MOST_SCATTER + SLACK];
};

/**
 * What a palette with a colour near another has besides: a mean lightness that its pattern leaves possible. From the windows of
 * lightness alone, so that no record need be examined; empty where no palette has such a colour.
 */
export const impliedBounds = (query: Query): Bound<PaletteField>[] => {
  const content = contentOf(query);
  if (!content?.nearness) return [];
  const { least, most } = content.nearness.windowOf(content.within);
  const means = LIGHTNESS_PATTERNS.flatMap((pattern) =>
    pattern.flatMap((_, slot) => meansOf(pattern, slot, least, most)),
  );
  return [{ field: 'lightness', from: Math.min(...means), to: Math.max(...means) }];
};
