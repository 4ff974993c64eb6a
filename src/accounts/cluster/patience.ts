import type { Client, InStatement } from '@libsql/client';
import { patiently } from '../../../db/patience.ts';
import { withDeadline } from '../../runtime/deadline.ts';
import { databaseUnavailable, isUnreachable } from './unreachable.ts';

const DEADLINE_MS = 10_000;

/** Asks the server, with a deadline for each try; one that cannot be reached is a clear 503. */
const ask = <Value>(request: () => Promise<Value>): Promise<Value> =>
  patiently(async () => {
    try {
      return await withDeadline(request(), DEADLINE_MS, () =>
        databaseUnavailable(new Error(`no answer within ${DEADLINE_MS} ms`)),
      );
    } catch (error) {
      throw isUnreachable(error) ? databaseUnavailable(error) : error;
    }
  });

/**
 * A client that connects again by itself: where the way to the server is lost, the next request opens a new one. Requests in
 * flight then fail with UNAVAILABLE and are not repeated, because they may have arrived.
 */
export const patientClient = (client: Client): Client =>
  new Proxy(client, {
    get(target, name) {
      if (name === 'execute') {
        return (statement: InStatement, args?: never) =>
          ask(() => (args === undefined ? target.execute(statement) : target.execute(statement as string, args)));
      }
      if (name === 'batch') return (...all: Parameters<Client['batch']>) => ask(() => target.batch(...all));
      if (name === 'migrate') return (...all: Parameters<Client['migrate']>) => ask(() => target.migrate(...all));
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
