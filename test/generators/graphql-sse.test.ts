import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

/** What is used here of `graphql-sse`, the reference client of the protocol. */
interface ReferenceClient {
  createClient(options: { url: string; headers: Record<string, string>; retryAttempts: number }): {
    iterate<Data>(request: {
      query: string;
      variables?: Record<string, unknown>;
    }): AsyncIterableIterator<{ readonly data?: Data }>;
  };
}

let service: TestService;
let key: string;
let client: ReturnType<ReferenceClient['createClient']>;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
  // Installed beside the generators: it is no package of the root.
  const file = join(import.meta.dirname, 'node_modules', 'graphql-sse', 'lib', 'index.mjs');
  const { createClient } = (await import(pathToFileURL(file).href)) as ReferenceClient;
  client = createClient({ url: `${service.url}/v1/graphql`, headers: { 'x-api-key': key }, retryAttempts: 0 });
});
afterAll(() => service.stop());

const USAGE = `subscription { usageStream { event id usageHello { restarted } usageEvent { endpoint credits } } }`;
const queue = async (): Promise<string> =>
  (await service.call('POST', '/v1/jobs/palette-batch', { key, json: { count: 2 } })).body.id;

describe('a subscription by the client of graphql-sse', () => {
  it('follows the calls of the key', async () => {
    const results = client.iterate<{ usageStream: unknown }>({ query: USAGE });
    const hello = await results.next();
    expect(hello.value.data.usageStream).toEqual({
      event: 'hello',
      id: null,
      usageHello: { restarted: false },
      usageEvent: null,
    });
    await service.call('POST', '/v1/color/contrast', { key, json: { fg: '#000', bg: '#fff' } });
    const seen: string[] = [];
    for await (const { data } of results) {
      const { event, id, usageEvent } = data!.usageStream as {
        event: string;
        id: string;
        usageEvent: { endpoint: string };
      };
      if (event !== 'usage') continue;
      expect(id).toMatch(/^\d+$/);
      seen.push(usageEvent.endpoint);
      if (usageEvent.endpoint === 'POST /v1/color/contrast') break;
    }
    expect(seen).toContain('POST /v1/color/contrast');
  });

  it('follows a job to its end and completes', async () => {
    const id = await queue();
    const query =
      'subscription Follow($id: String!) { jobsStream(id: $id) { event id jobState { id state progress { done total } } } }';
    const events: { event: string; id: string; jobState: { id: string; state: string } }[] = [];
    for await (const { data } of client.iterate<{ jobsStream: (typeof events)[number] }>({
      query,
      variables: { id },
    }))
      events.push(data!.jobsStream);
    expect(events[0]!.event).toBe('state');
    expect(events.at(-1)).toMatchObject({ event: 'succeeded', jobState: { id, state: 'succeeded' } });
    expect(events.every((one) => one.id !== null)).toBe(true);
  });
});
