import type { AnyProcedure } from '@trpc/server';
import { createSchema } from 'zod-openapi';
import { definitionOf } from './procedure.ts';

/** JSON schema of an operation's input, with the reusable schemas that it refers to. */
export interface InputSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: ReadonlySet<string>;
  readonly components: Readonly<Record<string, JsonSchema>>;
}

export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
  readonly allOf?: readonly JsonSchema[];
  readonly [keyword: string]: unknown;
}

const EMPTY: InputSchema = { properties: {}, required: new Set(), components: {} };

/** The input of a procedure as JSON schema (OpenAPI 3.0.3 dialect). */
export const inputSchemaOf = (procedure: AnyProcedure): InputSchema => {
  const [input] = definitionOf(procedure).inputs;
  if (!input) return EMPTY;
  // zod-openapi types a schema as every dialect of OpenAPI may have it; what is read here is common to all.
  const { schema, components } = createSchema(input, { io: 'input', openapiVersion: '3.0.3' }) as unknown as {
    schema: JsonSchema;
    components?: Record<string, JsonSchema>;
  };
  return {
    properties: (schema.properties ?? {}) as Record<string, JsonSchema>,
    required: new Set((schema.required ?? []) as string[]),
    components: components ?? {},
  };
};
