import { invalid, quote } from '../../errors/refusal.ts';
import type { Notation } from '../files/swatches.ts';
import { inComment, line } from '../files/words.ts';
import type { Theme } from './fill.ts';
import { placeOf } from './place.ts';
import { assertNoCircle, danglingReference, referredIn } from './references.ts';
import { readValue, readWide, type TokenValue } from './value.ts';

/** A token as callers send it. */
export interface TokenInput {
  readonly name: string;
  readonly value: string | number;
  readonly group?: string | undefined;
  readonly p3?: string | undefined;
}

/** A token ready to be written: its name as path segments of lower-case letters and digits. */
export interface Token {
  readonly path: readonly string[];
  /** The path with hyphens: the name in style sheets. */
  readonly name: string;
  /** The groups that it stands in, and its own name last. */
  readonly place: readonly string[];
  /** As sent; for descriptions. */
  readonly group: string;
  readonly theme: Theme;
  /** What it is worth, references followed to their end. */
  readonly value: TokenValue;
  /** The same in CSS, on one line. */
  readonly css: string;
  /** The token that it refers to. */
  readonly ref?: Token;
  /** The notation that its colours are in, where one other than hex was asked for. */
  readonly notation?: Notation;
}

export interface TokenSet {
  readonly title: string;
  readonly light: readonly Token[];
  /** Values of the dark theme; the names are those of light tokens or more. */
  readonly dark: readonly Token[];
  /** The notation that colours are in, where one other than hex was asked for. */
  readonly notation?: Notation;
}

const plain = (name: string): string => name.normalize('NFKD').toLowerCase().slice(0, 200).replace(/^--/, '');

const wordsOf = (name: string): string[] => {
  const words = plain(name)
    .split(/[.\-_/\s]+/)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean);
  return /^[0-9]/.test(words[0] ?? '') ? ['token', ...words] : words;
};

/** A token whose reference is not followed yet. */
interface Draft extends Omit<Token, 'value' | 'ref'> {
  readonly given: TokenInput;
  /** Path of the value in the request. */
  readonly field: string;
  target: Draft | undefined;
}

/** Segments of a name: `--color-primary-500` and `color.primary.500` are one. A leading digit gets `token` before it. */
const draftOf = (given: TokenInput, index: number): Draft => {
  const { name, value, group = '' } = given;
  const path = wordsOf(name);
  if (!path.length)
    throw invalid(`tokens[${index}].name`, `${quote(name)} contains no letter a-z or digit to form a name`);
  const own = line(group).toLowerCase();
  return {
    path,
    name: path.join('-'),
    place: placeOf(plain(name), path),
    group: own,
    theme: own === 'dark' ? 'dark' : 'light',
    css: String(value).trim(),
    given,
    field: `tokens[${index}].value`,
    target: undefined,
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

/** What each draft refers to: in the dark theme its tokens first, then those of the light one. */
const linked = (drafts: readonly Draft[]): void => {
  const light = new Map(drafts.filter(({ theme }) => theme === 'light').map((draft) => [draft.name, draft]));
  const dark = new Map(drafts.filter(({ theme }) => theme === 'dark').map((draft) => [draft.name, draft]));
  for (const draft of drafts) {
    const reference = referredIn(draft.css);
    if (!reference) continue;
    const name = wordsOf(reference.name).join('-');
    draft.target = (draft.theme === 'dark' ? dark.get(name) : undefined) ?? light.get(name);
    if (draft.target === undefined && reference.must) throw danglingReference(draft.css, name, draft.field);
  }
  assertNoCircle(drafts);
};

/** A value that stands for itself; with the `p3` that was sent beside it. */
const literalOf = ({ path, field, given }: Draft): TokenValue => {
  const value = readValue(given.value, path, field);
  if (given.p3 === undefined || value.kind !== 'color') return value;
  return { ...value, wide: readWide(given.p3, value.color, field.replace(/value$/, 'p3')) ?? value.wide };
};

/** Every draft as a token, each after the one that it refers to. */
const finished = (drafts: readonly Draft[]): Map<Draft, Token> => {
  const done = new Map<Draft, Token>();
  for (const first of drafts) {
    const chain: Draft[] = [];
    for (let draft: Draft | undefined = first; draft && !done.has(draft); draft = draft.target) chain.push(draft);
    for (const draft of chain.reverse()) {
      const { path, name, place, group, theme, css, target } = draft;
      const ref = target && done.get(target)!;
      const base = { path, name, place, group, theme };
      done.set(
        draft,
        ref ? { ...base, value: ref.value, css: ref.css, ref } : { ...base, value: literalOf(draft), css },
      );
    }
  }
  return done;
};

/** Tokens as the exporters take them; those of group `dark` are the dark theme. */
export const readTokens = (tokens: readonly TokenInput[], title: string | undefined): TokenSet => {
  const drafts = tokens.map(draftOf);
  for (const [theme, where] of [
    ['light', 'after names are normalised'],
    ['dark', 'in the dark theme after names are normalised'],
  ] as const)
    assertDistinct(
      drafts.filter((draft) => draft.theme === theme).map(({ name }) => name),
      where,
    );
  linked(drafts);
  const done = finished(drafts);
  const all = drafts.map((draft) => done.get(draft)!);
  return {
    title: line(title ?? ''),
    light: all.filter(({ theme }) => theme === 'light'),
    dark: all.filter(({ theme }) => theme === 'dark'),
  };
};

/** What a token refers to, followed past all that the dark theme changes; undefined where that leads to a value. */
export const fixedTargets = ({ dark }: TokenSet): ((token: Token) => Token | undefined) => {
  const overridden = new Set(dark.map(({ name }) => name));
  return (token) => {
    let at = token.ref;
    while (at !== undefined && (at.theme === 'dark' || overridden.has(at.name))) at = at.ref;
    return at;
  };
};

/** The same tokens, each behind the one that it refers to. */
export const inOrderOfReference = (tokens: readonly Token[]): readonly Token[] => {
  const placed = new Set<Token>();
  const add = (token: Token): void => {
    const chain: Token[] = [];
    for (let at: Token | undefined = token; at && !placed.has(at); at = at.ref) chain.push(at);
    for (const one of chain.reverse()) placed.add(one);
  };
  for (const token of tokens) add(token);
  return [...placed];
};

/** First line of a file, without the signs of a comment. */
export const heading = ({ title }: TokenSet): string =>
  title ? `${inComment(title)}: design tokens` : 'Design tokens';
