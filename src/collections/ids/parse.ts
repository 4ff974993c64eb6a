import { invalid, quote } from '../../refusal/refusal.ts';

/** How the records of a collection are called. */
export interface Naming {
  /** The field the name comes in, for the refusal. */
  readonly field: string;
  readonly size: number;
  /** What a name other than a number looks like, for the refusal: `pal_ and six symbols`. */
  readonly form?: string;
  readonly decode?: (text: string) => number | undefined;
}

const DIGITS = /^\d{1,7}$/;

/** The index a path parameter names: digits alone or a code. Throws INVALID_INPUT where it is neither or outside. */
export const parseRecordId = (text: string, { field, size, form, decode }: Naming): number => {
  const index = DIGITS.test(text) ? Number(text) : decode?.(text);
  if (index !== undefined && index < size) return index;
  const accepted = `a number 0-${size - 1}${form ? ` or ${form}` : ''}`;
  throw invalid(field, `${quote(text)} names no record; accepted: ${accepted}`);
};
