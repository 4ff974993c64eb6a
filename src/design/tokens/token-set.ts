import { invalid, quote } from '../../refusal/refusal.ts';
import { line } from '../files/words.ts';
import { readValue, type TokenValue } from './value.ts';

/** A token as callers send it. */
export interface TokenInput {
  readonly name: string;
  readonly value: string | number;
  readonly group?: string | undefined;
}

/** A token ready to be written: its name as path segments of lower-case letters and digits. */
export interface Token {
  readonly path: readonly string[];
  /** The path with hyphens: the name in style sheets. */
  readonly name: string;
  /** As sent; for descriptions. */
  readonly group: string;
  readonly value: TokenValue;
  /** The value in CSS, on one line. */
  readonly css: string;
}

export interface TokenSet {
  readonly title: string;
  readonly light: readonly Token[];
  /** Values of the dark theme; the names are those of light tokens or more. */
  readonly dark: readonly Token[];
}

/** Segments of a name: `--color-primary-500` and `color.primary.500` are one. A leading digit gets `token` before it. */
const pathOf = (name: string, field: string): string[] => {
  const segments = name
    .normalize('NFKD')
    .toLowerCase()
    .slice(0, 200)
    .replace(/^--/, '')
    .split(/[.\-_/\s]+/)
    .map((segment) => segment.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean);
  if (!segments.length) throw invalid(field, `${quote(name)} contains no letter a-z or digit to form a name`);
  return /^[0-9]/.test(segments[0]!) ? ['token', ...segments] : segments;
};

const read = ({ name, value, group = '' }: TokenInput, index: number): Token => {
  const path = pathOf(name, `tokens[${index}].name`);
  return {
    path,
    name: path.join('-'),
    group: line(group).toLowerCase(),
    value: readValue(value, path, `tokens[${index}].value`),
    css: String(value).trim(),
  };
};

/** Refuses two tokens that would come out under one name. */
export const assertDistinct = (names: readonly string[], where: string): void => {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name))
      throw invalid('tokens', `two tokens are named ${quote(name)} ${where}; give them different names`);
    seen.add(name);
  }
};

/** Tokens as the exporters take them; those of group `dark` are the dark theme. */
export const readTokens = (tokens: readonly TokenInput[], title: string | undefined): TokenSet => {
  const all = tokens.map(read);
  const [light, dark] = [all.filter(({ group }) => group !== 'dark'), all.filter(({ group }) => group === 'dark')];
  assertDistinct(
    light.map(({ name }) => name),
    'after names are normalised',
  );
  assertDistinct(
    dark.map(({ name }) => name),
    'in the dark theme after names are normalised',
  );
  return { title: line(title ?? ''), light, dark };
};
