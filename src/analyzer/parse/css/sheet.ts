import { parse, tokenize, tokenTypes } from 'css-tree';
import type { StyleRule } from './nesting.ts';

/** One declaration of a style sheet with all that decides where it applies. */
export interface SheetDeclaration {
  /** Lower case; custom properties as they are spelt. */
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
  /** Selector of the rule, those it is nested in before it; empty in a style attribute. */
  readonly selector: string;
  /** Preludes of the at-rules around it, such as `@media print`, outermost first. */
  readonly conditions: readonly string[];
  /** What kind of block it stands in. */
  readonly context: 'style' | 'keyframes' | 'property';
  /** Position in the text. */
  readonly offset: number;
  /** The rule it belongs to; null in keyframes, `@property` and style attributes. */
  readonly rule: StyleRule | null;
}

/** An at-rule, with or without a block, wherever it stands. */
export interface AtRule {
  /** Lower case, without the sign. */
  readonly name: string;
  readonly prelude: string;
  /** What stands between its brackets, at most 2,000 characters; empty where it is read into or has none. */
  readonly block: string;
}

export interface Sheet {
  readonly declarations: readonly SheetDeclaration[];
  /** In the order they begin; those inside blocks that are left out are missing. */
  readonly atRules: readonly AtRule[];
  /** Style rules that count. */
  readonly rules: number;
  /** Rules dropped because their selector cannot be read. */
  readonly dropped: number;
}

const T = tokenTypes;
/** Blocks within blocks that are followed. */
const DEEPEST = 32;
/** Characters of a block that is not read into that are kept. */
const BLOCK_TEXT = 2000;
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style', '-moz-document']);
const isKeyframes = (name: string): boolean => /^(-\w+-)?keyframes$/.test(name);

interface Place {
  readonly selector: string;
  readonly rule: StyleRule | null;
  readonly conditions: readonly string[];
  readonly context: SheetDeclaration['context'];
  /** Whether declarations are allowed here. */
  readonly style: boolean;
  readonly depth: number;
}

/** Opening tokens with the one that closes each. */
const CLOSERS: ReadonlyMap<number, number> = new Map([
  [T.LeftCurlyBracket, T.RightCurlyBracket],
  [T.LeftParenthesis, T.RightParenthesis],
  [T.Function, T.RightParenthesis],
  [T.LeftSquareBracket, T.RightSquareBracket],
]);
const isBlank = (type: number): boolean => type === T.WhiteSpace || type === T.Comment;

/** Whether a selector list can be read. A nested one may start with a combinator. */
const isSelector = (text: string, nested: boolean): boolean => {
  const bare = nested ? text.replace(/^\s*[>+~]/, '') : text;
  if (bare.trim() === '') return false;
  try {
    parse(bare, { context: 'selectorList' });
    return true;
  } catch {
    return false;
  }
};

const TOP: Place = { selector: '', rule: null, conditions: [], context: 'style', style: false, depth: 0 };

