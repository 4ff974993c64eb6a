import type { Rgb } from '../../color/rgb.ts';
import { readColorText, tidyColor } from './color-text.ts';

/** A colour found in a text, as it was written there. */
export interface FoundColor {
  readonly text: string;
  readonly color: Rgb;
}

const MOST = 64;
/** Places at which a colour may stand; whether one does is for the reader to say. */
const CANDIDATES =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|(?<=[:,'"\s]|^)[a-z]{3,24}(?=[;,'"\s]|$)|\b[0-9a-f]{6}\b/gi;

const read = (text: string): FoundColor[] => {
  const { color } = readColorText(text);
  return color ? [{ text: tidyColor(text), color }] : [];
};

const inJson = (value: unknown): FoundColor[] => {
  if (typeof value === 'string') return read(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(inJson);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Every colour of a text: CSS, a list, JSON, design tokens. Each once, in their order, at most 64. */
export const colorsIn = (text: string): FoundColor[] => {
  const json = parseJson(text);
  const whole = json === undefined ? read(text) : inJson(json);
  const found = whole.length ? whole : [...text.matchAll(CANDIDATES)].flatMap(([one]) => read(one));
  const seen = new Set<string>();
  return found.filter(({ text: one }) => !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase())).slice(0, MOST);
};
