import { atlas } from './atlas/atlas.ts';
import { findInAtlas } from './atlas/find-in-atlas.ts';
import type { Collection } from './collection.ts';
import { contrastCorpus } from './corpus/contrast-corpus.ts';
import { citeCorpus, corpusRecord, recomputeCorpus } from './corpus/corpus-record.ts';
import type { Browsable } from './first-matches.ts';
import { gradientLibrary } from './gradients/gradient-library.ts';
import { harmonyLibrary } from './harmonies/harmony-library.ts';
import { parseRecordId } from './ids/parse.ts';
import { paletteLibrary } from './palettes/palette-library.ts';
import { shadeLibrary } from './shades/shade-library.ts';

/** A record with all that is known of it, and what is said beside it. */
export interface WholeRecord {
  readonly record: object;
  /** How it is computed again without the service, where the record does not say so itself. */
  readonly recompute?: string;
  /** How it is referred to. */
  readonly cite?: string;
}

const inCollection =
  <Field extends string, Row>(collection: Collection<Field, Row>) =>
  (name: string): WholeRecord => {
    const index = parseRecordId(name, collection);
    return { record: collection.record(index, collection.measure(index)) };
  };

const COLLECTIONS = {
  palettes: inCollection(paletteLibrary),
  contrast: (name) => {
    const index = parseRecordId(name, contrastCorpus);
    const record = corpusRecord(index, contrastCorpus.measure(index), { full: true, apca: true });
    return { record, recompute: recomputeCorpus(index), cite: citeCorpus(index) };
  },
  atlas: (name) => {
    const index = findInAtlas(name);
    return { record: atlas.record(index, atlas.measure(index)) };
  },
  gradients: inCollection(gradientLibrary),
  harmonies: inCollection(harmonyLibrary),
  shades: inCollection(shadeLibrary),
} as const satisfies Readonly<Record<Browsable, (name: string) => WholeRecord>>;

/** One record derived from its number alone. Throws INVALID_INPUT where the name is none of the collection. */
export const wholeRecord = (id: Browsable, name: string): WholeRecord => COLLECTIONS[id](name);
