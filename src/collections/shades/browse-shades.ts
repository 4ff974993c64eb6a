import { EVENNESS_IDS, type Evenness } from '../../design/shade/evaluate.ts';
import { SHADE_METHOD_IDS, type ShadeMethodId } from '../../design/shade/methods/index.ts';
import { HUE_BANDS, type HueBand } from '../../exact/hue-band.ts';
import { browse, type FinitePage, type Order } from '../finite/browse.ts';
import { type Condition, equalTo, within } from '../finite/conditions.ts';
import type { MeasuredColumns } from '../finite/measured.ts';
import type { ShadeField } from './measure-shades.ts';
import { SHADES } from './shades.ts';

const SORTS = {
  id: undefined,
  score: 'score',
  steps: 'steps',
  span: 'span',
  evenness: 'stepRatio',
} as const satisfies Record<string, ShadeField | undefined>;
export const SHADE_SORTS = Object.keys(SORTS) as (keyof typeof SORTS)[];

export interface ShadeQuery {
  readonly method?: ShadeMethodId | undefined;
  readonly evenness?: Evenness | undefined;
  /** Band of the base. */
  readonly hue?: HueBand | undefined;
  readonly steps?: number | undefined;
  readonly minSpan?: number | undefined;
  readonly minScore?: number | undefined;
  readonly monotonic?: boolean | undefined;
  /** Whether some pair has 4.5:1 or more. */
  readonly carriesBodyText?: boolean | undefined;
  /** By `evenness` the evenest come first. */
  readonly sort: keyof typeof SORTS;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
}

/** The least span that carries body text, and the greatest that does not: spans are cut to four decimals. */
const [TEXT, NO_TEXT] = [4.5, 4.4999];

/** The rows that qualify, a page of them. */
export const browseShades = (query: ShadeQuery, columns: MeasuredColumns<ShadeField>): FinitePage => {
  const { method, evenness, hue, steps, minSpan, minScore, monotonic, carriesBodyText: body } = query;
  const conditions: Condition[] = [];
  if (method) conditions.push(equalTo(columns.method, SHADE_METHOD_IDS.indexOf(method)));
  if (evenness) conditions.push(equalTo(columns.evenness, EVENNESS_IDS.indexOf(evenness)));
  if (hue)
    conditions.push(
      equalTo(
        columns.band,
        HUE_BANDS.findIndex(({ id }) => id === hue),
      ),
    );
  if (steps !== undefined) conditions.push(equalTo(columns.steps, steps));
  if (minSpan !== undefined) conditions.push(within(columns.span, minSpan, 21));
  if (minScore !== undefined) conditions.push(within(columns.score, minScore, 1));
  if (monotonic !== undefined) conditions.push(equalTo(columns.monotonic, monotonic ? 1 : 0));
  if (body !== undefined) conditions.push(body ? within(columns.span, TEXT, 21) : within(columns.span, 1, NO_TEXT));
  const key = SORTS[query.sort];
  const { order, limit, offset } = query;
  return browse({ size: SHADES.size, conditions, sortBy: key && columns[key], order, limit, offset });
};
