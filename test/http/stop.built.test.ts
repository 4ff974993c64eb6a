import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { contrast, issueKey, type ServiceProcess, startProcess } from '../processes.ts';
import { temporaryFile } from '../temporary-file.ts';

let running: ServiceProcess | undefined;
const file = temporaryFile();
afterEach(async () => {
  await running?.end('SIGKILL');
  file.remove();
});

interface Outcome {
  readonly status: number;
  readonly connection: string | undefined;
  readonly error: string | undefined;
}

const BODY = '{"fg":"#336699","bg":"#ffffff"}';

/** One call on a connection that is kept alive as long as the server wants that. */
const call = (url: string, secret: string, agent: Agent): Promise<Outcome> =>
  new Promise((resolve) => {
    const headers = { 'x-api-key': secret, 'content-type': 'application/json', 'content-length': String(BODY.length) };
    const sent = request(`${url}/v1/color/contrast`, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, error: undefined }),
      );
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, connection: undefined, error: error.code ?? error.message }),
    );
    sent.end(BODY);
  });

describe('SIGTERM', () => {
  it('cuts nobody off: not ready at once, connections end with an answer, and the port stays open for a while', async () => {
    // More calls than a key has in a minute may be made while the service stops.
    const tiers = { enterprise: { requests_per_minute: 1_000_000, credits_per_month: 1_000_000_000 } };
    running = await startProcess({ DATABASE_URL: file.url, STOP_GRACE: '2', TIERS: JSON.stringify(tiers) });
    const { url, end } = running;
    const { secret } = await issueKey(url);
    expect((await contrast(url, secret)).headers.get('connection')).toBe('keep-alive');
    const outcomes: Outcome[] = [];
    let stopping = false;
    let afterwards = 0;
    const lane = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const outcome = await call(url, secret, agent);
        outcomes.push(outcome);
        if (stopping && outcome.status === 200) afterwards += 1;
        if (outcome.error !== undefined) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      agent.destroy();
    };
    const lanes = Array.from({ length: 32 }, lane);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const ended = end('SIGTERM');
    stopping = true;
    const ready = async () => {
      const answer = await fetch(`${url}/v1/ready?of=calls`);
      return [answer.status, answer.headers.get('connection')];
    };
    await expect.poll(ready, { interval: 20 }).toEqual([503, 'close']);
    expect((await fetch(`${url}/v1/health`)).status).toBe(200);
    await Promise.all(lanes);
    expect(await ended).toEqual({ code: 0, signal: null });
    // Every caller goes on until nobody listens there any more; none is reset.
    expect([...new Set(outcomes.map(({ error }) => error))].sort()).toEqual(['ECONNREFUSED', undefined]);
    expect(outcomes.filter(({ status, error }) => error === undefined && status !== 200)).toEqual([]);
    expect(afterwards).toBeGreaterThan(32);
    expect(outcomes.filter(({ connection }) => connection === 'close').length).toBeGreaterThan(32);
  });

  // Without that it would end after the 25 s that calls in flight have.
  it('waits for no connection on which nothing was ever sent', { timeout: 20_000 }, async () => {
    running = await startProcess({ DATABASE_URL: file.url, STOP_GRACE: '0' });
    const { hostname, port } = new URL(running.url);
    const unused = connect(Number(port), hostname);
    await once(unused, 'connect');
    const closed = once(unused, 'close');
    expect(await running.end('SIGTERM')).toEqual({ code: 0, signal: null });
    await closed;
  });
});
