import { expect, it } from 'vitest';
import { readSum } from '../../src/web/state/sum.ts';

it.each([
  ['60', 60],
  [' 12.5 % ', 12.5],
  ['12,5', 12.5],
  ['.5', 0.5],
  ['180°', 180],
  ['90 deg', 90],
  ['60+5', 65],
  ['60 - 5 - 5', 50],
  ['2 * 3 + 4', 10],
  ['2 + 3 * 4', 14],
  ['2 * (3 + 4)', 14],
  ['360/5', 72],
  ['360 ÷ 5 × 2', 144],
  ['-30', -30],
  ['10 - -5', 15],
  ['50% + 10%', 60],
])('%j is %d', (text, value) => {
  expect(readSum(text)).toBeCloseTo(value, 9);
});

it.each([
  '',
  ' ',
  'abc',
  '1 2',
  '1 +',
  '(1',
  '1)',
  '1/0',
  '0/0',
  '1e5',
  '--',
  '2 ** 3',
  '()',
  '9'.repeat(61),
  '('.repeat(60),
])('%j is no number', (text) => {
  expect(readSum(text)).toBeUndefined();
});
