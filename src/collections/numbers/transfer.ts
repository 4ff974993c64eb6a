import table from '../tables/transfer.json' with { type: 'json' };

/** Linear light of the 256 channel values of sRGB, as committed decimals. */
export const LINEAR: Float64Array = Float64Array.from(table.linear);

const THRESHOLDS = Float64Array.from([...table.thresholds, Number.POSITIVE_INFINITY]);
const CELLS = 4096;

/** The channel value at the lower end of each of 4,096 cells of linear light: where the search for a value starts. */
const FIRST_OF_CELL = Uint8Array.from({ length: CELLS + 1 }, (_, cell) => {
  let v = 0;
  while (cell / CELLS >= THRESHOLDS[v]!) v += 1;
  return v;
});

/** The channel value 0..255 nearest to this linear light as sRGB encodes it; what is outside 0..1 is clipped. */
export const channelOf = (linear: number): number => {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  let v = FIRST_OF_CELL[(linear * CELLS) | 0]!;
  while (linear >= THRESHOLDS[v]!) v += 1;
  return v;
};
