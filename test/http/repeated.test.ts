import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it('a subscription that is asked for again is the first one, without its secret, and costs nothing', async () => {
  const { secret: key } = await service.issue();
  const subscribe = (url: string) =>
    service.call('POST', '/v1/webhooks', {
      key,
      headers: { 'idempotency-key': 'only-once' },
      json: { url, events: ['job.succeeded'] },
    });
  const first = await subscribe('https://example.com/hook');
  const again = await subscribe('https://example.com/hook');
  expect([first.status, first.headers.get('x-credits-cost')]).toEqual([200, '1']);
  expect([again.status, again.headers.get('x-credits-cost')]).toEqual([200, '0']);
  const { secret, ...record } = first.body;
  expect(secret).toMatch(/^whsec_/);
  expect(again.body).toEqual(record);
  expect(again.headers.get('x-quota-remaining')).toBe(first.headers.get('x-quota-remaining'));
  const other = await subscribe('https://example.com/another');
  expect([other.status, other.body.error.code]).toEqual([400, 'INVALID_INPUT']);
  const { body } = await service.call('GET', '/v1/usage/me', { key });
  expect(JSON.stringify(body)).toContain('"used":1');
});
