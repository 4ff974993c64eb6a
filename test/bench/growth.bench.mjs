// How what the service does grows with its size, as exponents: 1 is linear. First by counted steps, then by the clock.
import { growthByCount } from './growth/counted.mjs';
import { growthOfOperations } from './growth/operations.mjs';
import { growthOfPages } from './growth/pages.mjs';
import { growthOfStores } from './growth/stores.mjs';

export const settings = { rounds: 1 };

/** Of every subject the sizes differ by a hundred or so; `npm run soak -- --rows` takes databases of ten million rows. */
export const run = async (report) => {
  await growthByCount(report);
  await growthOfOperations(report);
  await growthOfStores(report);
  await growthOfPages(report);
};
