import { router } from '../src/api/endpoint.ts';
import { color } from './color.ts';

/** Every operation of the service, by group. */
export const appRouter = router({ color });

export type AppRouter = typeof appRouter;
