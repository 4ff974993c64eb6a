import { expect, it } from 'vitest';
import { createSlots } from '../../src/runtime/slots.ts';

it('holds as many as an owner may, over processes, and gives back what is freed and what an ended process held', () => {
  const slots = createSlots();
  const take = (process: number, id: number, owner = 7): boolean => slots.take(process, { owner, id, most: 3 });
  expect([take(1, 1), take(2, 1), take(2, 2), take(1, 2)]).toEqual([true, true, true, false]);
  expect(take(1, 3, 8)).toBe(true);

  // What was refused holds nothing, and neither does what is freed twice.
  slots.free(1, { owner: 7, id: 2 });
  expect(take(3, 1)).toBe(false);
  slots.free(1, { owner: 7, id: 1 });
  slots.free(1, { owner: 7, id: 1 });
  expect([take(3, 1), take(3, 2)]).toEqual([true, false]);

  slots.ended(2);
  expect([take(12, 1), take(12, 2), take(12, 3)]).toEqual([true, true, false]);
  slots.ended(1);
  expect(take(12, 3)).toBe(false);
});
