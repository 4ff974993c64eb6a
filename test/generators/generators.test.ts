import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

// Clients made by other people's generators from the two documents: they compile strictly and call ten operations each.
let service: TestService;
let key: string;
let folder: string;
const run = (program: string, ...args: string[]): string =>
  execFileSync(join(import.meta.dirname, 'node_modules', '.bin', program), args, { cwd: folder, encoding: 'utf8' });
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
  folder = mkdtempSync(join(tmpdir(), 'metamer-generators-'));
  symlinkSync(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
  write('openapi.yaml', (await service.call('GET', '/v1/openapi.yaml')).text);
  const headers = { accept: 'application/graphql' };
  write('schema.graphql', (await service.call('GET', '/v1/graphql', { headers })).text);
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Compiles the files of a folder strictly, declarations of packages included. */
const compile = (name: string, skipLibCheck = false): void => {
  write(
    `${name}.json`,
    JSON.stringify({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        strict: true,
        skipLibCheck,
        noEmit: true,
        types: [],
      },
      include: [name],
    }),
  );
  run('tsc', '-p', `${name}.json`);
};

/** Runs the default export of a file of the folder: what ten operations answered. */
const answersOf = async (file: string): Promise<unknown[]> => {
  const outfile = join(folder, `${file.replaceAll('/', '-')}.mjs`);
  await build({ entryPoints: [join(folder, file)], outfile, bundle: true, format: 'esm', platform: 'node' });
  const { default: ten } = (await import(pathToFileURL(outfile).href)) as {
    default: (baseUrl: string, key: string) => Promise<unknown[]>;
  };
  return ten(service.url, key);
};

const EXPECTED = [21, '#336699', 5, 3, 12, 11, true, 4321, 'queued', 'enterprise'];

