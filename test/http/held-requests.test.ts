import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createPipelines } from '../../src/http/pipelining.ts';

const REQUESTS = 60;

it('a request that is read no further while others before it are computed is not late', async () => {
  const late: string[] = [];
  const held: string[] = [];
  // Less time for the headers of a request than those before it take together.
  const server = createServer({ headersTimeout: 100, connectionsCheckingInterval: 10 });
  const pipelines = createPipelines();
  server.on('connection', pipelines.opened);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    (pipelines.isHeld(socket, error) ? held : late).push(error.code!);
  });
  server.on('request', (request, response) => {
    pipelines.take(request, response, () => setTimeout(() => response.end('x'), 10));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  const answersOf = async (sent: string): Promise<number> => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'connect');
    socket.write(sent);
    const answers = (): number => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;
    await expect.poll(answers).toBe(REQUESTS);
    socket.destroy();
    return answers();
  };
  // Slices of 4 KiB, on the second connection from the first one on, end within the headers of a request.
  const sent = `GET / HTTP/1.1\r\nhost: x\r\nx-fill: ${'f'.repeat(70)}\r\n\r\n`.repeat(REQUESTS);
  expect(await answersOf(sent)).toBe(REQUESTS);
  expect(await answersOf(sent)).toBe(REQUESTS);
  expect(late).toEqual([]);
  expect(new Set(held)).toEqual(new Set(['ERR_HTTP_REQUEST_TIMEOUT']));
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
