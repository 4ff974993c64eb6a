// Growth by counted steps: the same figures on every machine, beside whatever load. Chosen before the processor time, which varies by a
// tenth or two from run to run and needs inputs of many milliseconds, and before the instructions of the processor, which only some machines let
// a program count; what it does not see (test/effort.mjs) is what the tables by the clock are for.
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

/**
 * Counts tables in one thread, each whole or one of so many parts of it: { table, part, parts }. Resolves of each the rows and the number
 * that the whole table has.
 */
export const countTables = async (shares) => {
  const thread = new Worker(new URL('./count.mjs', import.meta.url), { workerData: shares });
  const tables = Object.fromEntries(shares.map(({ table }) => [table, { rows: [], count: 0 }]));
  thread.on('message', ({ table, row, count }) => {
    if (row) tables[table].rows.push(row);
    if (count) tables[table].count = count;
  });
  const done = new Promise((resolve, reject) => {
    thread.on('message', ({ isDone }) => isDone && resolve());
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The thread that counts has ended before it was done')));
  });
  try {
    await done;
    return tables;
  } finally {
    await thread.terminate();
  }
};

const exponent = (points) => exponentOf(points.map(({ size, steps }) => ({ size, cost: steps })));

/**
 * The exponent of a row, of all its steps (`exponent`) and of each of its parts, and between its last two sizes alone (`last`): what is
 * the same at every size hides growth in the first, less in the other.
 */
export const exponentsOf = ({ name, points }) => {
  const parts = Object.entries(points.at(-1).parts)
    .filter(([, steps]) => steps >= WORTH)
    .map(([id]) => ({
      id,
      name,
      exponent: exponent(points.map(({ size, parts: own }) => ({ size, steps: own[id] ?? 0 }))),
    }));
  return { exponent: exponent(points), last: exponent(points.slice(-2)), parts };
};
