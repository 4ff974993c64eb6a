import { type Measures, measure } from './atlas-measures.ts';
import { ATLAS_SIZE, deriveAtlas } from './derive-atlas.ts';
import { artMovementOf } from './labels/art-movement.ts';
import { emotionsOf } from './labels/emotion.ts';
import { moodOf } from './labels/mood.ts';
import { tagsOf } from './labels/tags.ts';
import { usageOf } from './labels/usage.ts';

/** Everything the atlas is filtered, sorted and counted by; a row each. Labels are numbers of their tables. */
export interface AtlasColumns {
  readonly colors: Uint32Array;
  /** HSL degrees; NaN for what is as good as grey. */
  readonly hue: Float64Array;
  readonly lightness: Float64Array;
  readonly chroma: Float64Array;
  readonly onWhite: Float64Array;
  readonly onBlack: Float64Array;
  /** CIELAB D65, three a row. */
  readonly lab: Float64Array;
  readonly emotion: Float64Array;
  readonly artMovement: Float64Array;
  readonly mood: Float64Array;
  readonly usage: Float64Array;
  /** A bit for each tag. */
  readonly tags: Uint32Array;
}

const build = (): AtlasColumns => {
  const colors = deriveAtlas();
  const all = Array.from(colors, measure);
  const column = (value: (m: Measures) => number) => Float64Array.from(all, value);
  return {
    colors,
    hue: column(({ hue }) => hue ?? Number.NaN),
    lightness: column(({ lightness }) => lightness),
    chroma: column(({ chroma }) => chroma),
    onWhite: column(({ onWhite }) => onWhite),
    onBlack: column(({ onBlack }) => onBlack),
    lab: Float64Array.from(all.flatMap(({ lab }) => lab)),
    emotion: Float64Array.from(emotionsOf(all)),
    artMovement: column(artMovementOf),
    mood: column(moodOf),
    usage: column(usageOf),
    tags: Uint32Array.from(all, tagsOf),
  };
};

let columns: AtlasColumns | undefined;

/** The columns of the atlas, derived on first use and kept: under a megabyte. */
export const atlasColumns = (): AtlasColumns => {
  columns ??= build();
  return columns;
};

let rows: ReadonlyMap<number, number> | undefined;

/** The row that has exactly this 8-bit colour, if any. */
export const atlasRowOf = (color: number): number | undefined => {
  rows ??= new Map(Array.from(atlasColumns().colors, (packed, row) => [packed, row]));
  return rows.get(color);
};

export { ATLAS_SIZE };
