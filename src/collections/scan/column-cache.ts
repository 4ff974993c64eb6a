/** Columns of blocks of records in memory, the least recently used given up first. */
export interface ColumnCache {
  /** Whether anything of this size is kept at all. */
  readonly holds: (bytes: number) => boolean;
  readonly get: <Columns>(key: string) => Columns | undefined;
  readonly put: (key: string, columns: unknown, bytes: number) => void;
  readonly bytes: () => number;
}

/** A cache of at most `limit` bytes; 0 keeps nothing and every result is derived again. */
export const createColumnCache = (limit: number): ColumnCache => {
  const entries = new Map<string, { columns: unknown; bytes: number }>();
  let used = 0;
  const drop = (key: string): void => {
    used -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    holds: (bytes) => bytes <= limit,
    get: <Columns>(key: string) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.columns as Columns;
    },
    put: (key, columns, bytes) => {
      if (bytes > limit) return;
      drop(key);
      for (const oldest of entries.keys()) {
        if (used + bytes <= limit) break;
        drop(oldest);
      }
      entries.set(key, { columns, bytes });
      used += bytes;
    },
    bytes: () => used,
  };
};
