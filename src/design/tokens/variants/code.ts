import { roundDecimal } from '../../../exact/round.ts';
import { heading, type TokenSet } from '../token-set.ts';
import { namedColors, type RoleNames, type Shade, tokensIn, type Variant } from './variant.ts';

const STATUSES = { success: 'success', warning: 'warning', error: 'danger', info: 'info' } as const;

const MUI: RoleNames = {
  'background.default': 'bg',
  'background.paper': 'surface',
  'text.primary': 'text',
  'text.secondary': 'text-muted',
  'text.disabled': 'on-disabled',
  divider: 'border',
  ...Object.fromEntries(
    Object.entries({ primary: 'primary', secondary: 'secondary', ...STATUSES }).flatMap(([name, role]) => [
      [`${name}.main`, role],
      [`${name}.contrastText`, `on-${role}`],
      // What a filled button has under the pointer, and the line of an outlined one.
      [`${name}.dark`, `${role}-hover`],
      [`${name}.light`, `${role}-border-strong`],
    ]),
  ),
};

/** `{ 'a.b': x }` as `{ a: { b: x } }`, two levels deep. */
const nested = (colors: readonly (readonly [string, Shade])[]): Record<string, unknown> => {
  const root: Record<string, Record<string, string> | string> = {};
  for (const [path, shade] of colors) {
    const [group, name] = path.split('.') as [string, string?];
    if (name === undefined) root[group] = shade.css;
    else root[group] = { ...(root[group] as Record<string, string> | undefined), [name]: shade.css };
  }
  return root;
};

export const mui: Variant<'typescript'> = {
  id: 'mui',
  of: 'typescript',
  media_type: 'text/typescript',
  extension: 'ts',
  stem: 'mui-theme',
  notations: ['hex', 'p3'],
  description: 'MUI: the options of createTheme with palettes of both colour schemes',
  write: (set) => {
    const scheme = (theme: 'light' | 'dark') => ({ palette: nested(namedColors(set, theme, MUI, 'MUI')) });
    const options = {
      cssVariables: { colorSchemeSelector: 'data-theme' },
      colorSchemes: { light: scheme('light'), ...(set.dark.length ? { dark: scheme('dark') } : {}) },
    };
    return `// ${heading(set)}\nexport const themeOptions = ${JSON.stringify(options, null, 2)} as const;\n`;
  },
};

/** The scheme of Material Design 3, which Compose and Flutter share. */
const MATERIAL: RoleNames = {
  primary: 'primary',
  onPrimary: 'on-primary',
  primaryContainer: 'primary-subtle',
  onPrimaryContainer: 'on-primary-subtle',
  secondary: 'secondary',
  onSecondary: 'on-secondary',
  secondaryContainer: 'secondary-subtle',
  onSecondaryContainer: 'on-secondary-subtle',
  tertiary: 'accent',
  onTertiary: 'on-accent',
  tertiaryContainer: 'accent-subtle',
  onTertiaryContainer: 'on-accent-subtle',
  error: 'danger',
  onError: 'on-danger',
  errorContainer: 'danger-subtle',
  onErrorContainer: 'on-danger-subtle',
  surface: 'surface',
  onSurface: 'text',
  onSurfaceVariant: 'text-muted',
  outline: 'border-strong',
  outlineVariant: 'border',
  scrim: 'overlay',
};

/** `0xAARRGGBB`, as Kotlin and Dart write colours. */
const argb = ({ color: { r, g, b }, alpha }: Shade): string =>
  `0x${[Math.round(255 * alpha), r, g, b].map((v) => v.toString(16).padStart(2, '0').toUpperCase()).join('')}`;

const themes = (set: TokenSet) => (set.dark.length ? (['light', 'dark'] as const) : (['light'] as const));
/** `2-5` as the end of a name in Kotlin and Dart, `2_5`: a number keeps apart from the one before it. */
const nameEnd = (size: string): string =>
  `${size[0]!.toUpperCase()}${size.slice(1)}`
    .replace(/[-.](\w)/g, (_, c: string) => (/\d/.test(c) ? `_${c}` : c.toUpperCase()))
    .replace(/\W/g, '_');

/** Lengths of the names that begin so, in px, by the rest of the name: those in px and rem, which need no screen or text. */
const lengths = (set: TokenSet, prefix: string): [string, number][] =>
  [...tokensIn(set, 'light').values()].flatMap(({ name, value }): [string, number][] => {
    if (!name.startsWith(`${prefix}-`) || value.kind !== 'dimension') return [];
    if (value.unit !== 'px' && value.unit !== 'rem') return [];
    const px = value.unit === 'rem' ? 16 * value.value : value.value;
    const size = name.slice(prefix.length + 1);
    return [[`${prefix}${nameEnd(size)}`, roundDecimal(px, 2)]];
  });

export const compose: Variant<'android'> = {
  id: 'compose',
  of: 'android',
  media_type: 'text/x-kotlin',
  extension: 'kt',
  stem: 'Theme',
  notations: ['hex'],
  description: 'Jetpack Compose: color schemes of Material 3 for both themes, spaces and radii in dp',
  write: (set) =>
    [
      `// ${heading(set)}`,
      'import androidx.compose.material3.darkColorScheme',
      'import androidx.compose.material3.lightColorScheme',
      'import androidx.compose.ui.graphics.Color',
      'import androidx.compose.ui.unit.dp',
      '',
      ...themes(set).flatMap((theme) => [
        `val ${theme}Colors = ${theme}ColorScheme(`,
        ...namedColors(set, theme, MATERIAL, 'Compose').map(([name, shade]) => `    ${name} = Color(${argb(shade)}),`),
        ')',
        '',
      ]),
      'object Dimensions {',
      ...[...lengths(set, 'space'), ...lengths(set, 'radius')].map(([name, px]) => `    val ${name} = ${px}.dp`),
      '}',
      '',
    ].join('\n'),
};

export const flutter: Variant<'android'> = {
  id: 'flutter',
  of: 'android',
  media_type: 'text/x-dart',
  extension: 'dart',
  stem: 'theme',
  notations: ['hex'],
  description: 'Flutter: a ColorScheme of Material 3 for each theme, spaces and radii',
  write: (set) =>
    [
      `// ${heading(set)}`,
      "import 'package:flutter/material.dart';",
      '',
      ...themes(set).flatMap((theme) => [
        `const ${theme}Colors = ColorScheme.${theme}(`,
        ...namedColors(set, theme, MATERIAL, 'Flutter').map(([name, shade]) => `  ${name}: Color(${argb(shade)}),`),
        ');',
        '',
      ]),
      'abstract final class Dimensions {',
      ...[...lengths(set, 'space'), ...lengths(set, 'radius')].map(
        ([name, px]) => `  static const double ${name} = ${px};`,
      ),
      '}',
      '',
    ].join('\n'),
};
