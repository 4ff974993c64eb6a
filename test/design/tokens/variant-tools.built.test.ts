import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as chakra from '@chakra-ui/react';
import { createTheme } from '@mui/material/styles';
import { permutateThemes, register } from '@tokens-studio/sd-transforms';
import StyleDictionary from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import type { Notation } from '../../../src/design/files/swatches.ts';
import { exportTokens } from '../../../src/design/tokens/export.ts';
import { VARIANTS, type VariantId } from '../../../src/design/tokens/variants/index.ts';
import { customProperties } from '../consumers/css.ts';
import { tailwindClasses } from '../consumers/tailwind.ts';
import { tscErrors } from '../consumers/tsc.ts';
import { terrazzoCss } from '../consumers/tz.ts';
import { bare, dark, generated, light, vivid, worth, write } from './formats/harbour.ts';

const form = (variant: VariantId, notation?: Notation, tokens = generated): string =>
  exportTokens({ format: VARIANTS[variant].of, variant, tokens, name: 'Harbour', notation }).content as string;
const packageFile = (path: string): string => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8');
/** Custom properties that a style sheet declares or uses, and those that one of ours sets. */
const namesIn = (css: string): Set<string> => new Set(css.match(/--[a-z0-9-]+/g));
const unknownTo = (tool: string, ours: string): string[] => {
  const known = namesIn(tool);
  return [...new Set([...ours.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name!))].filter(
    (name) => !known.has(name),
  );
};

describe('tz build', () => {
  const declared = (css: string): Record<string, string> =>
    Object.assign({}, ...Object.values(customProperties(css)).reverse());
  it.each(['hex', 'oklch'] as const)('makes a style sheet of every token of a vivid brand, in %s', (notation) => {
    const built = declared(terrazzoCss('tokens.json', write('dtcg', vivid, 'Vivid', notation)));
    const name = ({ name: own, group }: (typeof vivid)[number]) => `--${group === 'dark' ? 'dark-' : ''}${bare(own)}`;
    for (const token of vivid) expect(built).toHaveProperty([name(token).replace(/-root$/, '')]);
    expect(built['--color-primary']).toMatch(/^var\(--color-primary-\d+\)$/);
  });
  it('switches the contexts of the Resolver', () => {
    const contexts = ['light', 'dark', 'high-contrast', 'high-contrast-dark'];
    const css = terrazzoCss(
      'tokens.resolver.json',
      form('resolver'),
      contexts.map((theme) => [`.${theme}`, { theme }]),
    );
    const rules = customProperties(css);
    const shown = (theme: string, name: string): string => {
      const value = rules[`.${theme}`]![name]!;
      const target = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
      return target ? shown(theme, target) : value;
    };
    expect(contexts.every((theme) => `.${theme}` in rules)).toBe(true);
    expect(shown('light', '--color-bg')).not.toBe(shown('dark', '--color-bg'));
    expect(shown('high-contrast', '--color-border')).not.toBe(shown('light', '--color-border'));
    expect(shown('high-contrast-dark', '--color-bg')).toBe(shown('dark', '--color-bg'));
  });
  it('says what is wrong with a broken file', () =>
    expect(() => terrazzoCss('tokens.json', write('dtcg').replace('{color.white}', '{color.whit}'))).toThrow());
});

