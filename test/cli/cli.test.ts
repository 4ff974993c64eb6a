import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService({ FETCH_ALLOW_HOSTS: '127.0.0.1:1' });
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const run = async (...args: string[]) => {
  const env = { ...process.env, METAMER_URL: service.url, METAMER_API_KEY: key };
  const file = join(import.meta.dirname, '../../dist/src/cli/cli.js');
  return promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    ({ stdout }) => ({ out: stdout, error: '' }),
    ({ stderr }: { stderr: string }) => ({ out: '', error: stderr }),
  );
};

describe('the command line', () => {
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

  it('says what is wrong', async () => {
    expect((await run('jobs', 'cancel', 'job_none')).error).toContain('NOT_FOUND: No job of this key');
    expect((await run('jobs', 'cancel')).error).toContain('usage: metamer jobs cancel <job id>');
    expect((await run('jobs', 'explode')).error).toContain("unknown command 'jobs explode'");
    expect((await run('webhooks', 'deliveries', 'x', '--state', 'odd')).error).toContain('--state must be one of');
    expect((await run()).out).toContain('webhooks redeliver <delivery id>');
  });
});
