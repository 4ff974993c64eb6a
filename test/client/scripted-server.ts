import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { ErrorCode } from '../../src/api/errors.ts';
import {
  type CallOptions,
  type ClientOptions,
  clientOf,
  MetamerError,
  type MetamerFile,
} from '../../src/client/index.ts';
import type { Routes } from '../../src/client/route.ts';

const ROUTES: Routes = {
  color: { contrast: { method: 'POST', path: '/color/contrast', draws: true } },
  atlas: {
    browse: { method: 'GET', path: '/color/atlas', pages: { items: 'colors', next: 'next_offset', from: 'offset' } },
    find: { method: 'GET', path: '/color/atlas/{id}' },
  },
  corpus: {
    browse: { method: 'GET', path: '/corpus', pages: { items: 'records', next: 'next_cursor', from: 'cursor' } },
  },
  jobs: {
    queue: { method: 'POST', path: '/jobs/{type}', repeat: 'keyed' },
    cancel: { method: 'RPC', path: 'jobs.cancel', repeat: 'never' },
    list: { method: 'RPC', path: 'jobs.list' },
    stream: { method: 'GET', path: '/jobs/id/{id}/stream', answers: 'events', last: ['succeeded'] },
  },
  gradient: { export: { method: 'POST', path: '/gradient/export', query: ['envelope'], answers: 'either' } },
  image: { read: { method: 'POST', path: '/image', bytes: 'image' } },
};

type Call = (input?: object, options?: CallOptions) => Promise<Record<string, unknown>>;
type Stream = (input: object, options?: CallOptions) => AsyncGenerator<{ id?: string; event: string; data: unknown }>;
interface Client {
  readonly color: { readonly contrast: Call & { picture(input: object, options?: object): Promise<MetamerFile> } };
  readonly atlas: { readonly find: Call; readonly browse: Paged };
  readonly corpus: { readonly browse: Paged };
  readonly jobs: { readonly queue: Call; readonly cancel: Call; readonly list: Call; readonly stream: Stream };
  readonly gradient: { readonly export: Call };
  readonly image: { readonly read: Call };
  readonly lastAnswer: { readonly credits: object; readonly rate: object; readonly status: number } | undefined;
}
type Paged = Call & {
  pages(input?: object): AsyncGenerator<object>;
  records(input?: object, options?: CallOptions): AsyncGenerator<unknown>;
};

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the server does with the calls that come, one after the other; the last for all that follow. */
export type Step = (response: ServerResponse, asked: Asked) => void;

export const json =
  (status: number, value: unknown, headers: Record<string, string> = {}): Step =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
export const refusal = (status: number, code: ErrorCode, headers: Record<string, string> = {}): Step =>
  json(status, { error: { code, message: `no: ${code}`, details: { field: 'fg' } }, request_id: 'req_1' }, headers);
export const hangUp: Step = (response) => void response.socket!.destroy();
export const never: Step = () => {};
export const fine = json(200, { done: true }, { 'x-request-id': 'req_2' });

/** A server for all tests of a file, that does with each call what the test has written down for it. */
export const scriptedServer = () => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, url, headers, body };
      script.asked.push(call);
      const step = script.steps.length > 1 ? script.steps.shift()! : script.steps[0]!;
      step(response, call);
    });
  });
  const script = {
    server,
    /** A client of the server. */
    clientWith: (options: Partial<ClientOptions> = {}): Client =>
      clientOf(ROUTES, { baseUrl: script.base, apiKey: 'mtm_key', ...options }) as Client,
    base: '',
    steps: [] as Step[],
    asked: [] as Asked[],
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    script.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    [script.steps, script.asked] = [[], []];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return script;
};

export const failing = async (run: Promise<unknown>): Promise<MetamerError> => {
  const thrown = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(MetamerError);
  return thrown as MetamerError;
};
export const all = async <Value>(values: AsyncIterable<Value>): Promise<Value[]> => {
  const list: Value[] = [];
  for await (const value of values) list.push(value);
  return list;
};
export const INPUT = { fg: '#000', bg: '#fff' };
