import { computed, type ReadonlySignal, useComputed } from '@preact/signals';
import { maxChroma, oklchToRgb } from '../../../color/gamut.ts';
import { type Oklch, toOklch } from '../../../color/oklab.ts';
import { type Rgb, toHex } from '../../../color/rgb.ts';
import type { Pixels } from '../../paint/plane.ts';
import { shareOf } from '../../parts/drag.ts';
import { degrees } from '../../parts/format.ts';
import { Painted, type Painting } from '../../parts/painted.tsx';
import { arrowStep } from '../../parts/steps.ts';
import type { EditedColors } from './edits.ts';

type Channel = 'l' | 'c' | 'h';

const CHANNELS: Readonly<
  Record<Channel, { name: string; most: number; step: number; shown: (value: number) => string }>
> = {
  l: { name: 'Lightness', most: 1, step: 0.005, shown: (v) => `${(100 * v).toFixed(1)} %` },
  c: { name: 'Chroma', most: 0.33, step: 0.002, shown: (v) => v.toFixed(3) },
  h: { name: 'Hue', most: 360, step: 1, shown: degrees },
};

const ROWS = 48;
/** Pixels across a column: only at their borders does the browser mix two. */
const ACROSS = 8;

/** For each colour a column of what it would be with other values of a channel; empty where sRGB has none. */
const paintColumns = (colors: readonly Oklch[], channel: Channel): Painting => {
  const { most } = CHANNELS[channel];
  const width = Math.max(1, colors.length) * ACROSS;
  const pixels: Pixels = new Uint8ClampedArray(4 * width * ROWS);
  for (const [x, color] of colors.entries())
    for (let y = 0; y < ROWS; y += 1) {
      const wanted = { ...color, [channel]: most * (1 - (y + 0.5) / ROWS) };
      if (wanted.c > maxChroma(wanted.l, wanted.h) + 1e-4) continue;
      const { r, g, b } = oklchToRgb(wanted);
      for (let i = 0; i < ACROSS; i += 1) pixels.set([r, g, b, 255], 4 * (y * width + x * ACROSS + i));
    }
  return { pixels, width, height: ROWS };
};

/** How near to a thumb a click moves that colour alone, in pixels; elsewhere it moves the whole curve. */
const NEAR = 18;

const held = (color: Oklch, channel: Channel, value: number): Rgb => {
  const { most } = CHANNELS[channel];
  const kept = channel === 'h' ? ((value % 360) + 360) % 360 : Math.min(most, Math.max(0, value));
  const wanted = { ...color, [channel]: kept };
  return oklchToRgb({ ...wanted, c: Math.min(wanted.c, maxChroma(wanted.l, wanted.h)) });
};

const Curve = ({
  edited,
  oklchs,
  channel,
  names,
  mark,
}: {
  edited: EditedColors;
  oklchs: ReadonlySignal<readonly Oklch[]>;
  channel: Channel;
  names: readonly string[];
  /** The step between two colours that stands out, by the place of the first. */
  mark: number | undefined;
}) => {
  const painting = useComputed(() => paintColumns(oklchs.value, channel));
  const { name, most, step, shown } = CHANNELS[channel];
  const all = oklchs.value;
  const left = (at: number): number => (100 * (at + 0.5)) / all.length;
  const top = (value: number): number => 100 * (1 - value / most);
  const path = all.map(({ [channel]: value }, at) => `${at === 0 ? 'M' : 'L'}${left(at)} ${top(value)}`).join('');

  const move = (from: readonly Oklch[], places: readonly number[], by: number): void =>
    edited.put(new Map(places.map((at) => [at, held(from[at]!, channel, from[at]![channel] + by)])));

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const frame = event.currentTarget as HTMLElement;
    const start = shareOf(event, frame);
    const at = Math.min(all.length - 1, Math.floor(start.x * all.length));
    frame.setPointerCapture(event.pointerId);
    // First, since a field that loses the focus may change the colours by what was typed in it, which ends a drag.
    frame.querySelectorAll('input')[at]?.focus({ preventScroll: true });
    event.preventDefault();
    const from = oklchs.peek();
    if (!from[at]) return;
    const { height } = frame.getBoundingClientRect();
    const alone = Math.abs(top(from[at][channel]) / 100 - start.y) * height < NEAR;
    const places = alone ? [at] : from.map((_, i) => i);
    edited.hold();
    const onMove = (next: PointerEvent): void => move(from, places, (start.y - shareOf(next, frame).y) * most);
    const onUp = (): void => {
      frame.removeEventListener('pointermove', onMove);
      edited.settle();
    };
    frame.addEventListener('pointermove', onMove);
    frame.addEventListener('pointerup', onUp, { once: true });
    frame.addEventListener('pointercancel', onUp, { once: true });
  };

  return (
    <fieldset class="curve">
      <legend>{name}</legend>
      <div class="curve-frame" onPointerDown={onDown}>
        <Painted painting={painting} className="curve-paint" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path class="halo" d={path} fill="none" vector-effect="non-scaling-stroke" />
          <path class="line" d={path} fill="none" vector-effect="non-scaling-stroke" />
        </svg>
        {mark === undefined ? null : (
          <span class="curve-mark" style={{ left: `${(left(mark) + left(mark + 1)) / 2}%` }} title="The largest step" />
        )}
        {all.map((color, at) => (
          // Colours have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
          <span key={at}>
            <input
              class="off-screen"
              type="range"
              aria-label={`${name} of ${names[at] ?? `colour ${at + 1}`}`}
              aria-valuetext={shown(color[channel])}
              min={0}
              max={most}
              step="any"
              value={color[channel]}
              onInput={(event) => move(all, [at], Number(event.currentTarget.value) - color[channel])}
              onChange={edited.settle}
              onKeyDown={(event) => {
                const arrow = arrowStep(event);
                if (!arrow) return;
                event.preventDefault();
                move(all, [at], (arrow.x + arrow.y) * step);
              }}
            />
            <span
              class="curve-thumb"
              style={{
                left: `${left(at)}%`,
                top: `${top(color[channel])}%`,
                backgroundColor: toHex(edited.colors.value[at]!),
              }}
            />
          </span>
        ))}
      </div>
    </fieldset>
  );
};

/** Lightness, chroma and hue along the colours, over what sRGB has room for. */
export const createCurves = (edited: EditedColors) => {
  const oklchs = computed(() => edited.colors.value.map(toOklch));
  return ({ names, mark }: { names: readonly string[]; mark?: number | undefined }) => (
    <section class="card curves-card" aria-labelledby="curves-title">
      <div class="card-head">
        <h2 id="curves-title">Curves</h2>
        <p class="muted">drag a point, or the curve to move all points</p>
      </div>
      <div class="curves">
        {(['l', 'c', 'h'] as const).map((channel) => (
          <Curve key={channel} edited={edited} oklchs={oklchs} channel={channel} names={names} mark={mark} />
        ))}
      </div>
    </section>
  );
};
