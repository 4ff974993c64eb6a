import type { Exchange } from './exchange.ts';
import { encodingOf, isPackable, pack } from './packing.ts';

/**
 * Packs the answer that somebody else is going to write, where that is wanted and worth it: it is held back until its end.
 * Not for answers that go out as they come.
 */
export const packWhole = ({ request, response }: Exchange): void => {
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding === undefined) return;
  const chunks: Uint8Array[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };
  const { end } = response;
  response.write = ((chunk: unknown) => {
    keep(chunk);
    return true;
  }) as typeof response.write;
  response.end = ((last?: unknown) => {
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
    void pack(whole, encoding).then(
      (packed) => {
        response.setHeader('content-encoding', encoding);
        send(packed);
      },
      () => send(whole),
    );
    return response;
  }) as typeof response.end;
};
