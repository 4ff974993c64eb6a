import type { Signal } from '@preact/signals';

/** Characters of a name and of a folder. */
const LONGEST = { name: 80, folder: 60 } as const;

const Field = ({
  id,
  label,
  length,
  value,
  ...rest
}: {
  id: string;
  label: string;
  length: number;
  value: Signal<string>;
  autofocus?: boolean;
  list?: string;
}) => (
  <div class="field">
    <label for={id}>{label}</label>
    <input
      id={id}
      type="text"
      maxLength={length}
      value={value.value}
      onInput={(event) => {
        value.value = event.currentTarget.value;
      }}
      {...rest}
    />
  </div>
);

/** Name and folder of an entry of the library; `folders` are suggested. */
export const EntryFields = ({
  id,
  name,
  folder,
  folders = [],
}: {
  /** Of the fields, to tell those of several entries apart. */
  id: string;
  name: Signal<string>;
  folder: Signal<string>;
  folders?: readonly string[];
}) => (
  <>
    <Field id={`${id}-name`} label="Name" length={LONGEST.name} value={name} autofocus />
    <Field
      id={`${id}-folder`}
      label="Folder (optional)"
      length={LONGEST.folder}
      value={folder}
      list={`${id}-folders`}
    />
    <datalist id={`${id}-folders`}>
      {folders.map((one) => (
        <option key={one} value={one} />
      ))}
    </datalist>
  </>
);
