import { expect, it } from 'vitest';
import { nameNear } from '../../src/color/name-near.ts';

it.each([
  ['rebecapurple', 'rebeccapurple'],
  ['RebeccaPurpel', 'rebeccapurple'],
  ['dark slate blue', 'darkslateblue'],
  ['medium-sea-green', 'mediumseagreen'],
  ['corn_flower_blue', 'cornflowerblue'],
  ['turquise', 'turquoise'],
])('%s is meant as %s', (text, name) => {
  expect(nameNear(text)).toBe(name);
});

it.each(['nonsense', 'zzz', 'x', '', '#12', 'rgb(', 'navy on white', '12 blue', 'blue'.repeat(20)])(
  '%j is near no name',
  (text) => {
    expect(nameNear(text)).toBeUndefined();
  },
);
