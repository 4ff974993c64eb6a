import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { settingsRepository } from '../../db/repositories/settings.ts';
import { printedLink } from '../../src/sign-in-link.ts';
import { startTestService, type TestService } from '../service.ts';
import { parseAnswer, rawRequest } from './raw.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const host = (): string => new URL(service.url).host;
const link = (of = service): Promise<string> =>
  printedLink({ DATABASE_URL: `file:${of.file}`, PORT: new URL(of.url).port });
const ticketOf = async (of = service): Promise<string> => (await link(of)).split('#sign-in=')[1]!;

/** What a page of the service sends; `changed` takes the place of its headers, undefined leaves one out. */
const post = async (
  body: string,
  changed: Readonly<Record<string, string | undefined>> = {},
  { method = 'POST', of = service } = {},
) => {
  const at = new URL(of.url).host;
  const headers = { host: at, origin: `http://${at}`, 'content-type': 'application/json', ...changed };
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`));
  const head = [
    `${method} /sign-in HTTP/1.1`,
    ...lines,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  const answer = parseAnswer(await rawRequest(of.url, `${head.join('\r\n')}\r\n\r\n${body}`, { wait: 5000 }));
  return { ...answer, json: JSON.parse(answer.body) };
};
const signIn = async (ticket: string, changed = {}) => post(JSON.stringify({ ticket }), changed);
const works = async (key: string): Promise<boolean> =>
  (await service.call('GET', '/v1/usage/me', { key })).status === 200;

describe('a ticket', () => {
  it('is exchanged for a key of the workbench: enterprise, 30 days, every group but administration', async () => {
    const { status, headers, json } = await signIn(await ticketOf());
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(Object.keys(json)).toEqual(['key', 'expires_at']);
    const days = (Date.parse(json.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThanOrEqual(30);
    const { body } = await service.call('GET', '/v1/usage/me', { key: json.key });
    expect([body.key.label, body.tier.id]).toEqual(['workbench', 'enterprise']);
    const admin = await service.call('GET', '/v1/admin/keys', { headers: { 'x-admin-key': json.key } });
    expect(admin.status).toBe(403);
  });

  it('works once, also for two who come at the same time', async () => {
    const ticket = await ticketOf();
    const both = await Promise.all([signIn(ticket), signIn(ticket)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await signIn(ticket)).status).toBe(404);
  });

  it('revokes the key that the workbench had before, also where two come at the same time', async () => {
    const { json: first } = await signIn(await ticketOf());
    const tickets = [await ticketOf(), await ticketOf(), await ticketOf()];
    const keys = (await Promise.all(tickets.map((one) => signIn(one)))).map(({ json }) => json.key as string);
    expect(await works(first.key)).toBe(false);
    expect((await Promise.all(keys.map(works))).filter(Boolean)).toHaveLength(1);
  });

  it('is stored as its hash alone, and leaves nothing behind', async () => {
    const ticket = await ticketOf();
    const { orm, close } = await openDatabase(`file:${service.file}`);
    const names = async () => JSON.stringify(await orm.all('SELECT * FROM settings'));
    expect(await names()).toContain('sign_in:');
    expect(await names()).not.toContain(ticket);
    await signIn(ticket);
    expect(await names()).not.toContain('sign_in:');
    close();
  });

  it('is no good after ten minutes', async () => {
    const { orm, close } = await openDatabase(`file:${service.file}`);
    const ticket = await ticketOf();
    await orm.run(`UPDATE settings SET at = ${Date.now() - 600_001} WHERE name LIKE 'sign_in:%'`);
    expect((await signIn(ticket)).status).toBe(404);
    // The next one that is made removes it.
    await ticketOf();
    expect(await orm.all("SELECT * FROM settings WHERE name LIKE 'sign_in:%'")).toHaveLength(1);
    await settingsRepository(orm).prune('sign_in:', Date.now() + 1);
    close();
  });
});

describe('a request that does not come from the page itself', () => {
  const others: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
    ['without Origin', { origin: undefined }],
    ['of another origin', { origin: 'https://example.com' }],
    ['of an opaque origin', { origin: 'null' }],
    ['of the same host by another scheme', { origin: 'https://127.0.0.1' }],
    ['of another port', { origin: 'http://127.0.0.1:1' }],
    ['for another host that leads here', { host: 'metamer.example', origin: 'http://metamer.example' }],
    ['for a name that begins as this computer', { host: '127.0.0.1.example', origin: 'http://127.0.0.1.example' }],
    ['for localhost of someone', { host: 'localhost.example:80', origin: 'http://localhost.example:80' }],
    ['that another site sent', { 'sec-fetch-site': 'cross-site' }],
    ['that came by a proxy', { 'x-forwarded-for': '192.0.2.1' }],
    ['that came by a proxy of the standard', { forwarded: 'for=192.0.2.1' }],
    ['that came by way of another', { via: '1.1 front' }],
    ['that is a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['that is text', { 'content-type': 'text/plain' }],
    ['of no type', { 'content-type': undefined }],
  ];

  it('is answered as any path that is not there, and the ticket stays good', async () => {
    const ticket = await ticketOf();
    for (const [why, changed] of others) {
      const { status, json } = await signIn(ticket, changed);
      expect([why, status, json.error.code]).toEqual([why, 404, 'NOT_FOUND']);
      expect(JSON.stringify(json)).not.toContain(ticket);
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'])
      expect([method, (await post(JSON.stringify({ ticket }), {}, { method })).status]).toEqual([method, 404]);
    expect(
      (
        await signIn(ticket, {
          host: host().replace('127.0.0.1', 'localhost'),
          origin: `http://${host().replace('127.0.0.1', 'localhost')}`,
        })
      ).status,
    ).toBe(200);
  });

  it('is refused where a proxy is configured', async () => {
    const behind = await startTestService({ TRUST_PROXY: '1' });
    const { status } = await post(JSON.stringify({ ticket: await ticketOf(behind) }), {}, { of: behind });
    expect(status).toBe(404);
    await behind.stop();
  });
});

