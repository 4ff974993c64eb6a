import type { Inputs } from '../state/inputs.ts';
import { namesIn, SelectField, type SelectFieldProps } from './select-field.tsx';

type InputSelectProps<Name extends string, Value extends string> = Omit<SelectFieldProps<Value>, 'id' | 'onChoose'> & {
  readonly inputs: Inputs<Name>;
  readonly name: Name;
};

/** A choice among many that is an input of the view. */
export const InputSelect = <Name extends string, Value extends string>({
  inputs,
  name,
  ...field
}: InputSelectProps<Name, Value>) => (
  <SelectField id={name} {...field} onChoose={(value) => inputs.choose(name, value)} />
);

type EntrySelectProps<Name extends string, Id extends string> = Omit<InputSelectProps<Name, Id>, 'options' | 'note'> & {
  /** What there is to choose from, by id. */
  readonly table: Readonly<Record<Id, { readonly name: string; readonly description: string }>>;
};

/** A choice among the entries of a table, with what is said of the one that is chosen. */
export const EntrySelect = <Name extends string, Id extends string>({
  table,
  ...select
}: EntrySelectProps<Name, Id>) => (
  <InputSelect {...select} note={table[select.value].description} options={namesIn(table)} />
);
