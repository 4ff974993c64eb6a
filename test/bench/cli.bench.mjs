// How long the command line takes, compared with a Node process that does nothing.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './figures.mjs';

const ROUNDS = 15;
const METAMER = fileURLToPath(new URL('../../dist/server/metamer.js', import.meta.url));

const milliseconds = (args) => {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - started;
};

const CASES = [
  { label: 'metamer --help', args: ['--help'], limit: 1.5 },
  { label: "metamer convert '#336699'", args: ['convert', '#336699'], limit: 3 },
  { label: "metamer convert '#336699' --to oklch", args: ['convert', '#336699', '--to', 'oklch'], limit: 3 },
  { label: "metamer contrast '#336699' '#ffffff'", args: ['contrast', '#336699', '#ffffff'], limit: 1.6 },
];

export const run = (report) => {
  // In turns, so that whatever else the machine does falls on all alike.
  const bare = [];
  const taken = CASES.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(milliseconds(['-e', '0']));
    for (const [i, { args }] of CASES.entries()) taken[i].push(milliseconds([METAMER, ...args]));
  }
  const floor = median(bare);
  for (const [i, { label, limit }] of CASES.entries())
    report(label, median(taken[i]) / floor, 'times an empty Node process', {
      limit,
      note: `${Math.round(median(taken[i]))} ms of ${Math.round(floor)} ms`,
    });
};
