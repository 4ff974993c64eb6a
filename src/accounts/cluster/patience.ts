import type { Client, InStatement } from '@libsql/client';
import { Refusal } from '../../refusal/refusal.ts';

const DEADLINE_MS = 10_000;
const RETRIES = 5;
const PAUSE_MS = 50;

const unavailable = (): Refusal =>
  new Refusal('UNAVAILABLE', 'The database does not answer. Try again in a few seconds.', { retry_after: 5 });

const text = (error: unknown): string => `${(error as { code?: string }).code ?? ''} ${(error as Error).message ?? ''}`;
const isBusy = (error: unknown): boolean => /SQLITE_BUSY|database is locked/.test(text(error));
/** Failures of the way to the server, not of what was asked. */
const isLost = (error: unknown): boolean =>
  /HRANA|WEBSOCKET|SERVER_ERROR|ECONN|EPIPE|ENOTFOUND|socket|fetch failed|closed|stream|UND_ERR|502|503/i.test(
    text(error),
  );

/** Runs a request with a deadline; a busy database is asked again, one that cannot be reached is a clear 503. */
const patiently = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
  for (let tried = 0; ; tried += 1) {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(unavailable()), DEADLINE_MS);
    });
    try {
      return await Promise.race([ask(), deadline]);
    } catch (error) {
      if (isBusy(error) && tried < RETRIES) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tried * (0.5 + Math.random())));
        continue;
      }
      throw isBusy(error) || isLost(error) ? unavailable() : error;
    } finally {
      clearTimeout(timer);
    }
  }
};

/**
 * A client that connects again by itself: where the way to the server is lost, the next request opens a new one. Requests in
 * flight then fail with UNAVAILABLE and are not repeated, because they may have arrived.
 */
export const patientClient = (client: Client): Client =>
  new Proxy(client, {
    get(target, name) {
      if (name === 'execute') {
        return (statement: InStatement, args?: never) =>
          patiently(() => (args === undefined ? target.execute(statement) : target.execute(statement as string, args)));
      }
      if (name === 'batch') return (...all: Parameters<Client['batch']>) => patiently(() => target.batch(...all));
      if (name === 'migrate') return (...all: Parameters<Client['migrate']>) => patiently(() => target.migrate(...all));
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
