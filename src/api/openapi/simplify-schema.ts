import type { JsonSchema } from '../json-schema.ts';

/** Bounds that only say that a whole number can be stored. */
const SAFE = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
/** Formats that say more than the pattern that zod writes beside them. */
const TELLING = new Set(['date', 'date-time', 'uri']);

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** null and nothing else, as every generator of clients can say it: `enum: [null]` is more than some can. */
const NULL = { type: 'object', nullable: true, maxProperties: 0, additionalProperties: false };

/** `allOf` of one reference is that reference; the description of a member is kept next to it, and lists of values in the component. */
const referenceOf = ({ allOf = [], enum: _, 'x-extensible-enum': __, ...rest }: JsonSchema): JsonSchema => {
  const [only] = allOf;
  if (rest.nullable === true) {
    const { nullable, type, ...others } = rest;
    return { ...others, oneOf: [only, NULL] };
  }
  return Object.keys(rest).length === 0 ? only! : { ...rest, allOf };
};

/** One schema of what a tuple's items may be, where all are alike. */
const itemsOf = (items: JsonSchema): JsonSchema => {
  const forms = (items.anyOf ?? items.oneOf) as readonly JsonSchema[] | undefined;
  if (!forms || Object.keys(items).length > 1) return items;
  const texts = new Set(forms.map((form) => JSON.stringify(form)));
  return texts.size === 1 ? forms[0]! : items;
};

/** What names have in common that generators of clients make one name of: `log_mar` and `logMAR`. */
export const foldedName = (name: string): string => name.replace(/[\W_]/g, '').toLowerCase();

/** Where a name that a program could not have beside the present one is marked as deprecated. */
export const DEPRECATED_NAME = 'x-deprecated-name';

/** A schema without the former names of its members that a program could not have beside their names, which say them. */
const withoutFormerNames = (schema: JsonSchema): JsonSchema => {
  const { properties, required } = schema as { properties?: Record<string, JsonSchema>; required?: readonly string[] };
  if (!isSchema(properties) || schema.additionalProperties === false) return schema;
  const isCurrent = ([, member]: [string, JsonSchema]): boolean => isSchema(member) && member.deprecated !== true;
  const all = Object.entries(properties);
  const current = new Set(all.filter(isCurrent).map(([name]) => foldedName(name)));
  const isFormer = (one: [string, JsonSchema]): boolean => !isCurrent(one) && current.has(foldedName(one[0]));
  const former = new Map(all.filter(isFormer).map(([name]) => [foldedName(name), name]));
  if (former.size === 0) return schema;
  const members = Object.fromEntries(
    all
      .filter((one) => !isFormer(one))
      .map(([name, member]) => {
        const deprecated = former.get(foldedName(name));
        return [name, deprecated === undefined ? member : { ...member, [DEPRECATED_NAME]: deprecated }];
      }),
  );
  return {
    ...schema,
    properties: members,
    ...(required && { required: required.filter((name) => Object.hasOwn(members, name)) }),
  };
};

const isNull = ({ enum: values }: JsonSchema): boolean => values?.length === 1 && values[0] === null;

const tidyOne = (sent: JsonSchema): JsonSchema => {
  const schema = withoutFormerNames(sent);
  if (isNull(schema))
    return { ...(schema.description === undefined ? {} : { description: schema.description }), ...NULL };
  const { minimum, maximum, pattern, format, ...rest } = schema;
  const kept: JsonSchema = {
    ...rest,
    ...(format === undefined ? {} : { format }),
    ...(minimum === undefined || SAFE.includes(minimum) ? {} : { minimum }),
    ...(maximum === undefined || SAFE.includes(maximum) ? {} : { maximum }),
    ...(pattern === undefined || TELLING.has(String(format)) ? {} : { pattern }),
  };
  const listed = isSchema(kept.items) ? { ...kept, items: itemsOf(kept.items as JsonSchema) } : kept;
  return listed.allOf?.length === 1 && listed.allOf[0]!.$ref !== undefined ? referenceOf(listed) : listed;
};

/** A generated schema as people read it: no bounds that mean nothing, no form of it that another word would say shorter. */
export const simplifySchema = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(simplifySchema);
  if (!isSchema(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, simplifySchema(member)]));
  return tidyOne(inner);
};
