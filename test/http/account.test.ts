import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { MOST_STREAMS } from '../../src/api/streams.ts';
import { printedAdminLink, printedLink } from '../../src/sign-in-link.ts';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';
import { parseAnswer, rawRequest } from './raw.ts';

let service: TestService;
beforeAll(async () => {
  // Where nothing listens: deliveries are attempted on this computer alone.
  service = await startTestService({ FETCH_ALLOW_HOSTS: '127.0.0.1:9' });
});
afterAll(() => service.stop());

const settingsOf = (of: TestService) => ({ DATABASE_URL: `file:${of.file}`, PORT: new URL(of.url).port });
const ticketOf = async (of = service): Promise<string> =>
  (await printedAdminLink(settingsOf(of), undefined)).split('/account#admin=')[1]!;

interface Sent {
  readonly json?: unknown;
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly of?: TestService;
}

/** What the page sends; `headers` take the place of its own, undefined leaves one out. */
const send = async (method: string, path: string, { json, cookie, headers = {}, of = service }: Sent = {}) => {
  const at = new URL(of.url).host;
  const isRead = method === 'GET';
  const body = json === undefined ? '' : JSON.stringify(json);
  const all = {
    host: at,
    origin: isRead ? undefined : `http://${at}`,
    'sec-fetch-site': 'same-origin',
    'content-type': json === undefined ? undefined : 'application/json',
    cookie,
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`));
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...lines,
    ...(isRead ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
    'connection: close',
  ];
  const answer = parseAnswer(await rawRequest(of.url, `${head.join('\r\n')}\r\n\r\n${body}`, { wait: 5000 }));
  return { ...answer, json: answer.body === '' ? undefined : JSON.parse(answer.body) };
};

const signIn = async (ticket: string, sent: Sent = {}) =>
  send('POST', '/account/sign-in', { json: { ticket }, ...sent });
const cookieOf = ({ headers }: Awaited<ReturnType<typeof send>>): string => headers.get('set-cookie')!.split(';')[0]!;
const session = async (of = service): Promise<string> => cookieOf(await signIn(await ticketOf(of), { of }));
const isSignedIn = async (cookie: string, of = service): Promise<boolean> =>
  (await send('GET', '/account/session', { cookie, of })).json.signed_in;

describe('the link of an administrator', () => {
  it('begins a session of eight hours, in a cookie for /account that no script can read', async () => {
    const { status, headers, json } = await signIn(await ticketOf());
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(
      /^metamer-admin=[\w-]{43}; Path=\/account; HttpOnly; SameSite=Strict; Max-Age=28800$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(Object.keys(json)).toEqual(['signed_in', 'expires_at']);
    const hours = (Date.parse(json.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThanOrEqual(8);
  });

  it('makes the cookie Secure where the page came over TLS', async () => {
    const headers = { host: 'metamer.example', origin: 'https://metamer.example' };
    const answer = await signIn(await ticketOf(), { headers });
    expect(answer.headers.get('set-cookie')).toMatch(/^__Secure-metamer-admin=[\w-]{43}; .*; Secure$/);
    expect(await isSignedIn(cookieOf(answer))).toBe(true);
  });

  it('works once, also for two who come at the same time', async () => {
    const ticket = await ticketOf();
    const both = await Promise.all([signIn(ticket), signIn(ticket)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const { status, json, headers } = await signIn(ticket);
    expect([status, json.error.code, json.error.details.field]).toEqual([401, 'UNAUTHENTICATED', 'ticket']);
    expect(headers.has('set-cookie')).toBe(false);
    expect(JSON.stringify(json)).not.toContain(ticket);
  });

  it('does not work after ten minutes', async () => {
    const ticket = await ticketOf();
    const { orm, close } = await openDatabase(`file:${service.file}`);
    await orm.run(`UPDATE settings SET at = ${Date.now() - 600_001} WHERE name LIKE 'admin!_sign!_in:%' ESCAPE '!'`);
    close();
    expect((await signIn(ticket)).status).toBe(401);
  });

  it('is another than the link that gives a key: neither does what the other does', async () => {
    const ofKey = (await printedLink(settingsOf(service))).split('#sign-in=')[1]!;
    expect((await signIn(ofKey)).status).toBe(401);
    const at = new URL(service.url).host;
    const ticket = await ticketOf();
    const answer = await service.call('POST', '/sign-in', { json: { ticket }, headers: { origin: `http://${at}` } });
    expect(answer.status).toBe(404);
  });

  it('leaves neither ticket nor token in the database', async () => {
    const ticket = await ticketOf();
    const token = cookieOf(await signIn(ticket)).split('=')[1]!;
    const { orm, close } = await openDatabase(`file:${service.file}`);
    const stored = JSON.stringify(await orm.all('SELECT * FROM settings'));
    close();
    expect(stored).toContain('admin_session:');
    expect(stored).not.toContain(ticket);
    expect(stored).not.toContain(token);
  });

  it.each([
    [{}, 'ticket'],
    [{ ticket: 1 }, 'ticket'],
    [{ ticket: 'x', more: 1 }, 'more'],
    [[], 'body'],
  ])('says what is wrong with the body %j', async (json, field) => {
    const answer = await send('POST', '/account/sign-in', { json });
    expect([answer.status, answer.json.error.details.field]).toEqual([400, field]);
  });

  it('is refused with 429 after ten wrong ones in a minute; a right one and whoever is signed in are not', async () => {
    const fresh = await startTestService();
    const cookie = await session(fresh);
    const wrong = () => signIn('AAAAAAAAAAAAAAAAAAAAAA', { of: fresh });
    for (let i = 0; i < 10; i += 1) expect((await wrong()).status).toBe(401);
    const { status, headers, json } = await wrong();
    expect([status, json.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(await ticketOf(fresh), { of: fresh })).status).toBe(200);
    expect(await isSignedIn(cookie, fresh)).toBe(true);
    await fresh.stop();
  });
});

