type Row = readonly [field: string, value: string];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const rowsOf = (value: unknown, field: string): Row[] => {
  if (isObject(value))
    return Object.entries(value).flatMap(([name, inner]) => rowsOf(inner, field === '' ? name : `${field}.${name}`));
  if (!Array.isArray(value)) return [[field, value === null ? '-' : String(value)]];
  return value.every(isPlain) ? [[field, value.join(' ')]] : value.flatMap((item, i) => rowsOf(item, `${field}[${i}]`));
};

/** Every field of a record with its value as text. The name that the answer has for the record itself is left out. */
export const recordRows = (answer: unknown): Row[] => {
  const [record, ...others] = isObject(answer) ? Object.values(answer) : [answer];
  return rowsOf(others.length === 0 && isObject(record) ? record : answer, '');
};
