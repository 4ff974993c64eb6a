import type { FileFormat } from '../../files/format.ts';
import type { Token, TokenSet } from '../token-set.ts';
import { heading } from './heading.ts';

const members = (tokens: readonly Token[]): string[] =>
  tokens.map(({ name, css }) => `  ${JSON.stringify(name)}: ${JSON.stringify(css)},`);

export const typescript = {
  id: 'typescript',
  media_type: 'text/typescript',
  extension: 'ts',
  description: 'A const object of values by name, one of the dark theme, and the type of the names',
  write: (set) =>
    [
      `// ${heading(set)}`,
      'export const tokens = {',
      ...members(set.light),
      '} as const;',
      ...(set.dark.length ? ['', 'export const darkTokens = {', ...members(set.dark), '} as const;'] : []),
      '',
      'export type TokenName = keyof typeof tokens;',
      '',
    ].join('\n'),
} satisfies FileFormat<TokenSet, unknown>;
