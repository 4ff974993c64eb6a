import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createPipelines } from '../../src/http/pipelining.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that begins requests in their turn; `parsed` counts those that the parser has handed over. */
const serve = async (begin: (request: IncomingMessage, response: ServerResponse) => void) => {
  const counts = { parsed: 0 };
  let watching = (_parsed: number): void => {};
  const pipelines = createPipelines();
  const server = createServer((request, response) => {
    counts.parsed += 1;
    watching(counts.parsed);
    pipelines.take(request, response, () => begin(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  ends.push(() => {
    socket.destroy();
    server.close();
  });
  const watch = (watcher: typeof watching): void => {
    watching = watcher;
  };
  return { counts, socket, watch, port: (server.address() as AddressInfo).port, server, answer: () => text };
};
const get = (i: number) => `GET /${i} HTTP/1.1\r\nhost: a\r\n\r\n`;
const REQUESTS = 9_000;

it('parses no more requests of a connection while enough of them wait, and all of them in the end', async () => {
  const held: ServerResponse[] = [];
  let holding = true;
  const answered: string[] = [];
  const { counts, socket, answer, watch } = await serve((request, response) => {
    answered.push(request.url!);
    if (holding) held.push(response);
    else response.end('x');
  });
  socket.write(Array.from({ length: REQUESTS }, (_, i) => get(i)).join(''));
  await expect.poll(() => held.length).toBe(1);
  // What Node read at once before it was known that this client pipelines: 64 KiB at most.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const first = counts.parsed;
  expect(first).toBeLessThan(2_500);
  let most = 0;
  watch((parsed) => {
    most = Math.max(most, parsed - answered.length);
  });
  holding = false;
  held[0]!.end('x');
  await expect.poll(() => answered.length, { timeout: 20_000 }).toBe(REQUESTS);
  expect(answered).toEqual(Array.from({ length: REQUESTS }, (_, i) => `/${i}`));
  // Each of the slices after that has a hundred, and begins where few wait.
  expect(most).toBeLessThan(300);
  await expect.poll(() => answer().match(/HTTP\/1\.1 200/g)?.length, { timeout: 20_000 }).toBe(REQUESTS);
});

it('hands over large bodies whole, also to who reads slowly, and the request behind them', async () => {
  const body = Buffer.alloc(3_000_000, 'abcdefghij');
  const bodies: Buffer[] = [];
  const { socket, answer } = await serve(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) {
      pieces.push(piece as Buffer);
      if (pieces.length % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    bodies.push(Buffer.concat(pieces));
    response.end('x');
  });
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n`);
  socket.write(body);
  socket.write(get(1));
  await expect.poll(() => answer().match(/HTTP\/1\.1 200/g)?.length, { timeout: 20_000 }).toBe(2);
  expect(bodies[0]!.equals(body)).toBe(true);
});

it('looks at nothing that follows a request which cannot be read', async () => {
  const { counts, socket, answer } = await serve((_, response) => void response.end('x'));
  // The server closes the connection while bytes that it has not read wait there.
  socket.on('error', () => {});
  socket.write(`NOT HTTP\r\n\r\n${Array.from({ length: REQUESTS }, (_, i) => get(i)).join('')}`);
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 400/);
  expect(counts.parsed).toBe(0);
});

it('leaves the parser to Node where a connection is handed over, so that no other connection gets its bytes', async () => {
  const seen: string[] = [];
  const { socket, port, server, answer } = await serve((request, response) => {
    seen.push(`${request.url} ${request.headers['x-a'] ?? ''}`);
    setImmediate(() => response.end('x'));
  });
  let own!: Socket;
  server.on('connect', (_, handed: Socket) => {
    own = handed;
    handed.write('HTTP/1.1 405 No\r\n\r\n');
    handed.resume();
  });
  socket.write(`${get(1)}${get(2)}`);
  await expect.poll(() => answer().match(/HTTP\/1\.1 200/g)?.length).toBe(2);
  socket.write('CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(answer).toContain('405 No');
  const begun = 'GET /other HTTP/1.1\r\nhost: a\r\n';
  const received = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const other = connect(port, '127.0.0.1');
  ends.push(() => other.destroy());
  let text = '';
  other.on('data', (chunk) => {
    text += chunk;
  });
  other.write(begun);
  const at = await received;
  await expect.poll(() => at.bytesRead).toBe(begun.length);
  const before = own.bytesRead;
  const smuggled = 'x-a: 1\r\n\r\nGET /smuggled HTTP/1.1\r\nhost: a\r\n\r\n';
  socket.write(smuggled);
  await expect.poll(() => own.bytesRead).toBe(before + smuggled.length);
  other.write('\r\n');
  await expect.poll(() => text).toContain('200 OK');
  expect(seen).toEqual(['/1 ', '/2 ', '/other ']);
});

/** A number from 0 below 1 for each call, the same each time. */
const numbers = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

it.each([1, 2, 3, 4, 5, 6])('answers any mixture of pipelined requests in order, cut anywhere (%s)', async (seed) => {
  const next = numbers(seed);
  const below = (most: number): number => Math.floor(next() * most);
  const got: string[] = [];
  const { socket, answer } = await serve(async (request, response) => {
    let length = 0;
    for await (const piece of request) {
      length += (piece as Buffer).length;
      if (length % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    got.push(`${request.url} ${length}`);
    response.end('y'.repeat(length % 5 === 0 ? 50_000 : 5));
  });
  const expected: string[] = [];
  const sent: Buffer[] = [];
  for (let i = 0; i < 400; i += 1) {
    const length = next() < 0.7 ? 0 : below(next() < 0.1 ? 300_000 : 3_000);
    expected.push(`/${i} ${length}`);
    const body = 'b'.repeat(length);
    const head = `POST /${i} HTTP/1.1\r\nhost: a\r\nx-long: ${'l'.repeat(below(next() < 0.1 ? 9_000 : 50))}\r\n`;
    if (length === 0) sent.push(Buffer.from(get(i)));
    else if (next() < 0.5) sent.push(Buffer.from(`${head}content-length: ${length}\r\n\r\n${body}`));
    else
      sent.push(Buffer.from(`${head}transfer-encoding: chunked\r\n\r\n${length.toString(16)}\r\n${body}\r\n0\r\n\r\n`));
  }
  const all = Buffer.concat(sent);
  for (let from = 0; from < all.length; ) {
    const to = Math.min(all.length, from + 1 + below(next() < 0.5 ? 100 : 200_000));
    socket.write(all.subarray(from, to));
    from = to;
    if (next() < 0.2) await new Promise((resolve) => setImmediate(resolve));
    if (next() < 0.05) socket.pause();
    if (next() < 0.2) socket.resume();
  }
  socket.resume();
  await expect.poll(() => got.length, { timeout: 30_000 }).toBe(expected.length);
  expect(got).toEqual(expected);
  await expect.poll(() => answer().match(/HTTP\/1\.1 200/g)?.length, { timeout: 30_000 }).toBe(expected.length);
});
