import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createPipelines } from '../../src/http/pipelining.ts';
import { readInSlices } from '../../src/http/sliced-reading.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that begins requests in their turn; `parsed` counts those that the parser has handed over. */
const serve = async (begin: (request: IncomingMessage, response: ServerResponse) => void) => {
  const counts = { parsed: 0 };
  const pipelines = createPipelines();
  const server = createServer((request, response) => {
    counts.parsed += 1;
    pipelines.take(request, response, () => begin(request, response));
  });
  readInSlices(server);
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
  return { counts, socket, answer: () => text };
};
const get = (i: number) => `GET /${i} HTTP/1.1\r\nhost: a\r\n\r\n`;
const REQUESTS = 3_000;

it('parses no more requests of a connection while enough of them wait, and all of them in the end', async () => {
  const held: ServerResponse[] = [];
  let holding = true;
  const answered: string[] = [];
  const { counts, socket, answer } = await serve((request, response) => {
    answered.push(request.url!);
    if (holding) held.push(response);
    else response.end('x');
  });
  socket.write(Array.from({ length: REQUESTS }, (_, i) => get(i)).join(''));
  await expect.poll(() => held.length).toBe(1);
  // As many as one slice has, and those that were read before it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(counts.parsed).toBeLessThan(300);
  holding = false;
  held[0]!.end('x');
  await expect.poll(() => answered.length, { timeout: 20_000 }).toBe(REQUESTS);
  expect(answered).toEqual(Array.from({ length: REQUESTS }, (_, i) => `/${i}`));
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
  socket.write(`NOT HTTP\r\n\r\n${Array.from({ length: REQUESTS }, (_, i) => get(i)).join('')}`);
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 400/);
  expect(counts.parsed).toBe(0);
});
