import { expect, it } from 'vitest';
import { readEvents } from '../../src/client/server-sent-events.ts';

const TEXT =
  '\uFEFFretry: 20\r\n\r\nid: 1\r\nevent: state\r\ndata: {"n":1}\r\n\r\n: a comment\r\nid: 2\r\nevent: progress\r\ndata: {"n":\r\ndata: "ö"}\r\n\r\ndata: 3\r\n\r\nretry: 0\r\n\r\n';
const READ = [
  { id: undefined, event: undefined, data: undefined, retry: 20 },
  { id: '1', event: 'state', data: { n: 1 }, retry: undefined },
  { id: '2', event: 'progress', data: { n: 'ö' }, retry: undefined },
  { id: undefined, event: 'message', data: 3, retry: undefined },
];

const read = async (pieces: readonly Uint8Array[]) => {
  const limits = { silentMs: 60_000, signal: new AbortController().signal };
  const found: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  for await (const block of readEvents(body, limits)) found.push(block);
  return found;
};

it('a stream reads the same wherever it is cut, between the two ends of a line too', async () => {
  const bytes = new TextEncoder().encode(TEXT);
  for (let at = 0; at <= bytes.length; at += 1)
    expect(await read([bytes.subarray(0, at), bytes.subarray(at)].filter(({ length }) => length > 0))).toEqual(READ);
  expect(await read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(READ);
});

const event = (data: unknown, id?: string, name = 'message') => ({ id, event: name, data, retry: undefined });

it.each([
  ['an id with a null character is none', 'id: 1\0\ndata: 1\n\n', [event(1)]],
  ['an empty name of an event is none', 'event:\ndata: 1\n\n', [event(1)]],
  ['an empty id is one', 'id: 7\nid:\ndata: 1\n\n', [event(1, '')]],
  ['data that is no JSON is a text', 'data: Not\ndata: JSON\n\ndata: 2\n\n', [event('Not\nJSON'), event(2)]],
  ['ends of lines of all kinds', 'id: 1\rdata: 1\r\rid: 2\ndata: 2\n\n', [event(1, '1'), event(2, '2')]],
  ['an event without data is none', 'id: 1\nevent: state\n\ndata: 2\n\n', [event(2)]],
  ['a pause that is no number is none', 'retry: 1s\ndata: 1\n\n', [event(1)]],
  ['what the end of the stream cuts off is not read', 'data: 1\n\ndata: 2\n', [event(1)]],
])('%s', async (_, text, events) => {
  expect(await read([new TextEncoder().encode(text)])).toEqual(events);
});

it('an event of megabytes is read from its pieces', async () => {
  const long = 'x'.repeat(4_000_000);
  const bytes = new TextEncoder().encode(`data: "${long}"\n\n`);
  const size = 16 * 1024;
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  const [found] = (await read(pieces)) as { data: string }[];
  expect(found?.data === long).toBe(true);
});
