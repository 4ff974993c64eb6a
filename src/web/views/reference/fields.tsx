import { toHex } from '../../../color/rgb.ts';
import { Words } from '../../parts/words.tsx';
import { announce } from '../../state/announce.ts';
import { readColorText } from '../../state/color-text.ts';
import type { Operation, Parameter } from './document.ts';
import { setText, textOf } from './model.ts';

const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)));
  return btoa(parts.join(''));
};

interface FieldProps {
  readonly operation: Operation;
  readonly parameter: Parameter;
  readonly id: string;
}

const ColorPicker = ({ operation, parameter, id }: FieldProps) => {
  const { color } = readColorText(textOf(operation, parameter));
  return (
    <input
      class="face picker"
      type="color"
      aria-label={`Pick ${parameter.name}`}
      aria-describedby={`${id}-about`}
      value={color ? toHex(color) : '#000000'}
      onInput={(event) => setText(operation, parameter, event.currentTarget.value)}
    />
  );
};

const Choice = ({ operation, parameter, id, values }: FieldProps & { values: readonly unknown[] }) => (
  <select
    id={id}
    aria-describedby={`${id}-about`}
    value={textOf(operation, parameter)}
    onChange={(event) => setText(operation, parameter, event.currentTarget.value)}
  >
    <option value="">{parameter.required ? 'choose' : 'omitted'}</option>
    {values.map((value) => (
      <option key={String(value)}>{String(value)}</option>
    ))}
  </select>
);

const isPicture = ({ name, in: place }: Parameter): boolean => name === 'image' && place === 'body';

const PicturePicker = ({ operation, parameter }: FieldProps) => (
  <input
    type="file"
    accept="image/png"
    aria-label={`Open an image for ${parameter.name}`}
    onChange={async ({ currentTarget }) => {
      const [file] = currentTarget.files ?? [];
      if (!file) return;
      if (file.size > MOST_PICTURE_BYTES) announce(`${file.name} is larger than the 8 MB that an image may have.`);
      else setText(operation, parameter, await base64Of(file));
    }}
  />
);

const Control = (props: FieldProps) => {
  const { operation, parameter, id } = props;
  const { type, enum: values } = parameter;
  if (values) return <Choice {...props} values={values} />;
  if (type === 'boolean') return <Choice {...props} values={[true, false]} />;
  const shared = {
    id,
    class: 'mono',
    value: textOf(operation, parameter),
    spellcheck: false,
    autocomplete: 'off',
    'aria-describedby': `${id}-about`,
    onInput: (event: { currentTarget: { value: string } }) => setText(operation, parameter, event.currentTarget.value),
  };
  if (type === 'array' || type === 'object' || isPicture(parameter))
    return (
      <>
        <textarea rows={shared.value.length > 60 ? 4 : 2} {...shared} />
        {isPicture(parameter) ? <PicturePicker {...props} /> : null}
      </>
    );
  return (
    <span class="field-row">
      {type === 'color' ? <ColorPicker {...props} /> : null}
      <input type="text" {...shared} />
    </span>
  );
};

const rangeOf = ({ minimum, maximum }: Parameter): string => {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${minimum} or more`;
  return maximum === undefined ? '' : `${maximum} or less`;
};

/** A member that is an alias, as its description says: it has no field of its own. */
const ALIAS = /^Alias of `?(\w+)`?/;
const aliasOf = ({ description = '' }: Parameter): string | undefined => ALIAS.exec(description)?.[1];

const Field = ({ operation, parameter }: { operation: Operation; parameter: Parameter }) => {
  const { name, type, required, description = '' } = parameter;
  const id = `in-${operation.id}-${name}`;
  // Its own words may name them already.
  const others = operation.parameters.filter(
    (one) => aliasOf(one) === name && !description.includes(`\`${one.name}\``),
  );
  const facts = [
    others.length === 0 ? '' : `alias: ${others.map((one) => `\`${one.name}\``).join(', ')}`,
    parameter.in === 'body' ? '' : `in the ${parameter.in}`,
    rangeOf(parameter),
    parameter.default === undefined ? '' : `default ${JSON.stringify(parameter.default)}`,
  ].filter(Boolean);
  return (
    <li class="member-field">
      <div class="member-name">
        <label for={id}>
          <code>{name}</code>
        </label>
        <span class="muted">
          {type}
          {required ? ', required' : ''}
        </span>
      </div>
      <div>
        <Control operation={operation} parameter={parameter} id={id} />
        <div id={`${id}-about`} class="muted note">
          <Words text={[description, facts.join(', ')].filter(Boolean).join('\n\n')} />
        </div>
      </div>
    </li>
  );
};

/** The members of an operation's input, each with its words and a field. */
export const Fields = ({ operation }: { operation: Operation }) =>
  operation.parameters.length === 0 ? (
    <p class="muted">No parameters.</p>
  ) : (
    <ul class="member-fields">
      {operation.parameters
        .filter((parameter) => !operation.parameters.some(({ name }) => name === aliasOf(parameter)))
        .map((parameter) => (
          <Field key={parameter.name} operation={operation} parameter={parameter} />
        ))}
    </ul>
  );
