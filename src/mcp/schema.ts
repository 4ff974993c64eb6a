import type { z } from 'zod';
import { jsonSchemaOf } from '../api/json-schema.ts';

export type JsonObject = { readonly [member: string]: unknown };

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

const COLOR_TEXT = "Any colour of CSS: '#336699', 'rebeccapurple', 'oklch(50% 0.1 250)'";

const COLORS = new Set(['Color', 'ScienceColor']);

/** Of the forms that a colour may have, agents see only text. */
const withPlainColors = (components: JsonObject): JsonObject => {
  const plainOf = ([name, component]: [string, unknown]): [string, unknown] => {
    const { oneOf = [] } = component as { oneOf?: readonly JsonObject[] };
    const text = COLORS.has(name) ? oneOf.find(({ type }) => type === 'string') : undefined;
    return [name, text ? { ...text, description: COLOR_TEXT } : component];
  };
  return Object.fromEntries(Object.entries(components).map(plainOf));
};

/** An object schema as a model reads it. */
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

/** The schema with these members only, those named required; the rest keep the operation's defaults. */
export const narrowed = (
  schema: JsonObject,
  only: readonly string[] | undefined,
  required: readonly string[] = [],
): JsonObject => {
  const properties = (schema.properties ?? {}) as JsonObject;
  const kept = only ?? Object.keys(properties).filter((name) => !COLOR_OPTIONS.includes(name));
  for (const name of [...kept, ...required]) {
    if (!(name in properties)) throw new TypeError(`the operation has no field ${name}`);
  }
  const needed = new Set([...((schema.required ?? []) as string[]), ...required]);
  const { $defs = {}, ...rest } = schema;
  const shown = Object.fromEntries(kept.map((name) => [name, properties[name]]));
  // Definitions that only other members refer to are left out.
  const texts = JSON.stringify([shown, $defs]);
  const definitions = Object.entries($defs as JsonObject).filter(([name]) => texts.includes(`"${DEFINITIONS}${name}"`));
  return {
    ...rest,
    properties: shown,
    required: kept.filter((name) => needed.has(name)),
    ...(definitions.length ? { $defs: Object.fromEntries(definitions) } : {}),
  };
};
