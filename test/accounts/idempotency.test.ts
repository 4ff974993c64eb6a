import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const issue = (name: string, json: unknown) =>
  service.call('POST', '/v1/admin/keys', { headers: { 'x-admin-key': ADMIN_KEY, 'idempotency-key': name }, json });
const subscribe = (name: string, json: unknown, secret = key) =>
  service.call('POST', '/v1/webhooks', { key: secret, headers: { 'idempotency-key': name }, json });
const HOOK = { url: 'https://example.com/hooks', events: ['job.succeeded'] };

describe('a call that creates, repeated with its Idempotency-Key', () => {
  it('issues one key, and shows its secret once', async () => {
    const first = await issue('one', { tier: 'pro', label: 'Acme' });
    const { secret, ...record } = first.body;
    expect([first.status, secret]).toEqual([200, expect.stringMatching(/^mtm_/)]);
    const again = await issue('one', { tier: 'pro', label: 'Acme' });
    expect([again.status, again.body]).toEqual([200, record]);
    const { body } = await service.call('GET', '/v1/admin/keys', { headers: { 'x-admin-key': ADMIN_KEY } });
    expect(body.keys.filter(({ label }: { label: string }) => label === 'Acme')).toHaveLength(1);
    // What is stored is read by nobody else, and holds no secret.
    expect(JSON.stringify(again.body)).not.toContain(secret);
  });

  it('makes one subscription', async () => {
    const own = (await service.issue()).secret;
    const first = await subscribe('hook', HOOK, own);
    const again = await subscribe('hook', HOOK, own);
    expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id]);
    expect([typeof first.body.secret, again.body.secret]).toEqual(['string', undefined]);
    expect((await service.call('GET', '/v1/webhooks', { key: own })).body.webhooks).toHaveLength(1);
  });

  it('is refused with another body, naming the header', async () => {
    await issue('changed', { tier: 'pro' });
    await subscribe('changed', HOOK);
    for (const answer of [
      await issue('changed', { tier: 'free' }),
      await subscribe('changed', { ...HOOK, events: ['job.failed'] }),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([400, 'INVALID_INPUT']);
      expect(answer.body.error.details.field).toBe('idempotency-key');
    }
    expect((await issue('with a space', {})).status).toBe(400);
  });

  it('means nothing to another caller', async () => {
    const other = (await service.issue()).secret;
    await subscribe('shared', HOOK);
    const answer = await subscribe('shared', HOOK, other);
    expect([answer.status, typeof answer.body.secret]).toEqual([200, 'string']);
  });

  it('may be tried again where it failed', async () => {
    expect((await subscribe('later', { ...HOOK, url: 'https://127.0.0.1/' })).status).toBe(400);
    expect((await subscribe('later', HOOK)).status).toBe(200);
  });

  it('creates once however many come at a time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => issue('burst', { label: 'burst' })));
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  });
});
