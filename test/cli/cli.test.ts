import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService({ FETCH_ALLOW_HOSTS: '127.0.0.1:1' });
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const start = async (environment: Record<string, string>, args: readonly string[]) => {
  const env = { ...process.env, BASE_URL: service.url, API_KEY: key, ...environment };
  const file = join(import.meta.dirname, '../../dist/server/metamer.js');
  return promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    ({ stdout }) => ({ out: stdout, error: '', code: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      out: stdout,
      error: stderr,
      code,
    }),
  );
};
const run = (...args: string[]) => start({}, args);

describe('the command line against a server', () => {
  it('computes the same as without one, and is charged', async () => {
    const served = await run('contrast', '#336699', '#ffffff', '--json');
    expect(served.out).toBe((await run('contrast', '#336699', '#ffffff', '--json', '--embedded')).out);
    expect((await run('usage')).out).toContain('1 credits used');
  });

  it('issues, lists, rotates and revokes keys', async () => {
    const admin = (...args: string[]) => start({ ADMIN_KEY }, ['keys', ...args]);
    const { id, secret } = JSON.parse((await admin('issue', '--tier', 'pro', '--label', 'Try', '--json')).out);
    expect((await admin('list')).out).toMatch(new RegExp(`${id} +pro .* in use +Try`));
    const { issued } = JSON.parse((await admin('rotate', id, '--json')).out);
    expect(issued).toMatchObject({ tier: 'pro', label: 'Try' });
    expect(await start({ API_KEY: secret }, ['usage'])).toMatchObject({
      code: 3,
      error: expect.stringContaining('UNAUTHENTICATED'),
    });
    expect((await start({ API_KEY: issued.secret }, ['usage'])).out).toContain('500000 left');
    expect((await admin('revoke', issued.id)).out).toContain('is revoked');
    expect(await run('keys', 'list')).toMatchObject({ code: 3 });
  });

  it('lists and cancels jobs', async () => {
    const job = await service.call('POST', '/v1/jobs/palette-batch', { key, json: { count: 10_000, scores: true } });
    const cancelled = JSON.parse((await run('jobs', 'cancel', job.body.id)).out);
    expect(cancelled).toMatchObject({ id: job.body.id, state: 'cancelled' });
    const listed = JSON.parse((await run('jobs', 'list', '--limit', '1')).out);
    expect(listed.jobs).toMatchObject([{ id: job.body.id, state: 'cancelled' }]);
  });

  it('tests subscriptions, shows what was sent, and sends it again', async () => {
    const json = { url: 'https://127.0.0.1:1/hook', events: ['job.succeeded'] };
    const { id } = (await service.call('POST', '/v1/webhooks', { key, json })).body;
    const sent = JSON.parse((await run('webhooks', 'test', id)).out);
    expect(sent).toMatchObject({ webhook_id: id, event: 'webhook.ping' });
    const { deliveries } = JSON.parse((await run('webhooks', 'deliveries', id)).out);
    expect(deliveries).toMatchObject([{ id: sent.id, payload: expect.stringContaining('webhook.ping') }]);
    expect(JSON.parse((await run('webhooks', 'redeliver', sent.id)).out)).toMatchObject({ id: sent.id });
  });

  it('says what is wrong, with an exit code', async () => {
    expect(await run('jobs', 'cancel', 'job_none')).toMatchObject({
      code: 2,
      error: expect.stringContaining('NOT_FOUND: No job of this key'),
    });
    expect((await run('jobs', 'cancel')).error).toContain('usage: metamer jobs cancel <job>');
    expect((await run('webhooks', 'deliveries', 'x', '--state', 'odd')).error).toContain('--state: must be one of');
    const off = await run('usage', '--url', 'http://127.0.0.1:1');
    expect(off).toMatchObject({ code: 4, error: expect.stringContaining('http://127.0.0.1:1 cannot be reached') });
  });
});
