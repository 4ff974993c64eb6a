import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServiceProcess, startProcess } from '../processes.ts';
import { ADMIN_KEY } from '../service.ts';
import { temporaryFile } from '../temporary-file.ts';

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
  });

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
  });
});
