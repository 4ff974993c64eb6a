import { BANDING_IDS, type Banding } from '../../design/gradient/analyse.ts';
import { GRADIENT_SCHEME_IDS, type GradientSchemeId } from '../../design/gradient/schemes/index.ts';
import { COMPLEXITY_IDS, type Complexity } from '../../design/gradient/schemes/scheme.ts';
import { browse, type FinitePage, type Order } from '../finite/browse.ts';
import { type Condition, equalTo, within } from '../finite/conditions.ts';
import type { MeasuredColumns } from '../finite/measured.ts';
import { GRADIENT_TYPES, type GradientType } from './derive-gradient.ts';
import { GRADIENTS } from './gradients.ts';
import type { GradientField } from './measure-gradients.ts';

const SORTS = { id: undefined, score: 'score', stops: 'stopCount' } as const satisfies Record<
  string,
  GradientField | undefined
>;
export const GRADIENT_SORTS = Object.keys(SORTS) as (keyof typeof SORTS)[];

export interface GradientQuery {
  readonly scheme?: GradientSchemeId | undefined;
  readonly complexity?: Complexity | undefined;
  readonly banding?: Banding | undefined;
  readonly type?: GradientType | undefined;
  readonly minScore?: number | undefined;
  readonly minStops?: number | undefined;
  readonly maxStops?: number | undefined;
  readonly sort: keyof typeof SORTS;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
}

/** The rows that qualify, a page of them. */
export const browseGradients = (query: GradientQuery, columns: MeasuredColumns<GradientField>): FinitePage => {
  const { scheme, complexity, banding, type, minScore, minStops, maxStops, sort, order, limit, offset } = query;
  const conditions: Condition[] = [];
  if (scheme) conditions.push(equalTo(columns.scheme, GRADIENT_SCHEME_IDS.indexOf(scheme)));
  if (complexity) conditions.push(equalTo(columns.complexity, COMPLEXITY_IDS.indexOf(complexity)));
  if (banding) conditions.push(equalTo(columns.banding, BANDING_IDS.indexOf(banding)));
  if (type) conditions.push(equalTo(columns.type, GRADIENT_TYPES.indexOf(type)));
  if (minScore !== undefined) conditions.push(within(columns.score, minScore, 1));
  if (minStops !== undefined || maxStops !== undefined)
    conditions.push(within(columns.stopCount, minStops ?? 0, maxStops ?? Number.POSITIVE_INFINITY));
  const key = SORTS[sort];
  return browse({ size: GRADIENTS.size, conditions, sortBy: key && columns[key], order, limit, offset });
};
