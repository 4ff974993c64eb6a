import { TOKEN_FORMAT_IDS as IDS, type TokenFormatId } from '../../errors/common-names.ts';
import { invalid } from '../../errors/refusal.ts';
import { vocabularyOf } from '../../errors/vocabulary.ts';
import { type ExportedFile, exportFile, type FileFormat } from '../files/format.ts';
import { NOTATIONS, type Notation } from '../files/swatches.ts';
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
import { inNotation } from './in-notation.ts';
import { readTokens, type TokenInput, type TokenSet } from './token-set.ts';
import { VARIANTS, type VariantId } from './variants/index.ts';
import type { Variant } from './variants/variant.ts';

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
} as const satisfies Record<TokenFormatId, FileFormat<TokenSet, unknown>>;
export type TokenFormat = TokenFormatId;
export const TOKEN_FORMAT_IDS = [...IDS] as [TokenFormat, ...TokenFormat[]];

/** Notations of colours that a target reads, where it does not read all. */
const TARGET_NOTATIONS: Partial<Record<TokenFormat, readonly Notation[]>> = {
  figma: ['hex'],
  android: ['hex'],
  swift: ['hex', 'p3'],
};

/** The notations in which the colours of a target, or of a form of it, can be written. */
export const notationsOf = (format: TokenFormat, variant?: VariantId): readonly Notation[] => {
  const form: Variant | undefined = variant && VARIANTS[variant];
  return (form ? form.notations : TARGET_NOTATIONS[format]) ?? NOTATIONS;
};

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

export interface TokenExport {
  readonly format: TokenFormat;
  readonly tokens: readonly TokenInput[];
  readonly name?: string | undefined;
  readonly variant?: VariantId | undefined;
  /** How colours are written; `hex` where undefined. */
  readonly notation?: Notation | undefined;
}

/**
 * Writes tokens as a file of one of the targets. Rejects tokens whose names would be the same in it, references to
 * missing tokens, circular references, and a notation that the target does not read.
 */
export const exportTokens = ({ format, tokens, name, variant, notation = 'hex' }: TokenExport): ExportedFile => {
  const form: Variant | undefined = variant && VARIANTS[variant];
  if (form && form.of !== format)
    throw invalid('variant', `'${variant}' is a form of '${form.of}': send format '${form.of}'`);
  const accepted = notationsOf(format, variant);
  if (!accepted.includes(notation))
    throw invalid(
      'notation',
      `'${variant ?? format}' does not read '${notation}'; it reads ${accepted.join(' and ')}`,
      vocabularyOf(notation, accepted),
    );
  const set = inNotation(readTokens(tokens, name), notation);
  const filename = tokenFilename(format, set.title, variant);
  if (form) return { format, filename, media_type: form.media_type, content: form.write(set) };
  return { ...exportFile<TokenSet, unknown>(TOKEN_FORMATS[format], set, undefined, ''), filename };
};