describe('a request that does not come from the page itself', () => {
  const others: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
    ['without Origin', { origin: undefined }],
    ['of another origin', { origin: 'https://example.com' }],
    ['of an opaque origin', { origin: 'null' }],
    ['of another port', { origin: 'http://127.0.0.1:1' }],
    ['of the same host by another scheme', { origin: 'https://127.0.0.1' }],
    ['of a name that leads here, without TLS', { host: 'metamer.example', origin: 'http://metamer.example' }],
    ['that another site sent', { 'sec-fetch-site': 'cross-site' }],
    ['that another port sent', { 'sec-fetch-site': 'same-site' }],
    ['that no page sent', { 'sec-fetch-site': 'none' }],
  ];

  it('changes nothing, whatever cookie it brings', async () => {
    const cookie = await session();
    const ticket = await ticketOf();
    const { id } = await service.issue();
    for (const [why, headers] of others) {
      for (const [method, path, json] of [
        ['POST', '/account/sign-in', { ticket }],
        ['POST', '/account/sign-out', {}],
        ['POST', '/account/keys', {}],
        ['DELETE', `/account/keys/${id}`, undefined],
      ] as const) {
        const answer = await send(method, path, { json, cookie, headers });
        expect([why, path, answer.status, answer.json.error.code]).toEqual([why, path, 403, 'FORBIDDEN']);
        expect(answer.headers.has('set-cookie')).toBe(false);
      }
    }
    expect(await isSignedIn(cookie)).toBe(true);
    expect((await send('GET', `/account/keys/${id}`, { cookie })).json.revoked_at).toBeNull();
    expect((await signIn(ticket)).status).toBe(200);
  });

  it('reads nothing where the browser says that another site asks', async () => {
    const cookie = await session();
    for (const path of ['/account/session', '/account/keys'])
      for (const site of ['cross-site', 'same-site', 'none'])
        expect((await send('GET', path, { cookie, headers: { 'sec-fetch-site': site } })).status).toBe(403);
  });

  it('is not answered as a form or as text', async () => {
    const cookie = await session();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined])
      expect(
        (await send('POST', '/account/keys', { json: {}, cookie, headers: { 'content-type': type } })).status,
      ).toBe(400);
  });
});

