import type { Dimension, Feature, FeatureRange, FunctionNode, Identifier, NumberNode, Ratio } from 'css-tree';

/**
 * What a part of a condition evaluates to. `invalid` is CSS's "unknown" (Media Queries 4, 3.1): a query that comes to it
 * holds nowhere. Null if source cannot tell.
 */
export type Outcome = boolean | 'invalid' | null;

type Value = Identifier | NumberNode | Dimension | Ratio | FunctionNode;

/** The screen that pages are read for: a desktop browser's, as a reader with a mouse and default settings has it. */
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

/** A table that inherits nothing, so that any name of a page may be looked up in it. */
const table = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null), entries);

const NUMBERS = table<number>({
  ...SCREEN.numbers,
  width: SCREEN.width,
  height: SCREEN.height,
  'device-width': SCREEN.width,
  'device-height': SCREEN.height,
});
const KEYWORDS = table<string>(SCREEN.keywords);

/** Pixels, as numbers of the screen are; viewport units are a hundredth of the screen. */
const LENGTHS = table<number>({
  px: 1,
  em: 16,
  rem: 16,
  pt: 4 / 3,
  pc: 16,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  in: 96,
  vw: SCREEN.width / 100,
  vh: SCREEN.height / 100,
});
/** Dots per pixel. */
const RESOLUTIONS = table<number>({ dppx: 1, x: 1, dpi: 1 / 96, dpcm: 2.54 / 96 });

/**
 * A value as a number of the feature: `invalid` for one that the feature does not take, null for one that is not
 * computed.
 */
const numberOf = (name: string, value: Value): number | 'invalid' | null => {
  if (value.type === 'Function') return null;
  if (value.type === 'Identifier') return name === 'resolution' && value.name === 'infinite' ? Infinity : 'invalid';
  if (value.type === 'Ratio') {
    const { left, right } = value;
    if (!name.endsWith('aspect-ratio')) return 'invalid';
    return left.type === 'Number' && right?.type === 'Number' ? Number(left.value) / Number(right.value) : null;
  }
  const number = Number(value.value);
  const isLength = /^(device-)?(width|height)$/.test(name);
  // Only lengths may omit the unit of zero.
  if (value.type === 'Number') return (isLength && number !== 0) || name === 'resolution' ? 'invalid' : number;
  const unit = value.unit.toLowerCase();
  if (isLength && unit in RESOLUTIONS) return 'invalid';
  if (isLength) return unit in LENGTHS ? number * LENGTHS[unit]! : null;
  return name === 'resolution' && unit in RESOLUTIONS ? number * RESOLUTIONS[unit]! : 'invalid';
};

/** Evaluates `(name)` or `(name: value)`. */
export const featureHolds = ({ name: full, value }: Pick<Feature, 'name' | 'value'>): Outcome => {
  const [, bound, name = ''] = /^(?:-webkit-)?(?:(min|max)-)?(?:-moz-)?(.*)$/.exec(full.toLowerCase()) ?? [];
  const keyword = KEYWORDS[name];
  const own = NUMBERS[name];
  if (keyword === undefined && own === undefined) return null;
  if (bound && (keyword !== undefined || value === null)) return 'invalid';
  if (keyword !== undefined) {
    if (value === null) return keyword !== 'none' && keyword !== 'no-preference';
    return value.type === 'Identifier' ? value.name.toLowerCase() === keyword : 'invalid';
  }
  if (value === null) return own !== 0;
  const asked = numberOf(name, value);
  if (typeof asked !== 'number') return asked;
  if (bound === 'min') return own! >= asked;
  return bound === 'max' ? own! <= asked : own === asked;
};

const compare = (left: number, sign: string, right: number): boolean => {
  if (sign === '=') return left === right;
  if (sign.startsWith('<')) return left < right || (sign === '<=' && left === right);
  return left > right || (sign === '>=' && left === right);
};

/** Evaluates `(name > value)`, `(value < name)` or `(value <= name < value)`. */
export const rangeHolds = ({ left, leftComparison, middle, rightComparison, right }: FeatureRange): Outcome => {
  const named = [left, middle].find((side) => side.type === 'Identifier');
  const name = named?.type === 'Identifier' ? named.name.toLowerCase() : '';
  if (KEYWORDS[name] !== undefined) return 'invalid';
  if (NUMBERS[name] === undefined) return null;
  const sides = [left, middle, ...(right ? [right] : [])].map((side) =>
    side === named ? NUMBERS[name]! : numberOf(name, side),
  );
  if (sides.includes('invalid')) return 'invalid';
  if (sides.includes(null)) return null;
  const [first, second, third] = sides as number[];
  return compare(first!, leftComparison, second!) && (third === undefined || compare(second!, rightComparison!, third));
};
