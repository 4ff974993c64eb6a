import { expect, it } from 'vitest';
import { atOnce, type Pieces } from '../../src/runtime/in-pieces.ts';
import { inTurns } from '../../src/runtime/in-turns.ts';
import { countTurns } from '../turns.ts';

/** So many pieces, each noted with the turn it is done in. */
function* work(count: number, note: () => void): Pieces<string> {
  for (let i = 0; i < count; i += 1) {
    note();
    yield;
  }
  return 'done';
}

it('pieces are done at once', () => {
  const turns = countTurns();
  const seen: number[] = [];
  expect(atOnce(work(5, () => seen.push(turns.count)))).toBe('done');
  expect(seen).toEqual([0, 0, 0, 0, 0]);
  turns.stop();
});

it('pieces are done in turns of the event loop, as many in one as begin within 5 ms', async () => {
  const turns = countTurns();
  const seen: number[] = [];
  let time = 0;
  // A piece of 2 ms.
  const note = (): void => {
    time += 2;
    seen.push(turns.count);
  };
  expect(await inTurns(work(7, note), () => time)).toBe('done');
  turns.stop();
  const [first] = seen;
  expect(seen.map((turn) => turn - first!)).toEqual([0, 0, 0, 1, 1, 1, 2]);
});

it('fails with what a piece throws', async () => {
  function* failing(): Pieces<void> {
    yield;
    throw new Error('its own');
  }
  expect(() => atOnce(failing())).toThrow('its own');
  await expect(inTurns(failing())).rejects.toThrow('its own');
});
