import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createPipelines } from '../../src/http/pipelining.ts';
import { createPipeliningClients } from '../../src/http/pipelining-clients.ts';

describe('clients that sent many requests before they had the responses', () => {
  it('are remembered for a minute after the last time, the thousand of them that came last', () => {
    let at = 0;
    const pipelining = createPipeliningClients(() => at);
    pipelining.note('a');
    pipelining.note(undefined);
    at = 59_000;
    expect([pipelining.has('a'), pipelining.has('b'), pipelining.has(undefined)]).toEqual([true, false, false]);
    pipelining.note('a');
    at = 118_000;
    expect(pipelining.has('a')).toBe(true);
    at = 119_000;
    expect(pipelining.has('a')).toBe(false);
    pipelining.note('a');
    for (let i = 0; i < 999; i += 1) pipelining.note(`10.0.${i}`);
    expect(pipelining.has('a')).toBe(true);
    pipelining.note('10.1.0');
    expect([pipelining.has('a'), pipelining.has('10.0.0'), pipelining.has('10.1.0')]).toEqual([false, true, true]);
  });

  it('have their next connections read in slices from the first request on', async () => {
    const server = createServer();
    const pipelines = createPipelines();
    let read = 0;
    server.on('connection', pipelines.opened);
    server.on('request', (request, response) => {
      read += 1;
      // Never answered: whatever is read waits behind the first.
      pipelines.take(request, response, () => {});
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const readOfOne = async (): Promise<number> => {
      read = 0;
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1_500));
      await once(server, 'request');
      for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setImmediate(next));
      socket.destroy();
      return read;
    };
    const [first, second] = [await readOfOne(), await readOfOne()];
    expect(first).toBeGreaterThan(1_000);
    expect(second).toBeGreaterThan(1);
    expect(second).toBeLessThan(200);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
});
