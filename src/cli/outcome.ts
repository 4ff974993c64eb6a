import { refusalOf } from '../client/refusal.ts';
import { UsageError } from './command.ts';

/** Exit codes, as the help lists them. */
const EXIT = { done: 0, failed: 1, refused: 2, denied: 3, broken: 4 } as const;

const byStatus = (status: number): number => {
  if (status === 401 || status === 403 || status === 429) return EXIT.denied;
  return status >= 500 ? EXIT.broken : EXIT.refused;
};

/** Undici hides why a connection failed behind "fetch failed". */
const rootOf = (error: Error): Error => {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return root;
};

/** What is said of an error, and the exit code that goes with it. */
export const outcomeOf = (
  error: unknown,
  server: string | undefined,
): { readonly text: string; readonly code: number } => {
  if (error instanceof UsageError) return { text: `${error.message}\n`, code: EXIT.refused };
  const refusal = refusalOf(error);
  if (refusal) {
    const { code, message, status, requestId } = refusal;
    const quoted = code === 'INTERNAL' && server !== undefined ? ` (request ${requestId})` : '';
    const stack = code === 'INTERNAL' && server === undefined ? `\n${rootOf(error as Error).stack}` : '';
    return { text: `${code}: ${message}${quoted}${stack}\n`, code: byStatus(status) };
  }
  if (!(error instanceof Error)) return { text: `${String(error)}\n`, code: EXIT.broken };
  const { message, code } = rootOf(error) as NodeJS.ErrnoException;
  if (server !== undefined && error.name === 'TRPCClientError') {
    const why = message || code || 'no answer';
    return { text: `${server} cannot be reached: ${why}\n`, code: EXIT.broken };
  }
  return { text: `${error.stack ?? message}\n`, code: EXIT.broken };
};
