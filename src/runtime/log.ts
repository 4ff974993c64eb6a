import pino, { type Logger } from 'pino';

export type Log = Logger;

/** JSON lines on standard output; credentials never reach them. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
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
