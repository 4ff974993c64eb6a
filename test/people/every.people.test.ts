import { describe, it } from 'vitest';
import { MANNERS } from './person.ts';
import { TASKS } from './tasks.ts';
import { tryTask } from './try-task.ts';
import { openWorld } from './world.ts';

const world = openWorld();

describe.each(TASKS.map((task, at) => [`${at + 1}. ${task.wants}`, task] as const))('%s', (_, task) => {
  it.each(MANNERS.map((manner) => [manner.width, manner.hand, manner] as const))(
    'at %d pixels by %s',
    (_width, _hand, manner) => tryTask(task, manner, world),
  );
});
