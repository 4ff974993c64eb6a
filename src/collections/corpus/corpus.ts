import { defineCollection } from '../collection.ts';
import { createCodes } from '../ids/code.ts';
import type { Naming } from '../ids/parse.ts';

/** Pairs of text and ground. Changing anything of their derivation makes a new version with a new seed. */
export const CORPUS = defineCollection({
  id: 'contrast-corpus',
  version: 1,
  seed: '6d6574616d65724c',
  size: 5_000_000,
});

export const CORPUS_CODES = createCodes('acc', CORPUS);
export const CORPUS_NAMING: Naming = {
  field: 'record_id',
  size: CORPUS.size,
  form: 'acc_ and six symbols',
  decode: CORPUS_CODES.decode,
};
