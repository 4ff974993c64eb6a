import { expect, it } from 'vitest';
import { once } from '../../src/runtime/once.ts';

it('computes once, whoever asks meanwhile, and again after a failure', async () => {
  let computed = 0;
  const get = once(async (given: string) => {
    computed += 1;
    if (computed === 1) throw new Error('the first fails');
    return given;
  });
  await expect(Promise.all([get('a'), get('b')])).rejects.toThrow('the first fails');
  expect(computed).toBe(1);
  expect(await Promise.all([get('c'), get('d')])).toEqual(['c', 'c']);
  expect(await get('e')).toBe('c');
  expect(computed).toBe(2);
});
