/** A value that the page and the service answer differently. */
export interface Difference {
  readonly place: string;
  readonly page: unknown;
  readonly service: unknown;
}

export interface Comparison {
  /** Values that were compared. */
  readonly values: number;
  /** Numbers among them that agree to twelve digits and not to the last. */
  readonly lastDigits: number;
  readonly differences: readonly Difference[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Roots and cosines of two engines may end in other bits. What follows from them agrees to far more digits than are
 * shown, so that does not count as a difference.
 */
const AGREE = 1e-12;

const agree = (page: unknown, service: unknown): boolean =>
  typeof page === 'number' &&
  typeof service === 'number' &&
  Math.abs(page - service) <= AGREE * Math.max(1, Math.abs(page));

/** Goes through two answers member by member. */
export const compareValues = (page: unknown, service: unknown, place = ''): Comparison => {
  if (!isObject(page) || !isObject(service)) {
    if (Object.is(page, service)) return { values: 1, lastDigits: 0, differences: [] };
    if (agree(page, service)) return { values: 1, lastDigits: 1, differences: [] };
    return { values: 1, lastDigits: 0, differences: [{ place: place || 'answer', page, service }] };
  }
  const names = new Set([...Object.keys(page), ...Object.keys(service)]);
  const parts = [...names].map((name) => compareValues(page[name], service[name], place ? `${place}.${name}` : name));
  return {
    values: parts.reduce((sum, { values }) => sum + values, 0),
    lastDigits: parts.reduce((sum, { lastDigits }) => sum + lastDigits, 0),
    differences: parts.flatMap(({ differences }) => differences),
  };
};

/** What JSON makes of an answer of the page, so that it can be compared with one of the service. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
