import { color } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';

/** The parser that the reader of colours in src/color stands on, for a text that has to be computed. */
export const cssParser = { tokenize, parseComponentValue, color };
