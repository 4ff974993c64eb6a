import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { clientOf, MetamerError, verifyWebhook } from '../../src/client/index.ts';
import { newSecret, signedHeaders } from '../../src/webhooks/signature.ts';
import { failing, INPUT, json, scriptedServer } from './scripted-server.ts';

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

  it('is named TimeoutError where AbortSignal.timeout() ended the call', async () => {
    const signal = AbortSignal.timeout(0);
    if (!signal.aborted) await once(signal, 'abort');
    const error = await failing(script.clientWith().color.contrast(INPUT, { signal }));
    expect(error).toMatchObject({ name: 'TimeoutError', code: 'ABORTED' });
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

  it('skips signatures that cannot be decoded', async () => {
    const signatures = `v1,* v1,!! ${headers['webhook-signature']}`;
    expect(await verify({ ...headers, 'webhook-signature': signatures })).toMatchObject({ id: 'evt_1' });
  });

  it('names the argument that is wrong, and what it must be', async () => {
    const refused = (promise: Promise<unknown>) => failing(promise).then(({ code, message }) => `${code} ${message}`);
    for (const wrong of [undefined as unknown as string, '', 'whsec_', 'whsec_ab-_'])
      expect(await refused(verifyWebhook(headers, body, wrong, { now: at }))).toBe(
        'INVALID_ARGUMENT secret: must be the secret of the subscription (whsec_...)',
      );
    for (const wrong of [JSON.parse(body), undefined, null])
      expect(await refused(verifyWebhook(headers, wrong, secret, { now: at }))).toBe(
        'INVALID_ARGUMENT body: must be the text or bytes as received, before any JSON parser',
      );
    expect(await refused(verifyWebhook(undefined as unknown as Headers, body, secret))).toBe(
      'INVALID_ARGUMENT headers: must be the headers of the delivery',
    );
    expect(await codeOf(verify(headers, body, 'whsec_'))).toBe('INVALID_ARGUMENT secret');
  });

  it('reads headers in other capitals and as arrays of one, not of two', async () => {
    const titled = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.replace(/\b[a-z]/g, (one) => one.toUpperCase()), [value]]),
    );
    expect(Object.keys(titled)).toContain('Webhook-Id');
    expect(await verify(titled)).toMatchObject({ id: 'evt_1' });
    const twice = { ...headers, 'webhook-id': ['evt_1', 'evt_2'] };
    expect(await codeOf(verify(twice))).toBe('INVALID_SIGNATURE webhook-id');
  });

  it('checks the bytes as they came, before anything is decoded', async () => {
    const bytes = (...parts: (string | number)[]) =>
      Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));
    const signedBytes = (payload: Uint8Array) => {
      const signature = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
        .update(`evt_1.${headers['webhook-timestamp']}.`)
        .update(payload)
        .digest('base64');
      return { ...headers, 'webhook-signature': `v1,${signature}` };
    };
    const marked = bytes(0xef, 0xbb, 0xbf, body);
    expect(await verify(signedBytes(marked), marked)).toMatchObject({ type: 'job.succeeded' });
    expect(await codeOf(verify(headers, marked))).toBe('INVALID_SIGNATURE webhook-signature');
    const broken = bytes('{"data":"', 0xff, '"}');
    const otherwise = bytes('{"data":"', 0xfe, '"}');
    expect(await codeOf(verify(signedBytes(broken), otherwise))).toBe('INVALID_SIGNATURE webhook-signature');
    expect(await codeOf(verify(signedBytes(broken), broken))).toBe('INVALID_SIGNATURE body');
  });

  it('keeps the signed id, and refuses a body that is not a JSON object', async () => {
    const signed = (text: string) => verify(signedHeaders({ id: 'evt_1', body: text, at }, [secret]), text);
    expect(await signed('{"id":"evt_other","type":"job.failed"}')).toEqual({ id: 'evt_1', type: 'job.failed' });
    for (const text of ['[]', 'null', '"text"', '1', 'no JSON'])
      expect(await codeOf(signed(text))).toBe('INVALID_SIGNATURE body');
  });

  it('refuses every time where the tolerance is not a number, and says how much it may differ', async () => {
    const within = (tolerance: number, now: number) => verifyWebhook(headers, body, secret, { tolerance, now });
    expect(await codeOf(within(Number.NaN, at))).toBe('INVALID_SIGNATURE webhook-timestamp');
    expect(await codeOf(within(10, at + 10_000))).toBe('accepted');
    expect((await failing(within(10, at + 11_000))).message).toBe(
      'The time of the delivery differs by more than 10 seconds',
    );
  });
});
