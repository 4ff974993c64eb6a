import type { Options } from './select-field.tsx';

/** A choice among a few, all of them in sight. */
export const Choices = <Value extends string>({
  name,
  label,
  value,
  options,
  className = '',
  onChoose,
}: {
  /** What keeps it apart from other choices of the page. */
  name: string;
  label: string;
  value: Value;
  options: Options<Value>;
  className?: string;
  onChoose: (value: Value) => void;
}) => (
  <div class={`choices ${className}`} role="radiogroup" aria-label={label}>
    {options.map(([one, shown]) => (
      <label key={one}>
        <input type="radio" name={name} checked={value === one} onChange={() => onChoose(one)} />
        <span>{shown}</span>
      </label>
    ))}
  </div>
);
