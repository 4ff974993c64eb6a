import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { encodePng } from '../src/image/png/encode.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const ADMIN_KEY = 'admin-key-for-the-tests';

/** A page whose checks select by relations. */
const PAGE =
  '<!doctype html><html lang="en"><head><title>Bowls</title></head><body><h1>Bowls</h1><video autoplay src="/a.mp4"></video><form><input type="password" name="p"></form></body></html>';
const REPORT = { url: 'https://example.com/', sections: { core: { url: 'https://example.com/', status: 200 } } };
const PNG = encodePng({ width: 2, height: 2, data: new Uint8ClampedArray(16).fill(200) });

let site: Server;
const addressOf = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;

interface Question {
  readonly path: string;
  readonly json?: unknown;
  readonly form?: () => FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status of its answer while nothing is taken away; 200 where it is not said. */
  readonly status?: number;
}

const PAIR = { fg: '#336699', bg: '#ffffff' };

/** What is asked: each question for a part of the service that some package does the work of. */
const QUESTIONS = {
  contrast: { path: '/v1/color/contrast', json: PAIR },
  mixed: { path: '/v1/trpc/science.mix', json: { from: 'rebeccapurple', to: 'oklch(90% 0.05 200)' } },
  refused: { path: '/v1/color/contrast', json: { fg: 5 }, status: 400 },
  picture: { path: '/v1/color/contrast', json: PAIR, headers: { accept: 'image/png' } },
  drawing: { path: '/v1/color/contrast', json: PAIR, headers: { accept: 'image/svg+xml' } },
  form: {
    path: '/v1/palette/from-image',
    form: () => {
      const form = new FormData();
      form.set('image', new Blob([PNG as Uint8Array<ArrayBuffer>], { type: 'image/png' }), 'a.png');
      return form;
    },
  },
  condition: { path: '/v1/vision/conditions/deuteranopia' },
  // Without samples it comes from the build.
  openapi: { path: '/v1/openapi.yaml?samples=true' },
  llms: { path: '/llms.txt' },
  page: { path: '/v1/analyzer/inspect', json: () => ({ url: `http://${addressOf(site)}/`, scope: ['structure'] }) },
  html: { path: '/v1/analyzer/render', json: { report: REPORT, format: 'html' } },
  pdf: { path: '/v1/analyzer/render', json: { report: REPORT, format: 'pdf' } },
  graphql: { path: '/v1/graphql', json: { query: '{ colorContrast(fg: "#336699", bg: "#ffffff") { ratio } }' } },
  trpc: { path: '/v1/trpc/color.contrast', json: PAIR },
  usage: { path: '/v1/usage' },
  keys: { path: '/v1/admin/keys', headers: { 'x-admin-key': ADMIN_KEY } },
} as const satisfies Readonly<Record<string, Question | { json: () => unknown; path: string }>>;
type Name = keyof typeof QUESTIONS;

/**
 * The packages by the starts in which they are taken away: what one start takes away, no question needs two of. Each with the
 * questions whose answers must turn bad, and some whose answers stay.
 */
const STARTS: readonly Readonly<Record<string, { readonly bad: readonly Name[]; readonly good: readonly Name[] }>>[] = [
  {
    'trpc-to-openapi': { bad: ['openapi'], good: ['contrast', 'llms'] },
    'koa-body': { bad: ['form'], good: ['contrast'] },
    '@napi-rs/canvas': { bad: ['picture', 'drawing'], good: ['contrast'] },
    pdfkit: { bad: ['pdf'], good: ['html'] },
    '@pothos/core': { bad: ['graphql'], good: ['trpc', 'contrast'] },
    cheerio: { bad: ['page'], good: ['html'] },
    culori: { bad: ['mixed'], good: ['contrast', 'usage'] },
  },
  {
    'graphql-helix': { bad: ['graphql'], good: ['contrast', 'usage'] },
    '@koa/router': { bad: ['condition'], good: ['contrast', 'llms'] },
  },
  { '@libsql/client': { bad: ['keys'], good: ['contrast', 'usage'] } },
  { 'drizzle-orm': { bad: ['usage', 'keys'], good: ['contrast'] } },
  { '@trpc/server': { bad: ['trpc', 'refused'], good: ['contrast', 'llms'] } },
  { zod: { bad: ['contrast', 'condition', 'usage', 'page', 'graphql'], good: ['llms'] } },
];

/** What `src/prepare.ts` may ask for while a question is answered. */
const PREPARED: readonly string[] = ['@pothos/core', 'cheerio'];

interface Stubbed {
  /** The status of the answer, or 0 where there is none. */
  ask(name: Name): Promise<number>;
  /** Takes the packages away; how often each was asked for since. */
  hits(message?: 'take away'): Promise<Readonly<Record<string, number>>>;
  /** Waits for the end of the process; all that it has printed. */
  ended(): Promise<string>;
  end(): Promise<void>;
}

