/** A moment of ISO 8601; null for anything else. */
export const dateOf = (value: unknown): Date | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(value)) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
};
