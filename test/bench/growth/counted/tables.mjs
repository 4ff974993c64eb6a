// Growth by counted steps: the same figures on every machine, beside whatever load. Chosen before the processor time, which varies by a
// tenth or two from run to run and needs inputs of many milliseconds, and before the instructions of the processor, which only some machines let
// a program count; what it does not see (test/effort.mjs) is what the tables by the clock are for.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { exponentOf } from '../fit.mjs';

export const TABLES = ['operations', 'formats', 'readers', 'jobs', 'pages'];

/** The most that any exponent may be, in the size of input and output together or in what the row names instead. */
export const MOST = 1.15;

/**
 * Parts of a row with fewer steps are not looked at by themselves: the engine counts blocks that run equally often as one, so that
 * few steps jump by the double.
 */
const WORTH = 20_000;

/** Counts a table, or one part of so many of it, in a thread. Resolves its rows with the number that the whole table has. */
export const countTable = async (table, { part = 0, parts = 1 } = {}) => {
  const thread = new Worker(new URL('./count.mjs', import.meta.url), { workerData: { table, part, parts } });
  const rows = [];
  try {
    for (;;) {
      const [message] = await once(thread, 'message');
      if (message.done !== undefined) return { rows, count: message.done };
      rows.push(message.row);
    }
  } finally {
    await thread.terminate();
  }
};

const exponent = (points) => exponentOf(points.map(({ size, steps }) => ({ size, cost: steps })));

/** The exponent of a row, of all its steps and of each of its parts. */
export const exponentsOf = ({ name, points }) => {
  const parts = Object.entries(points.at(-1).parts)
    .filter(([, steps]) => steps >= WORTH)
    .map(([id]) => ({
      id,
      name,
      exponent: exponent(points.map(({ size, parts: own }) => ({ size, steps: own[id] ?? 0 }))),
    }));
  return { exponent: exponent(points), parts };
};
