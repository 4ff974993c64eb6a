import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  printSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { hasPath, operationsOf, type RestOperation } from '../../src/api/operations.ts';
import { LIMITS } from '../../src/graphql/limits.ts';
import { camelCase } from '../../src/graphql/names.ts';
import { createSchema, fieldNameOf } from '../../src/graphql/schema.ts';
import { inputOf, type Shape, slotOf } from '../../src/graphql/shape.ts';
import { startTestService, type TestService } from '../service.ts';

const schema = createSchema(appRouter);
const operations = operationsOf(appRouter);
const fieldsOf = (type: 'query' | 'mutation') =>
  (type === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {};

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

/** Every leaf of a type, as deep as a document may go. */
const selectionOf = (type: GraphQLOutputType, depth: number): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields());
  // What stands beside JSON with types is asked for in a test of its own.
  const beside = fields.map(({ deprecationReason }) => /^Use `(\w+)`\.$/.exec(deprecationReason ?? '')?.[1]);
  const inner = fields.flatMap((field) => {
    if (beside.includes(field.name)) return [];
    const nested = isObjectType(getNamedType(field.type));
    if (nested && depth === 1) return [];
    return [`${field.name} ${selectionOf(field.type, depth - 1)}`];
  });
  return `{ __typename ${inner.join(' ')} }`;
};

/** A REST answer as GraphQL says it, as far as the document asked. */
const expected = (value: unknown, shape: Shape, depth: number, rename: Record<string, string> = {}): unknown => {
  if (value === null || value === undefined) return null;
  if (shape.kind === 'list') return (value as unknown[]).map((item) => expected(item, shape.item.shape, depth, rename));
  if (shape.kind !== 'object') return value;
  const entries = shape.members.flatMap(({ name, slot }) => {
    let leaf = slot.shape;
    while (leaf.kind === 'list') leaf = leaf.item.shape;
    if (leaf.kind === 'object' && depth === 1) return [];
    const inner = expected((value as Record<string, unknown>)[name], slot.shape, depth - 1);
    return [[rename[name] ?? camelCase(name), inner] as const];
  });
  return { __typename: expect.any(String), ...Object.fromEntries(entries) };
};

const given = (value: unknown, shape: Shape): unknown => {
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((item) => given(item, shape.item.shape));
  if (shape.kind !== 'object' || typeof value !== 'object' || value === null) return value;
  const own = value as Record<string, unknown>;
  return Object.fromEntries(
    shape.members
      .filter(({ name }) => own[name] !== undefined)
      .map(({ name, slot }) => [camelCase(name), given(own[name], slot.shape)]),
  );
};

/** The REST call of an example. */
const rest = (operation: RestOperation, input: Record<string, unknown>) => {
  const { method, path } = operation.route;
  const { query } = operation.endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const others = Object.entries(input).filter(([name]) => !inPath.includes(name));
  const inQuery = others.filter(([name]) => method === 'GET' || query?.includes(name));
  const body = Object.fromEntries(others.filter(([name]) => method !== 'GET' && !query?.includes(name)));
  const search = new URLSearchParams();
  for (const [name, value] of inQuery)
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  return service.call(method, `${address}${search.size ? `?${search}` : ''}`, {
    key,
    ...(method === 'POST' ? { json: body } : {}),
  });
};

const computations = operations.filter(
  (operation) =>
    operation.endpoint.access === 'key' &&
    operation.procedure._def.type === 'query' &&
    !operation.endpoint.graphql?.hidden &&
    operation.route?.path !== '/v1/analyzer/inspect',
);

