import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { hasPath, operationsOf, type RestOperation } from '../../src/api/operations.ts';
import { issueKey, type ServiceProcess, startProcess } from '../processes.ts';

const ADMIN_KEY = 'admin-key-for-the-tests';
const TIERS = JSON.stringify({ enterprise: { requests_per_minute: 1_000_000, credits_per_month: 100_000_000 } });

let folder: string;
let service: ServiceProcess;
let child: ChildProcess;
let ours: (operation: RestOperation, extra?: object) => Promise<Answer>;
let theirs: typeof ours;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Asks a server for an operation with its example, and members beside it. */
const asking =
  (base: string, key: string) =>
  async ({ endpoint, route }: RestOperation, extra: object = {}): Promise<Answer> => {
    const input: Record<string, unknown> = { ...endpoint.example, ...extra };
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = encodeURIComponent(String(input[name]));
      delete input[name];
      return value;
    });
    const isPost = route.method === 'POST';
    const query = isPost
      ? ''
      : new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`${base}${path}${query ? `?${query}` : ''}`, {
      method: route.method,
      headers: {
        ...(endpoint.access === 'admin' ? { 'x-admin-key': ADMIN_KEY } : { 'x-api-key': key }),
        ...(isPost ? { 'content-type': 'application/json' } : {}),
      },
      body: isPost ? JSON.stringify(input) : null,
    });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
  };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metamer-reference-'));
  service = await startProcess({ DATABASE_URL: `file:${folder}/service.db`, TIERS });
  ours = asking(service.url, (await issueKey(service.url)).secret);
  child = spawn(process.execPath, ['test/contract/reference.mjs'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: `file:${folder}/reference.db`,
      ADMIN_KEY,
      TIERS,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout!, 'data');
  const [keys, reference] = String(line).trim().split(' ') as [string, string];
  theirs = asking(reference, (await issueKey(keys)).secret);
});
afterAll(async () => {
  child.kill('SIGKILL');
  await service.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** What the handler serves as we do: JSON, to requests that leave this machine alone. */
const operations = operationsOf(appRouter)
  .filter(hasPath)
  .filter(({ name, endpoint, route }) => {
    const { produces = ['application/json'], query, access } = endpoint;
    // What an answer says of its process or its key.
    if (['discovery.ready', 'usage.me'].includes(name)) return false;
    // Operations that take lists answer one colour or pair in JSON.
    const isJson = produces[0] === 'application/json' && (produces.length === 1 || endpoint.lists);
    return isJson && !query && access !== 'admin' && route.path !== '/v1/analyzer/inspect';
  });

/** Answers that are the same whenever and by whomever they are asked for. */
const isConstant = async (operation: RestOperation): Promise<boolean> => {
  const [one, other] = [await ours(operation), await ours(operation)];
  return one.status === 200 && one.text === other.text;
};

it('the handler of trpc-to-openapi answers at least 70 operations with the same bytes', async () => {
  const same: string[] = [];
  for (const operation of operations) {
    if (!(await isConstant(operation))) continue;
    const [own, other] = [await ours(operation), await theirs(operation)];
    expect(other.status, `${operation.name}: ${other.text.slice(0, 300)}`).toBe(200);
    expect(other.text, operation.name).toBe(own.text);
    same.push(operation.name);
  }
  expect(same.length).toBeGreaterThanOrEqual(70);
});

it('what one of them refuses the other refuses too, with the same status and details', async () => {
  for (const operation of operations) {
    if (operation.endpoint.open) continue;
    const own = await ours(operation, { no_such_field: 1 });
    const other = await theirs(operation, { no_such_field: 1 });
    const { code, details } = JSON.parse(own.text).error;
    expect(JSON.parse(other.text).data, operation.name).toMatchObject({ httpStatus: own.status, code, details });
    expect([own.status, other.status], operation.name).toEqual([400, 400]);
  }
});
