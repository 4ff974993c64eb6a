import type { FileFormat } from '../../files/format.ts';
import { heading, type Token, type TokenSet } from '../token-set.ts';

/** The token at the end of a chain of references. */
const baseOf = (token: Token): Token => {
  let at = token;
  while (at.ref) at = at.ref;
  return at;
};

/** Where a value is written down: in the light theme or the dark one. */
const VALUES = { light: 'values', dark: 'darkValues' } as const;

const literals = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ ref }) => !ref).map(({ name, css }) => `  ${JSON.stringify(name)}: ${JSON.stringify(css)},`);

/** A reference by the value at its end, so that order does not matter. */
const references = (tokens: readonly Token[]): string[] =>
  tokens
    .filter(({ ref }) => ref)
    .map((token) => {
      const { theme, name } = baseOf(token);
      return `  ${JSON.stringify(token.name)}: ${VALUES[theme]}[${JSON.stringify(name)}],`;
    });

const objectOf = (name: string, values: string, tokens: readonly Token[]): string[] => {
  const aliases = references(tokens);
  return [
    `const ${values} = {`,
    ...literals(tokens),
    '} as const;',
    '',
    `export const ${name} = {`,
    `  ...${values},`,
    ...aliases,
    '} as const;',
  ];
};

export const typescript = {
  id: 'typescript',
  media_type: 'text/typescript',
  extension: 'ts',
  description:
    'Const objects of values by name, one of the dark theme, references by name, and the type of the names; every value is a literal type',
  write: (set) =>
    [
      `// ${heading(set)}`,
      ...objectOf('tokens', VALUES.light, set.light),
      ...(set.dark.length ? ['', ...objectOf('darkTokens', VALUES.dark, set.dark)] : []),
      '',
      'export type TokenName = keyof typeof tokens;',
      '',
    ].join('\n'),
} satisfies FileFormat<TokenSet, unknown>;
