import type { ReadonlySignal } from '@preact/signals';
import { Painted, type Painting } from './painted.tsx';
import { SliderField } from './slider-field.tsx';
import { arrowStep } from './steps.ts';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, for readers and in the field beside the track. */
  readonly text: string;
  /** What the value is multiplied by in that text: 100 for a percentage. */
  readonly scale?: number | undefined;
  readonly track?: ReadonlySignal<Painting>;
  readonly onInput: (value: number) => void;
  /** Takes a value that was typed; without it `onInput` does. */
  readonly onType?: ((value: number) => void) | undefined;
  readonly onSettle: () => void;
}

/**
 * A slider painted by what it would choose, with its value in a field. Arrows move by `step`, with Shift ten times as far, with Alt
 * a tenth.
 */
export const Slider = ({
  label,
  value,
  min,
  max,
  step,
  text,
  scale = 1,
  track,
  onInput,
  onType = onInput,
  onSettle,
}: SliderProps) => {
  const move = (steps: number): void => onInput(Math.min(max, Math.max(min, value + steps * step)));
  return (
    <div class="slider">
      <span class="slider-label">{label}</span>
      <span class={track ? 'slider-track' : 'slider-track plain'}>
        {track ? <Painted painting={track} className="slider-paint" /> : null}
        <input
          type="range"
          min={min}
          max={max}
          step="any"
          value={value}
          aria-label={label}
          aria-valuetext={text}
          onInput={(event) => onInput(Number(event.currentTarget.value))}
          onChange={onSettle}
          onKeyDown={(event) => {
            const arrow = arrowStep(event);
            if (!arrow) return;
            event.preventDefault();
            move(arrow.x + arrow.y);
          }}
        />
      </span>
      <SliderField
        label={label}
        text={text}
        least={min * scale}
        most={max * scale}
        onTake={(shown) => onType(shown / scale)}
        onStep={move}
        onSettle={onSettle}
      />
    </div>
  );
};
