import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_STREAMS } from '../../src/api/streams.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

const EVENTS = { accept: 'text/event-stream' };
const open = (
  query: string,
  { secret = key, on = service, signal }: { secret?: string; on?: TestService; signal?: AbortSignal } = {},
) =>
  fetch(`${on.url}/v1/graphql`, {
    method: 'POST',
    headers: { ...EVENTS, 'x-api-key': secret, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  });
const ask = (query: string) => service.call('POST', '/v1/graphql', { key, json: { query }, headers: EVENTS });
const USAGE = `subscription { usageStream { event id usageHello { restarted } usageEvent { endpoint credits } } }`;
const queue = async (): Promise<string> =>
  (await service.call('POST', '/v1/jobs/palette-batch', { key, json: { count: 2 } })).body.id;

describe('a subscription over Server-Sent Events', () => {
  it('is written as the protocol has it, and ends with complete', async () => {
    const id = await queue();
    const response = await open(`subscription { jobsStream(id: "${id}") { event } }`);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-ratelimit-limit')).toBeTruthy();
    const frames = (await response.text()).split('\n\n').filter(Boolean);
    expect(frames.at(-1)).toBe('event: complete\ndata:');
    for (const frame of frames.slice(0, -1))
      expect(frame).toMatch(/^event: next\ndata: \{"data":\{"jobsStream":.*\}\}$/);
  });

  it('may be asked for by GET', async () => {
    const id = await queue();
    const query = encodeURIComponent(`subscription { jobsStream(id: "${id}") { event } }`);
    const answer = await service.call('GET', `/v1/graphql?query=${query}`, { key, headers: EVENTS });
    expect(answer.text).toContain('"event":"succeeded"');
    expect(answer.text.endsWith('event: complete\ndata:\n\n')).toBe(true);
  });

  it('is opened wherever events are among what is accepted', async () => {
    const id = await queue();
    const accept = 'application/graphql-response+json, application/json, text/event-stream';
    const json = { query: `subscription { jobsStream(id: "${id}") { event } }` };
    const answer = await service.call('POST', '/v1/graphql', { key, json, headers: { accept } });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const query = await service.call('POST', '/v1/graphql', {
      key,
      json: { query: '{ __typename }' },
      headers: { accept },
    });
    expect(query.body).toEqual({ data: { __typename: 'Query' } });
  });

  it('is refused for JSON only if it is the operation to run', async () => {
    const query = 'query Name { __typename } subscription Follow { usageStream { event } }';
    const run = async (operationName: string) =>
      (await service.call('POST', '/v1/graphql', { key, json: { query, operationName } })).body;
    expect(await run('Name')).toEqual({ data: { __typename: 'Query' } });
    expect((await run('Follow')).errors[0].message).toContain('Accept: text/event-stream');
  });

  it.each([
    ['an unknown job', 'subscription { jobsStream(id: "job_000000000000000000000000") { event } }', 'NOT_FOUND'],
    ['an unknown field', 'subscription { noSuchStream { event } }', 'INVALID_INPUT'],
    ['two fields', 'subscription { usageStream { event } again: usageStream { event } }', 'INVALID_INPUT'],
    ['a syntax error', 'subscription {', 'INVALID_INPUT'],
  ])('reports %s in an event', async (_, query, code) => {
    const { status, text } = await ask(query);
    expect(status).toBe(200);
    const [next, complete] = text.split('\n\n');
    const { errors } = JSON.parse(next!.replace('event: next\ndata: ', ''));
    expect(errors[0].extensions.code).toBe(code);
    expect(complete).toBe('event: complete\ndata:');
  });

  it('is refused with its status without a key, and with a malformed body', async () => {
    expect((await open(USAGE, { secret: 'mtm_live_x' })).status).toBe(401);
    const broken = await service.call('POST', '/v1/graphql', { key, raw: '{', headers: EVENTS });
    expect([broken.status, broken.body.error.code]).toEqual([400, 'INVALID_JSON']);
  });

  it('counts as the call of REST that it stands for', async () => {
    const id = await queue();
    await ask(`subscription { jobsStream(id: "${id}") { event } }`);
    const { body } = await service.call('GET', '/v1/usage/live?limit=5', { key });
    const streams = body.events.filter(
      (event: { endpoint: string }) => event.endpoint === 'GET /v1/jobs/id/{id}/stream',
    );
    expect(streams.at(-1)).toMatchObject({ status: 200, credits: 0 });
  });

  it('carries the results of queries and mutations where nothing else is accepted', async () => {
    const { text } = await ask('{ colorContrast(fg: "#000", bg: "#fff") { ratio } }');
    expect(text).toBe('event: next\ndata: {"data":{"colorContrast":{"ratio":21}}}\n\nevent: complete\ndata:\n\n');
  });

  it('counts among the streams of a key, and leaves its place when the client goes', async () => {
    const { secret } = await service.issue();
    const hangUps = Array.from({ length: MOST_STREAMS }, () => new AbortController());
    await Promise.all(hangUps.map(({ signal }) => open(USAGE, { secret, signal })));
    const refused = await (await open(USAGE, { secret })).text();
    expect(refused).toContain('"code":"RATE_LIMITED"');
    for (const hangUp of hangUps) hangUp.abort();
    await expect
      .poll(
        async () => {
          const once = new AbortController();
          const { body } = await open(USAGE, { secret, signal: once.signal });
          const { value } = await body!.getReader().read();
          once.abort();
          return new TextDecoder().decode(value);
        },
        { timeout: 30_000 },
      )
      .toContain('"event":"hello"');
  });

  it('ends without complete when the service stops, so that its client subscribes again', async () => {
    const stopping = await startTestService();
    const { secret } = await stopping.issue();
    const response = await open(USAGE, { secret, on: stopping });
    const reader = response.body!.getReader();
    await reader.read();
    const rest = (async () => {
      let text = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return text;
        text += new TextDecoder().decode(value);
      }
    })();
    await stopping.stop();
    expect(await rest).not.toContain('event: complete');
  });
});
