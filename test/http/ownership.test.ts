import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { hasPath, operationsOf } from '../../src/api/operations.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let owner: string;
let stranger: string;
const ids = new Map<string, string>();

beforeAll(async () => {
  service = await startTestService();
  owner = (await service.issue('enterprise')).secret;
  stranger = (await service.issue('enterprise')).secret;
  const { jobs } = (await service.call('GET', '/v1/jobs', { key: owner })).body;
  const [{ type, example }] = jobs;
  const job = await service.call('POST', `/v1/jobs/${type}`, { key: owner, json: example });
  const hook = await service.call('POST', '/v1/webhooks', {
    key: owner,
    json: { url: 'https://example.org/hook', events: ['job.succeeded'] },
  });
  ids.set('jobs', job.body.id ?? job.body.job.id);
  ids.set('webhooks', hook.body.id ?? hook.body.webhook.id);
});
afterAll(() => service.stop());

const owned = operationsOf(appRouter)
  .filter(hasPath)
  .filter(({ route }) => /^\/v1\/(jobs|webhooks)\/.*\{id\}/.test(route.path));

it('is tried on every operation that names a job or a webhook', () => {
  expect(owned.map(({ route }) => route.path)).toEqual(
    expect.arrayContaining(['/v1/jobs/id/{id}', '/v1/jobs/id/{id}/stream', '/v1/webhooks/{id}']),
  );
});

describe.each(owned.map(({ route, endpoint }) => [route.method, route.path, endpoint] as const))(
  '%s %s',
  (method, path) => {
    it('says to another key what it says of an id that does not exist', async () => {
      const id = ids.get(path.split('/')[2]!)!;
      const unknown = id.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
      const ask = async (one: string) => {
        const { status, body } = await service.call(method, path.replace('{id}', one), {
          key: stranger,
          ...(method === 'POST' ? { json: {} } : {}),
        });
        return { status, error: JSON.parse(JSON.stringify(body.error).replaceAll(one, 'ID')) };
      };
      const theirs = await ask(id);
      expect(theirs.status).toBe(404);
      expect(theirs).toEqual(await ask(unknown));
    });
  },
);

it('leaves the owner what is theirs', async () => {
  expect((await service.call('GET', `/v1/jobs/id/${ids.get('jobs')}`, { key: owner })).status).toBe(200);
  expect((await service.call('GET', `/v1/webhooks/${ids.get('webhooks')}`, { key: owner })).status).toBe(200);
});
