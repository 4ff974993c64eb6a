/** A choice among many, each with the name that people know it by. */
export const SelectField = <Value extends string>({
  id,
  label,
  value,
  options,
  note,
  onChoose,
}: {
  id: string;
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  /** What the choice means. */
  note?: string;
  onChoose: (value: Value) => void;
}) => (
  <div class="field">
    <label for={id}>{label}</label>
    <select
      id={id}
      value={value}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      onChange={(event) => onChoose(event.currentTarget.value as Value)}
    >
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
    {note === undefined ? null : (
      <p class="muted note" id={`${id}-note`}>
        {note}
      </p>
    )}
  </div>
);
