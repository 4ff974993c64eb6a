import { ListRef } from '@pothos/core';
import { FileReply } from '../wire/file.ts';
import type { Builder, Value } from './builder.ts';
import { camelCase, pascalCase } from './names.ts';
import type { Member, Shape } from './shape.ts';

type Row = Readonly<Record<string, Value>>;
type Renames = Readonly<Record<string, string>>;

/**
 * What Pothos takes for a type: a scalar's name, a reference to an object, a list of either. The types come from the
 * procedures' schemas when the service runs, so that the compiler cannot know them.
 */
export type DerivedType = never;

/** Makes the object types of answers, one for each schema however often it is met. */
export const createOutputs = (builder: Builder) => {
  const known = new Map<unknown, unknown>();
  const taken = new Set<string>(['File', 'Query', 'Mutation']);
  const file = builder.objectRef<Row>('File');
  file.implement({
    description: 'A file inside JSON.',
    fields: (t) => ({
      mediaType: t.string({ resolve: (row) => String(row.media_type) }),
      filename: t.string({ nullable: true, resolve: (row) => row.filename as string | null }),
      base64: t.string({ resolve: (row) => String(row.base64) }),
    }),
  });

  const unused = (name: string): string => {
    let free = name;
    for (let i = 2; taken.has(free); i += 1) free = `${name}${i}`;
    taken.add(free);
    return free;
  };

  const objectOf = (schema: unknown, members: readonly Member[], name: string, rename: Renames): unknown => {
    const before = known.get(schema);
    if (before) return before;
    const typeName = unused(name);
    const ref = builder.objectRef<Row>(typeName);
    known.set(schema, ref);
    ref.implement({
      fields: (t) =>
        Object.fromEntries(
          members.map(({ name: own, slot }) => [
            rename[own] ?? camelCase(own),
            t.field({
              type: typeOf(slot.shape, typeName + pascalCase(own)),
              nullable: slot.nullable,
              description: slot.description,
              resolve: (row: Row) => row[own] ?? null,
            } as never),
          ]),
        ),
    });
    return ref;
  };

  const typeOf = (shape: Shape, name: string, rename: Renames = {}): DerivedType => {
    switch (shape.kind) {
      case 'list':
        return new ListRef(typeOf(shape.item.shape, name), shape.item.nullable) as DerivedType;
      case 'object':
        return objectOf(shape.schema, shape.members, name, rename) as DerivedType;
      case 'File':
        return file as DerivedType;
      case 'enum':
        return 'String' as DerivedType;
      default:
        return shape.kind as DerivedType;
    }
  };

  return { typeOf };
};

/** A file as its fields; everything else as it is. */
export const answerOf = (value: Value): Value => (value instanceof FileReply ? value.toJSON() : (value ?? null));
