import { lexer } from 'css-tree';

/** What a condition comes to; null where source cannot tell. */
export type Holds = boolean | null;

/** The screen that pages are read for: a desktop browser's, as a reader with a mouse and no wishes of their own has it. */
const SCREEN = {
  width: 1280,
  height: 800,
  keywords: {
    orientation: 'landscape',
    hover: 'hover',
    'any-hover': 'hover',
    pointer: 'fine',
    'any-pointer': 'fine',
    'prefers-color-scheme': 'light',
    'prefers-reduced-motion': 'no-preference',
    'prefers-reduced-transparency': 'no-preference',
    'prefers-reduced-data': 'no-preference',
    'prefers-contrast': 'no-preference',
    'forced-colors': 'none',
    'inverted-colors': 'none',
    scripting: 'enabled',
    update: 'fast',
    'overflow-block': 'scroll',
    'overflow-inline': 'scroll',
    'display-mode': 'browser',
  },
  numbers: {
    color: 8,
    'color-index': 0,
    monochrome: 0,
    grid: 0,
    'device-pixel-ratio': 1,
    'aspect-ratio': 1.6,
    'device-aspect-ratio': 1.6,
    resolution: 1,
  },
} as const;

const NUMBERS: Readonly<Record<string, number>> = {
  ...SCREEN.numbers,
  width: SCREEN.width,
  height: SCREEN.height,
  'device-width': SCREEN.width,
  'device-height': SCREEN.height,
};
const KEYWORDS: Readonly<Record<string, string>> = SCREEN.keywords;
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  em: 16,
  rem: 16,
  pt: 4 / 3,
  pc: 16,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  in: 96,
  dppx: 1,
  x: 1,
  dpi: 1 / 96,
  dpcm: 2.54 / 96,
};

/** Brackets within brackets that are followed. */
const DEEPEST = 16;

const not = (value: Holds): Holds => (value === null ? null : !value);
const every = (values: readonly Holds[]): Holds => {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
};
const any = (values: readonly Holds[]): Holds => {
  if (values.includes(true)) return true;
  return values.includes(null) ? null : false;
};

/** Words and whole brackets, `name(...)` included; commas by themselves. Null where brackets do not match. */
const pieces = (text: string): string[] | null => {
  const found: string[] = [];
  let depth = 0;
  let start = -1;
  let quote = '';
  const end = (at: number) => {
    if (start >= 0) found.push(text.slice(start, at));
    start = -1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
      continue;
    }
    if (depth === 0 && /[\s,]/.test(sign)) {
      end(at);
      if (sign === ',') found.push(',');
      continue;
    }
    if (start < 0) start = at;
    if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth < 0) return null;
      if (depth === 0) end(at + 1);
    }
  }
  end(text.length);
  return depth === 0 && !quote ? found : null;
};

const measured = (text: string): number | null => {
  const ratio = /^([\d.]+)\s*\/\s*([\d.]+)$/.exec(text);
  if (ratio) return Number(ratio[1]) / Number(ratio[2]);
  const match = /^([+-]?[\d.]+)([a-z]*)$/.exec(text);
  const unit = match ? UNITS[match[2]!] : undefined;
  return match && unit !== undefined ? Number(match[1]) * unit : null;
};

const compared = (left: number, sign: string, right: number): boolean => {
  if (sign === '=') return left === right;
  if (sign.startsWith('<')) return left < right || (sign === '<=' && left === right);
  return left > right || (sign === '>=' && left === right);
};

const RANGE = /^([^<>=]+?)\s*([<>]=?|=)\s*([^<>=]+?)(?:\s*([<>]=?)\s*([^<>=]+))?$/;

/** One media feature, its brackets taken off. */
const featureHolds = (text: string): Holds => {
  const feature = text.trim().toLowerCase();
  const [, name = '', value] = /^([\w-]+)\s*(?::\s*(.*))?$/s.exec(feature) ?? [];
  if (name) return value === undefined ? isThere(name) : hasValue(name, value.trim());
  const range = RANGE.exec(feature);
  if (!range) return null;
  const sides = [range[1]!, range[3]!, ...(range[5] === undefined ? [] : [range[5]])].map(
    (side) => NUMBERS[side.trim()] ?? measured(side.trim()),
  );
  if (sides.some((side) => side === null)) return null;
  const [first, second, third] = sides as number[];
  return compared(first!, range[2]!, second!) && (third === undefined || compared(second!, range[4]!, third));
};

