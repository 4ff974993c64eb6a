import { computed } from '@preact/signals';
import { hueSlice } from '../../../accessibility/contrast/hue-slice.ts';
import { paintHueMap } from '../../paint/hue-map.ts';
import { Choices } from '../../parts/choices.tsx';
import { Painted } from '../../parts/painted.tsx';
import { shareOf } from '../../parts/steps.ts';
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

const onPointer = (event: PointerEvent): void => {
  const map = event.currentTarget as HTMLElement;
  if (event.type === 'pointerdown') {
    if (event.button !== 0) return;
    map.setPointerCapture(event.pointerId);
    inputs.hold();
  } else if (!map.hasPointerCapture(event.pointerId)) return;
  const { x, y } = shareOf(event, map);
  const [h, l] = [Math.min(359.9, x * 360), 1 - y];
  const c = inputs.get('mode') === 'most' ? hueSlice(h).maxChroma(l) : pick.oklch.value.c;
  moveTo({ l, c, h });
};

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
        onChoose={(mode) => {
          inputs.set('mode', mode);
          inputs.settle();
        }}
      />
    </div>
    <div
      class="hue-map"
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerUp={() => inputs.settle()}
      onPointerCancel={() => inputs.settle()}
    >
      <Painted painting={painting} className="map-paint" />
      <Lines lines={mapLines.value} mostX={360} />
      <span class="thumb" style={{ left: `${pick.oklch.value.h / 3.6}%`, top: `${100 * (1 - pick.oklch.value.l)}%` }} />
    </div>
    <p class="muted note">
      Hue runs across, lightness up. Colours beyond a line, away from the other colour, have at least that ratio. The
      fields above do all that a press here does.
    </p>
  </section>
);
