interface HiddenRangeProps {
  readonly label: string;
  /** The value in words, for readers. */
  readonly text: string;
  readonly max: number;
  readonly value: number;
  readonly onInput: (value: number) => void;
  readonly onSettle?: () => void;
}

/** One direction of something that is dragged, from 0: out of sight, for the keyboard and for readers. */
export const HiddenRange = ({ label, text, max, value, onInput, onSettle }: HiddenRangeProps) => (
  <input
    class="off-screen"
    type="range"
    aria-label={label}
    aria-valuetext={text}
    min={0}
    max={max}
    step="any"
    value={value}
    onInput={(event) => onInput(Number(event.currentTarget.value))}
    onChange={onSettle}
  />
);
