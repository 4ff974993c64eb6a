import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operations, reference } from '../../../../src/web/views/reference/document.ts';
import { inputs } from '../../../../src/web/views/reference/model.ts';
import { graphqlOf, SAMPLES } from '../../../../src/web/views/reference/samples.ts';
import { found } from '../../../../src/web/views/reference/search.ts';
import { startTestService, type TestService } from '../../../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
  reference.value = (await service.call('GET', '/v1/docs/reference.json')).body;
});
afterAll(() => service.stop());

/** Operations that a stranger may try without changing anything, and without a page of someone else. */
const tried = (): Operation[] =>
  operations.value.filter(
    ({ kind, access, procedure }) => kind === 'query' && access !== 'admin' && procedure !== 'analyzer.inspect',
  );
/** Examples that name what a fresh service does not have. */
const isMissing = (answer: { error?: { code?: string } } | undefined): boolean => answer?.error?.code === 'NOT_FOUND';
const exampleOf = ({ example }: Operation) => example.input;

describe('the reference', () => {
  it('has every operation of the catalogue once, each under its id of OpenAPI, with its failures', async () => {
    const { body } = await service.call('GET', '/v1/catalog');
    expect(operations.value.length).toBe(body.endpoints.length);
    expect(new Set(operations.value.map(({ id }) => id)).size).toBe(body.endpoints.length);
    for (const { id, responses } of operations.value)
      expect([id, Object.keys(responses).length > 1]).toEqual([id, true]);
  });

  it('finds a word in names, words and members, the name first', () => {
    inputs.set('q', 'oklch');
    const paths = found.value.map(({ operation }) => operation.path);
    expect(paths).toContain('/v1/gradient/generate');
    expect(paths).toContain('/v1/science/convert');
    expect(paths.length).toBeLessThan(operations.value.length);
    inputs.set('q', 'contrast corpus');
    expect(found.value[0]!.operation.path).toBe('/v1/accessibility/corpus');
    inputs.set('q', 'contrast xyzzyx');
    expect(found.value).toEqual([]);
    inputs.set('q', '');
  });

  it('opens the links of the first reference', () => {
    inputs.load('#/color/color-contrast');
    expect(inputs.get('op')).toBe('color-contrast');
    inputs.load('#op=vision-simulate');
    expect(inputs.get('op')).toBe('vision-simulate');
  });
});

describe('the samples', () => {
  it('in curl work as they are written, for every operation', async () => {
    expect(tried().length).toBeGreaterThan(80);
    for (const operation of tried()) {
      if (operation.produces[0] !== 'application/json') continue;
      const text = SAMPLES.curl(service.url, operation, exampleOf(operation));
      const { stdout } = await promisify(execFile)('sh', ['-c', text], {
        env: { ...process.env, API_KEY: key },
        maxBuffer: 64 * 1024 * 1024,
      });
      // An export answers the file itself.
      if (!stdout.startsWith('{')) continue;
      const answer = JSON.parse(stdout);
      if (!isMissing(answer)) expect([text, answer.error]).toEqual([text, undefined]);
    }
  });

  it('in TypeScript and GraphQL work as they are written, for every operation', async () => {
    const packed = new URL('../../../../dist/npm/metamer-client/index.js', import.meta.url);
    const { createClient } = await import(packed.href);
    const client = createClient({ baseUrl: service.url, apiKey: key });
    for (const operation of tried()) {
      const input = exampleOf(operation);
      const call = /await (client\..*\))\);$/m.exec(SAMPLES.TypeScript(service.url, operation, input))![1]!;
      const answer = await new Function('client', `return ${call}`)(client).catch((error: Error) => error);
      if (answer instanceof Error)
        expect([call, answer.message]).toEqual([call, expect.stringMatching(/no |not found/i)]);
      const asked = graphqlOf(operation, input);
      if (!asked) continue;
      const { body } = await service.call('POST', '/v1/graphql', { key, json: asked });
      const errors = (body.errors ?? []).filter(
        ({ extensions }: { extensions?: { code?: string } }) => extensions?.code !== 'NOT_FOUND',
      );
      expect([asked.query, errors]).toEqual([asked.query, []]);
    }
  });

  it('in Python carry the same request', () => {
    for (const operation of tried()) {
      const text = SAMPLES.Python(service.url, operation, exampleOf(operation));
      expect(text).toContain(`method="${operation.method}"`);
      const data = /data=json\.dumps\((.*)\)\.encode\(\)/.exec(text)?.[1];
      if (operation.method !== 'POST') expect(data).toBeUndefined();
      else
        expect(
          JSON.parse(
            data!.replace(/\b(True|False|None)\b/g, (word) => (word === 'None' ? 'null' : word.toLowerCase())),
          ),
        ).toBeTypeOf('object');
    }
  });

  it('never hold a key, and quote what a shell would read otherwise', () => {
    const operation = operations.value.find(({ procedure }) => procedure === 'color.contrast')!;
    const input = { fg: "it's $HOME `x`", bg: '#fff' };
    expect(SAMPLES.curl('http://x', operation, input)).toContain(`it'\\''s $HOME \`x\``);
    for (const write of Object.values(SAMPLES)) expect(write('http://x', operation, input)).not.toContain(key);
  });
});
