import { it } from 'vitest';
import { HANDS, WIDTHS } from './person.ts';
import { TASKS } from './tasks.ts';
import { tryTask } from './try-task.ts';
import { openWorld } from './world.ts';

const world = openWorld();

/** Each task once, widths and hands by turns: `npm run test:people` tries all of them. */
const TURNS = TASKS.map((task, at) => ({
  ...task,
  number: at + 1,
  width: WIDTHS[Math.floor(at / HANDS.length) % WIDTHS.length]!,
  hand: HANDS[at % HANDS.length]!,
}));

it.each(TURNS)(
  '$number. $wants, at $width pixels by $hand',
  ({ width, hand, ...task }) => tryTask(task, { width, hand }, world),
  120_000,
);
