import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyServerPackages } from '../scripts/server-packages.mjs';
import { contrast, issueKey, type ServiceProcess, startProcess } from './processes.ts';

// The image is put together here by the lines of the Dockerfile, in a folder above which there are no packages.
const root = join(import.meta.dirname, '..');
const MOST_MB = 110;

let folder: string;
let service: ServiceProcess;
let key: string;

/** What the image copies from the stage that builds it, by where that stage has it. */
const fromBuild = [
  ...readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').matchAll(/^COPY --from=build (\S+) \.\/(\S*)$/gm),
].map(([, source, target]) => [source!, target!] as const);

const sizeOf = (path: string): number =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metamer-image-'));
  for (const [source, target] of fromBuild) {
    if (source === '/srv/packages/node_modules') continue;
    const own = join(root, source.replace('/srv/metamer/', ''));
    const place = join(folder, target || source.split('/').at(-1)!);
    mkdirSync(dirname(place), { recursive: true });
    cpSync(own, place, { recursive: true });
  }
  copyServerPackages(folder);
  service = await startProcess({ DATABASE_URL: `file:${join(folder, 'metamer.db')}` }, folder);
  key = (await issueKey(service.url)).secret;
});
afterAll(async () => {
  await service?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: unknown, accept = 'application/json'): Promise<Response> =>
  fetch(service.url + path, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });

it('has every package that the server loads and little else', () => {
  expect(fromBuild.map(([source]) => source)).toContain('/srv/packages/node_modules');
  expect(existsSync(join(folder, 'node_modules', 'esbuild'))).toBe(false);
  expect(sizeOf(join(folder, 'node_modules')) / 1e6).toBeLessThan(MOST_MB);
});

it('serves colours, images, documents, pages and every surface from them', async () => {
  expect((await contrast(service.url, key)).status).toBe(200);
  const found = {
    png: await post('/v1/palette/png', { color: '#336699', count: 5 }, 'image/png'),
    munsell: await post('/v1/science/convert', { color: '#336699', to: ['munsell'] }),
    graphql: await post('/v1/graphql', { query: '{ colorContrast(fg: "#000", bg: "#fff") { ratio } }' }),
    mcp: await post('/v1/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, 'application/json, text/event-stream'),
    search: await post('/v1/personalize/palettes', { depth: 20 }),
    pdf: await post('/v1/analyzer/render', {
      report: JSON.parse(readFileSync(join(root, 'docs/examples/audit-report.json'), 'utf8')),
      format: 'pdf',
    }),
  };
  const statuses = Object.fromEntries(Object.entries(found).map(([name, { status }]) => [name, status]));
  expect(statuses).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, 200])));
  expect(await found.graphql.json()).toEqual({ data: { colorContrast: { ratio: 21 } } });
  for (const path of ['/', '/v1/docs', '/v1/openapi.yaml', '/v1/graphql', '/v1/status'])
    expect([path, (await fetch(service.url + path, { headers: { accept: 'text/html' } })).status]).toEqual([path, 200]);
});

it('has the command line', async () => {
  const words = ['dist/server/metamer.js', 'convert', '#336699', '--to', 'oklch'];
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout!.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect([code, output.includes('oklch')]).toEqual([0, true]);
});
