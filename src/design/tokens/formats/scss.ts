import type { FileFormat } from '../../files/format.ts';
import { fixedTargets, heading, inOrderOfReference, type Token, type TokenSet } from '../token-set.ts';
import { unusedName } from './names.ts';

/** A plain CSS value is a string to Sass: it must neither compute with it nor call a function with the same name. */
const literal = ({ value: read, css }: Token): string => {
  if (read.kind !== 'text') return css;
  return css.includes("'") ? `#{"${css.replace(/"/g, '\\"')}"}` : `#{'${css}'}`;
};

const value = (token: Token): string => (token.ref ? `$${token.ref.name}` : literal(token));

export const scss = {
  id: 'scss',
  media_type: 'text/x-scss',
  extension: 'scss',
  description: 'Sass variables that refer to one another, a map of them, and a map of the dark theme',
  write: (set) => {
    const names = set.light.map(({ name }) => name);
    const map = unusedName('tokens', names);
    const targetOf = fixedTargets(set);
    const inDark = (token: Token): string => {
      const target = targetOf(token);
      return target ? `$${target.name}` : literal(token);
    };
    const dark = unusedName('tokens-dark', [...names, map]);
    return [
      `// ${heading(set)}`,
      ...inOrderOfReference(set.light).map((token) => `$${token.name}: ${value(token)};`),
      '',
      `$${map}: (`,
      ...names.map((name) => `  '${name}': $${name},`),
      ');',
      ...(set.dark.length
        ? ['', `$${dark}: (`, ...set.dark.map((token) => `  '${token.name}': (${inDark(token)}),`), ');']
        : []),
      '',
    ].join('\n');
  },
} satisfies FileFormat<TokenSet, unknown>;
