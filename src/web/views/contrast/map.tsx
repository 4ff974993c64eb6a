import { computed } from '@preact/signals';
import { hueSlice } from '../../../accessibility/contrast/hue-slice.ts';
import { paintHueMap } from '../../paint/hue-map.ts';
import { Choices } from '../../parts/choices.tsx';
import { dragging } from '../../parts/drag.ts';
import { Painted } from '../../parts/painted.tsx';
import { Lines } from './lines.tsx';
import { inputs, mapChroma, mapLines, moveTo, pick } from './model.ts';

const HEIGHT = 90;
const painting = computed(() => {
  const { pixels, width } = paintHueMap(mapChroma.value, HEIGHT);
  return { pixels, width, height: HEIGHT };
});

const MODES = [
  ['most', 'Most chromatic'],
  ['chroma', 'At this chroma'],
] as const;

const drag = dragging(inputs, (x, y) => {
  const [h, l] = [Math.min(359.9, x * 360), 1 - y];
  const c = inputs.get('mode') === 'most' ? hueSlice(h).maxChroma(l) : pick.oklch.value.c;
  moveTo({ l, c, h });
});

/** All hues at once: where, at each of them, a colour begins to have enough contrast. */
export const HueMap = () => (
  <section class="card map-card" aria-labelledby="map-title">
    <div class="card-head">
      <h2 id="map-title">All hues</h2>
      <Choices
        name="map-mode"
        label="Colours of the map"
        className="small"
        value={inputs.get('mode')}
        options={MODES}
        onChoose={(mode) => inputs.choose('mode', mode)}
      />
    </div>
    <div class="hue-map" {...drag}>
      <Painted painting={painting} className="map-paint" />
      <Lines lines={mapLines.value} mostX={360} />
      <span class="thumb" style={{ left: `${pick.oklch.value.h / 3.6}%`, top: `${100 * (1 - pick.oklch.value.l)}%` }} />
    </div>
    <p class="muted note">
      Horizontal: hue. Vertical: lightness. Colours beyond a line reach at least that ratio. You can set the same values
      in the fields above.
    </p>
  </section>
);
