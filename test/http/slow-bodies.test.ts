import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../src/api/errors.ts';
import { bodyRoom, createBodyRoom, type Ending } from '../../src/http/body-room.ts';
import { createSlowBodies, GRACE_MS, SMALL_MS, slowBodies } from '../../src/http/slow-bodies.ts';
import { startTestService, type TestService } from '../service.ts';
import { parseAnswer } from './raw.ts';

const RATE = 1_000;

describe('bodies that come slowly', () => {
  /** Large bodies, of which others wait for the room or not. */
  const watching = ({ isInTheWay = true, rate = RATE, count = 1 } = {}) => {
    const time = { now: 7 };
    const state = { isInTheWay };
    const bodies = createSlowBodies(() => time.now);
    const refusals: { code: string; status: number; which: number }[] = [];
    const watched = Array.from({ length: count }, (_, which) => {
      const socket = { bytesRead: 500 };
      const source = { socket, rate, isInTheWay: () => state.isInTheWay };
      return {
        socket,
        end: bodies.watch(source, ({ code, status }) => refusals.push({ code, status, which })),
      };
    });
    const refusedAfter = (ms: number, ...bytes: number[]) => {
      time.now = 7 + ms;
      for (const [i, { socket }] of watched.entries()) socket.bytesRead = 500 + bytes[i]!;
      bodies.look();
      return refusals.map(({ which }) => which);
    };
    return { refusedAfter, end: watched[0]!.end, refusals, state };
  };

  it('are given up when less has come than their time demands and others wait', () => {
    const { refusedAfter, refusals } = watching();
    expect(refusedAfter(GRACE_MS, 0)).toEqual([]);
    expect(refusedAfter(GRACE_MS + 2_000, 2_000)).toEqual([]);
    expect(refusedAfter(GRACE_MS + 4_000, 3_999)).toEqual([0]);
    expect(refusals).toEqual([{ code: 'INVALID_INPUT', status: 408, which: 0 }]);
    expect(refusedAfter(GRACE_MS + 9_000, 3_999)).toEqual([0]);
  });

  it('may be as slow as their line while nobody waits', () => {
    const { refusedAfter, state } = watching({ isInTheWay: false });
    expect(refusedAfter(GRACE_MS + 60_000, 1)).toEqual([]);
    state.isInTheWay = true;
    expect(refusedAfter(GRACE_MS + 61_000, 1)).toEqual([0]);
  });

  it('are given up the slowest first, a quarter of them at once', () => {
    const { refusedAfter } = watching({ count: 5 });
    expect(refusedAfter(GRACE_MS + 10_000, 900, 100, 9_999, 10_000, 500)).toEqual([1]);
    expect(refusedAfter(GRACE_MS + 10_000, 900, 100, 9_999, 10_000, 500)).toEqual([1, 4]);
  });

  it('may come in one go, and have no minimum where none is set', () => {
    expect(watching().refusedAfter(1, 1_000_000)).toEqual([]);
    expect(watching({ rate: 0 }).refusedAfter(GRACE_MS * 100, 0)).toEqual([]);
  });

  it('are not looked at once they have ended', () => {
    const { refusedAfter, end } = watching();
    end();
    expect(refusedAfter(GRACE_MS * 2, 0)).toEqual([]);
  });

  it('and are small have half a minute, whoever waits', () => {
    let now = 0;
    const bodies = createSlowBodies(() => now);
    const refusals: ApiError[] = [];
    bodies.watch({ socket: { bytesRead: 0 }, rate: 0 }, (error) => refusals.push(error));
    now = SMALL_MS - 1;
    bodies.look();
    expect(refusals).toEqual([]);
    now = SMALL_MS;
    bodies.look();
    expect(refusals).toMatchObject([{ code: 'INVALID_INPUT', status: 408, details: { field: 'body' } }]);
  });
});

describe('room that others wait for', () => {
  const ending = (): Ending & { end: () => void } => {
    let listener = () => {};
    const once = (_: string, whenEnded: () => void): void => {
      listener = whenEnded;
    };
    return { destroyed: false, once, end: () => listener() };
  };

  it('is what is taken by other keys, of the process or of their address', async () => {
    const room = createBodyRoom({ key: 4e6, address: 6e6, all: 12e6 });
    const of = (key: string, address: string) => ({ key, address });
    const first = ending();
    room.enter(of('a', '1'), 4e6, first);
    const ended = ending();
    // It waits for the room of its own key.
    const own = room.enter(of('a', '1'), 2e6, ended);
    expect(own).toBeInstanceOf(Promise);
    expect([room.isInTheWay(of('a', '1')), room.isInTheWay(of('b', '2'))]).toEqual([false, false]);
    ended.end();
    await own;
    // It waits for the room of its address.
    const near = room.enter(of('b', '1'), 4e6, ending());
    expect([room.isInTheWay(of('a', '1')), room.isInTheWay(of('c', '2'))]).toEqual([true, false]);
    first.end();
    await near;
    room.enter(of('c', '2'), 4e6, ending());
    room.enter(of('d', '3'), 4e6, ending());
    const last = ending();
    // It waits for the room of the process.
    const far = room.enter(of('e', '4'), 4e6, last);
    expect(['b', 'c', 'd', 'e'].map((key) => room.isInTheWay(of(key, '9')))).toEqual([true, true, true, false]);
    last.end();
    await far;
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
    await expect.poll(() => watch.mock.calls.at(-1)?.[0].isInTheWay).toBeDefined();
    expect(bodyRoom.taken).toBeGreaterThanOrEqual(60_000_000);
    const now = performance.now();
    slowBodies.look();
    const inTheWay = vi.spyOn(bodyRoom, 'isInTheWay').mockReturnValue(true);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    slowBodies.look();
    clock.mockRestore();
    inTheWay.mockRestore();
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
