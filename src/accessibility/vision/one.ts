import { DECIMALS, toDecimals } from '../../color/decimals.ts';
import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { toLabD65 } from '../../color/lab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { toLinear } from '../../color/transfer.ts';
import { type ModelId, models } from './models/index.ts';
import { simulateRgb, simulateUnclamped } from './simulate.ts';

const linear = (channel: number): number => toDecimals(channel, DECIMALS.science);

/** One colour as one model sees it. `linear` is what the model says before its channels are clamped to the gamut. */
export const simulateColor = (color: Rgb, model: ModelId, severity: number) => {
  const { at, severityMeaning, caveat } = models[model];
  const simulation = at(severity);
  const [r, g, b] = simulateUnclamped(simulation, toLinear(color));
  const seen = simulateRgb(simulation, color);
  return {
    color: { hex: toHex(color), rgb: color },
    model,
    severity,
    simulated: { hex: toHex(seen), rgb: seen },
    linear: { r: linear(r), g: linear(g), b: linear(b) },
    clamped: [r, g, b].some((v) => v < -1e-6 || v > 1 + 1e-6),
    delta_e: {
      method: 'CIEDE2000' as const,
      value: toDecimals(ciede2000(toLabD65(color), toLabD65(seen)), DECIMALS.difference),
    },
    severity_meaning: severityMeaning,
    caveat,
  };
};