const read = (text: string, start: Place): Sheet => {
  const types: number[] = [];
  const starts: number[] = [];
  tokenize(text, (type, start) => {
    types.push(type);
    starts.push(start);
  });
  starts.push(text.length);
  const size = types.length;
  const declarations: SheetDeclaration[] = [];
  const atRules: AtRule[] = [];
  let rules = 0;
  let dropped = 0;
  let at = 0;

  const slice = (from: number, to: number): string => text.slice(starts[from], starts[Math.min(to, size)]);

  /** The first of the wanted types outside of brackets, from a place on; `size` where there is none. */
  const find = (from: number, wanted: ReadonlySet<number>): number => {
    const open: number[] = [];
    for (let index = from; index < size; index += 1) {
      const type = types[index]!;
      if (open.length === 0 && wanted.has(type)) return index;
      const closer = CLOSERS.get(type);
      if (closer !== undefined) open.push(closer);
      else if (type === open.at(-1)) open.pop();
    }
    return size;
  };
  const BLOCK = new Set([T.LeftCurlyBracket]);
  const BLOCK_OR_END = new Set([T.LeftCurlyBracket, T.Semicolon, T.RightCurlyBracket]);
  const BLOCK_OR_SEMICOLON = new Set([T.LeftCurlyBracket, T.Semicolon]);
  const END = new Set([T.Semicolon, T.RightCurlyBracket]);
  const CLOSE = new Set([T.RightCurlyBracket]);

  /** True for a list of selectors of types, classes, ids, pseudo-classes without arguments and combinators alone. */
  const isPlainSelector = (from: number, to: number): boolean => {
    let compound = false;
    let awaiting = true;
    for (let index = from; index < to; index += 1) {
      const type = types[index]!;
      if (isBlank(type)) {
        compound = false;
        continue;
      }
      const sign = text[starts[index]!];
      if (type === T.Comma || (type === T.Delim && (sign === '>' || sign === '+' || sign === '~'))) {
        if (awaiting) return false;
        awaiting = true;
        compound = false;
      } else if (type === T.Delim && sign === '.') {
        index += 1;
        if (types[index] !== T.Ident) return false;
        awaiting = false;
        compound = true;
      } else if (type === T.Colon) {
        index += 1;
        if (types[index] === T.Colon) index += 1;
        if (types[index] !== T.Ident) return false;
        awaiting = false;
        compound = true;
      } else if (type === T.Ident || (type === T.Delim && sign === '*')) {
        if (compound) return false;
        awaiting = false;
        compound = true;
      } else if (type === T.Hash && /[A-Za-z_-]/.test(text[starts[index]! + 1]!)) {
        awaiting = false;
        compound = true;
      } else return false;
    }
    return !awaiting;
  };

  /** Leaves a block whose opening bracket is at `open`. */
  const skipBlock = (open: number): void => {
    at = Math.min(size, find(open + 1, CLOSE) + 1);
  };

  const readDeclaration = (colon: number, place: Place): boolean => {
    const name = slice(at, at + 1);
    const custom = name.startsWith('--');
    const end = find(colon + 1, custom ? END : BLOCK_OR_END);
    if (types[end] === T.LeftCurlyBracket) return false;
    const raw = slice(colon + 1, end).trim();
    const important = /!\s*important$/i.test(raw);
    const value = important ? raw.replace(/!\s*important$/i, '').trimEnd() : raw;
    if (value !== '' || custom)
      declarations.push({
        property: custom ? name : name.toLowerCase(),
        value,
        important,
        selector: place.selector.slice(0, 200),
        conditions: place.conditions,
        context: place.context,
        offset: starts[at]!,
        rule: place.rule,
      });
    at = end;
    return true;
  };

  const readAtRule = (place: Place): void => {
    const name = slice(at, at + 1)
      .slice(1)
      .toLowerCase();
    const end = find(at + 1, place.depth === 0 ? BLOCK_OR_SEMICOLON : BLOCK_OR_END);
    const prelude = slice(at + 1, end).trim();
    if (types[end] !== T.LeftCurlyBracket) {
      atRules.push({ name, prelude, block: '' });
      at = types[end] === T.Semicolon ? end + 1 : end;
      return;
    }
    const inner = { ...place, depth: place.depth + 1 };
    if (place.depth >= DEEPEST || !(GROUPS.has(name) || isKeyframes(name) || name === 'property')) {
      skipBlock(end);
      atRules.push({
        name,
        prelude,
        block: text.slice(starts[end]! + 1, Math.min(starts[at]!, starts[end]! + BLOCK_TEXT)),
      });
    } else {
      atRules.push({ name, prelude, block: '' });
      readGroup(end, name, prelude, inner);
    }
  };

  const readGroup = (open: number, name: string, prelude: string, inner: Place): void => {
    at = open + 1;
    if (isKeyframes(name))
      readBlock({ ...inner, context: 'keyframes', style: false, rule: null, selector: `@keyframes ${prelude}` });
    else if (name === 'property')
      readBlock({ ...inner, context: 'property', style: true, rule: null, selector: prelude });
    else readBlock({ ...inner, conditions: [...inner.conditions, `@${name} ${prelude}`.trim().slice(0, 200)] });
  };

  const readRule = (place: Place): void => {
    const nested = place.style && place.context === 'style';
    const open = find(at, place.depth === 0 ? BLOCK : BLOCK_OR_END);
    if (types[open] !== T.LeftCurlyBracket) {
      at = types[open] === T.Semicolon ? open + 1 : open;
      return;
    }
    const prelude = slice(at, open).trim();
    const keyframe = place.context === 'keyframes';
    if (place.depth >= DEEPEST || !(keyframe || isPlainSelector(at, open) || isSelector(prelude, nested))) {
      dropped += 1;
      skipBlock(open);
      return;
    }
    rules += 1;
    at = open + 1;
    const selector = place.selector && place.context !== 'property' ? `${place.selector} ${prelude}` : prelude;
    const rule = place.context === 'style' ? { prelude, parent: place.rule } : null;
    readBlock({ ...place, selector: selector.slice(0, 400), rule, style: true, depth: place.depth + 1 });
  };

  /** Reads what stands between brackets, or the whole sheet, and leaves its closing bracket behind. */
  function readBlock(place: Place): void {
    while (at < size) {
      const type = types[at]!;
      if (isBlank(type) || type === T.Semicolon || (place.depth === 0 && (type === T.CDO || type === T.CDC))) at += 1;
      else if (type === T.RightCurlyBracket && place.depth > 0) {
        at += 1;
        return;
      } else if (type === T.AtKeyword) readAtRule(place);
      else {
        let next = at + 1;
        while (next < size && isBlank(types[next]!)) next += 1;
        const declares = place.style && type === T.Ident && types[next] === T.Colon;
        if (!(declares && readDeclaration(next, place))) readRule(place);
      }
    }
  }

  // A style attribute cannot be left by a closing bracket.
  while (at < size) readBlock(start);
  return { declarations, atRules, rules, dropped };
};

/**
 * Reads a style sheet by the rules of CSS Syntax 3, nested rules without `&` included: what is broken is dropped as
 * browsers drop it, everything else is kept. Linear in the length of the text, and never throws.
 */
export const readSheet = (text: string): Sheet => read(text, TOP);

/** The declarations of a style attribute; rules cannot stand in one. */
export const readStyleAttribute = (text: string): readonly SheetDeclaration[] =>
  read(text, { ...TOP, style: true, depth: 1 }).declarations.filter(
    ({ selector, conditions }) => selector === '' && conditions.length === 0,
  );
