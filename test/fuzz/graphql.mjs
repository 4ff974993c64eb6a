// Documents of GraphQL made from the schema that introspection shows.
import { createHash } from 'node:crypto';
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

/** Kinds of operation. */
const OPERATIONS = ['query', 'query', 'query', 'query', 'mutation', 'subscription'];

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** What a request may have of a persisted query: its hash, another one, none that can be one, or nothing. */
const persisted = (random, query) => {
  if (random.chance(0.7)) return {};
  const sha256Hash = random.pick([hashOf(query), hashOf(query), hashOf(`${query} `), hostileText(random), 5, null]);
  const version = random.pick([1, 1, 1, 2, '1', null]);
  const isHostile = random.chance(0.1);
  const extensions = { persistedQuery: isHostile ? hostileValue(random) : { version, sha256Hash } };
  return { extensions, isRight: !isHostile && sha256Hash === hashOf(query) && version === 1 };
};

/** A request with a document, or with its hash alone, by POST or in an address; its answers may be asked for as events. */
export const graphqlRequestOf = (random, schema, keyed) => {
  const { kind, operation, ...body } = documentOf(random, schema);
  const { extensions, isRight = true } = persisted(random, body.query);
  const sent = { ...body, ...(extensions && { extensions }) };
  if (extensions && random.chance(0.5)) delete sent.query;
  const isEvents = operation === 'subscription' ? random.chance(0.8) : random.chance(0.1);
  const headers = { ...keyed, ...(isEvents && { accept: 'text/event-stream' }) };
  // A subscription that is asked for in JSON is refused, and so is a wrong hash.
  const isRefused = !isRight || (operation === 'subscription' && !isEvents);
  const as = { kind: isRefused ? 'hostile' : kind, isEvents };
  if (operation === 'mutation' || random.chance(0.7))
    return {
      ...as,
      request: {
        method: 'POST',
        path: '/v1/graphql',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      },
    };
  const parameters = Object.entries(sent).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const path = `/v1/graphql?${new URLSearchParams(parameters)}`;
  return { ...as, request: { method: 'GET', path, headers } };
};

/** A random document with its variables; `kind` says whether it is as the schema allows. */
const documentOf = (random, schema) => {
  const operation = random.pick(OPERATIONS);
  const type = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }[operation];
  const field = random.pick(Object.values(type.getFields()));
  const given = field.args.filter((argument) => isNonNullType(argument.type) || random.chance(0.4));
  const variables = Object.fromEntries(
    given.map((argument) => [argument.name, inputOf(random, argument.type, argument.name)]),
  );
  const head = given.length ? `(${given.map((argument) => `$${argument.name}: ${argument.type}`).join(', ')})` : '';
  const passed = given.length ? `(${given.map((argument) => `${argument.name}: $${argument.name}`).join(', ')})` : '';
  const query = `${operation} ${head} { ${field.name}${passed}${selection(random, field.type, 0)} }`;
  const roll = random.share();
  if (roll < 0.6) return { kind: 'valid', operation, query, variables };
  if (roll < 0.8)
    return {
      kind: 'nearly',
      operation,
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
  return { kind: 'hostile', operation, query: broken, variables };
};
