import { createParser } from 'eventsource-parser';

/** An event of a stream, or the pause that the server asks for before the next connection. */
interface Block {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: unknown;
  /** Milliseconds. */
  readonly retry: number | undefined;
}

/** What an event holds: JSON, or a text that is none as it is. */
const dataOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

interface Limits {
  /** After this long without a byte the connection counts as lost. */
  readonly silentMs: number;
  readonly signal: AbortSignal;
}

/** The blocks of a body of Server-Sent Events. Throws where the connection is lost; returns where the server closes it or the signal fires. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { silentMs, signal }: Limits,
): AsyncGenerator<Block, void, void> {
  const reader = body.getReader();
  const cancel = (reason?: unknown): void => void reader.cancel(reason).catch(() => {});
  const stop = (): void => cancel(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const decoder = new TextDecoder();
  let blocks: Block[] = [];
  const parser = createParser({
    onEvent: ({ id, event = 'message', data }) => blocks.push({ id, event, data: dataOf(data), retry: undefined }),
    // A pause of none would open connections without end.
    onRetry: (retry) => retry > 0 && blocks.push({ id: undefined, event: undefined, data: undefined, retry }),
  });
  let silent = false;
  try {
    for (;;) {
      const timer = setTimeout(() => {
        silent = true;
        cancel();
      }, silentMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (silent) throw new Error(`nothing came for ${silentMs} ms`);
      if (done || signal.aborted) return;
      parser.feed(decoder.decode(value, { stream: true }));
      const complete = blocks;
      blocks = [];
      yield* complete;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    cancel();
  }
}
