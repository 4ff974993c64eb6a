import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { operationsOf } from '../../src/api/operations.ts';
import { LARGE_TOOLS } from '../../src/api/surfaces.ts';
import { createBodyRoom } from '../../src/http/body-room.ts';
import { tools } from '../../src/mcp/tools/index.ts';

const MIB = 1024 * 1024;
const senderOf = (key: string) => ({ key, address: `of ${key}` });
const answering = () =>
  Object.assign(new EventEmitter(), { destroyed: false }) as EventEmitter & { destroyed: boolean };

describe('room for bodies', () => {
  it('is taken until the answer ends, by so much of one caller and so much of all', async () => {
    const room = createBodyRoom({ key: 64 * MIB, address: 128 * MIB, all: 128 * MIB });
    const entered: string[] = [];
    const ask = (name: string, bytes: number) => {
      const done = answering();
      const wait = room.enter(senderOf(name[0]!), bytes, done as never);
      if (wait) void wait.then(() => entered.push(name));
      else entered.push(name);
      return done;
    };
    const a1 = ask('a1', 63 * MIB);
    const a2 = ask('a2', 63 * MIB);
    const b1 = ask('b1', 63 * MIB);
    const c1 = ask('c1', 10 * MIB);
    ask('a3', 1_000);
    expect([entered, room.taken]).toEqual([['a1', 'b1', 'a3'], 126 * MIB]);
    a1.emit('close');
    await Promise.resolve();
    expect([entered, room.taken]).toEqual([['a1', 'b1', 'a3', 'a2'], 126 * MIB]);
    b1.emit('close');
    await Promise.resolve();
    expect(entered.at(-1)).toBe('c1');
    for (const one of [a2, c1]) one.emit('close');
    expect(room.taken).toBe(0);
  });

  it('is taken by so much of one address, however many keys it has', () => {
    const room = createBodyRoom({ key: 64 * MIB, address: 100 * MIB, all: 192 * MIB });
    const ends: EventEmitter[] = [];
    const enter = (key: string, address: string) => {
      const done = answering();
      ends.push(done);
      return room.enter({ key, address }, 60 * MIB, done as never);
    };
    expect(enter('a', '192.0.2.1')).toBeUndefined();
    expect(enter('b', '192.0.2.1')).toBeInstanceOf(Promise);
    expect(enter('c', '192.0.2.2')).toBeUndefined();
    expect(room.taken).toBe(120 * MIB);
    for (const end of ends.reverse()) end.emit('close');
    expect(room.taken).toBe(0);
  });

  it('is kept for the oldest who waits for the process: smaller bodies do not overtake it', async () => {
    const room = createBodyRoom({ key: 64 * MIB, address: 128 * MIB, all: 100 * MIB });
    const entered: string[] = [];
    const ask = (name: string, bytes: number) => {
      const done = answering();
      const wait = room.enter(senderOf(name), bytes, done as never);
      if (wait) void wait.then(() => entered.push(name));
      else entered.push(name);
      return done;
    };
    const [a, b] = [ask('a', 60 * MIB), ask('b', 30 * MIB)];
    const c = ask('c', 60 * MIB);
    const d = ask('d', 2 * MIB);
    b.emit('close');
    await Promise.resolve();
    expect(entered).toEqual(['a', 'b']);
    a.emit('close');
    await Promise.resolve();
    expect(entered).toEqual(['a', 'b', 'c', 'd']);
    for (const one of [c, d]) one.emit('close');
    expect(room.taken).toBe(0);
  });

  it('is refused to who has waited too long', async () => {
    const room = createBodyRoom({ key: 64 * MIB, address: 128 * MIB, all: 128 * MIB, mostWaitMs: 5 });
    const first = answering();
    room.enter(senderOf('a'), 60 * MIB, first as never);
    await expect(room.enter(senderOf('a'), 60 * MIB, answering() as never)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    first.emit('close');
    expect(room.taken).toBe(0);
  });

  it('is not taken by a caller who left while waiting', async () => {
    const room = createBodyRoom({ key: 64 * MIB, address: 128 * MIB, all: 128 * MIB });
    const first = answering();
    room.enter(senderOf('a'), 60 * MIB, first as never);
    const second = answering();
    const wait = room.enter(senderOf('a'), 60 * MIB, second as never);
    second.emit('close');
    await wait;
    expect(room.taken).toBe(60 * MIB);
    first.emit('close');
    expect(room.taken).toBe(0);
  });
});

it('the tools that take much are those whose operation does', () => {
  const operations = new Map(operationsOf(appRouter).map(({ name, endpoint }) => [name, endpoint]));
  // A tool for one colour does not take the lists of its operation.
  const large = tools.filter(
    ({ operations: [first], only = ['image'] }) =>
      (operations.get(first)?.bodyLimit ?? 0) > 64 * 1024 &&
      ['image', 'colors', 'html'].some((name) => only.includes(name)),
  );
  expect(Object.fromEntries(large.map(({ name, operations: [first] }) => [name, first]))).toEqual(LARGE_TOOLS);
});
