import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../../src/trpc-client/client.ts';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const admin = { 'x-admin-key': ADMIN_KEY };
const issue = (json: unknown) => service.call('POST', '/v1/admin/keys', { json, headers: admin });
const CONTRAST = { fg: '#336699', bg: '#ffffff' };
const PALETTE = { method: 'triadic', hue: 210, count: 3, seed: 1 };

describe('a key with scopes', () => {
  it('may call these groups and no others, on every surface; a refusal is free and counts as refused', async () => {
    const { body } = await issue({ tier: 'pro', scopes: ['color', 'jobs'], note: 'for the build' });
    expect(body).toMatchObject({ scopes: ['color', 'jobs'], note: 'for the build', expires_at: null, replaces: null });
    const key: string = body.secret;
    expect((await service.call('POST', '/v1/color/contrast', { key, json: CONTRAST })).status).toBe(200);
    expect((await service.call('GET', '/v1/usage/me', { key })).status).toBe(200);

    const rest = await service.call('POST', '/v1/palette/generate', { key, json: PALETTE });
    expect([rest.status, rest.body.error.code]).toEqual([403, 'FORBIDDEN']);
    expect(rest.body.error.details).toEqual({ scope: 'palette', scopes: ['color', 'jobs'] });
    expect(rest.headers.get('x-credits-cost')).toBe('0');

    const document = {
      query:
        '{ colorContrast(fg: "#000", bg: "#fff") { ratio } harmonyIdentify(colors: ["#000", "#fff"]) { __typename } }',
    };
    const graphql = await service.call('POST', '/v1/graphql', { key, json: document });
    expect(graphql.body.data.colorContrast).toEqual({ ratio: 21 });
    expect(graphql.body.errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });

    const client = createClient({ baseUrl: service.url, apiKey: key });
    await expect(client.color.contrast.query(CONTRAST)).resolves.toHaveProperty('contrast_ratio');
    await expect(client.webhooks.list.query({})).rejects.toMatchObject({
      data: { code: 'FORBIDDEN', httpStatus: 403 },
    });

    const account = service.services.ledger.remembers(key)!;
    const total = async () => (await service.services.usage.history(account)).total;
    await expect.poll(async () => (await total()).refused, { timeout: 5_000 }).toBe(3);
    expect(await total()).toMatchObject({ errors: 0, credits: 3 });
  });
});

describe('a key that expires', () => {
  it('is refused with 401 from then on, over REST, GraphQL and tRPC', async () => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await issue({ tier: 'pro', expires_at });
    expect(body.expires_at).toBe(expires_at);
    const key: string = body.secret;
    expect((await service.call('POST', '/v1/color/contrast', { key, json: CONTRAST })).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await service.call('POST', '/v1/color/contrast', { key, json: CONTRAST })).status).toBe(401);
    const refused = await service.call('POST', '/v1/graphql', { key, json: { query: '{ __typename }' } });
    expect([refused.status, refused.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
    const client = createClient({ baseUrl: service.url, apiKey: key });
    await expect(client.usage.me.query({})).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
  });

  it('keeps a group that is named twice once', async () => {
    expect((await issue({ scopes: ['color', 'science', 'color'] })).body.scopes).toEqual(['color', 'science']);
  });

  it.each([
    [{ expires_at: '2001-01-01T00:00:00Z' }, 'expires_at'],
    [{ expires_at: 'tomorrow' }, 'expires_at'],
    [{ expires_at: '2031-13-01T00:00:00Z' }, 'expires_at'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes'],
    [{ label: 'a\u202eb' }, 'label'],
    [{ overlap_hours: 3 }, 'overlap_hours'],
    [{ replaces: 'nobody0000' }, 'replaces'],
  ])('is not issued for %j', async (json, field) => {
    const answer = await issue(json);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.body.error.details.field).toContain(field);
  });
});

describe('a key that is rotated', () => {
  it('holds beside the new one until the overlap is over', async () => {
    const { body: old } = await issue({ tier: 'pro', label: 'team', scopes: ['color'] });
    const call = async (key: string) =>
      (await service.call('POST', '/v1/color/contrast', { key, json: CONTRAST })).status;
    expect(await call(old.secret)).toBe(200);
    const { body: fresh } = await issue({ replaces: old.id, overlap_hours: 2 });
    expect(fresh).toMatchObject({ tier: 'pro', label: 'team', scopes: ['color'], replaces: old.id });
    expect([await call(old.secret), await call(fresh.secret)]).toEqual([200, 200]);
    const { body: expiring } = await service.call('GET', `/v1/admin/keys/${old.id}`, { headers: admin });
    const hours = (Date.parse(expiring.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1.9);
    expect(hours).toBeLessThanOrEqual(2);
    expect(expiring).toMatchObject({ used_this_month: 2, last_used_at: expect.any(String) });
    const { body: last } = await issue({ replaces: old.id, overlap_hours: 0 });
    expect([await call(old.secret), await call(last.secret)]).toEqual([401, 200]);
  });
});

describe('the list of keys', () => {
  it('comes in pages, newest first, each key once', async () => {
    for (let i = 0; i < 5; i += 1) await issue({ label: `page ${i}` });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await service.call('GET', `/v1/admin/keys?limit=3${query}`, { headers: admin });
      expect(body.keys.length).toBeLessThanOrEqual(3);
      seen.push(...body.keys.map(({ id }: { id: string }) => id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    const { body: all } = await service.call('GET', '/v1/admin/keys?limit=500', { headers: admin });
    expect(seen).toEqual(all.keys.map(({ id }: { id: string }) => id));
    expect(all.keys[0].label).toBe('page 4');
    const { status, body: stray } = await service.call('GET', '/v1/admin/keys?cursor=nobody', { headers: admin });
    expect([status, stray.error.details.field]).toEqual([400, 'cursor']);
  });
});
