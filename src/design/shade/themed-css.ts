import { type Rgb, rgb } from '../../color/rgb.ts';
import { COLOR_TEXT, notationOf } from '../files/color-text.ts';
import { cssRule } from '../files/css-rule.ts';
import type { FileFormat } from '../files/format.ts';
import type { ColorFormat, FileOptions } from '../files/swatches.ts';
import { inComment, slug } from '../files/words.ts';
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
const transparent = (prefix: string, steps: readonly NamedStep[], background: Rgb): string[] =>
  steps.map(({ token, color }) => `--${prefix}-a${slug(token)}: ${alphaHex(color, background)}`);
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
    const inP3 = [
      cssRule(':root', wide(prefix, steps), '    '),
      ...(dark ? [cssRule(DARK_THEME, wide(prefix, dark), '    ')] : []),
    ];
    return [
      `/* ${inComment(title)} */`,
      cssRule(':root', [...opaque(prefix, steps, format), ...transparent(prefix, steps, BACKGROUNDS.light)]),
      ...(dark
        ? [cssRule(DARK_THEME, [...opaque(prefix, dark, format), ...transparent(prefix, dark, BACKGROUNDS.dark)])]
        : []),
      ...(format === 'p3'
        ? []
        : ['@supports (color: color(display-p3 1 1 1)) {', '  @media (color-gamut: p3) {', ...inP3, '  }', '}']),
      '',
    ].join('\n');
  },
} satisfies FileFormat<ThemedScale, FileOptions>;
