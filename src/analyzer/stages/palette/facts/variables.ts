import { tokenTypes as T, tokenize } from 'css-tree';

/** One definition of a custom property. */
export interface Definition {
  readonly value: string;
  /** Whether it holds for dark schemes only. */
  readonly dark: boolean;
}

export type Definitions = ReadonlyMap<string, readonly Definition[]>;

/** A value with its variables replaced. */
interface Expansion {
  readonly text: string;
  readonly dark: boolean;
}

export interface Expanded {
  readonly expansions: readonly Expansion[];
  readonly used: ReadonlySet<string>;
  /** Names that nothing defines and that have no fallback. */
  readonly missing: ReadonlySet<string>;
}

/** Bounds of one value: levels of variables, results, characters, and replacements, which many definitions multiply. */
const BOUNDS = { depth: 8, results: 16, chars: 10_000, steps: 300 } as const;

interface Reference {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly fallback: string | null;
}

/** The first outermost var() of a value. */
const findReference = (text: string): Reference | null => {
  const tokens: { type: number; start: number; end: number }[] = [];
  tokenize(text, (type, start, end) => tokens.push({ type, start, end }));
  const first = tokens.findIndex(
    ({ type, start, end }) => type === T.Function && text.slice(start, end).toLowerCase() === 'var(',
  );
  if (first < 0) return null;
  let open = 0;
  let comma = -1;
  let at = first + 1;
  for (; at < tokens.length; at += 1) {
    const { type } = tokens[at]!;
    if (type === T.Function || type === T.LeftParenthesis) open += 1;
    else if (type === T.RightParenthesis) {
      if (open === 0) break;
      open -= 1;
    } else if (type === T.Comma && open === 0 && comma < 0) comma = at;
  }
  const close = tokens[at];
  const name = tokens.slice(first + 1, comma < 0 ? at : comma).find(({ type }) => type === T.Ident);
  return {
    start: tokens[first]!.start,
    end: close ? close.end : text.length,
    name: name ? text.slice(name.start, name.end) : '',
    fallback: comma < 0 ? null : text.slice(tokens[comma]!.end, close ? close.start : text.length),
  };
};

/**
 * Replaces var() by every definition of its variable, wherever in the page it is made: which of them applies only the
 * cascade knows. At most 16 results, 8 levels deep; a variable that leads to itself gives none.
 */
export const expand = (value: string, definitions: Definitions): Expanded => {
  const used = new Set<string>();
  const missing = new Set<string>();
  const done: Expansion[] = [];
  let steps = 0;

  const resolve = (text: string, dark: boolean, trail: readonly string[]): Expansion[] => {
    const reference = text.length <= BOUNDS.chars ? findReference(text) : null;
    if (!reference) return text.length <= BOUNDS.chars ? [{ text, dark }] : [];
    const { name, fallback, start, end } = reference;
    used.add(name);
    steps += 1;
    if (trail.length >= BOUNDS.depth || steps > BOUNDS.steps) return [];
    const known = trail.includes(name) ? [] : (definitions.get(name) ?? []);
    if (!definitions.has(name) && fallback === null) missing.add(name);
    const instead: readonly Definition[] = fallback === null ? [] : [{ value: fallback, dark: false }];
    const choices = known.length > 0 ? known : instead;
    const inner = choices
      .flatMap((choice) => resolve(choice.value, choice.dark, [...trail, name]))
      .slice(0, BOUNDS.results);
    return inner
      .flatMap((one) => resolve(`${text.slice(0, start)} ${one.text} ${text.slice(end)}`, dark || one.dark, trail))
      .slice(0, BOUNDS.results);
  };

  const seen = new Set<string>();
  for (const one of resolve(value, false, [])) {
    const key = `${one.dark} ${one.text}`;
    if (!seen.has(key) && done.length < BOUNDS.results) done.push(one);
    seen.add(key);
  }
  return { expansions: done, used, missing };
};
