import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contrast, type ServiceProcess, startProcess } from './processes.ts';

const root = join(import.meta.dirname, '..');

let folder: string;
let running: ServiceProcess | undefined;
let child: ChildProcess | undefined;
/** What the command that was started last has printed. */
let printed = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metamer-test-'));
});
afterEach(async () => {
  await running?.end('SIGKILL');
  child?.kill('SIGKILL');
  running = undefined;
  child = undefined;
  rmSync(folder, { recursive: true, force: true });
});

interface FailedStart {
  readonly status: unknown;
  readonly stderr: string;
}

/** A start that is expected to fail: what it printed, and its exit code. */
const failedStart = (environment: Record<string, string>): Promise<FailedStart> =>
  new Promise((done) => {
    const env = { ...process.env, PORT: '0', ADMIN_KEY: '', DATABASE_URL: `file:${folder}/metamer.db`, ...environment };
    execFile(process.execPath, ['dist/server/main.js'], { cwd: root, env, timeout: 60_000 }, (error, _, stderr) =>
      done({ status: error?.code ?? 0, stderr }),
    );
  });

const occupied = (): Promise<Server> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => done(server));
  });

const portOf = (server: Server): string => String((server.address() as { port: number }).port);

/** Addresses of stores that cannot be used, each with what is said of it. */
const UNUSABLE: readonly (readonly [string, (folder: string) => Record<string, string>, RegExp])[] = [
  ['an address of another machine', () => ({ HOST: '192.0.2.1' }), /^Metamer cannot start\. HOST: 192\.0\.2\.1 /],
  [
    'a folder that cannot be made',
    (at) => ({ DATABASE_URL: `file:${at}/plain/x.db` }),
    /^Metamer cannot start\. DATABASE_URL: /,
  ],
  [
    'a file that is no database',
    (at) => ({ DATABASE_URL: `file:${at}/plain` }),
    /^Metamer cannot start\. DATABASE_URL: .* not a libSQL database/,
  ],
  ['a database that is a folder', (at) => ({ DATABASE_URL: `file:${at}` }), /^Metamer cannot start\. DATABASE_URL: /],
  [
    'a Redis that is not there',
    () => ({ DATABASE_URL: 'ws://127.0.0.1:9', REDIS_URL: 'redis://name:hidden@127.0.0.1:9' }),
    /^Metamer cannot start\. REDIS_URL: 127\.0\.0\.1:9 /,
  ],
];

/** All of them at once, while other tests run: one waits ten seconds for its Redis. */
let refusals: Promise<FailedStart[]>;
let plain: string;
beforeAll(() => {
  plain = mkdtempSync(join(tmpdir(), 'metamer-test-'));
  writeFileSync(join(plain, 'plain'), 'no database\n'.repeat(2_000));
  const database = { DATABASE_URL: `file:${plain}/metamer.db` };
  refusals = Promise.all(UNUSABLE.map(([, environment]) => failedStart({ ...database, ...environment(plain) })));
});
afterAll(async () => {
  await refusals;
  rmSync(plain, { recursive: true, force: true });
});

describe('the first start', () => {
  it('keeps no key that it could not show: after a start on a busy port the next one shows both', async () => {
    const other = await occupied();
    const failed = await failedStart({ PORT: portOf(other) });
    other.close();
    expect(failed.status).toBe(1);
    running = await startProcess({ DATABASE_URL: `file:${folder}/metamer.db`, ADMIN_KEY: '' });
    const file = join(folder, 'metamer-first-keys.txt');
    expect(running.output()).toContain(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const name of ['metamer.db', 'metamer.db-wal', 'metamer.db-shm'])
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    const [admin, api] = readFileSync(file, 'utf8').match(/mtm_\w+/g)!;
    expect([running.output().includes(admin!), running.output().includes(api!)]).toEqual([false, false]);
    expect((await contrast(running.url, api!)).status).toBe(200);
    const { status } = await fetch(`${running.url}/v1/admin/keys`, { headers: { 'x-admin-key': admin! } });
    expect(status).toBe(200);
  });

  it('shows nothing a second time, and no admin key where one is given', async () => {
    const database = { DATABASE_URL: `file:${folder}/metamer.db` };
    running = await startProcess(database);
    await running.end('SIGTERM');
    const file = join(folder, 'metamer-first-keys.txt');
    expect(readFileSync(file, 'utf8').match(/mtm_[a-z]+/g)).toEqual(['mtm_live']);
    rmSync(file);
    running = await startProcess(database);
    expect([existsSync(file), running.output().includes('mtm_')]).toEqual([false, false]);
  });
});

