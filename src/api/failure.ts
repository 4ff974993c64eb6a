import { TRPCError } from '@trpc/server';
import { Refusal } from '../errors/refusal.ts';
import { isReported, isStorageFault } from '../errors/storage-fault.ts';
import type { FailureLevel } from '../runtime/call-log.ts';
import type { Call } from './call.ts';
import type { Context } from './context.ts';
import { type ApiError, toApiError } from './errors.ts';

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

/** A page or report that was refused because something of ours broke: refused like any other, and ours to look at. */
const hidesFault = (thrown: unknown): boolean =>
  thrown instanceof Refusal &&
  (thrown.code === 'FETCH_FAILED' || thrown.code === 'RENDER_FAILED') &&
  thrown.cause !== undefined;

const levelOf = (error: ApiError, thrown: unknown): FailureLevel => {
  if (error.code === 'INTERNAL' || (isStorageFault(thrown) && !isReported(thrown))) return 'error';
  return error.status === 503 || hidesFault(thrown) ? 'warn' : 'info';
};

/**
 * Takes a failed call down, on whichever surface it was made: what is ours to fix goes into the log with its causes, refusals
 * by a limit are counted. Answers the error as the caller may see it.
 */
export const reportFailure = (
  context: Pick<Call, 'requestId' | 'signal' | 'failureLevel'> & Pick<Context, 'services'>,
  thrown: unknown,
  route: string | undefined,
): ApiError => {
  const { log, metrics } = context.services;
  const error = toApiError(thrown);
  if (hungUp(thrown, context)) return error;
  const err = thrown instanceof TRPCError ? (thrown.cause ?? thrown) : thrown;
  const level = levelOf(error, err);
  context.failureLevel = level;
  if (level === 'error') log.error({ err, request_id: context.requestId, route }, 'call failed');
  else if (hidesFault(err)) log.warn({ err, request_id: context.requestId, route }, 'call refused because of an error');
  metrics.failed(error.code);
  if (error.code === 'RATE_LIMITED' || error.code === 'QUOTA_EXCEEDED') metrics.refused(error.code);
  return error;
};
