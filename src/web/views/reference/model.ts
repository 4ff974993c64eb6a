import { computed, signal } from '@preact/signals';
import { Inputs } from '../../state/inputs.ts';
import { type Operation, operations, type Parameter } from './document.ts';

/** Links of the first reference named an operation as `#/color/color-contrast`; they still do. */
const OLD_LINK = /^#\/[\w-]+\/([\w-]+)$/;

class ReferenceInputs extends Inputs<'op' | 'q'> {
  override load(fragment: string): void {
    const [, id] = OLD_LINK.exec(fragment) ?? [];
    super.load(id === undefined ? fragment : `#op=${id}`);
  }
}

export const inputs = new ReferenceInputs({
  /** The operation that is shown, by its id in OpenAPI. */
  op: { kind: 'text', start: '' },
  /** What is searched. */
  q: { kind: 'text', start: '' },
});

export const chosen = computed(
  (): Operation | undefined => operations.value.find(({ id }) => id === inputs.get('op')) ?? operations.value[0],
);

export const choose = (id: string): void => inputs.choose('op', id);

/** What was typed into the fields of an operation; a field that is not named holds what the example has. */
const edits = signal<Readonly<Record<string, Readonly<Record<string, string>>>>>({});

const asText = (value: unknown): string => {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The text of a field of an operation; empty leaves the member out. */
export const textOf = ({ id, example }: Operation, { name }: Parameter): string =>
  edits.value[id]?.[name] ?? asText(example.input[name]);

export const setText = ({ id }: Operation, { name }: Parameter, text: string): void => {
  edits.value = { ...edits.value, [id]: { ...edits.value[id], [name]: text } };
};

export const isEdited = ({ id }: Operation): boolean => edits.value[id] !== undefined;

export const reset = ({ id }: Operation): void => {
  const { [id]: _, ...others } = edits.value;
  edits.value = others;
};

/** The value of a text by the type of its member. What is no such value is sent as it is: the service says why it is wrong. */
const readValue = ({ type }: Parameter, text: string): unknown => {
  if ((type === 'string' || type === 'color') && !/^[{[]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The input of an operation as its fields have it. */
export const inputOf = (operation: Operation): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    operation.parameters.flatMap((parameter) => {
      const text = textOf(operation, parameter);
      return text === '' ? [] : [[parameter.name, readValue(parameter, text)]];
    }),
  );
