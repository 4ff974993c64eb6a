import { cssRule } from '../../files/css-rule.ts';
import type { FileFormat } from '../../files/format.ts';
import { assertDistinct, heading, type Token, type TokenSet } from '../token-set.ts';
import { plainCss, wideCss } from './color-css.ts';

/** Beginnings of names and the namespace of Tailwind CSS 4 that stands for each. */
const NAMESPACES: readonly (readonly [beginning: readonly string[], namespace: string])[] = [
  [['font', 'size'], 'text'],
  [['font', 'weight'], 'font-weight'],
  [['font', 'family'], 'font'],
  [['line', 'height'], 'leading'],
  [['letter', 'spacing'], 'tracking'],
  [['space'], 'spacing'],
  [['spacing'], 'spacing'],
  [['radius'], 'radius'],
  [['shadow'], 'shadow'],
  [['easing'], 'ease'],
  [['color'], 'color'],
];

/** The theme variable of a token: what Tailwind makes classes of, where the token is of such a kind. */
const variable = ({ path, value }: Token): string => {
  const known = NAMESPACES.find(
    ([beginning]) => path.length > beginning.length && beginning.every((part, i) => path[i] === part),
  );
  if (known) return [known[1], ...path.slice(known[0].length)].join('-');
  return value.kind === 'color' ? `color-${path.join('-')}` : path.join('-');
};

/** A value for the theme: a reference as the variable of the token that it refers to. */
const themeValue = (token: Token): string => (token.ref ? `var(--${variable(token.ref)})` : plainCss(token));

const declarations = (tokens: readonly Token[], text: (token: Token) => string | undefined): string[] =>
  tokens.flatMap((token) => {
    const value = text(token);
    return value === undefined ? [] : [`--${variable(token)}: ${value}`];
  });

const P3 = '@supports (color: oklch(0 0 0)) {\n  @media (color-gamut: p3) {';

/** What is dark: by preference where nothing says light, and by attribute; classes such as `dark:p-4` follow it too. */
const VARIANT = `@custom-variant dark {
  @media (prefers-color-scheme: dark) {
    &:where(:not([data-theme='light'], [data-theme='light'] *)) {
      @slot;
    }
  }
  &:where([data-theme='dark'], [data-theme='dark'] *) {
    @slot;
  }
}`;

/** Declarations of the dark theme, on the page and on every element that names a theme. */
const darkRule = (lines: readonly string[], indent: string): string =>
  [`${indent}:root, [data-theme] {`, cssRule('@variant dark', lines, `${indent}  `), `${indent}}`].join('\n');

export const utility = {
  id: 'utility',
  media_type: 'text/css',
  extension: 'css',
  description:
    'Tailwind CSS 4: @theme with its namespaces, references as var(); more chroma on screens of Display P3; the variant dark, by preference and by data-theme="dark", overrides the same variables',
  write: (set) => {
    assertDistinct(set.light.map(variable), 'in the theme');
    const [wide, darkWide] = [declarations(set.light, wideCss), declarations(set.dark, wideCss)];
    return [
      `/* ${heading(set)} */`,
      ...(set.dark.length ? [`${VARIANT}\n`] : []),
      cssRule('@theme', declarations(set.light, themeValue)),
      `\n${cssRule(':root', ['color-scheme: light'])}`,
      ...(wide.length ? [`\n${P3}\n${cssRule(':root', wide, '    ')}\n  }\n}`] : []),
      ...(set.dark.length ? [`\n${darkRule(['color-scheme: dark', ...declarations(set.dark, themeValue)], '')}`] : []),
      ...(darkWide.length ? [`\n${P3}\n${darkRule(darkWide, '    ')}\n  }\n}`] : []),
      '',
    ].join('\n');
  },
} satisfies FileFormat<TokenSet, unknown>;
