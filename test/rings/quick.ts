import { createRequire, syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

/*
 * What holds for every file of the quick ring. It starts no process, and so needs no build and no browser. TEST_CPU_SECONDS=3 npm test
 * names the files that take more processor time than that; it is no part of the CI run, since a busy machine takes longer for
 * the same work.
 */
const require = createRequire(import.meta.url);
const processes = require('node:child_process') as Record<string, unknown>;
const refuse = (): never => {
  throw new Error('A quick test starts no process: move it to *.built.test.ts');
};
for (const name of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'])
  processes[name] = refuse;
syncBuiltinESMExports();

const most = Number(process.env.TEST_CPU_SECONDS ?? 0);
if (most > 0) {
  let before: NodeJS.CpuUsage;
  beforeAll(() => {
    before = process.cpuUsage();
  });
  afterAll(() => {
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    if (seconds > most)
      throw new Error(
        `This file took ${seconds.toFixed(1)} s of processor time, and may take ${most}: draw fewer inputs by test/size.ts, or move it to *.built.test.ts`,
      );
  });
}
