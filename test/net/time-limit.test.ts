import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAllowlist } from '../../src/net/allowlist.ts';
import type { Connector } from '../../src/net/connector.ts';
import { startTimeLimit } from '../../src/net/limits.ts';
import { createOutboundGuard } from '../../src/net/outbound-guard.ts';
import { never, recordingConnector, startOrigin, tableResolver } from './origin.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Connects to nothing, and gives up when it is told to. */
const silent: Connector = {
  connect: (_, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
};
const resolver = tableResolver({ 'site.example.org': ['93.184.215.14'] });
const doorWith = (connector: Connector) =>
  createOutboundGuard({
    allowlist: readAllowlist(''),
    userAgent: 'Metamer',
    resolver,
    connector,
    settleMs: 0,
    connectMs: 300,
  });

let timer: NodeJS.Timeout;
beforeAll(() => {
  timer = setInterval(collect, 100);
});
afterAll(() => clearInterval(timer));

/** Ends every test that would wait for ever. */
const soon = async <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    sleep(60_000, undefined, { ref: false }).then(() => {
      throw new Error('still waiting');
    }),
  ]);

describe('a time limit holds however often memory is collected', () => {
  it('for a connection that is not made', async () => {
    const delivery = { url: 'https://site.example.org/', headers: {}, body: Buffer.from('{}'), signal: never() };
    const delivered = doorWith(silent).deliver({ ...delivery, timeoutMs: 60_000 });
    await expect(soon(delivered)).rejects.toMatchObject({ details: { reason: 'connect' } });
  });

  it('for a page that is not answered', async () => {
    const origin = await startOrigin(() => {}, { tls: true });
    const visit = doorWith(recordingConnector(origin.port, 1)).visit({ signal: never() });
    const fetched = visit.fetch(new URL('https://site.example.org/'), { maxBytes: 10, timeoutMs: 500 });
    await expect(soon(fetched)).rejects.toMatchObject({ details: { reason: 'timeout' } });
  });

  it('and ends with the work', async () => {
    const limit = startTimeLimit(50, []);
    limit.end();
    await sleep(100);
    expect([limit.isOver, limit.signal.aborted]).toEqual([false, false]);
  });
});
