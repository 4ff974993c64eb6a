import { percent } from '../../parts/format.ts';
import { NumberSlider, type NumberSliderProps } from './number-slider.tsx';

/** A slider of a share of 1, shown as a percentage. */
export const ShareSlider = <Name extends string>(props: Pick<NumberSliderProps<Name>, 'inputs' | 'name' | 'label'>) => (
  <NumberSlider {...props} min={0} max={1} step={0.01} scale={100} shown={percent} />
);
