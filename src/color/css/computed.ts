import { normalizeHue } from '../hue.ts';
import { mapChannels, type Vec3 } from '../matrix.ts';
import type { ColorSpace } from '../spaces/space.ts';
import { CSS_SPACES, type CssColor, type CssSpaceId } from './css-color.ts';
import { type ComponentValue, type CSSToken, cssTools } from './csstools.ts';
import { isTooMuchMath, mayBeTooMuchMath } from './effort.ts';

/** The scheme that `light-dark()` takes its colour for. */
export type Scheme = 'light' | 'dark';

/** What csstools calls a colour: its spaces are ours, but for the functions of sRGB. */
type Notation = Exclude<CssSpaceId, 'srgb'> | 'srgb' | 'rgb' | 'hex';

/** From here on a number stands for an infinite one: csstools keeps what is computed within 32 bits. */
const INFINITE = 2 ** 31 - 1;

const hasType = (token: CSSToken, type: string): boolean => (token[0] as string) === type;
const isBlank = (token: CSSToken): boolean => hasType(token, 'whitespace-token') || hasType(token, 'comment');

/** The tokens of a text without blanks and comments around it. */
const tokensOf = (text: string): CSSToken[] => {
  const tokens = cssTools().tokenize({ css: text });
  if (!isBlank(tokens[0]!) && !isBlank(tokens.at(-2) ?? tokens[0]!)) return tokens;
  const first = tokens.findIndex((token) => !isBlank(token));
  const last = tokens.findLastIndex((token, i) => i < tokens.length - 1 && !isBlank(token));
  return [...tokens.slice(first, last + 1), tokens.at(-1)!];
};

const isVisible = (node: ComponentValue): boolean => {
  const type: string = node.type;
  return type !== 'whitespace' && type !== 'comment';
};
const isComma = (node: ComponentValue): boolean => 'value' in node && hasType(node.value as CSSToken, 'comma-token');

/** The colour of `light-dark()` for a scheme; undefined where it has not two. */
const choiceOf = (parts: readonly ComponentValue[], scheme: Scheme): ComponentValue | undefined => {
  const [light, comma, dark, ...more] = parts.filter(isVisible);
  if (!light || !comma || !dark || !isComma(comma) || more.length > 0) return undefined;
  return scheme === 'light' ? light : dark;
};

const isWord = (node: ComponentValue | undefined, word: string): boolean => {
  const token = node && 'value' in node ? (node.value as CSSToken) : undefined;
  const value = token && hasType(token, 'ident-token') ? (token[4] as { value: string }).value : '';
  return value.toLowerCase() === word;
};

/** Whether all shares of a mix are 0%, which is a mix of nothing. */
const isOfNothing = (parts: readonly ComponentValue[]): boolean => {
  let zeros = 0;
  let commas = 0;
  for (const part of parts) {
    if (!('value' in part) || 'getName' in part) continue;
    const token = part.value as CSSToken;
    if (hasType(token, 'comma-token')) commas += 1;
    else if (hasType(token, 'percentage-token') && (token[4] as { value: number }).value === 0) zeros += 1;
  }
  return zeros > 0 && zeros >= commas + (isWord(parts.find(isVisible), 'in') ? 0 : 1);
};

/** Cuts the channels of rgb() to its range when it is read, before it is mixed or changed. */
const cutChannels = (parts: readonly ComponentValue[]): void => {
  for (const part of parts) {
    const token = 'value' in part ? (part.value as CSSToken) : undefined;
    if (!token || !(hasType(token, 'number-token') || hasType(token, 'percentage-token'))) continue;
    const data = token[4] as { value: number };
    data.value = Math.min(hasType(token, 'number-token') ? 255 : 100, Math.max(0, data.value));
  }
};

/** The scheme of a reading, and whether anything asked for it. */
interface Schemes {
  readonly scheme: Scheme | undefined;
  isUsed: boolean;
}

/**
 * Makes of a component value what the parser accepts: a colour for `light-dark()`, channels of rgb() within their range. Undefined
 * for what is not read: a bracket left open, and what the parser would answer though the text alone does not say it.
 */
const prepare = (node: ComponentValue, schemes: Schemes): ComponentValue | undefined => {
  if (!('getName' in node)) return node;
  if (hasType(node.endToken, 'EOF-token')) return undefined;
  const name = node.getName().toLowerCase();
  if (name === 'contrast-color') return undefined;
  if (name === 'light-dark') {
    schemes.isUsed = true;
    const choice = schemes.scheme && choiceOf(node.value, schemes.scheme);
    return choice && prepare(choice, schemes);
  }
  if (name === 'color-mix' && isOfNothing(node.value)) return undefined;
  if ((name === 'rgb' || name === 'rgba') && !isWord(node.value.find(isVisible), 'from')) cutChannels(node.value);
  for (const [i, part] of node.value.entries()) {
    const prepared = prepare(part, schemes);
    if (!prepared) return undefined;
    node.value[i] = prepared;
  }
  return node;
};

/** An infinite coordinate is the end of the channel's range. */
const atEnd = (space: ColorSpace, v: number, channel: number): number => {
  if (Math.abs(v) < INFINITE) return v;
  const [low, high] = space.channels[channel]!.range;
  return v < 0 ? low : high;
};

/**
 * Reads a colour that has to be computed, and any other that CSS has: calc() and its like, relative and mixed colours,
 * `light-dark()` for a scheme, escapes and comments. Undefined for anything else, `too much` for what takes longer than a
 * colour may. Never throws.
 */
export const readComputed = (text: string, scheme: Scheme | undefined): CssColor | 'too much' | undefined => {
  const { parseComponentValue, color } = cssTools();
  const schemes: Schemes = { scheme, isUsed: false };
  let read: ReturnType<typeof color>;
  try {
    const node = parseComponentValue(tokensOf(text));
    if (node && mayBeTooMuchMath(text) && isTooMuchMath(node)) return 'too much';
    const prepared = node && prepare(node, schemes);
    read = prepared ? color(prepared) : false;
  } catch {
    return undefined;
  }
  if (!read || typeof read.alpha !== 'number') return undefined;
  const notation: string = read.colorNotation;
  const id = notation === 'rgb' || notation === 'hex' ? 'srgb' : (notation as Exclude<Notation, 'rgb' | 'hex'>);
  const space: ColorSpace = CSS_SPACES[id];
  const flags: ReadonlySet<string> = read.syntaxFlags;
  const isPlain = !flags.has('relative-color-syntax') && !flags.has('color-mix');
  const isCut = notation === 'rgb' && isPlain;
  const coordinates: Vec3 = mapChannels(read.channels, (v, i) => {
    if (Number.isNaN(v)) return i === space.hue && isPlain && !flags.has('has-none-keywords') ? 0 : v;
    const finite = atEnd(space, v, i);
    if (i === space.hue) return normalizeHue(finite);
    return isCut ? Math.min(1, Math.max(0, finite)) : finite;
  });
  const alpha = Math.min(1, Math.max(0, read.alpha));
  return {
    space: id,
    coordinates,
    alpha: Number.isNaN(alpha) ? 0 : alpha,
    ...(Number.isNaN(alpha) ? { alphaIsMissing: true } : {}),
    ...(schemes.isUsed ? { usesScheme: true } : {}),
  };
};
