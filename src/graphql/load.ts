import { createRequire } from 'node:module';
import type { AnyRouter } from '@trpc/server';
import type { Graphql } from '../api/surfaces.ts';
import { nextExclusiveTurn } from '../runtime/exclusive-turn.ts';
import { inTurns } from '../runtime/in-turns.ts';

/** The library in parts: a hundred files, which it would load at once. */
const PARTS: readonly (() => unknown)[] = [
  // An import would look for names in all files below it first.
  () => createRequire(import.meta.url)('graphql/language/index.js'),
  () => createRequire(import.meta.url)('graphql/type/index.js'),
  () => createRequire(import.meta.url)('graphql/utilities/index.js'),
  () => createRequire(import.meta.url)('graphql/validation/index.js'),
  () => import('./builder.ts'),
];

/** Loads the libraries and makes the schema, in many turns of the event loop. */
export const loadGraphql = async (router: AnyRouter): Promise<Graphql> => {
  for (const load of PARTS) {
    await load();
    await nextExclusiveTurn();
  }
  const { createGraphql } = await import('./handler.ts');
  return inTurns(createGraphql(router));
};
