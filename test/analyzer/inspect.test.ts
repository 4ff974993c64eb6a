import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Analyzer, createAnalyzer } from '../../src/analyzer/inspect.ts';
import { CATEGORY_IDS } from '../../src/analyzer/model/categories.ts';
import { pageOf } from '../../src/analyzer/model/samples.ts';
import { ACCEPTED_STAGES, INSPECT_CREDITS, STAGE_IDS, STAGES } from '../../src/analyzer/model/stages.ts';
import { stageList } from '../../src/analyzer/stages/list.ts';
import { RUNNING, stageOf } from '../../src/analyzer/stages/table.ts';
import { createPageThreads } from '../../src/analyzer/workers/page-threads.ts';
import { pageTasks } from '../../src/analyzer/workers/tasks.ts';
import { readAllowlist } from '../../src/net/allowlist.ts';
import { createOutboundGuard } from '../../src/net/outbound-guard.ts';
import '../packed-threads.ts';
import { inputOf } from './stages/example-input.ts';

const PAGE = pageOf(
  '<main><h1>Bowls</h1><img alt="Bowl" src="/bowl.gif"></main>',
  '<link rel="stylesheet" href="/s.css"><style>p{color:#123456}</style>',
);
const ROUTES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/page': ['text/html; charset=utf-8', PAGE],
  '/bare': ['text/html', '<img src="/bowl.gif">'],
  '/s.css': ['text/css', 'main{color:#b7410e}'],
  '/robots.txt': ['text/plain', 'User-agent: *\nDisallow:\n'],
  '/deep': ['text/html', `<!doctype html><title>x</title>${'<div>'.repeat(100_000)}`],
  '/wide': [
    'text/html',
    `<!doctype html><title>x</title><p ${Array.from({ length: 100_000 }, (_, i) => `a${i}=1`).join(' ')}>x`,
  ],
  '/many': ['text/html', `<!doctype html><title>x</title>${'<i></i>'.repeat(210_000)}`],
  '/json': ['application/json', '{}'],
};

let server: Server;
let origin: string;
let analyzer: Analyzer;
const seen: string[] = [];
const caller = { key: 'one', signal: new AbortController().signal };

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url!);
    const [type, body] = ROUTES[request.url!.split('?')[0]!] ?? ['text/html', ''];
    response.writeHead(request.url! in ROUTES || request.url!.includes('?') ? 200 : 404, { 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const door = createOutboundGuard({ allowlist: readAllowlist(`127.0.0.1:${port}`), userAgent: 'test' });
  analyzer = createAnalyzer({ door });
});

