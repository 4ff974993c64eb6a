import { describe, it } from 'vitest';
import { MANNERS } from './person.ts';
import { TASKS } from './tasks.ts';
import { tryTask } from './try-task.ts';
import { openWorld } from './world.ts';

const world = openWorld();

describe.each(TASKS.map((task, at) => ({ ...task, number: at + 1 })))('$number. $wants', (task) => {
  it.each(MANNERS)('at $width pixels by $hand', (manner) => tryTask(task, manner, world), 120_000);
});
