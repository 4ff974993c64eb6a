import { expect } from 'vitest';
import { comeAs, type Manner } from './person.ts';
import type { Task } from './task.ts';
import type { World } from './world.ts';

/** Does a task as a person of this manner, and checks what stands at its end and how many steps it took. */
export const tryTask = async (task: Task, manner: Manner, world: World): Promise<void> => {
  const { starts, most, mostOnPhone = most, does, ends, expected } = task;
  const path = typeof starts === 'string' ? starts : await starts(world);
  const person = await comeAs(manner, world.browser, world.origin, path, expected);
  await does(person, world);
  await ends(person, world);
  const allowed = manner.width === 390 ? mostOnPhone : most;
  expect(person.steps.length, `Steps: ${person.steps.join('; ')}`).toBeLessThanOrEqual(allowed);
  await person.leave();
};
