import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServiceProcess, startProcess, temporaryFile } from '../processes.ts';
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

describe('guessing', () => {
  const file = temporaryFile();
  let process: ServiceProcess;
  beforeAll(async () => {
    process = await startProcess({ DATABASE_URL: file.url, LOG_LEVEL: 'info' });
  });
  afterAll(async () => {
    await process.end('SIGTERM');
    file.remove();
  });
  const call = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
    fetch(process.url + path, { ...init, headers });
  const issue = async () => {
    const answer = await call(
      '/v1/admin/keys',
      { 'x-admin-key': ADMIN_KEY, 'content-type': 'application/json' },
      { method: 'POST', body: '{}' },
    );
    return ((await answer.json()) as { secret: string }).secret;
  };

  it('admin keys, of whatever form, is limited and logged; right keys pass all the same', async () => {
    const [met, unmet, asking] = [await issue(), await issue(), await issue()];
    await call('/v1/usage/me', { 'x-api-key': met });
    const statuses = new Map<number, number>();
    for (let round = 0; round < 62; round += 1) {
      const guesses = Array.from({ length: 10 }, (_, i) =>
        call('/v1/admin/keys', { 'x-admin-key': `guess-${round}-${i}` }),
      );
      for (const { status } of await Promise.all(guesses)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([401, 429]);
    expect(statuses.get(401)).toBe(600);
    const lines = process
      .output()
      .split('\n')
      .filter((line) => line.includes('a wrong admin key was sent'));
    expect(lines).toHaveLength(600);
    expect(process.output()).not.toContain('guess-');

    expect((await call('/v1/admin/keys', { 'x-admin-key': ADMIN_KEY })).status).toBe(200);
    expect((await call('/v1/usage/me', { 'x-api-key': met })).status).toBe(200);
    expect((await call('/v1/usage/me', { 'x-api-key': unmet })).status).toBe(200);
    const body = JSON.stringify({ query: '{ colorContrast(fg: "#000", bg: "#fff") { ratio } }' });
    const headers = { 'x-api-key': asking, 'content-type': 'application/json' };
    expect((await call('/v1/graphql', headers, { method: 'POST', body })).status).toBe(200);
  }, 60_000);

  it('paths gets suggestions within the limit of visitors only', async () => {
    const hints = async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => call('/v1/color/contrst', {})));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(answers.every(({ status }) => status === 404)).toBe(true);
      return texts.filter((text) => text.includes('Did you mean')).length;
    };
    expect(await hints()).toBe(20);
    for (let round = 0; round < 31; round += 1) await hints();
    expect(await hints()).toBe(0);
  }, 60_000);
});

it('a refusal over tRPC says how to sign in, as over REST', async () => {
  const { status, headers } = await service.call('POST', '/v1/trpc/usage.me', { headers: bearer('nobody'), json: {} });
  const rest = await me(bearer('nobody'));
  expect([status, headers.get('www-authenticate')]).toEqual([401, rest.headers.get('www-authenticate')]);
  expect(headers.get('www-authenticate')).toMatch(/^Bearer/);
});
