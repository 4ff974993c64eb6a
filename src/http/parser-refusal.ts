import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { requestIdOf } from '../accounts/call-id.ts';
import { Bill } from '../api/call.ts';
import type { Context } from '../api/context.ts';
import { ApiError } from '../api/errors.ts';
import type { Services } from '../api/services.ts';
import { baseHeaders } from './headers.ts';
import { errorAnswer } from './reply.ts';

interface Refused {
  readonly status: number;
  readonly message: string;
  /** Methods that are taken instead. */
  readonly allow?: string;
}

const REFUSED: Readonly<Record<string, Refused>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are larger than 16 KiB.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The chunk extensions of the body are too large.' },
  CONNECT: {
    status: 405,
    message: 'CONNECT is not supported: this server is not a proxy.',
    allow: 'GET, POST, DELETE, HEAD, OPTIONS',
  },
  TRANSFER_CODING: {
    status: 501,
    message: 'Transfer-Encoding: chunked is the only transfer coding that is supported.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request timed out before it was complete.' },
};
/** How long a connection stays open for its client to read why it was refused. */
const LINGER_MS = 2_000;

const MALFORMED: Refused = { status: 400, message: 'The request is not valid HTTP/1.1.' };

/**
 * Answers what the parser of HTTP does not hand over as a request, with the headers and the envelope that every
 * refusal has, and closes the connection.
 */
export const refuseByParser = (
  socket: Socket,
  { code = '' }: Pick<NodeJS.ErrnoException, 'code'>,
  services: Services,
  nextCallId: () => number,
): void => {
  const { status, message, allow } = REFUSED[code] ?? MALFORMED;
  const requestId = requestIdOf(nextCallId());
  const context = {
    requestId,
    services,
    bill: new Bill(),
    address: socket.remoteAddress ?? '',
    credentials: { apiKey: undefined, adminKey: undefined },
  } satisfies Partial<Context>;
  // Nothing else of a context is asked for where there is no request.
  const base = baseHeaders(context as unknown as Context, undefined);
  const error = allow
    ? new ApiError('METHOD_NOT_ALLOWED', message, { headers: { allow } })
    : new ApiError('INVALID_INPUT', message, { details: { field: 'request' } });
  const { headers, body } = errorAnswer(error, requestId);
  const all = [...headers, ...base, 'content-length', String(Buffer.byteLength(body)), 'connection', 'close'];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let i = 0; i < all.length; i += 2) lines.push(`${all[i]}: ${all[i + 1]}`);
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  // A client that does not close its side holds nothing for longer.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
  services.metrics.failed(error.code);
  services.metrics.request('other', status, 0);
};
