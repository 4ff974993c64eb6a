import { WCAG } from '../../color/luminance.ts';
import { EVENNESS_IDS } from '../../design/shade/evaluate.ts';
import type { MeasuredColumns } from '../in-memory/measured.ts';
import { counted, tallyColumn } from '../in-memory/tally.ts';
import { LIBRARY_METHOD_IDS } from './first-edition/methods.ts';
import type { ShadeField } from './measure-shades.ts';
import { SHADES } from './shades.ts';

/** How many scales there are of each kind. */
export const shadeStats = (columns: MeasuredColumns<ShadeField>) => {
  const share = (count: number) => counted(count, SHADES.size);
  const yes = columns.monotonic.filter((v) => v === 1).length;
  const text = columns.span.filter((ratio) => ratio >= WCAG.aa).length;
  return {
    total: SHADES.size,
    evenness: tallyColumn(columns.evenness, EVENNESS_IDS),
    monotonic: { yes: share(yes), no: share(SHADES.size - yes) },
    carries_body_text: { yes: share(text), no: share(SHADES.size - text) },
    method: tallyColumn(columns.method, LIBRARY_METHOD_IDS),
  };
};
