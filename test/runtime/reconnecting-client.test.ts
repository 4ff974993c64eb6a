import { createServer, type Socket } from 'node:net';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReconnectingClient } from '../../db/reconnecting-client.ts';

/** A server that takes connections and answers nothing. */
const sockets = new Set<Socket>();
const silent = createServer((socket) => void sockets.add(socket.on('error', () => {})));
let url: string;
beforeAll(async () => {
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  url = `ws://127.0.0.1:${(silent.address() as { port: number }).port}`;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it('a line that has answered lately is kept; a silent one is opened anew, and what is in flight on it fails', async () => {
  let opened = 0;
  const line = createReconnectingClient(() => {
    opened += 1;
    return createClient({ url });
  });
  const asked = line.client.execute('SELECT 1');
  const failed = expect(asked).rejects.toThrow(/closed/);
  line.heard();
  line.unanswered(60_000);
  expect(opened).toBe(1);
  line.unanswered(0);
  expect(opened).toBe(2);
  await failed;
  expect(line.client.closed).toBe(false);
  line.close();
  expect(line.client.closed).toBe(true);
});
