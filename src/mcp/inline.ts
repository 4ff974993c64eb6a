import type { JsonObject } from './json-object.ts';

const DEFINITIONS = '#/$defs/';
const COMBINATIONS = ['anyOf', 'oneOf', 'allOf'] as const;
/** Keywords that only readers of documents use, or that clients of models refuse. */
const LEFT_OUT = new Set(['$defs', 'example', 'format', '$schema']);

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One schema in place of several: a list in place of "one or a list of it", and the single alternative in place of a list of one. */
const combined = (alternatives: readonly JsonObject[]): JsonObject | undefined => {
  const [only] = alternatives;
  if (alternatives.length === 1) return only;
  const lists = alternatives.filter(({ type }) => type === 'array');
  const others = alternatives.filter(({ type }) => type !== 'array');
  if (lists.length !== 1 || others.length !== 1) return undefined;
  return JSON.stringify(lists[0]!.items) === JSON.stringify(others[0]) ? lists[0] : undefined;
};

/**
 * A schema that stands alone: every definition is written where it is used, so that clients which know no `$ref` can read it. A
 * definition that contains itself is an object without further words.
 */
export const inlined = (schema: JsonObject): JsonObject => {
  const definitions = (schema.$defs ?? {}) as Readonly<Record<string, JsonObject>>;

  const list = (value: unknown, open: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => list(one, open));
    return isObject(value) ? part(value, open) : value;
  };

  const members = (value: JsonObject, open: readonly string[]): JsonObject =>
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, part(one as JsonObject, open)]));

  const part = ({ $ref, ...own }: JsonObject, open: readonly string[]): JsonObject => {
    if (typeof $ref === 'string') {
      const name = $ref.slice(DEFINITIONS.length);
      if (open.includes(name)) return { type: 'object' };
      return part({ ...definitions[name], ...own }, [...open, name]);
    }
    const made: Record<string, unknown> = {};
    for (const [keyword, value] of Object.entries(own)) {
      if (LEFT_OUT.has(keyword)) continue;
      if (keyword === 'additionalProperties' && isObject(value) && Object.keys(value).length === 0) continue;
      made[keyword] = keyword === 'properties' && isObject(value) ? members(value, open) : list(value, open);
    }
    for (const keyword of COMBINATIONS) {
      const one = Array.isArray(made[keyword]) ? combined(made[keyword] as JsonObject[]) : undefined;
      if (!one) continue;
      delete made[keyword];
      Object.assign(made, { ...one, ...made });
    }
    if (Array.isArray(made.enum) && made.enum.every((value) => value === null)) {
      delete made.enum;
      made.type = 'null';
    }
    return made;
  };

  return part(schema, []);
};
