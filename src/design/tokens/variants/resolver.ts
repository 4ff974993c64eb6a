import { tokenGroups, untyped } from '../formats/dtcg.ts';
import { heading, type Token } from '../token-set.ts';
import { contextsOf } from './contexts.ts';
import type { Variant } from './variant.ts';

export const resolver: Variant<'dtcg'> = {
  id: 'resolver',
  of: 'dtcg',
  media_type: 'application/json',
  extension: 'resolver.json',
  stem: 'tokens',
  description:
    'Resolver Module 2025.10 of the Design Tokens Community Group: what all themes share as a set, and a modifier `theme` with the contexts light, dark, high-contrast and high-contrast-dark',
  write: (set) => {
    const { contexts, names } = contextsOf(set);
    const changes = ({ name }: Token): boolean => names.has(name);
    const hasThemes = contexts.length > 1;
    const source = (tokens: readonly Token[], isWanted: (token: Token) => boolean) => [tokenGroups(tokens, isWanted)];
    const body = {
      name: heading(set),
      version: '2025.10',
      sets: { foundation: { sources: source(contexts[0]!.tokens, (token) => !(hasThemes && changes(token))) } },
      ...(hasThemes
        ? {
            modifiers: {
              theme: {
                contexts: Object.fromEntries(contexts.map(({ name, tokens }) => [name, source(tokens, changes)])),
                default: 'light',
              },
            },
          }
        : {}),
      resolutionOrder: [{ $ref: '#/sets/foundation' }, ...(hasThemes ? [{ $ref: '#/modifiers/theme' }] : [])],
      ...untyped([...set.light, ...set.dark]),
    };
    return `${JSON.stringify(body, null, 2)}\n`;
  },
};
