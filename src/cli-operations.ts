import { appRouter } from '../routers/index.ts';
import { inputSchemaOf, type JsonSchema } from './api/json-schema.ts';
import { hasPath, operationsOf } from './api/operations.ts';
import type { OperationEntry, OperationField } from './cli/command.ts';

const textsIn = (values: readonly unknown[] | undefined): readonly string[] | undefined =>
  values?.every((value) => typeof value === 'string' || typeof value === 'number') ? values.map(String) : undefined;

const fieldOf = ([name, schema]: [string, JsonSchema]): OperationField => {
  const { type, items } = schema as JsonSchema & { readonly items?: JsonSchema };
  const values = textsIn(schema.enum ?? items?.enum);
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
      fields: Object.entries(properties).map(fieldOf),
      ...(hasPath(operation) ? { route: `${operation.route.method} ${operation.route.path}` } : {}),
    };
  });
