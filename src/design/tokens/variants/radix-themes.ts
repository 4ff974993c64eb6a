import type { Rgb } from '../../../color/rgb.ts';
import { rgb } from '../../../color/rgb.ts';
import { cssRule } from '../../files/css-rule.ts';
import { alphaHex, coverOf } from '../../shade/alpha.ts';
import { radix } from '../../shade/methods/radix.ts';
import type { Theme } from '../fill.ts';
import { colorText } from '../in-notation.ts';
import { heading } from '../token-set.ts';
import { CSS } from './css.ts';
import { namedColors, type Shade, type Variant } from './variant.ts';

const THEMES = {
  light: { selector: ':root, .light, .light-theme', page: rgb('#ffffff'), surface: 0.8 },
  dark: { selector: '.dark, .dark-theme', page: rgb('#111111'), surface: 0.5 },
} as const satisfies Record<Theme, { selector: string; page: Rgb; surface: number }>;

/** Scales of Radix Themes that a theme has without being asked, and what becomes of them. */
const SCALES = { indigo: 'primary', slate: 'neutral-500' } as const;

/** What a solid button is under the pointer, and its text. */
const BUTTON = { 'indigo-10': 'primary-hover', 'indigo-contrast': 'on-primary' } as const;

/** Surfaces of a theme by the variables that Radix Themes has for them. */
const SURFACES = { 'color-background': 'bg', 'color-panel-solid': 'surface', 'color-overlay': 'overlay' } as const;

export const radixThemes: Variant<'css'> = {
  ...CSS,
  id: 'radix-themes',
  stem: 'radix-theme',
  description:
    'Radix Themes 3: its usual scales indigo and slate as the brand and the neutral colour, twelve steps and their transparent ones in both appearances',
  write: (set) => {
    const notation = set.notation ?? 'hex';
    const written = (color: Rgb, alpha = 1) => colorText({ color, alpha }, notation);
    const variables = (theme: Theme): string[] => {
      const { page, surface } = THEMES[theme];
      const colors = new Map<string, Shade>(
        namedColors(set, theme, { ...SCALES, ...SURFACES, ...BUTTON }, 'Radix Themes'),
      );
      const scales = Object.keys(SCALES).flatMap((name) => {
        const base = colors.get(name);
        if (!base) return [];
        const scale = radix.scale(base.color, 12, {});
        // Step 10 is what step 9 becomes under the pointer: text on it needs what the role promises.
        const steps = (theme === 'light' ? scale.colors : scale.dark.colors).map(
          (color, i) => colors.get(`${name}-${i + 1}`)?.color ?? color,
        );
        return [
          ...steps.map((color, i) => `--${name}-${i + 1}: ${written(color)}`),
          ...steps.map((color, i) => `--${name}-a${i + 1}: ${alphaHex(color, page)}`),
          `--${name}-surface: ${written(coverOf(steps[1]!, page, surface), surface)}`,
          ...(name === 'indigo' ? ['--indigo-indicator: var(--indigo-9)', '--indigo-track: var(--indigo-9)'] : []),
        ];
      });
      const rest = ['indigo-contrast', ...Object.keys(SURFACES)].flatMap((name) => {
        const shade = colors.get(name);
        return shade ? [`--${name}: ${shade.css}`] : [];
      });
      return [...scales, ...rest];
    };
    return [
      `/* ${heading(set)} */`,
      cssRule(THEMES.light.selector, variables('light')),
      ...(set.dark.length ? [cssRule(THEMES.dark.selector, variables('dark'))] : []),
      '',
    ].join('\n');
  },
};
