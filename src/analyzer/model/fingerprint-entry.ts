/** An entry of `fingerprints` of a finding: `q83vEjRWeJA*3 12:5`. */
const ENTRY = /^([\w-]{11})(?:\*(\d{1,9}))?(?: (\d{1,9}):(\d{1,9}))?$/;

/** Places with the same source, as a report lists them. */
export interface FingerprintEntry {
  readonly fingerprint: string;
  readonly count: number;
  /** Line and column of the first; null if the report does not say. */
  readonly line: number | null;
  readonly column: number | null;
}

/** Reads an entry; null for anything else. */
export const readEntry = (entry: unknown): FingerprintEntry | null => {
  const match = typeof entry === 'string' ? ENTRY.exec(entry) : null;
  if (!match) return null;
  const [, fingerprint = '', count = '1', line, column] = match;
  return {
    fingerprint,
    count: Number(count),
    line: line === undefined ? null : Number(line),
    column: column === undefined ? null : Number(column),
  };
};

/** An entry as a report lists it. */
export const entryText = ({ fingerprint, count, line, column }: FingerprintEntry): string =>
  `${fingerprint}${count > 1 ? `*${count}` : ''}${line === null ? '' : ` ${line}:${column}`}`;
