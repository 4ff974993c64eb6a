import type { MeasuredRgb } from '../../color/measured.ts';
import { parseHex } from '../../color/rgb.ts';
import { readColorText, tidyColor } from './color-text.ts';

/** A colour found in a text, as it was written there. */
export interface FoundColor {
  readonly text: string;
  readonly color: MeasuredRgb;
}

const MOST = 64;
/** A longer text is read as far as this: what is pasted must not hold the page up. */
const MOST_CHARS = 500_000;
/** No single colour is written longer. */
const MOST_CHARS_OF_ONE = 1000;
/** Places at which a colour may stand; whether one does is for the reader to say. */
const CANDIDATES =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|(?<=[:,'"\s]|^)[a-z]{3,24}(?=[;,'"\s]|$)|\b[0-9a-f]{6}\b/gi;

const read = (text: string): FoundColor[] => {
  const { color } = readColorText(text);
  return color ? [{ text: tidyColor(text), color }] : [];
};

/** The texts of a JSON value in their order, however deep they stand. */
function* textsIn(value: unknown): Generator<string> {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string') yield one;
    else if (typeof one === 'object' && one !== null)
      for (const member of Object.values(one).reverse()) left.push(member);
  }
}

function* candidatesIn(text: string): Generator<string> {
  for (const [one] of text.matchAll(CANDIDATES)) yield one;
}

/** The colours among some texts; each text is read once, so that prose costs no more than its vocabulary. */
const colorsAmong = (texts: Iterable<string>): FoundColor[] => {
  const [known, found] = [new Set<string>(), new Map<string, FoundColor>()];
  for (const text of texts) {
    const name = text.toLowerCase();
    // Nothing is looked for in an empty text, so that an empty field does not load the reader.
    if (known.has(name) || text === '' || text.length > MOST_CHARS_OF_ONE) continue;
    known.add(name);
    for (const one of read(text)) if (!found.has(one.text.toLowerCase())) found.set(one.text.toLowerCase(), one);
    if (found.size === MOST) break;
  }
  return [...found.values()];
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Every colour of a text: CSS, a list, JSON, design tokens. Each once, in their order, at most 64. */
export const colorsIn = (given: string): FoundColor[] => {
  const text = given.slice(0, MOST_CHARS);
  const json = parseJson(text);
  const whole = colorsAmong(json === undefined ? [text] : textsIn(json));
  return whole.length > 0 ? whole : colorsAmong(candidatesIn(text));
};

/** What only the reader reads, whatever else is beside it: functions, and hexadecimal with alpha. */
const FOR_READER =
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|#(?:[0-9a-f]{4}|[0-9a-f]{8})(?![0-9a-f])/i;
const WORD = /(?<![\w#-])[a-z]{3,24}(?![\w(-])/gi;

/** Whether a browser takes a word for a colour: it knows the names, and nothing is loaded to ask it. */
const isName = ([word]: RegExpMatchArray): boolean => typeof CSS !== 'undefined' && CSS.supports('color', word);

/** The colours that a sentence names; the reader is loaded for those alone that are not in plain hexadecimal. */
export const colorsNamedIn = (sentence: string): FoundColor[] => {
  if (FOR_READER.test(sentence) || [...sentence.matchAll(WORD)].some(isName)) return colorsIn(sentence);
  return [...sentence.matchAll(/#[0-9a-f]{3,6}\b/gi)].flatMap(([text]) => {
    const color = parseHex(text);
    return color ? [{ text, color }] : [];
  });
};
