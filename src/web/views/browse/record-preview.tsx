import type { BrowsedRecord } from './model.ts';
import { wordsOf } from './titles.ts';

const hexOf = (one: unknown): string => {
  if (typeof one === 'string') return one;
  const { hex } = (one ?? {}) as { hex?: unknown };
  return typeof hex === 'string' ? hex : '';
};

/** The colours of a record, whatever its collection calls them. */
export const colorsOf = ({ colors, stops, steps, fg, bg, hex }: BrowsedRecord): string[] => {
  const list = [colors, stops, steps].find(Array.isArray);
  return (list ?? [fg, bg, hex]).map(hexOf).filter(Boolean);
};

const Strip = ({ colors }: { colors: readonly string[] }) => (
  <span class="strip">
    {colors.map((hex, i) => (
      // Colours have no identity but their place.
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
      <span key={i} style={{ backgroundColor: hex }} />
    ))}
  </span>
);

/** A record as an image: a pair as text, a gradient as it runs, anything else as a strip. */
export const RecordPreview = ({ record }: { record: BrowsedRecord }) => {
  const { fg, bg, stops } = record;
  if (typeof fg === 'string' && typeof bg === 'string')
    return (
      <span class="pair" inert style={{ color: fg, backgroundColor: bg }}>
        Aa
      </span>
    );
  if (Array.isArray(stops)) {
    const run = stops.map(({ hex, position }) => `${hex} ${100 * Number(position)}%`).join(', ');
    return <span class="run-of-colors" style={{ backgroundImage: `linear-gradient(90deg, ${run})` }} />;
  }
  return <Strip colors={colorsOf(record)} />;
};

const FACTS = [
  'name',
  'ratio',
  'level',
  'method',
  'scheme',
  'character',
  'hue',
  'worst_contrast',
  'best_contrast',
  'score',
  'banding',
  'family',
  'adherence',
] as const;
const MOST_FACTS = 4;

const shown = (value: unknown): string =>
  typeof value === 'number' ? String(Number(value.toFixed(2))) : wordsOf(String(value));

/** The few members of a record that tell it from others. */
export const factsOf = (record: BrowsedRecord): (readonly [name: string, value: string])[] =>
  FACTS.flatMap((name) => {
    const value = record[name];
    return typeof value === 'string' || typeof value === 'number' ? [[wordsOf(name), shown(value)] as const] : [];
  }).slice(0, MOST_FACTS);
