import { type ExportedFile, exportFile, type FileFormat } from '../files/format.ts';
import { slug } from '../files/words.ts';
import { android } from './formats/android.ts';
import { css } from './formats/css.ts';
import { dtcg } from './formats/dtcg.ts';
import { figma } from './formats/figma.ts';
import { less } from './formats/less.ts';
import { scss } from './formats/scss.ts';
import { styleDictionary } from './formats/style-dictionary.ts';
import { swift } from './formats/swift.ts';
import { typescript } from './formats/typescript.ts';
import { utility } from './formats/utility.ts';
import { readTokens, type TokenInput, type TokenSet } from './token-set.ts';

/** The export targets of design tokens, by id. */
export const TOKEN_FORMATS = {
  css,
  scss,
  less,
  utility,
  dtcg,
  'style-dictionary': styleDictionary,
  figma,
  android,
  swift,
  typescript,
} as const satisfies Record<string, FileFormat<TokenSet, unknown>>;
export type TokenFormat = keyof typeof TOKEN_FORMATS;
export const TOKEN_FORMAT_IDS = Object.keys(TOKEN_FORMATS) as [TokenFormat, ...TokenFormat[]];

/** File names without the extension; those of tokens unless said otherwise. */
const STEMS: Partial<Record<TokenFormat, string>> = {
  scss: '_tokens',
  utility: 'theme',
  figma: 'figma',
  android: 'colors',
  swift: 'Tokens',
};

/** What the file of a format is called. */
export const tokenFilename = (format: TokenFormat, title: string): string => {
  const stem = STEMS[format] ?? 'tokens';
  const name = slug(title);
  const { extension } = TOKEN_FORMATS[format];
  if (!name) return `${stem}.${extension}`;
  return stem.startsWith('_') ? `_${name}-${stem.slice(1)}.${extension}` : `${name}-${stem}.${extension}`;
};

/**
 * Writes tokens as a file of one of the targets. Rejects tokens whose names would be the same in it, references to
 * missing tokens, and circular references.
 */
export const exportTokens = (
  format: TokenFormat,
  tokens: readonly TokenInput[],
  title: string | undefined,
): ExportedFile => {
  const set = readTokens(tokens, title);
  const file = exportFile<TokenSet, unknown>(TOKEN_FORMATS[format], set, undefined, '');
  return { ...file, filename: tokenFilename(format, set.title) };
};
