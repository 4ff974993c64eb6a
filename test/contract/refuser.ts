import { Bill } from '../../src/api/call.ts';
import { type ApiError, toApiError } from '../../src/api/errors.ts';
import type { Operation } from '../../src/api/operations.ts';
import { compileProcedure } from '../../src/api/run.ts';
import type { TestService } from '../service.ts';

let calls = 0;

/** Calls an operation with inputs as they are, without HTTP: answers why one is refused, or undefined where it is taken. */
export const refuserOf = (
  { name, procedure }: Pick<Operation, 'name' | 'procedure'>,
  started: () => { readonly service: TestService; readonly key: string },
) => {
  const run = compileProcedure(procedure);
  return async (input: unknown): Promise<ApiError | undefined> => {
    const { service, key } = started();
    const context = {
      requestId: 'req_of_the_test',
      takeCallId: () => ({ id: ++calls, label: undefined }),
      credentials: { apiKey: key, adminKey: undefined },
      address: '127.0.0.1',
      accept: '',
      lastEventId: undefined,
      signal: new AbortController().signal,
      services: service.services,
      bill: new Bill(),
      caller: undefined,
    };
    try {
      await run({ context, path: name, getRawInput: async () => input });
      return undefined;
    } catch (thrown) {
      return toApiError(thrown);
    }
  };
};
