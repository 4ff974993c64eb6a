import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachRun } from '../../src/image/runs.ts';

it('visits every pixel once, in runs that end where any of the four bytes changes', () => {
  const pixel = fc.tuple(fc.nat(1), fc.nat(1), fc.nat(1), fc.nat(1));
  fc.assert(
    fc.property(fc.array(pixel, { maxLength: 40 }), fc.nat(3), (pixels, offset) => {
      const data = new Uint8ClampedArray(pixels.length * 4 + offset).subarray(offset);
      data.set(pixels.flat());
      const at = (i: number): string => data.subarray(4 * i, 4 * i + 4).join();
      let next = 0;
      eachRun({ width: pixels.length, height: 1, data }, (first, length) => {
        expect(first).toBe(next);
        next = first + length;
        for (let i = first; i < next; i += 1) expect(at(i)).toBe(at(first));
        if (next < pixels.length) expect(at(next)).not.toBe(at(first));
      });
      expect(next).toBe(pixels.length);
    }),
  );
});
