import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { paintPlane } from '../paint/plane.ts';
import type { Pick } from '../state/pick.ts';
import { SHOWS_P3, screenColor } from '../state/screen-color.ts';
import { dragging } from './drag.ts';
import { HiddenRange } from './hidden-range.tsx';
import { PaintedToSize } from './painted.tsx';
import { arrowStep } from './steps.ts';

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
    // A screen that shows Display P3 has its colours up to its border; others have those of sRGB.
    const [now, most] = [(SHOWS_P3 && pick.wide.value) || pick.slice.value, pick.mostChroma.value];
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

  // The colour is read on each move: another field, which has lost the focus, may have changed it just before.
  const drag = dragging(pick.steps, (x, y) =>
    pick.moveTo({ l: 1 - y, c: x * pick.mostChroma.peek(), h: pick.oklch.peek().h }),
  );
  return (
    <fieldset class="plane" onKeyDown={onKey} {...drag}>
      <legend class="off-screen">{legend}</legend>
      <PaintedToSize
        paint={paint}
        className="plane-paint"
        colorSpace={SHOWS_P3 && pick.wide.peek() ? 'display-p3' : 'srgb'}
      />
      {children}
      <span
        class={c > pick.slice.value.maxChroma(l) + ROOM ? 'thumb outside' : 'thumb'}
        style={{
          left: `${Math.min(100, (100 * c) / most)}%`,
          top: `${100 * (1 - l)}%`,
          backgroundColor: screenColor(pick.color.value),
        }}
      />
      <HiddenRange label="Lightness" text={words} max={1} value={l} onInput={(to) => pick.moveTo({ l: to, c, h })} />
      <HiddenRange label="Chroma" text={words} max={most} value={c} onInput={(to) => pick.moveTo({ l, c: to, h })} />
      <span class="axis-x" aria-hidden="true">
        chroma →
      </span>
      <span class="axis-y" aria-hidden="true">
        lightness →
      </span>
    </fieldset>
  );
};
