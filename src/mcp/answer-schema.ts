import type { z } from 'zod';
import { type JsonObject, toolSchemaOf } from './schema.ts';

const REFERENCE = '#/$defs/';
/** Parts that explain themselves: what was done with a colour of the request. */
const CUT = new Set(['MappedColor']);
/** Members that are left to the reader: `mapped` implies the first, the other repeats what was sent. */
const UNLISTED = new Set(['gamut_mapped', 'composited']);
/** A part that is used more often than this is written once, as a definition. */
const WRITTEN_OUT = 2;

/** Said to readers of documents, or only that there is nothing else: an answer may gain members. */
const isAside = (name: string, value: unknown): boolean =>
  name === 'example' || (name === 'additionalProperties' && value === false);

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const usesOf = (schema: JsonObject): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const [, name] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g))
    uses.set(name!, (uses.get(name!) ?? 0) + 1);
  return uses;
};

/**
 * The schema of an answer, as short as a list of tools needs it: what its members mean, names, types and ranges of what is in them,
 * and below `levels` of objects only that there is an object. Every answer that the full schema allows is allowed. The words of all
 * parts are in the OpenAPI document.
 */
export const answerSchemaOf = (schema: z.ZodType, levels = Number.POSITIVE_INFINITY): JsonObject => {
  const full = toolSchemaOf(schema, 'output');
  const { $defs = {}, ...top } = full;
  const parts = $defs as Readonly<Record<string, JsonObject>>;
  const uses = usesOf(full);
  const definitions: Record<string, JsonObject> = {};

  /** `level` is the number of objects around it. */
  const brief = (part: JsonObject, level: number): JsonObject => {
    const { $ref, ...rest } = part;
    const name = typeof $ref === 'string' ? $ref.slice(REFERENCE.length) : undefined;
    const description = rest.description ?? (name === undefined ? undefined : parts[name]?.description);
    const said = level <= 1 && typeof description === 'string' ? { description } : {};
    if (name !== undefined) return { ...referred(name, level), ...said };
    // Alternatives that were cut could not be distinguished.
    if ((rest.properties || rest.oneOf) && level >= levels) return { type: 'object', ...said };
    const kept = Object.entries(rest).filter(([word, value]) => word !== 'description' && !isAside(word, value));
    return { ...Object.fromEntries(kept.map(([word, value]) => [word, keyword(word, value, level)])), ...said };
  };

  const keyword = (name: string, value: unknown, level: number): unknown => {
    if (name === 'properties' && isObject(value))
      return Object.fromEntries(
        Object.entries(value)
          .filter(([member]) => !UNLISTED.has(member))
          .map(([member, inner]) => [member, brief(inner as JsonObject, level + 1)]),
      );
    if (Array.isArray(value)) return value.map((one) => (isObject(one) ? brief(one, level) : one));
    return isObject(value) ? brief(value, level) : value;
  };

  const referred = (name: string, level: number): JsonObject => {
    if (CUT.has(name)) return { type: 'object' };
    const { description: _, ...own } = parts[name]!;
    if (level >= levels || (uses.get(name) ?? 0) <= WRITTEN_OUT) return brief(own, level);
    definitions[name] ??= brief(own, level);
    return { $ref: `${REFERENCE}${name}` };
  };

  const made = brief(top, 0);
  return Object.keys(definitions).length ? { ...made, $defs: definitions } : made;
};
