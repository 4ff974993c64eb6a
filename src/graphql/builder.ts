import SchemaBuilder from '@pothos/core';
import { GraphQLError, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import type { Context } from '../api/context.ts';

/** Values of answers and arguments; their types are known to the schema only, not to the compiler. */
export type Value = unknown;

/** What the fields of one document share. */
export interface DocumentContext {
  readonly call: Context;
  /** Told of every call that the document makes. */
  readonly onCall: () => void;
}

interface Types {
  Context: DocumentContext;
  Scalars: {
    Color: { Input: Value; Output: Value };
    JSON: { Input: Value; Output: Value };
    SafeInt: { Input: number; Output: number };
  };
  DefaultFieldNullability: false;
}

const safeInt = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError(`${JSON.stringify(value)} is not a whole number below 2^53.`);
};

/** A builder with the scalars of this service. */
export const createBuilder = () => {
  const builder = new SchemaBuilder<Types>({ defaultFieldNullability: false });
  const literal = (node: ValueNode, variables?: Record<string, unknown> | null): unknown =>
    valueFromASTUntyped(node, variables);
  builder.scalarType('Color', {
    description:
      "A colour. Written as any opaque CSS colour such as '#336699' or 'oklch(50% 0.1 250)', or [r, g, b] or {r: .., g: .., b: ..} with whole numbers 0-255; answered as '#rrggbb'.",
    serialize: (value) => value,
    // The operation itself judges what is a colour, so that it is refused in the same words everywhere.
    parseValue: (value) => value,
    parseLiteral: literal as never,
  });
  builder.scalarType('JSON', {
    description: 'Any JSON value, with members as REST names them.',
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: literal as never,
  });
  builder.scalarType('SafeInt', {
    description: 'A whole number below 2^53 either way.',
    serialize: safeInt,
    parseValue: safeInt,
    parseLiteral: (node) => {
      if (node.kind !== Kind.INT) throw new GraphQLError('A whole number is wanted.');
      return safeInt(Number(node.value));
    },
  });
  return builder;
};

export type Builder = ReturnType<typeof createBuilder>;
