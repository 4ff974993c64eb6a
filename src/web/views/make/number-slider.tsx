import { Slider, type SliderProps } from '../../parts/slider.tsx';
import type { Inputs } from '../../state/inputs.ts';

export interface NumberSliderProps<Name extends string>
  extends Pick<SliderProps, 'label' | 'min' | 'max' | 'step' | 'scale'> {
  readonly inputs: Inputs<Name>;
  readonly name: Name;
  readonly shown: (value: number) => string;
  readonly value?: number;
}

/** A slider of a number that the URL contains with as many digits as a step needs; a typed one may lie between two steps. */
export const NumberSlider = <Name extends string>({
  inputs,
  name,
  shown,
  value = Number(inputs.get(name)),
  ...slider
}: NumberSliderProps<Name>) => {
  const put = (next: number, step: number): void =>
    inputs.set(name, String(Number((Math.round(next / step) * step).toFixed(3))));
  return (
    <Slider
      {...slider}
      value={value}
      text={shown(value)}
      onInput={(next) => put(next, slider.step)}
      onType={(next) => put(next, slider.step < 1 ? slider.step / 10 : 1)}
      onSettle={() => inputs.settle()}
    />
  );
};
