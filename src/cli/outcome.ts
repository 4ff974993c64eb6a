import { printable } from '../analyzer/formats/printable.ts';
import { ForeignAnswer, refusalOf } from '../trpc-client/refusal.ts';
import { MissingPart, UsageError } from './command.ts';

/** Exit codes, as the help lists them. */
const EXIT = { done: 0, failed: 1, refused: 2, denied: 3, broken: 4 } as const;

const KEYS = 'Set API_KEY or pass --key. The keys commands use ADMIN_KEY. Create a key with metamer keys issue.';

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

/** The status of an answer that is none of the service, such as a page of a proxy; undefined where nothing answered. */
const foreignStatus = (error: Error): number | undefined => {
  const root = rootOf(error);
  if (root instanceof ForeignAnswer) return root.status;
  const { meta } = error as Error & { readonly meta?: { readonly response?: unknown } };
  return meta?.response instanceof Response ? meta.response.status : undefined;
};

interface Outcome {
  readonly text: string;
  readonly code: number;
}

/** What is said of an error, and the exit code that goes with it; of several, all of them and the highest. */
export const outcomeOf = (error: unknown, server: string | undefined): Outcome => {
  if (error instanceof AggregateError) {
    const all = error.errors.map((one: unknown) => outcomeOf(one, server));
    return { text: all.map(({ text }) => text).join(''), code: Math.max(...all.map(({ code }) => code)) };
  }
  if (error instanceof UsageError) return { text: `${error.message}\n`, code: EXIT.refused };
  if (error instanceof MissingPart) return { text: `${printable(error.message)}\n`, code: EXIT.broken };
  const refusal = refusalOf(error);
  if (refusal) {
    const { code, message, status, requestId } = refusal;
    const quoted = code === 'INTERNAL' && server !== undefined ? ` (request ${requestId})` : '';
    const stack = code === 'INTERNAL' && server === undefined ? `\n${rootOf(error as Error).stack}` : '';
    const where = code === 'UNAUTHENTICATED' ? `\n${KEYS}` : '';
    return { text: `${code}: ${message}${quoted}${stack}${where}\n`, code: byStatus(status) };
  }
  if (!(error instanceof Error)) return { text: `${String(error)}\n`, code: EXIT.broken };
  const { message, code } = rootOf(error) as NodeJS.ErrnoException;
  if (server !== undefined && error.name === 'TRPCClientError') {
    const status = foreignStatus(error);
    if (status !== undefined) {
      const text = `${server} responded with ${status}, but not like Metamer. Check the URL and any proxy in front of it.\n`;
      return { text, code: byStatus(status) === EXIT.denied ? EXIT.denied : EXIT.broken };
    }
    const why = message || code || 'no response';
    return { text: `${server} cannot be reached: ${why}\n`, code: EXIT.broken };
  }
  return { text: `${error.stack ?? message}\n`, code: EXIT.broken };
};
