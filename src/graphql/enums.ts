import type { Builder, TypeRef } from './builder.ts';
import { enumValuesOf } from './names.ts';

/** The enumeration of some texts; `name` is used if it is new. Undefined if they cannot be values of an enumeration. */
export type Enums = (texts: readonly string[], name: string) => TypeRef | undefined;

/** Makes the enumerations of a schema: one for each list of texts, named where it is first met. */
export const createEnums = (builder: Builder, unused: (name: string) => string): Enums => {
  const known = new Map<string, TypeRef>();
  return (texts, name) => {
    const list = texts.join('\n');
    const before = known.get(list);
    if (before) return before;
    const named = enumValuesOf(texts);
    if (!named) return undefined;
    const values = Object.fromEntries(
      Object.entries(named).map(([value, text]) => [
        value,
        { value: text, ...(value === text ? {} : { description: `${text} over REST` }) },
      ]),
    );
    const made = builder.enumType(unused(name), { values });
    known.set(list, made);
    return made;
  };
};
