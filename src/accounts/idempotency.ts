import { createHash } from 'node:crypto';
import type { SettingsRepository } from '../../db/repositories/settings.ts';
import { invalid, Refusal } from '../errors/refusal.ts';

/** How long a name is remembered. */
const KEPT_MS = 86_400_000;
/** A call that has not come to its end by now was cut off with its process: the next takes its place. */
const ABANDONED_MS = 60_000;
const PREFIX = 'repeat:';
const NAME = /^[\x21-\x7e]{1,200}$/;

/** Throws INVALID_INPUT where a text cannot be an `Idempotency-Key`. */
export const checkIdempotencyKey = (name: string): void => {
  if (!NAME.test(name)) throw invalid('idempotency-key', 'must be 1 to 200 printable ASCII characters without spaces');
};

/** What is stored under a name: the request it came with, and its answer once there is one. */
interface Stored {
  readonly digest: string;
  readonly answer?: object;
}

export interface RepeatableCall {
  /** Who calls what: a name means something within it alone. */
  readonly scope: string;
  /** `Idempotency-Key`; without one nothing is remembered. */
  readonly name: string | undefined;
  readonly input: unknown;
}

/** Calls that create something, and may be repeated without creating it twice. */
export interface IdempotencyStore {
  /**
   * The answer of `make`; for a call that is repeated within a day the answer it had, without its secret. Throws INVALID_INPUT
   * where the name came with another input, UNAVAILABLE while the first call is being answered.
   */
  once<Answer extends { readonly secret?: string | undefined }>(
    call: RepeatableCall,
    make: () => Promise<Answer>,
  ): Promise<Omit<Answer, 'secret'> & { secret?: string | undefined }>;
}

export const createIdempotencyStore = (settings: SettingsRepository): IdempotencyStore => {
  const read = async (place: string): Promise<Stored | undefined> => {
    const text = await settings.get(place);
    return text === undefined ? undefined : (JSON.parse(text) as Stored);
  };

  /** Takes a name for a call that now begins; answers what is stored under it where it is taken. */
  const take = async (place: string, digest: string): Promise<Stored | undefined> => {
    const now = Date.now();
    await settings.prune(PREFIX, now - KEPT_MS);
    const value = JSON.stringify({ digest } satisfies Stored);
    if (await settings.putOnce(place, value, now)) return undefined;
    const stored = await read(place);
    if (stored?.answer || !(await settings.removeOlder(place, now - ABANDONED_MS))) return stored ?? { digest };
    return (await settings.putOnce(place, value, now)) ? undefined : { digest };
  };

  return {
    async once(call, make) {
      const { scope, name, input } = call;
      if (name === undefined) return make();
      checkIdempotencyKey(name);
      const place = `${PREFIX}${scope}:${name}`;
      const digest = createHash('sha256').update(JSON.stringify(input)).digest('hex');
      const stored = await take(place, digest);
      if (stored) {
        if (stored.digest !== digest)
          throw invalid(
            'idempotency-key',
            'was already used with a different body in the last 24 hours; use a new key',
          );
        if (!stored.answer)
          throw new Refusal(
            'UNAVAILABLE',
            'A request with this Idempotency-Key is still in progress. Retry in 1 second.',
            { retry_after: 1 },
          );
        return stored.answer as Omit<Awaited<ReturnType<typeof make>>, 'secret'>;
      }
      try {
        const { secret, ...answer } = await make();
        await settings.replace(place, JSON.stringify({ digest, answer } satisfies Stored));
        return { ...answer, secret };
      } catch (thrown) {
        await settings.remove(place);
        throw thrown;
      }
    },
  };
};
