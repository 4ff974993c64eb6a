import { expect, it } from 'vitest';
import { BoundedMap } from '../../src/accounts/bounded-map.ts';

it('lets the oldest entry go when it is full, and no other', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('c', 3);
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ]);
});

it('keeps all entries where one that is there is set again', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 9);
  expect([...map.keys()]).toEqual(['a', 'b']);
  expect(map.get('a')).toBe(9);
});
