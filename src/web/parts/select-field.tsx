import { inlineCode } from './words.tsx';

/** What there is to choose from, each with the name that people know it by. */
export type Options<Value extends string> = readonly (readonly [value: Value, name: string])[];

/** The entries of a table, as what there is to choose from. */
export const namesIn = <Id extends string>(table: Readonly<Record<Id, { readonly name: string }>>): Options<Id> =>
  (Object.keys(table) as Id[]).map((id) => [id, table[id].name]);

interface SelectProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly options: Options<Value>;
  readonly onChoose: (value: Value) => void;
}

export interface SelectFieldProps<Value extends string> extends SelectProps<Value> {
  /** What the choice means. */
  readonly note?: string | undefined;
}

const Select = <Value extends string>({
  id,
  value,
  options,
  describedBy,
  onChoose,
}: Omit<SelectProps<Value>, 'label'> & {
  /** Id of what says more of it. */
  readonly describedBy?: string | undefined;
}) => (
  <select
    id={id}
    value={value}
    aria-describedby={describedBy}
    onChange={(event) => onChoose(event.currentTarget.value as Value)}
  >
    {options.map(([one, name]) => (
      <option key={one} value={one}>
        {name}
      </option>
    ))}
  </select>
);

/** A choice among many, in a line with its label. */
export const InlineSelect = <Value extends string>({ label, ...select }: SelectProps<Value>) => (
  <span class="inline">
    <label for={select.id}>{label}</label> <Select {...select} />
  </span>
);

/** A choice among many, below its label. */
export const SelectField = <Value extends string>({ label, note, ...select }: SelectFieldProps<Value>) => {
  const noteId = note === undefined ? undefined : `${select.id}-note`;
  return (
    <div class="field">
      <label for={select.id}>{label}</label>
      <Select {...select} describedBy={noteId} />
      {note === undefined ? null : (
        <p class="muted note" id={noteId}>
          {inlineCode(note)}
        </p>
      )}
    </div>
  );
};
