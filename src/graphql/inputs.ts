import { type Builder, type InputField, inputListOf, type TypeRef, type Value } from './builder.ts';
import type { Enums } from './enums.ts';
import { camelCase, enumValuesOf, pascalCase } from './names.ts';
import { type Member, type Shape, type Slot, valuesOf, wordsOf } from './shape.ts';

/** Arguments of an operation, and the way back to the names that its schema knows. */
export interface Arguments {
  /** For Pothos: name to type, made with the field builder's own `arg`. */
  readonly types: ReadonlyMap<string, InputField>;
  read(given: Readonly<Record<string, Value>>): Record<string, Value>;
}

const isPlainObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in GraphQL's names, in the names of the schema it is for; what is JSON is left alone. */
const rename = (value: Value, shape: Shape): Value => {
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((item) => rename(item, shape.item.shape));
  if (shape.kind !== 'object' || !isPlainObject(value)) return value;
  return renameMembers(value, shape.members);
};

const renameMembers = (given: Readonly<Record<string, Value>>, members: readonly Member[]): Record<string, Value> =>
  Object.fromEntries(
    members.flatMap(({ name, slot }) => {
      const value = given[camelCase(name)];
      return value === undefined ? [] : [[name, rename(value, slot.shape)]];
    }),
  );

const WITH_DEFAULT = new Set<Shape['kind']>(['String', 'Float', 'Int', 'SafeInt', 'Boolean', 'enum']);

const canStand = (value: unknown, shape: Shape): boolean => {
  if (shape.kind === 'list') return Array.isArray(value) && value.every((item) => canStand(item, shape.item.shape));
  return value !== null && typeof value !== 'object' && WITH_DEFAULT.has(shape.kind);
};

/** A default that the schema itself can contain; others are described in words. */
const defaultOf = ({ shape, fallback }: Slot): { defaultValue?: unknown } =>
  fallback !== undefined && canStand(fallback, shape) ? { defaultValue: fallback } : {};

/** Whether an enumeration lists the values of a text, or of each in a list. */
const isEnum = (shape: Shape): boolean => {
  if (shape.kind === 'list') return isEnum(shape.item.shape);
  const values = valuesOf(shape);
  return values !== undefined && enumValuesOf(values) !== undefined;
};

const describe = (slot: Slot): { description?: string } => {
  const told = slot.fallback !== undefined && !('defaultValue' in defaultOf(slot));
  const said = isEnum(slot.shape) ? slot.description : wordsOf(slot);
  const words = told ? [said, `Default: ${JSON.stringify(slot.fallback)}`] : [said];
  const text = words.filter(Boolean).join('. ');
  return text ? { description: text } : {};
};

/** Makes the input types of arguments, one for each schema. */
export const createInputs = (builder: Builder, enumOf: Enums, unused: (name: string) => string) => {
  const known = new Map<unknown, TypeRef>();
  const objectOf = (schema: unknown, members: readonly Member[], name: string): TypeRef => {
    const before = known.get(schema);
    if (before) return before;
    const typeName = unused(`${name}Input`);
    const ref = builder.inputRef(typeName);
    known.set(schema, ref);
    ref.implement({
      fields: (t) =>
        Object.fromEntries(
          members.map(({ name: own, slot }) => [camelCase(own), t.field(fieldOf(slot, name + pascalCase(own)))]),
        ),
    });
    return ref;
  };

  const enumTypeOf = (shape: Shape, name: string): TypeRef | undefined => {
    const values = valuesOf(shape);
    return values && enumOf(values, name);
  };

  const typeOf = (shape: Shape, name: string): TypeRef => {
    switch (shape.kind) {
      case 'list':
        return inputListOf(typeOf(shape.item.shape, name), !shape.item.nullable);
      case 'object':
        return objectOf(shape.schema, shape.members, name);
      case 'enum':
      case 'String':
        return enumTypeOf(shape, name) ?? 'String';
      case 'File':
        return 'JSON';
      default:
        return shape.kind;
    }
  };

  const fieldOf = (slot: Slot, name: string): InputField => ({
    type: typeOf(slot.shape, name),
    required: !slot.nullable,
    ...describe(slot),
    ...defaultOf(slot),
  });

  return {
    /** The arguments that a slot of an operation's input comes to; `name` begins the names of new types. */
    argumentsOf(members: readonly Member[], name: string): Arguments {
      return {
        types: new Map(
          members.map((member) => [camelCase(member.name), fieldOf(member.slot, name + pascalCase(member.name))]),
        ),
        read: (given) => renameMembers(given, members),
      };
    },
  };
};
