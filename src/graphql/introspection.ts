import { __Field, __Type, type GraphQLObjectType } from 'graphql';
import type { DocumentContext } from './builder.ts';

/** Lists of a schema, each member of which is described by fields of its own: most of the work of introspection. */
const LISTS: readonly (readonly [GraphQLObjectType, readonly string[]])[] = [
  [__Type, ['fields', 'inputFields', 'enumValues']],
  [__Field, ['args']],
];

/**
 * Makes the library describe a schema in turns of the event loop, which it would be held by for longer than any call may. The types
 * of introspection are the same for all schemas of a process and are changed once; only documents of this service have a gate in their
 * context.
 */
export const describeInTurns = (): void => {
  for (const [type, names] of LISTS) {
    const fields = type.getFields();
    for (const name of names) {
      const field = fields[name];
      const resolve = field?.resolve;
      if (!field || !resolve) throw new TypeError(`introspection has no ${type.name}.${name}`);
      if (field.extensions.inTurns) continue;
      field.extensions = { ...field.extensions, inTurns: true };
      field.resolve = (source, args, context: Partial<DocumentContext> | undefined, info) => {
        const list = () => resolve(source, args, context, info);
        return context?.gate ? context.gate(list) : list();
      };
    }
  }
};
