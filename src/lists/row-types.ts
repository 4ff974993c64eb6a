/** Media types of a list in rows. */
export const ROW_TYPES = ['text/csv', 'application/x-ndjson'] as const;
export type RowType = (typeof ROW_TYPES)[number];
