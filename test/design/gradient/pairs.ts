import { toOklab } from '../../../src/color/oklab.ts';
import { type Rgb, rgb } from '../../../src/color/rgb.ts';
import { counterRandom } from '../../../src/exact/random/counter-random.ts';

/** Pairs of brands and frameworks that designers join: complementary ones, near ones, full primaries, two pastels. */
export const PAIRS: readonly (readonly [Rgb, Rgb])[] = [
  '0000ff ffff00, 1d4ed8 facc15, ff0000 00ff00, dc2626 16a34a, ff0000 00ffff, e11d48 06b6d4, 7c3aed 84cc16, 800080 00ff00',
  'f97316 0ea5e9, ff7f0e 1f77b4, ec4899 22c55e, 6d28d9 fde047, be123c 0d9488, 0f766e f43f5e, 1e3a8a fb923c, 831843 a3e635',
  '2563eb ef4444, 0284c7 d946ef, 16a34a facc15, f59e0b ef4444, fce7f3 d1fae5, 4c1d95 fef08a, 9333ea f59e0b, 14b8a6 f97316',
]
  .flatMap((line) => line.split(', '))
  .map((pair) => pair.split(' ').map((hex) => rgb(`#${hex}`)) as [Rgb, Rgb]);

/** Pairs by a seed, both colours at least this chromatic (Oklab): what no rule was fitted to. */
export const randomPairs = (seed: number, count: number, chroma = 0.09): (readonly [Rgb, Rgb])[] => {
  const random = counterRandom(seed, 34);
  const pairs: (readonly [Rgb, Rgb])[] = [];
  for (let i = 0; pairs.length < count; i += 6) {
    const byte = (k: number): number => Math.floor(256 * random(i + k));
    const pair = [
      { r: byte(0), g: byte(1), b: byte(2) },
      { r: byte(3), g: byte(4), b: byte(5) },
    ] as const;
    if (pair.every((color) => Math.hypot(toOklab(color)[1], toOklab(color)[2]) >= chroma)) pairs.push(pair);
  }
  return pairs;
};
