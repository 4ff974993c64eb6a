import type { ReadonlySignal } from '@preact/signals';
import { Painted, type Painting } from './painted.tsx';
import { arrowStep } from './steps.ts';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, for readers and beside the track. */
  readonly text: string;
  readonly track?: ReadonlySignal<Painting>;
  readonly onInput: (value: number) => void;
  readonly onSettle: () => void;
}

/** A slider painted by what it would choose. Arrows move by `step`, with Shift ten times as far, with Alt a tenth. */
export const Slider = ({ label, value, min, max, step, text, track, onInput, onSettle }: SliderProps) => (
  <label class="slider">
    <span class="slider-label">{label}</span>
    <span class={track ? 'slider-track' : 'slider-track plain'}>
      {track ? <Painted painting={track} className="slider-paint" /> : null}
      <input
        type="range"
        min={min}
        max={max}
        step="any"
        value={value}
        aria-valuetext={text}
        onInput={(event) => onInput(Number(event.currentTarget.value))}
        onChange={onSettle}
        onKeyDown={(event) => {
          const move = arrowStep(event);
          if (!move) return;
          event.preventDefault();
          onInput(Math.min(max, Math.max(min, value + (move.x + move.y) * step)));
        }}
      />
    </span>
    <output class="slider-value">{text}</output>
  </label>
);
