import type { ServerResponse } from 'node:http';
import { compress, encodingOf, isPackable } from './compression.ts';
import type { Exchange } from './exchange.ts';

/** Whether an answer goes out as it comes: what writes it says so by its type, or by asking for chunks. */
const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream') ||
  response.getHeader('transfer-encoding') === 'chunked';

/**
 * Packs the answer that somebody else is going to write, where that is wanted and worth it: it is held back until its end.
 * Streams are let through as they come, whatever was asked for.
 */
export const compressBuffered = ({ request, response }: Exchange): void => {
  const encoding = encodingOf(request);
  if (encoding === undefined) return;
  const chunks: Uint8Array[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };
  const { write, end } = response;
  response.write = ((chunk: unknown, ...rest: never[]) => {
    if (isStream(response)) {
      Object.assign(response, { write, end });
      return response.write(chunk, ...rest);
    }
    keep(chunk);
    return true;
  }) as typeof response.write;
  response.end = ((last?: unknown) => {
    Object.assign(response, { write, end });
    keep(last);
    const whole = Buffer.concat(chunks);
    const send = (bytes: Uint8Array): void => {
      response.setHeader('content-length', bytes.length);
      end.call(response, bytes, 'utf8');
    };
    if (!isPackable(String(response.getHeader('content-type')), whole.length)) {
      send(whole);
      return response;
    }
    response.appendHeader('vary', 'accept-encoding');
    void compress(whole, encoding).then(
      (packed) => {
        response.setHeader('content-encoding', encoding);
        send(packed);
      },
      () => send(whole),
    );
    return response;
  }) as typeof response.end;
};
