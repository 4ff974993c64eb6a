import { FileReply } from '../wire/file.ts';
import { type Builder, listOf, type OutputField, type OutputMaker, type TypeRef, type Value } from './builder.ts';
import { camelCase, pascalCase, uniqueNames } from './names.ts';
import type { Member, Shape } from './shape.ts';

type Row = Readonly<Record<string, Value>>;
type Renames = Readonly<Record<string, string>>;

/** A field that reads a member of its row, under the name that the schema has for it. */
const memberOf = (t: OutputMaker, name: string, field: Omit<OutputField, 'resolve'>): unknown =>
  t.field({ ...field, resolve: (row) => (row as Row)[name] ?? null });

/** Makes the object types of answers, one for each schema however often it is met. */
export const createOutputs = (builder: Builder) => {
  const known = new Map<unknown, TypeRef>();
  const unused = uniqueNames('File', 'Query', 'Mutation');
  const file = builder.objectRef('File');
  file.implement({
    description: 'A file inside JSON.',
    fields: (t) => ({
      mediaType: memberOf(t, 'media_type', { type: 'String', nullable: false }),
      filename: memberOf(t, 'filename', { type: 'String', nullable: true }),
      base64: memberOf(t, 'base64', { type: 'String', nullable: false }),
    }),
  });

  const objectOf = (schema: unknown, members: readonly Member[], name: string, rename: Renames): TypeRef => {
    const before = known.get(schema);
    if (before) return before;
    const typeName = unused(name);
    const ref = builder.objectRef(typeName);
    known.set(schema, ref);
    ref.implement({
      fields: (t) =>
        Object.fromEntries(
          members.map(({ name: own, slot }) => [
            rename[own] ?? camelCase(own),
            memberOf(t, own, {
              type: typeOf(slot.shape, typeName + pascalCase(own)),
              nullable: slot.nullable,
              description: slot.description,
            }),
          ]),
        ),
    });
    return ref;
  };

  const typeOf = (shape: Shape, name: string, rename: Renames = {}): TypeRef => {
    switch (shape.kind) {
      case 'list':
        return listOf(typeOf(shape.item.shape, name), shape.item.nullable);
      case 'object':
        return objectOf(shape.schema, shape.members, name, rename);
      case 'File':
        return file;
      case 'enum':
        return 'String';
      default:
        return shape.kind;
    }
  };

  return { typeOf };
};

/** A file as its fields; everything else as it is. */
export const answerOf = (value: Value): Value => (value instanceof FileReply ? value.toJSON() : (value ?? null));
