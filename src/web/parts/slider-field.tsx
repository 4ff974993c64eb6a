import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { round } from '../../exact/round.ts';
import { announce } from '../state/announce.ts';
import { readSum } from '../state/sum.ts';

/**
 * The value of a slider in a text field beside its track: a number or a sum, applied on leaving, on Enter and before a step by up,
 * down or the wheel. A number outside the range becomes the nearest limit; any other text stays, and the value does not change.
 */
export const SliderField = ({
  label,
  text,
  least,
  most,
  onTake,
  onStep,
  onSettle,
}: {
  label: string;
  text: string;
  /** Ends of the track, in the unit that is shown. */
  least: number;
  most: number;
  onTake: (shown: number) => void;
  onStep: (steps: number) => void;
  onSettle: () => void;
}) => {
  /** What is being typed, for as long as the value is the one that it is typed over: the track or undo may change it. */
  const draft = useSignal<{ readonly typed: string; readonly over: string; readonly isWrong: boolean } | undefined>(
    undefined,
  );
  const current = () => (draft.value?.over === text ? draft.value : undefined);
  const { typed = text, isWrong = false } = current() ?? {};
  const step = useRef(onStep);
  step.current = onStep;
  const type = (typing: string, wrong: boolean): void => {
    draft.value = { typed: typing, over: text, isWrong: wrong };
  };
  /** Applies a number that was typed, as a change of its own: undo returns to what was stepped just before. */
  const take = (read: number): void => {
    onSettle();
    onTake(Math.min(most, Math.max(least, read)));
    onSettle();
    draft.value = undefined;
  };
  /** Steps from the number that is typed, if it can be read. */
  const stepBy = (steps: number): void => {
    const read = readSum(current()?.typed ?? '');
    if (read === undefined) {
      onStep(steps);
      return;
    }
    take(read);
    // As of the next drawing: from what was typed.
    setTimeout(() => step.current(steps));
  };
  return (
    <input
      class="slider-field"
      type="text"
      aria-label={`${label}, number`}
      inputMode="decimal"
      autocomplete="off"
      spellcheck={false}
      value={typed}
      aria-invalid={isWrong}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => type(event.currentTarget.value, false)}
      onChange={(event) => {
        const read = readSum(event.currentTarget.value);
        if (read === undefined) {
          type(event.currentTarget.value, true);
          const [from, to] = [round(least, 2), round(most, 2)];
          announce(`${label} is a number from ${from} to ${to}, or a sum such as ${from} + 5.`);
          return;
        }
        take(read);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && draft.value) {
          event.stopPropagation();
          draft.value = undefined;
        }
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        stepBy(event.shiftKey ? 10 * by : by);
      }}
      onWheel={(event) => {
        if (document.activeElement !== event.currentTarget || event.ctrlKey || event.deltaY === 0) return;
        event.preventDefault();
        stepBy(event.deltaY < 0 ? 1 : -1);
      }}
    />
  );
};
