import { computed } from '@preact/signals';
import { DISPLAY_P3, type HueSlice, hueSlice } from '../../../accessibility/contrast/hue-slice.ts';
import { inDisc, paintDisc, placeInDisc } from '../../paint/disc.ts';
import { hueSlices } from '../../paint/hue-map.ts';
import { dragging } from '../../parts/drag.ts';
import { percent } from '../../parts/format.ts';
import { HiddenRange } from '../../parts/hidden-range.tsx';
import { Painted } from '../../parts/painted.tsx';
import { arrowStep } from '../../parts/steps.ts';
import { screenColor } from '../../state/screen-color.ts';
import { pick } from './model.ts';

/** Pixels of a side; the browser draws them larger. */
const SIZE = 280;
/** Chroma at the edge: sRGB ends before the ring of hues begins. */
const MOST = 0.36;
const HUE_STEP = 1;
const CHROMA_STEP = 0.002;

const lightness = computed(() => pick.oklch.value.l);
const painting = computed(() => ({
  pixels: paintDisc(hueSlices(), lightness.value, MOST, SIZE),
  width: SIZE,
  height: SIZE,
}));

let wide: readonly HueSlice[] | undefined;
/** The border of Display P3 at the lightness. */
const wideEdge = computed((): string => {
  wide ??= hueSlices().map(({ hue }) => hueSlice(hue, DISPLAY_P3));
  const points = wide.map((slice) => {
    const { x, y } = placeInDisc(slice.maxChroma(lightness.value), slice.hue, MOST);
    return `${(100 * x).toFixed(2)} ${(100 * y).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
});

/** A line across the ring, at a hue. */
const tick = (h: number): string => {
  const [from, to] = [placeInDisc(0.93, h, 1), placeInDisc(1, h, 1)];
  return `M${100 * from.x} ${100 * from.y}L${100 * to.x} ${100 * to.y}`;
};

/** All hues at the lightness of the colour: chroma outwards, hue around. */
export const Disc = () => {
  const { l, c, h } = pick.oklch.value;
  const { x, y } = placeInDisc(Math.min(c, MOST), h, MOST);
  const words = `hue ${h.toFixed(0)} degrees, chroma ${c.toFixed(3)}, at lightness ${percent(l)}`;
  const onKey = (event: KeyboardEvent): void => {
    const move = arrowStep(event);
    if (!move) return;
    event.preventDefault();
    pick.moveTo({ l, c: c + move.y * CHROMA_STEP, h: h + move.x * HUE_STEP });
  };
  return (
    <section class="card disc-card" aria-labelledby="disc-title">
      <div class="card-head">
        <h2 id="disc-title">All hues at this lightness</h2>
        <p class="muted">{percent(l)}</p>
      </div>
      <fieldset
        class="plane disc"
        onKeyDown={onKey}
        {...dragging(pick.steps, (right, down) =>
          pick.moveTo({ l: pick.oklch.peek().l, ...inDisc(right, down, MOST) }),
        )}
      >
        <legend class="off-screen">Hue and chroma</legend>
        <Painted painting={painting} className="plane-paint" />
        <svg class="wide-edge" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <path d={wideEdge.value} vector-effect="non-scaling-stroke" />
          <path class="hue-tick" d={tick(h)} vector-effect="non-scaling-stroke" />
        </svg>
        <span
          class="thumb"
          style={{ left: `${100 * x}%`, top: `${100 * y}%`, backgroundColor: screenColor(pick.color.value) }}
        />
        <HiddenRange label="Hue" text={words} max={360} value={h} onInput={(to) => pick.moveTo({ l, c, h: to })} />
        <HiddenRange label="Chroma" text={words} max={MOST} value={c} onInput={(to) => pick.moveTo({ l, c: to, h })} />
      </fieldset>
      <p class="muted note">Hue runs around, chroma outwards. The dashed line is the border of Display P3.</p>
    </section>
  );
};