describe('the schema', () => {
  it('has a field for every operation that answers JSON, and no other', () => {
    const wanted = (type: string) =>
      operations
        .filter(({ endpoint, procedure }) => {
          const page =
            endpoint.access === 'public' && (endpoint.produces?.[0] ?? 'application/json') !== 'application/json';
          return procedure._def.type === type && !page && !endpoint.graphql?.hidden;
        })
        .flatMap((operation) => [fieldNameOf(operation), operation.endpoint.graphql?.typedField ?? []].flat())
        .sort();
    expect(Object.keys(fieldsOf('query')).sort()).toEqual(wanted('query'));
    expect(Object.keys(fieldsOf('mutation')).sort()).toEqual(wanted('mutation'));
    expect(schema.getSubscriptionType()).toBeUndefined();
  });

  it('carries descriptions and prices, and takes colours', () => {
    const { colorContrast } = fieldsOf('query');
    expect(colorContrast?.description).toContain('Price: 1 credit.');
    expect(colorContrast?.args.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'fg: Color!',
      'bg: Color!',
      'deltaE: Int',
    ]);
    const text = printSchema(schema);
    expect(text).toContain('scalar Color');
    expect(Object.values(fieldsOf('query')).every((field) => field.description)).toBe(true);
  });

  it('describes every type, field and argument but for two in a hundred', () => {
    const words = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (type.name.startsWith('__') || (!isObjectType(type) && !isInputObjectType(type))) return [];
      return Object.values(type.getFields()).flatMap((field) => [
        [`${type.name}.${field.name}`, field.description],
        ...('args' in field
          ? field.args.map((arg: GraphQLArgument) => [`${type.name}.${field.name}.${arg.name}`, arg.description])
          : []),
      ]);
    });
    expect(words.length).toBeGreaterThan(1500);
    const without = words.filter(([, text]) => !text).map(([name]) => name);
    expect(without.length / words.length, without.join('\n')).toBeLessThanOrEqual(0.02);
  });

  it('has one type for each record, by the names of the OpenAPI document', () => {
    const typeOf = (name: string, ...path: string[]): string => {
      let type = fieldsOf('query')[name]!.type;
      for (const member of path) type = (getNamedType(type) as GraphQLObjectType).getFields()[member]!.type;
      return getNamedType(type).name;
    };
    for (const path of [
      ['atlasBrowse', 'colors'],
      ['atlasFind', 'color'],
    ] as const)
      expect(typeOf(...(path as [string, string]))).toBe('AtlasColor');
    expect(typeOf('jobsGet')).toBe('Job');
    expect(typeOf('jobsList', 'jobs')).toBe('Job');
    expect(typeOf('harmonyLibraryFind', 'harmony')).toBe(typeOf('harmonyLibraryBrowse', 'harmonies'));
    expect(typeOf('jobsGet', 'id')).toBe('ID');
    expect(typeOf('jobsGet', 'queuedAt')).toBe('DateTime');
    expect(isEnumType(schema.getType(typeOf('jobsGet', 'state')))).toBe(true);
  });

  it('has real defaults, and the key that makes a repeat safe', () => {
    const argOf = (type: 'query' | 'mutation', field: string, name: string) =>
      fieldsOf(type)[field]!.args.find((arg) => arg.name === name)!;
    expect(argOf('query', 'accessibilityMap', 'targets').defaultValue).toEqual([3, 4.5, 7]);
    expect(argOf('query', 'paletteGenerate', 'count').defaultValue).toBe(5);
    for (const field of ['jobsQueue', 'webhooksSubscribe', 'adminKeysIssue'])
      expect(argOf('mutation', field, 'idempotencyKey')).toBeDefined();
    expect(argOf('mutation', 'jobsQueue', 'type').description).toContain('One of: palette-batch, ');
  });

  it('says with types what was JSON, and keeps the JSON for one version', async () => {
    const query = `{
      atlasFind(id: "4321") { color { vision visionEntries { key value } } }
      personalizeSystem(include: [posters], derived: 1, depth: 16, seed: 7) {
        posters { shapes posterShapes { __typename ... on PosterRect { kind x } ... on PosterCircle { kind cx } } }
      }
      scienceConvert(color: "#808080", to: "oklch") { spaces { coordinates coordinatesEntries { key value } } }
      hues: harmonyIdentify(colors: ["#ff0000", "#00ffff"]) { bestMatch harmonyMatch { method baseHue adherence } }
      greys: harmonyIdentify(colors: ["#777777", "#999999"]) { bestMatch harmonyMatch { method baseHue adherence } }
      discoveryFormats { formats formatsEntries { key value { id description } } }
    }`;
    const { body } = await service.call('POST', '/v1/graphql', { key, json: { query } });
    expect(body.errors).toBeUndefined();
    const entries = (list: { key: string; value: unknown }[]) =>
      Object.fromEntries(list.map(({ key: name, value }) => [name, value]));
    const { color } = body.data.atlasFind;
    expect(entries(color.visionEntries)).toEqual(color.vision);
    const [space] = body.data.scienceConvert.spaces;
    expect(entries(space.coordinatesEntries)).toEqual(space.coordinates);
    for (const { bestMatch, harmonyMatch } of [body.data.hues, body.data.greys]) {
      const { method, base_hue = null, adherence } = bestMatch;
      expect(harmonyMatch).toEqual({ method, baseHue: base_hue, adherence });
    }
    const { formats, formatsEntries } = body.data.discoveryFormats;
    const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(formatsEntries.map((one: { key: string; value: { id: string }[] }) => [one.key, idsOf(one.value)])).toEqual(
      Object.entries(formats as Record<string, { id: string }[]>).map(([name, list]) => [name, idsOf(list)]),
    );
    const [poster] = body.data.personalizeSystem.posters;
    expect(poster.posterShapes.map(({ __typename: type }: { __typename: string }) => type.toLowerCase())).toEqual(
      poster.shapes.map(({ kind }: { kind: string }) => `poster${kind}`),
    );
  });

  it('names no type, argument or field outside its names', () => {
    const inputs = (type: GraphQLInputType) => String(getNamedType(type));
    for (const type of ['query', 'mutation'] as const)
      for (const field of Object.values(fieldsOf(type)))
        for (const arg of field.args)
          expect(schema.getType(inputs(arg.type)), `${field.name}.${arg.name}`).toBeDefined();
  });
});

