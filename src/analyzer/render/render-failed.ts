import { Refusal } from '../../errors/refusal.ts';

/** A report that cannot be laid out; `cause` is what broke it. */
export const notLaidOut = (cause: unknown): Refusal =>
  new Refusal('RENDER_FAILED', 'report: it could not be rendered as a document.', { field: 'report' }, { cause });

/** Takes the failure of a thread that renders for a caller: RENDER_FAILED unless it was refused or the caller is gone. */
export const renderFailed =
  (signal: AbortSignal) =>
  (error: unknown): never => {
    if (error instanceof Refusal || signal.aborted) throw error;
    throw notLaidOut(error);
  };
