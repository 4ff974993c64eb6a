import { MODEL_IDS, type ModelId, models } from '../../accessibility/vision/models/index.ts';
import { labIn } from '../../accessibility/vision/simulate.ts';
import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { type MeasuredRgb, measuredLinear } from '../../color/measured.ts';
import type { Definition } from '../model.ts';

/** Two colours that become indistinguishable under a model of colour-vision deficiency. */
export interface Confusion<Item> {
  readonly a: Item;
  readonly b: Item;
  /** CIEDE2000 to normal vision. */
  readonly before: number;
  /** The models under which the difference is below the threshold, with what is left of it; the worst first. */
  readonly seen: readonly { readonly model: ModelId; readonly difference: number }[];
}

const STATUS: Readonly<Record<string, string>> = {
  success: 'success',
  positive: 'success',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
  error: 'danger',
  destructive: 'danger',
  negative: 'danger',
  critical: 'danger',
  info: 'info',
  informative: 'info',
};
const BRAND = new Set(['primary', 'secondary', 'tertiary', 'accent', 'brand']);
const SERIES = /^(?:chart|charts|data|series|categorical|dataviz|viz|graph)$/;

/** The set that a colour belongs to, whose members must be distinguishable: statuses, series of a chart, accents. */
const setOf = ({ words }: Definition): string | undefined => {
  const status = words.findIndex((word) => STATUS[word] !== undefined);
  if (status >= 0) return words.map((word, i) => (i === status ? '<status>' : word)).join(' ');
  const last = words.at(-1) ?? '';
  if (words.some((word) => SERIES.test(word)) && /^\d+$|^[a-f]$/.test(last))
    return [...words.slice(0, -1), '<n>'].join(' ');
  const brand = words.findIndex((word) => BRAND.has(word));
  if (
    brand >= 0 &&
    words.length - brand <= 2 &&
    !/text|foreground|background|bg|border|surface|fg|on/.test(words.join(' '))
  )
    return words.map((word, i) => (i === brand ? '<accent>' : word)).join(' ');
  return undefined;
};

/** Sets of colours that must be distinguishable, by their names. */
export const setsIn = (definitions: readonly Definition[]): Definition[][] => {
  const sets = new Map<string, Definition[]>();
  for (const one of definitions) {
    const name = setOf(one);
    if (name !== undefined) sets.set(name, [...(sets.get(name) ?? []), one]);
  }
  return [...sets.values()].filter((set) => set.length > 1);
};

const SIMULATIONS = MODEL_IDS.map((model) => ({ model, simulation: models[model].at(1) }));
/** Members of a set that are compared. */
const MOST = 40;

const shown = (difference: number): number => Math.round(difference * 100) / 100;

/**
 * Pairs that normal vision distinguishes and that come closer than `threshold` (CIEDE2000) under one of the ten models at
 * their full severity. Simulated light is clamped and not rounded.
 */
export const confusionsIn = <Item extends { readonly color: MeasuredRgb }>(
  given: readonly Item[],
  threshold: number,
): Confusion<Item>[] => {
  const items = given.slice(0, MOST);
  const linear = items.map(({ color }) => measuredLinear(color));
  const normal = linear.map((color) => labIn(undefined, color));
  const views = SIMULATIONS.map(({ simulation }) => linear.map((color) => labIn(simulation, color)));
  const found: Confusion<Item>[] = [];
  for (let i = 0; i < items.length; i += 1)
    for (let j = i + 1; j < items.length; j += 1) {
      const before = ciede2000(normal[i]!, normal[j]!);
      if (before < threshold) continue;
      const seen = SIMULATIONS.map(({ model }, view) => ({
        model,
        difference: shown(ciede2000(views[view]![i]!, views[view]![j]!)),
      }))
        .filter(({ difference }) => difference < threshold)
        .toSorted((a, b) => a.difference - b.difference);
      if (seen.length) found.push({ a: items[i]!, b: items[j]!, before: shown(before), seen });
    }
  return found;
};
