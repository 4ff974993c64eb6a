import { z } from 'zod';
import { isFile } from '../wire/file.ts';
import { isEnumValue } from './names.ts';

type Schema = z.core.$ZodType;

/** What a zod schema comes down to in GraphQL. */
export type Shape =
  | { readonly kind: 'String' | 'Float' | 'Int' | 'SafeInt' | 'Boolean' | 'JSON' | 'Color' | 'File' }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly item: Slot }
  | { readonly kind: 'object'; readonly schema: Schema; readonly members: readonly Member[] };

export interface Slot {
  readonly shape: Shape;
  /** May be null, or may be omitted. */
  readonly nullable: boolean;
  /** What a value that is left out counts as. */
  readonly fallback: unknown;
  readonly description: string | undefined;
}

export interface Member {
  /** As it is called in zod and REST. */
  readonly name: string;
  readonly slot: Slot;
}

/** Which side of a schema is meant: what callers send, or what they are answered. */
export type Side = 'input' | 'output';

const INT32 = 2 ** 31;
const JSON_SHAPE: Shape = { kind: 'JSON' };

interface Registered {
  readonly id?: string;
  readonly description?: string;
  readonly format?: string;
  readonly mediaTypes?: readonly string[];
}
const registered = (schema: Schema): Registered => (z.globalRegistry.get(schema) ?? {}) as Registered;

const numberShape = (schema: Schema): Shape => {
  const { format } = (schema as z.core.$ZodNumberFormat)._zod.def;
  if (format !== 'safeint' && format !== 'int32') return { kind: 'Float' };
  const { minimum, maximum } = schema._zod.bag as { minimum?: number; maximum?: number };
  const small = minimum !== undefined && maximum !== undefined && minimum >= -INT32 && maximum < INT32;
  return { kind: small ? 'Int' : 'SafeInt' };
};

const valuesShape = (values: readonly unknown[], side: Side): Shape => {
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'Boolean' };
  if (values.every((value) => typeof value === 'number'))
    return { kind: values.every((value) => Number.isInteger(value)) ? 'Int' : 'Float' };
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length !== values.length) return JSON_SHAPE;
  // An enumeration only where its values read the same on every surface; answers keep their text as it is.
  const named = side === 'input' && texts.length > 1 && texts.every(isEnumValue);
  return named ? { kind: 'enum', values: [...new Set(texts)] } : { kind: 'String' };
};

const isNever = (schema: Schema | undefined): boolean =>
  schema === undefined || (schema as z.core.$ZodTypes)._zod.def.type === 'never';

/** A union: files are left out beside JSON, null makes it nullable, and what is left must be one thing to be typed. */
const unionSlot = (options: readonly Schema[], side: Side): Slot => {
  const kept = options.filter((option) => options.length === 1 || !isFile(option));
  const slots = kept.map((option) => slotOf(option, side));
  const [only] = slots;
  const kinds = new Set(slots.map(({ shape }) => shape.kind));
  const simple = kinds.size === 1 && only !== undefined && !['object', 'list', 'enum'].includes(only.shape.kind);
  const nullable = slots.some((slot) => slot.nullable);
  const shape = slots.length === 1 || simple ? only!.shape : JSON_SHAPE;
  return { shape, nullable, fallback: undefined, description: undefined };
};

const tupleShape = (items: readonly Schema[], side: Side): Shape => {
  const slots = items.map((item) => slotOf(item, side));
  const kinds = new Set(slots.map(({ shape }) => shape.kind));
  const plain = slots[0] && !['object', 'list', 'enum'].includes(slots[0].shape.kind);
  return kinds.size === 1 && plain ? { kind: 'list', item: slots[0]! } : JSON_SHAPE;
};

const membersOf = (shape: Readonly<Record<string, Schema>>, side: Side): Member[] =>
  Object.entries(shape).map(([name, member]) => ({ name, slot: slotOf(member, side) }));

const plain = (shape: Shape): Slot => ({ shape, nullable: false, fallback: undefined, description: undefined });

const read = (schema: Schema, side: Side): Slot => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const about = registered(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return { ...slotOf(def.innerType, side), nullable: true };
    case 'default':
    case 'prefault': {
      const inner = slotOf(def.innerType, side);
      return side === 'input' ? { ...inner, nullable: true, fallback: def.defaultValue } : inner;
    }
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return slotOf(def.innerType, side);
    case 'pipe':
      return slotOf(side === 'input' ? def.in : def.out, side);
    case 'string':
      return plain({ kind: about.format === 'color' ? 'Color' : 'String' });
    case 'number':
      return plain(numberShape(schema));
    case 'boolean':
      return plain({ kind: 'Boolean' });
    case 'enum':
      return plain(valuesShape(Object.values(def.entries), side));
    case 'literal':
      return plain(valuesShape(def.values, side));
    case 'null':
      return { ...plain(JSON_SHAPE), nullable: true };
    case 'array':
      return plain({ kind: 'list', item: slotOf(def.element, side) });
    case 'tuple':
      return plain(def.rest ? JSON_SHAPE : tupleShape(def.items, side));
    case 'union':
      return unionSlot(def.options, side);
    case 'custom':
      if (about.id === 'Color') return plain({ kind: 'Color' });
      return plain(about.mediaTypes ? { kind: 'File' } : JSON_SHAPE);
    case 'object': {
      const members = membersOf(def.shape, side);
      const open = !isNever(def.catchall);
      return plain(open || members.length === 0 ? JSON_SHAPE : { kind: 'object', schema, members });
    }
    case 'unknown':
    case 'any':
      return { ...plain(JSON_SHAPE), nullable: true };
    default:
      return plain(JSON_SHAPE);
  }
};

/** The members of an operation's input; `open` where further ones are accepted. */
export const inputOf = (schema: Schema | undefined): { members: readonly Member[]; open: boolean } => {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (def?.type === 'pipe') return inputOf(def.in);
  if (def?.type !== 'object') return { members: [], open: def !== undefined };
  return { members: membersOf(def.shape, 'input'), open: !isNever(def.catchall) };
};

/** Reads a zod schema as GraphQL sees one of its sides; what GraphQL cannot type is JSON. */
export const slotOf = (schema: Schema, side: Side): Slot => {
  const slot = read(schema, side);
  return { ...slot, description: registered(schema).description ?? slot.description };
};
