import {
  type CssNode,
  generate,
  lexer,
  type MediaQuery,
  type ParseOptions,
  parse,
  tokenTypes as T,
  tokenize,
} from 'css-tree';
import { featureHolds, type Outcome, rangeHolds } from './media-features.ts';

/** Whether a condition holds; null if source cannot tell. */
export type Holds = boolean | null;

/** Brackets within brackets that are followed. */
const DEEPEST = 16;

const not = (value: Outcome): Outcome => (typeof value === 'boolean' ? !value : value);

/** The outcome of parts of which one that is `decisive` decides; otherwise null outweighs `invalid`. */
const joined = (values: readonly Outcome[], decisive: boolean): Outcome => {
  if (values.includes(decisive)) return decisive;
  if (values.includes(null)) return null;
  return values.includes('invalid') ? 'invalid' : !decisive;
};

type Leaf = (node: CssNode) => Outcome;

/** Evaluates `not`, `and` and `or` over brackets; `invalid` where they are mixed or incomplete. */
const conditionHolds = (condition: CssNode, leaf: Leaf, depth = 0): Outcome => {
  if (condition.type !== 'Condition') return leaf(condition);
  if (depth > DEEPEST) return null;
  const parts = condition.children.toArray();
  const [first] = parts;
  if (first?.type === 'Identifier') {
    const isNegation = first.name.toLowerCase() === 'not' && parts.length === 2;
    return isNegation ? not(conditionHolds(parts[1]!, leaf, depth + 1)) : 'invalid';
  }
  const joins = new Set(
    parts.filter((_, i) => i % 2).map((node) => (node.type === 'Identifier' ? node.name.toLowerCase() : '')),
  );
  const [join = 'and'] = joins;
  if (parts.length % 2 === 0 || joins.size > 1 || !/^(and|or)$/.test(join)) return 'invalid';
  const outcomes = parts.filter((_, i) => i % 2 === 0).map((part) => conditionHolds(part, leaf, depth + 1));
  return joined(outcomes, join === 'or');
};

/**
 * The texts between the commas outside of brackets, each with its open brackets closed, as browsers close them at the
 * end.
 */
const queriesIn = (list: string): string[] => {
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  tokenize(list, (type, from, to) => {
    if (type === T.LeftParenthesis || type === T.Function) depth += 1;
    else if (type === T.RightParenthesis) depth -= 1;
    else if (type === T.Comma && depth === 0) {
      found.push(list.slice(start, from));
      start = to;
    }
  });
  return [...found, list.slice(start) + ')'.repeat(Math.max(0, depth))].map((text) => text.trim());
};

/** A node of css-tree; `invalid` for a text that its grammar does not take, null for one that is too deep to be read. */
const parsed = (text: string, options: ParseOptions & { kind?: string }): CssNode | 'invalid' | null => {
  try {
    return parse(text, options);
  } catch (error) {
    return error instanceof SyntaxError ? 'invalid' : null;
  }
};

const mediaLeaf: Leaf = (node) => {
  if (node.type === 'Feature') return featureHolds(node);
  // What is enclosed in another way may be of a newer edition of CSS.
  return node.type === 'FeatureRange' ? rangeHolds(node) : null;
};

/** `(width = 600px)` as `(width: 600px)`, which is the same: css-tree does not read the equals sign. */
const withColons = (query: string): string => query.replace(/\(\s*([\w-]+)\s*=\s*/g, '($1: ');

const queryHolds = (text: string): Outcome => {
  const query = parsed(withColons(text), { context: 'mediaQuery' }) as MediaQuery | 'invalid' | null;
  if (query === null || query === 'invalid') return query;
  const type = query.mediaType?.toLowerCase();
  if (type !== undefined && /^(and|not|only|or|layer)$/.test(type)) return 'invalid';
  const condition = query.condition as CssNode | null;
  const joinsByOr =
    condition?.type === 'Condition' &&
    condition.children.some((node) => node.type === 'Identifier' && node.name.toLowerCase() === 'or');
  if (type !== undefined && joinsByOr) return 'invalid';
  const fits = type === undefined || type === 'all' || type === 'screen';
  const holds = joined([fits, condition ? conditionHolds(condition, mediaLeaf) : true], false);
  return query.modifier?.toLowerCase() === 'not' ? not(holds) : holds;
};

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, ' ').trim();

/** What browsers make of an outcome: what is invalid does not hold. */
const settled = (outcome: Outcome): Holds => (outcome === 'invalid' ? false : outcome);

/** Evaluates a media query list for the screen that pages are read for; an empty one holds. */
export const mediaHolds = (list: string): Holds => {
  const text = withoutComments(list);
  return text === '' || settled(joined(queriesIn(text).map(queryHolds), true));
};

/** Evaluates the condition of an `@supports` rule; null where css-tree does not know what is asked for. */
export const supportHolds = (condition: string): Holds => {
  const node = parsed(withoutComments(condition), { context: 'condition', kind: 'supports' });
  return settled(node === null || node === 'invalid' ? node : conditionHolds(node, supportLeaf));
};

/** Characters of a value that is held against a property's grammar. */
const VALUE_LIMIT = 500;

const supportLeaf: Leaf = (node) => {
  const { declaration } = node as { declaration?: CssNode };
  if (declaration?.type !== 'Declaration') return null;
  const { property, value } = declaration;
  if (property.startsWith('--')) return true;
  const text = generate(value);
  return text.length < VALUE_LIMIT && lexer.matchProperty(property, text).error === null ? true : null;
};
