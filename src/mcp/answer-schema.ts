import type { z } from 'zod';
import { inlined } from './inline.ts';
import type { JsonObject } from './json-object.ts';
import { toolSchemaOf } from './schema.ts';

/** Members that are left to the reader: `mapped` implies the first, the others repeat what was sent. */
const UNLISTED = new Set(['gamut_mapped', 'composited']);
/** Characters of a description: the words of all members are in the OpenAPI document. */
const MOST_WORDS = 80;

type Members = Readonly<Record<string, JsonObject>>;

/** The first sentence or clause of a description. */
const firstWords = (description: unknown): string | undefined => {
  if (typeof description !== 'string') return undefined;
  const [first = ''] = description.split(/(?<=[a-z)])[.;:] /);
  return first.length <= MOST_WORDS ? first : `${first.slice(0, MOST_WORDS - 1).trimEnd()}…`;
};

/** What a member is, without what is in it. */
const outline = (schema: JsonObject): JsonObject => {
  const { type, oneOf, anyOf, description } = schema;
  const words = firstWords(description);
  const kind = type ?? (oneOf || anyOf ? undefined : 'object');
  return { ...(kind === undefined ? {} : { type: kind }), ...(words === undefined ? {} : { description: words }) };
};

const membersOf = (schema: z.ZodType): { members: Members; required: readonly string[] } => {
  const { properties = {}, required = [] } = inlined(toolSchemaOf(schema, 'output')) as {
    properties?: Members;
    required?: readonly string[];
  };
  return { members: properties, required };
};

/**
 * The schema of an answer, as short as a list of tools needs it: names, types and meaning of its members. Every answer that the full
 * schema allows is allowed. `further` is the response of the operation if the tool returns a part of it: its members are optional.
 */
export const answerSchemaOf = (schema: z.ZodType, further?: z.ZodType): JsonObject => {
  const { members, required } = membersOf(schema);
  const listed = Object.entries(members).filter(([name]) => !UNLISTED.has(name));
  const more = further ? Object.entries(membersOf(further).members) : [];
  const optional = more.filter(([name]) => !(name in members) && !UNLISTED.has(name));
  return {
    type: 'object',
    properties: Object.fromEntries([
      ...listed.map(([name, part]) => [name, outline(part)]),
      ...optional.map(([name, part]) => {
        const { description: _, ...kind } = outline(part);
        return [name, kind];
      }),
    ]),
    required: required.filter((name) => !UNLISTED.has(name)),
  };
};
