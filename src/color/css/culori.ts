import type { parse } from 'culori';

/** What is used of culori: its parser with all modes. */
export interface Culori {
  readonly parse: typeof parse;
}

let culori: Culori | undefined;

/**
 * Hands over a culori that was loaded already. Node never needs this; a page does, because only Node can load a module in
 * the middle of a computation:
 *
 *     import { provideCulori } from './color/css/culori.ts';
 *     provideCulori(await import('culori'));   // or a static import, bundled
 *
 * Until then a page reads `#rgb`, `#rrggbb` and their forms with alpha, and no other text.
 */
export const provideCulori = (loaded: Culori): void => {
  culori = loaded;
};

/**
 * In Node: culori as one file, loaded when the first text that is not hex arrives (about 12 ms), so never at the start.
 */
const load = (): Culori => {
  const modules = globalThis.process?.getBuiltinModule?.('node:module');
  if (!modules) throw new Error('culori is not there yet: call provideCulori() before reading CSS colours');
  return modules.createRequire(import.meta.url)('culori/require') as Culori;
};

/** A colour as culori reads it; undefined where it is none, and also where culori itself stumbles over the text. */
export const parseWithCulori = (text: string): ReturnType<typeof parse> => {
  culori ??= load();
  try {
    return culori.parse(text);
  } catch {
    return undefined;
  }
};