const isThere = (name: string): Holds => {
  if (KEYWORDS[name] !== undefined) return !/^(none|no-preference)$/.test(KEYWORDS[name]);
  return NUMBERS[name] === undefined ? null : NUMBERS[name] !== 0;
};

const hasValue = (full: string, text: string): Holds => {
  const [, bound, name = ''] = /^(?:-webkit-)?(?:(min|max)-)?(?:-moz-)?(.*)$/.exec(full) ?? [];
  if (KEYWORDS[name] !== undefined) return bound ? null : KEYWORDS[name] === text;
  const [own, asked] = [NUMBERS[name], measured(text)];
  if (own === undefined || asked === null) return null;
  if (bound === 'min') return own >= asked;
  return bound === 'max' ? own <= asked : own === asked;
};

type Leaf = (inside: string, name: string) => Holds;

/** `not`, `and` and `or` over brackets; null for what is no condition. */
const conditionHolds = (words: readonly string[], leaf: Leaf, depth: number): Holds => {
  if (!words.length || depth > DEEPEST) return null;
  if (words[0]!.toLowerCase() === 'not') return words.length === 2 ? not(partHolds(words[1]!, leaf, depth)) : null;
  const joins = new Set(words.filter((_, i) => i % 2).map((word) => word.toLowerCase()));
  if (words.length % 2 === 0 || joins.size > 1) return null;
  const parts = words.filter((_, i) => i % 2 === 0).map((word) => partHolds(word, leaf, depth));
  const [join] = joins;
  if (join === 'or') return any(parts);
  return join === undefined || join === 'and' ? every(parts) : null;
};

const partHolds = (word: string, leaf: Leaf, depth: number): Holds => {
  const [, name, inside] = /^([\w-]*)\((.*)\)$/s.exec(word) ?? [];
  if (inside === undefined) return null;
  if (name) return leaf(inside, name.toLowerCase());
  const inner = pieces(inside);
  const nested = inner?.some((one, i) => /^\(/.test(one) || (i === 0 && /^not$/i.test(one)));
  return nested ? conditionHolds(inner!, leaf, depth + 1) : leaf(inside, '');
};

const queryHolds = (words: readonly string[]): Holds => {
  const rest = [...words];
  const [first = ''] = rest;
  if (first.startsWith('(') || (/^not$/i.test(first) && rest[1]?.startsWith('(')))
    return conditionHolds(rest, (inside, name) => (name ? null : featureHolds(inside)), 0);
  const turned = /^not$/i.test(first);
  if (turned || /^only$/i.test(first)) rest.shift();
  const type = rest.shift()?.toLowerCase() ?? '';
  const fits = type === 'all' || type === 'screen';
  const more: Holds = rest.length
    ? rest[0]!.toLowerCase() === 'and' &&
      conditionHolds(rest.slice(1), (inside, name) => (name ? null : featureHolds(inside)), 0)
    : true;
  const holds = every([fits, more]);
  return turned ? not(holds) : holds;
};

/** Whether a media query list holds on the screen that pages are read for; an empty one does. */
export const mediaHolds = (list: string): Holds => {
  const words = pieces(list.replace(/\/\*[\s\S]*?\*\//g, ' '));
  if (words === null) return null;
  if (!words.length) return true;
  const queries: string[][] = [[]];
  for (const word of words) {
    if (word === ',') queries.push([]);
    else queries.at(-1)!.push(word);
  }
  return any(queries.map(queryHolds));
};

/** Whether browsers support what an `@supports` rule asks for; null where css-tree does not know it. */
export const supportHolds = (condition: string): Holds => {
  const words = pieces(condition.replace(/\/\*[\s\S]*?\*\//g, ' '));
  if (words === null) return null;
  return conditionHolds(words, declarationHolds, 0);
};

const declarationHolds = (inside: string, name: string): Holds => {
  if (name) return null;
  const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(inside) ?? [];
  if (property.startsWith('--')) return true;
  return property && value.length < 500 && lexer.matchProperty(property, value).error === null ? true : null;
};
