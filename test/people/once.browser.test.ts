import { it } from 'vitest';
import { HANDS, type Manner, WIDTHS } from './person.ts';
import { TASKS } from './tasks.ts';
import { tryTask } from './try-task.ts';
import { openWorld } from './world.ts';

const world = openWorld();

/** Each task once, widths and hands by turns: `npm run test:people` tries all of them. */
const TURNS = TASKS.map((task, at) => {
  const manner: Manner = {
    width: WIDTHS[Math.floor(at / HANDS.length) % WIDTHS.length]!,
    hand: HANDS[at % HANDS.length]!,
  };
  return [`${at + 1}. ${task.wants}, at ${manner.width} pixels by ${manner.hand}`, task, manner] as const;
});

it.each(TURNS)('%s', (_, task, manner) => tryTask(task, manner, world));
