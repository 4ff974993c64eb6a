import { FileReply } from '../schemas/file.ts';
import { type Builder, listOf, type OutputField, type OutputMaker, type TypeRef, type Value } from './builder.ts';
import type { Enums } from './enums.ts';
import { camelCase, fieldOfType, pascalCase, pluralOf } from './names.ts';
import { type Member, type ObjectShape, type Shape, type Slot, type TypedShape, wordsOf } from './shape.ts';

type Row = Readonly<Record<string, Value>>;
type Renames = Readonly<Record<string, string>>;

/** How a type and its fields are called. */
interface Naming {
  /** Where the documents have no name for it. */
  readonly name: string;
  readonly rename?: Renames | undefined;
  /** The type is new: no caller reads JSON in it. */
  readonly fresh?: boolean;
}

/** A field that reads a member of its row, under the name that the schema has for it. */
const memberOf = (t: OutputMaker, name: string, field: Omit<OutputField, 'resolve'>): unknown =>
  t.field({ ...field, resolve: (row) => (row as Row)[name] ?? null });

/** The JSON of a member, alone or in a list, that also comes with types. */
const typedIn = ({ shape }: Slot): { typed: TypedShape; isList: boolean } | undefined => {
  const isList = shape.kind === 'list';
  const item = isList ? shape.item.shape : shape;
  return item.kind === 'JSON' && item.typed ? { typed: item.typed, isList } : undefined;
};

/** What the typed form of a JSON member is called: `visionEntries`, or by its type: `reportSections`, `posterShapes`. */
const typedName = (member: Member): string | undefined => {
  const found = typedIn(member.slot);
  if (!found) return undefined;
  const { typed, isList } = found;
  if (typed.kind === 'entries') return `${camelCase(member.name)}Entries`;
  const own = fieldOfType(typed.id!);
  return isList ? pluralOf(own) : own;
};

/** Why a field is not to be used: another has its types, or it never has a value. */
const deprecated = (shape: Shape, instead: string | undefined): { deprecationReason?: string } => {
  if (instead !== undefined) return { deprecationReason: `Use \`${instead}\`.` };
  return shape.kind === 'JSON' && shape.empty ? { deprecationReason: 'It is always null.' } : {};
};

