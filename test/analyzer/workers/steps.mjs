// In a thread of its own: answers how often blocks of the analyzer ran for each page of `workerData`, as it is built. Counting begins
// before its code is loaded, since the engine counts nothing in functions that it has compiled before.
import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const [{ judgePage }, { STAGE_IDS }] = await Promise.all([
  import('../../../dist/src/analyzer/workers/run-stages.js'),
  import('../../../dist/src/analyzer/model/stages.js'),
]);

const stepsOf = async (gathered) => {
  await session.post('Profiler.takePreciseCoverage');
  judgePage(gathered, STAGE_IDS, '', 0);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ours = result.filter(({ url }) => url.includes('/dist/src/analyzer/'));
  const ranges = ours.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
};

const steps = [];
for (const gathered of workerData) steps.push(await stepsOf(gathered));
parentPort.postMessage(steps);
