import { describe, expect, it } from 'vitest';
import { ciede2000 } from '../../../src/color/difference/ciede2000.ts';
import { toLabD65 } from '../../../src/color/lab.ts';
import { type Rgb, toHex } from '../../../src/color/rgb.ts';
import FITTED from '../../../src/design/shade/methods/tailwind.json' with { type: 'json' };
import { scaleBy, tailwind } from '../../../src/design/shade/methods/tailwind.ts';
import { ANCHOR, type Family, fitScale, tailwindFamilies } from './tailwind-fit.ts';

const families = tailwindFamilies();
const others = (family: Family) => families.filter((one) => one !== family);
const STEPS = families[0]!.colors.length;

/** Mean CIEDE2000 of the steps of a family that are not its anchor. */
const missOf = (family: Family, colors: readonly Rgb[]): number => {
  const misses = colors.map((color, i) => ciede2000(toLabD65(color), toLabD65(family.colors[i]!)));
  return misses.reduce((sum, miss, i) => (i === ANCHOR ? sum : sum + miss), 0) / (STEPS - 1);
};
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

describe('the tailwind method', () => {
  it('is fitted on 17 families', () => expect(families).toHaveLength(17));
  it('has the parameters of that fit', () => {
    // Where the package or the features change: what this expects is the new src/design/shade/methods/tailwind.json.
    expect(JSON.stringify(FITTED)).toBe(JSON.stringify(fitScale(families)));
  });
  it('finds a family that it was not fitted on within 4.5 in the mean', () => {
    const held = families.map((family) =>
      missOf(family, scaleBy(fitScale(others(family)))(family.colors[ANCHOR]!, STEPS).colors),
    );
    expect(mean(held)).toBeLessThanOrEqual(4.5);
    expect(mean(held)).toBeLessThanOrEqual(2.8);
  });
  it('lands: the 500 of every family is its 500', () => {
    for (const family of families) {
      const { colors, baseAt } = tailwind.scale(family.colors[ANCHOR]!, STEPS);
      expect([family.name, baseAt, toHex(colors[ANCHOR]!)]).toEqual([
        family.name,
        ANCHOR,
        toHex(family.colors[ANCHOR]!),
      ]);
      expect([family.name, missOf(family, colors) <= 4.5]).toEqual([family.name, true]);
    }
  });
});
