import { ApiError } from '../api/errors.ts';
import { shorten } from '../errors/refusal.ts';
import { didYouMean } from '../errors/suggest.ts';
import { unknownName } from '../errors/vocabulary.ts';
import type { JsonObject } from './json-object.ts';
import type { Tool, ToolInput } from './tool.ts';

/** Names that people and models use for the fields of tools. Each is accepted where the tool lists what it stands for. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  color: ['hex', 'base', 'base_color', 'baseColor', 'seed_color', 'brand', 'brand_color', 'primary', 'colour', 'value'],
  colors: ['palette', 'colours', 'color', 'hexes'],
  fg: ['foreground', 'text', 'text_color', 'textColor', 'color'],
  bg: ['background', 'background_color', 'backgroundColor', 'on'],
  conditions: ['condition', 'deficiency', 'deficiencies', 'type', 'types'],
  count: ['n', 'number', 'size'],
  steps: ['count', 'n'],
  to: ['spaces', 'space', 'formats', 'format', 'target'],
  min_ratio: ['minRatio', 'ratio', 'target_ratio', 'min_contrast', 'target'],
  url: ['address', 'page', 'link'],
  html: ['source', 'markup', 'content'],
  note: ['brief', 'description', 'prompt', 'text'],
  method: ['harmony', 'type', 'scheme'],
};

type Schemas = Readonly<Record<string, JsonObject>>;

/** What a tool knows of its fields. */
export interface Fields {
  readonly listed: Schemas;
  /** Names of the operation that the tool passes on as they are. */
  readonly operation: ReadonlySet<string>;
}

/** A value in the type that the field has, where a model sent the same in another. */
const typed = (value: unknown, schema: JsonObject): unknown => {
  const { type, pattern } = schema;
  if (type === 'array' && !Array.isArray(value)) {
    if (typeof value === 'string' && /^\s*\[/.test(value)) {
      try {
        return JSON.parse(value);
      } catch {
        return value;
      }
    }
    return typeof value === 'string' || typeof value === 'number' ? [value] : value;
  }
  if ((type === 'number' || type === 'integer') && typeof value === 'string')
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if (type === 'string' && pattern !== undefined && typeof value === 'number') return String(value);
  return value;
};

/** The listed name that a name stands for; undefined if it is none that the tool knows. */
const listedName = (name: string, value: unknown, tool: Tool, { listed, operation }: Fields): string | undefined => {
  if (Object.hasOwn(listed, name)) return name;
  if (tool.aliases && Object.hasOwn(tool.aliases, name)) return tool.aliases[name];
  const passed = Object.entries(tool.names ?? {}).find(([, field]) => field === name)?.[0];
  if (passed !== undefined) return passed;
  if (operation.has(name)) return name;
  const meant = Object.keys(COMMON).filter((field) => Object.hasOwn(listed, field) && COMMON[field]!.includes(name));
  // "target" is a ratio only as a number.
  return meant.find((field) => field !== 'min_ratio' || Number.isFinite(Number(value)));
};

const unknownField = (name: string, fields: readonly string[]): ApiError =>
  new ApiError(
    'INVALID_INPUT',
    `unknown field '${shorten(name)}'${didYouMean(name, fields) || `; accepted: ${fields.join(', ')}`}`,
    { details: unknownName(name, name, fields) },
  );

/** Arguments under their listed names and in their types. Throws INVALID_INPUT for a field that the tool does not know. */
export const readArguments = (given: ToolInput, tool: Tool, fields: Fields): ToolInput => {
  const input: Record<string, unknown> = {};
  const later: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    if (tool.ignores?.(name, value)) continue;
    const listed = listedName(name, value, tool, fields);
    if (listed === undefined) throw unknownField(name, Object.keys(fields.listed));
    if (listed === name) input[name] = value;
    else later.push([listed, value]);
  }
  // A name that is listed goes before one that stands for it.
  for (const [name, value] of later) if (!Object.hasOwn(input, name)) input[name] = value;
  const inTypes = (all: ToolInput): ToolInput =>
    Object.fromEntries(
      Object.entries(all).map(([name, value]) => {
        const schema = fields.listed[name];
        return [name, schema ? typed(value, schema) : value];
      }),
    );
  // What a tool reads itself may be in another type once more, under another name.
  return tool.read ? inTypes(tool.read(inTypes(input))) : inTypes(input);
};

/** The same under the names of the operation. */
export const asOperation = (input: ToolInput, { names = {} }: Tool): ToolInput =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [names[name] ?? name, value]));

/** An error of the operation in the names that the tool lists. */
export const inListedNames = (error: ApiError, { names = {} }: Tool): ApiError => {
  for (const [listed, field] of Object.entries(names)) {
    if (!new RegExp(`^${field}(?![\\w-])`).test(error.message)) continue;
    const details = error.details?.field === field ? { ...error.details, field: listed } : error.details;
    return new ApiError(error.code, listed + error.message.slice(field.length), { details, headers: error.headers });
  }
  return error;
};
