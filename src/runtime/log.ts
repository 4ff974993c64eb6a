import pino, { type Logger } from 'pino';

export type Log = Logger;

interface ErrorLine {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: ErrorLine;
}

/** The query builder puts what was bound into the message of a failed query: keys' hashes, signing secrets, bodies. */
const withoutParameters = (message: string): string => message.replace(/\n?params:[\s\S]*$/, '');

const framesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** An error and its causes as a log may contain them: only type, message, code and stack. */
export const errorLine = (thrown: unknown): ErrorLine => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown).slice(0, 300) };
  const { code } = thrown as { code?: unknown };
  const frames = framesOf(thrown.stack);
  return {
    type: thrown.constructor.name,
    message: withoutParameters(thrown.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(frames ? { stack: frames } : {}),
    ...(thrown.cause === undefined ? {} : { cause: errorLine(thrown.cause) }),
  };
};

/** JSON lines on standard output; credentials and what was bound to a query never reach them. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    serializers: { err: errorLine, error: errorLine },
    redact: {
      paths: [
        'apiKey',
        'adminKey',
        'secret',
        '*.apiKey',
        '*.adminKey',
        '*.secret',
        'headers["x-api-key"]',
        'headers["x-admin-key"]',
        '*.headers["x-api-key"]',
        '*.headers["x-admin-key"]',
      ],
      censor: '[redacted]',
    },
  });
