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
