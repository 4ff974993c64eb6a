import { describe, expect, it } from 'vitest';
import type { ApiKey } from '../../src/accounts/account.ts';
import { createPersistedQueries } from '../../src/api/persisted-queries.ts';
import { NO_PEERS, type PeerProcesses } from '../../src/runtime/peer-processes.ts';

const keyOf = (no: number) => ({ no }) as ApiKey;
const LIMITS = { documents: 3, characters: 100, total: 150, totalDocuments: 5 };
const create = () => createPersistedQueries(NO_PEERS, LIMITS);

describe('persisted queries', () => {
  it('keeps so many of a key: the one that was used least recently makes room', async () => {
    const store = create();
    for (const name of ['a', 'b', 'c']) store.keep(keyOf(1), name, name);
    await store.find(keyOf(1), 'a');
    store.keep(keyOf(1), 'd', 'd');
    const found = await Promise.all(['a', 'b', 'c', 'd'].map((name) => store.find(keyOf(1), name)));
    expect(found).toEqual(['a', undefined, 'c', 'd']);
  });

  it('keeps so many characters of a key', async () => {
    const store = create();
    store.keep(keyOf(1), 'a', 'x'.repeat(60));
    store.keep(keyOf(1), 'b', 'x'.repeat(60));
    expect(await store.find(keyOf(1), 'a')).toBeUndefined();
    expect(await store.find(keyOf(1), 'b')).toHaveLength(60);
    store.keep(keyOf(1), 'c', 'x'.repeat(101));
    expect(await store.find(keyOf(1), 'c')).toBeUndefined();
  });

  it('keeps so many characters in all: the key that was used least recently makes room', async () => {
    const store = create();
    for (const no of [1, 2]) store.keep(keyOf(no), 'a', 'x'.repeat(70));
    await store.find(keyOf(1), 'a');
    store.keep(keyOf(3), 'a', 'x'.repeat(70));
    const found = await Promise.all([1, 2, 3].map((no) => store.find(keyOf(no), 'a')));
    expect(found.map((text) => text?.length)).toEqual([70, undefined, 70]);
  });

  it('keeps so many documents in all, however short', async () => {
    const store = create();
    for (const no of [1, 2, 3]) for (const name of ['a', 'b']) store.keep(keyOf(no), name, name);
    store.keep(keyOf(3), 'b', 'b');
    const found = await Promise.all([1, 2, 3].flatMap((no) => ['a', 'b'].map((name) => store.find(keyOf(no), name))));
    expect(found).toEqual([undefined, 'b', 'a', 'b', 'a', 'b']);
  });

  it('counts a document once, however often it is sent', async () => {
    const store = create();
    for (let i = 0; i < 50; i += 1) store.keep(keyOf(1), 'a', 'x'.repeat(60));
    store.keep(keyOf(2), 'a', 'x'.repeat(60));
    expect(await store.find(keyOf(1), 'a')).toHaveLength(60);
  });

  it('asks the other processes of the machine for the document of the same key', async () => {
    const handlers: ((question: unknown) => unknown)[] = [];
    const peers = (index: number): PeerProcesses => ({
      ask: async <Answer>(_: string, question: unknown) =>
        handlers
          .filter((_, at) => at !== index)
          .map((handler) => handler(question))
          .filter((answer) => answer !== undefined) as Answer[],
      tell: () => {},
      on: (_, handler) => {
        handlers[index] = handler;
      },
    });
    const [first, second] = [0, 1].map((index) => createPersistedQueries(peers(index), LIMITS));
    first!.keep(keyOf(1), 'a', 'text');
    expect(await second!.find(keyOf(2), 'a')).toBeUndefined();
    expect(await second!.find(keyOf(1), 'a')).toBe('text');
    expect(await second!.find(keyOf(1), 'b')).toBeUndefined();
  });
});
