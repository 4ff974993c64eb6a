import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueKey, type ServiceProcess, startProcess } from '../processes.ts';
import { temporaryFile } from '../temporary-file.ts';

const file = temporaryFile();
let service: ServiceProcess;
let key: string;
beforeAll(async () => {
  service = await startProcess({ DATABASE_URL: file.url });
  key = (await issueKey(service.url)).secret;
});
afterAll(async () => {
  await service.end('SIGTERM');
  file.remove();
});

/** Seconds of work in a thread. */
const HEAVY = { depth: 1200, palette_size: 12, keep: 120, seed: 1 };

/** Sends a call, and hangs up while it is worked on. */
const hangUp = async (path: string, body: unknown): Promise<void> => {
  const caller = new AbortController();
  const answer = fetch(service.url + path, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: caller.signal,
  });
  setTimeout(() => caller.abort(), 300);
  await expect(answer).rejects.toThrow(/abort/i);
};

const recorded = async (): Promise<{ endpoint: string; status: number; credits: number }[]> => {
  const answer = await fetch(`${service.url}/v1/usage/live`, { headers: { 'x-api-key': key } });
  const { events } = (await answer.json()) as { events: { endpoint: string; status: number; credits: number }[] };
  return events.filter(({ endpoint }) => !endpoint.includes('usage'));
};

it('a caller who hangs up is no fault on any surface: recorded as 499 for nothing, and not logged', async () => {
  await hangUp('/v1/personalize/palettes', HEAVY);
  await hangUp('/v1/trpc/personalize.palettes', HEAVY);
  await hangUp('/v1/graphql', {
    query: '{ personalizePalettes(depth: 1200, paletteSize: 12, keep: 120, seed: 1) { seed } }',
  });
  for (let tries = 0; tries < 100 && (await recorded()).length < 3; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const call = { endpoint: 'POST /v1/personalize/palettes', status: 499, credits: 0 };
  expect(await recorded()).toMatchObject([call, call, call]);
  expect(service.output()).not.toContain('call failed');
  const metrics = await (await fetch(`${service.url}/v1/metrics`)).text();
  expect(metrics).toContain('route="POST /v1/personalize/palettes",status="4xx"} 1');
  expect(metrics).not.toMatch(/status="5xx"/);
});
