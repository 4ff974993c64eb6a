import type { Rgb } from '../../../color/rgb.ts';
import { type Identification, identifyHarmony } from './identify.ts';

const NOTES: Record<Identification['verdict'], (name: string, degrees: number) => string> = {
  exact: (name, d) => `The colours follow ${name}: ${d} degrees away from it on average.`,
  close: (name, d) => `The colours are close to ${name}: ${d} degrees away from it on average.`,
  loose: (name, d) => `The colours resemble ${name} loosely: ${d} degrees away from it on average.`,
  none: (name, d) => `The colours follow none of the schemes; the nearest is ${name}, ${d} degrees away on average.`,
  achromatic: () => 'All colours are greys: there is no hue to compare.',
};

const SHOWN = 5;

/** Which harmony a set follows, in short: the best scheme, those it cannot be distinguished from, and the next. */
export const classifyHarmony = (colors: readonly Rgb[]) => {
  const { verdict, best_match: best, ties, candidates, achromatic } = identifyHarmony(colors);
  return {
    verdict,
    method: best?.method ?? null,
    family: best?.family ?? null,
    adherence: best?.adherence ?? 0,
    residual: best?.residual ?? null,
    ties,
    alternatives: candidates.slice(1, SHOWN).map(({ method, adherence }) => ({ method, adherence })),
    achromatic,
    note: NOTES[verdict](best?.name ?? '', best?.residual ?? 0),
  };
};
