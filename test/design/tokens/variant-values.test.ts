import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../src/color/luminance.ts';
import { rgb } from '../../../src/color/rgb.ts';
import { exportTokens } from '../../../src/design/tokens/export.ts';
import { generateTokens } from '../../../src/design/tokens/generate.ts';
import type { TokenInput } from '../../../src/design/tokens/token-set.ts';
import { VARIANTS, type VariantId } from '../../../src/design/tokens/variants/index.ts';
import { customProperties } from '../consumers/css.ts';

const form = (variant: VariantId, tokens: readonly TokenInput[]): string =>
  exportTokens({ format: VARIANTS[variant].of, variant, tokens, name: 'Harbour' }).content as string;

describe('light-dark', () => {
  const tokens = [
    { name: 'color-bg', value: '#ffffff' },
    { name: 'color-bg', value: '#111111', group: 'dark' },
    { name: 'shadow-md', value: '0 1px 2px 0 #00000033' },
    { name: 'shadow-md', value: '0 1px 2px 0 #000000cc', group: 'dark' },
    { name: 'space-1', value: '4px' },
    { name: 'space-1', value: '4px', group: 'dark' },
    { name: 'color-glow', value: '#ff00ff', group: 'dark' },
  ];
  it('has what is no colour and differs in the dark, by preference and by attribute', () => {
    const css = form('light-dark', tokens);
    const rules = customProperties(css);
    expect(rules[':root']).toMatchObject({ '--color-bg': 'light-dark(#ffffff, #111111)', '--space-1': '4px' });
    expect(rules['[data-theme="dark"]']).toEqual({ '--shadow-md': '0 1px 2px 0 #000000cc', '--color-glow': '#ff00ff' });
    expect(rules['[data-theme="light"]']).toEqual({ '--shadow-md': '0 1px 2px 0 #00000033' });
    expect(css).toContain(
      "@media (prefers-color-scheme: dark) {\n  :root:not([data-theme='light']) {\n    --shadow-md: ",
    );
  });
  it('has no more where only colours differ', () =>
    expect(form('light-dark', tokens.slice(0, 2))).not.toContain('@media'));
});

describe('Compose and Flutter', () => {
  const tokens = [
    { name: 'color-primary', value: '#336699' },
    ...['space-2-5', 'space-0.5', 'space-x-large', 'space-4', 'space-25'].map((name) => ({ name, value: '10px' })),
    { name: 'space-half', value: '50%' },
    { name: 'space-wide', value: '50vw' },
    { name: 'radius-md', value: '0.5rem' },
  ];
  it.each(['compose', 'flutter'] as const)('%s: names are identifiers, lengths are px and rem', (variant) => {
    const found = [...form(variant, tokens).matchAll(/(?:val|double) (\S+) = ([\d.]+?)(?:\.dp|;)$/gm)];
    expect(found.map(([, name, px]) => `${name} ${px}`)).toEqual([
      'space2_5 10',
      'space0_5 10',
      'spaceXLarge 10',
      'space4 10',
      'space25 10',
      'radiusMd 8',
    ]);
  });
});

describe('Radix Themes', () => {
  it('has a hover on which the text of a button reads, in both appearances', () => {
    for (let i = 0; i < 12; i += 1) {
      const seed = rgb(`#${((i * 2654435761) % 0xffffff).toString(16).padStart(6, '0')}`);
      const { tokens } = generateTokens({ seed, harmony: 'analogous', include: ['color'], dark: true });
      for (const rule of Object.values(customProperties(form('radix-themes', tokens)))) {
        const ratio = contrastRatio(rgb(rule['--indigo-10']!), rgb(rule['--indigo-contrast']!));
        expect(ratio, rule['--indigo-9']).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
