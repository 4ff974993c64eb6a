// In a thread of its own, where the engine has little else to count: what pieces of code take at some sizes. The thread is given the
// code as functions of a size, and answers one list of costs for each.
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { startMeter } from './effort.mjs';

const { codes, sizes } = workerData;
const meter = await startMeter();

const costsOf = async (code) => {
  const run = new Script(`(n) => { ${code} }`, { filename: '/known-code.js' }).runInThisContext();
  const costs = [];
  for (const size of sizes) {
    const { blocks, characters, members } = await meter.measure(async () => run(size));
    costs.push({ size, cost: blocks + characters + members });
  }
  return costs;
};

const all = [];
for (const code of codes) all.push(await costsOf(code));
await meter.stop();
parentPort.postMessage(all);
