import type { ModelId } from '../../accessibility/vision/models/index.ts';
import { simulateColor } from '../../accessibility/vision/one.ts';
import type { ListKind } from '../kind.ts';

interface Options {
  readonly model: ModelId;
  readonly severity: number;
}

/** Colours as one model sees them, as POST /v1/vision/simulate has it for one. */
export const simulation: ListKind<Options> = {
  takes: 'colors',
  inAnySpace: false,
  plan: ({ model, severity }) => ({
    columns: [
      { key: 'hex' },
      { key: 'simulated' },
      { key: 'linear', parts: ['r', 'g', 'b'] },
      { key: 'clamped' },
      { key: 'delta_e' },
    ],
    row: ({ rgb }) => {
      const { color, simulated, linear, clamped, delta_e } = simulateColor(rgb, model, severity);
      return [color.hex, simulated.hex, [linear.r, linear.g, linear.b], clamped, delta_e.value];
    },
  }),
};