describe('a session', () => {
  it('opens /account alone: no other surface accepts its cookie or its token', async () => {
    const cookie = await session();
    const token = cookie.split('=')[1]!;
    expect((await send('GET', '/account/keys', { cookie })).status).toBe(200);
    expect((await send('GET', '/v1/admin/keys', { cookie })).status).toBe(401);
    for (const headers of [{ 'x-admin-key': token }, { authorization: `Bearer ${token}` }, { 'x-api-key': token }]) {
      expect((await send('GET', '/v1/admin/keys', { headers, cookie })).status).toBe(401);
      expect((await send('GET', '/account/keys', { headers })).status).toBe(401);
    }
    const batch = await service.call('GET', '/v1/trpc/adminKeys.list?input=%7B%7D', { headers: { cookie } });
    expect(batch.status).toBe(401);
    const json = { query: '{ adminKeysList { nextCursor } }' };
    const graphql = await service.call('POST', '/v1/graphql', { headers: { cookie }, json });
    expect(graphql.text).toContain('UNAUTHENTICATED');
  });

  it('is not hidden by a cookie of the same name that another service of the host has set for all its paths', async () => {
    const cookie = await session();
    expect(await isSignedIn(`${cookie}; metamer-admin=other`)).toBe(true);
  });

  it('takes the place of the one that this browser had', async () => {
    const former = await session();
    const answer = await signIn(await ticketOf(), { cookie: former });
    expect([await isSignedIn(former), await isSignedIn(cookieOf(answer))]).toEqual([false, true]);
  });

  it('says to no other origin that it may ask or read, whatever the method', async () => {
    const headers = { origin: 'https://example.com', 'sec-fetch-site': undefined };
    for (const [method, status] of [
      ['OPTIONS', 204],
      ['DELETE', 405],
    ] as const) {
      const answer = await send(method, '/account/keys', { headers });
      expect(answer.status).toBe(status);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('needs no header, and the header of /v1/admin opens nothing here', async () => {
    const headers = { 'x-admin-key': ADMIN_KEY };
    expect((await send('GET', '/v1/admin/keys', { headers })).status).toBe(200);
    const { status, json } = await send('GET', '/account/keys', { headers });
    expect([status, json.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('ends when it is signed out, in this browser or in all', async () => {
    const [one, two, three] = [await session(), await session(), await session()];
    const out = await send('POST', '/account/sign-out', { json: {}, cookie: one });
    expect(out.json.signed_in).toBe(false);
    expect(out.headers.get('set-cookie')).toMatch(/^metamer-admin=; .*Max-Age=0$/);
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
    const unused = await ticketOf();
    await send('POST', '/account/sign-out', { json: { everywhere: true }, cookie: two });
    expect([await isSignedIn(two), await isSignedIn(three)]).toEqual([false, false]);
    expect((await signIn(unused)).status).toBe(401);
  });

  it('cannot be ended everywhere by whoever has none', async () => {
    const cookie = await session();
    const stranger = `metamer-admin=${'A'.repeat(43)}`;
    const answer = await send('POST', '/account/sign-out', { json: { everywhere: true }, cookie: stranger });
    expect(answer.status).toBe(401);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it('ends after eight hours, whatever is done in it', async () => {
    const cookie = await session();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 3_600_000 - 5_000 });
    expect(await isSignedIn(cookie)).toBe(true);
    vi.setSystemTime(Date.now() + 6_000);
    expect(await isSignedIn(cookie)).toBe(false);
    vi.useRealTimers();
  });

  it('holds in every process on the database, outlasts a restart, and ends with the admin key', async () => {
    const cookie = await session();
    const database = { DATABASE_URL: `file:${service.file}` };
    const second = await startTestService(database);
    expect(await isSignedIn(cookie, second)).toBe(true);
    await send('POST', '/account/sign-out', { json: {}, cookie, of: second });
    expect(await isSignedIn(cookie)).toBe(false);
    const kept = await session();
    await second.stop();
    const changed = await startTestService({ ...database, ADMIN_KEY: 'another-admin-key-of-the-tests' });
    expect(await isSignedIn(kept, changed)).toBe(false);
    await changed.stop();
    expect(await isSignedIn(kept)).toBe(true);
  });
});

describe('administration of keys', () => {
  it('issues, names, limits, rotates and revokes; the next call of the key is judged by it', async () => {
    const cookie = await session();
    const issued = await send('POST', '/account/keys', {
      json: { tier: 'free', label: 'Acme', scopes: ['color'] },
      cookie,
    });
    expect(issued.json).toMatchObject({ tier: 'free', label: 'Acme', scopes: ['color'], secret: expect.any(String) });
    const { id, secret } = issued.json;
    const palette = () => service.call('POST', '/v1/palette/generate', { key: secret, json: { seed: 1 } });
    expect((await palette()).status).toBe(403);
    const change = (json: unknown) => send('POST', `/account/keys/${id}`, { json, cookie });
    expect((await change({ label: 'Acme Ltd', tier: 'pro', scopes: null })).json).toMatchObject({
      label: 'Acme Ltd',
      tier: 'pro',
      scopes: null,
      note: '',
    });
    expect((await palette()).status).toBe(200);
    const me = await service.call('GET', '/v1/usage/me', { key: secret });
    expect([me.body.key.label, me.body.limits.requests_per_minute]).toEqual(['Acme Ltd', 300]);
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await change({ expires_at: soon })).json.expires_at).toBe(soon);
    expect((await change({ expires_at: null })).json.expires_at).toBeNull();
    const rotated = await send('POST', '/account/keys', { json: { replaces: id, overlap_hours: 0 }, cookie });
    expect(rotated.json).toMatchObject({ label: 'Acme Ltd', replaces: id });
    expect((await palette()).status).toBe(401);
    const revoked = await send('DELETE', `/account/keys/${rotated.json.id}`, { cookie });
    expect(revoked.json.revoked_at).not.toBeNull();
    expect((await service.call('GET', '/v1/usage/me', { key: rotated.json.secret })).status).toBe(401);
    const late = await send('POST', `/account/keys/${rotated.json.id}`, { json: { label: 'x' }, cookie });
    expect([late.status, late.json.error.details.field]).toEqual([400, 'id']);
  });

  it('gives a key more groups in every process, also where it was refused before', async () => {
    const second = await startTestService({ DATABASE_URL: `file:${service.file}` });
    const cookie = await session();
    const { json: key } = await send('POST', '/account/keys', { json: { scopes: ['color'] }, cookie });
    const palette = () => second.call('POST', '/v1/palette/generate', { key: key.secret, json: { seed: 1 } });
    expect((await palette()).status).toBe(403);
    await send('POST', `/account/keys/${key.id}`, { json: { scopes: ['color', 'palette'] }, cookie });
    expect((await palette()).status).toBe(200);
    await second.stop();
  });

  it.each([
    ['POST', '/account/keys', { tier: 'gold' }, 400, 'tier'],
    ['POST', '/account/keys', { name: 'x' }, 400, 'name'],
    ['POST', '/account/keys/{id}', { scopes: [] }, 400, 'scopes'],
    ['POST', '/account/keys/{id}', { expires_at: '2020-01-01T00:00:00Z' }, 400, 'expires_at'],
    ['POST', '/account/keys/{id}', { key: 'other' }, 400, 'key'],
    ['GET', '/account/keys/nobody', undefined, 404, undefined],
    ['GET', '/account/keys/nobody/jobs', undefined, 404, undefined],
    ['GET', '/account/keys/{id}/jobs?limit=0', undefined, 400, 'limit'],
    ['GET', '/account/keys/{id}/webhooks/wh_1/deliveries', undefined, 404, undefined],
    ['GET', '/account/keys/{id}/usage?since=x', undefined, 400, 'since'],
  ] as const)('answers a mistake in the envelope: %s %s %j', async (method, path, json, status, field) => {
    const cookie = await session();
    const { id } = await service.issue();
    const answer = await send(method, path.replace('{id}', id), { json, cookie });
    expect([answer.status, answer.json.error.details?.field]).toEqual([status, field]);
    expect(answer.json.request_id).toBe(answer.headers.get('x-request-id'));
  });

  it('shows the usage, webhooks and jobs of a key, without a charge to it', async () => {
    const cookie = await session();
    const { id, secret } = await service.issue();
    const other = await service.issue();
    await service.call('POST', '/v1/color/contrast', { key: secret, json: { fg: '#123', bg: '#fff' } });
    const hook = await service.call('POST', '/v1/webhooks', {
      key: secret,
      json: { url: 'https://127.0.0.1:9/hook', events: ['job.succeeded'] },
    });
    const job = await service.call('POST', '/v1/jobs/palette-batch', { key: secret, json: { count: 3, seed: 7 } });
    const used = async () => (await send('GET', `/account/keys/${id}`, { cookie })).json.used_this_month;
    const before = await used();
    const of = (path: string) => send('GET', `/account/keys/${id}${path}`, { cookie });
    expect((await of('/usage')).json.total.calls).toBeGreaterThanOrEqual(3);
    const { webhooks } = (await of('/webhooks')).json;
    expect(webhooks).toEqual([expect.objectContaining({ id: hook.body.id })]);
    expect(JSON.stringify(webhooks)).not.toContain('whsec');
    expect((await of(`/webhooks/${hook.body.id}/deliveries?limit=5`)).status).toBe(200);
    expect((await of('/jobs')).json.jobs[0].id).toBe(job.body.id);
    await expect.poll(async () => (await of(`/jobs/${job.body.id}`)).json.state).toBe('succeeded');
    expect((await of(`/jobs/${job.body.id}`)).json.result.item_count).toBe(3);
    const test = await send('POST', `/account/keys/${id}/webhooks/${hook.body.id}/test`, { json: {}, cookie });
    expect(test.json.event).toBe('webhook.ping');
    const again = await send('POST', `/account/keys/${id}/deliveries/${test.json.id}/redeliver`, { json: {}, cookie });
    expect(again.json.event_id).toBe(test.json.event_id);
    // What is of one key is not found under another.
    expect((await send('GET', `/account/keys/${other.id}/jobs/${job.body.id}`, { cookie })).status).toBe(404);
    expect(await used()).toBe(before);
    const after = await of('/usage');
    expect(JSON.stringify(after.json)).not.toContain('webhooks.test');
  });
});

describe('streams that an administrator watches', () => {
  it('are not taken from the ten of the key', async () => {
    const cookie = await session();
    const { id, secret } = await service.issue('pro');
    const job = await service.call('POST', '/v1/jobs/palette-batch', { key: secret, json: { count: 3, seed: 7 } });
    const leave = new AbortController();
    const open = (path: string, headers: Record<string, string>) =>
      fetch(service.url + path, { headers, signal: leave.signal });
    const own = await Promise.all(
      Array.from({ length: MOST_STREAMS }, () => open('/v1/usage/stream', { 'x-api-key': secret })),
    );
    expect(own.map(({ status }) => status)).toEqual(Array(MOST_STREAMS).fill(200));
    const path = `/jobs/id/${job.body.id}/stream`;
    expect((await open(`/v1${path}`, { 'x-api-key': secret })).status).toBe(429);
    const watched = await open(`/account/keys/${id}/jobs/${job.body.id}/stream`, { cookie });
    expect(watched.status).toBe(200);
    expect(await watched.text()).toContain('event: succeeded');
    leave.abort();
  });
});

describe('the log', () => {
  it('names who changed what by the id of the session, and holds no ticket, token or key', async () => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      lines.push(String(chunk));
      return true;
    });
    const logged = await startTestService({ LOG_LEVEL: 'debug', LOG_EVERY: '1' });
    const ticket = await ticketOf(logged);
    const cookie = cookieOf(await signIn(ticket, { of: logged }));
    const { json } = await send('POST', '/account/keys', { json: { label: 'Acme' }, cookie, of: logged });
    await send('POST', `/account/keys/${json.id}`, { json: { tier: 'gold' }, cookie, of: logged });
    await send('GET', '/account/keys', { cookie: `metamer-admin=${'A'.repeat(43)}`, of: logged });
    await send('POST', '/account/sign-out', { json: {}, cookie, of: logged });
    await logged.stop();
    write.mockRestore();
    const text = lines.join('');
    expect(text).toContain('an administrator signed in');
    const changes = text.split('\n').filter((line) => line.includes('requested a change'));
    expect(changes.map((line) => JSON.parse(line))).toMatchObject([
      { session: expect.stringMatching(/^[0-9a-f]{8}$/), operation: 'adminKeys.issue', key_id: json.id, status: 200 },
      { operation: 'adminKeys.update', key_id: json.id, status: 400 },
    ]);
    expect(text).toContain('an administrator signed out');
    for (const secret of [ticket, cookie.split('=')[1]!, json.secret, 'AAAAAAAA']) expect(text).not.toContain(secret);
  });
});

describe('the command that prints a link for an administrator', () => {
  const printed = (environment: Record<string, string>, url?: string) =>
    printedAdminLink({ ...settingsOf(service), ...environment }, url);

  it('leads to where the service listens, or to an address that is given', async () => {
    expect(await printed({})).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/account#admin=[\w-]{22}$/);
    const behindProxy = await printed({ HOST: '0.0.0.0', TRUST_PROXY: '1' }, 'https://metamer.example/');
    expect(behindProxy).toMatch(/^https:\/\/metamer\.example\/account#admin=[\w-]{22}$/);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, undefined, /needs --url/],
    [{ TRUST_PROXY: '1' }, undefined, /needs --url/],
    [{ PORT: '0' }, undefined, /^PORT/],
    [{}, 'http://metamer.example', /^--url/],
    [{}, 'https://metamer.example/path', /^--url/],
    [{}, 'metamer.example', /^--url/],
  ])('says why there is none with %o and %s', async (environment, url, why) => {
    await expect(printed(environment, url)).rejects.toThrow(why);
  });
});
