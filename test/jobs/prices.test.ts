import { expect, it } from 'vitest';
import { jobTypes } from '../../src/jobs/types/index.ts';

const priceOf = (type: string, params: object): number => {
  const checked = jobTypes.get(type)!.check(params);
  if ('refused' in checked) throw checked.refused;
  return checked.credits;
};

const brief = { colors: ['#1f4e79'], depth: 40, keep: 2 };
const colors = Array.from({ length: 250 }, () => '#336699');

it.each([
  ['palette-batch', { count: 24 }, 20],
  ['palette-batch', { count: 240 }, 20],
  ['palette-batch', { count: 10_000, methods: ['triadic'] }, 200],
  ['palette-batch', { count: 10_000, methods: ['triadic'], colors: 17 }, 400],
  ['palette-batch', { count: 100, methods: ['qualitative'] }, 100],
  ['palette-batch', { count: 100, methods: ['qualitative', 'triadic'] }, 51],
  ['personalize-deep', { ...brief, depth: 1_300 }, 40],
  ['personalize-deep', { ...brief, depth: 48_000 }, 384],
  ['system-batch', { briefs: Array(25).fill(brief) }, 250],
  ['system-batch', { briefs: Array(50).fill(brief) }, 500],
  ['contrast-matrix', { colors }, 10],
  ['collection-export', { collection: 'atlas' }, 20],
  ['collection-export', { collection: 'atlas', limit: 100_000 }, 50],
  ['collection-export', { collection: 'atlas', limit: 100_000, full: true }, 100],
  ['color-list', { operation: 'science/convert', colors, options: { to: ['oklch'] } }, 3],
])('%s (case %#) costs by its work', (type, params, credits) => {
  expect(priceOf(type, params)).toBe(credits);
});

it('says the price of every type that has one by its work', () => {
  for (const { id, description, credits } of jobTypes.values())
    if (typeof credits !== 'number') expect(description, id).toMatch(/\d credits? (for|per) /);
    else expect(credits, id).toBeGreaterThan(0);
});