describe('a body that holds no ticket', () => {
  it.each([
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{"ticket":1}',
    '{"ticket":{}}',
    `{"ticket":"${'x'.repeat(2000)}"}`,
    '{"__proto__":{}}',
  ])('is answered as a path that is not there: %j', async (body) => {
    const { status, json } = await post(body);
    expect([status, json.error.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('wrong tickets', () => {
  it('close the door after five, for ten minutes, also for one that is right', async () => {
    const fresh = await startTestService();
    const at = (ticket: string) => post(JSON.stringify({ ticket }), {}, { of: fresh });
    const wrong = 'AAAAAAAAAAAAAAAAAAAAAA';
    const ticket = await ticketOf(fresh);
    for (let i = 0; i < 4; i += 1) expect((await at(wrong)).status).toBe(404);
    expect((await at(ticket)).status).toBe(200);
    expect((await at('not even the form')).status).toBe(404);
    const late = await ticketOf(fresh);
    expect((await at(late)).status).toBe(404);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 599_000 });
    const later = await ticketOf(fresh);
    expect((await at(later)).status).toBe(404);
    vi.setSystemTime(Date.now() + 2_000);
    expect((await at(later)).status).toBe(200);
    vi.useRealTimers();
    await fresh.stop();
  });
});

describe('the command that prints a link', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, /HOST is an address of this computer/],
    [{ TRUST_PROXY: '1' }, /TRUST_PROXY is 0/],
    [{ PORT: '0' }, /^PORT/],
    [{ PORT: 'x' }, /^PORT/],
    [{ DATABASE_URL: 'file:nowhere/metamer.db' }, /there is no nowhere\/metamer\.db/],
  ])('says why there is none with %o', async (environment, why) => {
    await expect(printedLink({ DATABASE_URL: `file:${service.file}`, PORT: '8080', ...environment })).rejects.toThrow(
      why,
    );
  });

  it('writes an address of the sixth version in brackets', async () => {
    expect(await printedLink({ DATABASE_URL: `file:${service.file}`, HOST: '::1', PORT: '8080' })).toMatch(
      /^http:\/\/\[::1\]:8080\/#sign-in=[\w-]{22}$/,
    );
  });
});
