import { invalid } from '../../errors/refusal.ts';
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
import { VARIANTS, type VariantId } from './variants/index.ts';

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

/** What the file of a format, or of a form of it, is called. */
export const tokenFilename = (format: TokenFormat, title: string, variant?: VariantId): string => {
  const { stem, extension } = variant
    ? VARIANTS[variant]
    : { stem: STEMS[format] ?? 'tokens', extension: TOKEN_FORMATS[format].extension };
  const name = slug(title);
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
  variant?: VariantId,
): ExportedFile => {
  const set = readTokens(tokens, title);
  if (variant !== undefined) {
    const { of, media_type, write } = VARIANTS[variant];
    if (of !== format) throw invalid('variant', `'${variant}' is a form of '${of}': send format '${of}'`);
    return { format, filename: tokenFilename(format, set.title, variant), media_type, content: write(set) };
  }
  const file = exportFile<TokenSet, unknown>(TOKEN_FORMATS[format], set, undefined, '');
  return { ...file, filename: tokenFilename(format, set.title) };
};
