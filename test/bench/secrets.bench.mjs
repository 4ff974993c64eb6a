// Whether the time that a wrong key takes says how much of it is right: the median of many comparisons with nothing right, against
// one with all right but the last letter. A ratio of 1 says nothing.
import { openAdminKey } from '../../dist/src/accounts/admin-key.js';
import { median } from './figures.mjs';

const ROUNDS = 60;
const CALLS = 2_000;
const SECRET = `adm_${'k'.repeat(40)}`;
const NOTHING_RIGHT = `xxx_${'q'.repeat(40)}`;
const NEARLY_RIGHT = `${SECRET.slice(0, -1)}x`;

export const run = async (report) => {
  const { check } = await openAdminKey(SECRET, { get: async () => undefined });
  const time = (presented) => {
    const started = performance.now();
    for (let i = 0; i < CALLS; i += 1) check(presented);
    return performance.now() - started;
  };
  const [nothing, nearly] = [[], []];
  for (let i = 0; i < ROUNDS; i += 1) {
    // In turns, and each first as often as second.
    for (const one of i % 2 ? ['nearly', 'nothing'] : ['nothing', 'nearly'])
      if (one === 'nearly') nearly.push(time(NEARLY_RIGHT));
      else nothing.push(time(NOTHING_RIGHT));
  }
  const ratio = median(nearly) / median(nothing);
  report('admin key: all letters right but the last, against none', ratio, 'times', { limit: 1.1, atLeast: 0.9 });
};
