import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
let other: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
  other = (await service.issue()).secret;
});
afterAll(() => service.stop());

const me = (headers: Record<string, string>) => service.call('GET', '/v1/usage/me', { headers });
const list = (headers: Record<string, string>) => service.call('GET', '/v1/admin/keys', { headers });
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

describe('Authorization: Bearer', () => {
  it('stands for either key, on every surface', async () => {
    expect((await me(bearer(key))).status).toBe(200);
    expect((await me({ authorization: `bearer  ${key}` })).status).toBe(200);
    expect((await list(bearer(ADMIN_KEY))).status).toBe(200);
    const headers = bearer(key);
    const query = '{ colorContrast(fg: "#000", bg: "#fff") { ratio } }';
    const asked = await service.call('POST', '/v1/graphql', { headers, json: { query } });
    expect(asked.body.data.colorContrast.ratio).toBe(21);
    const called = await service.call('POST', '/v1/trpc/usage.me', { headers, json: {} });
    expect(called.status).toBe(200);
    expect((await service.call('GET', '/v1/nothing', { headers })).headers.get('x-quota-remaining')).toMatch(/^\d+$/);
  });

  it('may come with the header that says the same, and with none that says another', async () => {
    expect((await me({ ...bearer(key), 'x-api-key': key })).status).toBe(200);
    for (const answer of [
      await me({ ...bearer(other), 'x-api-key': key }),
      await list({ ...bearer(key), 'x-admin-key': ADMIN_KEY }),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
      expect(answer.body.error.message).toContain('different keys');
    }
  });

  it('gives an API key no admin rights, and the admin key no others', async () => {
    expect((await list(bearer(key))).status).toBe(403);
    expect((await list({ 'x-api-key': key })).status).toBe(403);
    expect((await list({ 'x-admin-key': key })).status).toBe(403);
    expect((await me(bearer(ADMIN_KEY))).status).toBe(401);
    expect((await me({ 'x-admin-key': ADMIN_KEY })).status).toBe(401);
    expect((await me({ authorization: `Basic ${key}` })).status).toBe(401);
  });
});

it('a refusal over tRPC says how to sign in, as over REST', async () => {
  const { status, headers } = await service.call('POST', '/v1/trpc/usage.me', { headers: bearer('nobody'), json: {} });
  const rest = await me(bearer('nobody'));
  expect([status, headers.get('www-authenticate')]).toEqual([401, rest.headers.get('www-authenticate')]);
  expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
});

it('a key that was not copied completely is refused as such', async () => {
  for (const wrong of [key.slice(0, -1), `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, 'nobody']) {
    const { status, body } = await me({ 'x-api-key': wrong });
    expect([status, body.error.message]).toEqual([
      401,
      'The API key is malformed: a key starts with mtm_live_ or mtm_test_ and ends with a checksum. Check that it was copied completely.',
    ]);
  }
});
