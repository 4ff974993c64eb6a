import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that is being answered over tRPC, for refusals before a call has its context. */
export const requestIds = new AsyncLocalStorage<string>();
