import type { ComponentValue } from './csstools.ts';

/** Functions that the parser computes in one pass, at any depth. */
const CHEAP = new Set(['calc']);
/** Functions of colours: what is in them is read once. */
const COLORS = /^(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color|color-mix|light-dark|alpha)$/i;

/** Maximum nesting of functions of mathematics; calc() does not count. */
export const DEEPEST_MATH = 10;
/** Maximum number of components in all functions of mathematics of a text, nested ones counted at each level. */
const MOST_HELD = 1000;

/**
 * Whether the functions of mathematics in a value are more than the parser computes within a millisecond: it visits the
 * contents of a function once more for every function around it.
 */
export const isTooMuchMath = (value: ComponentValue): boolean => {
  let held = 0;
  let isTooDeep = false;
  const sizeOf = (node: ComponentValue, depth: number): number => {
    if (!('getName' in node)) return 1;
    const name = node.getName().toLowerCase();
    const isMath = !COLORS.test(name) && !CHEAP.has(name);
    const inside = depth + (isMath ? 1 : 0);
    if (inside > DEEPEST_MATH) isTooDeep = true;
    let size = 1;
    for (const part of node.value) size += sizeOf(part, inside);
    if (isMath) held += size;
    return size;
  };
  sizeOf(value, 0);
  return isTooDeep || held > MOST_HELD;
};

/** In a text as short no component can be counted so often, at any depth that is accepted, that there are too many. */
const SHORT = MOST_HELD / DEEPEST_MATH;

/** Whether a text is long enough, or has enough brackets, that its mathematics must be counted. */
export const mayBeTooMuchMath = (text: string): boolean =>
  text.length > SHORT || text.split('(').length - 1 > DEEPEST_MATH;
