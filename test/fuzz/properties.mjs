// The properties that the unit tests state, each with --runs N (3,000) drawn inputs. --seed X to repeat a run. Ends with 1 where one fails.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { filesBelow } from '../../scripts/files-below.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});

const isOfProperties = (file) => readFileSync(file, 'utf8').includes("from 'fast-check'");
const files = filesBelow('test').filter(
  (path) => path.endsWith('.test.ts') && !/^test\/(faults|cluster)/.test(path) && isOfProperties(path),
);

console.log(`seed ${options.seed}: ${options.runs} inputs for each property of ${files.length} files`);
const { status } = spawnSync(
  'npx',
  ['--no-install', 'vitest', 'run', '--project', 'quick', '--project', 'built', ...files],
  {
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_RUNS: options.runs, PROPERTY_SEED: options.seed },
  },
);
process.exitCode = status ?? 1;
