import { toOklch } from '../../color/oklab.ts';
import { type Rgb, rgb } from '../../color/rgb.ts';
import { roundDecimal } from '../../exact/round.ts';
import { COLOR_TEXT, notationOf } from '../files/color-text.ts';
import { cssRule } from '../files/css-rule.ts';
import type { FileFormat } from '../files/format.ts';
import { NEEDS } from '../files/formats/css.ts';
import type { ColorFormat, FileOptions } from '../files/swatches.ts';
import { inComment, slug } from '../files/words.ts';
import { displayP3Text } from '../p3.ts';
import { alphaHex } from './alpha.ts';

interface NamedStep {
  readonly color: Rgb;
  readonly token: string;
  /** CSS in Display P3. */
  readonly p3?: string | undefined;
}

/** A scale to be exported, as `scale` answers it. */
export interface ShadeData {
  readonly steps: readonly NamedStep[];
  readonly dark?: readonly NamedStep[] | undefined;
}

export interface ThemedScale extends ShadeData {
  readonly prefix: string;
  readonly title: string;
}

/** What transparent colours lie on: the page of either theme. */
const BACKGROUNDS = { light: rgb('#ffffff'), dark: rgb('#111111') };
const DARK_THEME = '.dark, [data-theme="dark"]';

const opaque = (prefix: string, steps: readonly NamedStep[], format: ColorFormat): string[] =>
  steps.map(
    ({ token, color, p3 }) =>
      `--${prefix}-${slug(token)}: ${format === 'p3' && p3 !== undefined ? p3 : COLOR_TEXT[format](color)}`,
  );
/** `#rrggbbaa` in a notation of CSS that has its own way to write opacity; in the others as it is. */
const translucent = (hex: string, format: ColorFormat): string => {
  const [color, alpha] = [rgb(hex.slice(0, 7)), roundDecimal(Number.parseInt(hex.slice(7), 16) / 255, 4)];
  if (format === 'oklch') return COLOR_TEXT.oklch(color).replace(')', alpha === 1 ? ')' : ` / ${alpha})`);
  return format === 'p3' ? displayP3Text(toOklch(color), alpha) : hex;
};
const transparent = (prefix: string, steps: readonly NamedStep[], background: Rgb, format: ColorFormat): string[] =>
  steps.map(({ token, color }) => `--${prefix}-a${slug(token)}: ${translucent(alphaHex(color, background), format)}`);
const wide = (prefix: string, steps: readonly NamedStep[]): string[] =>
  steps.flatMap(({ token, p3 }) => (p3 === undefined ? [] : [`--${prefix}-${slug(token)}: ${p3}`]));

/** A style sheet of a scale with its dark theme: opaque and transparent colours, and Display P3 for screens that have it. */
export const themedCss = {
  id: 'css',
  media_type: 'text/css',
  extension: 'css',
  description: 'Custom properties of the light and the dark theme, transparent ones (a1, a2, ...), and Display P3',
  write: ({ prefix, title, steps, dark }, options) => {
    const format = notationOf(options);
    const needs = NEEDS[format];
    const rules = (notation: ColorFormat, indent: string): string[] =>
      (['light', 'dark'] as const).flatMap((theme) => {
        const own = theme === 'light' ? steps : dark;
        if (!own) return [];
        const lines = [...opaque(prefix, own, notation), ...transparent(prefix, own, BACKGROUNDS[theme], notation)];
        return [cssRule(theme === 'light' ? ':root' : DARK_THEME, lines, indent)];
      });
    const inP3 = [
      cssRule(':root', wide(prefix, steps), '    '),
      ...(dark ? [cssRule(DARK_THEME, wide(prefix, dark), '    ')] : []),
    ];
    return [
      `/* ${inComment(title)} */`,
      // Custom properties have no fallback: hex comes first, what not every browser knows follows inside @supports.
      ...rules(needs === undefined ? format : 'hex', ''),
      ...(needs === undefined ? [] : [`@supports (color: ${needs}) {`, ...rules(format, '  '), '}']),
      ...(format === 'p3'
        ? []
        : ['@supports (color: color(display-p3 1 1 1)) {', '  @media (color-gamut: p3) {', ...inP3, '  }', '}']),
      '',
    ].join('\n');
  },
} satisfies FileFormat<ThemedScale, FileOptions>;
