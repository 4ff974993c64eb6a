import type { Control } from './controls.ts';
import type { BrowsedRecord } from './model.ts';

/** Fields by which records are alike, if their collection has a filter for them. */
const ALIKE: readonly string[] = ['method', 'scheme', 'character', 'hue', 'family', 'banding', 'evenness', 'level'];
/** Measures of which a like record has nearly as much: of contrast no less than this share. */
const NEARLY = 0.85;
const MEASURES = { contrast: 'worst_contrast', ratio: 'ratio' } as const satisfies Readonly<Record<string, string>>;

/** Filters, by name, that let through what is like a record: the same kind and hue, and nearly its contrast. */
export const filtersLike = (record: BrowsedRecord, controls: readonly Control[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    controls.flatMap((control): [string, string][] => {
      if (control.kind === 'choice') {
        const { name } = control.filter;
        const value = record[name];
        const isAlike = ALIKE.includes(name) && typeof value === 'string' && control.options.includes(value);
        return isAlike ? [[name, value]] : [];
      }
      const measure = Object.entries(MEASURES).find(([about]) => about === control.about)?.[1];
      const value = measure === undefined ? undefined : record[measure];
      const least = typeof value === 'number' ? Math.floor(100 * NEARLY * value) / 100 : 0;
      return control.low && least > control.least ? [[control.low.name, String(least)]] : [];
    }),
  );
