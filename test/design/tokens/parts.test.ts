import { afterAll, beforeAll, expect, it } from 'vitest';
import { rgb } from '../../../src/color/rgb.ts';
import { generateTokens } from '../../../src/design/tokens/generate.ts';
import type { Include } from '../../../src/design/tokens/kinds.ts';
import { type Meter, startMeter } from '../../effort.mjs';

let meter: Meter;
beforeAll(async () => {
  meter = await startMeter();
});
afterAll(() => meter.stop());

const made = (...include: readonly Include[]) =>
  generateTokens({ seed: rgb('#336699'), harmony: 'triadic', include, dark: true });

it('makes no colours for parts that have none', async () => {
  const blocksOf = async (...include: readonly Include[]) => {
    made(...include);
    const { blocks } = await meter.measure(async () => {
      made(...include);
    });
    return blocks;
  };
  const whole = await blocksOf('color');
  for (const part of ['space', 'radius', 'type', 'z-index', 'motion'] as const)
    expect((await blocksOf(part)) * 20, part).toBeLessThan(whole);
});
