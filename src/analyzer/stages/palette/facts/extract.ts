import { type CssNode, parse } from 'css-tree';
import { childrenOf } from './color/nodes.ts';
import { type ColorValue, isColorFunction, readColor } from './color/read.ts';
import { type Bucket, purposeOf } from './properties.ts';

/** One colour of a value: what it is for, what it is, how it is written. */
export interface Found {
  readonly bucket: Bucket;
  readonly value: ColorValue;
  readonly declared: string;
  readonly dark: boolean;
  /** `hex`, `named`, or the name of the function. */
  readonly notation: string;
}

export interface Extraction {
  readonly found: readonly Found[];
  /** Texts that stand where a colour belongs and are none. */
  readonly invalid: readonly string[];
}

const NOTHING: Extraction = { found: [], invalid: [] };
const LONGEST = 20_000;
const KEYWORDS = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'none', 'auto']);

const parseValue = (text: string): CssNode | null => {
  if (text.length > LONGEST) return null;
  try {
    return parse(text, { context: 'value', positions: true });
  } catch {
    return null;
  }
};

const notationOf = (node: CssNode): string => {
  if (node.type === 'Hash') return 'hex';
  return node.type === 'Function' ? node.name.toLowerCase() : 'named';
};

/** What colours inside a function are for: null if none are looked for in it. */
const bucketInside = (name: string, bucket: Bucket | null): Bucket | null => {
  if (/gradient$/.test(name)) return 'gradient';
  if (name === 'drop-shadow') return 'shadow';
  if (/^(if|from|to|color-stop)$/.test(name)) return bucket;
  return bucket !== null && /^(-\w+-)?(image-set|cross-fade|image)$/.test(name) ? 'gradient' : null;
};

/** Reads a text that is one colour and nothing else, such as an attribute. */
export const readColorText = (text: string): ColorValue | null => {
  const nodes = childrenOf(parseValue(text) ?? ({ type: 'Raw', value: '' } as CssNode)).filter(
    ({ type }) => type !== 'WhiteSpace',
  );
  return nodes.length === 1 ? readColor(nodes[0]!) : null;
};

/** The colours in the value of a property, var() already replaced. */
export const extract = (property: string, text: string): Extraction => {
  const tree = parseValue(text);
  if (!tree) return NOTHING;
  const use = purposeOf(property);
  const found: Found[] = [];
  const invalid: string[] = [];
  let direct = 0;
  const written = (node: CssNode): string => text.slice(node.loc?.start.offset ?? 0, node.loc?.end.offset ?? 0);

  const add = (node: CssNode, bucket: Bucket, value: ColorValue, dark = false): void => {
    if (value.kind === 'pair') {
      add(node, bucket, value.light, dark);
      add(node, bucket, value.dark, true);
    } else found.push({ bucket, value, declared: written(node).slice(0, 100), dark, notation: notationOf(node) });
  };

  /** Colours at the top of a value, or within an image or filter function. */
  const visit = (node: CssNode, bucket: Bucket | null): void => {
    const value = bucket === null ? null : readColor(node);
    if (value && bucket) {
      if (bucket === use?.bucket) direct += 1;
      add(node, bucket, value);
      return;
    }
    if (node.type === 'Hash' && bucket) invalid.push(written(node));
    if (node.type !== 'Function') return;
    const name = node.name.toLowerCase();
    if (bucket && isColorFunction(name)) {
      invalid.push(written(node).slice(0, 100));
      return;
    }
    const inner = bucketInside(name, bucket);
    for (const child of childrenOf(node)) visit(child, inner);
  };
  const top = childrenOf(tree);
  for (const node of top) visit(node, use?.bucket ?? null);

  const soleColor = use?.most === 1 && /(^|-)color$|^(fill|stroke)$/.test(property);
  const words = top.filter(({ type }) => type !== 'WhiteSpace');
  // One colour too many, or a word beside it: the whole declaration is dropped, as the grammar has it.
  const excess =
    (use?.most !== undefined && direct > use.most) ||
    (soleColor && direct > 0 && words.length > 1 && !/^(fill|stroke)$/.test(property));
  const broken = invalid.length > 0 && use !== undefined;
  if (excess) return { found: [], invalid: [text.slice(0, 100)] };
  if (broken) return { found: [], invalid };
  const word = words[0];
  if (
    soleColor &&
    words.length === 1 &&
    found.length === 0 &&
    word?.type === 'Identifier' &&
    !KEYWORDS.has(word.name.toLowerCase()) &&
    !/^(context-|-)/.test(word.name)
  )
    return { found, invalid: [word.name] };
  return { found, invalid };
};