describe('the OpenAPI document', () => {
  it('is a client by openapi-typescript', async () => {
    mkdirSync(join(folder, 'fetch'));
    // As docs/other-languages.md has it: fields with a default are optional, and responses are asked for as JSON.
    run('openapi-typescript', './openapi.yaml', '--default-non-nullable=false', '--output', './fetch/schema.ts');
    write(
      'fetch/ten.ts',
      `import createClient from 'openapi-fetch';
import type { paths } from './schema';
export default async (baseUrl: string, key: string) => {
  const client = createClient<paths, 'application/json'>({ baseUrl, headers: { 'x-api-key': key } });
  const contrast = await client.POST('/v1/color/contrast', { body: { fg: '#000', bg: [255, 255, 255], deltaE: 2000 } });
  const convert = await client.POST('/v1/color/convert', { body: { color: '#336699' } });
  const palette = await client.POST('/v1/palette/generate', { body: { seed: 7, count: 5 } });
  const harmony = await client.POST('/v1/harmony/generate', {
    body: { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5, wheel: 'hsl' },
  });
  const gradient = await client.POST('/v1/gradient/generate', { body: { colors: ['#000', '#fff'], steps: 12 } });
  const shades = await client.POST('/v1/shade/scale', { body: { color: '#336699', steps: 11 } });
  const conditions = await client.GET('/v1/vision/conditions', { params: { query: { kind: 'color' } } });
  const atlas = await client.GET('/v1/color/atlas/{id}', { params: { path: { id: '4321' } } });
  const job = await client.POST('/v1/jobs/{type}', {
    params: { path: { type: 'palette-batch' }, header: { 'Idempotency-Key': 'openapi-fetch' } },
    body: { count: 2 },
  });
  const me = await client.GET('/v1/usage/me');
  return [
    contrast.data?.contrast_ratio,
    // A list is answered in columns.
    convert.data && 'failed' in convert.data ? undefined : convert.data?.values.hex,
    palette.data?.colors.length,
    harmony.data?.colors.length,
    gradient.data?.colors.length,
    shades.data?.steps.length,
    conditions.data?.conditions.every(({ kind }) => kind === 'color'),
    atlas.data?.color.id,
    job.data?.state,
    me.data?.tier.id,
  ];
};
`,
    );
    compile('fetch');
    expect(await answersOf('fetch/ten.ts')).toEqual(EXPECTED);
  });

  it('is a client by @hey-api/openapi-ts', async () => {
    write(
      'hey.config.mjs',
      "export default { input: './openapi.yaml', output: { path: './hey/client' }, plugins: ['@hey-api/client-fetch'] };\n",
    );
    mkdirSync(join(folder, 'hey'));
    run('openapi-ts', '-f', 'hey.config.mjs');
    write(
      'hey/ten.ts',
      `import { atlasFind, colorContrast, colorConvert, gradientGenerate, harmonyGenerate, jobsQueue, type Palette, paletteGenerate, shadeScale, usageMe, visionConditions } from './client';
import { client } from './client/client.gen';
export default async (baseUrl: string, key: string) => {
  client.setConfig({ baseUrl, headers: { 'x-api-key': key } });
  const contrast = await colorContrast({ body: { fg: '#000', bg: [255, 255, 255] } });
  const convert = await colorConvert({ body: { color: '#336699' } });
  const palette = await paletteGenerate({ body: { seed: 7, count: 5 } });
  const made: Palette | undefined = palette.data;
  const harmony = await harmonyGenerate({ body: { method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 } });
  const gradient = await gradientGenerate({ body: { colors: ['#000', '#fff'], steps: 12 } });
  const shades = await shadeScale({ body: { color: '#336699', steps: 11 } });
  const conditions = await visionConditions({ query: { kind: 'color' } });
  const atlas = await atlasFind({ path: { id: '4321' } });
  const job = await jobsQueue({ path: { type: 'palette-batch' }, body: { count: 2 } });
  const me = await usageMe();
  return [
    // A list is answered in columns.
    contrast.data && 'failed' in contrast.data ? undefined : contrast.data?.contrast_ratio,
    convert.data && 'failed' in convert.data ? undefined : convert.data?.values.hex,
    made?.colors.length,
    harmony.data?.colors.length,
    gradient.data?.colors.length,
    shades.data?.steps.length,
    conditions.data?.conditions.every(({ kind }) => kind === 'color'),
    atlas.data?.color.id,
    job.data?.state,
    me.data?.tier.id,
  ];
};
`,
    );
    compile('hey');
    expect(await answersOf('hey/ten.ts')).toEqual(EXPECTED);
  });

  it('is a client by orval', async () => {
    write(
      'orval.config.cjs',
      `module.exports = { metamer: { input: './openapi.yaml', output: { target: './orval/client.ts', client: 'fetch', baseUrl: ${JSON.stringify(service.url)} } } };\n`,
    );
    run('orval', '--config', './orval.config.cjs');
    write(
      'orval/ten.ts',
      `import { atlasFind, colorContrast, colorConvert, gradientGenerate, harmonyGenerate, jobsQueue, type Palette, paletteGenerate, shadeScale, usageMe, visionConditions } from './client';
export default async (_: string, key: string) => {
  const options = { headers: { 'x-api-key': key } };
  const palette = await paletteGenerate({ seed: 7, count: 5 }, undefined, options);
  const contrast = await colorContrast({ fg: '#000', bg: [255, 255, 255] }, undefined, options);
  const convert = await colorConvert({ color: '#336699' }, options);
  const harmony = await harmonyGenerate({ method: 'triadic', hue: 210, saturation: 0.6, lightness: 0.5 }, undefined, options);
  const gradient = await gradientGenerate({ colors: ['#000', '#fff'], steps: 12 }, undefined, options);
  const shades = await shadeScale({ color: '#336699', steps: 11 }, undefined, options);
  const conditions = await visionConditions({ kind: 'color' }, options);
  const atlas = await atlasFind('4321', options);
  const job = await jobsQueue('palette-batch', { count: 2 }, options);
  const me = await usageMe(options);
  // Some answers can also be asked for as an image, and a list is answered in columns.
  const made: Palette | undefined = palette.status === 200 && typeof palette.data === 'object' && 'colors' in palette.data ? palette.data : undefined;
  return [
    contrast.status === 200 && typeof contrast.data === 'object' && 'wcag' in contrast.data && !('failed' in contrast.data) ? contrast.data.contrast_ratio : undefined,
    convert.status === 200 && typeof convert.data === 'object' && 'values' in convert.data && !('failed' in convert.data) ? convert.data.values.hex : undefined,
    made?.colors.length,
    harmony.status === 200 && 'colors' in harmony.data ? harmony.data.colors.length : undefined,
    gradient.status === 200 && 'colors' in gradient.data ? gradient.data.colors.length : undefined,
    shades.status === 200 && 'steps' in shades.data ? shades.data.steps.length : undefined,
    conditions.status === 200 && conditions.data.conditions.every(({ kind }) => kind === 'color'),
    atlas.status === 200 && 'color' in atlas.data ? atlas.data.color.id : undefined,
    job.status === 200 ? job.data.state : undefined,
    me.status === 200 ? me.data.tier.id : undefined,
  ];
};
`,
    );
    compile('orval');
    expect(await answersOf('orval/ten.ts')).toEqual(EXPECTED);
  });
});

