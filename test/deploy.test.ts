import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { neededPackages } from '../scripts/server-packages.mjs';
import { readServiceConfig } from '../src/service.ts';
import { ADMIN_KEY, startTestService, type TestService } from './service.ts';

const deploy = join(import.meta.dirname, '../deploy');
const lines = (name: string): string[] => readFileSync(join(deploy, name), 'utf8').split('\n');

/** Sources of a COPY from the build context, those of other stages left out. */
const copied = lines('Dockerfile').flatMap((line) => {
  const [command, ...words] = line.split(/\s+/);
  if (command !== 'COPY' || words.some((word) => word.startsWith('--from='))) return [];
  return words.filter((word) => !word.startsWith('--')).slice(0, -1);
});

it('everything that the image copies is in its build context', () => {
  const [everything, ...exceptions] = lines('Dockerfile.dockerignore').filter(Boolean);
  expect([everything, copied.length >= 8]).toEqual(['*', true]);
  expect(copied.filter((path) => !exceptions.includes(`!${path}`))).toEqual([]);
});

it('packages of scripts stay out of the image: its build context ends with that', () => {
  expect(lines('Dockerfile.dockerignore').filter(Boolean).at(-1)).toBe('**/node_modules');
});

it('the image has the packages that the server loads, in the versions of the lock file', () => {
  const packages = {
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { here: '1', elsewhere: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': { dependencies: { unused: '1' } },
    'node_modules/c': {
      peerDependencies: { a: '1', absent: '1' },
      peerDependenciesMeta: { absent: { optional: true } },
    },
    'node_modules/here': {},
    'node_modules/elsewhere': {},
  };
  const isThere = (path: string): boolean => path !== 'node_modules/elsewhere';
  expect(neededPackages(['a'], { packages }, isThere)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/here',
  ]);
  expect(() => neededPackages(['unknown'], { packages }, isThere)).toThrow('the server needs unknown');
});

describe('alert rules and dashboard', () => {
  let service: TestService;
  let text: string;
  beforeAll(async () => {
    service = await startTestService();
    text = (await service.call('GET', '/v1/metrics')).text;
  });
  afterAll(() => service.stop());

  const { groups } = parse(readFileSync(join(deploy, 'alerts.yaml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  };
  const { panels } = JSON.parse(readFileSync(join(deploy, 'dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];

  it('name only metrics that the service has', () => {
    expect(expressions.length).toBeGreaterThan(20);
    const named = new Set(expressions.flatMap((expr) => expr.match(/\b(?:metamer|nodejs|process)_[a-z0-9_]+/g) ?? []));
    const known = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
    expect([...named].filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count)$/, '')))).toEqual(
      [],
    );
  });

  it('leave out no metric of the service', () => {
    const own = [...text.matchAll(/^# TYPE (metamer_\S+) /gm)].map(([, name]) => name!);
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((name) => !expressions.some((expr) => expr.includes(name)))).toEqual([]);
  });

  it('and every metric is in docs/running.md, as /v1/metrics explains it', () => {
    const documented = readFileSync(join(deploy, '../docs/running.md'), 'utf8');
    const rows = [...documented.matchAll(/^\| `(metamer_\w+)` \|[^|]*\| (.*) \|$/gm)].map(([, name, help]) => [
      name,
      help,
    ]);
    const said = [...text.matchAll(/^# HELP (metamer_\w+) (.*)$/gm)].map(([, name, help]) => [name, help]);
    // Only a cluster has this one.
    const ofFile = rows.filter(([name]) => name !== 'metamer_settlements_untold');
    expect(ofFile.toSorted()).toEqual(said.toSorted());
  });

  it('are complete', () => {
    for (const { alert, annotations } of groups.flatMap(({ rules }) => rules))
      expect([alert, annotations.summary.length > 20]).toEqual([alert, true]);
    expect(panels.length).toBeGreaterThan(10);
  });

  it('former names of metrics are answered too, marked as deprecated, with the same figures', () => {
    const figures = new Map(
      [...text.matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm)].map(([, series, value]) => [series!, value]),
    );
    const former = [...text.matchAll(/^# HELP (\S+) Deprecated: use metamer_\1$/gm)].map(([, name]) => name!);
    expect(former).toEqual(expect.arrayContaining(['http_requests_total', 'sse_clients', 'jobs_queued']));
    for (const name of former)
      for (const [series, value] of figures)
        if (series === name || series.startsWith(`${name}{`)) expect(figures.get(`metamer_${series}`)).toBe(value);
  });
});

describe('METRICS', () => {
  it.each([
    ['public', 200, 200],
    ['admin', 401, 200],
    ['off', 404, 404],
  ] as const)('%s: %i without a key, %i with that of the administrator', async (METRICS, open, admin) => {
    const service = await startTestService({ METRICS });
    const { secret } = await service.issue();
    const statuses = [];
    for (const headers of [{}, { 'x-admin-key': ADMIN_KEY }])
      statuses.push((await service.call('GET', '/v1/metrics', { headers })).status);
    expect(statuses).toEqual([open, admin]);
    if (METRICS === 'admin') expect((await service.call('GET', '/v1/metrics', { key: secret })).status).toBe(403);
    await service.stop();
  });
});

describe('secrets', () => {
  it('are read from files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'metamer-secrets-'));
    const file = join(folder, 'admin');
    writeFileSync(file, 'an-admin-key-of-a-file\n');
    expect(readServiceConfig({ ADMIN_KEY_FILE: file }).adminKey).toBe('an-admin-key-of-a-file');
    expect(() => readServiceConfig({ ADMIN_KEY_FILE: file, ADMIN_KEY: 'another-admin-key' })).toThrow(
      'ADMIN_KEY and ADMIN_KEY_FILE are both set',
    );
    expect(() => readServiceConfig({ KEY_PEPPER_FILE: join(folder, 'none') })).toThrow(
      /KEY_PEPPER_FILE: .* cannot be read \(ENOENT\)/,
    );
    rmSync(folder, { recursive: true });
  });
});

describe('the first path', () => {
  it.each(['*/*', 'application/json', 'text/plain'])('answers 200 with a line of text to %s', async (accept) => {
    const service = await startTestService();
    const { status, headers, text } = await service.call('GET', '/', { headers: { accept } });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('GET /v1');
    expect((await service.call('HEAD', '/', { headers: { accept } })).status).toBe(200);
    await service.stop();
  });
});
