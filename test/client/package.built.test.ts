import { execFile, execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { operationsOf } from '../../src/api/operations.ts';
import { encodePng } from '../../src/image/png/encode.ts';
import { startTestService, type TestService } from '../service.ts';
import { recipesOf } from './recipes.ts';

const root = resolve(import.meta.dirname, '..', '..');
const packed = join(root, 'dist', 'npm', 'metamer-client');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const run = promisify(execFile);

let service: TestService;
let key: string;
/** A project elsewhere that has installed the package from its tarball. */
let consumer: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
  consumer = mkdtempSync(join(tmpdir(), 'metamer-consumer-'));
  const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', consumer], {
    cwd: packed,
    encoding: 'utf8',
  });
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const settings = ['--offline', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...settings, join(consumer, tarball.trim())], { cwd: consumer });
});
afterAll(async () => {
  await service.stop();
  rmSync(consumer, { recursive: true, force: true });
});

const write = (file: string, text: string): string => {
  writeFileSync(join(consumer, file), text);
  return file;
};
const node = (file: string) =>
  run(process.execPath, [file], { cwd: consumer, env: { ...process.env, API_KEY: key }, timeout: 60_000 });

/** What the compiler says of files of the consumer, strictly and with the declarations of libraries. */
const compile = async (files: readonly string[], settings: object = {}): Promise<string> => {
  const compilerOptions = {
    target: 'ES2022',
    module: 'NodeNext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
    ...settings,
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  return run(process.execPath, [tsc, '-p', '.'], { cwd: consumer }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
};

describe('the package', () => {
  it('installs itself and nothing else, small', async () => {
    expect(readdirSync(join(consumer, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'metamer-client',
    ]);
    const installed = join(consumer, 'node_modules', 'metamer-client');
    const sizes = readdirSync(installed).map((name) => statSync(join(installed, name)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(500_000);
    const { outputFiles } = await build({
      entryPoints: [join(installed, 'index.js')],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'browser',
    });
    expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThan(16_000);
  });

  it('runs by import and by require', async () => {
    const call = (load: string) => `${load}
const client = createClient({ baseUrl: ${JSON.stringify(service.url)}, apiKey: process.env.API_KEY });
client.color.contrast({ fg: '#000', bg: '#fff' }).then(({ contrast_ratio }) => console.log(contrast_ratio));`;
    write('call.mjs', call("import { createClient } from 'metamer-client';"));
    write('call.cjs', call("const { createClient } = require('metamer-client');"));
    expect((await node('call.mjs')).stdout).toBe('21\n');
    expect((await node('call.cjs')).stdout).toBe('21\n');
  });

  it('compiles in programs for Node, for browsers and for neither, as module and as CommonJS', async () => {
    const text = `import { createClient, MetamerError, type ContrastReport, type GradientExportInput, type MetamerFile, type Responded } from 'metamer-client';
const client = createClient({ baseUrl: 'http://127.0.0.1:8080' });
export const ratio = async (): Promise<number> => {
  const report: ContrastReport = await client.color.contrast({ fg: '#336699', bg: [255, 255, 255] });
  return report.contrast_ratio;
};
export const isLimited = (error: unknown): boolean => error instanceof MetamerError && error.code === 'RATE_LIMITED';
export const endpoints = async (): Promise<string[]> => {
  const seen: string[] = [];
  for await (const { event, data } of client.usage.stream({})) if (event === 'usage') seen.push(data.endpoint);
  for await (const { event, data } of client.jobs.stream({ id: 'job' })) if (event === 'failed') seen.push(data.state);
  return seen;
};
export const responses = async (data: GradientExportInput['data']): Promise<string> => {
  const { export: exported } = client.withResponse.gradient;
  const text: { content: string } = (await exported({ format: 'css', data, envelope: 'json' })).data;
  const file: MetamerFile = (await exported({ format: 'css', data })).data;
  const either = (await exported({ format: 'css', data, envelope: file.filename === 'a' ? 'json' : undefined })).data;
  const { data: report, credits, headers }: Responded<ContrastReport> = await client.withResponse.color.contrast({ fg: '#000', bg: '#fff' });
  const charged: number | undefined = credits.cost;
  const id: string | null = headers.get('x-request-id');
  return [text.content, 'content' in either ? '' : either.filename, report.contrast_ratio, charged, id].join();
};
// @ts-expect-error an unknown field
export const wrongResponse = () => client.withResponse.color.contrast({ fg: '#000', bg: '#fff', nope: 1 });
// @ts-expect-error an unknown field
export const wrong = () => client.color.contrast({ fg: '#000', bg: '#fff', nope: 1 });
// @ts-expect-error a missing field
export const missing = () => client.color.contrast({ fg: '#000' });
`;
    write('module.mts', text);
    write('common.cts', text);
    const types = join(consumer, 'node_modules', '@types');
    mkdirSync(types, { recursive: true });
    for (const name of ['node', 'undici-types']) {
      const target = join(root, 'node_modules', name === 'node' ? '@types/node' : name);
      symlinkSync(target, join(consumer, 'node_modules', name === 'node' ? '@types/node' : name));
    }
    const files = ['module.mts', 'common.cts'];
    expect(await compile(files, { lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'] })).toBe('');
    expect(await compile(files, { lib: ['ES2023'], types: ['node'] })).toBe('');
    expect(await compile(files, { lib: ['ES2022'] })).toBe('');
    expect(await compile(files, { lib: ['ES2022', 'DOM'], module: 'ESNext', moduleResolution: 'bundler' })).toBe('');
  });
});

describe('its types', () => {
  /** Operations whose answer is a file or a stream: bytes and events, which tRPC carries in other forms. */
  const isOther = (name: string): boolean => OTHER_ANSWERS.has(name) || name.endsWith('.stream');
  const OTHER_ANSWERS = new Set([
    'analyzer.render',
    'colourplate.png',
    'discovery.docs',
    'discovery.metrics',
    'discovery.openapi',
    'discovery.status',
    'gradient.export',
    'gradient.png',
    'graphql.playground',
    'harmony.export',
    'jobs.get',
    'palette.png',
    'shade.export',
    'tokens.export',
  ]);
  /** The field that takes bytes besides base64. */
  const BYTES: Readonly<Record<string, string>> = {
    'accessibility.fromImage': 'image',
    'palette.fromImage': 'image',
    'vision.simulateImage': 'image',
  };

  it('are those of the procedures, in both directions', async () => {
    const folder = join(root, 'dist', 'guard');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const checks = operationsOf(appRouter).flatMap(({ name }) => {
      const [group, own] = name.split('.');
      const at = `['${group}']['${own}']`;
      const bytes = BYTES[name];
      const sent = bytes ? `Omit<Sent<C${at}>, '${bytes}'>, Omit<In${at}, '${bytes}'>` : `Sent<C${at}>, In${at}`;
      const input = `same<${sent}>(true, true); // input of ${name}`;
      return isOther(name) ? [input] : [input, `same<Answered<C${at}>, Out${at}>(true, true); // answer of ${name}`];
    });
    const lines = [
      `import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';`,
      `import type { AppRouter } from '../../routers/index.ts';`,
      `import type { MetamerClient as C } from '../npm/metamer-client/index.js';`,
      'type In = inferRouterInputs<AppRouter>;',
      'type Out = inferRouterOutputs<AppRouter>;',
      'type Sent<F> = F extends (input: infer I, ...rest: never[]) => unknown ? NonNullable<I> : never;',
      'type Answered<F> = F extends (...all: never[]) => infer R ? Awaited<R> : never;',
      'type To<A, B> = [A] extends [B] ? true : false;',
      'declare function same<A, B>(ours: To<A, B>, theirs: To<B, A>): void;',
      ...checks,
      // What the check itself can tell apart.
      'same<{ a: string }, { a: string; b?: number }>(true, true);',
      'same<{ a: string }, { a: string; b: number }>(false, true);',
      'same<{ a: string }, { a: number }>(false, false);',
    ];
    writeFileSync(join(folder, 'guard.ts'), lines.join('\n'));
    const compilerOptions = { exactOptionalPropertyTypes: false };
    const files = ['guard.ts', ...readdirSync(join(root, 'src')).filter((name) => name.endsWith('.d.ts'))];
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, files, include: [] }),
    );
    const { stdout } = await run(process.execPath, [tsc, '-p', folder], { cwd: root, maxBuffer: 1e8 }).catch(
      (error: { stdout: string }) => error,
    );
    const differing = [...stdout.matchAll(/guard\.ts\((\d+),/g)].map(
      ([, line]) => lines[Number(line) - 1]!.split('// ')[1],
    );
    expect(differing).toEqual([]);
  });

  it('bring the words of the operations and their fields', () => {
    const text = readFileSync(join(packed, 'types.d.cts'), 'utf8');
    for (const { endpoint } of operationsOf(appRouter)) expect(text).toContain(`${endpoint.summary}.`);
    expect(text).toContain('/** Colour of the text */');
  });

  it('tell the events of a webhook apart by their type', async () => {
    const program = `import { verifyWebhook } from 'metamer-client';
export const said = async (request: Request): Promise<string | undefined> => {
  const event = await verifyWebhook(request.headers, await request.text(), 'whsec_c2VjcmV0');
  const id: string = event.id;
  switch (event.type) {
    case 'job.failed':
      return event.data.error?.message;
    case 'quota.exhausted':
      return event.data.resets_at;
    case 'webhook.disabled':
      return event.data.reason;
    case 'job.queued':
      // @ts-expect-error: a job has no quota
      return event.data.remaining;
    // @ts-expect-error: there is no such event
    case 'job.done':
      return undefined;
    default:
      return id;
  }
};
`;
    write('webhook.mts', program);
    expect(await compile(['webhook.mts'], { lib: ['ES2023'], types: ['node'] })).toBe('');
  });

  it('list the values of a text that may also be null', () => {
    const text = readFileSync(join(packed, 'types.d.cts'), 'utf8');
    const [, dossier] = /^export interface ColorDossier (\{.*?^\})/ms.exec(text)!;
    expect(dossier).toMatch(/category: .*'perceptual'.* \| \(string & \{\}\) \| null;/);
  });
});

describe('its README', () => {
  const recipes = recipesOf(readFileSync(join(packed, 'README.md'), 'utf8'));
  const fileOf = (title: string): string => `${title.toLowerCase().replace(/[^a-z]+/g, '-')}.mts`;

  beforeAll(async () => {
    const pixels = new Uint8ClampedArray(40 * 30 * 4).map((_, i) => (i % 4 === 3 ? 255 : (i * 37) % 256));
    writeFileSync(join(consumer, 'photo.png'), encodePng({ width: 40, height: 30, data: pixels }));
    for (const { title, program } of recipes)
      write(fileOf(title), program.replace('http://127.0.0.1:8080', service.url));
  });

  it('has a first call and ten recipes, which compile', async () => {
    expect(recipes).toHaveLength(11);
    const files = recipes.map(({ title }) => fileOf(title));
    expect(await compile(files, { lib: ['ES2023'], types: ['node'] })).toBe('');
  });

  it.each(recipes)('$title', async ({ title }) => {
    const file = fileOf(title);
    const { outputFiles } = await build({ entryPoints: [join(consumer, file)], write: false, format: 'esm' });
    const { stderr } = await node(write(file.replace('.mts', '.mjs'), outputFiles[0]!.text));
    expect(stderr).toBe('');
  });
});