/** Starts the service from its compiled sources, each of which imports its packages itself. */
const startWith = async (packages: readonly string[]): Promise<Stubbed> => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-stack-'));
  const child: ChildProcess = spawn(
    process.execPath,
    [...(packages.length > 0 ? ['--import', './test/stack/preload.mjs'] : []), 'dist/src/main.js'],
    {
      cwd: root,
      env: {
        ...process.env,
        STUBBED: packages.join(','),
        PORT: '0',
        DATABASE_URL: `file:${folder}/metamer.db`,
        ADMIN_KEY,
        STOP_GRACE: '0',
        LOG_LEVEL: 'error',
        FETCH_ALLOW_HOSTS: addressOf(site),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk) => {
        output += chunk;
        const found = /listens on (http:\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${output}`)));
  });
  const issued = await fetch(`${url}/v1/admin/keys`, {
    method: 'POST',
    headers: { 'x-admin-key': ADMIN_KEY, 'content-type': 'application/json' },
    body: '{"tier":"enterprise","label":"test"}',
  });
  const { secret } = (await issued.json()) as { secret: string };

  const ask = async (name: Name): Promise<number> => {
    const { path, json, form, headers = {} }: Question = QUESTIONS[name];
    const value = typeof json === 'function' ? json() : json;
    const body = form?.() ?? (value === undefined ? null : JSON.stringify(value));
    const type = value === undefined ? {} : { 'content-type': 'application/json' };
    try {
      const answer = await fetch(url + path, {
        method: body === null ? 'GET' : 'POST',
        headers: { 'x-api-key': secret, ...type, ...headers },
        body,
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  };
  // From now on the key is known to the process.
  await ask('contrast');
  return {
    ask,
    async ended() {
      if (child.exitCode === null) await once(child, 'close');
      return output;
    },
    async hits(message) {
      const answered = new Promise<Readonly<Record<string, number>>>((resolve) => {
        const hear = (said: { hits?: Readonly<Record<string, number>> }): void => {
          // The service itself says when it is ready.
          if (!said.hits) return;
          child.off('message', hear);
          resolve(said.hits);
        };
        child.on('message', hear);
      });
      child.send(message ?? 'count');
      return answered;
    },
    async end() {
      if (child.exitCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const statusOf = (name: Name): number => (QUESTIONS[name] as Question).status ?? 200;

beforeAll(async () => {
  site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  await once(site.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  site.close();
});

/** Two services at a time: each goes on when the one before it in its lane has ended. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
const inLane = (i: number, work: () => Promise<void>): Promise<void> => {
  const done = lanes[i % lanes.length]!.then(work);
  lanes[i % lanes.length] = done.catch(() => {});
  return done;
};

describe('every package of the stack is at work', () => {
  it.concurrent('while all are there, every question is answered', ({ expect }) =>
    inLane(0, async () => {
      const service = await startWith([]);
      try {
        // A thread that still loads its code may take too long for the first page.
        for (const name of Object.keys(QUESTIONS) as Name[])
          await expect.poll(() => service.ask(name), { message: name, timeout: 60_000 }).toBe(statusOf(name));
      } finally {
        await service.end();
      }
    }));

  it.concurrent.for(STARTS.map((packages, i) => ({ names: Object.keys(packages).join(', '), packages, i })))(
    '$names',
    ({ packages, i }, { expect }) =>
      inLane(i + 1, async () => {
        const service = await startWith(Object.keys(packages));
        const expectBad = async (name: string, question: Name): Promise<void> => {
          const others = new Set<string>();
          const asked = async (): Promise<boolean> => {
            // What the service prepares on its own may ask for packages in between, and what it could not load stays so.
            const before = await service.hits();
            expect(await service.ask(question), `${question} without ${name}`).not.toBe(statusOf(question));
            const after = await service.hits();
            for (const one of Object.keys(packages)) if (one !== name && after[one] !== before[one]) others.add(one);
            return after[name]! > 0;
          };
          await expect
            .poll(asked, { message: `whether ${question} has asked for ${name}`, timeout: 60_000 })
            .toBe(true);
          expect([question, ...[...others].filter((one) => !PREPARED.includes(one))]).toEqual([question]);
          // Not by chance, and not because the process has ended.
          expect(await service.ask(question), `${question} without ${name}, again`).not.toBe(statusOf(question));
          await service.hits();
        };
        try {
          await service.hits('take away');
          for (const [name, { bad, good }] of Object.entries(packages)) {
            for (const question of good)
              expect(await service.ask(question), `${question} without ${name}`).toBe(statusOf(question));
            for (const question of bad) await expectBad(name, question);
          }
        } finally {
          await service.end();
        }
      }),
  );

  it.concurrent('koa, without which the service ends with the first request', ({ expect }) =>
    inLane(1, async () => {
      const service = await startWith(['koa']);
      try {
        await service.hits('take away');
        expect(await service.ask('llms')).toBe(0);
        expect(await service.ended()).toContain('the package koa was taken away');
      } finally {
        await service.end();
      }
    }));
});
