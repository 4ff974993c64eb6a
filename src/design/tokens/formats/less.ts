import type { FileFormat } from '../../files/format.ts';
import { fixedTargets, heading, type Token, type TokenSet } from '../token-set.ts';
import { unusedName } from './names.ts';

/** Words that mean something else to Less behind an @. */
const RESERVED = new Set(
  'arguments charset container counter-style document font-face import keyframes layer media namespace page plugin property rest scope starting-style supports viewport'.split(
    ' ',
  ),
);

const variable = (name: string): string => (RESERVED.has(name) ? `token-${name}` : name);

/**
 * A plain CSS value is passed on as it is: Less must neither compute with it nor call a function with the same name, as it has
 * one called `color`.
 */
const value = ({ value: read, css, ref, notation }: Token): string => {
  if (ref) return `@${variable(ref.name)}`;
  if (read.kind !== 'text' && notation !== 'p3') return css;
  return css.includes("'") ? `~"${css.replace(/"/g, '\\"')}"` : `~'${css}'`;
};

export const less = {
  id: 'less',
  media_type: 'text/x-less',
  extension: 'less',
  description:
    'Less variables that refer to one another, and a detached ruleset with the custom properties of the dark theme',
  write: (set) => {
    const dark = unusedName(
      'tokens-dark',
      set.light.map(({ name }) => name),
    );
    const targetOf = fixedTargets(set);
    const inDark = (token: Token): string => {
      const target = targetOf(token);
      return target ? `@{${variable(target.name)}}` : token.css;
    };
    return [
      `// ${heading(set)}`,
      ...set.light.map((token) => `@${variable(token.name)}: ${value(token)};`),
      ...(set.dark.length
        ? ['', `@${dark}: {`, ...set.dark.map((token) => `  --${token.name}: ${inDark(token)};`), '};']
        : []),
      '',
    ].join('\n');
  },
} satisfies FileFormat<TokenSet, unknown>;
