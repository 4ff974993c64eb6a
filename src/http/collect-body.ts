import type { IncomingMessage } from 'node:http';
import type { ApiError } from '../api/errors.ts';
import { releaseMemory } from '../runtime/release-memory.ts';
import { type BodyLimits, invalidBody, tooLarge, tooMuch, tooMuchBeside } from './body-refusals.ts';
import { SMALL_BODY } from './body-room.ts';
import { JsonMeter, LONG_TEXT, MAX_LEVELS, type Span } from './json-meter.ts';

/** Where the pieces of a body go as they come; `take` returns a refusal if they are too many. */
export interface Sink<Whole> {
  take(piece: Buffer): ApiError | undefined;
  whole(): Whole;
  /** Lets go of what was taken of a body that is not read to its end. */
  drop(): void;
}

/** Keeps the pieces of a short body, of which nothing but its size is counted as long as it has room for neither levels nor members. */
export const pieces = (limits: BodyLimits): Sink<Buffer> => {
  const kept: Buffer[] = [];
  let meter: JsonMeter | undefined;
  let metered = 0;
  let length = 0;
  return {
    take(piece) {
      kept.push(piece);
      length += piece.length;
      if (length <= MAX_LEVELS && length <= limits.members) return undefined;
      meter ??= new JsonMeter(limits.members);
      for (; metered < kept.length; metered += 1) {
        const excess = meter.take(kept[metered]!);
        if (excess) return tooMuch(excess, limits);
      }
      return undefined;
    },
    whole: () => (kept.length === 1 ? kept[0]! : Buffer.concat(kept)),
    drop: () => void kept.splice(0),
  };
};

/** A large body in one piece of memory of its own, and where its long texts stand. */
export interface WholeBody {
  readonly bytes: Buffer;
  readonly longTexts: readonly Span[];
}

/** Copies the pieces of a large body into one, whose memory no other body has: it can be handed to a thread. */
export const onePiece = (limits: BodyLimits, expected: number | undefined): Sink<WholeBody> => {
  const { beside = limits.bytes } = limits;
  const meter = new JsonMeter(limits.members, LONG_TEXT);
  let bytes = Buffer.allocUnsafeSlow(expected ?? 2 * SMALL_BODY);
  let length = 0;
  return {
    take(piece) {
      if (length + piece.length > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(
          Math.max(length + piece.length, Math.min(limits.bytes, 2 * bytes.length)),
        );
        bytes.copy(larger, 0, 0, length);
        releaseMemory(bytes);
        bytes = larger;
      }
      piece.copy(bytes, length);
      length += piece.length;
      const excess = meter.take(piece);
      if (excess) return tooMuch(excess, limits);
      return meter.beside > beside ? tooMuchBeside(beside) : undefined;
    },
    whole: () => ({ bytes: bytes.subarray(0, length), longTexts: meter.longTexts }),
    drop: () => releaseMemory(bytes),
  };
};

/** Takes room for a body that is larger than small ones. */
export type Grow = () => Promise<void> | undefined;

/** Watches over a body from now on, as a large one or not; returns what ends the watch. */
export type Watch = (giveUp: (error: ApiError) => void, isLarge: boolean) => () => void;

interface Collecting<Whole> {
  readonly limits: BodyLimits;
  readonly sink: Sink<Whole>;
  /** Of a body that did not say how long it is. */
  readonly grow?: Grow | undefined;
  /** Begins with the body, and again when it has grown. */
  readonly watch: Watch;
  /** Whether it says that it is large. */
  readonly isLarge?: boolean;
}

/** Reads a body to its end. Rejects with INVALID_INPUT. */
export const collect = <Whole>(
  request: IncomingMessage,
  { limits, sink, grow, watch, isLarge = false }: Collecting<Whole>,
): Promise<Whole> =>
  new Promise((resolve, reject) => {
    let length = 0;
    let ended = false;
    let hasGrown = false;
    let endWatch = (): void => {};
    const refuse = (error: ApiError): void => {
      endWatch();
      request.removeAllListeners('data');
      request.pause();
      sink.drop();
      reject(error);
    };
    const end = (): void => {
      ended = true;
      endWatch();
      resolve(sink.whole());
    };
    const cut = (): void => {
      if (ended) return;
      endWatch();
      sink.drop();
      reject(invalidBody('body: the connection ended before the body was complete'));
    };
    // Nothing more will be heard of a request whose caller left while rights and limits were looked up.
    if (request.destroyed) {
      cut();
      return;
    }
    const begin = (asLarge: boolean): void => {
      if (!request.destroyed) endWatch = watch(refuse, asLarge);
    };
    begin(isLarge);
    request.on('data', (piece: Buffer) => {
      length += piece.length;
      const refusal = length > limits.bytes ? tooLarge(limits.bytes) : sink.take(piece);
      if (refusal) {
        refuse(refusal);
        return;
      }
      if (!grow || hasGrown || length <= SMALL_BODY) return;
      hasGrown = true;
      endWatch();
      const room = grow();
      if (!room) {
        begin(true);
        return;
      }
      request.pause();
      room.then(() => {
        begin(true);
        request.resume();
      }, refuse);
    });
    request.on('end', end);
    // Without a listener for errors, a connection that breaks is closed and nothing else.
    request.on('close', cut);
  });
