import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrast, issueKey, type ServiceProcess, startProcess } from '../processes.ts';
import { type Engines, startEngines } from './engines.ts';

const ADMIN_KEY = 'admin-key-for-the-tests';

let engines: Engines;
let node: ServiceProcess;
beforeAll(async () => {
  engines = await startEngines();
  node = await startProcess({
    DATABASE_URL: engines.sqld.url,
    REDIS_URL: engines.redis.url,
    JOURNAL: join(engines.folder, 'journal.db'),
    KEY_PEPPER: 'pepper-for-the-tests',
    LOG_LEVEL: 'trace',
  });
});
afterAll(async () => {
  await node.end('SIGKILL');
  await engines.stop();
});

/** Every secret in what the service has answered so far. */
const secrets = new Set<string>([ADMIN_KEY, 'pepper-for-the-tests']);

const call = async (
  method: string,
  path: string,
  { key, admin, json }: { key?: string; admin?: boolean; json?: unknown } = {},
) => {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (key !== undefined) headers['x-api-key'] = key;
  if (admin) headers['x-admin-key'] = ADMIN_KEY;
  const answer = await fetch(node.url + path, {
    method,
    headers,
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    // Whoever waits longer than this was not told in time.
    signal: AbortSignal.timeout(3_000),
  });
  const text = await answer.text();
  for (const [secret] of text.matchAll(/mtm_live_\w+|whsec_[\w+/=]+/g)) secrets.add(secret);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text };
};

describe('a database server that is frozen', () => {
  it('gives 503 with Retry-After within three seconds wherever it is needed, and no secret to the log', async () => {
    const known = await issueKey(node.url);
    const unmet = await issueKey(node.url);
    const revoked = await issueKey(node.url);
    for (const { secret } of [known, unmet, revoked]) secrets.add(secret);
    expect((await contrast(node.url, known.secret)).status).toBe(200);
    const key = known.secret;
    const hook = await call('POST', '/v1/webhooks', {
      key,
      json: { url: 'https://site.example.org/x', events: ['job.queued'] },
    });
    const job = await call('POST', '/v1/jobs/palette-batch', { key, json: { count: 2 } });
    expect([hook.status, job.status]).toEqual([200, 200]);
    const [hookId, jobId] = [JSON.parse(hook.text).id as string, JSON.parse(job.text).id as string];

    await engines.sqld.freeze();
    const asked: readonly (readonly [string, ReturnType<typeof call>])[] = [
      ['revoke', call('DELETE', `/v1/admin/keys/${revoked.id}`, { admin: true })],
      ['issue', call('POST', '/v1/admin/keys', { admin: true, json: { tier: 'free' } })],
      ['list', call('GET', '/v1/admin/keys', { admin: true })],
      ['unmet', call('GET', '/v1/usage/me', { key: unmet.secret })],
      ['job', call('GET', `/v1/jobs/id/${jobId}`, { key })],
      ['queue', call('POST', '/v1/jobs/palette-batch', { key, json: { count: 2 } })],
      [
        'subscribe',
        call('POST', '/v1/webhooks', { key, json: { url: 'https://site.example.org/y', events: ['job.queued'] } }),
      ],
      ['hooks', call('GET', '/v1/webhooks', { key })],
      ['hook', call('GET', `/v1/webhooks/${hookId}`, { key })],
      ['unsubscribe', call('DELETE', `/v1/webhooks/${hookId}`, { key })],
      ['usage', call('GET', '/v1/usage', { key })],
    ];
    for (const { name, status, retryAfter, text } of await Promise.all(
      asked.map(async ([name, asking]) => ({ name, ...(await asking) })),
    )) {
      expect([name, status, text.includes('UNAVAILABLE'), Number(retryAfter) > 0]).toEqual([name, 503, true, true]);
    }
    // What needs no database goes on.
    expect((await contrast(node.url, key)).status).toBe(200);
    expect((await call('GET', '/v1/usage/live', { key })).status).toBe(200);
    expect((await call('GET', '/v1/health')).status).toBe(200);
    engines.sqld.thaw();
    await expect.poll(async () => (await call('GET', '/v1/webhooks', { key })).status).toBe(200);
    const log = node.output();
    expect(log.split('\n').filter((line) => line.includes('"level"')).length).toBeGreaterThan(0);
    for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false]);
    expect(log).not.toMatch(/whsec_|params:|mtm_live_\w{20}/);
  });
});
