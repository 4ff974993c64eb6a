import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseJson } from '../../src/http/body.ts';
import { bodyRoom } from '../../src/http/body-room.ts';
import { startTestService, type TestService } from '../service.ts';
import { countTurns } from '../turns.ts';

const MIB = 1024 * 1024;
const fill = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 4_000) }, (_, i) => ({ id: i, text: 'x'.repeat(4_000) }));
const REPORT = { url: 'https://example.com/', audit_version: '3.0', category_scores: { seo: 61 } };

describe('the JSON of a form', () => {
  const limits = { bytes: 16 * MIB, members: 100_000 };
  const exchange = (signal: AbortSignal) => ({ context: { signal } }) as never;

  it('is parsed in turns', async () => {
    const value = fill(4 * MIB);
    const bytes = Buffer.from(JSON.stringify(value));
    const turns = countTurns();
    expect(await parseJson(exchange(new AbortController().signal), bytes, limits)).toEqual(value);
    expect(turns.stop()).toBeGreaterThanOrEqual(100);
  });

  it('is counted in turns before, and ends with its caller', async () => {
    const bytes = Buffer.from(`[${'0,'.repeat(8 * MIB - 200)}0]`);
    const caller = new AbortController();
    const turns = countTurns();
    await expect(parseJson(exchange(caller.signal), bytes, { ...limits, members: 6 * MIB })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(turns.stop()).toBeGreaterThanOrEqual(40);
    caller.abort();
    await expect(parseJson(exchange(caller.signal), bytes, limits)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(parseJson(exchange(caller.signal), bytes, { ...limits, members: 9 * MIB })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a caller who leaves while a body is parsed', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService();
    key = (await service.issue()).secret;
  });
  afterAll(() => service.stop());

  /** Sends a whole request and hangs up. */
  const sendAndLeave = (path: string, type: string, body: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => {
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${key}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
        );
        socket.write(body, () => socket.destroy());
      });
      socket.once('close', () => resolve());
      socket.once('error', reject);
    });

  const recorded = async (count: number): Promise<{ endpoint: string; status: number; credits: number }[]> => {
    for (;;) {
      const { body } = await service.call('GET', '/v1/usage/live', { key });
      const events = (body.events as { endpoint: string; status: number; credits: number }[]).filter(
        ({ endpoint }) => !endpoint.includes('usage'),
      );
      if (events.length >= count) return events;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('is recorded as 499 for nothing, and its room is free', async () => {
    // Whoever parsed it to its end would refuse the format.
    const input = { report: { ...REPORT, sections: { other: { fill: fill(12 * MIB) } } }, format: 'none' };
    const json = JSON.stringify(input);
    const form = [
      '--b\r\ncontent-disposition: form-data; name="format"\r\n\r\nnone\r\n',
      '--b\r\ncontent-disposition: form-data; name="report"; filename="r.json"\r\ncontent-type: application/json\r\n\r\n',
      `${JSON.stringify(input.report)}\r\n--b--\r\n`,
    ].join('');
    await sendAndLeave('/v1/analyzer/render', 'application/json', json);
    await recorded(1);
    await sendAndLeave('/v1/trpc/analyzer.render', 'application/json', json);
    await recorded(2);
    await sendAndLeave('/v1/analyzer/render', 'multipart/form-data; boundary=b', form);
    const call = { endpoint: 'POST /v1/analyzer/render', status: 499, credits: 0 };
    expect(await recorded(3)).toMatchObject([call, call, call]);
    expect(bodyRoom.taken).toBe(0);
    // A failure of ours would be counted by its code, and logged.
    expect((await service.call('GET', '/v1/metrics')).text).not.toMatch(/INTERNAL|5xx/);
  });
});
