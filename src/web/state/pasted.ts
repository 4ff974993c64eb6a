import type { Rgb } from '../../color/rgb.ts';
import { readColorText, tidyColor } from './color-text.ts';
import { colorsIn, type FoundColor } from './found-colors.ts';

/** What a text is that a person typed or pasted: one colour, a pair, several colours, or the address of a page. */
export type Pasted =
  | { readonly kind: 'color'; readonly color: FoundColor }
  | { readonly kind: 'pair'; readonly text: FoundColor; readonly background: FoundColor }
  | { readonly kind: 'palette'; readonly colors: readonly FoundColor[] }
  | { readonly kind: 'address'; readonly address: string };

/** No pair is written longer. */
const LONGEST_PAIR = 300;
/** Longer texts are style sheets and the like. */
const LONGEST_PHRASE = 80;
const BETWEEN = /\s+on\s+|\s*\/\s*/gi;
/** No colour is written with it: such a text is a pair from the first, and the reader of colours is not loaded to say so. */
const SAID_AS_PAIR = /\son\s/i;
const NAMED_HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]\S*)?$/i;

const colorOf = (text: string, over?: Rgb): FoundColor | undefined => {
  const { color } = readColorText(text, over);
  return color && { text: tidyColor(text), color };
};

/** A pair as people say it: `#7298bc on white`, `navy / #fff`. */
export const pairIn = (given: string): { text: FoundColor; background: FoundColor } | undefined => {
  const whole = given.trim();
  if (whole.length > LONGEST_PAIR) return undefined;
  for (const { 0: between, index } of whole.matchAll(BETWEEN)) {
    const background = colorOf(whole.slice(index + between.length));
    // Translucent text is laid over the background.
    const text = background && colorOf(whole.slice(0, index), background.color);
    if (text) return { text, background };
  }
  return undefined;
};

/** The address of a page with its scheme: `http` for this computer, `https` for a name without one; undefined if it is none. */
export const addressIn = (given: string): string | undefined => {
  const text = given.trim();
  if (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) return text;
  if (LOOPBACK.test(text)) return `http://${text}`;
  return NAMED_HOST.test(text) ? `https://${text}` : undefined;
};

/** Reads what was typed or pasted; undefined if there is nothing in it that the page can use. */
export const readPasted = (given: string): Pasted | undefined => {
  const text = given.trim();
  if (text === '') return undefined;
  const color = text.length > LONGEST_PAIR || SAID_AS_PAIR.test(text) ? undefined : colorOf(text);
  if (color) return { kind: 'color', color };
  const pair = pairIn(text);
  if (pair) return { kind: 'pair', ...pair };
  const address = addressIn(text);
  if (address !== undefined) return { kind: 'address', address };
  const colors = colorsIn(text);
  if (colors.length > 1) return { kind: 'palette', colors };
  // A colour somewhere in a few words is a pair or a list that is not complete yet.
  if (text.length < LONGEST_PHRASE && !/[;{"\n]/.test(text)) return undefined;
  return colors[0] && { kind: 'color', color: colors[0] };
};
