import { type GraphQLArgument, getNamedType, isEnumType, isInputObjectType, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { inputSchemaOf, jsonSchemaOf } from '../../src/api/json-schema.ts';
import { hasPath, operationsOf } from '../../src/api/operations.ts';
import { MOST_ACCEPTED, vocabularyOf } from '../../src/errors/vocabulary.ts';
import { tools } from '../../src/mcp/tools/index.ts';
import { ADMIN_KEY, startTestService, type TestService } from '../service.ts';
import { type EnumPlace, enumPlaces, resolverOf, type Schema } from './enums.ts';
import { fieldsOf } from './graphql-example.ts';
import { restCallOf } from './rest-example.ts';

interface Documented {
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

let service: TestService;
let key: string;
let paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
let schemas: Readonly<Record<string, Schema>>;
beforeAll(async () => {
  service = await startTestService({ TIERS: JSON.stringify({ enterprise: { requests_per_minute: 1_000_000 } }) });
  key = (await service.issue()).secret;
  const { body } = await service.call('GET', '/v1/openapi.yaml', { headers: { accept: 'application/json' } });
  paths = body.paths;
  schemas = body.components.schemas;
});
afterAll(() => service.stop());

const operations = operationsOf(appRouter).filter(hasPath);

/** A name with two characters more: near to the name, and no name itself. */
const misspelt = (value: unknown): string => `${String(value)}-x`;

/** A place that takes one of a list, in an input that is right but for it. */
interface Case {
  readonly place: EnumPlace;
  readonly base: Readonly<Record<string, unknown>>;
  /** What the path needs besides. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** A parameter of the drawing: it counts where an image is requested. */
  readonly drawn: boolean;
}

/** A colour of a list that is wrong is reported at its row: nothing is refused. */
const isInRow = (path: EnumPlace['path']): boolean =>
  ['colors', 'pairs'].includes(String(path[0])) && path.at(-1) === 'space';

const casesOf = ({ endpoint, procedure, route: { path, method } }: (typeof operations)[number]): Case[] => {
  const resolve = resolverOf(schemas);
  const { parameters = [], requestBody } = paths[path]![method.toLowerCase()]!;
  const own = inputSchemaOf(procedure).properties;
  const inQuery = parameters.flatMap(({ name, schema }) =>
    enumPlaces({ properties: { [name]: schema } }, resolve).map((place) => ({
      place,
      base: endpoint.example,
      drawn: !(name in own),
    })),
  );
  const inForms = Object.entries(endpoint.forms ?? {}).flatMap(([type, { schema, example }]) => {
    const { $defs = {}, ...form } = jsonSchemaOf(schema, 'input', 'openapi-3.0') as Schema & {
      $defs?: Record<string, Schema>;
    };
    return enumPlaces(form, resolverOf($defs)).map((place) => ({
      place,
      base: example,
      beside: { type },
      drawn: false,
    }));
  });
  const body = endpoint.forms ? undefined : requestBody?.content['application/json']?.schema;
  const inBody = body ? enumPlaces(body, resolve) : [];
  return [...inQuery, ...inForms, ...inBody.map((place) => ({ place, base: endpoint.example, drawn: false }))].filter(
    ({ place: { path: steps } }) => !isInRow(steps),
  );
};

const textOf = (path: EnumPlace['path']): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);

/** A place, or the list that it is in: what an operation judges itself is reported by the name of its field. */
const placeOf = (path: EnumPlace['path']) =>
  path.at(-1) === 0 ? expect.toBeOneOf([textOf(path), textOf(path.slice(0, -1))]) : textOf(path);

/** Codes that an operation refuses a name with: its own, if it has one for unknown names. */
const codesOf = ({ endpoint }: (typeof operations)[number]) =>
  expect.toBeOneOf([
    'INVALID_INPUT',
    ...Object.keys(endpoint.fails ?? {}).filter((code) => code.startsWith('UNKNOWN_')),
  ]);

/** The details that a name unlike `value` is refused with. */
const detailsOf = (place: EnumPlace, wrong: string) => ({
  field: placeOf(place.path),
  accepted: expect.arrayContaining(place.values.slice(0, MOST_ACCEPTED) as unknown[]),
  near: expect.arrayContaining(place.values.filter((one) => misspelt(one) === wrong)),
});

describe('the vocabulary of a refusal', () => {
  it('is cut at 64 names, with how many there are', () => {
    const names = Array.from({ length: 100 }, (_, i) => `name-${i}`);
    const said = vocabularyOf('name-9', names);
    expect([said.accepted.length, said.accepted_count, said.near[0]]).toEqual([64, 100, 'name-9']);
    expect(vocabularyOf('x', names.slice(0, 64))).not.toHaveProperty('accepted_count');
  });

  it('of numbers has the number whose digits were sent as text', () => {
    expect(vocabularyOf('2000', [76, 94, 2000])).toMatchObject({ near: [2000] });
  });
});

describe('every enumeration of the OpenAPI document', () => {
  it.each(operations.map((operation) => [operation.endpoint.operation, operation] as const))(
    'refuses over REST and tRPC what is not in it, naming field, names and near ones: %s',
    async (_, operation) => {
      const { endpoint, name, procedure } = operation;
      const admin = endpoint.access === 'admin' ? { 'x-admin-key': ADMIN_KEY } : {};
      for (const { place, base, beside, drawn } of casesOf(operation)) {
        const value = place.values.find((one) => typeof one === 'string') ?? place.values[0];
        const wrong = misspelt(value);
        const input = { ...beside, ...(place.put(base, wrong) as object) };
        const where = `${name} ${textOf(place.path)}`;
        const { path, ...call } = restCallOf(operation, drawn ? base : input);
        const query = drawn ? `?${textOf(place.path)}=${wrong}` : '';
        const rest = await service.call(call.method, path + query, {
          key,
          headers: { ...admin, ...(drawn ? { accept: 'image/png' } : {}) },
          ...(call.body === null ? {} : { raw: call.body }),
        });
        expect(rest.body?.error, where).toMatchObject({ code: codesOf(operation), details: detailsOf(place, wrong) });
        if (drawn) continue;
        const isQuery = procedure._def.type === 'query';
        const trpc = await service.call('POST', `/v1/trpc/${name}`, { key, headers: admin, json: input });
        if (isQuery || procedure._def.type === 'mutation')
          expect(trpc.body?.error?.data, where).toMatchObject({
            code: codesOf(operation),
            details: detailsOf(place, wrong),
          });
      }
    },
  );

  it('is met at least once in most of them', () => {
    expect(operations.flatMap(casesOf).length).toBeGreaterThan(100);
  });
});

/** Arguments that are, or hold, an enumeration of GraphQL: where, and its values. */
const inGraphql = (argument: GraphQLArgument) => {
  const type = getNamedType(argument.type);
  if (isEnumType(type)) return [{ path: argument.name, values: type.getValues().map(({ name }) => name) }];
  return isInputObjectType(type) ? [] : [];
};

describe('every enumeration of the GraphQL schema', () => {
  const asked = Object.values({ ...fieldsOf('query') }).flatMap((field) =>
    field.args.flatMap((argument) => inGraphql(argument).map((one) => ({ field, argument, ...one }))),
  );

  it('refuses in a document and in variables what is not in it', async () => {
    expect(asked.length).toBeGreaterThan(20);
    for (const { field, argument, values } of asked) {
      const wrong = `${values[0]}_x`;
      const isList = String(argument.type).includes('[');
      const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
      const others = field.args.filter((one) => one !== argument && String(one.type).endsWith('!'));
      const inVariables = {
        query: `query ($wrong: ${argument.type}) { field: ${field.name}(${argument.name}: $wrong)${selection} }`,
        variables: { wrong: isList ? [wrong] : wrong },
      };
      const inDocument = {
        query: `{ field: ${field.name}(${argument.name}: ${isList ? `[${wrong}]` : wrong})${selection} }`,
      };
      for (const [form, json, at] of [
        ['document', inDocument, isList ? `${argument.name}[0]` : argument.name],
        ['variables', inVariables, isList ? 'wrong[0]' : 'wrong'],
      ] as const) {
        if (form === 'variables' && others.length) continue;
        const { body } = await service.call('POST', '/v1/graphql', { key, json });
        const details = body.errors
          .map(({ extensions }: { extensions: { details?: object } }) => extensions.details)
          .find((one: { accepted?: unknown } | undefined) => one?.accepted);
        expect(details, `${form} ${field.name}.${argument.name}: ${JSON.stringify(body).slice(0, 300)}`).toEqual({
          field: at,
          accepted: values.slice(0, MOST_ACCEPTED),
          ...(values.length > MOST_ACCEPTED ? { accepted_count: values.length } : {}),
          near: expect.arrayContaining([values[0]]),
        });
      }
    }
  });
});

describe('every enumeration of a tool', () => {
  const ask = async (name: string, args: object) =>
    (
      await service.call('POST', '/v1/mcp', {
        key,
        headers: { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
        json: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
      })
    ).text;

  it('refuses what is not in it', async () => {
    let met = 0;
    for (const tool of tools) {
      if (tool.run) continue;
      const operation = operations.find(({ name }) => name === tool.operations[0]);
      // Of an operation that is not served over REST the document knows nothing.
      if (!operation) continue;
      for (const { place } of casesOf(operation)) {
        const [top] = place.path;
        if (tool.only && !tool.only.includes(String(top))) continue;
        const wrong = misspelt(place.values[0]);
        const { format: _, ...example } = operation.endpoint.example;
        const text = await ask(tool.name, place.put({ ...example }, wrong) as object);
        expect(text, `${tool.name} ${textOf(place.path)}`).toContain('"metamer/error"');
        const names = [textOf(place.path), textOf(place.path.filter((part) => typeof part === 'string'))];
        expect(
          names.some((name) => text.includes(`"field":"${name}","accepted":[`)),
          text,
        ).toBe(true);
        met += 1;
      }
    }
    expect(met).toBeGreaterThan(10);
  });

  it('and a tool that does not exist, cut to 60 characters', async () => {
    const { error } = JSON.parse(await ask('check_contrastt', {}));
    expect(error).toMatchObject({
      code: -32602,
      data: { code: 'INVALID_INPUT', details: { field: 'name', near: expect.arrayContaining(['check_contrast']) } },
    });
    expect((await ask('x'.repeat(900), {})).length).toBeLessThan(3_000);
    expect((await ask('x'.repeat(50_000), {})).length).toBeLessThan(1_000);
  });
});

describe('a name that the documents do not list as an enumeration', () => {
  it.each([
    ['POST', '/v1/science/convert', { color: '#336699', to: 'oklhc' }, 404, 'to', 'oklch'],
    ['POST', '/v1/color/convert', { color: '#336699', to: 'oklhc' }, 404, 'to', 'oklch'],
    ['GET', '/v1/science/spaces/oklhc', undefined, 404, 'key', 'oklch'],
    ['GET', '/v1/vision/conditions/glaucomma', undefined, 404, 'slug', 'glaucoma'],
    ['POST', '/v1/vision/palette', { colors: ['#336699'], conditions: ['glaucomma'] }, 400, 'conditions', 'glaucoma'],
    ['POST', '/v1/vision/simulate', { color: '#336699', model: 'brettel' }, 400, 'model', 'brettel1997-deutan'],
    ['POST', '/v1/palette/generate', { method: 'tridic' }, 400, 'method', 'triadic'],
    ['POST', '/v1/analyzer/inspect', { url: 'https://example.com/', scope: ['so'] }, 400, 'scope', 'seo'],
    ['POST', '/v1/analyzer/inspect', { url: 'https://example.com/', sections: ['seoo'] }, 400, 'sections', 'seo'],
    ['POST', '/v1/analyzer/render', { report: { url: 'https://example.com/' }, format: 'pdff' }, 400, 'format', 'pdf'],
    ['GET', '/v1/methods/pallete', undefined, 400, 'tool', 'palette'],
    ['POST', '/v1/jobs/contrast-matrx', {}, 400, 'type', 'contrast-matrix'],
    ['POST', '/v1/jobs/collection-export', { collection: 'atlass' }, 400, 'collection', 'atlas'],
    ['POST', '/v1/personalize/palettes', { styles: ['minimalist'] }, 400, 'styles[0]', undefined],
    [
      'POST',
      '/v1/webhooks',
      { url: 'https://example.com/', events: ['job.suceeded'] },
      400,
      'events[0]',
      'job.succeeded',
    ],
  ] as const)('%s %s is refused alike', async (method, path, json, status, field, near) => {
    const { status: got, body } = await service.call(method, path, { key, ...(json ? { json } : {}) });
    expect([path, got, body.error.details.field]).toEqual([path, status, field]);
    const { accepted, near: found } = body.error.details;
    expect(accepted.length).toBeGreaterThan(1);
    expect(accepted.length).toBeLessThanOrEqual(MOST_ACCEPTED);
    if (near) expect(found).toContain(near);
    else expect(found).toBeInstanceOf(Array);
  });
});
