import { appRouter } from '../routers/index.ts';
import { inputSchemaOf, type JsonSchema } from './api/json-schema.ts';
import { hasPath, operationsOf } from './api/operations.ts';
import type { OperationEntry, OperationField } from './cli/command.ts';

type Form = JsonSchema & { readonly items?: Form; readonly anyOf?: readonly Form[] };

const textsIn = (values: readonly unknown[] | undefined): readonly string[] | undefined =>
  values?.every((value) => typeof value === 'string' || typeof value === 'number') ? values.map(String) : undefined;

/** The values that a field, a member of its list or one of its alternatives may have. */
const valuesOf = ({ enum: values, items, anyOf = [] }: Form): readonly unknown[] | undefined => {
  if (values) return values;
  if (items) return valuesOf(items);
  const all = anyOf.flatMap((form) => valuesOf(form) ?? []);
  return all.length === 0 ? undefined : [...new Set(all)];
};

const fieldOf = ([name, schema]: [string, Form]): OperationField => {
  const { type, items } = schema;
  const values = textsIn(valuesOf(schema));
  return {
    name,
    ...(type === undefined ? {} : { type }),
    ...(typeof items?.type === 'string' ? { member: items.type } : {}),
    ...(values === undefined ? {} : { values }),
  };
};

/** The operations of the service as the command line completes and calls them. */
export const operationEntries = (): readonly OperationEntry[] =>
  operationsOf(appRouter).map((operation) => {
    const { name, endpoint, procedure } = operation;
    const { properties } = inputSchemaOf(procedure);
    return {
      name,
      summary: endpoint.summary,
      fields: Object.entries(properties as Readonly<Record<string, Form>>).map(fieldOf),
      ...(hasPath(operation) ? { route: `${operation.route.method} ${operation.route.path}` } : {}),
    };
  });
