import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyRoom } from '../../src/http/body-room.ts';
import { createSlowBodies, GRACE_MS, slowBodies } from '../../src/http/slow-bodies.ts';
import { startTestService, type TestService } from '../service.ts';
import { parseAnswer } from './raw.ts';

const RATE = 1_000;

describe('bodies that come slowly', () => {
  const watching = (rate = RATE) => {
    const time = { now: 7 };
    const source = { bytesRead: 500 };
    const bodies = createSlowBodies(() => time.now);
    const refusals: unknown[] = [];
    const end = bodies.watch(source, rate, (error) => refusals.push(error));
    const refusedAfter = (ms: number, bytes: number) => {
      time.now = 7 + ms;
      source.bytesRead = 500 + bytes;
      bodies.look();
      return refusals.length;
    };
    return { refusedAfter, end, refusals };
  };

  it('are given up when less has come than their time demands', () => {
    const { refusedAfter, end, refusals } = watching();
    expect(refusedAfter(GRACE_MS, 0)).toBe(0);
    expect(refusedAfter(GRACE_MS + 2_000, 2_000)).toBe(0);
    expect(refusedAfter(GRACE_MS + 4_000, 3_999)).toBe(1);
    expect(refusals[0]).toMatchObject({ code: 'INVALID_INPUT', status: 408, details: { field: 'body' } });
    expect(refusedAfter(GRACE_MS + 9_000, 3_999)).toBe(1);
    end();
  });

  it('may come in one go, and have no limit where none is set', () => {
    const { refusedAfter, end } = watching();
    expect(refusedAfter(1, 1_000_000)).toBe(0);
    expect(refusedAfter(GRACE_MS + 999_000, 1_000_000)).toBe(0);
    end();
    const free = watching(0);
    expect(free.refusedAfter(GRACE_MS * 100, 0)).toBe(0);
  });

  it('are not looked at once they have ended', () => {
    const { refusedAfter, end } = watching();
    end();
    expect(refusedAfter(GRACE_MS * 2, 0)).toBe(0);
  });
});

describe('a service with slow senders', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startTestService();
    key = (await service.issue()).secret;
  });
  afterAll(() => service.stop());
  afterEach(() => vi.restoreAllMocks());

  /** Opens a connection and begins to send; what was answered when the service closes it. */
  const begin = (headers: string, body: string) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
    socket.write(`POST /v1/palette/from-image HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${key}\r\n${headers}\r\n\r\n${body}`);
    return closed;
  };
  const CHUNK = 1_100_000;

  it.each([
    ['a length', 'Content-Type: application/json\r\nContent-Length: 60000000', '{"image":"AAAA'],
    [
      'no length',
      'Content-Type: application/json\r\nTransfer-Encoding: chunked',
      `${CHUNK.toString(16)}\r\n{"image":"${'A'.repeat(CHUNK - 10)}\r\n`,
    ],
    [
      'a form',
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 60000000',
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nAAAA',
    ],
  ])('answers 408, closes the connection and frees the room (%s)', async (_, headers, body) => {
    const watch = vi.spyOn(slowBodies, 'watch');
    const closed = begin(headers, body);
    await expect.poll(() => watch.mock.calls.length).toBe(1);
    expect(bodyRoom.taken).toBeGreaterThanOrEqual(60_000_000);
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    slowBodies.look();
    clock.mockRestore();
    const answer = parseAnswer(await closed);
    expect([answer.status, answer.headers.get('connection')]).toEqual([408, 'close']);
    const { error, request_id } = JSON.parse(answer.body);
    expect(error).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'body' } });
    expect(error.message).toContain('512 KiB per second');
    expect(request_id).toBe(answer.headers.get('x-request-id'));
    await expect.poll(() => bodyRoom.taken).toBe(0);
    expect((await service.call('GET', '/v1/usage/me', { key })).body.month.used).toBe(0);
  });
});
