import { expect, it } from 'vitest';
import { withDeadline } from '../../src/runtime/deadline.ts';

const late = () => new Error('late');

it('answers what the work comes to in time', async () => {
  await expect(withDeadline(Promise.resolve(5), 1000, late)).resolves.toBe(5);
  await expect(withDeadline(Promise.reject(new Error('own')), 1000, late)).rejects.toThrow('own');
});

it('rejects with the error of the deadline, and overlooks what comes afterwards', async () => {
  const work = new Promise((_, reject) => setTimeout(() => reject(new Error('own')), 30));
  await expect(withDeadline(work, 5, late)).rejects.toThrow('late');
  await new Promise((resolve) => setTimeout(resolve, 50));
});
