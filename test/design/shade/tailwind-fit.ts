import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { oklchToRgb } from '../../../src/color/gamut.ts';
import { type Oklch, toOklch } from '../../../src/color/oklab.ts';
import type { Rgb } from '../../../src/color/rgb.ts';
import { type FittedScale, featuresOf } from '../../../src/design/shade/fitted.ts';

/** A chromatic family of Tailwind CSS, brought into sRGB: its eleven steps. */
export interface Family {
  readonly name: string;
  readonly colors: readonly Rgb[];
  readonly steps: readonly Oklch[];
}

const TOKENS = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];
export const ANCHOR = TOKENS.indexOf('500');
const LEAST_CHROMA = 0.08;

/** The families as the package publishes them; greys are left out. */
export const tailwindFamilies = (): Family[] => {
  const theme = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');
  const families = new Map<string, Map<string, Oklch>>();
  for (const [, name, token, l, c, h] of theme.matchAll(
    /--color-([a-z]+)-(\d+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g,
  )) {
    const family = families.get(name!) ?? new Map<string, Oklch>();
    families.set(name!, family.set(token!, { l: Number(l) / 100, c: Number(c), h: Number(h) }));
  }
  return [...families]
    .filter(([, steps]) => steps.get('500')!.c > LEAST_CHROMA)
    .map(([name, steps]) => {
      const colors = TOKENS.map((token) => oklchToRgb(steps.get(token)!));
      return { name, colors, steps: colors.map(toOklch) };
    });
};

/** Weights that fit y best on rows x, held small (ridge regression); the first weight is free. */
const ridge = (x: readonly (readonly number[])[], y: readonly number[]): number[] => {
  const HELD = 0.1;
  const p = x[0]!.length;
  const sum = (f: (row: number) => number): number => x.reduce((all, _, row) => all + f(row), 0);
  const m = Array.from({ length: p }, (_, i) => [
    ...Array.from({ length: p }, (_, j) => sum((row) => x[row]![i]! * x[row]![j]!) + (i === j && i > 0 ? HELD : 0)),
    sum((row) => x[row]![i]! * y[row]!),
  ]);
  for (let i = 0; i < p; i += 1)
    for (let row = 0; row < p; row += 1) {
      if (row === i) continue;
      const factor = m[row]![i]! / m[i]![i]!;
      for (let column = i; column <= p; column += 1) m[row]![column]! -= factor * m[i]![column]!;
    }
  return m.map((row, i) => row[p]! / row[i]!);
};

const turned = (degrees: number): number => (((degrees % 360) + 540) % 360) - 180;
const rounded = (weights: readonly number[]): number[] => weights.map((weight) => Number(weight.toFixed(4)));

/** The parameters of the method, from families alone. */
export const fitScale = (families: readonly Family[]): FittedScale => {
  const bases = families.map(({ steps }) => steps[ANCHOR]!);
  const weightsOf = (property: keyof FittedScale, value: (step: Oklch, base: Oklch) => number) =>
    TOKENS.map((_, i) =>
      rounded(
        ridge(
          bases.map((base) => featuresOf(base)[property]),
          families.map(({ steps }, k) => value(steps[i]!, bases[k]!)),
        ),
      ),
    );
  return {
    lightness: weightsOf('lightness', (step, base) => step.l - base.l),
    chroma: weightsOf('chroma', (step, base) => step.c / base.c),
    hue: weightsOf('hue', (step, base) => turned(step.h - base.h)),
  };
};
