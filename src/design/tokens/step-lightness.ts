import { invalid } from '../../errors/refusal.ts';
import { RAMP_STEPS, type RampStep } from './ramp-steps.ts';

/** The lightness of a step that is set by hand, OKLCH 0..1. */
export interface SetStep {
  readonly step: number;
  readonly l: number;
}

/** Lightness by step; steps that are not in it have that of their ramp. */
export type StepLightness = Readonly<Partial<Record<RampStep, number>>>;

/** Reads steps set by hand. Refuses INVALID_INPUT what is not a step, and a step that is there twice. */
export const stepLightness = (set: readonly SetStep[]): StepLightness => {
  const read: Partial<Record<RampStep, number>> = {};
  set.forEach(({ step, l }, i) => {
    const name = RAMP_STEPS.find((one) => one === String(step));
    if (name === undefined)
      throw invalid(`lightness[${i}].step`, `must be one of ${RAMP_STEPS.join(', ')}, got ${step}`);
    if (read[name] !== undefined) throw invalid(`lightness[${i}].step`, `must be another step, got ${step} again`);
    read[name] = l;
  });
  return read;
};
