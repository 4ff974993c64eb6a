import { MODEL_IDS, type ModelId, models } from '../accessibility/vision/models/index.ts';
import { simulateRgb } from '../accessibility/vision/simulate.ts';
import { type Rgb, toHex } from '../color/rgb.ts';

const FULL_SEVERITY = 1;
const SIMULATIONS = MODEL_IDS.map((id) => [id, models[id].at(FULL_SEVERITY)] as const);

/** What each vision model makes of a colour at full severity, by its id. */
export const simulated = <Value>(use: (simulate: (color: Rgb) => Rgb) => Value): Record<ModelId, Value> =>
  Object.fromEntries(
    SIMULATIONS.map(([id, simulation]) => [id, use((color) => simulateRgb(simulation, color))]),
  ) as Record<ModelId, Value>;

/** A colour as each vision model sees it, as hex. */
export const seenColors = (color: Rgb): Record<ModelId, string> => simulated((simulate) => toHex(simulate(color)));
