import { round } from '../../../../exact/round.ts';
import { SliderField } from '../../../parts/slider-field.tsx';
import { columnRange } from './column-limits.ts';
import { asked, columns, inputs, movingHues, putColumns } from './model.ts';

/** Lightness by which an arrow or the wheel steps, in percent. */
const STEP = 0.5;

/** The lightness of a column in percent: what was set by hand, or the mean of the hues that a setting would move. */
const lightnessOf = (step: string, at: number): number => {
  const set = columns.value.get(step);
  if (set !== undefined) return set;
  const found = movingHues.value.filter(({ sent }) => sent !== at).map(({ lightness }) => lightness[at]!);
  return round(found.reduce((sum, l) => sum + l, 0) / Math.max(1, found.length), 1);
};

/** Steps whose lightness is not what was asked for. */
const limited = (steps: readonly string[]): readonly string[] =>
  steps.filter((step) => asked.value.has(step) && asked.value.get(step) !== columns.value.get(step));

/**
 * The head of the table: each step with the lightness of its hues, to be set for all at once. Greys, the seed and the own colours
 * of further hues stay.
 */
export const ColumnHeads = ({ steps }: { steps: readonly string[] }) => {
  if (steps.length === 0 || movingHues.value.length === 0) return null;
  const lacking = limited(steps);
  return (
    <>
      <tr>
        <td />
        {steps.map((step, at) => {
          const now = lightnessOf(step, at);
          const range = columnRange(movingHues.value, columns.value, steps, at);
          if (range === undefined)
            return (
              <td key={step} class="column-head">
                <span class="muted" title="Hues overlap here: no lightness keeps all of them in order.">
                  {now}
                </span>
              </td>
            );
          const [least, most] = range;
          const put = (value: number): void => {
            const held = round(Math.min(most, Math.max(least, value)), 1);
            putColumns(new Map([...columns.value, [step, held]]));
          };
          return (
            <td key={step} class={columns.value.has(step) ? 'column-head by-hand' : 'column-head'}>
              <SliderField
                label={`Lightness of step ${step}, all hues`}
                text={String(now)}
                least={least}
                most={most}
                onTake={put}
                onStep={(by) => put(now + by * STEP)}
                onSettle={() => inputs.settle()}
              />
            </td>
          );
        })}
      </tr>
      {lacking.length > 0 && (
        <tr>
          <td colSpan={steps.length + 1} class="muted">
            Limited, so that no hue turns lighter from step to step: {lacking.join(', ')}
          </td>
        </tr>
      )}
    </>
  );
};