describe.each(computations.map((operation) => [fieldNameOf(operation), operation] as const))(
  '%s',
  (name, operation) => {
    it('answers its example as REST does', async () => {
      const { endpoint, procedure } = operation;
      const { inputs, output } = procedure._def as unknown as { inputs: never[]; output?: never };
      const { members } = inputOf(inputs[0]);
      const field = fieldsOf('query')[name]!;
      const variables = Object.fromEntries(
        members
          .filter((member) => endpoint.example[member.name] !== undefined && member.name !== 'envelope')
          .map((member) => [camelCase(member.name), given(endpoint.example[member.name], member.slot.shape)]),
      );
      const used = field.args.filter((arg) => arg.name in variables);
      const head = used.length ? `(${used.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')})` : '';
      const args = used.length ? `(${used.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
      const query = `query ${head} { field: ${name}${args} ${selectionOf(field.type, LIMITS.depth - 1)} }`;
      const { body, status, headers } = await service.call('POST', '/v1/graphql', { key, json: { query, variables } });
      expect(status).toBe(200);
      const envelope = members.some((member) => member.name === 'envelope') ? { envelope: 'json' } : {};
      if (!hasPath(operation)) {
        if (body.errors) expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
        return;
      }
      const [one, two] = [
        await rest(operation, { ...endpoint.example, ...envelope }),
        await rest(operation, { ...endpoint.example, ...envelope }),
      ];
      if (one.status !== 200) {
        const { code, message } = one.body.error;
        expect(body.data).toEqual({ field: null });
        expect(body.errors).toMatchObject([{ message, extensions: { code, status: one.status } }]);
        return;
      }
      expect(body.errors).toBeUndefined();
      expect(headers.get('x-credits-cost')).toBe(String(endpoint.credits));
      if (one.text !== two.text || one.body === undefined) return;
      const { shape } = slotOf(output!, 'output');
      expect(body.data.field).toEqual(expected(one.body, shape, LIMITS.depth - 1, endpoint.graphql?.rename));
    });
  },
);
