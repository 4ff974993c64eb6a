// The service from dist, where each source file is a file of its own, with V8 counting the calls of every function. A message from
// the parent is answered with the calls since the last one: [file, function, calls], of our own files alone.
import { Session } from 'node:inspector';
import { setImmediate } from 'node:timers/promises';

const own = new URL('../../../dist/', import.meta.url).href;
const session = new Session();
session.connect();
const ask = (method, params) => {
  let answer;
  session.post(method, params, (error, result) => {
    if (error) throw new Error(error.message);
    answer = result;
  });
  return answer;
};
ask('Profiler.enable');
ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

const { appRouter } = await import('../../../dist/routers/index.js');
const { readServiceConfig, startService } = await import('../../../dist/src/service.js');
const service = await startService(readServiceConfig(process.env), appRouter, { quiet: true });

/** What is left to do of an answer that was written is done within a few turns of the event loop. */
const TURNS = 4;

process.on('message', async () => {
  for (let i = 0; i < TURNS; i += 1) await setImmediate();
  const { result } = ask('Profiler.takePreciseCoverage');
  process.send(
    result
      .filter(({ url }) => url.startsWith(own))
      .flatMap(({ url, functions }) =>
        functions.map(({ functionName, ranges: [{ startOffset, count }] }) => [
          url.slice(own.length),
          `${functionName}@${startOffset}`,
          count,
        ]),
      )
      .filter(([, , count]) => count > 0),
  );
});
process.on('SIGTERM', () => service.stop({ grace: 0 }).then(() => process.exit(0)));
process.stdout.write(`port ${new URL(service.url).port}\n`);
