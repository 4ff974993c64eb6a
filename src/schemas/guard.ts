import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodRawIssue;
type Path = readonly PropertyKey[];

/** Lists and records above this many members are tried member by member, up to the first that is refused. */
const MANY = 32;
/** Unknown members of an object that are still listed together. */
const MOST_UNKNOWN = 8;

const WRAPPERS = new Set(['optional', 'default', 'prefault', 'nullable', 'readonly', 'catch', 'nonoptional']);

interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
  readonly options?: readonly Schema[];
  readonly checks?: readonly {
    readonly _zod: {
      readonly def: {
        readonly check: string;
        readonly maximum?: number;
        readonly error?: unknown;
      };
    };
  }[];
}
const definitionOf = (schema: Schema): Definition => schema._zod.def as Definition;

const mostItems = ({ checks = [] }: Definition): number =>
  Math.min(...checks.map(({ _zod: { def } }) => (def.check === 'max_length' ? (def.maximum ?? Infinity) : Infinity)));

const issuesOf = (schema: Schema, value: unknown, path: Path): Issue[] => {
  const result = schema._zod.run({ value, issues: [] }, { async: false });
  // A schema that waits for something is left to the parser.
  if (result instanceof Promise) return [];
  return result.issues.map((issue) => ({ ...issue, path: [...path, ...(issue.path ?? [])] }));
};

const tooMany = (schema: Schema, input: unknown, maximum: number, path: Path): Issue[] => {
  const issue: Issue = {
    code: 'too_big',
    origin: 'array',
    maximum,
    inclusive: true,
    input,
    inst: schema,
    path: [...path],
  };
  const check = definitionOf(schema).checks?.find(({ _zod: { def } }) => def.check === 'max_length');
  const sentence = check?._zod.def.error as ((issue: Issue) => string) | undefined;
  return [sentence ? { ...issue, message: sentence(issue) } : issue];
};

const firstOf = <Member>(members: Iterable<Member>, issues: (member: Member) => Issue[]): Issue[] => {
  for (const member of members) {
    const found = issues(member);
    if (found.length) return found;
  }
  return [];
};

const inList = (schema: Schema, value: readonly unknown[], path: Path): Issue[] => {
  const definition = definitionOf(schema);
  const most = mostItems(definition);
  if (value.length > most) return tooMany(schema, value, most, path);
  const look = value.length > MANY ? issuesOf : glaring;
  return firstOf(value.entries(), ([i, item]) => look(definition.element!, item, [...path, i]));
};

const inObject = (schema: Schema, value: Readonly<Record<string, unknown>>, path: Path): Issue[] => {
  const { shape = {}, catchall } = definitionOf(schema);
  if (catchall && definitionOf(catchall).type === 'never') {
    const unknown: string[] = [];
    for (const key in value) {
      if (Object.hasOwn(shape, key)) continue;
      unknown.push(key);
      if (unknown.length > MOST_UNKNOWN)
        return [{ code: 'unrecognized_keys', keys: unknown, input: value, inst: schema, path: [...path] }];
    }
  }
  return firstOf(Object.entries(shape), ([name, field]) => glaring(field, value[name], [...path, name]));
};

const inRecord = (schema: Schema, value: Readonly<Record<string, unknown>>, path: Path): Issue[] => {
  const { valueType } = definitionOf(schema);
  const entries = Object.entries(value);
  const look = entries.length > MANY ? issuesOf : glaring;
  return firstOf(entries, ([name, member]) => look(valueType!, member, [...path, name]));
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is wrong with a value at a glance: a list that is too long, unknown members, the first bad member of many. The
 * parser looks at every member before it says a word, so a large body that is refused would cost more than a good call.
 */
const glaring = (schema: Schema, value: unknown, path: Path): Issue[] => {
  const definition = definitionOf(schema);
  const { type, innerType, options = [] } = definition;
  if (WRAPPERS.has(type)) return glaring(innerType!, value, path);
  if (type === 'pipe') return glaring(definition.in!, value, path);
  if (type === 'array') return Array.isArray(value) ? inList(schema, value, path) : [];
  if (type === 'object') return isObject(value) ? inObject(schema, value, path) : [];
  if (type === 'record') return isObject(value) ? inRecord(schema, value, path) : [];
  if (type === 'union' && isObject(value)) {
    const objects = options.filter((one) => definitionOf(one).type === 'object');
    return objects.length === 1 ? inObject(objects[0]!, value, path) : [];
  }
  if (type === 'union' && Array.isArray(value)) {
    const most = Math.max(
      0,
      ...options
        .map(definitionOf)
        .filter((one) => one.type === 'array')
        .map(mostItems),
    );
    return most > 0 && value.length > most ? tooMany(schema, value, most, path) : [];
  }
  return [];
};

/** Whether a value has so few members in all that the parser may as well look at each. */
const isSmall = (value: unknown): boolean => {
  let left = MOST_UNKNOWN;
  const fits = (one: unknown): boolean => {
    if (typeof one !== 'object' || one === null) return true;
    for (const name in one) {
      left -= 1;
      if (left < 0 || !fits((one as Readonly<Record<string, unknown>>)[name])) return false;
    }
    return true;
  };
  return fits(value);
};

/** Whether every member of an object is one of its schema. */
const hasOnlyKnown = (schema: Schema, value: Readonly<Record<string, unknown>>): boolean => {
  const { shape = {} } = definitionOf(schema);
  for (const name in value) if (!Object.hasOwn(shape, name)) return false;
  return true;
};

/**
 * Makes a schema reject cheaply what needs no closer look: at a glance, or by what `judge` finds without looking into members of an
 * object. Returns the schema itself, which accepts the same values.
 */
export const guarded = <Guarded extends Schema>(
  schema: Guarded,
  judge: (value: Readonly<Record<string, unknown>>) => Issue[] = () => [],
): Guarded => {
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => {
    if (isSmall(payload.value)) return run(payload, context);
    const { value } = payload;
    const judged = isObject(value) && hasOnlyKnown(schema, value) ? judge(value) : [];
    const issues = judged.length > 0 ? judged : glaring(schema, value, []);
    if (issues.length === 0) return run(payload, context);
    payload.issues.push(...issues);
    return payload;
  };
  return schema;
};
