import { LINEAR_8BIT } from '../color/linear-8bit.ts';
import table from './tables/transfer.json' with { type: 'json' };

const GRID = 2 ** 36;

/** Linear light of the 256 channel values to within 8e-12, on a grid of 2^-36: what the search of palettes measures with. */
export const GRID_LINEAR: Float64Array = LINEAR_8BIT.map((v) => Math.floor(v * GRID + 0.5) / GRID);

/** Past the last value comes a threshold that nothing reaches and that is less than 1 above what is compared with it. */
const THRESHOLDS = Float64Array.from([...table.thresholds, 1.5]);
const CELLS = 4096;

/** The channel value at the lower end of each of 4,096 cells of linear light; no cell holds more than one threshold. */
const FIRST_OF_CELL = Uint8Array.from({ length: CELLS }, (_, cell) => {
  let v = 0;
  while (cell / CELLS >= THRESHOLDS[v]!) v += 1;
  return v;
});

/** The channel value 0..255 nearest to this linear light as sRGB encodes it; what is outside 0..1 is clipped. */
export const channelOf = (linear: number): number => {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  const v = FIRST_OF_CELL[(linear * CELLS) | 0]!;
  // The difference is rounded down to 0 or -1: as a comparison, without a jump that cannot be foreseen.
  return v + 1 + (Math.floor(linear - THRESHOLDS[v]!) | 0);
};
