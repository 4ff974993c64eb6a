import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

const CONTRAST = { fg: '#336699', bg: '#ffffff' };
const BATCH = { count: 40 };

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    // Nothing listens there: what is on its way can be looked at.
    FETCH_ALLOW_HOSTS: '127.0.0.1:9',
    TIERS: JSON.stringify({
      free: { credits_per_month: 5 },
      pro: { requests_per_minute: 4 },
    }),
  });
});
afterAll(() => service.stop());

describe('a job that the credits of the month do not cover', () => {
  it('is refused, counts as refused, and sends quota.exhausted', async () => {
    const { secret: key } = await service.issue('free');
    const subscribed = await service.call('POST', '/v1/webhooks', {
      key,
      json: { url: 'https://127.0.0.1:9/hook', events: ['quota.exhausted'] },
    });
    expect(subscribed.status).toBe(200);
    const refused = await service.call('POST', '/v1/jobs/palette-batch', { key, json: BATCH });
    expect([refused.status, refused.body.error.code]).toEqual([429, 'QUOTA_EXCEEDED']);
    expect(refused.headers.get('x-quota-reset')).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const account = service.services.ledger.remembers(key)!;
    const sent = () => service.services.webhooks.deliveries(account, subscribed.body.id, { limit: 10 });
    await expect.poll(async () => (await sent()).map(({ event }) => event)).toEqual(['quota.exhausted']);
    // Written once a second.
    const total = async () => (await service.services.usage.history(account)).total;
    await expect.poll(async () => (await total()).refused, { timeout: 5_000 }).toBe(1);
    expect(await total()).toMatchObject({ calls: 1, errors: 0 });
  });
});

describe('a field of GraphQL that a limit refuses', () => {
  it('says when the credits are renewed and how long to wait, in the error and in the headers', async () => {
    const { secret: key } = await service.issue('free');
    const query = '{ colorContrast(fg: "#000000", bg: "#ffffff") { ratio } }';
    const documents = Array.from({ length: 6 }, () => service.call('POST', '/v1/graphql', { key, json: { query } }));
    const answers = await Promise.all(documents);
    const refused = answers.find(({ body }) => body.errors);
    expect(refused).toBeDefined();
    const { code, details } = refused!.body.errors[0].extensions;
    expect(code).toBe('QUOTA_EXCEEDED');
    expect(refused!.headers.get('x-quota-reset')).toBe(details.quota_reset);
    expect(refused!.headers.get('retry-after')).toBe(String(details.retry_after));
    expect(details.retry_after).toBeGreaterThan(0);
  });
});

describe('calls that the gate refuses', () => {
  it('stand in the usage apart from those that ran, and in the feed as one event with their number', async () => {
    const { secret: key } = await service.issue('pro');
    const statuses = [];
    for (let i = 0; i < 9; i += 1)
      statuses.push((await service.call('POST', '/v1/color/contrast', { key, json: CONTRAST })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429, 429]);
    const forbidden = await service.call('GET', '/v1/admin/keys', { key });
    expect(forbidden.status).toBe(403);
    await service.services.ledger.flush();
    const account = service.services.ledger.remembers(key)!;
    // Refusals are written once a second.
    await expect.poll(async () => (await service.services.usage.history(account)).total.refused).toBe(6);
    const { total, days } = await service.services.usage.history(account);
    expect(total).toEqual({ calls: 4, errors: 0, credits: 4, refused: 6 });
    expect(days[0]!.endpoints.map(({ endpoint, refused }) => [endpoint, refused])).toEqual([
      ['GET /v1/admin/keys', 1],
      ['POST /v1/color/contrast', 5],
    ]);
    const { events, stats } = await service.services.usage.live(account, { limit: 100 });
    expect(stats).toMatchObject({ calls: 4, errors: 0 });
    const counts = events.flatMap(({ count }) => (count === undefined ? [] : [count]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(counts.length).toBeLessThanOrEqual(3);
  });

  it('are counted nowhere for a key that is not known', async () => {
    const answer = await service.call('GET', '/v1/usage', { key: 'mtm_live_nobody' });
    expect(answer.status).toBe(401);
    const listed = await service.call('GET', '/v1/admin/keys', { headers: { 'x-admin-key': ADMIN_KEY } });
    expect(listed.status).toBe(200);
  });
});