/** Makes the object types of answers: one for each name in the documents, and one for each schema without. */
export const createOutputs = (builder: Builder, enumOf: Enums, unused: (name: string) => string) => {
  const known = new Map<unknown, TypeRef>();
  const file = builder.objectRef('File');
  file.implement({
    description: 'A file inside JSON.',
    fields: (t) => ({
      mediaType: memberOf(t, 'media_type', { type: 'String', nullable: false, description: 'Media type of the file' }),
      filename: memberOf(t, 'filename', {
        type: 'String',
        nullable: true,
        description: 'Suggested file name; null for none',
      }),
      base64: memberOf(t, 'base64', { type: 'String', nullable: false, description: 'Its bytes in base64' }),
    }),
  });

  const fieldsOf = (t: OutputMaker, shape: ObjectShape, { name: typeName, rename, fresh }: Naming) => {
    const { members, open, rest } = shape;
    const fields: [string, unknown][] = members.flatMap((member): [string, unknown][] => {
      const { name, slot } = member;
      const instead = typedName(member);
      if (fresh && instead !== undefined) return [[camelCase(name), typedField(t, member, typeName)]];
      const type = typeOf(slot.shape, { name: typeName + pascalCase(name) });
      const field = memberOf(t, name, {
        type,
        nullable: slot.nullable,
        description: wordsOf(slot) ?? aboutOf(slot.shape),
        ...deprecated(slot.shape, instead),
      });
      const own: [string, unknown] = [rename?.[name] ?? camelCase(name), field];
      return instead === undefined ? [own] : [own, [instead, typedField(t, member, typeName)]];
    });
    if (open) fields.push(rest ? ['entries', restField(t, shape, rest, typeName)] : ['all', wholeField(t)]);
    return Object.fromEntries(fields);
  };

  const wholeField = (t: OutputMaker): unknown =>
    t.field({
      type: 'JSON',
      nullable: false,
      description: 'All fields, with the names of the REST API',
      resolve: (row) => row,
    });

  const restField = (t: OutputMaker, { members }: ObjectShape, rest: Slot, typeName: string): unknown => {
    const named = new Set(members.map(({ name }) => name));
    return t.field({
      type: listOf(entryOf(rest, `${typeName}Value`, true), false),
      nullable: false,
      description: 'All further fields, by name',
      resolve: (row) =>
        Object.entries(row as Row)
          .filter(([key]) => !named.has(key))
          .map(([key, value]) => ({ key, value })),
    });
  };

  const objectOf = (shape: ObjectShape, { name, ...naming }: Naming): TypeRef => {
    const before = known.get(shape.id ?? shape.schema);
    if (before) return before;
    const typeName = unused(shape.id ?? name);
    const ref = builder.objectRef(typeName);
    known.set(shape.id ?? shape.schema, ref);
    ref.implement({
      ...(shape.about === undefined ? {} : { description: shape.about }),
      fields: (t) => fieldsOf(t, shape, { name: typeName, ...naming }),
    });
    return ref;
  };

  /** What the entries of a map are called after. */
  const kindOf = (shape: Shape, name: string): string => {
    if (shape.kind === 'list') return `${kindOf(shape.item.shape, name)}List`;
    return shape.kind === 'object' ? (shape.id ?? name) : shape.kind;
  };

  /** A key of a map with its value. */
  const entryOf = (value: Slot, name: string, fresh = false): TypeRef => {
    const type = typeOf(value.shape, { name, fresh });
    const kind = kindOf(value.shape, name);
    const key = `entry of ${kind}${value.nullable ? ' or null' : ''}`;
    const before = known.get(key);
    if (before) return before;
    const ref = builder.objectRef(unused(`${value.nullable ? 'Nullable' : ''}${kind}Entry`));
    known.set(key, ref);
    ref.implement({
      description: 'A key of a map with its value.',
      fields: (t) => ({
        key: memberOf(t, 'key', { type: 'String', nullable: false, description: 'The key' }),
        value: memberOf(t, 'value', { type, nullable: value.nullable, description: 'The value' }),
      }),
    });
    return ref;
  };

  const unionOf = (union: Extract<TypedShape, { kind: 'union' }>): TypeRef => {
    const before = known.get(union.id);
    if (before) return before;
    const { id, by, options, about } = union;
    const types = options.map((option) => objectOf(option, { name: id, fresh: true }));
    const valuesOf = (option: ObjectShape): ReadonlySet<unknown> =>
      (option.schema._zod as { propValues?: Record<string, Set<unknown>> }).propValues?.[by] ?? new Set();
    const made = builder.unionType(unused(id), {
      ...(about === undefined ? {} : { description: about }),
      types,
      resolveType: (value) => types[options.findIndex((option) => valuesOf(option).has((value as Row)[by]))]!,
    });
    known.set(id, made);
    return made;
  };

  const typedField = (t: OutputMaker, { name, slot }: Member, typeName: string): unknown => {
    const { typed, isList } = typedIn(slot)!;
    const description = wordsOf(slot);
    if (typed.kind === 'entries') {
      const type = listOf(entryOf(typed.value, typeName + pascalCase(name)), false);
      const entries = (value: Value) => Object.entries(value as Row).map(([key, inner]) => ({ key, value: inner }));
      const read = (row: unknown): unknown => {
        const value = (row as Row)[name];
        return value === undefined || value === null ? null : entries(value);
      };
      return t.field({ type, nullable: slot.nullable, description, resolve: read });
    }
    const one =
      typed.kind === 'union' ? unionOf(typed) : objectOf(typed, { name: typeName + pascalCase(name), fresh: true });
    const type = isList ? listOf(one, false) : one;
    return memberOf(t, name, { type, nullable: slot.nullable, description: description ?? typed.about });
  };

  const typeOf = (shape: Shape, naming: Naming): TypeRef => {
    switch (shape.kind) {
      case 'list':
        return listOf(typeOf(shape.item.shape, { ...naming, rename: undefined }), shape.item.nullable);
      case 'object':
        return objectOf(shape, naming);
      case 'File':
        return file;
      case 'enum':
        return enumOf(shape.values, naming.name) ?? 'String';
      default:
        return shape.kind;
    }
  };

  return { typeOf, objectOf };
};

/** What the documents say of an object, for a member that says nothing of its own. */
const aboutOf = (shape: Shape): string | undefined => (shape.kind === 'object' ? shape.about : undefined);

/** A file as its fields; everything else as it is. */
export const answerOf = (value: Value): Value => (value instanceof FileReply ? value.toJSON() : (value ?? null));
