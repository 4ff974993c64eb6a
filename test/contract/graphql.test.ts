import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  printSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { operationsOf } from '../../src/api/operations.ts';
import { fieldNameOf } from '../../src/graphql/schema.ts';
import { startTestService, type TestService } from '../service.ts';
import { fieldsOf, schema } from './graphql-example.ts';

const operations = operationsOf(appRouter);

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

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
    expect(Object.keys(schema.getSubscriptionType()!.getFields()).sort()).toEqual(['jobsStream', 'usageStream']);
  });

  it('carries descriptions and prices, and takes colours', () => {
    const { colorContrast } = fieldsOf('query');
    expect(colorContrast?.description).toContain('Price: 1 credit.');
    expect(colorContrast?.args.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'fg: Color!',
      'bg: Color!',
      'deltaE: Int',
      'gamut: AccessibilityCheckGamut',
      'over: Color',
      'scheme: AccessibilityCheckScheme',
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
    expect(String(argOf('mutation', 'jobsQueue', 'type').type)).toBe('JobsQueueType!');
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
