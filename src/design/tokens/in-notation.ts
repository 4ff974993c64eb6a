import { type Oklch, toOklch } from '../../color/oklab.ts';
import { type Rgb, toHexAlpha } from '../../color/rgb.ts';
import { COLOR_TEXT } from '../files/color-text.ts';
import type { Notation } from '../files/swatches.ts';
import { displayP3Text, oklchText } from '../p3.ts';
import type { Token, TokenSet } from './token-set.ts';
import { type TokenValue, withColors } from './value.ts';

interface Color {
  readonly color: Rgb;
  readonly alpha: number;
  readonly wide?: Oklch | undefined;
}

/** A colour as CSS in each notation; where Display P3 has more of it, `oklch` and `p3` have that. */
const TEXTS: Readonly<Record<Notation, (color: Color) => string>> = {
  hex: ({ color, alpha }) => toHexAlpha(color, alpha),
  oklch: ({ color, alpha, wide }) => {
    if (wide) return oklchText(wide, alpha);
    const text = COLOR_TEXT.oklch(color);
    return alpha === 1 ? text : text.replace(')', ` / ${alpha})`);
  },
  p3: ({ color, alpha, wide }) => displayP3Text(wide ?? toOklch(color), alpha),
};

/** A colour as CSS in a notation. */
export const colorText = (color: Color, notation: Notation): string => TEXTS[notation](color);

const literalIn = (token: Token, notation: Notation): Token => {
  const { value, css } = token;
  if (value.kind === 'text') {
    const written = withColors(css, (color) => colorText(color, notation));
    return value.composite || written !== css ? { ...token, css: written, notation } : token;
  }
  if (value.kind !== 'color') return token;
  const wide = value.wide ?? toOklch(value.color);
  return { ...token, value: { ...value, wide } satisfies TokenValue, css: colorText(value, notation), notation };
};

/** The same tokens with every colour written in a notation; as they were sent for `hex`. */
export const inNotation = (set: TokenSet, notation: Notation): TokenSet => {
  if (notation === 'hex') return set;
  const done = new Map<Token, Token>();
  const written = (token: Token): Token => {
    // References are followed step by step: a chain of them may be as long as the set.
    const chain: Token[] = [];
    for (let at: Token | undefined = token; at && !done.has(at); at = at.ref) chain.push(at);
    for (const one of chain.reverse()) {
      const ref = one.ref && done.get(one.ref)!;
      done.set(one, ref ? { ...one, ref, value: ref.value, css: ref.css, notation } : literalIn(one, notation));
    }
    return done.get(token)!;
  };
  return { ...set, notation, light: set.light.map(written), dark: set.dark.map(written) };
};
