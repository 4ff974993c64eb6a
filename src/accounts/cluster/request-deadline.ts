import type { Client, InStatement } from '@libsql/client';
import type { ReconnectingClient } from '../../../db/reconnecting-client.ts';
import { retryWhileBusy } from '../../../db/retry-while-busy.ts';
import { withDeadline } from '../../runtime/deadline.ts';
import { databaseUnavailable, isUnreachable } from './unreachable.ts';

/** A request fails within three seconds if the server does not respond. */
const REQUEST_DEADLINE_MS = 2_000;
/** No caller waits for work outside the requests. */
const BACKGROUND_DEADLINE_MS = 10_000;

/** Asks the server, with a deadline for each try; one that cannot be reached is a clear 503. */
const ask = <Value>(line: ReconnectingClient, request: () => Promise<Value>, deadline: number): Promise<Value> =>
  retryWhileBusy(async () => {
    try {
      const answer = await withDeadline(request(), deadline, () => {
        line.unanswered(deadline);
        return databaseUnavailable(new Error(`no answer within ${deadline} ms`));
      });
      line.heard();
      return answer;
    } catch (error) {
      throw isUnreachable(error) ? databaseUnavailable(error) : error;
    }
  });

/**
 * A client that reconnects automatically: if the connection to the server is lost, the next request opens a new one.
 * Requests in flight then fail with UNAVAILABLE and are not repeated, because they may have arrived.
 */
const patientClient = (line: ReconnectingClient, deadline: number): Client =>
  new Proxy(line.client, {
    get(target, name) {
      if (name === 'execute') {
        return (statement: InStatement, args?: never) =>
          ask(
            line,
            () => (args === undefined ? target.execute(statement) : target.execute(statement as string, args)),
            deadline,
          );
      }
      if (name === 'batch')
        return (...all: Parameters<Client['batch']>) => ask(line, () => target.batch(...all), deadline);
      if (name === 'migrate')
        return (...all: Parameters<Client['migrate']>) => ask(line, () => target.migrate(...all), deadline);
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** For what a caller waits for. */
export const forRequests = (line: ReconnectingClient): Client => patientClient(line, REQUEST_DEADLINE_MS);

/** For migrations, shipments and other work that no caller waits for. */
export const forBackground = (line: ReconnectingClient): Client => patientClient(line, BACKGROUND_DEADLINE_MS);

/** Waits for work of several steps as long as a request may wait. */
export const soonEnough = <Value>(work: Promise<Value>): Promise<Value> =>
  withDeadline(work, REQUEST_DEADLINE_MS, () =>
    databaseUnavailable(new Error(`no answer within ${REQUEST_DEADLINE_MS} ms`)),
  );
