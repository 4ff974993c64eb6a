import type { Oklch } from '../../../color/oklab.ts';
import { toHex } from '../../../color/rgb.ts';
import { roundDecimal } from '../../../exact/round.ts';
import { COLOR_TEXT } from '../../files/color-text.ts';
import type { Token } from '../token-set.ts';

const alphaHex = (alpha: number): string =>
  alpha === 1
    ? ''
    : Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0');

const isOklch = (css: string): boolean => /^oklch\(/i.test(css);

/** The value for every browser: hex for what was sent in OKLCH, which some do not know; a reference as a variable. */
export const plainCss = ({ value, css, ref }: Token): string => {
  if (ref) return `var(--${ref.name})`;
  return value.kind === 'color' && isOklch(css) ? `${toHex(value.color)}${alphaHex(value.alpha)}` : css;
};

const oklchCss = ({ l, c, h }: Oklch, alpha = 1): string =>
  `oklch(${roundDecimal(l, 4)} ${roundDecimal(c, 4)} ${roundDecimal(h, 2)}${alpha === 1 ? '' : ` / ${alpha}`})`;

/** The same colour in OKLCH; undefined for references and for anything that is not a colour. */
export const oklchOf = ({ value, css, ref }: Token): string | undefined => {
  if (ref || value.kind !== 'color') return undefined;
  if (isOklch(css) && !value.wide) return css;
  const text = COLOR_TEXT.oklch(value.color);
  return value.alpha === 1 ? text : text.replace(')', ` / ${value.alpha})`);
};

/** What a screen of Display P3 shows, where that is more than sRGB. */
export const wideCss = ({ value, ref }: Token): string | undefined =>
  ref || value.kind !== 'color' || !value.wide ? undefined : oklchCss(value.wide, value.alpha);
