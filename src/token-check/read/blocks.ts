import { type CSSToken, tokenize } from '@csstools/css-tokenizer';

/** A block of a style sheet, with those around it. */
export interface Block {
  /** What stands before its bracket: a selector, or an at-rule. */
  readonly prelude: string;
  readonly outer: Block | undefined;
  /** Counted from 0 in the order of their beginnings. */
  readonly number: number;
}

/** `name: value` in a block, or outside of any in SCSS. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly block: Block | undefined;
  /** It has the mark `!default` of SCSS: it applies only where nothing sets the name. */
  readonly isDefault: boolean;
  /** It has the mark `!global` of SCSS. */
  readonly isGlobal: boolean;
}

export interface Blocks {
  readonly declarations: readonly Declaration[];
  /** Statements that are neither, such as `@include`. */
  readonly statements: readonly string[];
}

/** Blocks in each other that are looked at. */
const DEEPEST = 64;

const NOT_CODE =
  /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|\/\*[\s\S]*?(?:\*\/|$)|url\([^)]*\)?|\/\/[^\n]*/gi;

/** A text with its `//` comments blank, every other sign at its place. */
export const withoutLineComments = (text: string): string =>
  text.replace(NOT_CODE, (part) => (part.startsWith('//') ? ' '.repeat(part.length) : part));

const isBlank = ([type]: CSSToken): boolean => type === 'whitespace-token' || type === 'comment';

/** Marks at the end of a value that are not part of it. */
const MARK = /^(?:important|default|global)$/i;

/**
 * Reads the declarations of CSS or SCSS, nested rules included, each with its place. Whatever is neither is skipped, as
 * browsers do; any text is read without an error.
 */
export const readBlocks = (source: string): Blocks => {
  const tokens: readonly CSSToken[] = tokenize({ css: source });
  const declarations: Declaration[] = [];
  const statements: string[] = [];
  let block: Block | undefined;
  let depth = 0;
  let count = 0;
  let first = 0;
  let colon = -1;
  const brackets: string[] = [];

  const textOf = (from: number, to: number): { text: string; start: number; end: number } | undefined => {
    let [a, b] = [from, to];
    while (a < b && isBlank(tokens[a]!)) a += 1;
    while (b > a && isBlank(tokens[b - 1]!)) b -= 1;
    if (a >= b) return undefined;
    const [start, end] = [tokens[a]![2], tokens[b - 1]![3] + 1];
    return { text: source.slice(start, end), start, end };
  };
  /** The marks at the end of a value, and the token that they begin with. */
  const marksBefore = (from: number, end: number): { marks: string[]; to: number } => {
    const marks: string[] = [];
    const lastBefore = (at: number): number => {
      let last = at - 1;
      while (last >= from && isBlank(tokens[last]!)) last -= 1;
      return last;
    };
    for (let to = end; ; ) {
      const word = lastBefore(to);
      const sign = lastBefore(word);
      if (sign < from || tokens[sign]![1] !== '!' || !MARK.test(tokens[word]![1])) return { marks, to };
      marks.push(tokens[word]![1].toLowerCase());
      to = sign;
    }
  };
  const finish = (end: number): void => {
    const name = colon < 0 ? undefined : textOf(first, colon);
    const { marks, to } = colon < 0 ? { marks: [], to: end } : marksBefore(colon + 1, end);
    const value = colon < 0 ? undefined : textOf(colon + 1, to);
    if (name && value && /^(?:\$|--|[a-z_-])[^\s@]*$/i.test(name.text)) {
      declarations.push({
        name: name.text,
        value: value.text,
        start: value.start,
        end: value.end,
        block,
        isDefault: marks.includes('default'),
        isGlobal: marks.includes('global'),
      });
    } else {
      const statement = textOf(first, end);
      if (statement) statements.push(statement.text);
    }
  };
  const next = (at: number): void => {
    first = at + 1;
    colon = -1;
    brackets.length = 0;
  };

  for (let i = 0; i < tokens.length; i += 1) {
    const [type, raw, start] = tokens[i]!;
    switch (type as string) {
      case '(-token':
      case 'function-token':
        brackets.push(')');
        break;
      case '[-token':
        brackets.push(']');
        break;
      case ')-token':
      case ']-token':
        if (brackets.at(-1) === raw) brackets.pop();
        break;
      case 'colon-token':
        if (colon < 0 && brackets.length === 0) colon = i;
        break;
      case '{-token': {
        const before = tokens[i - 1];
        const isInterpolation = before?.[1] === '#' && before[3] + 1 === start;
        const isValue = colon >= 0 && (textOf(first, colon)?.text.startsWith('--') ?? false);
        if (brackets.length > 0 || isInterpolation || isValue) {
          brackets.push('}');
          break;
        }
        const prelude = textOf(first, i)?.text ?? '';
        depth += 1;
        if (depth <= DEEPEST) block = { prelude, outer: block, number: count };
        count += 1;
        next(i);
        break;
      }
      case '}-token': {
        const at = brackets.lastIndexOf('}');
        if (at >= 0) {
          brackets.length = at;
          break;
        }
        finish(i);
        if (depth > 0 && depth <= DEEPEST) block = block?.outer;
        depth = Math.max(0, depth - 1);
        next(i);
        break;
      }
      case 'semicolon-token':
        if (brackets.length > 0) break;
        finish(i);
        next(i);
        break;
      case 'EOF-token':
        finish(i);
        break;
    }
  }
  return { declarations, statements };
};
