import { computed } from '@preact/signals';
import { maxChroma } from '../../../color/gamut.ts';
import type { Oklch } from '../../../color/oklab.ts';
import { paintRow } from '../../paint/plane.ts';
import { percent } from '../../parts/format.ts';
import { HueSlider } from '../../parts/hue-slider.tsx';
import { Slider } from '../../parts/slider.tsx';
import { pick } from './model.ts';

const WIDTH = 160;
/** A track that shows what each place would choose. */
const track = (colorAt: (share: number) => Oklch) =>
  computed(() => ({ pixels: paintRow(WIDTH, colorAt), width: WIDTH, height: 1 }));

const lightness = track((share) => ({ ...pick.oklch.value, l: share }));
const chroma = track((share) => ({ ...pick.oklch.value, c: share * pick.mostChroma.value }));

/** The three channels of OKLCH. Chroma ends where sRGB does. */
export const Sliders = () => {
  const { l, c, h } = pick.oklch.value;
  return (
    <div class="sliders">
      <Slider
        label="Lightness"
        value={l}
        min={0}
        max={1}
        step={0.005}
        scale={100}
        text={percent(l)}
        track={lightness}
        onInput={(wanted) => pick.moveTo({ l: wanted, c, h })}
        onSettle={() => pick.steps.settle()}
      />
      <Slider
        label="Chroma"
        value={c}
        min={0}
        max={Math.max(pick.mostChroma.value, maxChroma(l, h))}
        step={0.002}
        text={c.toFixed(3)}
        track={chroma}
        onInput={(wanted) => pick.moveTo({ l, c: wanted, h })}
        onSettle={() => pick.steps.settle()}
      />
      <HueSlider pick={pick} />
    </div>
  );
};
