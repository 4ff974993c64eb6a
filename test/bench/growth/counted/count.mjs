// In a thread of its own: counts the steps of the rows of some tables, or of one row in so many, and tells each as it is done. Counting
// begins before the code is loaded.
import { parentPort, workerData } from 'node:worker_threads';
import { startMeter } from '../../../effort.mjs';

const meter = await startMeter();

/** Bytes of what goes in or comes out. */
const bytesOf = (value) => {
  if (value === undefined) return 0;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (value instanceof Uint8Array) return value.length;
  return Buffer.byteLength(JSON.stringify(value) ?? '');
};

/** Blocks by what a row wants to know beside the whole. */
const byPart = (files, partsOf) => {
  const sums = {};
  for (const [url, count] of files)
    for (const name of partsOf?.(url.split('/dist/src/').at(-1)) ?? []) sums[name] = (sums[name] ?? 0) + count;
  return sums;
};

/** A row: its name, what its size is counted in, and a point for each size. What the least input takes (`floor`) is subtracted. */
const counted = async ({ name, sizes, by, of, run, floor, warm, partsOf }) => {
  const all = floor === undefined ? sizes : [floor, ...sizes];
  const inputs = [];
  for (const n of all) inputs.push(await of(n));
  // What is loaded or made once for all calls does not count; `warm` where an answer is kept for the next call like it.
  await run(warm === undefined ? inputs.at(-2) : of(warm));
  const points = [];
  for (const [i, input] of inputs.entries()) {
    let output;
    const { blocks, characters, members, files } = await meter.measure(async () => {
      output = await run(input);
    });
    const size = by ? by[1](all[i]) : bytesOf(input) + bytesOf(output);
    points.push({ size, steps: blocks + characters + members, parts: byPart(files, partsOf) });
  }
  const [least, ...rest] = floor === undefined ? [{ size: 0, steps: 0, parts: {} }, ...points] : points;
  return {
    name,
    by: by?.[0] ?? 'bytes',
    points: rest.map(({ size, steps, parts: own }) => ({
      size: size - least.size,
      steps: steps - least.steps,
      parts: Object.fromEntries(Object.entries(own).map(([id, count]) => [id, count - (least.parts[id] ?? 0)])),
    })),
  };
};

const countShare = async ({ table, part = 0, parts = 1 }) => {
  const { rowsOf } = await import(`./tables/${table}.mjs`);
  const rows = await rowsOf();
  for (const [i, row] of rows.entries())
    if (i % parts === part)
      try {
        parentPort.postMessage({ table, row: await counted(row) });
      } catch (cause) {
        throw new Error(`${table}: ${row.name}`, { cause });
      }
  parentPort.postMessage({ table, count: rows.length });
};

for (const share of workerData) await countShare(share);
parentPort.postMessage({ isDone: true });
