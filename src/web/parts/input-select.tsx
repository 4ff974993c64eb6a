import type { Inputs } from '../state/inputs.ts';
import { SelectField } from './select-field.tsx';

/** A choice among many that is an input of the view. */
export const InputSelect = <Name extends string, Value extends string>({
  inputs,
  name,
  label,
  value,
  options,
  note,
}: {
  inputs: Inputs<Name>;
  name: Name;
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  /** What the choice means. */
  note?: string;
}) => (
  <SelectField
    id={name}
    label={label}
    value={value}
    options={options}
    {...(note === undefined ? {} : { note })}
    onChoose={(id) => {
      inputs.set(name, id);
      inputs.settle();
    }}
  />
);