/** Starts a command and waits for the address it prints. */
const startCommand = (command: string, args: readonly string[], cwd: string, options = {}): Promise<string> =>
  new Promise((done, failed) => {
    const started = spawn(command, args, {
      cwd,
      env: { ...process.env, PORT: '0', STOP_GRACE: '0', DATABASE_URL: `file:${folder}/data/metamer.db` },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    child = started;
    printed = '';
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => {
        printed += chunk;
        const url = /listens on (http:\S+)/.exec(printed)?.[1];
        if (url) done(url);
      });
    started.once('exit', (code) => failed(new Error(`ended with ${code}: ${printed}`)));
  });

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/v1/health`).then(
    (answer) => answer.ok,
    () => false,
  );

/** What a browser gets at an address. */
const statusOf = async (url: string, path: string): Promise<number> =>
  (await fetch(url + path, { headers: { accept: 'text/html' } })).status;

const PACKED = { timeout: 500_000, interval: 200 };

describe('npm start', () => {
  const stopped = () => expect.poll(() => printed, { timeout: 60_000 }).toContain('"msg":"stopped"');

  it('ends cleanly on SIGTERM, whether or not the shell that npm runs it in passes that on', async () => {
    const url = await startCommand('npm', ['start'], root);
    expect(await isUp(url)).toBe(true);
    child!.kill('SIGTERM');
    await stopped();
    expect(await isUp(url)).toBe(false);
  });

  it('ends cleanly on Ctrl-C, which signals npm, its shell and the service', async () => {
    const url = await startCommand('npm', ['start'], root, { detached: true });
    process.kill(-child!.pid!, 'SIGINT');
    await stopped();
    expect(await isUp(url)).toBe(false);
  });

  it('builds and serves with the packages that npm ci --omit=dev installs', async () => {
    const isOurs = (path: string) => !path.includes('node_modules');
    for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts', 'db', 'routers', 'src'])
      cpSync(join(root, name), join(folder, name), { recursive: true, filter: isOurs });
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    for (const [path, { dev }] of Object.entries(packages)) {
      const isTop = path.lastIndexOf('node_modules/') === 0;
      if (!isTop || dev || !existsSync(join(root, path))) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      symlinkSync(join(root, path), join(folder, path), 'dir');
    }
    expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
    const url = await startCommand(process.execPath, ['scripts/start.mjs'], folder);
    expect(await isUp(url)).toBe(true);
    // It answers before its pages are packed, by a process of low priority: on a busy machine that takes minutes.
    for (const path of ['/', '/v1/graphql']) await expect.poll(() => statusOf(url, path), PACKED).toBe(200);
    const building = join(folder, 'dist/.building');
    await expect.poll(() => existsSync(building), PACKED).toBe(false);
    child!.kill('SIGKILL');

    writeFileSync(building, String(process.pid));
    const again = await startCommand(process.execPath, ['dist/server/main.js'], folder);
    for (const path of ['/', '/guide', '/v1/docs', '/v1/graphql']) {
      const page = await fetch(again + path, { headers: { accept: 'text/html' } });
      expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '1']);
      expect(await page.text()).toContain('http-equiv="refresh"');
    }
    expect((await fetch(`${again}/v1/catalog`)).status).toBe(200);
    const question = await fetch(`${again}/v1/graphql?query={__typename}`, { headers: { accept: 'text/html' } });
    // A document in the address is no visit of the page: it is asked for a key, as ever.
    expect(question.status).toBe(401);
    rmSync(building);
    for (const path of ['/', '/v1/docs', '/v1/graphql'])
      expect([path, await statusOf(again, path)]).toEqual([path, 200]);
  });
});

describe('a start that cannot be', () => {
  it.each(UNUSABLE.map(([what, , sentence], i) => [what, sentence, i] as const))(
    'says why in one sentence: %s',
    async (_, sentence, i) => {
      const { status, stderr } = (await refusals)[i]!;
      expect(status).toBe(1);
      expect(stderr).toMatch(sentence);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).not.toContain('hidden');
    },
  );

  it.each(['1', '2'])('names the port that is in use, with WORKERS=%s', async (WORKERS) => {
    const other = await occupied();
    const { status, stderr } = await failedStart({ PORT: portOf(other), WORKERS });
    expect(status).toBe(1);
    expect(stderr).toBe(`Metamer cannot start. PORT: ${portOf(other)} of 127.0.0.1 is already in use.\n`);
    other.close();
  });
});