afterAll(async () => {
  await analyzer.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const inspect = (path: string, more: { scope?: string[]; sections?: string[] } = {}) =>
  analyzer.inspect({ url: origin + path, ...more }, caller);

describe('the stage list', () => {
  it('has the fourteen stages, each with a section and the note its kind calls for', () => {
    const list = stageList();
    expect(list.stage_ids).toEqual([...STAGE_IDS]);
    expect(list.stages).toHaveLength(14);
    for (const stage of list.stages) {
      expect(list.sections.some(({ id }) => id === stage.section)).toBe(true);
      expect(stage.caveat !== null).toBe(stage.markup === 'partial');
      expect(stage.why_unavailable !== null).toBe(stage.markup === 'none');
      expect(stage.endpoint === null).toBe(stage.markup === 'none');
    }
    const checks = Object.values(RUNNING).flatMap((stage) => stage.checks);
    expect(list.checks_per_token).toBe(Math.floor(checks.length / INSPECT_CREDITS));
    for (const { id, keys } of Object.values(RUNNING))
      expect(list.sections.find((section) => section.id === STAGES[id].section)?.keys).toEqual(keys);
  });

  it('runs every stage that it accepts', () => {
    expect(Object.keys(RUNNING).sort()).toEqual([...ACCEPTED_STAGES].sort());
  });

  it('gives every check an id of its own, a public rule and a way to mend it', () => {
    const checks = Object.values(RUNNING).flatMap((stage) => stage.checks);
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    for (const { id, help, fix, title } of checks) {
      expect(help, id).toMatch(/^https:\/\//);
      expect(fix.length, id).toBeGreaterThan(3);
      expect(title.length, id).toBeGreaterThan(5);
    }
  });
});

describe('inspect', () => {
  it('answers every accepted stage with the keys that the list promises', async () => {
    const report = await inspect('/page');
    for (const id of ACCEPTED_STAGES)
      expect(Object.keys(report.sections[STAGES[id].section]!), id).toEqual([...stageOf(id)!.keys]);
    expect(report.incomplete.map(({ stage }) => stage)).toEqual(['palette', 'media']);
    expect(report.score).toBeNull();
    expect([...Object.keys(report.category_scores), ...report.unscored_categories].sort()).toEqual(
      [...CATEGORY_IDS].sort(),
    );
    expect(report.scoreCoverage.measured).toBe(Object.keys(report.category_scores).length);
    expect(JSON.stringify(report)).not.toMatch(/"(contrastPairs|a11yAudit|deepAnalysis)"/);
  });

  it('runs every check of a stage once, with one of four outcomes', async () => {
    const report = await inspect('/page');
    for (const id of ACCEPTED_STAGES) {
      const audits = Object.values(report.sections[STAGES[id].section]!).filter(
        (one): one is { checks: Record<string, (string | { id: string })[]> } =>
          typeof one === 'object' && one !== null && 'checks' in one,
      );
      const ids = audits
        .flatMap(({ checks }) => Object.values(checks).flat())
        .map((one) => (typeof one === 'string' ? one : one.id));
      expect(ids.sort(), id).toEqual(
        stageOf(id)!
          .checks.map((check) => check.id)
          .sort(),
      );
    }
  });

  it('adds structure and says so; stages outside the scope leave no trace', async () => {
    const report = await inspect('/page', { scope: ['seo'] });
    expect(report.scope).toEqual({
      requested: ['seo'],
      effective: ['structure', 'seo'],
      added_by_dependency: ['structure'],
    });
    expect(Object.keys(report.sections)).toEqual(['core', 'seo']);
    expect(Object.keys(report.category_scores).sort()).toEqual(['a11y', 'metadata', 'seo']);
    expect(report.incomplete).toEqual([]);
  });

  it('narrows the answer and nothing else', async () => {
    const report = await inspect('/page', { sections: ['seo'] });
    expect(Object.keys(report.sections)).toEqual(['core', 'seo']);
    expect(report.section_index.map(({ id }) => id)).toEqual(['core', 'seo']);
    expect(report.scope.effective).toEqual([...ACCEPTED_STAGES]);
    expect(report.incomplete).toHaveLength(2);
  });

  it('names the sections that were asked for and that the scope cannot give', async () => {
    const report = await inspect('/page', { scope: ['seo'], sections: ['security', 'contrast', 'seo', 'core'] });
    expect(Object.keys(report.sections)).toEqual(['core', 'seo']);
    expect(report.sections_absent).toEqual([
      { id: 'security', why: expect.stringContaining('not in the scope') },
      { id: 'contrast', why: expect.stringContaining('needs a browser') },
    ]);
    expect((await inspect('/page', { sections: ['seo'] })).sections_absent).toEqual([]);
  });

  it('says that nothing was requested where no scope was sent', async () => {
    const { scope } = await inspect('/page');
    expect(scope).toEqual({ requested: [], effective: [...ACCEPTED_STAGES], added_by_dependency: [] });
  });

  it('counts keys, findings and bytes of each section', async () => {
    const report = await inspect('/bare');
    for (const { id, keys, bytes, n } of report.section_index) {
      const section = report.sections[id]!;
      expect(keys).toBe(Object.keys(section).length);
      expect(bytes).toBe(Buffer.byteLength(JSON.stringify(section)));
      expect(n).toBeGreaterThanOrEqual(0);
    }
    expect(report.section_index.find(({ id }) => id === 'core')!.n).toBeGreaterThan(3);
  });

  it.each([
    [{ scope: [] }, 'EMPTY_SCOPE'],
    [{ scope: ['seo', 'nope'] }, 'UNKNOWN_STAGE'],
    [{ scope: ['contrast', 'seo'] }, 'RENDER_REQUIRED'],
    [{ sections: ['nope'] }, 'INVALID_INPUT'],
  ])('refuses %j with %s before anything is fetched', async (more, code) => {
    const before = seen.length;
    await expect(inspect('/page', more as { scope: string[] })).rejects.toMatchObject({ code });
    expect(seen.length).toBe(before);
  });

  it('names the offenders and what is available', async () => {
    await expect(inspect('/page', { scope: ['deep', 'seo', 'contrast'] })).rejects.toMatchObject({
      details: { needs_render: ['deep', 'contrast'], available: ACCEPTED_STAGES },
    });
    await expect(inspect('/page', { scope: ['x'] })).rejects.toMatchObject({ details: { stages: STAGE_IDS } });
  });

  it('refuses addresses that are none, private ones, and what is no page', async () => {
    await expect(analyzer.inspect({ url: 'ftp://example.org/' }, caller)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    await expect(analyzer.inspect({ url: 'http://127.0.0.1:1/' }, caller)).rejects.toMatchObject({
      code: 'FETCH_FAILED',
    });
    await expect(inspect('/json')).rejects.toMatchObject({ code: 'FETCH_FAILED', details: { reason: 'not-html' } });
  });

  it('ends with an error or a report for pages made to hurt, and goes on', async () => {
    for (const path of ['/deep', '/wide', '/many']) {
      const outcome = await inspect(path, { scope: ['structure'] }).catch((error: unknown) => error);
      expect(outcome, path).toSatisfy(
        (one: { code?: string; details?: { reason?: string }; sections?: object }) =>
          one.sections !== undefined || one.details?.reason === 'too-complex',
      );
    }
    await expect(inspect('/many')).rejects.toMatchObject({ details: { reason: 'too-complex' } });
    expect((await inspect('/page', { scope: ['structure'] })).sections.core).toBeDefined();
  });

  it('stops when the caller is gone', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(analyzer.inspect({ url: `${origin}/page` }, { key: 'one', signal: gone })).rejects.toThrow();
  });
});

describe('limits of a thread', () => {
  it('end a page that takes too long', async () => {
    const threads = createPageThreads({ taskMs: 1, heapMb: 256, threads: 1 });
    const { page } = inputOf({ source: `<!doctype html>${'<p>x</p>'.repeat(100_000)}` }).gathered;
    await expect(threads.run(pageTasks.survey, [page, ['structure'], 'a'], caller)).rejects.toMatchObject({
      details: { reason: 'too-complex' },
    });
    await threads.close();
  });

  it('end a page that takes too much memory', async () => {
    const threads = createPageThreads({ taskMs: 20_000, heapMb: 24, threads: 1 });
    const { page } = inputOf({ source: `<!doctype html>${'<p class=a>x</p>'.repeat(150_000)}` }).gathered;
    await expect(threads.run(pageTasks.survey, [page, ['structure'], 'a'], caller)).rejects.toMatchObject({
      details: { reason: 'too-complex' },
    });
    await threads.close();
  });

  it('begin when the thread has been started', async () => {
    const threads = createPageThreads({ taskMs: 1_000, heapMb: 256, threads: 1 });
    const { page } = inputOf({ source: '<!doctype html><title>x</title>' }).gathered;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const survey = threads.run(pageTasks.survey, [page, ['structure'], 'a'], caller);
      await vi.advanceTimersByTimeAsync(2_000);
      await expect(survey).resolves.toBeDefined();
    } finally {
      vi.useRealTimers();
    }
    await threads.close();
  });
});
