import type { FileFormat } from '../../files/format.ts';
import type { Token, TokenSet } from '../token-set.ts';
import { heading } from './heading.ts';
import { unusedName } from './unused-name.ts';

/** A plain CSS value is a string to Sass: it must neither compute with it nor call a function of that name. */
const value = ({ value: read, css }: Token): string => {
  if (read.kind !== 'text') return css;
  return css.includes("'") ? `#{"${css.replace(/"/g, '\\"')}"}` : `#{'${css}'}`;
};

export const scss = {
  id: 'scss',
  media_type: 'text/x-scss',
  extension: 'scss',
  description: 'Sass variables, a map of them, and a map of the dark theme',
  write: (set) => {
    const names = set.light.map(({ name }) => name);
    const map = unusedName('tokens', names);
    const dark = unusedName('tokens-dark', [...names, map]);
    return [
      `// ${heading(set)}`,
      ...set.light.map((token) => `$${token.name}: ${value(token)};`),
      '',
      `$${map}: (`,
      ...names.map((name) => `  '${name}': $${name},`),
      ');',
      ...(set.dark.length
        ? ['', `$${dark}: (`, ...set.dark.map((token) => `  '${token.name}': (${value(token)}),`), ');']
        : []),
      '',
    ].join('\n');
  },
} satisfies FileFormat<TokenSet, unknown>;
