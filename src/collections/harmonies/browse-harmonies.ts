import { HARMONY_FAMILIES, type HarmonyFamily } from '../../design/harmony/method.ts';
import { type HarmonyMethodId, HARMONIES as METHODS } from '../../design/harmony/methods/index.ts';
import { HUE_BANDS, type HueBand } from '../../exact/hue-band.ts';
import { browse, type FinitePage, type Order } from '../finite/browse.ts';
import { type Condition, equalTo, within } from '../finite/conditions.ts';
import type { MeasuredColumns } from '../finite/measured.ts';
import { HARMONIES } from './harmonies.ts';
import type { HarmonyField } from './measure-harmonies.ts';

const SORTS = {
  id: undefined,
  contrast: 'worst',
  spread: 'spread',
  adherence: 'adherence',
  colors: 'colors',
} as const satisfies Record<string, HarmonyField | undefined>;
export const HARMONY_SORTS = Object.keys(SORTS) as (keyof typeof SORTS)[];

export interface HarmonyQuery {
  readonly method?: HarmonyMethodId | undefined;
  readonly family?: HarmonyFamily | undefined;
  /** Band of the first colour. */
  readonly hue?: HueBand | undefined;
  readonly colors?: number | undefined;
  /** Ratio of the worst pair. */
  readonly minContrast?: number | undefined;
  readonly minAdherence?: number | undefined;
  readonly sort: keyof typeof SORTS;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
}

/** The rows that qualify, a page of them. */
export const browseHarmonies = (query: HarmonyQuery, columns: MeasuredColumns<HarmonyField>): FinitePage => {
  const { method, family, hue, colors, minContrast, minAdherence, sort, order, limit, offset } = query;
  const conditions: Condition[] = [];
  const number = (table: readonly { id: string }[], id: string) => table.findIndex((entry) => entry.id === id);
  if (method) conditions.push(equalTo(columns.method, number(METHODS, method)));
  if (family) conditions.push(equalTo(columns.family, HARMONY_FAMILIES.indexOf(family)));
  if (hue) conditions.push(equalTo(columns.band, number(HUE_BANDS, hue)));
  if (colors !== undefined) conditions.push(equalTo(columns.colors, colors));
  if (minContrast !== undefined) conditions.push(within(columns.worst, minContrast, 21));
  if (minAdherence !== undefined) conditions.push(within(columns.adherence, minAdherence, 1));
  const key = SORTS[sort];
  return browse({ size: HARMONIES.size, conditions, sortBy: key && columns[key], order, limit, offset });
};
