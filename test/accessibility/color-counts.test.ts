import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ColorCounts, squaredDistance } from '../../src/accessibility/contrast/text/color-counts.ts';

/** The first of the most frequent colours, and that up to which a share is counted from the furthest on, by a map and a sort. */
const plainly = (colors: readonly number[], background: number, share: number) => {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const frequent = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
  const away = (color: number): number => squaredDistance(color, background);
  let taken = 0;
  const furthest = [...counts]
    .sort(([a], [b]) => away(b) - away(a))
    .find(([, count]) => {
      taken += count;
      return taken >= share * colors.length;
    })![0];
  return { frequent, furthest };
};

it('counts colours as a map does, one count after the other', () => {
  const counts = new ColorCounts();
  const color = fc.oneof(fc.integer({ min: 0, max: 0xffffff }), fc.integer({ min: 0x808080, max: 0x808088 }));
  fc.assert(
    fc.property(
      fc.array(color, { minLength: 1, maxLength: 3000, size: 'max' }),
      color,
      fc.constantFrom(0.001, 0.01, 0.3, 1),
      (colors, background, share) => {
        counts.clear();
        // In any order: the places tell which was first.
        const places = [...colors.keys()].sort((a, b) => ((a * 7919) % 101) - ((b * 7919) % 101));
        for (const place of places) counts.add(colors[place]!, place);
        const { frequent, furthest } = plainly(colors, background, share);
        expect([counts.total, counts.mostFrequent(), counts.furthest(background, share)]).toEqual([
          colors.length,
          frequent,
          furthest,
        ]);
      },
    ),
    { numRuns: 60 },
  );
});

it('keeps no large table for the next count', () => {
  const counts = new ColorCounts();
  const slots = counts.slots;
  for (let color = 0; color < 200_000; color += 1) counts.add(color, color);
  expect(counts.mostFrequent()).toBe(0);
  counts.clear();
  expect(counts.slots).toBe(slots);
  counts.add(7, 0);
  expect([counts.size, counts.total, counts.mostFrequent()]).toEqual([1, 1, 7]);
});
