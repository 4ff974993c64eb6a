import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../api/errors.ts';
import { MAX_BODY_BYTES } from '../schemas/limits.ts';

/** Bodies up to this size are read at once and not counted. */
export const SMALL_BODY = 1024 * 1024;
/** Bytes of larger bodies that one caller, and all callers of this process together, may have in flight. */
const A_CALLER = MAX_BODY_BYTES;
const ALL = 3 * MAX_BODY_BYTES;

/** A body that found no room for so long is refused. */
const MOST_WAIT_MS = 20_000;

interface Waiting {
  readonly caller: string;
  readonly bytes: number;
  readonly enter: () => void;
}

/** What says that a body is no longer held. */
export interface Ending {
  readonly destroyed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** Room for the bodies of requests that are being answered. */
export interface BodyRoom {
  /**
   * Resolves when there is room for a body of so many bytes; it is taken until `done` fires. Nothing of the body is read before. One that is
   * larger than all room waits for its turn alone. Rejects with UNAVAILABLE after 20 seconds without room.
   */
  enter(caller: string, bytes: number, done: Ending): Promise<void> | undefined;
  /** Bytes that are taken now. */
  readonly taken: number;
}

export const createBodyRoom = (
  {
    caller: perCaller,
    all,
    mostWaitMs = MOST_WAIT_MS,
  }: {
    readonly caller: number;
    readonly all: number;
    readonly mostWaitMs?: number;
  } = { caller: A_CALLER, all: ALL },
): BodyRoom => {
  const callers = new Map<string, number>();
  const waiting: Waiting[] = [];
  let taken = 0;

  const fits = ({ caller, bytes }: Pick<Waiting, 'caller' | 'bytes'>): boolean => {
    const own = callers.get(caller) ?? 0;
    return (own === 0 || own + bytes <= perCaller) && (taken === 0 || taken + bytes <= all);
  };
  const take = (caller: string, bytes: number): void => {
    taken += bytes;
    callers.set(caller, (callers.get(caller) ?? 0) + bytes);
  };
  const give = (caller: string, bytes: number): void => {
    taken -= bytes;
    const left = callers.get(caller)! - bytes;
    if (left > 0) callers.set(caller, left);
    else callers.delete(caller);
    for (const one of [...waiting]) {
      if (!fits(one)) continue;
      waiting.splice(waiting.indexOf(one), 1);
      take(one.caller, one.bytes);
      one.enter();
    }
  };

  return {
    get taken() {
      return taken;
    },
    enter(caller, bytes, done) {
      if (bytes <= SMALL_BODY || done.destroyed) return undefined;
      if (fits({ caller, bytes })) {
        take(caller, bytes);
        done.once('close', () => give(caller, bytes));
        return undefined;
      }
      return new Promise((resolve, reject) => {
        let entered = false;
        const one: Waiting = {
          caller,
          bytes,
          enter: () => {
            entered = true;
            clearTimeout(patience);
            resolve();
          },
        };
        const leave = (): void => {
          clearTimeout(patience);
          if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1);
        };
        const patience = setTimeout(() => {
          leave();
          reject(
            new ApiError('UNAVAILABLE', 'Too many large bodies are on their way. Try again in a few seconds.', {
              details: { retry_after: 5 },
              headers: { 'retry-after': '5' },
            }),
          );
        }, mostWaitMs);
        waiting.push(one);
        done.once('close', () => {
          if (entered) give(caller, bytes);
          else {
            leave();
            // Whoever reads the body finds that its caller is gone.
            resolve();
          }
        });
      });
    },
  };
};

const expecting = new WeakMap<IncomingMessage, ServerResponse>();

/** Notes that a client waits for `100 Continue` before it sends its body. */
export const expectContinue = (request: IncomingMessage, response: ServerResponse): void =>
  void expecting.set(request, response);

/** Asks for the body of a client that waits to be asked; called when the body is about to be read, so after the gate. */
export const askForBody = (request: IncomingMessage): void => {
  expecting.get(request)?.writeContinue();
  expecting.delete(request);
};

/** Whether a client still waits to be asked for its body: it never comes, and the connection has to end. */
export const waitsToBeAsked = (request: IncomingMessage): boolean => expecting.has(request);

/** The room of this process. */
export const bodyRoom = createBodyRoom();
