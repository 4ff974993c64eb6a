/** A block of a stream: an event, or the pause that the server asks for before the next connection. */
interface Block {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: unknown;
  readonly retry: number | undefined;
}

const blockOf = (text: string): Block => {
  const fields = new Map<string, string>();
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    fields.set(name, name === 'data' && fields.has(name) ? `${fields.get(name)}\n${value}` : value);
  }
  const data = fields.get('data');
  const retry = Number(fields.get('retry'));
  return {
    id: fields.get('id'),
    event: data === undefined ? undefined : (fields.get('event') ?? 'message'),
    data: data === undefined ? undefined : JSON.parse(data),
    retry: Number.isInteger(retry) && retry > 0 ? retry : undefined,
  };
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
  let rest = '';
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
      const blocks = (rest + decoder.decode(value, { stream: true })).replace(/\r\n?/g, '\n').split('\n\n');
      rest = blocks.pop()!;
      for (const text of blocks) if (text !== '') yield blockOf(text);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    cancel();
  }
}
