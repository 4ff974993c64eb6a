import { signal } from '@preact/signals';
import { paintRow } from '../paint/plane.ts';
import type { Pick } from '../state/pick.ts';
import { Slider } from './slider.tsx';

const WIDTH = 180;
/** One vivid colour of each hue, so that a grey, too, shows where it would go. */
const track = signal({
  pixels: paintRow(WIDTH, (share) => ({ l: 0.72, c: 0.14, h: share * 360 })),
  width: WIDTH,
  height: 1,
});

export const HueSlider = ({ pick }: { pick: Pick }) => {
  const { h } = pick.oklch.value;
  return (
    <Slider
      label="Hue"
      value={h}
      min={0}
      max={359.9}
      step={1}
      text={`${h.toFixed(1)}°`}
      track={track}
      onInput={(wanted) => pick.moveTo({ ...pick.oklch.value, h: wanted })}
      onSettle={() => pick.steps.settle()}
    />
  );
};
