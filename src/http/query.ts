import type { AnyProcedure } from '@trpc/server';
import { ApiError } from '../api/errors.ts';
import { definitionOf } from '../api/procedure.ts';

/** What a text of the query string is read as. */
type Kind = 'number' | 'boolean' | 'string';

interface SchemaDefinition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly options?: readonly Schema[];
  readonly values?: readonly unknown[];
  readonly shape?: Readonly<Record<string, Schema>>;
}
interface Schema {
  readonly def: SchemaDefinition;
}

const WRAPPERS = new Set(['optional', 'default', 'prefault', 'nullable', 'readonly', 'catch', 'nonoptional']);

/** The JSON type that a field's schema declares. */
const kindOf = ({ def }: Schema): Kind => {
  if (WRAPPERS.has(def.type)) return kindOf(def.innerType!);
  if (def.type === 'pipe') return kindOf(def.in!);
  if (def.type === 'number' || def.type === 'int') return 'number';
  if (def.type === 'boolean') return 'boolean';
  if (def.type === 'literal') return def.values!.every((value) => typeof value === 'number') ? 'number' : 'string';
  if (def.type === 'union') {
    const kinds = new Set(def.options!.map(kindOf));
    return kinds.size === 1 ? [...kinds][0]! : 'string';
  }
  return 'string';
};

const NUMBER = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A text as its declared type; what does not read as that type stays a text, which the schema then refuses by name. */
const readAs = (kind: Kind, text: string): unknown => {
  if (kind === 'number' && NUMBER.test(text)) return Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

/** Whether a field's schema accepts a list. */
const takesList = ({ def }: Schema): boolean => {
  if (WRAPPERS.has(def.type)) return takesList(def.innerType!);
  if (def.type === 'pipe') return takesList(def.in!);
  return def.type === 'array' || (def.type === 'union' && def.options!.some(takesList));
};

/** Fields of an operation that accept lists. */
export const listFieldsOf = (procedure: AnyProcedure): ReadonlySet<string> =>
  new Set(
    (definitionOf(procedure).inputs as readonly Schema[]).flatMap((input) =>
      Object.entries(input.def.shape ?? {}).flatMap(([name, field]) => (takesList(field) ? [name] : [])),
    ),
  );

/** A text as the type that a field declares. */
export type TextReader = (name: string, text: string) => unknown;
export type QueryReader = (query: string, params: Readonly<Record<string, string>>) => Record<string, unknown>;

/** Reads texts of an operation's fields by the types that its input declares; nothing is coerced beyond that. */
export const textReader = (procedure: AnyProcedure): TextReader => {
  const inputs = definitionOf(procedure).inputs as readonly Schema[];
  const kinds = new Map(
    inputs.flatMap((input) =>
      Object.entries(input.def.shape ?? {}).map(([name, field]) => [name, kindOf(field)] as const),
    ),
  );
  return (name, text) => readAs(kinds.get(name) ?? 'string', text);
};

/** Reads query string and path parameters of an operation. */
export const queryReader =
  (readText: TextReader): QueryReader =>
  (query, params) => {
    const input: Record<string, unknown> = Object.create(null);
    for (const name in params) input[name] = readText(name, params[name]!);
    if (query === '') return input;
    for (const [name, text] of new URLSearchParams(query)) {
      if (name === '__proto__')
        throw new ApiError('INVALID_INPUT', "unknown field '__proto__'", { details: { field: name } });
      if (name in input) {
        const what = name in params ? 'is already set by the path' : 'is set twice';
        throw new ApiError('INVALID_INPUT', `${name}: ${what}; give it once`, { details: { field: name } });
      }
      input[name] = readText(name, text);
    }
    return input;
  };
