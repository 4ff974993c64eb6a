import { describe, expect, it } from 'vitest';
import { clientOf, MetamerError, verifyWebhook } from '../../src/client/index.ts';
import { newSecret, signedHeaders } from '../../src/webhooks/signature.ts';
import { INPUT, json, scriptedServer } from './scripted-server.ts';

const script = scriptedServer();
const ROUTES = { color: { contrast: { method: 'POST', path: '/color/contrast' } } } as const;

describe('the response of a call', () => {
  it('is that of this call, also of calls at the same time', async () => {
    script.steps = [
      (response, asked) =>
        json(
          200,
          { sent: asked.body },
          { 'x-request-id': `req_${JSON.parse(asked.body).fg}`, 'x-credits-cost': '1' },
        )(response, asked),
    ];
    type Call = (
      input: object,
    ) => Promise<{ data: { sent: string }; requestId: string; credits: object; headers: Headers; status: number }>;
    const client = clientOf(ROUTES, { baseUrl: script.base }, '1.2.3') as {
      withResponse: { color: { contrast: Call } };
    };
    const all = await Promise.all([1, 2, 3, 4].map((fg) => client.withResponse.color.contrast({ fg })));
    expect(all.map(({ data, requestId }) => [data.sent, requestId])).toEqual(
      [1, 2, 3, 4].map((fg) => [`{"fg":${fg}}`, `req_${fg}`]),
    );
    expect(all[0]).toMatchObject({ status: 200, credits: { cost: 1 } });
    expect(all[0]!.headers.get('x-credits-cost')).toBe('1');
    expect(script.asked[0]!.headers['user-agent']).toBe('metamer-client/1.2.3');
  });

  it('is named AbortError where the caller aborted', async () => {
    const error = await script
      .clientWith()
      .color.contrast(INPUT, { signal: AbortSignal.abort() })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MetamerError);
    expect(error).toMatchObject({ name: 'AbortError', code: 'ABORTED' });
  });
});

describe('verifyWebhook', () => {
  const secret = newSecret();
  const body = '{"type":"job.succeeded","timestamp":"2026-01-01T00:00:00.000Z","data":{"id":"job_1"}}';
  const at = 1_767_225_600_000;
  const headers = signedHeaders({ id: 'evt_1', body, at }, [newSecret(), secret]);
  const verify = (given: object, text: string | Uint8Array = body, key = secret, now = at) =>
    verifyWebhook(given as Record<string, string>, text, key, { now });
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'accepted',
      (error: MetamerError) => `${error.code} ${error.details?.field}`,
    );

  it('returns the event that the service signed, from text or bytes, while a secret is rotated', async () => {
    const event = { id: 'evt_1', type: 'job.succeeded', data: { id: 'job_1' } };
    expect(await verify(headers)).toMatchObject(event);
    expect(await verify(new Headers(headers), new TextEncoder().encode(body))).toMatchObject(event);
  });

  it('refuses another body, secret or time, and headers that are missing', async () => {
    const signature = 'INVALID_SIGNATURE webhook-signature';
    expect(await codeOf(verify(headers, body.replace('job_1', 'job_2')))).toBe(signature);
    expect(await codeOf(verify(headers, body, newSecret()))).toBe(signature);
    expect(await codeOf(verify({ ...headers, 'webhook-id': 'evt_2' }))).toBe(signature);
    expect(await codeOf(verify({ ...headers, 'webhook-signature': 'v2,AAAA' }))).toBe(signature);
    expect(await codeOf(verify({ ...headers, 'webhook-signature': 'v1,*' }))).toBe(signature);
    const time = 'INVALID_SIGNATURE webhook-timestamp';
    expect(await codeOf(verify(headers, body, secret, at + 301_000))).toBe(time);
    expect(await codeOf(verify(headers, body, secret, at - 301_000))).toBe(time);
    expect(await codeOf(verify({ ...headers, 'webhook-timestamp': 'soon' }))).toBe(time);
    expect(await codeOf(verify({}))).toBe('INVALID_SIGNATURE webhook-id');
  });
});
