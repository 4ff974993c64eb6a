import { TRPCError } from '@trpc/server';
import { Refusal } from '../errors/refusal.ts';
import { isStorageFault } from '../errors/storage-fault.ts';
import type { Context } from './context.ts';
import { type ApiError, isFault, toApiError } from './errors.ts';

/** Recorded for a call whose caller disconnected before the response, as proxies record it; it is never sent. */
const HUNG_UP = 499;

const isAbort = (thrown: unknown): boolean => {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) if (cause.name === 'AbortError') return true;
  return false;
};

/** Whether a call was given up because its caller disconnected: not an error. */
const hungUp = (thrown: unknown, context: Pick<Context, 'signal'>): boolean =>
  isAbort(thrown) && context.signal.aborted;

/** The status under which a failed call is recorded. */
export const recordedStatus = (thrown: unknown, context: Pick<Context, 'signal'>): number =>
  hungUp(thrown, context) ? HUNG_UP : toApiError(thrown).status;

/** A page that could not be read because something of ours broke: refused like any other, and ours to look at. */
const hidesFault = (thrown: unknown): boolean =>
  thrown instanceof Refusal && thrown.code === 'FETCH_FAILED' && thrown.cause !== undefined;

/**
 * Takes a failed call down, on whichever surface it was made: what is ours to fix goes into the log with its causes, refusals
 * by a limit are counted. Answers the error as the caller may see it.
 */
export const reportFailure = (
  context: Pick<Context, 'services' | 'requestId' | 'signal'>,
  thrown: unknown,
  route: string | undefined,
): ApiError => {
  const { log, metrics } = context.services;
  const error = toApiError(thrown);
  if (hungUp(thrown, context)) return error;
  const err = thrown instanceof TRPCError ? (thrown.cause ?? thrown) : thrown;
  if (isFault(error) || isStorageFault(err)) log.error({ err, request_id: context.requestId, route }, 'call failed');
  else if (hidesFault(err)) log.warn({ err, request_id: context.requestId, route }, 'call refused because of an error');
  if (error.code === 'RATE_LIMITED' || error.code === 'QUOTA_EXCEEDED') metrics.refused(error.code);
  return error;
};
