import { EventEmitter } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { LongTexts } from '../../src/api/long-texts.ts';
import { readJsonBody } from '../../src/http/body.ts';
import { bodyRoom } from '../../src/http/body-room.ts';
import { onePiece } from '../../src/http/collect-body.ts';

const LONG = 64 * 1024;
const LIMITS = { bytes: 8 * LONG * LONG, members: 1000, beside: 4 * LONG };
const IMAGE = { file: { field: 'image', as: 'base64', mediaType: 'image/png' }, bodyLimit: 8 * LONG * LONG } as const;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  expect(bodyRoom.taken).toBe(0);
});

/** A request whose body comes in pieces, after its headers. */
const asking = (text: string, piece: number, chunked = false) => {
  const request = new IncomingMessage(new Socket());
  const length = chunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(Math.max(2 ** 21, Buffer.byteLength(text))) };
  Object.assign(request.headers, { 'content-type': 'application/json', ...length });
  const response = Object.assign(new EventEmitter(), { destroyed: false });
  const context = {
    credentials: { apiKey: 'a' },
    address: '192.0.2.1',
    longTexts: undefined as LongTexts | undefined,
    services: { config: { bodyRate: 512 } },
    signal: new AbortController().signal,
  };
  const exchange = { request, response, context, whenCounted: (end: () => void) => void ends.push(end) };
  const answer = readJsonBody(exchange as never, LIMITS, {}) as Promise<Record<string, string>>;
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += piece) request.push(bytes.subarray(from, from + piece));
  request.push(null);
  return { context, answer };
};

describe.each([
  [1_000, false],
  [65_536, true],
  [10_000_000, false],
])('a large body in pieces of %i bytes', (piece, chunked) => {
  it('keeps its long texts as the bytes that came, and a mark for each', async () => {
    const [image, note] = ['A'.repeat(LONG + 1), `${'ü'.repeat(LONG)}"\n`];
    const { context, answer } = asking(
      JSON.stringify({ image, list: [note], short: 'B'.repeat(LONG) }),
      piece,
      chunked,
    );
    const { image: mark, list, short } = await answer;
    const texts = context.longTexts!;
    expect(mark).toMatch(/^text of 65537 characters \([\w-]+\)$/);
    expect(Buffer.from(texts.get(mark!)!.bytes).toString()).toBe(image);
    expect(texts.get(short!)).toBeUndefined();
    const input = texts.settle({ image: mark, list }, IMAGE) as { image: string; list: string[] };
    expect([input.image, input.list[0]]).toEqual([mark, note]);
  });
});

describe('the long texts of a body', () => {
  it('are given back with the body that they came in', async () => {
    const { context, answer } = asking(JSON.stringify({ image: 'A'.repeat(4 * LONG) }), LONG);
    const { image } = await answer;
    const { buffer } = context.longTexts!.get(image!)!.bytes;
    expect(buffer.byteLength).toBeGreaterThan(4 * LONG);
    for (const end of ends) end();
    expect(buffer.byteLength).toBe(0);
    // What comes late must not take the mark for the text.
    expect(() => context.longTexts!.settle({ note: image }, IMAGE)).toThrow('The request has ended.');
    expect(() => context.longTexts!.handOver([image])).toThrow('The request has ended.');
  });

  it('are put back as text only as long as the call accepts, and refused by the name of their field', async () => {
    const { context, answer } = asking(JSON.stringify({ pair: { fg: 'A'.repeat(2 * LONG) } }), LONG);
    const { file, ...other } = IMAGE;
    const body = await answer;
    expect(() => context.longTexts!.settle(body, { ...other, bodyLimit: LONG })).toThrow(
      'pair.fg: has 131072 bytes; this operation accepts 65536',
    );
  });

  it('are looked for once in what an input contains several times, and named by a short path', async () => {
    const { context, answer } = asking(JSON.stringify({ image: 'A'.repeat(LONG + 1) }), LONG);
    const { image } = await answer;
    const texts = new LongTexts({ mayRepeat: true });
    const mark = texts.add(context.longTexts!.get(image!)!);
    let visits = 0;
    const many = new Proxy([1, 2, mark], {
      get(list, name) {
        if (name === 'length') visits += 1;
        return Reflect.get(list, name);
      },
    });
    texts.settle({ lists: Array.from({ length: 1000 }, () => many) }, { ...IMAGE, bodyLimit: 2 * LONG });
    expect([visits < 10, typeof many[2], (many[2] as unknown as string).length]).toEqual([true, 'string', LONG + 1]);
    const name = 'n'.repeat(10_000);
    const input = { [name]: { [name]: mark } };
    expect(() => texts.settle(input, { ...IMAGE, bodyLimit: LONG })).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^n{60}\.n{60}: has 65537 bytes/) }),
    );
  });

  it('are copied for a thread when its turn has come, where several calls may need them', async () => {
    const { context, answer } = asking(JSON.stringify({ image: 'A'.repeat(LONG + 1) }), LONG);
    const { image } = await answer;
    const texts = new LongTexts({ mayRepeat: true });
    const mark = texts.add(context.longTexts!.get(image!)!);
    const [first, second] = [texts.handOver([mark, 5] as const), texts.handOver([mark, 5] as const)];
    expect(first.transfer[0]).not.toBe(second.transfer[0]);
    expect([first.args[1], first.transfer[0]!.byteLength]).toEqual([5, LONG + 1]);
    const sent = context.longTexts!.get(image!)!.bytes.buffer;
    expect(context.longTexts!.handOver([image]).transfer[0]).toBe(sent);
    // Of several calls that were possible one alone is made; it may need the text for its response as well.
    texts.onceOnly();
    expect(texts.handOver([mark]).transfer[0]).toBe(sent);
    texts.keep();
    texts.onceOnly();
    expect(texts.handOver([mark]).transfer[0]).not.toBe(sent);
  });

  it('are no names of members, and no JSON where JSON allows none', async () => {
    await expect(asking(`{"${'a'.repeat(LONG + 1)}" : 1}`, LONG).answer).rejects.toThrow('a name of a member');
    const { context, answer } = asking(`{"note":"${'a'.repeat(LONG)}\n"}`, LONG);
    const body = await answer;
    expect(() => context.longTexts!.settle(body, IMAGE)).toThrow('not valid JSON');
  });

  it('leave little room for the rest of the body', async () => {
    const rest = JSON.stringify(Array.from({ length: 8 }, () => 'a'.repeat(LONG)));
    await expect(asking(`{"image":"${'A'.repeat(9 * LONG)}","a":${rest}}`, LONG).answer).rejects.toThrow(
      'body: has more than 256 KiB beside texts of more than 64 KiB',
    );
  });
});

it('gives the memory back of a body that is not read to its end', () => {
  const sink = onePiece(LIMITS, 4 * LONG);
  sink.take(Buffer.from(`{"image":"${'A'.repeat(LONG)}`));
  const { buffer } = sink.whole().bytes;
  sink.drop();
  expect(buffer.byteLength).toBe(0);
});