const SCALARS = `{ Color: 'string', DateTime: 'string', JSON: 'unknown', SafeInt: 'number' }`;

describe('the GraphQL schema', () => {
  it('gives types by graphql-codegen, one for a record wherever it comes', () => {
    mkdirSync(join(folder, 'codegen'));
    write(
      'codegen/ten.graphql',
      `query Ten($id: String!) {
  colorContrast(fg: "#000", bg: "#fff") { ratio wcag { aaNormal } }
  atlasFind(id: $id) { color { ...Colour visionEntries { key value } } }
  atlasBrowse(limit: 2) { colors { ...Colour } }
  usageMe { month { used resetsAt } }
}
fragment Colour on AtlasColor { id hex name }
`,
    );
    write(
      'codegen.cjs',
      `module.exports = { schema: './schema.graphql', documents: './codegen/ten.graphql', generates: { './codegen/types.ts': { plugins: ['typescript', 'typescript-operations'], config: { strictScalars: true, scalars: ${SCALARS} } } } };\n`,
    );
    run('graphql-codegen', '--config', 'codegen.cjs');
    write(
      'codegen/ten.ts',
      `import type { ColourFragment, TenQuery } from './types';
export const resetsAt = (answer: TenQuery): string | undefined => answer.usageMe?.month.resetsAt;
export const colours = (answer: TenQuery): ColourFragment[] => answer.atlasBrowse?.colors ?? [];
`,
    );
    compile('codegen');
  });

  it('gives types by gql.tada', () => {
    mkdirSync(join(folder, 'tada'));
    write(
      'tada.json',
      JSON.stringify({
        compilerOptions: {
          target: 'ES2023',
          lib: ['ES2023'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          strict: true,
          skipLibCheck: true,
          noEmit: true,
          types: [],
          plugins: [
            { name: 'gql.tada/ts-plugin', schema: './schema.graphql', tadaOutputLocation: './tada/graphql-env.d.ts' },
          ],
        },
        include: ['tada'],
      }),
    );
    run('gql.tada', 'generate-output', '--tsconfig', 'tada.json');
    write(
      'tada/ten.ts',
      `import { initGraphQLTada, type ResultOf } from 'gql.tada';
import type { introspection } from './graphql-env';
interface Setup { introspection: introspection; scalars: { Color: string; DateTime: string; JSON: unknown; SafeInt: number } }
const graphql = initGraphQLTada<Setup>();
const query = graphql(\`query Ten($id: String!) {
  colorContrast(fg: "#000", bg: "#fff") { ratio }
  atlasFind(id: $id) { color { id visionEntries { key value } } }
}\`);
type Answer = ResultOf<typeof query>;
export const ratioOf = (answer: Answer): number | undefined => answer.colorContrast?.ratio;
export const firstOf = (answer: Answer): string | undefined => answer.atlasFind?.color.visionEntries?.[0]?.value;
// @ts-expect-error: there is no such member
export const wrong = (answer: Answer) => answer.colorContrast?.nothing;
`,
    );
    run('tsc', '-p', 'tada.json');
  });
});
