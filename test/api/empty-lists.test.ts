import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { inputSchemaOf } from '../../src/api/json-schema.ts';
import { hasPath, operationsOf } from '../../src/api/operations.ts';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const post = (path: string, json: unknown, access: string = 'key') => {
  const credentials = access === 'admin' ? { headers: { 'x-admin-key': ADMIN_KEY } } : { key };
  return service.call('POST', `/v1${path}`, { ...credentials, json });
};

const LISTS = operationsOf(appRouter)
  .filter(hasPath)
  .filter(({ route }) => route.method === 'POST')
  .flatMap(({ endpoint, route, procedure }) =>
    Object.entries(inputSchemaOf(procedure).properties)
      .filter(([, { type }]) => type === 'array')
      .map(([field]) => [route.path.replace('/v1', ''), field, endpoint.example, endpoint.access] as const),
  );

describe('an empty list', () => {
  it('is looked for in all operations', () => {
    const fields = new Set(LISTS.map(([, field]) => field));
    for (const field of ['include', 'conditions', 'targets', 'events', 'colors', 'styles', 'sections', 'scope'])
      expect(fields).toContain(field);
  });

  it.each(LISTS)('is refused by %s as %s', async (path, field, example, access) => {
    const { status, body } = await post(path, { ...example, [field]: [] }, access);
    expect([status, body.error.code]).toEqual([400, field === 'scope' ? 'EMPTY_SCOPE' : 'INVALID_INPUT']);
    expect(body.error.details.field).toBe(field);
    expect(body.error.message).toContain(field);
  });

  it('is refused in the parameters of jobs', async () => {
    const brief = await post('/jobs/system-batch', { briefs: [{ include: [] }] });
    expect(brief.body.error.details).toEqual({ field: 'briefs[0].include' });
    const deep = await post('/jobs/personalize-deep', { styles: [] });
    expect(deep.body.error.details).toEqual({ field: 'styles' });
  });
});
