import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { issueKey } from '../processes.ts';

// `npm run dev` in a copy of the repository, whose files are changed as somebody at work would change them.
const root = resolve(import.meta.dirname, '../..');
const COPIED = ['src', 'routers', 'db', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** What a change takes at most until it is seen, on a machine that does much else. */
const SEEN = { timeout: 60_000, interval: 20 };

let copy: string;
let child: ChildProcess;
let output = '';
let url: string;
let key: string;

const starts = () => [...output.matchAll(/listens on (http:\S+)/g)].map((match) => match[1]!);
const text = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(url + path, { headers: { 'x-api-key': key, ...headers } })).text();

/** Replaces text in a file of the copy; answers what puts it back. */
const edit = (file: string, before: string, after: string): (() => void) => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source, file).toContain(before);
  const changed = source.replace(before, () => after);
  writeFileSync(path, changed);
  return () => writeFileSync(path, source);
};

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'metamer-dev-'));
  for (const name of COPIED)
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATABASE_URL: `file:${join(copy, 'metamer.db')}`,
      ADMIN_KEY: 'admin-key-for-the-tests',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  await vi.waitUntil(() => starts().length > 0, { timeout: 110_000 });
  url = starts()[0]!;
  key = (await issueKey(url)).secret;
});
afterAll(async () => {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
  rmSync(copy, { recursive: true, force: true });
});

it('serves every view from its sources, and the service at the same address', async () => {
  const page = await text('/make/palette', { accept: 'text/html' });
  expect(page).toContain('src="/main.tsx"');
  expect(page).toContain('/@vite/client');
  expect(await text('/main.tsx')).toContain('/shell/app.tsx');
  expect(await text('/workers/tokens.ts?worker_file&type=module')).toContain('/tasks/tokens.ts');
  expect(JSON.parse(await text('/v1/health'))).toMatchObject({ ok: true });
  expect(JSON.parse(await text('/make/palette', { accept: 'application/json' }))).toHaveProperty('error');
  // What is loaded when it is first asked for: the reference, and GraphQL by the copy of it that its libraries have.
  expect(JSON.parse(await text('/v1/docs/reference.json'))).toHaveProperty('catalogue');
  expect(JSON.parse(await text('/v1/graphql?query={__typename}'))).toEqual({ data: { __typename: 'Query' } });
  for (const path of ['//', '/%zz']) expect(JSON.parse(await text(path)), path).toHaveProperty('error');
});

it('answers the example of every operation that runs in a thread as it answers the others', async () => {
  const { endpoints } = JSON.parse(await text('/v1/catalog'));
  const ask = async (path: string) => {
    const { example } = endpoints.find((one: { path: string }) => one.path === path);
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(example.input) });
    return [path, response.status];
  };
  for (const path of ['/v1/analyzer/render', '/v1/accessibility/map', '/v1/personalize/system'])
    expect(await ask(path)).toEqual([path, 200]);
});

it('shows a changed style sheet and a changed view', async () => {
  const styles = () => text('/styles/all.css', { accept: 'text/css' });
  expect(await styles()).toContain('--surface');
  edit('src/web/styles/page.css', 'h1 {', 'h1 {\n  word-spacing: 9px;');
  await expect.poll(styles, SEEN).toContain('word-spacing: 9px');
  expect(await text('/views/contrast/view.tsx')).not.toContain('A changed heading');
  edit('src/web/views/contrast/view.tsx', '>Contrast</h1>', '>A changed heading</h1>');
  await expect.poll(() => text('/views/contrast/view.tsx'), SEEN).toContain('A changed heading');
});

it('answers by a changed router, and by changed code of a worker thread', async () => {
  edit('routers/discovery.ts', '({ ok: true, time:', "({ ok: true, time: '2026-01-01T00:00:00.000Z', before:");
  await expect.poll(() => text('/v1/health'), SEEN).toContain('2026-01-01T00:00:00.000Z');
  const audit = async () => {
    const answer = await fetch(`${url}/v1/vision/audit`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ colors: ['#d7263d', '#2e933c', '#1b998b'] }),
    });
    return answer.text();
  };
  expect(await audit()).toContain('"threshold"');
  edit('src/accessibility/vision/audit.ts', '    threshold,\n', '    threshold: 77.5,\n');
  await expect.poll(audit, SEEN).toContain('"threshold":77.5');
});

it('takes up the second of two changes that follow each other closely, as when a formatter writes what was saved', async () => {
  const at = (year: number): string => `${year}-01-01T00:00:00.000Z`;
  // The watcher drops a change within 50 ms of one of the same file.
  for (const [i, gap] of [25, 35, 45].entries()) {
    edit('routers/discovery.ts', at(2026 + 2 * i), at(2027 + 2 * i));
    await new Promise((done) => setTimeout(done, gap));
    edit('routers/discovery.ts', at(2027 + 2 * i), at(2028 + 2 * i));
    await expect.poll(() => text('/v1/health'), SEEN).toContain(at(2028 + 2 * i));
  }
  edit('routers/discovery.ts', at(2032), at(2026));
  await expect.poll(() => text('/v1/health'), SEEN).toContain(at(2026));
});

it('serves on by the last version that worked, says what is wrong, and takes up what is mended', async () => {
  const mend = edit('routers/discovery.ts', 'time:', 'time ===:');
  await expect.poll(() => output, SEEN).toMatch(/discovery\.ts[\s\S]*The last version that worked serves on\./);
  expect(await text('/v1/health')).toContain('2026-01-01T00:00:00.000Z');
  mend();
  edit('routers/discovery.ts', '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z');
  await expect.poll(() => text('/v1/health'), SEEN).toContain('2027-01-01T00:00:00.000Z');
});

it('starts anew where the tables of the database change', async () => {
  const before = starts().length;
  edit('db/schema.ts', 'import', '// A change of the tables.\nimport');
  await expect.poll(() => starts().length, { timeout: 110_000 }).toBe(before + 1);
  url = starts().at(-1)!;
  await expect.poll(() => text('/v1/health'), SEEN).toContain('2027-01-01T00:00:00.000Z');
});
