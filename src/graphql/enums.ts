import type { Builder, TypeRef } from './builder.ts';

export type Enums = (values: readonly string[], name: string) => TypeRef;

/** Makes the enumerations of a schema: one for each list of values, named where it is first met. */
export const createEnums = (builder: Builder, unused: (name: string) => string): Enums => {
  const known = new Map<string, TypeRef>();
  return (values, name) => {
    const list = values.join(' ');
    const made = known.get(list) ?? builder.enumType(unused(name), { values });
    known.set(list, made);
    return made;
  };
};
