import { toHexAlpha } from '../../../color/rgb.ts';
import { COLOR_TEXT } from '../../files/color-text.ts';
import { oklchText } from '../../p3.ts';
import type { Token } from '../token-set.ts';

const isOklch = (css: string): boolean => /^oklch\(/i.test(css);
const isModern = (css: string): boolean => isOklch(css) || /^color\(/i.test(css);

/**
 * The value of a token of its own: in the notation that was asked for, else as it was sent, and in hex what was sent in
 * OKLCH or Display P3, which some browsers do not know.
 */
const literalCss = ({ value, css, notation }: Token): string =>
  value.kind === 'color' && notation === undefined && isModern(css) ? toHexAlpha(value.color, value.alpha) : css;

/** The same, or a reference as a variable. */
export const plainCss = (token: Token): string => (token.ref ? `var(--${token.ref.name})` : literalCss(token));

/** The same colour in OKLCH; undefined for references, for other kinds of value, and where another notation was asked for. */
export const oklchOf = ({ value, css, ref, notation }: Token): string | undefined => {
  if (ref || value.kind !== 'color' || notation) return undefined;
  if (isOklch(css) && !value.wide) return css;
  const text = COLOR_TEXT.oklch(value.color);
  return value.alpha === 1 ? text : text.replace(')', ` / ${value.alpha})`);
};

/** What a screen of Display P3 shows, where that is more than sRGB and not written already. */
export const wideCss = ({ value, ref, notation }: Token): string | undefined =>
  ref || value.kind !== 'color' || !value.wide || notation ? undefined : oklchText(value.wide, value.alpha);
