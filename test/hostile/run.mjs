// Pages and servers that mean harm, against the built service on 127.0.0.1. `TEST_SIZE=full` is the long form;
// names as arguments choose among them. Prints what was seen; ends with 1 where one fails.
import { drill as crowd } from './crowd.mjs';
import { drill as fairness } from './fairness.mjs';
import { drill as health } from './health.mjs';
import { drill as hostile } from './hostile.mjs';

const ATTACKS = { crowd, fairness, health, hostile };
const isSmall = process.env.TEST_SIZE !== 'full';
const wanted = process.argv.slice(2);

let failures = 0;
/** Says one line, and counts it where it ought to be otherwise. */
const report = (line, right = true) => {
  console.log(`${right ? '  ' : '✗ '}${line}`);
  if (!right) failures += 1;
};

for (const [name, drill] of Object.entries(ATTACKS)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(name);
  await drill({ report, isSmall });
}
process.exitCode = failures ? 1 : 0;
