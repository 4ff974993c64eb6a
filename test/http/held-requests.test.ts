import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPipelines } from '../../src/http/pipelining.ts';

const REQUESTS = 60;
/** Less time for the headers of a request than the requests before it take together. */
const HEADERS_MS = 100;

/** How long an answer takes. */
let answerMs = 10;
let [late, held]: [string[], string[]] = [[], []];
let server = createServer();
beforeEach(async () => {
  [late, held] = [[], []];
  answerMs = 10;
  // Nothing else closes a connection.
  server = createServer({
    headersTimeout: HEADERS_MS,
    requestTimeout: HEADERS_MS,
    connectionsCheckingInterval: 10,
    keepAliveTimeout: 0,
  });
  const pipelines = createPipelines(HEADERS_MS);
  server.on('connection', pipelines.opened);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    (pipelines.excuses(socket, error) ? held : late).push(error.code!);
  });
  server.on('request', (request, response) => {
    pipelines.take(request, response, () => setTimeout(() => response.end('x'), answerMs));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const send = async (text: string) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  let isClosed = false;
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
  });
  await once(socket, 'connect');
  socket.write(text);
  return {
    socket,
    isClosed: () => isClosed,
    answers: () => received.match(/HTTP\/1\.1 200/g)?.length ?? 0,
  };
};

const requests = (count: number): string =>
  `GET / HTTP/1.1\r\nhost: x\r\nx-fill: ${'f'.repeat(70)}\r\n\r\n`.repeat(count);

it('a request that is read no further while others before it are computed is not late', async () => {
  // Slices of 4 KiB, on the second connection from the first one on, end within the headers of a request.
  for (let connection = 0; connection < 2; connection += 1) {
    const { socket, answers } = await send(requests(REQUESTS));
    await expect.poll(answers).toBe(REQUESTS);
    socket.destroy();
  }
  expect(late).toEqual([]);
  expect(new Set(held)).toEqual(new Set(['ERR_HTTP_REQUEST_TIMEOUT']));
});

it('once it is read again it is late after the usual time', async () => {
  const { isClosed } = await send(`${requests(REQUESTS)}GET / HTTP/1.1\r\nx-slow: `);
  await expect.poll(isClosed).toBe(true);
  expect([held, late]).toEqual([['ERR_HTTP_REQUEST_TIMEOUT'], []]);
});

it('a body that is not complete is left to those who read it', async () => {
  answerMs = 40;
  // With the last of so many nothing more is read; those before it take longer than its body may.
  const before = 16;
  const { answers, isClosed } = await send(
    `${requests(before)}POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n`,
  );
  await expect.poll(answers).toBe(before + 1);
  expect([held, late, isClosed()]).toEqual([['ERR_HTTP_REQUEST_TIMEOUT'], [], false]);
});
