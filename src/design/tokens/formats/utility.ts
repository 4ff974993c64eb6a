import type { FileFormat } from '../../files/format.ts';
import { assertDistinct, type Token, type TokenSet } from '../token-set.ts';
import { heading } from './heading.ts';

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

const lines = (tokens: readonly Token[], indent: string): string[] =>
  tokens.map((token) => `${indent}--${variable(token)}: ${token.css};`);

export const utility = {
  id: 'utility',
  media_type: 'text/css',
  extension: 'css',
  description:
    'Tailwind CSS 4: @theme with the namespaces color, spacing, radius, text, leading, font, font-weight; the dark theme overrides the same variables',
  write: (set) => {
    assertDistinct(set.light.map(variable), 'in the theme');
    const dark = lines(set.dark, '    ');
    return [
      `/* ${heading(set)} */`,
      '@theme {',
      ...lines(set.light, '  '),
      '}',
      ...(set.dark.length
        ? [
            '',
            '@media (prefers-color-scheme: dark) {',
            "  :root:not([data-theme='light']) {",
            ...dark,
            '  }',
            '}',
            '',
            "[data-theme='dark'] {",
            ...lines(set.dark, '  '),
            '}',
          ]
        : []),
      '',
    ].join('\n');
  },
} satisfies FileFormat<TokenSet, unknown>;
