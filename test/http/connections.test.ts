import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { watchConnections } from '../../src/http/connections.ts';

let server: Server;
let caller: Socket;
afterEach(() => {
  caller.destroy();
  server.close();
  server.closeAllConnections();
});

const MB = 1024 * 1024;
/** More than the systems at both ends keep of a connection. */
const LARGE = Buffer.alloc(32 * MB);

/** One caller who has sent a request to a server that has little patience; answers the server's end. */
const called = async (rate: number, listener: RequestListener): Promise<Socket> => {
  server = createServer(listener);
  watchConnections(server, { grace: 200, rate });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  caller.on('error', () => {});
  caller.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return socket;
};

it('cuts off a caller who takes nothing of a large answer, and lets go of the answer', async () => {
  const socket = await called(LARGE.length, (_request, response) => response.end(LARGE));
  const began = performance.now();
  await once(socket, 'close');
  expect(performance.now() - began).toBeGreaterThan(1_000);
  expect(socket.writableLength).toBe(0);
});

it('cuts off a caller who takes one byte at a time of an endless stream, and tells the stream', async () => {
  const ended = new Promise<void>((done) => {
    void called(MB, (_request, response) => {
      response.once('close', done);
      const write = (): void => {
        while (!response.destroyed && response.write(LARGE.subarray(0, 64 * 1024)));
      };
      response.on('drain', write);
      write();
    });
  });
  await expect.poll(() => caller?.readyState).toBe('open');
  const sip = setInterval(() => caller.read(1), 20);
  caller.pause();
  await ended;
  clearInterval(sip);
});

it('leaves a caller alone who is slow and goes on, and one who is quiet between two requests', async () => {
  const socket = await called(2 * MB, (_request, response) => response.end(LARGE));
  let taken = 0;
  caller.pause();
  while (taken < LARGE.length) {
    taken += (caller.read() as Buffer | null)?.length ?? 0;
    await sleep(5);
  }
  await sleep(600);
  expect(socket.destroyed).toBe(false);
  expect(caller.destroyed).toBe(false);
});
