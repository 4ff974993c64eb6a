import { toOklch } from '../../../../color/oklab.ts';
import { toHex } from '../../../../color/rgb.ts';
import { round } from '../../../../exact/round.ts';
import { SliderField } from '../../../parts/slider-field.tsx';
import { columns, inputs, putColumns, ramps, seed } from './model.ts';

/** Lightness by which an arrow or the wheel steps, in percent. */
const STEP = 0.5;
/** Greys have the lightness of pages and surfaces. */
const KEPT = 'neutral';

/** The lightness of a column in percent: what was set by hand, or the mean of its hues; colours that were sent have their own. */
const lightnessOf = (step: string): number => {
  const set = columns.value.get(step);
  if (set !== undefined) return set;
  const own = toHex(seed.color.value);
  const found = ramps.value.flatMap(({ name, steps }) => {
    const color = steps.find((one) => one.step === step)?.color;
    return name === KEPT || !color || toHex(color) === own ? [] : [100 * toOklch(color).l];
  });
  return round(found.reduce((sum, l) => sum + l, 0) / Math.max(1, found.length), 1);
};

/** The head of the table: each step with the lightness that all its hues have, or are given here. */
export const ColumnHeads = ({ steps }: { steps: readonly string[] }) => {
  const now = steps.map(lightnessOf);
  /** No step is lighter than the one before it, nor darker than the next. */
  const put = (at: number, value: number): void => {
    const held = Math.min(now[at - 1] ?? 100, Math.max(now[at + 1] ?? 0, value));
    putColumns(new Map([...columns.value, [steps[at]!, round(held, 1)]]));
  };
  return (
    <tr>
      <td>
        {columns.value.size > 0 ? (
          <button
            type="button"
            class="link-button"
            aria-label="Reset the lightness of all steps"
            onClick={() => inputs.choose('steps', '')}
          >
            Reset
          </button>
        ) : (
          <span class="muted">Lightness</span>
        )}
      </td>
      {steps.map((step, at) => (
        <td key={step} class={columns.value.has(step) ? 'column-head by-hand' : 'column-head'}>
          <SliderField
            label={`Lightness of step ${step} in every hue`}
            text={String(now[at])}
            least={now[at + 1] ?? 0}
            most={now[at - 1] ?? 100}
            onTake={(value) => put(at, value)}
            onStep={(by) => put(at, now[at]! + by * STEP)}
            onSettle={() => inputs.settle()}
          />
        </td>
      ))}
    </tr>
  );
};
