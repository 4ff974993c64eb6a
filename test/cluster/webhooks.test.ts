import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { issueKey } from '../processes.ts';
import { sized } from '../size.ts';
import { type Cluster, startCluster } from './cluster.ts';

let cluster: Cluster;
let receiver: Server;
const folder = mkdtempSync(join(tmpdir(), 'metamer-hook-'));
afterEach(async () => {
  receiver.close();
  receiver.closeAllConnections();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A certificate for 127.0.0.1 that the nodes are told to trust. */
const certificate = (): { key: string; cert: string; path: string } => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2', ...subject],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8'), path: cert };
};

/** Answers every other attempt with 503; notes the jobs it has accepted. */
const startReceiver = async (
  accepted: Map<string, number>,
): Promise<{ port: number; certificate: string; attempts: () => number }> => {
  const { key, cert, path } = certificate();
  let attempts = 0;
  receiver = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      attempts += 1;
      const fails = attempts % 2 === 1;
      if (!fails) {
        const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { id: string } };
        accepted.set(data.id, (accepted.get(data.id) ?? 0) + 1);
      }
      response.writeHead(fails ? 503 : 204).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  return { port: (receiver.address() as AddressInfo).port, certificate: path, attempts: () => attempts };
};

describe('webhooks over three nodes', () => {
  it('are lost in no case where the receiver fails half of the time', async () => {
    const count = sized(1_000, 60);
    const accepted = new Map<string, number>();
    const { port, certificate: trusted, attempts } = await startReceiver(accepted);
    cluster = await startCluster({
      TIERS: JSON.stringify({ enterprise: { requests_per_minute: 10_000_000 } }),
      FETCH_ALLOW_HOSTS: `127.0.0.1:${port}`,
      NODE_EXTRA_CA_CERTS: trusted,
      WEBHOOK_RETRIES: Array(20).fill('1').join(','),
    });
    const { secret } = await issueKey(cluster.proxyUrl);
    const headers = { 'x-api-key': secret, 'content-type': 'application/json' };
    /** A busy machine may be slower than an engine is waited for: 503 says that nothing was done and when to try again. */
    const post = async (path: string, body: unknown, node = 0): Promise<{ id: string }> => {
      const answer = await fetch(cluster.nodes[node % 3]!.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const said = (await answer.json()) as { id: string };
      if (answer.status === 503) {
        await sleep(1000 * Number(answer.headers.get('retry-after')));
        return post(path, body, node);
      }
      expect({ status: answer.status, said }).toMatchObject({ status: 200 });
      return said;
    };
    await post('/v1/webhooks', { url: `https://127.0.0.1:${port}/hook`, events: ['job.succeeded'] });
    const ids = new Set<string>();
    for (let i = 0; i < count; i += 1) ids.add((await post('/v1/jobs/palette-batch', { count: 1, seed: i }, i)).id);
    await expect
      .poll(() => [...ids].filter((id) => !accepted.has(id)).length, { timeout: 280_000, interval: 500 })
      .toBe(0);
    expect(ids.size).toBe(count);
    expect(attempts()).toBeGreaterThan(count);
  });
});
