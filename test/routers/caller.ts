import { appRouter } from '../../routers/index.ts';
import { Bill } from '../../src/api/call.ts';
import type { Context } from '../../src/api/context.ts';
import { createCallerFactory } from '../../src/api/define.ts';
import { createCollections } from '../../src/collections/service.ts';
import type { Threads } from '../../src/threads/threads.ts';

/** The procedures as a caller with an unlimited key meets them. */
export const callerWith = (threads: Threads, config: { cacheMb?: number; apca?: boolean } = {}) => {
  const context = {
    requestId: 'test',
    labelled: false,
    credentials: { apiKey: undefined, adminKey: undefined },
    address: '127.0.0.1',
    accept: '*/*',
    lastEventId: undefined,
    signal: new AbortController().signal,
    services: {
      config: { apca: true, ...config },
      gate: { admit: () => ({ settle: async () => {} }), requireCredits: () => {} },
      threads,
      collections: createCollections({ threads, cacheMb: config.cacheMb ?? 100 }),
    },
    bill: new Bill(),
    caller: undefined,
  } as unknown as Context;
  return createCallerFactory(appRouter)(context);
};
