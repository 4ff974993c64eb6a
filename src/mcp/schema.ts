import type { z } from 'zod';
import { createSchema } from 'zod-openapi';

export type JsonObject = { readonly [member: string]: unknown };

const COMPONENTS = '#/components/schemas/';
/** Formats outside JSON Schema: validators warn of them. */
const OWN_FORMATS = new Set(['color', 'binary']);

/** A schema of OpenAPI 3.1 as JSON Schema with definitions of its own. */
const asJsonSchema = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .filter(([name, member]) => !(name === 'format' && OWN_FORMATS.has(String(member))))
    .filter(([name, member]) => !(name.endsWith('imum') && Math.abs(Number(member)) === Number.MAX_SAFE_INTEGER))
    .map(([name, member]) =>
      name === '$ref' && typeof member === 'string'
        ? [name, member.replace(COMPONENTS, '#/$defs/')]
        : [name, asJsonSchema(member)],
    );
  return Object.fromEntries(members);
};

const COLOR_TEXT = "Any colour of CSS: '#336699', 'rebeccapurple', 'oklch(50% 0.1 250)'";

/** Of the forms that a colour may have, agents see only text. */
const withPlainColors = (components: JsonObject): JsonObject => {
  const { Color } = components as { Color?: { oneOf?: readonly JsonObject[] } };
  const text = Color?.oneOf?.find(({ type }) => type === 'string');
  return text ? { ...components, Color: { ...text, description: COLOR_TEXT } } : components;
};

/** An object schema as a model reads it. */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
  const made = createSchema(schema, { io, openapiVersion: '3.1.0' });
  const components = withPlainColors((made.components ?? {}) as JsonObject);
  const top = made.schema as JsonObject;
  const name = typeof top.$ref === 'string' ? top.$ref.slice(COMPONENTS.length) : undefined;
  const named = name === undefined ? top : components[name];
  // The schema itself is written out, and no definition unless it contains itself.
  const isDefinition = (one: string): boolean =>
    one !== name || JSON.stringify(components).includes(`"${COMPONENTS}${one}"`);
  const definitions = Object.fromEntries(Object.entries(components).filter(([one]) => isDefinition(one)));
  const $defs = Object.keys(definitions).length ? { $defs: asJsonSchema(definitions) } : {};
  return { ...(asJsonSchema(named) as JsonObject), ...$defs };
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
  return {
    ...schema,
    properties: Object.fromEntries(kept.map((name) => [name, properties[name]])),
    required: kept.filter((name) => needed.has(name)),
  };
};
