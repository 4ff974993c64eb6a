import type { JsonSchema } from '../json-schema.ts';

/** The editions of OpenAPI that the document is served in. */
export const EDITIONS = ['3.0', '3.1'] as const;
export type Edition = (typeof EDITIONS)[number];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a schema of 3.0 stands for null and nothing else. */
const isNullAlone = ({ nullable, maxProperties }: JsonSchema): boolean => nullable === true && maxProperties === 0;

const boundOf = (bound: number | undefined, isExcluded: unknown, [name, excluded]: readonly [string, string]) =>
  bound === undefined ? {} : { [isExcluded === true ? excluded : name]: bound };

/**
 * A schema of 3.0 by JSON Schema 2020-12, which 3.1 uses: null is a type, a bound that is excluded is a number, bytes have a media
 * type. Throws TypeError where null is allowed beside no type.
 */
export const schemaOf = (schema: JsonSchema): JsonSchema => {
  const { nullable, example, minimum, exclusiveMinimum, maximum, exclusiveMaximum, format, ...rest } = schema;
  if (isNullAlone({ nullable, ...rest })) return { ...describedBy(rest), type: 'null' };
  if (nullable === true && typeof rest.type !== 'string')
    throw new TypeError(`a schema that may be null has no type: ${JSON.stringify(schema)}`);
  return {
    ...rest,
    ...boundOf(minimum, exclusiveMinimum, ['minimum', 'exclusiveMinimum']),
    ...boundOf(maximum, exclusiveMaximum, ['maximum', 'exclusiveMaximum']),
    ...(format === 'binary' ? { contentMediaType: 'application/octet-stream' } : {}),
    ...(format === undefined || format === 'binary' ? {} : { format }),
    ...(nullable === true ? { type: [rest.type, 'null'] as unknown as string } : {}),
    ...(nullable === true && rest.enum && !rest.enum.includes(null) ? { enum: [...rest.enum, null] } : {}),
    ...(example === undefined ? {} : { examples: [example] }),
  };
};

const describedBy = ({ description }: JsonSchema) => (description === undefined ? {} : { description });

const MAPS = new Set(['properties', 'schemas']);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf']);
const SINGLE = new Set(['items', 'additionalProperties', 'schema', 'data', 'not']);

const converted = (name: string, value: unknown): unknown => {
  if (name === 'example' || name === 'examples') return value;
  if (MAPS.has(name) && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inSchema(one)]));
  if (LISTS.has(name) && Array.isArray(value)) return value.map(inSchema);
  if (SINGLE.has(name) && isObject(value)) return inSchema(value);
  return around(value);
};

/** A part of the document other than a schema. */
const around = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(around);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, converted(name, one)]));
};

/** A schema with those in it. */
const inSchema = (value: unknown): unknown => (isObject(value) ? schemaOf(around(value) as JsonSchema) : value);

type Item = Readonly<Record<string, unknown>>;
type Paths = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Callbacks by event, each with one path item by the expression of its address. */
const callbacksOf = (operation: object): Readonly<Record<string, Item>> =>
  (operation as { callbacks?: Readonly<Record<string, Item>> }).callbacks ?? {};

/** The callbacks of all operations as webhooks, which 3.1 has, and the operations with references to them. */
const withWebhooks = (paths: Paths): { paths: Paths; webhooks: Item } => {
  const webhooks: Record<string, unknown> = {};
  const referring = (operation: object): object => {
    const callbacks = Object.entries(callbacksOf(operation)).map(([event, items]) => {
      const [[address, item] = []] = Object.entries(items);
      if (address === undefined) throw new TypeError(`the callback ${event} has no address`);
      webhooks[event] = item;
      return [event, { [address]: { $ref: `#/webhooks/${event}` } }];
    });
    return callbacks.length ? { ...operation, callbacks: Object.fromEntries(callbacks) } : operation;
  };
  const referred = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, referring(operation)])),
  ]);
  return { paths: Object.fromEntries(referred), webhooks };
};

/** The document of OpenAPI 3.0.3 as one of 3.1. */
export const inEdition31 = <Document extends { readonly openapi: string; readonly paths: Paths }>(
  document: Document,
): Document & { readonly webhooks: Item } => {
  const converted = around(document) as Document;
  return { ...converted, ...withWebhooks(converted.paths), openapi: '3.1.0' };
};