describe('Tokens Studio', () => {
  it('is built in both themes by its transforms and Style Dictionary 5', async () => {
    register(StyleDictionary);
    const { $themes, $metadata, ...sets } = JSON.parse(form('tokens-studio'));
    expect($metadata.tokenSetOrder).toEqual(Object.keys(sets));
    const themes = permutateThemes($themes) as Record<string, string[]>;
    expect(themes).toEqual({ Light: ['global', 'light'], Dark: ['global', 'dark'] });
    for (const [theme, own] of [
      ['Light', light],
      ['Dark', dark],
    ] as const) {
      const merged: Record<string, object> = {};
      for (const set of themes[theme]!)
        for (const [group, tokens] of Object.entries<object>(sets[set]))
          merged[group] = { ...merged[group], ...tokens };
      const dictionary = new StyleDictionary({
        tokens: merged as never,
        preprocessors: ['tokens-studio'],
        platforms: {
          css: {
            transformGroup: 'tokens-studio',
            transforms: ['name/kebab'],
            files: [{ destination: 'x.css', format: 'css/variables' }],
          },
        },
        log: { verbosity: 'silent', warnings: 'disabled' },
      });
      const [file] = (await dictionary.formatPlatform('css')) as { output: string }[];
      const built = customProperties(file!.output)[':root']!;
      expect(Object.keys(built)).toHaveLength(light.length);
      expect(JSON.stringify(built)).not.toMatch(/\[object|undefined|NaN/);
      for (const { name, hex } of own)
        if (hex && !name.includes('overlay')) expect([name, built[name]]).toEqual([name, hex]);
      expect([built['--line-height-tight'], built['--space-16'], built['--radius-md']]).toEqual(['1.2', '1rem', '8px']);
      expect(built['--shadow-sm']).toMatch(/^0px 1px 3px 0px #000000[0-9a-f]{2},/);
    }
  });
});

describe('style sheets', () => {
  it('bootstrap sets what Bootstrap reads', () =>
    expect(unknownTo(packageFile('bootstrap/dist/css/bootstrap.css'), form('bootstrap'))).toEqual([]));
  it('radix-themes sets every step of two scales of Radix Themes, under its own selectors', () => {
    const theirs = packageFile('@radix-ui/themes/styles.css');
    const ours = form('radix-themes');
    expect(unknownTo(theirs, ours)).toEqual([]);
    const declared = customProperties(theirs);
    for (const [selector, rule] of Object.entries(customProperties(ours))) {
      const scales = Object.keys(rule).filter((name) => /^--(indigo|slate)-a?\d+$/.test(name));
      expect(scales).toHaveLength(48);
      for (const name of scales) expect(declared[selector]).toHaveProperty([name]);
    }
  });
  it('chakra sets what the system of Chakra declares', () => {
    // The declarations of the package do not name what its module exports.
    const { defaultSystem } = chakra as unknown as { defaultSystem: { getTokenCss: () => object } };
    expect(unknownTo(JSON.stringify(defaultSystem.getTokenCss()), form('chakra'))).toEqual([]);
  });
  it.each(['hex', 'oklch'] as const)('shadcn gives its components their classes, in %s', async (notation) => {
    const names = [
      'background',
      'primary',
      'primary-foreground',
      'muted',
      'destructive',
      'ring',
      'chart-5',
      'sidebar-ring',
    ];
    const theme = `@theme inline {\n${names.map((name) => `  --color-${name}: var(--${name});`).join('\n')}\n}`;
    const sheet = form('shadcn', notation);
    const css = await tailwindClasses(
      `${sheet}\n${theme}`,
      names.map((name) => `bg-${name}`),
    );
    for (const name of names) {
      expect(css).toContain(`.bg-${name} {`);
      expect(customProperties(sheet)['.dark']).toHaveProperty([`--${name}`]);
    }
  });
});

describe('mui', () => {
  it.each(['hex', 'p3'] as const)('makes a theme with both colour schemes, in %s', (notation) => {
    const text = form('mui', notation);
    const options = JSON.parse(/themeOptions = ([\s\S]*) as const;\n$/.exec(text)![1]!);
    const theme = createTheme(options) as ReturnType<typeof createTheme> & {
      colorSchemes: Record<string, { palette: { primary: Record<string, string> } }>;
    };
    expect(Object.keys(theme.colorSchemes)).toEqual(['light', 'dark']);
    for (const [scheme, tokens] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const { main, mainChannel } = theme.colorSchemes[scheme]!.palette.primary;
      if (notation === 'hex') expect(main).toBe(worth(tokens, '--color-primary'));
      else expect(main).toMatch(/^color\(display-p3 /);
      expect(mainChannel).toMatch(/^[\d.]+ [\d.]+ [\d.]+$/);
    }
    expect(tscErrors({ 'theme.ts': text })).toBe('');
  });
});
