// The growth of `npm run soak -- --rows`: three sizes of each table: the most, a tenth and a hundredth of it.
import { parseArgs } from 'node:util';
import { figureOf, lineOf, misses } from '../bench/figures.mjs';
import { growthOfStores } from '../bench/growth/stores.mjs';

const { values: options } = parseArgs({
  options: { rows: { type: 'boolean' }, most: { type: 'string', default: '10000000' } },
});
/** What is deleted while it is measured must not run out. */
const LEAST = 1_000_000;
const most = Number(options.most);
if (!Number.isSafeInteger(most) || most < LEAST) {
  console.error(`--most is a number of rows, from ${LEAST}.`);
  process.exit(2);
}

let missed = 0;
const report = (label, value, unit, options = {}) => {
  const figure = figureOf([{ label, value, unit, ...options }]);
  if (misses(figure)) missed += 1;
  console.log(lineOf(figure));
};
await growthOfStores(report, [most / 100, most / 10, most]);
process.exit(missed ? 1 : 0);
