import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const NAMES = ['x-api-key', 'x_api_key', 'api_key', 'apikey', 'key', 'token', 'access_token', 'authorization'];
const contrast = { fg: '#336699', bg: '#ffffff' };

describe('a secret in the address', () => {
  it.each([
    ['REST', 'POST', '/v1/color/contrast', contrast],
    ['REST, reading', 'GET', '/v1/usage/me', undefined],
    ['tRPC', 'GET', `/v1/trpc/color.contrast?input=${encodeURIComponent(JSON.stringify(contrast))}`, undefined],
    ['GraphQL', 'POST', '/v1/graphql', { query: '{ colorContrast(fg: "#000", bg: "#fff") { ratio } }' }],
    ['MCP', 'POST', '/v1/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }],
  ])('is no credential on %s', async (_, method, path, json) => {
    for (const name of NAMES) {
      const address = `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(key)}`;
      const { status, text } = await service.call(method, address, json === undefined ? {} : { json });
      expect([name, status]).toEqual([name, 401]);
      expect(text).not.toContain(key);
    }
    const headers = { accept: 'application/json, text/event-stream' };
    expect((await service.call(method, path, { key, headers, ...(json ? { json } : {}) })).status).toBe(200);
  });

  it('is no credential of an administrator either', async () => {
    for (const name of ['x-admin-key', 'admin_key', 'key'])
      expect((await service.call('GET', `/v1/admin/keys?${name}=${ADMIN_KEY}`)).status).toBe(401);
  });
});
