import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appRouter } from '../../routers/index.ts';
import { groupOf, hasPath, operationsOf, type RestOperation } from '../../src/api/operations.ts';
import { JOB_TYPES } from '../../src/jobs/types/index.ts';
import { GROUPS, type GroupId } from '../../src/schemas/groups.ts';
import { WEBHOOK_EVENT_NAMES } from '../../src/webhooks/events.ts';
import { startTestService, type TestService } from '../service.ts';
import { members } from './members.ts';

let service: TestService;
let text: string;
/** The document as it is read: it is large, and nothing changes it. */
// biome-ignore lint/suspicious/noExplicitAny: it is looked into at many places
let read: any;
beforeAll(async () => {
  service = await startTestService();
  text = (await service.call('GET', '/v1/openapi.yaml')).text;
  read = parse(text);
});
afterAll(async () => {
  await service.stop();
});

describe('the OpenAPI document', () => {
  it('describes every group, and no group that has no endpoint', () => {
    const { tags } = read as { tags: { name: string; description: string }[] };
    expect(Object.fromEntries(tags.map(({ name, description }) => [name, description]))).toEqual(GROUPS);
  });

  it('cannot be made of a group that nothing describes', () => {
    const of = (group?: GroupId) =>
      groupOf({
        endpoint: { group } as RestOperation['endpoint'],
        route: { method: 'GET', path: '/v1/unheard-of/things' },
      });
    expect(() => of()).toThrow('unheard-of');
    expect(of('discovery')).toBe('discovery');
  });

  it('describes each endpoint with examples, errors, security and the type of its answer', async () => {
    const document = read;
    const catalogue = (await service.call('GET', '/v1/catalog')).body.endpoints;
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path as Record<string, Record<string, never>>),
    );
    expect(operations).toHaveLength(catalogue.length);
    for (const entry of catalogue) {
      const operation = document.paths[entry.path.replace(/:(\w+)/g, '{$1}')][entry.method.toLowerCase()];
      expect(operation.summary).toBe(entry.summary);
      expect(Object.keys(operation.responses['200'].content)).toEqual(entry.produces);
      expect(operation.responses['500']).toBeDefined();
      expect(operation.security).toEqual(
        entry.access === 'public' ? [{}] : [{ [entry.access === 'admin' ? 'adminKey' : 'apiKey']: [] }, { bearer: [] }],
      );
      if (entry.parameters.some((parameter: { in: string }) => parameter.in === 'body'))
        expect(operation.requestBody.content['application/json'].example).toBeDefined();
    }
  });

  it('has every operation, at least those published first, and names for what they answer', () => {
    const document = read;
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path as object));
    expect(operations).toHaveLength(operationsOf(appRouter).filter(hasPath).length);
    expect(operations.length).toBeGreaterThanOrEqual(103);
    const names = Object.keys(document.components.schemas);
    expect(names.length).toBeGreaterThan(60);
    for (const name of [
      'Color',
      'Swatch',
      'Palette',
      'Gradient',
      'ShadeScale',
      'TokenSet',
      'ContrastReport',
      'Job',
      'Key',
    ])
      expect(names).toContain(name);
    // A record is one component wherever it comes.
    const matches = JSON.stringify(document.components.schemas.AtlasEntry);
    expect(matches).toContain('#/components/schemas/AtlasColor');
    expect(JSON.stringify(document.components.schemas.AtlasPage)).toContain('#/components/schemas/AtlasColor');
  });

  it.each(['requests', 'answers'] as const)('describes at least 98 % of the members of %s', (side) => {
    const found = members(read)[side];
    expect(found.length).toBeGreaterThan(300);
    const missing = found.filter(({ described }) => !described).map(({ path }) => path);
    expect(missing.length / found.length, missing.join('\n')).toBeLessThanOrEqual(0.02);
  });

  it('says nothing of bounds that mean nothing, and where a text is an instant or an address', () => {
    expect(text).not.toContain('9007199254740991');
    const { schemas } = read.components;
    expect(schemas.Rgb.properties.r).toMatchObject({ type: 'integer', minimum: 0, maximum: 255 });
    expect(schemas.Job.properties.queued_at.format).toBe('date-time');
    expect(schemas.Webhook.properties.url.format).toBe('uri');
  });

  it('keeps requests closed and answers open', () => {
    const { paths, components } = read;
    const body = paths['/v1/color/contrast'].post.requestBody.content['application/json'].schema;
    expect(body.additionalProperties).toBe(false);
    expect(components.schemas.ContrastReport.additionalProperties).toBeUndefined();
  });

  it('has the codes of each operation with examples, and the headers of refusals', () => {
    const { paths, components } = read;
    const { responses } = paths['/v1/science/spaces/{key}'].get;
    expect(Object.keys(responses['404'].content['application/json'].examples)).toEqual(['UNKNOWN_SPACE']);
    expect(responses['404'].content['application/json'].examples.UNKNOWN_SPACE.value.error.code).toBe('UNKNOWN_SPACE');
    expect(Object.keys(paths['/v1/analyzer/inspect'].post.responses)).toEqual(
      expect.arrayContaining(['400', '401', '403', '429', '500', '502', '503']),
    );
    expect(Object.keys(components.responses.RateLimitedOrQuotaExceeded.headers)).toEqual(
      expect.arrayContaining(['Retry-After', 'x-quota-reset', 'x-request-id']),
    );
    expect(Object.keys(paths['/v1/health'].get.responses)).toEqual(['200', '400', '500']);
  });

  it('has a body for each type of job, the key that makes a repeat safe, and what is sent later', () => {
    const { paths } = read;
    const queue = paths['/v1/jobs/{type}'].post;
    const { schema, examples } = queue.requestBody.content['application/json'];
    expect(schema.anyOf).toHaveLength(JOB_TYPES.length);
    expect(Object.keys(examples)).toHaveLength(JOB_TYPES.length);
    expect(queue.parameters.map(({ name }: { name: string }) => name)).toContain('Idempotency-Key');
    expect(Object.keys(paths['/v1/webhooks'].post.callbacks)).toEqual([...WEBHOOK_EVENT_NAMES]);
    expect(Object.keys(paths['/v1/usage/stream'].get['x-events'])).toEqual(['hello', 'usage', 'gap', 'heartbeat']);
    expect(paths['/v1/jobs/id/{id}/stream'].get['x-events'].succeeded.data.$ref).toBe('#/components/schemas/JobState');
  });

  it('is JSON for those who ask for JSON, and the same', async () => {
    const answer = await service.call('GET', '/v1/openapi.yaml', { headers: { accept: 'application/json' } });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('vary')).toContain('accept');
    expect(answer.body).toEqual(read);
    const etag = answer.headers.get('etag')!;
    const known = { accept: 'application/json', 'if-none-match': etag };
    expect((await service.call('GET', '/v1/openapi.yaml', { headers: known })).status).toBe(304);
  });

  it('is JSON at an address of its own, beside the 103 endpoints', async () => {
    const answer = await service.call('GET', '/v1/openapi.json');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body).toEqual(read);
    expect(Object.keys(read.paths)).not.toContain('/v1/openapi.json');
    expect((await service.call('GET', '/v1')).body.endpoints).not.toContain('GET /v1/openapi.json');
  });

  it('is OpenAPI 3.1 if that is requested: null is a type, callbacks are webhooks, and nothing else outside schemas differs', async () => {
    const { body } = await service.call('GET', '/v1/openapi.json?version=3.1');
    expect(Object.keys(body.webhooks)).toEqual([...WEBHOOK_EVENT_NAMES]);
    expect(body.openapi).toBe('3.1.0');
    const yaml = await service.call('GET', '/v1/openapi.yaml?version=3.1');
    expect(parse(yaml.text)).toEqual(body);
    expect(Object.keys(body.paths)).toEqual(Object.keys(read.paths));
    expect(Object.keys(body.components.schemas)).toEqual(Object.keys(read.components.schemas));
    const without = (value: unknown, names: RegExp): unknown => {
      if (Array.isArray(value)) return value.map((one) => without(one, names));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => !names.test(name))
          .map(([name, one]) => [name, without(one, names)]),
      );
    };
    const outside = (document: object) => without({ ...document, openapi: '' }, /^(schema|schemas|data)$/);
    const { webhooks, ...beside } = body;
    const withCallbacks = JSON.stringify(beside).replaceAll(/\{"\$ref":"#\/webhooks\/([^"]+)"\}/g, (_, event: string) =>
      JSON.stringify(webhooks[event]),
    );
    expect(outside(JSON.parse(withCallbacks))).toEqual(outside(read));
    const text = JSON.stringify(without(body, /^examples?$/));
    expect(text).not.toContain('"nullable":true');
    expect(text).not.toMatch(/"exclusiveM(in|ax)imum":true/);
    expect(text).not.toContain('"format":"binary"');
    expect(JSON.stringify(without(read, /^examples?$/))).toContain('"format":"binary"');
    expect(body.components.schemas.Harmony.properties.hue.type).toEqual(['number', 'null']);
    expect(body.components.schemas.NoHarmony.properties.method.type).toBe('null');
    expect((await service.call('GET', '/v1/openapi.json?version=2')).body.error.details.accepted).toEqual([
      '3.0',
      '3.1',
    ]);
  });

  it('has an example of every answer', () => {
    const { paths } = read;
    const answers = Object.values(paths).flatMap((path) =>
      Object.values(path as Record<string, { responses: Record<string, { content: Record<string, object> }> }>).flatMap(
        ({ responses }) => responses['200']!.content['application/json'] ?? [],
      ),
    );
    expect(answers.filter((answer) => !('example' in answer) && !('examples' in answer))).toEqual([]);
  });

  it('has no form of a schema that generators of clients stumble over', () => {
    const met: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { enum: values, allOf } = value as { enum?: unknown; allOf?: unknown };
      if (Array.isArray(values) && values.every((one) => one === null)) met.push(`${path}: null alone`);
      if (
        Array.isArray(allOf) &&
        allOf.some((one) => Object.keys(one as object).every((name) => name === 'description'))
      )
        met.push(`${path}: a description in allOf`);
      for (const [name, member] of Object.entries(value))
        if (!/^examples?$/.test(name)) visit(member, `${path}/${name}`);
    };
    visit(read, '');
    expect(met).toEqual([]);
  });

  it('lists the values of what is one of a list, and its examples are among them', () => {
    const { schemas } = read.components;
    const wrong: string[] = [];
    let seen = 0;
    type Listed = Readonly<Record<string, unknown>>;
    const resolved = (schema: Listed): Listed => {
      const reference = (schema.$ref ?? (schema.allOf as Listed[] | undefined)?.[0]?.$ref) as string | undefined;
      return reference === undefined ? schema : schemas[reference.split('/').at(-1)!];
    };
    const judge = (given: Listed, value: unknown, path: string): void => {
      const schema = resolved(given);
      const values = schema['x-extensible-enum'] as unknown[] | undefined;
      if (values && value !== null) {
        seen += 1;
        if (!values.includes(value)) wrong.push(`${path}: ${value}`);
      }
      if (Array.isArray(value)) for (const item of value) judge((schema.items ?? {}) as Listed, item, `${path}[]`);
      else if (typeof value === 'object' && value !== null)
        for (const [name, member] of Object.entries((schema.properties ?? {}) as Record<string, Listed>))
          if (name in value) judge(member, (value as Record<string, unknown>)[name], `${path}.${name}`);
    };
    for (const [path, methods] of Object.entries<Record<string, { responses: Record<string, { content: Listed }> }>>(
      read.paths,
    ))
      for (const { responses } of Object.values(methods)) {
        const { schema, example } = (responses['200']!.content['application/json'] ?? {}) as Listed;
        if (schema && example) judge(schema as Listed, example, path);
      }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(60);
    // A reader accepts what is added to these lists; a request that names a value of no list is refused.
    expect(schemas.SpaceKey).toMatchObject({ type: 'string', 'x-extensible-enum': expect.arrayContaining(['oklch']) });
    expect(schemas.SpaceKeyInput).toMatchObject({ type: 'string', enum: expect.arrayContaining(['oklch']) });
  });
});
