import { router } from '../src/api/endpoint.ts';
import { atlas } from './atlas.ts';
import { color } from './color.ts';

/** Every operation of the service, by group. */
export const appRouter = router({ atlas, color });

export type AppRouter = typeof appRouter;
