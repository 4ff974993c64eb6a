import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { hasPath, operationsOf } from '../../src/api/operations.ts';
import { ADMIN_KEY, type CallOptions } from '../service.ts';
import { promised } from './promised.ts';

const { key, service } = promised();
const call = (method: string, path: string, options?: CallOptions) => service().call(method, path, options);
const admin = { 'x-admin-key': ADMIN_KEY };
const issue = (json: object = {}) => call('POST', '/v1/admin/keys', { json, headers: admin });
const contrast = (secret?: string) =>
  call('POST', '/v1/color/contrast', { key: secret, json: { fg: '#336699', bg: '#ffffff' } });
const operations = operationsOf(appRouter).filter(hasPath);
const pathOf = (path: string): string => path.replaceAll(/\{\w+\}/g, 'x');

describe('who may call what', () => {
  const PUBLIC = [
    ...['GET /v1', 'GET /v1/health', 'GET /v1/ready', 'GET /v1/formats', 'GET /v1/tiers', 'GET /v1/metrics'],
    ...['GET /v1/status', 'GET /v1/catalog', 'GET /v1/docs', 'GET /v1/openapi.yaml', 'GET /v1/graphql'],
    'GET /v1/webhooks/events',
  ];

  // promise 1.59.2, 1.111.1: Twelve endpoints are open to everyone and cost nothing
  it('opens twelve endpoints to everyone', async () => {
    for (const one of PUBLIC) {
      const [method = '', path = ''] = one.split(' ');
      const { status, headers } = await call(method, path);
      expect([one, status, headers.get('x-credits-cost')]).toEqual([one, 200, '0']);
    }
  });

  // promise 1.59.2, 1.109.1, 1.111.2, 1.112.1, 1.121.1, 2.1.4: Every other endpoint is UNAUTHENTICATED with 401 without a key, and with one that was not issued
  it('needs a key for all others', async () => {
    for (const { endpoint, route } of operations) {
      if (PUBLIC.includes(endpoint.operation)) continue;
      const header = endpoint.access === 'admin' ? 'x-admin-key' : 'x-api-key';
      for (const headers of [{}, { [header]: 'no-such-key' }] as Record<string, string>[]) {
        const { status, body } = await call(route.method, pathOf(route.path), { headers });
        expect([endpoint.operation, status, body.error.code]).toEqual([endpoint.operation, 401, 'UNAUTHENTICATED']);
      }
    }
    expect((await contrast(key())).status).toBe(200);
    expect((await contrast((await issue()).body.secret)).status).toBe(200);
  });

  // promise 1.110.1, 1.122.1: An API key opens no endpoint of administration: FORBIDDEN with 403
  it('needs the admin key for administration', async () => {
    for (const { endpoint, route } of operations) {
      if (!route.path.startsWith('/v1/admin/')) continue;
      const { status, body } = await call(route.method, pathOf(route.path), { key: key() });
      expect([endpoint.operation, status, body.error.code]).toEqual([endpoint.operation, 403, 'FORBIDDEN']);
    }
    expect((await call('GET', '/v1/admin/keys', { headers: admin })).status).toBe(200);
  });
});

describe('API keys', () => {
  // promise 1.49.1, 1.53.1, 1.106.1, 1.106.2: A key is issued with a tier of three and a label, both optional
  it('are issued', async () => {
    for (const tier of ['free', 'pro', 'enterprise'])
      expect((await issue({ tier, label: 'Acme' })).body).toMatchObject({
        id: expect.any(String),
        tier,
        label: 'Acme',
        secret: expect.any(String),
      });
    expect((await issue()).body).toMatchObject({ id: expect.any(String), tier: expect.any(String) });
    expect((await issue({ tier: 'gold' })).body.error).toMatchObject({
      code: 'INVALID_INPUT',
      details: { field: 'tier' },
    });
    expect((await issue({ label: 7 })).body.error).toMatchObject({
      code: 'INVALID_INPUT',
      details: { field: 'label' },
    });
  });

  // promise 1.49.2, 1.105.1, 1.106.3, 1.107.1, 1.113.1: Keys are listed and found without their secret, which no file of the database contains
  it('never show their secret again', async () => {
    const { id, secret } = (await issue({ label: 'once' })).body;
    const list = await call('GET', '/v1/admin/keys', { headers: admin });
    const one = await call('GET', `/v1/admin/keys/${id}`, { headers: admin });
    expect([list.text.includes(id), one.body.id, one.body.label]).toEqual([true, id, 'once']);
    for (const { text } of [list, one]) expect(text).not.toContain(secret);
    const folder = dirname(service().file);
    for (const name of readdirSync(folder).filter((file) => file.startsWith(basename(service().file))))
      expect([name, readFileSync(join(folder, name)).includes(secret)]).toEqual([name, false]);
  });

  // promise 1.54.1, 1.108.1, 1.113.1: A key that is revoked is rejected from the next request on
  it('are revoked at once', async () => {
    const { id, secret } = (await issue()).body;
    expect((await contrast(secret)).status).toBe(200);
    expect((await call('DELETE', `/v1/admin/keys/${id}`, { headers: admin })).status).toBe(200);
    const { status, body } = await contrast(secret);
    expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('errors', () => {
  // promise 1.48.1, 1.48.2: Every error has a code, a message and the id of the request
  it('have one form', async () => {
    const errors = [
      await contrast(),
      await call('GET', '/v1/no-such-path'),
      await call('POST', '/v1/color/contrast', { key: key(), json: {} }),
      await call('POST', '/v1/color/contrast', { key: key(), raw: '{' }),
    ];
    for (const { body } of errors) {
      expect(Object.keys(body).toSorted()).toEqual(['error', 'request_id']);
      expect([typeof body.error.code, typeof body.error.message, typeof body.request_id]).toEqual([
        'string',
        'string',
        'string',
      ]);
    }
    expect(new Set(errors.map(({ body }) => body.request_id)).size).toBe(errors.length);
  });

  // promise 1.123.1: A path that does not exist is NOT_FOUND with 404
  it('for a path', async () => {
    const { status, body } = await call('GET', '/v1/no-such-path');
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  // promise 1.124.1: A method that a path does not have is METHOD_NOT_ALLOWED with 405, and `Allow` has those that it has
  it('for a method', async () => {
    const { status, body, headers } = await call('GET', '/v1/color/contrast', { key: key() });
    expect([status, body.error.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(headers.get('allow')?.split(/, */)).toContain('POST');
  });

  // promise 1.125.1: A field that is wrong is INVALID_INPUT with 400, and the message names it
  it('for a field', async () => {
    const { status, body } = await call('POST', '/v1/color/contrast', {
      key: key(),
      json: { fg: 'no colour', bg: '#fff' },
    });
    expect([status, body.error.code, /\bfg\b/.test(body.error.message)]).toEqual([400, 'INVALID_INPUT', true]);
  });

  // promise 1.126.1, 1.59.1: Bodies are JSON: one that is not is INVALID_JSON with 400
  it('for a body', async () => {
    for (const raw of ['{', '', 'fg=#000', '{"fg":}']) {
      const { status, body } = await call('POST', '/v1/color/contrast', { key: key(), raw });
      expect([raw, status, body.error.code]).toEqual([raw, 400, raw === '' ? expect.any(String) : 'INVALID_JSON']);
    }
    expect((await contrast(key())).headers.get('content-type')).toContain('application/json');
  });
});
