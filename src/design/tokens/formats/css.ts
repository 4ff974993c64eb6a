import { cssRule } from '../../files/css-rule.ts';
import type { FileFormat } from '../../files/format.ts';
import { heading, type Token, type TokenSet } from '../token-set.ts';
import { oklchOf, plainCss, wideCss } from './color-css.ts';

/** Tokens with a text each, without those that have none. */
const declarations = (tokens: readonly Token[], text: (token: Token) => string | undefined): string[] =>
  tokens.flatMap((token) => {
    const value = text(token);
    return value === undefined ? [] : [`--${token.name}: ${value}`];
  });

/** Rules of a theme: the light one on the root, the dark one by preference and by attribute. */
const LIGHT = (lines: readonly string[], indent: string): string =>
  cssRule(":root, [data-theme='light']", lines, indent);
const DARK = (lines: readonly string[], indent: string): string =>
  [
    `${indent}@media (prefers-color-scheme: dark) {`,
    cssRule(":root:not([data-theme='light'])", lines, `${indent}  `),
    `${indent}}`,
    cssRule("[data-theme='dark']", lines, indent),
  ].join('\n');

/** Where a browser knows OKLCH, and where the screen has more than sRGB besides. */
const OKLCH = '@supports (color: oklch(0 0 0))';
const P3 = '@media (color-gamut: p3)';

const theme = (
  tokens: readonly Token[],
  scheme: 'light' | 'dark',
  rule: (lines: readonly string[], indent: string) => string,
): string[] => {
  const [exact, wide] = [declarations(tokens, oklchOf), declarations(tokens, wideCss)];
  return [
    rule([`color-scheme: ${scheme}`, ...declarations(tokens, plainCss)], ''),
    ...(exact.length ? [`\n${OKLCH} {\n${rule(exact, '  ')}\n}`] : []),
    ...(wide.length ? [`\n${OKLCH} {\n  ${P3} {\n${rule(wide, '    ')}\n  }\n}`] : []),
  ];
};

export const css = {
  id: 'css',
  media_type: 'text/css',
  extension: 'css',
  description:
    'Custom properties: references as var(), colours in hex and, where a browser knows it, OKLCH, with more chroma on screens of Display P3; color-scheme; the dark theme by prefers-color-scheme and by data-theme="dark"',
  write: (set) =>
    [
      `/* ${heading(set)} */`,
      ...theme(set.light, 'light', LIGHT),
      ...(set.dark.length ? ['', ...theme(set.dark, 'dark', DARK)] : []),
      '',
    ].join('\n'),
} satisfies FileFormat<TokenSet, unknown>;
