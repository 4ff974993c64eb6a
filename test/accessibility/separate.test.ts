import { describe, expect, it } from 'vitest';
import { auditPalette } from '../../src/accessibility/vision/audit.ts';
import { chooseConditions } from '../../src/accessibility/vision/choose.ts';
import { COLOR_SLUGS } from '../../src/accessibility/vision/conditions/index.ts';
import { differencesSeen } from '../../src/accessibility/vision/differences.ts';
import { separatePair, separatePalette } from '../../src/accessibility/vision/separate.ts';
import { oklchToRgb } from '../../src/color/gamut.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { type Rgb, rgb, toHex } from '../../src/color/rgb.ts';
import { toLinear } from '../../src/color/transfer.ts';
import { seeded } from '../../src/exact/random/xoshiro128.ts';

const THRESHOLD = 5;
const viewsOf = (slugs: readonly string[]) => [
  undefined,
  ...chooseConditions(slugs).chosen.map(({ simulation }) => simulation),
];
const VIEWS = viewsOf(COLOR_SLUGS);

const closeIn = (colors: readonly Rgb[], view: (typeof VIEWS)[number]): string[] =>
  differencesSeen(view, colors.map(toLinear))
    .filter(({ delta }) => delta < THRESHOLD)
    .map(({ i, j }) => `${i} ${j}`);

const random = seeded(7, 1);
const someColor = (): Rgb => ({
  r: Math.floor(256 * random()),
  g: Math.floor(256 * random()),
  b: Math.floor(256 * random()),
});

describe('a pair that collapses', () => {
  it('is separated in every view, brings no other together, and moves in lightness alone', () => {
    let separated = 0;
    for (let palette = 0; palette < 60; palette += 1) {
      const colors = Array.from({ length: 5 }, someColor);
      const close = VIEWS.map((view) => closeIn(colors, view));
      const [pair] = close.flat();
      if (!pair) continue;
      const [a, b] = pair.split(' ').map(Number) as [number, number];
      const move = separatePair(colors, [a, b], VIEWS, THRESHOLD);
      if (!move) continue;
      separated += 1;
      expect([a, b]).toContain(move.index);
      const after = colors.map((color, i) => (i === move.index ? move.color : color));
      for (const [v, view] of VIEWS.entries()) {
        const now = closeIn(after, view);
        expect(now).not.toContain(pair);
        expect(now.filter((one) => !close[v]!.includes(one))).toEqual([]);
      }
      const [before, now] = [toOklch(colors[move.index]!), toOklch(move.color)];
      expect(now.l - before.l).toBeCloseTo(move.by, 2);
    }
    expect(separated).toBeGreaterThan(25);
  });

  it('has no smaller move that would do: one step less leaves it collapsed or collapses another', () => {
    const colors = ['#d1495b', '#edae49', '#66a182', '#00798c', '#2e4057', '#8d5a97'].map(rgb);
    const move = separatePair(colors, [3, 5], VIEWS, THRESHOLD)!;
    const { l, c, h } = toOklch(colors[move.index]!);
    const size = Math.abs(move.by);
    expect(size).toBeGreaterThan(0.005);
    // Tried by hand for both colours and both directions, at every step below the one that was found.
    for (let by = 0.005; by < size - 1e-9; by += 0.005)
      for (const index of [3, 5])
        for (const sign of [-1, 1]) {
          const start = index === move.index ? { l, c, h } : toOklch(colors[index]!);
          const trial = separateTrial(colors, index, { ...start, l: start.l + sign * by });
          expect(trial).toBe(false);
        }
  });

  it('that no lightness separates has no move', () => {
    expect(separatePair(['#808080', '#818181'].map(rgb), [0, 1], VIEWS, 99)).toBeUndefined();
  });
});

const separateTrial = (colors: readonly Rgb[], index: number, { l, c, h }: { l: number; c: number; h: number }) => {
  const trial = colors.map((color, i) => (i === index ? oklchToRgb({ l, c, h }) : color));
  return VIEWS.every((view) => {
    const [now, before] = [closeIn(trial, view), closeIn(colors, view)];
    return !now.includes('3 5') && now.every((one) => before.includes(one));
  });
};

describe('a palette', () => {
  it('is separated until the audit passes, or says how many pairs stay', () => {
    const slugs = ['protanopia', 'deuteranopia', 'tritanopia'];
    let whole = 0;
    for (let palette = 0; palette < 25; palette += 1) {
      const colors = Array.from({ length: 6 }, someColor);
      const { colors: after, left } = separatePalette(colors, viewsOf(slugs), THRESHOLD);
      const audit = auditPalette(after, slugs, THRESHOLD);
      const pairs = new Set(audit.conditions.flatMap(({ collapsed }) => collapsed.map(({ a, b }) => `${a} ${b}`)));
      for (const { a, b } of audit.already_close) pairs.add(`${a} ${b}`);
      expect(pairs.size).toBe(left);
      if (left === 0) whole += 1;
    }
    expect(whole).toBeGreaterThan(20);
  });

  it('without a pair that collapses stays as it is', () => {
    const colors = ['#000000', '#ffffff'].map(rgb);
    expect(separatePalette(colors, VIEWS, THRESHOLD).colors.map(toHex)).toEqual(['#000000', '#ffffff']);
  });
});
