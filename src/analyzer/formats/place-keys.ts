import type { Place, ShownFinding } from '../render/model.ts';

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A selector without the places of elements among their siblings, which shift when something is put before them. */
const unplaced = (selector: string): string => selector.replaceAll(/:nth-of-type\(\d+\)/g, '');

/** What a place is known by wherever it stands: the tag itself, else its selector, else what is said of it. */
const markOf = ({ snippet, where, value }: Place): string =>
  [squeezed(snippet) || unplaced(where), snippet ? '' : squeezed(value)].join('\n');

/**
 * What the places of a finding are known by, in their order: the check, the source at the place, and how many equal ones
 * come before. Lines, columns and neighbours do not count, so it survives a page that is moved about. A finding without
 * places has one, of its check.
 */
export const placeKeysOf = ({ id, title, places }: Pick<ShownFinding, 'id' | 'title' | 'places'>): string[] => {
  const seen = new Map<string, number>();
  const marks = places.length ? places.map(markOf) : [''];
  return marks.map((mark) => {
    const nth = seen.get(mark) ?? 0;
    seen.set(mark, nth + 1);
    return JSON.stringify([id || title, mark, nth]);
  });
};
