import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './packed-threads.ts';
import { appRouter } from '../routers/index.ts';
import { readServiceConfig, type Service, startService } from '../src/service.ts';

export const ADMIN_KEY = 'admin-key-for-the-tests';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every endpoint pass through here
  readonly body: any;
}

export interface CallOptions {
  readonly key?: string | undefined;
  readonly json?: unknown;
  readonly raw?: string | Uint8Array;
  readonly headers?: Record<string, string>;
}

/** A whole service on a temporary file, with ways to call it. */
export interface TestService extends Service {
  readonly file: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** A new API key. */
  issue(tier?: string): Promise<{ id: string; secret: string }>;
}

/** Starts the service in this process on a free port; `environment` is added to the configuration. */
export const startTestService = async (environment: Record<string, string> = {}): Promise<TestService> => {
  const folder = mkdtempSync(join(tmpdir(), 'metamer-test-'));
  const file = join(folder, 'metamer.db');
  const config = readServiceConfig({
    PORT: '0',
    DATABASE_URL: `file:${file}`,
    ADMIN_KEY,
    LOG_LEVEL: 'silent',
    STOP_GRACE: '0',
    ...environment,
  });
  const service = await startService(config, appRouter, { quiet: true });

  const call = async (
    method: string,
    path: string,
    { key, json, raw, headers = {} }: CallOptions = {},
  ): Promise<Answer> => {
    const all: Record<string, string> = { ...headers };
    if (key !== undefined) all['x-api-key'] = key;
    if (json !== undefined || raw !== undefined) all['content-type'] ??= 'application/json';
    const body = raw ?? (json === undefined ? null : JSON.stringify(json));
    const response = await fetch(service.url + path, { method, headers: all, body: body as never });
    const text = await response.text();
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    return { status: response.status, headers: response.headers, text, body: parsed };
  };

  return {
    ...service,
    file,
    call,
    async issue(tier = 'enterprise') {
      const answer = await call('POST', '/v1/admin/keys', {
        json: { tier, label: 'test' },
        headers: { 'x-admin-key': ADMIN_KEY },
      });
      return answer.body;
    },
    async stop() {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
