import { tokenTypes as T, tokenize } from 'css-tree';

/** A style rule and the one it is nested in. */
export interface StyleRule {
  readonly prelude: string;
  readonly parent: StyleRule | null;
}

const OPENING = new Set([T.Function, T.LeftParenthesis, T.LeftSquareBracket]);
const CLOSING = new Set([T.RightParenthesis, T.RightSquareBracket]);

/** The selectors of a list, and where `&` stands in each. */
const selectorsIn = (list: string): { text: string; parents: number[] }[] => {
  const found: { text: string; parents: number[] }[] = [];
  let start = 0;
  let depth = 0;
  let parents: number[] = [];
  const end = (at: number) => {
    found.push({ text: list.slice(start, at), parents: parents.map((place) => place - start) });
    parents = [];
  };
  tokenize(list, (type, from, to) => {
    if (OPENING.has(type)) depth += 1;
    else if (CLOSING.has(type)) depth -= 1;
    else if (type === T.Comma && depth === 0) {
      end(from);
      start = to;
    } else if (type === T.Delim && list[from] === '&') parents.push(from);
  });
  end(list.length);
  return found;
};

/** Longer selectors than this are not written out. */
const LONGEST = 20_000;

/** The selector list of a rule as it would stand outside of all others (CSS Nesting 1); null if it grows too long. */
export const absoluteSelector = ({ prelude, parent }: StyleRule): string | null => {
  const around = parent && absoluteSelector(parent);
  if (parent && around === null) return null;
  if (!around && !prelude.includes('&')) return prelude;
  const outer = around ? `:is(${around})` : ':root';
  const parts = selectorsIn(prelude).map(({ text, parents }) => {
    if (!parents.length) return around ? `${outer} ${text}` : text;
    let whole = '';
    let at = 0;
    for (const place of parents) {
      whole += text.slice(at, place) + outer;
      at = place + 1;
    }
    whole += text.slice(at);
    return /^\s*[>+~]/.test(whole) ? `${outer} ${whole}` : whole;
  });
  const joined = parts.join(',');
  return joined.length > LONGEST ? null : joined;
};
