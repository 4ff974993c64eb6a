import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../api/errors.ts';
import { MAX_BODY_BYTES } from '../schemas/limits.ts';

/** Bodies up to this size are read at once and not counted. */
export const SMALL_BODY = 1024 * 1024;
/** Bytes of larger bodies that one key, one address, and all callers of this process together may have in flight. */
const LIMITS = { key: MAX_BODY_BYTES, address: 2 * MAX_BODY_BYTES, all: 3 * MAX_BODY_BYTES };

/** A body that found no room for so long is refused. */
const MOST_WAIT_MS = 20_000;

/** Who sends a body. */
export interface Sender {
  /** The key, or the address of who has none. */
  readonly key: string;
  readonly address: string;
}

interface Waiting {
  readonly sender: Sender;
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
  enter(sender: Sender, bytes: number, done: Ending): Promise<void> | undefined;
  /** Whether a body of another key waits for room that this sender's bodies take: its own would be there. */
  isInTheWay(sender: Sender): boolean;
  /** Bytes that are taken now. */
  readonly taken: number;
}

interface RoomLimits {
  readonly key: number;
  readonly address: number;
  readonly all: number;
  readonly mostWaitMs?: number;
}

/** Bytes by name. */
const createShares = (most: number) => {
  const shares = new Map<string, number>();
  const of = (name: string): number => shares.get(name) ?? 0;
  return {
    hasRoom: (name: string, bytes: number): boolean => of(name) === 0 || of(name) + bytes <= most,
    add: (name: string, bytes: number): void => {
      const left = of(name) + bytes;
      if (left > 0) shares.set(name, left);
      else shares.delete(name);
    },
  };
};

export const createBodyRoom = ({ key, address, all, mostWaitMs = MOST_WAIT_MS }: RoomLimits = LIMITS): BodyRoom => {
  const keys = createShares(key);
  const addresses = createShares(address);
  const waiting: Waiting[] = [];
  let taken = 0;

  /** Whether the key and the address of a body have room for it; there may be none in the process. */
  const isInTurn = ({ sender, bytes }: Pick<Waiting, 'sender' | 'bytes'>): boolean =>
    keys.hasRoom(sender.key, bytes) && addresses.hasRoom(sender.address, bytes);
  const fits = (bytes: number): boolean => taken === 0 || taken + bytes <= all;
  const add = (sender: Sender, bytes: number): void => {
    taken += bytes;
    keys.add(sender.key, bytes);
    addresses.add(sender.address, bytes);
  };
  const give = (sender: Sender, bytes: number): void => {
    add(sender, -bytes);
    for (const one of [...waiting]) {
      if (!isInTurn(one)) continue;
      // The rest of the process is kept for it: smaller bodies do not overtake it for ever.
      if (!fits(one.bytes)) return;
      waiting.splice(waiting.indexOf(one), 1);
      add(one.sender, one.bytes);
      one.enter();
    }
  };

  return {
    get taken() {
      return taken;
    },
    isInTheWay: ({ key: own, address: near }) =>
      waiting.some(
        ({ sender, bytes }) =>
          sender.key !== own &&
          keys.hasRoom(sender.key, bytes) &&
          (sender.address === near || addresses.hasRoom(sender.address, bytes)),
      ),
    enter(sender, bytes, done) {
      if (bytes <= SMALL_BODY || done.destroyed) return undefined;
      if (isInTurn({ sender, bytes }) && fits(bytes) && !waiting.some(isInTurn)) {
        add(sender, bytes);
        done.once('close', () => give(sender, bytes));
        return undefined;
      }
      return new Promise((resolve, reject) => {
        let entered = false;
        const one: Waiting = {
          sender,
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
          if (entered) give(sender, bytes);
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
