import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { paintPlane } from '../paint/plane.ts';
import type { Pick } from '../state/pick.ts';
import { PaintedToSize } from './painted.tsx';
import { arrowStep, shareOf } from './steps.ts';

const LIGHTNESS_STEP = 0.005;
const CHROMA_STEP = 0.002;
/** So far outside sRGB may a colour of it lie by rounding. */
const ROOM = 1e-4;

/**
 * Lightness and chroma at one hue: a thumb for the pointer, two hidden sliders for the keyboard and for readers. `words` is
 * what they say; `children` lie over the colours.
 */
export const Plane = ({
  pick,
  legend,
  words,
  children,
}: {
  pick: Pick;
  legend: string;
  words: string;
  children?: ComponentChildren;
}) => {
  const paint = useComputed(() => {
    const [now, most] = [pick.slice.value, pick.mostChroma.value];
    return (width: number, height: number) => paintPlane(now, most, width, height);
  });
  const { l, c, h } = pick.oklch.value;
  const most = pick.mostChroma.value;

  const onKey = (event: KeyboardEvent): void => {
    const move = arrowStep(event);
    if (!move) return;
    event.preventDefault();
    pick.moveTo({ l: l + move.y * LIGHTNESS_STEP, c: c + move.x * CHROMA_STEP, h });
  };
  const onPointer = (event: PointerEvent): void => {
    const plane = event.currentTarget as HTMLElement;
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return;
      plane.setPointerCapture(event.pointerId);
      pick.hold();
      plane.querySelector('input')?.focus({ preventScroll: true });
      event.preventDefault();
    } else if (!plane.hasPointerCapture(event.pointerId)) return;
    const { x, y } = shareOf(event, plane);
    pick.moveTo({ l: 1 - y, c: x * most, h });
  };

  return (
    <fieldset
      class="plane"
      onKeyDown={onKey}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerUp={pick.settle}
      onPointerCancel={pick.settle}
    >
      <legend class="off-screen">{legend}</legend>
      <PaintedToSize paint={paint} className="plane-paint" />
      {children}
      <span
        class={c > pick.slice.value.maxChroma(l) + ROOM ? 'thumb outside' : 'thumb'}
        style={{
          left: `${Math.min(100, (100 * c) / most)}%`,
          top: `${100 * (1 - l)}%`,
          backgroundColor: pick.hex.value,
        }}
      />
      <input
        class="off-screen"
        type="range"
        aria-label="Lightness"
        aria-valuetext={words}
        min={0}
        max={1}
        step="any"
        value={l}
        onInput={(event) => pick.moveTo({ l: Number(event.currentTarget.value), c, h })}
      />
      <input
        class="off-screen"
        type="range"
        aria-label="Chroma"
        aria-valuetext={words}
        min={0}
        max={most}
        step="any"
        value={c}
        onInput={(event) => pick.moveTo({ l, c: Number(event.currentTarget.value), h })}
      />
      <span class="axis-x" aria-hidden="true">
        chroma →
      </span>
      <span class="axis-y" aria-hidden="true">
        lightness →
      </span>
    </fieldset>
  );
};
