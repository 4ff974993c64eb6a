import { invalid, quote } from '../../errors/refusal.ts';

/** How the records of a collection are called: by their number, and perhaps by a code. */
export interface Naming {
  /** The field the name comes in, for the refusal. */
  readonly field: string;
  /** What a name other than a number looks like, for refusal and documents: `pal_ and six symbols`. */
  readonly form?: string;
  readonly decode?: (text: string) => number | undefined;
}

const DIGITS = /^(?:0|[1-9]\d{0,6})$/;
const LEADING_ZEROS = /^0+(?=\d{1,7}$)/;

/** The index a path parameter names: digits alone or a code. Throws INVALID_INPUT where it is neither or outside. */
export const parseRecordId = (text: string, { naming, size }: { naming: Naming; size: number }): number => {
  const { field, form, decode } = naming;
  if (LEADING_ZEROS.test(text)) {
    const meant = text.replace(LEADING_ZEROS, '');
    throw invalid(field, `${quote(text)} has leading zeros; the id is ${quote(meant)}`, { near: [meant] });
  }
  const index = DIGITS.test(text) ? Number(text) : decode?.(text);
  if (index !== undefined && index < size) return index;
  const accepted = `a number 0-${size - 1}${form ? ` or ${form}` : ''}`;
  throw invalid(field, `${quote(text)} is not a record; accepted: ${accepted}`);
};

/** What a path parameter accepts, for the documents. */
export const acceptedIds = ({ naming: { form }, size }: { naming: Naming; size: number }): string =>
  `${form ? `${form}, or ` : ''}0-${size - 1}`;
