import {
  type ASTNode,
  type ASTVisitor,
  type GraphQLEnumType,
  GraphQLError,
  type GraphQLSchema,
  isEnumType,
  isIntrospectionType,
  Kind,
  type ValidationRule,
} from 'graphql';
import { vocabularyOf } from '../errors/vocabulary.ts';

/** The word that stands where a value of an enumeration is wanted. */
const wordOf = (node: ASTNode): unknown => ('value' in node ? node.value : undefined);

const refusing = (type: GraphQLEnumType, given: unknown, thrown: unknown): unknown => {
  if (!(thrown instanceof GraphQLError)) return thrown;
  const { message, nodes } = thrown;
  const known = type.getValues().map(({ name }) => name);
  const extensions = { code: 'INVALID_INPUT', details: vocabularyOf(given, known) };
  return new GraphQLError(message, { nodes: nodes ?? null, extensions });
};

/**
 * Makes the enumerations of a schema accept texts as well: a value by its name or as REST has it, and in a document any text,
 * which the operation judges. Makes them say what is accepted if a value is none of theirs.
 */
export const withVocabularies = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || isIntrospectionType(type)) continue;
    const parseValue = type.parseValue.bind(type);
    const parseLiteral = type.parseLiteral.bind(type);
    const texts = new Set<unknown>(type.getValues().map(({ value }) => value));
    type.parseValue = (value) => {
      if (texts.has(value)) return value;
      try {
        return parseValue(value);
      } catch (thrown) {
        throw refusing(type, value, thrown);
      }
    };
    type.parseLiteral = (node, variables) => {
      if (node.kind === Kind.STRING) return type.getValue(node.value)?.value ?? node.value;
      try {
        return parseLiteral(node, variables);
      } catch (thrown) {
        throw refusing(type, wordOf(node), thrown);
      }
    };
  }
  return schema;
};

/** Which argument or member of an input each value of a document stands in: `brief.styles[0]`. */
export interface Places {
  readonly rule: ValidationRule;
  of(node: ASTNode | undefined): string | undefined;
}

export const createPlaces = (): Places => {
  const places = new WeakMap<ASTNode, string>();
  const visit: ASTVisitor = {
    enter(node, key, parent, _path, ancestors) {
      if (node.kind !== Kind.ENUM && node.kind !== Kind.STRING && node.kind !== Kind.INT) return;
      const around = [...ancestors, parent].filter((one): one is ASTNode => one !== undefined && !Array.isArray(one));
      const names = around.flatMap((one) =>
        one.kind === Kind.ARGUMENT || one.kind === Kind.OBJECT_FIELD ? [one.name.value] : [],
      );
      const inList = around.at(-1)?.kind === Kind.LIST && typeof key === 'number' ? `[${key}]` : '';
      if (names.length) places.set(node, names.join('.') + inList);
    },
  };
  return { rule: () => visit, of: (node) => node && places.get(node) };
};

const AT = / at "([^"]{1,200})"/;
const VARIABLE = /^Variable "\$([^"]{1,200})"/;

/** The field that an error of a value is about: its place in the document, or in the variables. */
export const fieldOf = ({ message, nodes }: GraphQLError, places: Places): string | undefined =>
  places.of(nodes?.[0]) ?? AT.exec(message)?.[1] ?? VARIABLE.exec(message)?.[1];
