import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/table/index.ts';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';
import { type Examples, FAILING, NOTING, openExamples } from './examples.ts';
import { run as runHere } from './host.ts';

let service: TestService;
let key: string;
let examples: Examples;
const HOOK = 'https://127.0.0.1:1/hook';
beforeAll(async () => {
  examples = await openExamples();
  service = await startTestService({ FETCH_ALLOW_HOSTS: `127.0.0.1:1,${new URL(examples.page).host}` });
  key = (await service.issue()).secret;
});
afterAll(async () => {
  await examples.close();
  await service.stop();
});

const start = (environment: Record<string, string>, args: readonly string[]) =>
  runHere(args, { environment: { BASE_URL: service.url, API_KEY: key, ...environment } });
const run = (...args: string[]) => start({}, args);

describe('the examples of the help, on a server', () => {
  const ON_ITS_OWN = new Set(['sign-in']);
  for (const { name, examples: lines } of commands) {
    if (ON_ITS_OWN.has(name)) continue;
    it.each(lines)('metamer %s', async (example) => {
      const environment = { BASE_URL: service.url, API_KEY: (await service.issue()).secret, ADMIN_KEY };
      const args = examples
        .argsOf(example)
        .map((word) => (name === 'webhooks subscribe' && word === examples.page ? HOOK : word));
      const { code, out, error } = await runHere(args, { environment });
      expect({ code, error: FAILING.has(example) || NOTING.has(example) ? '' : error }).toEqual({
        code: FAILING.has(example) ? 1 : 0,
        error: '',
      });
      expect(out.length).toBeGreaterThan(5);
    });
  }
});

