import type { z } from 'zod';
import { jsonSchemaOf } from '../api/json-schema.ts';
import { inlined } from './inline.ts';
import type { JsonObject } from './json-object.ts';

const DEFINITIONS = '#/$defs/';
/** Formats outside JSON Schema: validators warn of them. */
const OWN_FORMATS = new Set(['color', 'binary']);

/** A schema without what only readers of documents want. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .filter(([name, member]) => !(name === 'format' && OWN_FORMATS.has(String(member))))
    .filter(([name, member]) => !(name.endsWith('imum') && Math.abs(Number(member)) === Number.MAX_SAFE_INTEGER))
    .map(([name, member]) => [name, plain(member)]);
  return Object.fromEntries(members);
};

const COLORS = new Set(['Color', 'ScienceColor']);

/** Of the forms that a colour may have, agents see only text. */
const withPlainColors = (components: JsonObject): JsonObject => {
  const plainOf = ([name, component]: [string, unknown]): [string, unknown] => {
    const { oneOf = [] } = component as { oneOf?: readonly JsonObject[] };
    const text = COLORS.has(name) ? oneOf.find(({ type }) => type === 'string') : undefined;
    return [name, text ? { type: 'string', description: 'CSS colour' } : component];
  };
  return Object.fromEntries(Object.entries(components).map(plainOf));
};

/** An object schema as a model reads it, with definitions. */
export const toolSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
  const { $defs = {}, ...top } = jsonSchemaOf(schema, io);
  const parts = withPlainColors($defs as JsonObject);
  const name = top.$ref?.slice(DEFINITIONS.length);
  const named = name === undefined ? top : parts[name];
  // The schema itself is written out, and no definition unless it contains itself.
  const isDefinition = (one: string): boolean =>
    one !== name || JSON.stringify(parts).includes(`"${DEFINITIONS}${one}"`);
  const definitions = Object.fromEntries(Object.entries(parts).filter(([one]) => isDefinition(one)));
  return { ...(plain(named) as JsonObject), ...(Object.keys(definitions).length ? { $defs: plain(definitions) } : {}) };
};

/** Options that every operation with colours accepts; tools show them where they name them. */
const COLOR_OPTIONS = ['gamut', 'over', 'scheme'];

/** Members of a list are described by the list. */
const withoutItemWords = (schema: JsonObject): JsonObject => {
  const { items } = schema;
  if (typeof items !== 'object' || items === null) return schema;
  const { description: _, ...rest } = items as JsonObject;
  return { ...schema, items: rest };
};

/** The schema of a tool's input: fields of its operation, without definitions, and how many of them it needs. */
export interface InputFields {
  readonly properties: Readonly<Record<string, JsonObject>>;
  readonly required: ReadonlySet<string>;
  /** Every field of the operation. */
  readonly all: readonly string[];
}

/** Those fields of an operation that a tool shows. Throws TypeError for a name that the operation does not have. */
export const inputFieldsOf = (schema: z.ZodType, only: readonly string[] | undefined): InputFields => {
  const { properties = {}, required = [] } = inlined(toolSchemaOf(schema, 'input')) as {
    properties?: Readonly<Record<string, JsonObject>>;
    required?: readonly string[];
  };
  const all = Object.keys(properties);
  const kept = only ?? all.filter((name) => !COLOR_OPTIONS.includes(name));
  for (const name of kept) if (!(name in properties)) throw new TypeError(`the operation has no field ${name}`);
  return {
    properties: Object.fromEntries(kept.map((name) => [name, withoutItemWords(properties[name]!)])),
    required: new Set(required.filter((name) => kept.includes(name))),
    all,
  };
};
