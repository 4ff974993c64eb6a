import { z } from 'zod';

/** One of a vocabulary's ids; `aliases` are other spellings that are accepted. */
export const idOf = <Id extends string, Alias extends string>(
  ids: readonly [Id, ...Id[]],
  aliases: Readonly<Record<Alias, Id>>,
) =>
  z
    .enum([...ids, ...Object.keys(aliases)] as [Id | Alias, ...(Id | Alias)[]])
    .transform((id): Id => (Object.hasOwn(aliases, id) ? aliases[id as Alias] : (id as Id)));

/** Either spelling of the one id that palettes and harmonies write with underscores and gradients with a hyphen. */
export const SPLIT_HYPHEN = { 'split-complementary': 'split_complementary' } as const;
export const SPLIT_UNDERSCORE = { split_complementary: 'split-complementary' } as const;
