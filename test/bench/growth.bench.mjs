// How what the service does grows with its size, as exponents: 1 is linear. First by counted steps, then by the clock.
import { growthByCount } from './growth/counted.mjs';
import { growthOfOperations } from './growth/operations.mjs';
import { growthOfPages } from './growth/pages.mjs';
import { growthOfStores } from './growth/stores.mjs';

export const settings = { rounds: 1 };

/** Of every subject the sizes differ by a hundred; `--full` takes a million keys and ten million calls. */
export const run = async (report, options = {}) => {
  await growthByCount(report);
  await growthOfOperations(report);
  await growthOfStores(report, options);
  await growthOfPages(report);
};
