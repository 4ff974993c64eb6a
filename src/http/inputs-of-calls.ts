import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { Context } from '../api/context.ts';
import { ApiError } from '../api/errors.ts';
import { parseBytes, turnsOf } from './parse-json.ts';

const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** Parses a whole body. Rejects with what the codes of tRPC have for wrong input. */
const parse = async (bytes: Buffer, context: Pick<Context, 'signal'>): Promise<unknown> => {
  // The memory of a large body is given back when its caller leaves.
  context.signal.throwIfAborted();
  // Fetch, by which tRPC reads bodies, passes over the mark.
  const isMarked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  try {
    return await parseBytes(isMarked ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes, turnsOf(context));
  } catch (cause) {
    throw cause instanceof ApiError ? new TRPCError({ code: 'BAD_REQUEST', cause }) : cause;
  }
};

interface InputsOfCalls {
  /** What tRPC is given for the body: a mark for the input of each call, which no caller can guess. */
  readonly standIn: string;
  /** The input that a mark stands for; any other input as it is. Rejects as tRPC does where a batch is not an object. */
  readonly inputOf: (raw: unknown) => Promise<unknown>;
}

/**
 * The inputs of the calls of one request from its JSON body, which is not empty: parsed once, in turns where it is long, when the first call
 * asks for its input, so after its gate. `calls` is how many a batch has; undefined where the request is none.
 */
export const inputsOfCalls = (
  body: Buffer,
  { context, calls }: { readonly context: Pick<Context, 'signal'>; readonly calls: number | undefined },
): InputsOfCalls => {
  const marks: readonly unknown[] = Array.from({ length: calls ?? 1 }, () => randomUUID());
  let parsed: Promise<unknown> | undefined;
  return {
    standIn: JSON.stringify(calls === undefined ? marks[0] : { ...marks }),
    async inputOf(raw) {
      const place = marks.indexOf(raw);
      if (place === -1) return raw;
      parsed ??= parse(body, context);
      const whole = await parsed;
      if (calls === undefined) return whole;
      if (typeof whole !== 'object' || whole === null || Array.isArray(whole))
        throw new TRPCError({
          code: 'BAD_REQUEST',
          message: '"input" needs to be an object when doing a batch call',
        });
      return (whole as Record<number, unknown>)[place];
    },
  };
};
