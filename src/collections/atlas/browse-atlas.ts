import { browse, type FinitePage, type Order } from '../finite/browse.ts';
import { around, type Condition, carries, equalTo, within } from '../finite/conditions.ts';
import { ATLAS_SIZE, type AtlasColumns, atlasColumns } from './atlas-columns.ts';
import { ART_MOVEMENTS } from './labels/art-movement.ts';
import { EMOTIONS } from './labels/emotion.ts';
import { MOODS } from './labels/mood.ts';
import { TAGS } from './labels/tags.ts';
import { USAGES } from './labels/usage.ts';

const idsOf = <Id extends string>(table: readonly { readonly id: Id }[]): Id[] => table.map(({ id }) => id);

/** Values of the label filters. Emotions go by either of their words. */
export const EMOTION_IDS = [...idsOf(EMOTIONS), ...EMOTIONS.map(({ alias }) => alias)];
export const ART_MOVEMENT_IDS = idsOf(ART_MOVEMENTS);
export const MOOD_IDS = idsOf(MOODS);
export const USAGE_IDS = idsOf(USAGES);
export const TAG_IDS = idsOf(TAGS);

const SORTS = {
  id: () => undefined,
  hue: ({ hue }: AtlasColumns) => hue,
  lightness: ({ lightness }: AtlasColumns) => lightness,
  chroma: ({ chroma }: AtlasColumns) => chroma,
  contrast_on_white: ({ onWhite }: AtlasColumns) => onWhite,
} as const satisfies Record<string, (columns: AtlasColumns) => Float64Array | undefined>;
export const ATLAS_SORTS = Object.keys(SORTS) as (keyof typeof SORTS)[];

export interface AtlasQuery {
  /** Degrees of the HSL wheel, 0..360; over 0 where `hueFrom` is the greater. One may be left out. */
  readonly hueFrom?: number | undefined;
  readonly hueTo?: number | undefined;
  /** OKLCH. */
  readonly minLightness?: number | undefined;
  readonly maxLightness?: number | undefined;
  readonly minChroma?: number | undefined;
  readonly minContrastOnWhite?: number | undefined;
  readonly minContrastOnBlack?: number | undefined;
  readonly emotion?: string | undefined;
  readonly artMovement?: string | undefined;
  readonly aiMood?: string | undefined;
  readonly aiDesignUsage?: string | undefined;
  readonly designTag?: string | undefined;
  readonly sort: keyof typeof SORTS;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
}

const conditionsOf = (query: AtlasQuery, columns: AtlasColumns): Condition[] => {
  const conditions: Condition[] = [];
  const bounded = (column: Float64Array, least: number | undefined, most?: number) => {
    if (least !== undefined || most !== undefined)
      conditions.push(within(column, least ?? Number.NEGATIVE_INFINITY, most ?? Number.POSITIVE_INFINITY));
  };
  const labelled = (column: Float64Array, number: number) => {
    if (number >= 0) conditions.push(equalTo(column, number));
  };
  if (query.hueFrom !== undefined || query.hueTo !== undefined)
    conditions.push(around(columns.hue, query.hueFrom ?? 0, query.hueTo ?? 360));
  bounded(columns.lightness, query.minLightness, query.maxLightness);
  bounded(columns.chroma, query.minChroma);
  bounded(columns.onWhite, query.minContrastOnWhite);
  bounded(columns.onBlack, query.minContrastOnBlack);
  labelled(
    columns.emotion,
    EMOTIONS.findIndex(({ id, alias }) => id === query.emotion || alias === query.emotion),
  );
  labelled(
    columns.artMovement,
    ART_MOVEMENTS.findIndex(({ id }) => id === query.artMovement),
  );
  labelled(
    columns.mood,
    MOODS.findIndex(({ id }) => id === query.aiMood),
  );
  labelled(
    columns.usage,
    USAGES.findIndex(({ id }) => id === query.aiDesignUsage),
  );
  const tag = TAGS.findIndex(({ id }) => id === query.designTag);
  if (tag >= 0) conditions.push(carries(columns.tags, tag));
  return conditions;
};

/** The ids of the colours that qualify, a page of them. */
export const browseAtlas = (query: AtlasQuery): FinitePage => {
  const columns = atlasColumns();
  const { order, limit, offset } = query;
  return browse({
    size: ATLAS_SIZE,
    conditions: conditionsOf(query, columns),
    sortBy: SORTS[query.sort](columns),
    order,
    limit,
    offset,
  });
};
