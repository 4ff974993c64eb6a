import {
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  specifiedRules,
  type TypeNode,
  type ValidationContext,
  type ValidationRule,
  VariablesInAllowedPositionRule,
} from 'graphql';

/** The same lists and non-nulls of texts. */
const ofTexts = (type: GraphQLInputType): GraphQLInputType => {
  if (isNonNullType(type)) return new GraphQLNonNull(ofTexts(type.ofType) as typeof type.ofType);
  return isListType(type) ? new GraphQLList(ofTexts(type.ofType)) : GraphQLString;
};

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

/** GraphQL's rule, but a variable that is declared as a text may be used where an enumeration is expected. */
const textsForEnums: ValidationRule = (context: ValidationContext) => {
  const getRecursiveVariableUsages = (operation: OperationDefinitionNode) => {
    const texts = new Set(
      operation.variableDefinitions?.flatMap(({ variable, type }) =>
        nameOf(type) === GraphQLString.name ? [variable.name.value] : [],
      ),
    );
    return context
      .getRecursiveVariableUsages(operation)
      .map((usage) =>
        usage.type && texts.has(usage.node.name.value) && isEnumType(getNamedType(usage.type))
          ? { ...usage, type: ofTexts(usage.type) }
          : usage,
      );
  };
  return VariablesInAllowedPositionRule(
    Object.create(context, { getRecursiveVariableUsages: { value: getRecursiveVariableUsages } }),
  );
};

/** The rules of GraphQL for a schema whose enumerations also accept texts. */
export const GRAPHQL_RULES: readonly ValidationRule[] = specifiedRules.map((rule) =>
  rule === VariablesInAllowedPositionRule ? textsForEnums : rule,
);
