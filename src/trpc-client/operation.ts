import { getUntypedClient } from '@trpc/client';
import { ApiError } from '../api/errors.ts';
import type { RunOperation } from '../api/surfaces.ts';
import type { MetamerClient } from './client.ts';
import { refusalOf } from './refusal.ts';

/** Runs operations by their names with a client. Throws ApiError: what the service refused, or UNAVAILABLE where it cannot be reached. */
export const runWith = (client: MetamerClient): RunOperation => {
  const untyped = getUntypedClient(client);
  return async (operation, input) => {
    try {
      return await untyped.query(operation, input);
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (refusal) throw new ApiError(refusal.code, refusal.message, { details: refusal.details });
      throw new ApiError('UNAVAILABLE', `The server cannot be reached: ${(thrown as Error).message}`);
    }
  };
};
