/** The streams of random numbers of a search for a separated set; `src/personalize/streams.ts` keeps clear of them. */
export const STREAMS = {
  field: 0x50000000,
  start: 0x60000000,
  shake: 0x68000000,
  pretty: 0x6c000000,
} as const;
