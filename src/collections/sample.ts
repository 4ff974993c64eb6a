import { deriveSignedRatio } from './corpus/derive-pair.ts';
import { emptyMeasures, measurePalette, type PaletteMeasures } from './palettes/measure-palette.ts';

/** Records that are looked at in place of five million. Every record is as random as any other, so the first serve. */
export const SAMPLE = 40_000;

const measured = (index: number): PaletteMeasures => {
  const measures = emptyMeasures();
  measurePalette(index, measures);
  return measures;
};

/** Derived once, by its first question. */
const once = <T>(derive: (index: number) => T): (() => readonly T[]) => {
  let sample: readonly T[] | undefined;
  return () => {
    sample ??= Array.from({ length: SAMPLE }, (_, index) => derive(index));
    return sample;
  };
};

export const sampledPalettes = once(measured);
/** Signed ratios in ten-thousandths: above 0 the text is the darker. */
export const sampledRatios = once(deriveSignedRatio);
