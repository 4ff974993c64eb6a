// Documents of GraphQL made from the schema that introspection shows.
import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { hostileText, hostileValue } from './hostile.mjs';
import { color } from './values.mjs';

export const INTROSPECTION = getIntrospectionQuery();
export const schemaOf = (data) => buildClientSchema(data);

const DEEPEST = 4;

/** A value for a variable of an input type. */
const inputOf = (random, type, name) => {
  if (isNonNullType(type)) return inputOf(random, type.ofType, name);
  if (isListType(type)) return Array.from({ length: random.int(1, 4) }, () => inputOf(random, type.ofType, name));
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || random.chance(0.5))
        .map((field) => [field.name, inputOf(random, field.type, field.name)]),
    );
  switch (type.name) {
    case 'Int':
      return random.pick([0, 1, 2, 5, 12, -1, 2_147_483_647]);
    case 'Float':
      return random.pick([0, 0.5, 1, 4.5, 21, -1, 1e308]);
    case 'Boolean':
      return random.chance(0.5);
    default:
      return random.chance(0.6) ? color(random) : hostileText(random);
  }
};

const named = (type) => (type.ofType ? named(type.ofType) : type);

const selection = (random, type, depth) => {
  const target = named(type);
  if (isLeafType(target)) return '';
  const fields = target.getFields ? Object.values(target.getFields()) : [];
  const plain = fields.filter((field) => field.args.every((argument) => !isNonNullType(argument.type)));
  const leaves = plain.filter((field) => isLeafType(named(field.type)));
  const chosen = plain.filter((field) => (depth < DEEPEST || leaves.includes(field)) && random.chance(0.6));
  const list = chosen.length ? chosen : leaves.slice(0, 1);
  if (list.length === 0) return ' { __typename }';
  return ` { ${list.map((field) => `${field.name}${selection(random, field.type, depth + 1)}`).join(' ')} }`;
};

/** A document of every kind of operation; of subscriptions the schema has none. */
const OPERATIONS = ['query', 'query', 'query', 'query', 'mutation', 'subscription'];

/** A random document with its variables; `kind` says whether it is as the schema allows. */
export const documentOf = (random, schema) => {
  const operation = random.pick(OPERATIONS);
  const type = operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const field = random.pick(Object.values(type.getFields()));
  const given = field.args.filter((argument) => isNonNullType(argument.type) || random.chance(0.4));
  const variables = Object.fromEntries(
    given.map((argument) => [argument.name, inputOf(random, argument.type, argument.name)]),
  );
  const head = given.length ? `(${given.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')})` : '';
  const passed = given.length ? `(${given.map((argument) => `${argument.name}: $${argument.name}`).join(', ')})` : '';
  const query = `${operation} ${head} { ${field.name}${passed}${selection(random, field.type, 0)} }`;
  const roll = random.share();
  if (operation === 'subscription') return { kind: 'hostile', query, variables };
  if (roll < 0.6) return { kind: 'valid', query, variables };
  if (roll < 0.8)
    return {
      kind: 'nearly',
      query,
      variables: { ...variables, [random.pick(given)?.name ?? 'x']: hostileValue(random) },
    };
  const at = random.int(0, query.length);
  const broken = random.pick([
    `${query.slice(0, at)}${hostileText(random)}${query.slice(at)}`,
    query.slice(0, at),
    query.replaceAll('{', '{{'),
    `{ ${'a: __typename '.repeat(500)} }`,
    `${'{ a '.repeat(300)}${'}'.repeat(300)}`,
    `query { ${'...f '.repeat(3)} } fragment f on Query { ...f }`,
    hostileText(random),
  ]);
  return { kind: 'hostile', query: broken, variables };
};
