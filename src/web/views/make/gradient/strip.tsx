import { useComputed, useSignal } from '@preact/signals';
import { toHex } from '../../../../color/rgb.ts';
import { fromLinear } from '../../../../color/transfer.ts';
import type { Sample } from '../../../../design/gradient/ramp.ts';
import type { Pixels } from '../../../paint/plane.ts';
import { beginDrag, shareOf } from '../../../parts/drag.ts';
import { Painted, type Painting } from '../../../parts/painted.tsx';
import { arrowStep } from '../../../parts/steps.ts';
import { announce, tellReaders } from '../../../state/announce.ts';
import { colorAt, followInterpolation } from './added-stops.ts';
import {
  ADD_LAYER,
  fromScheme,
  hasLayers,
  inputs,
  isLayerComing,
  MOST_STOPS,
  made,
  places,
  samples,
  setStops,
  stops,
} from './model.ts';

export const rowOf = (all: readonly Sample[]): Painting => {
  const pixels: Pixels = new Uint8ClampedArray(4 * all.length);
  for (const [x, { linear }] of all.entries()) {
    const { r, g, b } = fromLinear(linear);
    pixels.set([r, g, b, 255], 4 * x);
  }
  return { pixels, width: all.length, height: 1 };
};

const texts = () => stops.value.map(({ color, position }) => ({ text: toHex(color), position }));

/** A stop between its neighbours; two may share a place, which makes a hard edge. */
const movedTo = (at: number, position: number): void => {
  const [before, after] = [places.value[at - 1] ?? 0, places.value[at + 1] ?? 1];
  const held = Math.min(after, Math.max(before, position));
  setStops(texts().map((stop, i) => (i === at ? { ...stop, position: held } : stop)));
};

const removed = (at: number): void => {
  if (stops.value.length <= 2) return;
  setStops(texts().filter((_, i) => i !== at));
  tellReaders('Stop removed');
};

/** Nearer to a stop than this none is added: the second press of a double click. */
const NEAR = 0.015;

/** The middle of the widest gap between two stops. */
const widestGap = (): number => {
  const [gap] = places.value
    .slice(1)
    .map((end, i) => ({ width: end - places.value[i]!, middle: (end + places.value[i]!) / 2 }))
    .toSorted((a, b) => b.width - a.width);
  return gap?.middle ?? 0.5;
};

const added = (position: number): void => {
  if (stops.value.length >= MOST_STOPS || places.value.some((one) => Math.abs(one - position) < NEAR)) return;
  const text = colorAt(samples.value, position);
  followInterpolation(text, position);
  const next = [...texts(), { text, position }];
  inputs.asStep(() => setStops(next.sort((a, b) => a.position - b.position)));
  tellReaders('Stop added');
};

/** Adds the first layer, with the code of its card. */
const loadFirstLayer = async (): Promise<void> => {
  isLayerComing.value = true;
  try {
    (await import('./layers-card.tsx')).addFirstLayer();
  } catch {
    if (document.getElementById(ADD_LAYER)) announce('Layers could not be loaded. Reload the page.');
  }
  isLayerComing.value = false;
};

const STEP = 0.01;
/** A stop that is pulled this far away from the strip, in pixels, is removed. */
const PULLED = 60;

const Handle = ({ at }: { at: number }) => {
  const { color, position } = stops.value[at]!;
  const pulled = useSignal(false);
  const onPointer = (event: PointerEvent): void => {
    const handle = event.currentTarget as HTMLElement;
    event.stopPropagation();
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return;
      beginDrag(inputs, event, handle.querySelector('input'));
      return;
    }
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const strip = handle.parentElement!;
    const { top, bottom } = strip.getBoundingClientRect();
    pulled.value = stops.value.length > 2 && (event.clientY < top - PULLED || event.clientY > bottom + PULLED);
    movedTo(at, shareOf(event, strip).x);
  };
  const onUp = (): void => {
    if (pulled.value) removed(at);
    pulled.value = false;
  };
  return (
    <span
      class={pulled.value ? 'stop pulled' : 'stop'}
      style={{ left: `${100 * position}%`, backgroundColor: toHex(color) }}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    >
      <input
        class="off-screen"
        type="range"
        aria-label={`Place of stop ${at + 1}`}
        aria-valuetext={`${Math.round(100 * position)} %, ${toHex(color)}`}
        min={0}
        max={1}
        step="any"
        value={position}
        onInput={(event) => movedTo(at, Number(event.currentTarget.value))}
        onChange={() => inputs.settle()}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') {
            event.preventDefault();
            inputs.asStep(() => removed(at));
            return;
          }
          const move = arrowStep(event);
          if (!move) return;
          event.preventDefault();
          movedTo(at, position + (move.x + move.y) * STEP);
        }}
      />
    </span>
  );
};

/** The gradient with its stops on it: dragged along, pulled away to be removed; a click between them adds one. */
export const Strip = () => {
  const painting = useComputed(() => rowOf(samples.value));
  const ghost = useSignal<number | undefined>(undefined);
  const analysed = made.value.value?.analysed;
  return (
    <div class="gradient-edit">
      <div
        class="gradient-strip"
        onPointerMove={(event) => {
          ghost.value = event.pointerType === 'mouse' ? shareOf(event, event.currentTarget).x : undefined;
        }}
        onPointerLeave={() => {
          ghost.value = undefined;
        }}
        onPointerDown={(event) => {
          if (event.button === 0) added(shareOf(event, event.currentTarget).x);
        }}
      >
        <Painted painting={painting} className="gradient-paint" />
        {analysed === undefined || analysed.banding === 'smooth' ? null : (
          <span class="worst" style={{ left: `${100 * analysed.worst_transition_at}%` }} title="The fastest change" />
        )}
        {ghost.value === undefined ? null : (
          <span
            class="stop ghost"
            style={{ left: `${100 * ghost.value}%`, backgroundColor: colorAt(samples.value, ghost.value) }}
          />
        )}
        {stops.value.map((_, at) => (
          // Stops have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
          <Handle key={at} at={at} />
        ))}
      </div>
      <div class="row">
        <button
          type="button"
          class="button quiet"
          onClick={() => added(widestGap())}
          disabled={stops.value.length >= MOST_STOPS}
        >
          Add a stop
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() =>
            inputs.asStep(() =>
              setStops(
                texts()
                  .map(({ text }, i) => ({ text, position: 1 - places.value[i]! }))
                  .reverse(),
              ),
            )
          }
        >
          Reverse
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={inputs.get('at') === ''}
          onClick={() => inputs.choose('at', '')}
        >
          Distribute evenly
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={fromScheme.value}
          onClick={() =>
            inputs.chooseAll([
              ['stops', ''],
              ['at', ''],
            ])
          }
        >
          Reset to scheme
        </button>
        {!hasLayers.value && (
          <button type="button" class="button quiet" id={ADD_LAYER} onClick={loadFirstLayer}>
            Add a layer
          </button>
        )}
      </div>
    </div>
  );
};
