import { WCAG } from '../../color/luminance.ts';
import { HARMONY_FAMILIES } from '../../design/harmony/method.ts';
import { HARMONIES as METHODS } from '../../design/harmony/methods/index.ts';
import { HUE_BANDS } from '../../exact/hue-band.ts';
import { HARMONIES } from '../identities.ts';
import type { MeasuredColumns } from '../in-memory/measured.ts';
import { counted, tallyColumn } from '../in-memory/tally.ts';
import type { HarmonyField } from './measure-harmonies.ts';

const idsOf = (table: readonly { readonly id: string }[]): string[] => table.map(({ id }) => id);
const LARGEST = Math.max(...METHODS.map(({ offsets }) => offsets.length));

/** How many harmonies there are of each kind. */
export const harmonyStats = (columns: MeasuredColumns<HarmonyField>) => ({
  total: HARMONIES.size,
  with_an_aa_pair: counted(columns.best.filter((ratio) => ratio >= WCAG.aa).length, HARMONIES.size),
  method: tallyColumn(columns.method, idsOf(METHODS)),
  family: tallyColumn(columns.family, HARMONY_FAMILIES),
  color_count: tallyColumn(
    columns.colors,
    Array.from({ length: LARGEST + 1 }, (_, n) => String(n)),
  ).slice(2),
  hue: tallyColumn(columns.band, idsOf(HUE_BANDS)),
});
