import { Slider } from '../../parts/slider.tsx';
import type { Inputs } from '../../state/inputs.ts';

/** A slider of a number that stands in the address with so many digits as a step needs. */
export const NumberSlider = <Name extends string>({
  inputs,
  name,
  label,
  min,
  max,
  step,
  shown,
  value = Number(inputs.get(name)),
}: {
  inputs: Inputs<Name>;
  name: Name;
  label: string;
  min: number;
  max: number;
  step: number;
  shown: (value: number) => string;
  value?: number;
}) => (
  <Slider
    label={label}
    value={value}
    min={min}
    max={max}
    step={step}
    text={shown(value)}
    onInput={(next) => inputs.set(name, String(Number((Math.round(next / step) * step).toFixed(3))))}
    onSettle={() => inputs.settle()}
  />
);
