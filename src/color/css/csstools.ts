import type { color } from '@csstools/css-color-parser';
import type { ComponentValue, parseComponentValue } from '@csstools/css-parser-algorithms';
import type { CSSToken, tokenize } from '@csstools/css-tokenizer';

/** What is used of the parser of colours by csstools. */
export interface CssTools {
  readonly tokenize: typeof tokenize;
  readonly parseComponentValue: typeof parseComponentValue;
  readonly color: typeof color;
}

export type { ComponentValue, CSSToken };

let tools: CssTools | undefined;

/**
 * Hands over a parser that was loaded already. Node never needs this; a page does, because only Node can load a module in the
 * middle of a computation:
 *
 *     import { provideCssTools } from './color/css/csstools.ts';
 *     provideCssTools(await import('./my-bundle-of-the-three-packages.js'));
 *
 * Until then a page reads names, hexadecimal notation, and functions of plain numbers.
 */
export const provideCssTools = (loaded: CssTools): void => {
  tools = loaded;
};

/** In Node: loaded when the first text arrives that has to be computed (about 12 ms), so never at the start. */
const load = (): CssTools => {
  const modules = globalThis.process?.getBuiltinModule?.('node:module');
  if (!modules) throw new Error('the parser is not there yet: call provideCssTools() before reading CSS colours');
  const { createRequire } = modules;
  // Written out: the packer reads from these calls which packages the packed server needs.
  return {
    ...(createRequire(import.meta.url)('@csstools/css-tokenizer') as Pick<CssTools, 'tokenize'>),
    ...(createRequire(import.meta.url)('@csstools/css-parser-algorithms') as Pick<CssTools, 'parseComponentValue'>),
    ...(createRequire(import.meta.url)('@csstools/css-color-parser') as Pick<CssTools, 'color'>),
  };
};

/** The parser, loaded at the first call. */
export const cssTools = (): CssTools => {
  tools ??= load();
  return tools;
};
