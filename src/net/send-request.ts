import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../errors/refusal.ts';
import { nextExclusiveTurn } from '../runtime/exclusive-turn.ts';
import { tooLarge } from './decode.ts';
import { fetchFailed } from './failure.ts';
import type { TlsFacts } from './fetched.ts';

export interface OutboundRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Registrable domain of the page for which it is made; the request's own where there is none. */
  readonly site?: string | undefined;
}

/** The beginning of an answer: everything before the body. */
export interface InboundResponse {
  readonly status: number;
  readonly statusText: string;
  readonly httpVersion: string;
  /** Lower-case names; repeated fields joined, without `set-cookie`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookie: readonly string[];
  /** Reads the body as it comes over the wire; the connection is closed whatever happens. */
  readBody(limits: { readonly maxBytes: number; readonly overflow: 'refuse' | 'cut' }): Promise<WireBody>;
  /** Closes the connection without reading the body. */
  close(): void;
}

interface WireBody {
  readonly bytes: Buffer;
  readonly cut: boolean;
}

/** An answer with what is known of the connection it came over. */
export interface GuardedResponse {
  readonly answer: InboundResponse;
  readonly ipFamily: 4 | 6;
  readonly tls: TlsFacts | null;
}

/** One judged, pinned request; `visit` and `deliver` build on it. */
export type GuardedSend = (question: OutboundRequest, signal: AbortSignal) => Promise<GuardedResponse>;

const HEADER_BYTES = 32 * 1024;

const badProtocol = () =>
  fetchFailed('http-protocol', 'The server does not send valid HTTP, or closes the connection early.');

const wasReset = () => fetchFailed('reset', 'The connection was reset before the whole response had arrived.');

/** What a failed connection means for a body that was being read. */
const brokenOff = (failure: unknown): Refusal =>
  (failure as NodeJS.ErrnoException | undefined)?.code === 'ECONNRESET' ? wasReset() : badProtocol();

const readHeaders = (raw: readonly string[]) => {
  // A list without a prototype: header names come from outside.
  const headers: Record<string, string> = Object.create(null);
  const setCookie: string[] = [];
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase();
    const value = Buffer.from(raw[i + 1]!, 'latin1').toString('utf8');
    const text = value.includes('\ufffd') ? raw[i + 1]! : value;
    if (name === 'set-cookie') setCookie.push(text);
    else headers[name] = name in headers ? `${headers[name]}, ${text}` : text;
  }
  return { headers: { ...headers }, setCookie };
};

const readBody = async (
  response: IncomingMessage,
  { maxBytes, overflow }: { maxBytes: number; overflow: 'refuse' | 'cut' },
): Promise<WireBody> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) {
      if (overflow === 'refuse') throw tooLarge(maxBytes);
      return { bytes: Buffer.concat(chunks, maxBytes), cut: true };
    }
  }
  if (!response.complete) throw badProtocol();
  // The bodies of several answers end at once.
  if (chunks.length > 1) await nextExclusiveTurn();
  return { bytes: Buffer.concat(chunks, length), cut: false };
};

/**
 * Sends one request over a connection that is already open and waits for the head of the answer. Nothing is resolved,
 * pooled, redirected or decompressed here. An aborted signal destroys the connection and rejects with its reason.
 */
export const sendRequest = (socket: Socket, question: OutboundRequest, signal: AbortSignal): Promise<InboundResponse> =>
  new Promise((resolve, reject) => {
    const { method, url, headers, body } = question;
    const sent = request({
      method,
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, ...headers, connection: 'close' },
      createConnection: () => socket,
      maxHeaderSize: HEADER_BYTES,
      insecureHTTPParser: false,
      joinDuplicateHeaders: false,
    });
    let response: IncomingMessage | undefined;
    /** What went wrong on the connection; a body without a length would seem whole all the same. */
    let failure: unknown;
    const close = () => {
      signal.removeEventListener('abort', abort);
      socket.destroy();
    };
    const fail = (reason: unknown) => {
      close();
      reject(reason);
    };
    const abort = () => {
      response?.destroy(signal.reason);
      fail(signal.reason);
    };
    sent.on('error', (error) => {
      failure = error;
      fail(signal.aborted ? signal.reason : badProtocol());
    });
    sent.on('upgrade', () => fail(badProtocol()));
    sent.on('response', (message) => {
      response = message;
      message.on('error', () => {});
      resolve({
        status: message.statusCode ?? 0,
        statusText: (message.statusMessage ?? '').slice(0, 100),
        httpVersion: message.httpVersion,
        ...readHeaders(message.rawHeaders),
        close,
        async readBody(limits) {
          try {
            const body = await readBody(message, limits);
            if (failure !== undefined && !body.cut) throw failure;
            return body;
          } catch (error) {
            if (signal.aborted) throw signal.reason;
            if (error instanceof Refusal && failure === undefined) throw error;
            throw brokenOff(failure);
          } finally {
            close();
          }
        },
      });
    });
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    sent.end(body);
  });
