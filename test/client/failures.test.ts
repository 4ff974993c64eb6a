import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { failing, fine, hangUp, INPUT, never, refusal, scriptedServer } from './scripted-server.ts';

const script = scriptedServer();

describe('repeats', () => {
  it.each([429, 502, 503])('wait as long as Retry-After of a %i says', async (status) => {
    script.steps = [refusal(status, 'RATE_LIMITED', { 'retry-after': '1' }), fine];
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect(await script.clientWith().color.contrast(INPUT)).toEqual({ done: true });
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(1000);
    timers.mockRestore();
    expect(script.asked).toHaveLength(2);
  });

  it('follow a lost connection and an answer that says no time', async () => {
    script.steps = [hangUp, refusal(503, 'UNAVAILABLE'), fine];
    expect(await script.clientWith().color.contrast(INPUT)).toEqual({ done: true });
    expect(script.asked).toHaveLength(3);
  });

  it('carry the idempotency key of the first attempt', async () => {
    script.steps = [hangUp, fine];
    await script.clientWith().jobs.queue({ type: 'x' });
    expect(script.asked).toHaveLength(2);
    expect(script.asked[0]!.headers['idempotency-key']).toBe(script.asked[1]!.headers['idempotency-key']);
    script.asked = [];
    await script.clientWith().jobs.queue({ type: 'x' }, { idempotencyKey: 'mine' });
    expect(script.asked[0]!.headers['idempotency-key']).toBe('mine');
  });

  it('are not made of what is not safe to repeat, nor of any other refusal, nor without end', async () => {
    script.steps = [hangUp];
    expect(await failing(script.clientWith().jobs.cancel({ id: 'x' }))).toMatchObject({ code: 'UNREACHABLE' });
    expect(script.asked).toHaveLength(1);
    script.steps = [refusal(400, 'INVALID_INPUT')];
    await failing(script.clientWith().color.contrast(INPUT));
    expect(script.asked).toHaveLength(2);
    script.steps = [refusal(503, 'UNAVAILABLE', { 'retry-after': '0' })];
    expect(await failing(script.clientWith().color.contrast(INPUT, { retries: 3 }))).toMatchObject({ status: 503 });
    expect(script.asked).toHaveLength(6);
    await failing(script.clientWith({ retries: 0 }).color.contrast(INPUT));
    expect(script.asked).toHaveLength(7);
  });

  it('are not made where the wait is too long; the error says it, also from a date', async () => {
    script.steps = [refusal(429, 'QUOTA_EXCEEDED', { 'retry-after': '86400' })];
    expect(await failing(script.clientWith().color.contrast(INPUT))).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      retryAfter: 86_400,
    });
    script.steps = [refusal(429, 'QUOTA_EXCEEDED', { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() })];
    const { retryAfter } = await failing(script.clientWith().color.contrast(INPUT));
    expect(retryAfter).toBeGreaterThan(3_590);
    expect(retryAfter).toBeLessThanOrEqual(3_600);
    expect(script.asked).toHaveLength(2);
  });
});

describe('errors', () => {
  it('say what the service said', async () => {
    script.steps = [refusal(400, 'INVALID_INPUT', { 'x-request-id': 'req_9' })];
    expect(await failing(script.clientWith().color.contrast(INPUT))).toMatchObject({
      name: 'MetamerError',
      message: 'no: INVALID_INPUT',
      code: 'INVALID_INPUT',
      status: 400,
      requestId: 'req_9',
      details: { field: 'fg' },
      address: `POST ${script.base}/v1/color/contrast`,
    });
  });

  it('name the address that cannot be reached', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
    await new Promise((resolve) => closed.close(resolve));
    const error = await failing(script.clientWith({ baseUrl: address, retries: 0 }).color.contrast(INPUT));
    expect(error.message).toBe(`Cannot reach ${address}: ECONNREFUSED`);
    expect(error).toMatchObject({ code: 'UNREACHABLE', status: undefined });
  });

  it('come after the time limit of an attempt, and at once where the call is aborted', async () => {
    script.steps = [never];
    expect(await failing(script.clientWith({ timeout: 50 }).color.contrast(INPUT))).toMatchObject({ code: 'TIMEOUT' });
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('enough')), 50);
    const error = await failing(script.clientWith().color.contrast(INPUT, { signal: stop.signal }));
    expect(error).toMatchObject({ code: 'ABORTED', cause: new Error('enough') });
    expect(await failing(script.clientWith().color.contrast(INPUT, { signal: stop.signal }))).toMatchObject({
      code: 'ABORTED',
    });
    script.steps = [refusal(429, 'RATE_LIMITED', { 'retry-after': '30' })];
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), 100);
    expect(await failing(script.clientWith().color.contrast(INPUT, { signal: waiting.signal }))).toMatchObject({
      code: 'ABORTED',
    });
    expect(script.asked).toHaveLength(3);
  });

  it('say that an answer is not of this service', async () => {
    script.steps = [(response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>')];
    const error = await failing(script.clientWith().color.contrast(INPUT));
    expect(error).toMatchObject({ code: 'INVALID_ANSWER', status: 200 });
    expect(error.message).toContain('text/html');
    script.steps = [(response) => void response.writeHead(404).end('nothing here')];
    expect(await failing(script.clientWith().color.contrast(INPUT))).toMatchObject({
      code: 'INVALID_ANSWER',
      status: 404,
    });
  });

  it.each(['"text"', 'null', '[]', '7', 'true'])('say that %s is no answer of this service', async (text) => {
    script.steps = [(response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(text)];
    const error = await failing(script.clientWith().color.contrast(INPUT));
    expect(error).toMatchObject({ code: 'INVALID_ANSWER', status: 200 });
  });

  it('are of one class for what cannot be sent, which is not sent', async () => {
    const key = { apiKey: 'two\nlines' };
    const loop: Record<string, unknown> = {};
    loop.fg = loop;
    for (const [client, input] of [
      [script.clientWith(key), INPUT],
      [script.clientWith(), { ...INPUT, fg: 10n }],
      [script.clientWith(), loop],
      [script.clientWith({ baseUrl: 'no address' }), INPUT],
    ] as const) {
      const error = await failing(client.color.contrast(input as typeof INPUT));
      expect(error).toMatchObject({ name: 'MetamerError', code: 'INVALID_ARGUMENT', status: undefined });
      expect(`${error.message} ${error.address}`).not.toContain('two');
    }
    // A half of a character has no form in an address, and a path needs all of its parts.
    for (const id of ['\ud800', undefined]) {
      const first = script.clientWith().jobs.stream({ id })[Symbol.asyncIterator]().next();
      expect(await failing(first)).toMatchObject({ code: 'INVALID_ARGUMENT' });
    }
    expect(script.asked).toEqual([]);
  });

  it.each([301, 302, 307, 308])('come of a redirect (%i): the key goes nowhere else', async (status) => {
    const elsewhere: string[] = [];
    const other = createServer((request, response) => {
      elsewhere.push(request.url ?? '');
      response.setHeader('content-type', 'application/json').end('{}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    script.steps = [(response) => void response.writeHead(status, { location }).end()];
    const error = await failing(script.clientWith().color.contrast(INPUT));
    expect(error).toMatchObject({ code: 'INVALID_ANSWER', status });
    expect([script.asked.length, elsewhere]).toEqual([1, []]);
    other.closeAllConnections();
    other.close();
  });
});
