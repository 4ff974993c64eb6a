import { atOnce, eachOf, type Pieces } from '../../runtime/in-pieces.ts';
import { columnsOf, type Kept, type Measured, type MeasuredColumns, measuredRow } from '../in-memory/measured.ts';
import { type Measures, measure } from './atlas-measures.ts';
import { deriveAtlas } from './derive-atlas.ts';
import { artMovementOf } from './labels/art-movement.ts';
import { emotionsOf } from './labels/emotion.ts';
import { moodOf } from './labels/mood.ts';
import { tagsOf } from './labels/tags.ts';
import { usageOf } from './labels/usage.ts';

/**
 * Everything the atlas is filtered, sorted and counted by. `color` is packed; `hue` HSL degrees, NaN for what is as good as
 * grey; `labL`, `labA` and `labB` CIELAB D65; labels are numbers of their tables, `tags` a bit for each tag.
 */
const FIELDS = [
  'color',
  'hue',
  'lightness',
  'chroma',
  'onWhite',
  'onBlack',
  'labL',
  'labA',
  'labB',
  'emotion',
  'artMovement',
  'mood',
  'usage',
  'tags',
] as const;
export type AtlasField = (typeof FIELDS)[number];
export type AtlasRow = Measured<AtlasField>;

/** The columns but that of the emotions, which depend on the medians of the whole atlas. */
const OF_ONE: Readonly<Record<Exclude<AtlasField, 'emotion'>, (m: Measures) => number>> = {
  color: ({ color }) => color,
  hue: ({ hue }) => hue ?? Number.NaN,
  lightness: ({ lightness }) => lightness,
  chroma: ({ chroma }) => chroma,
  onWhite: ({ onWhite }) => onWhite,
  onBlack: ({ onBlack }) => onBlack,
  labL: ({ lab }) => lab[0],
  labA: ({ lab }) => lab[1],
  labB: ({ lab }) => lab[2],
  artMovement: artMovementOf,
  mood: moodOf,
  usage: usageOf,
  tags: tagsOf,
};

/** Colours that are measured or labelled in one piece. */
const A_PIECE = 512;

function* build(): Pieces<MeasuredColumns<AtlasField>> {
  const colors = deriveAtlas();
  yield;
  const all = yield* eachOf(colors, A_PIECE, measure);
  const made = new Map<AtlasField, Float64Array>();
  for (const field of FIELDS) {
    const values = yield* field === 'emotion' ? emotionsOf(all) : eachOf(all, A_PIECE, OF_ONE[field]);
    made.set(field, Float64Array.from(values));
    yield;
  }
  return columnsOf(FIELDS, (field) => made.get(field)!);
}

let columns: MeasuredColumns<AtlasField> | undefined;

/** The columns of the atlas, derived on first use and kept: under a megabyte. */
export const atlasColumns = (): MeasuredColumns<AtlasField> => {
  columns ??= atOnce(build());
  return columns;
};

export const atlasRow = (id: number): AtlasRow => measuredRow(FIELDS, atlasColumns(), id);

export const keptAtlas = (): Kept<AtlasField, AtlasRow> => ({ columns: atlasColumns(), row: atlasRow });

/** The same in pieces, until they are done or a caller that needs the columns meanwhile has built them at once. */
export function* keptAtlasInPieces(): Pieces<Kept<AtlasField, AtlasRow>> {
  const pieces = build();
  while (columns === undefined) {
    const step = pieces.next();
    if (step.done) columns = step.value;
    else yield;
  }
  return keptAtlas();
}

let rows: ReadonlyMap<number, number> | undefined;

/** The id of the atlas colour that is exactly this 8-bit colour, if any. */
export const atlasIdOf = (color: number): number | undefined => {
  rows ??= new Map(Array.from(atlasColumns().color, (packed, row) => [packed, row]));
  return rows.get(color);
};
