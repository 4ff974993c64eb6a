import { identity } from '../collection.ts';
import { createCodes } from '../ids/code.ts';

/** Pairs of text and background. Changing anything of their derivation makes a new version with a new seed. */
export const CORPUS = identity('contrast-corpus', 1, '6d6574616d65724c', 5_000_000);
export const CORPUS_CODES = createCodes('acc', CORPUS);
