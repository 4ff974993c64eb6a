import SchemaBuilder, {
  InputListRef,
  type InputTypeParam,
  ListRef,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import { GraphQLError, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import type { Context } from '../api/context.ts';
import type { TurnGate } from '../runtime/turn-gate.ts';

/** Values of answers and arguments; their types are known to the schema only, not to the compiler. */
export type Value = unknown;

/** What the fields of one document share. */
export interface DocumentContext {
  readonly call: Context;
  /** Called for every call that the document makes. */
  readonly onCall: () => void;
  /** For what describes the schema. */
  readonly gate: TurnGate;
}

/** A type as a field names it: a scalar's name, a reference to a type, a list of either. */
export type TypeRef = string | object;

/** A member of an object, or a field of a query or mutation. */
export interface OutputField {
  readonly type: TypeRef;
  readonly nullable: boolean;
  readonly description?: string | undefined;
  /** What to use in its place. */
  readonly deprecationReason?: string | undefined;
  readonly args?: Readonly<Record<string, unknown>>;
  resolve(parent: unknown, args: Record<string, Value>, context: DocumentContext): unknown;
  /** The events of a subscription; `resolve` is given each of them. */
  subscribe?(parent: unknown, args: Record<string, Value>, context: DocumentContext): unknown;
}

/** A member of an input, or an argument. */
export interface InputField {
  readonly type: TypeRef;
  readonly required: boolean;
  readonly description?: string;
  readonly defaultValue?: unknown;
}

export interface OutputMaker {
  field(options: OutputField): unknown;
  arg(options: InputField): unknown;
}
interface InputMaker {
  field(options: InputField): unknown;
}
/** Fields are made inside this callback only. */
interface Fields<Maker> {
  readonly description?: string;
  fields(t: Maker): Readonly<Record<string, unknown>>;
}
interface Ref<Maker> {
  implement(options: Fields<Maker>): unknown;
}

/** What is used of Pothos, for types that are met when the service runs: they come from the schemas of procedures. */
export interface Builder {
  objectRef(name: string): Ref<OutputMaker>;
  inputRef(name: string): Ref<InputMaker>;
  enumType(
    name: string,
    options: { readonly values: Readonly<Record<string, { readonly value: string; readonly description?: string }>> },
  ): TypeRef;
  unionType(
    name: string,
    options: {
      readonly description?: string | undefined;
      readonly types: readonly TypeRef[];
      resolveType(value: unknown): TypeRef;
    },
  ): TypeRef;
  queryType(options: Fields<OutputMaker>): unknown;
  mutationType(options: Fields<OutputMaker>): unknown;
  subscriptionType(options: Fields<OutputMaker>): unknown;
}

// Pothos knows names of types from code; a name that it has no type for fails when the schema is built.
export const listOf = (item: TypeRef, nullable: boolean): TypeRef =>
  new ListRef(item as TypeParam<SchemaTypes>, nullable);
export const inputListOf = (item: TypeRef, required: boolean): TypeRef =>
  new InputListRef(item as InputTypeParam<SchemaTypes>, required);

interface Types {
  Context: DocumentContext;
  Scalars: {
    Color: { Input: Value; Output: Value };
    JSON: { Input: Value; Output: Value };
    DateTime: { Input: string; Output: string };
    SafeInt: { Input: number; Output: number };
  };
  DefaultFieldNullability: false;
}

const safeInt = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError(`${JSON.stringify(value)} is not an integer below 2^53.`);
};

/** A builder with the scalars of this service. */
export const createBuilder = (): Builder => {
  const builder = new SchemaBuilder<Types>({ defaultFieldNullability: false });
  const literal = (node: ValueNode, variables?: Record<string, unknown> | null): unknown =>
    valueFromASTUntyped(node, variables);
  builder.scalarType('Color', {
    description:
      "A colour. Accepts any CSS colour such as '#336699' or 'oklch(50% 0.1 250)', [r, g, b] or {r: .., g: .., b: ..} with whole numbers 0-255, and in the science group {space: .., values: [..]}; returned as '#rrggbb'.",
    serialize: (value) => value,
    // The operation itself judges what is a colour, so that it is refused in the same words everywhere.
    parseValue: (value) => value,
    parseLiteral: literal,
  });
  builder.scalarType('JSON', {
    description: 'Any JSON value, with the field names of the REST API.',
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: literal,
  });
  builder.scalarType('DateTime', {
    description: 'An instant by ISO 8601 in UTC, such as 2026-01-01T12:00:00.000Z.',
    serialize: (value) => value,
    parseValue: (value) => String(value),
    parseLiteral: literal as (node: ValueNode) => string,
  });
  builder.scalarType('SafeInt', {
    description: 'An integer between -2^53 and 2^53.',
    serialize: safeInt,
    parseValue: safeInt,
    parseLiteral: (node) => {
      if (node.kind !== Kind.INT) throw new GraphQLError('An integer is required.');
      return safeInt(Number(node.value));
    },
  });
  // Pothos derives the types of fields from code; ours are data, which its types cannot follow.
  return builder as unknown as Builder;
};
