/**
 * Reading a report that may be old, merged, damaged or made up by an attacker: every value is looked at before it is
 * used, and nothing throws.
 */
export type UntypedRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is UntypedRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const record = (value: unknown): UntypedRecord => (isRecord(value) ? value : {});
export const list = (value: unknown, most = 2000): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : [];
export const records = (value: unknown, most = 2000): UntypedRecord[] => list(value, most).filter(isRecord);

/** A text, or a number as text; empty for anything else. Control characters become spaces. */
export const text = (value: unknown, most = 500): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  const clean = value
    .slice(0, most + 1)
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  return clean.length > most ? `${clean.slice(0, most - 1)}…` : clean;
};

export const texts = (value: unknown, most = 100): string[] =>
  list(value, most)
    .map((one) => text(one))
    .filter(Boolean);

export const integerOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null;

/** An http or https address that can be linked to; null for any other. */
export const address = (value: unknown): string | null => {
  const found = text(value, 2048);
  if (!/^https?:\/\//i.test(found) || !URL.canParse(found)) return null;
  return new URL(found).href;
};

/** `yes`, `no`, a number or text: a fact as it is shown; empty where there is none. */
export const formatFact = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return texts(value, 12).join(', ');
  return text(value);
};
