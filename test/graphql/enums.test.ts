import { type GraphQLEnumType, getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enumValuesOf } from '../../src/graphql/names.ts';
import { fieldsOf } from '../contract/graphql-example.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const ask = async (query: string, variables: object = {}) =>
  (await service.call('POST', '/v1/graphql', { key, json: { query, variables } })).body;
const enumOf = (field: string, arg: string) =>
  getNamedType(fieldsOf('query')[field]!.args.find(({ name }) => name === arg)!.type) as GraphQLEnumType;

describe('an argument that is one of a list', () => {
  it('is an enumeration, whose values say what they are over REST', () => {
    const space = enumOf('scienceMix', 'space').getValue('srgb_linear')!;
    expect([space.value, space.description]).toEqual(['srgb-linear', 'srgb-linear over REST']);
    expect(
      enumOf('accessibilityCheck', 'standard')
        .getValues()
        .map(({ name }) => name),
    ).toContain('WCAG_2_1');
    expect(
      enumOf('corpusBrowse', 'grade')
        .getValues()
        .map(({ name }) => name),
    ).toEqual(['A_plus', 'A', 'B', 'C', 'D', 'F']);
  });

  const mix = (argument: string, head = '') =>
    `query ${head} { scienceMix(from: "#f00", to: "#00f", space: ${argument}) { space } }`;
  it.each([
    ['a name', mix('srgb_linear'), {}],
    ['a text with the name', mix('"srgb_linear"'), {}],
    ['a text as REST has it', mix('"srgb-linear"'), {}],
    ['a variable with the name', mix('$space', '($space: ScienceSpaceKey)'), { space: 'srgb_linear' }],
    ['a variable as REST has it', mix('$space', '($space: ScienceSpaceKey)'), { space: 'srgb-linear' }],
    ['a variable that is a text', mix('$space', '($space: String)'), { space: 'srgb-linear' }],
    ['a default that is a text', mix('$space', '($space: String = "srgb-linear")'), {}],
  ])('is accepted as %s', async (_, query, variables) => {
    const { data, errors } = await ask(query, variables);
    expect(errors).toBeUndefined();
    expect(data.scienceMix.space).toBe('srgb-linear');
  });

  it('is accepted in lists, in either form, and in inputs', async () => {
    const audit = (list: string, head = '') =>
      `query ${head} { visionAudit(colors: ["#f00", "#00f"], conditions: ${list}) { __typename } }`;
    for (const [query, variables] of [
      [audit('["protanopia", extreme_protanomaly]'), {}],
      [audit('$list', '($list: [String!])'), { list: ['extreme-protanomaly'] }],
      [audit('[$one]', '($one: String!)'), { one: 'extreme-protanomaly' }],
    ] as const)
      expect((await ask(query, variables)).errors, query).toBeUndefined();
    const mutation = await ask('mutation M($type: String!) { jobsQueue(type: $type, fields: {count: 1}) { type } }', {
      type: 'palette-batch',
    });
    expect(mutation.data.jobsQueue.type).toBe('palette-batch');
  });

  it('is judged by the operation if it is an unknown text, as over REST', async () => {
    const json = { from: '#f00', to: '#00f', space: 'oklhc' };
    const { error } = (await service.call('POST', '/v1/trpc/science.mix', { key, json })).body;
    for (const [query, variables] of [
      [mix('"oklhc"'), {}],
      [mix('$space', '($space: String)'), { space: 'oklhc' }],
    ] as const)
      expect((await ask(query, variables)).errors[0]).toMatchObject({
        message: error.message,
        extensions: { code: error.data.code, details: error.data.details },
      });
  });

  it.each([
    ['a number', mix('5')],
    ['a variable of numbers', mix('$space', '($space: Int)')],
    ['a list', mix('["oklab"]')],
    [
      'a variable that may be null, where a value is required',
      'query ($kind: String) { scienceSpace(key: $kind) { key } }',
    ],
  ])('is refused as %s', async (_, query) => {
    expect((await ask(query)).errors[0].extensions.code).toBe('INVALID_INPUT');
  });
});

it('two texts that would have one value stay texts', () => {
  expect(enumValuesOf(['a-b', 'a_b'])).toBeUndefined();
  expect(enumValuesOf(['true', 'b'])).toBeUndefined();
  expect(enumValuesOf(['3d', 'A+'])).toEqual({ _3d: '3d', A_plus: 'A+' });
});
