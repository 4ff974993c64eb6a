import { Slider, type SliderProps } from '../../parts/slider.tsx';
import type { Inputs } from '../../state/inputs.ts';

interface NumberSliderProps<Name extends string> extends Pick<SliderProps, 'label' | 'min' | 'max' | 'step'> {
  readonly inputs: Inputs<Name>;
  readonly name: Name;
  readonly shown: (value: number) => string;
  readonly value?: number;
}

/** A slider of a number that the URL contains with as many digits as a step needs. */
export const NumberSlider = <Name extends string>({
  inputs,
  name,
  shown,
  value = Number(inputs.get(name)),
  ...slider
}: NumberSliderProps<Name>) => (
  <Slider
    {...slider}
    value={value}
    text={shown(value)}
    onInput={(next) => inputs.set(name, String(Number((Math.round(next / slider.step) * slider.step).toFixed(3))))}
    onSettle={() => inputs.settle()}
  />
);
