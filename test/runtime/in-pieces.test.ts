import { expect, it } from 'vitest';
import { atOnce, inTurns, type Pieces } from '../../src/runtime/in-pieces.ts';

/** So many pieces, each noted with the turn it is done in. */
function* work(count: number, note: () => void): Pieces<string> {
  for (let i = 0; i < count; i += 1) {
    note();
    yield;
  }
  return 'done';
}

it('pieces are done at once, or each in a turn of its own', async () => {
  let turn = 0;
  const next = (): void => {
    turn += 1;
    waiting = setImmediate(next);
  };
  let waiting = setImmediate(next);
  const seen: number[] = [];
  expect(atOnce(work(5, () => seen.push(turn)))).toBe('done');
  expect(seen).toEqual([0, 0, 0, 0, 0]);
  seen.length = 0;
  expect(await inTurns(work(5, () => seen.push(turn)))).toBe('done');
  clearImmediate(waiting);
  expect(new Set(seen).size).toBe(5);
});

it('fails with what a piece throws', async () => {
  function* failing(): Pieces<void> {
    yield;
    throw new Error('its own');
  }
  expect(() => atOnce(failing())).toThrow('its own');
  await expect(inTurns(failing())).rejects.toThrow('its own');
});
