import type { AnyProcedure } from '@trpc/server';
import { z } from 'zod';
import { definitionOf } from './procedure.ts';

/** A JSON Schema, or a part of one. */
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

/** What a schema may say of itself beside the keywords of JSON Schema: for documents, as trpc-to-openapi reads it too. */
interface Said {
  readonly override?: JsonSchema | ((context: { readonly jsonSchema: Record<string, unknown> }) => void);
}

const REFERENCES = /"#\/(?:components\/schemas|definitions)\//g;

/**
 * A zod schema as JSON Schema that stands alone: what has a name is in `$defs`, the schema itself too if it contains itself. As in
 * OpenAPI 3.0, or in the edition of JSON Schema that OpenAPI 3.1 takes.
 */
export const jsonSchemaOf = (
  schema: z.ZodType,
  io: 'input' | 'output',
  target: 'draft-2020-12' | 'openapi-3.0' = 'draft-2020-12',
): JsonSchema => {
  const made = z.toJSONSchema(schema, {
    io,
    target,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { override } = (z.globalRegistry.get(zodSchema) ?? {}) as Said;
      const members = jsonSchema as Record<string, unknown>;
      delete members.override;
      if (typeof override === 'function') override({ jsonSchema: members });
      else Object.assign(members, override);
      // Alternatives by the value of a member are objects.
      if ('discriminator' in zodSchema._zod.def) members.type = 'object';
    },
  });
  const {
    $schema: _,
    $defs,
    definitions = $defs,
    ...own
  } = JSON.parse(JSON.stringify(made).replaceAll(REFERENCES, '"#/$defs/'));
  return { ...own, ...(definitions ? { $defs: definitions } : {}) };
};

/** Fields of an operation's input, in the words of OpenAPI 3.0. */
export interface InputSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: ReadonlySet<string>;
}

/**
 * A field with the list of its values in place, where a definition of its own has it; the same of the members of a list and of
 * alternatives.
 */
const withList = (field: JsonSchema, definitions: Readonly<Record<string, JsonSchema>>): JsonSchema => {
  const { $ref, allOf, ...rest } = field;
  const name = ($ref ?? (allOf?.length === 1 ? allOf[0]!.$ref : undefined))?.split('/').at(-1);
  const definition = name === undefined ? undefined : definitions[name];
  if (definition?.enum) return { ...definition, ...rest };
  const whole = definition?.items === undefined ? field : { ...definition, ...rest };
  const { items, anyOf } = whole as { readonly items?: JsonSchema; readonly anyOf?: readonly JsonSchema[] };
  return {
    ...whole,
    ...(items === undefined ? {} : { items: withList(items, definitions) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => withList(one, definitions)) }),
  };
};

/** The input of a procedure by its fields. */
export const inputSchemaOf = (procedure: AnyProcedure): InputSchema => {
  const [input] = definitionOf(procedure).inputs;
  const {
    properties = {},
    required = [],
    $defs = {},
  } = (input ? jsonSchemaOf(input, 'input', 'openapi-3.0') : {}) as JsonSchema & {
    readonly $defs?: Readonly<Record<string, JsonSchema>>;
  };
  const fields = Object.entries(properties as InputSchema['properties']);
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, withList(field, $defs)])),
    required: new Set(required as string[]),
  };
};
