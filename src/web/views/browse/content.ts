import { computed } from '@preact/signals';
import { asyncComputed } from '../../state/async-computed.ts';
import { READING, readColorText, tidyColor } from '../../state/color-text.ts';
import { inWorker } from '../../state/in-worker.ts';
import type { FiltersRead, Read, TextReaders } from './filter-text.ts';

/** Filters of palettes by what they contain: they have controls of their own. */
export const CONTENT: readonly string[] = ['near', 'within', 'mood', 'use'];

/** The words for moods and uses; they come with the worker that derives palettes. */
export const words = asyncComputed(() => () => inWorker('paletteWords'), 0);

const readNear = (text: string): Read => {
  const { color, why } = readColorText(text);
  // On its way: the worker reads it, too.
  return color || why === READING ? { value: tidyColor(text) } : { accepted: 'an opaque CSS colour' };
};

const readWord =
  (kind: 'mood' | 'use') =>
  (text: string): Read => {
    const { listed, accepted } = words.value.value?.[kind] ?? {};
    const word = text.trim().toLowerCase();
    if (!accepted || accepted.includes(word)) return { value: word };
    return { accepted: `a word such as ${listed!.slice(0, 3).join(', ')}` };
  };

export const readers = computed((): TextReaders => ({ near: readNear, mood: readWord('mood'), use: readWord('use') }));

/** The same without a distance from a colour that is not there. */
export const withoutLoneDistance = ({ texts, values, faults }: FiltersRead): FiltersRead => {
  if (texts.within === undefined || texts.near !== undefined) return { texts, values, faults };
  const { within: text, ...others } = texts;
  const { within: _, ...otherValues } = values;
  return {
    texts: others,
    values: otherValues,
    faults: [...faults, `within “${text}” was ignored: no colour is set.`],
  };
};