describe('the command line against a server', () => {
  it('computes the same as without one, and is charged', async () => {
    const used = async (): Promise<number> => Number(/(\d+) credits used/.exec((await run('usage')).out)![1]);
    const before = await used();
    const served = await run('contrast', '#336699', '#ffffff', '--json');
    expect(served.out).toBe((await run('contrast', '#336699', '#ffffff', '--json', '--embedded')).out);
    expect(await used()).toBe(before + 1);
  });

  it('issues, lists, rotates and revokes keys', async () => {
    const admin = (...args: string[]) => start({ ADMIN_KEY }, ['keys', ...args]);
    const { id, secret } = JSON.parse((await admin('issue', '--tier', 'pro', '--label', 'Try', '--json')).out);
    expect((await admin('list')).out).toMatch(new RegExp(`${id} +pro .* in use +all +Try`));
    const issued = JSON.parse((await admin('rotate', id, '--overlap', '0', '--scopes', 'color', '--json')).out);
    expect(issued).toMatchObject({ tier: 'pro', label: 'Try', scopes: ['color'], replaces: id });
    expect(await start({ API_KEY: secret }, ['usage'])).toMatchObject({
      code: 3,
      error: expect.stringContaining('UNAUTHENTICATED'),
    });
    expect((await start({ API_KEY: issued.secret }, ['usage'])).out).toContain('500000 left');
    expect(await start({ API_KEY: issued.secret }, ['palette', '--hue', '210'])).toMatchObject({
      code: 3,
      error: expect.stringContaining('FORBIDDEN'),
    });
    const terms = ['--expires', '2031-01-01T00:00:00Z', '--scopes', 'palette,color', '--note', 'for the fair'];
    const confined = JSON.parse((await admin('issue', ...terms, '--json')).out);
    expect(confined).toMatchObject({ scopes: ['palette', 'color'], note: 'for the fair' });
    expect((await admin('list')).out).toMatch(/ in use until 2031-01-01 +palette,color/);
    expect((await admin('rotate', confined.id)).out).toContain(`replaces ${confined.id}, which works until 20`);
    expect((await admin('revoke', issued.id)).out).toContain('is revoked');
    expect(await run('keys', 'list')).toMatchObject({ code: 3 });
  });

  it('lists and cancels jobs', async () => {
    const job = await service.call('POST', '/v1/jobs/palette-batch', { key, json: { count: 10_000, scores: true } });
    const cancelled = JSON.parse((await run('jobs', 'cancel', job.body.id, '--json')).out);
    expect(cancelled).toMatchObject({ id: job.body.id, state: 'cancelled' });
    const listed = JSON.parse((await run('jobs', 'list', '--limit', '1', '--json')).out);
    expect(listed.jobs).toMatchObject([{ id: job.body.id, state: 'cancelled' }]);
    expect((await run('jobs', 'list')).out).toMatch(new RegExp(`${job.body.id} +palette-batch .* cancelled`));
  });

  it('runs a job to its end, with its parameters as the service checks them', async () => {
    expect((await run('jobs', 'types')).out).toContain('palette-batch');
    const { code, out } = await run('jobs', 'run', 'palette-batch', 'count=3', 'seed=7', 'methods=["triadic"]');
    expect({ code, state: /3\/3 .* succeeded/.test(out) }).toEqual({ code: 0, state: true });
    expect(out.split('\n').filter((line) => line.startsWith('{"seed"') || line.includes('"colors"'))).toHaveLength(3);
    const id = /job_\w+/.exec(out)![0];
    expect(JSON.parse((await run('jobs', 'show', id, '--json')).out)).toMatchObject({ params: { count: 3, seed: 7 } });
    expect(await run('jobs', 'run', 'palette-batch', 'count=many')).toMatchObject({
      code: 2,
      error: expect.stringContaining('count'),
    });
    expect((await run('jobs', 'run', 'palette-batch', 'count')).error).toContain('parameter: must be name=value');
  });

  it('shows usage by day and endpoint', async () => {
    await run('contrast', '#336699', '#ffffff');
    const { out } = await run('usage', '--since', new Date().toISOString().slice(0, 10));
    expect(out).toMatch(/POST \/v1\/(color\/contrast|accessibility\/check) +([1-9]\d*) +0 +0 +\2\b/);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^total/);
  });

  it('tests subscriptions, shows what was sent, and sends it again', async () => {
    const json = { url: 'https://127.0.0.1:1/hook', events: ['job.succeeded'] };
    expect((await run('webhooks', 'events')).out).toContain('job.succeeded');
    const made = await run('webhooks', 'subscribe', json.url, ...json.events, '--json');
    const { id, secret } = JSON.parse(made.out);
    expect(secret).toMatch(/^whsec_/);
    expect((await run('webhooks', 'list')).out).toMatch(new RegExp(`${id} +enabled +job.succeeded +${json.url}`));
    const sent = JSON.parse((await run('webhooks', 'test', id, '--json')).out);
    expect(sent).toMatchObject({ webhook_id: id, event: 'webhook.ping' });
    const { deliveries } = JSON.parse((await run('webhooks', 'deliveries', id, '--json')).out);
    expect((await run('webhooks', 'deliveries', id)).out).toMatch(new RegExp(`${sent.id} +webhook.ping `));
    expect(deliveries).toMatchObject([{ id: sent.id, payload: expect.stringContaining('webhook.ping') }]);
    expect((await run('webhooks', 'redeliver', sent.id)).out).toContain(sent.id);
    expect((await run('webhooks', 'rotate-secret', id)).out).toMatch(/^whsec_/);
    expect((await run('webhooks', 'enable', id)).out).toContain(id);
    expect((await run('webhooks', 'remove', id)).out).toBe(`${id} is revoked\n`);
    expect((await run('webhooks', 'list')).out).toBe('no subscriptions\n');
  });

  it.each([
    [200, 4],
    [401, 3],
    [429, 3],
    [503, 4],
  ])('tells an answer of something else, status %i, from no answer', async (status, code) => {
    const body = status === 401 ? '{"message":"sign in"}' : '<h1>Elsewhere</h1>';
    const type = status === 401 ? 'application/json' : 'text/html';
    const proxy = createServer((_, response) => response.writeHead(status, { 'content-type': type }).end(body));
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const { code: ended, error } = await run('convert', '#369', '--url', url);
    proxy.close();
    expect({ ended, error }).toEqual({
      ended: code,
      error: expect.stringContaining(`${url} responded with ${status}, but not`),
    });
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
