import { cssRule } from '../../files/css-rule.ts';
import type { FileFormat } from '../../files/format.ts';
import type { Token, TokenSet } from '../token-set.ts';
import { heading } from './heading.ts';

const block = (selector: string, tokens: readonly Token[], indent = ''): string =>
  cssRule(
    selector,
    tokens.map(({ name, css: value }) => `--${name}: ${value}`),
    indent,
  );

export const css = {
  id: 'css',
  media_type: 'text/css',
  extension: 'css',
  description: 'Custom properties on :root; the dark theme by prefers-color-scheme and by data-theme="dark"',
  write: (set) =>
    [
      `/* ${heading(set)} */`,
      block(':root', set.light),
      ...(set.dark.length
        ? [
            `\n@media (prefers-color-scheme: dark) {\n${block(":root:not([data-theme='light'])", set.dark, '  ')}\n}`,
            `\n${block("[data-theme='dark']", set.dark)}`,
          ]
        : []),
      '',
    ].join('\n'),
} satisfies FileFormat<TokenSet, unknown>;
