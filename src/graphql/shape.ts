import { z } from 'zod';
import { isFile } from '../schemas/file.ts';
import { isEnumValue } from './names.ts';

type Schema = z.core.$ZodType;

/** What a zod schema comes down to in GraphQL. */
export type Shape =
  | { readonly kind: 'Float' | 'Int' | 'SafeInt' | 'Boolean' | 'Color' | 'File' | 'ID' | 'DateTime' }
  /** `values` where it is one of these, and not all of them can be values of an enumeration. */
  | { readonly kind: 'String'; readonly values?: readonly string[] }
  /** `typed` is what a field of another name says with types; `empty`: it is always null. */
  | { readonly kind: 'JSON'; readonly typed?: TypedShape; readonly empty?: true }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly item: Slot }
  | ObjectShape;

export interface ObjectShape {
  readonly kind: 'object';
  readonly schema: Schema;
  readonly members: readonly Member[];
  /** Its name in the documents, and what they say of it. */
  readonly id?: string | undefined;
  readonly about?: string | undefined;
  /** Whether it has members besides, and what they are where that is known. */
  readonly open?: boolean;
  readonly rest?: Slot | undefined;
}

/**
 * What accompanies a JSON value: an object with a name, one of several distinguished by a member, or the entries of a
 * map.
 */
export type TypedShape =
  | ObjectShape
  | {
      readonly kind: 'union';
      readonly id: string;
      readonly about?: string | undefined;
      readonly by: string;
      readonly options: readonly ObjectShape[];
    }
  | { readonly kind: 'entries'; readonly value: Slot };

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

/** Which side of a schema is meant: requests or responses. */
export type Side = 'input' | 'output';

const INT32 = 2 ** 31;
const JSON_SHAPE: Shape = { kind: 'JSON' };

interface Registered {
  readonly id?: string;
  readonly description?: string;
  readonly format?: string;
  readonly mediaTypes?: readonly string[];
  readonly sameAs?: Schema;
  /** The alternative that the operation has here: lists have one of their own. */
  readonly single?: Schema;
  /** A list in place of one colour, which REST alone takes here. */
  readonly isListField?: boolean;
  /** Required where no list can be sent in its place. */
  readonly isNeededAlone?: boolean;
  /** What documents say of it besides: the values of a text that the operation judges. */
  readonly override?: { readonly enum?: readonly string[] };
}
const registered = (schema: Schema): Registered => (z.globalRegistry.get(schema) ?? {}) as Registered;

const numberShape = (schema: Schema): Shape => {
  const { format } = (schema as z.core.$ZodNumberFormat)._zod.def;
  if (format !== 'safeint' && format !== 'int32') return { kind: 'Float' };
  const { minimum, maximum } = schema._zod.bag as { minimum?: number; maximum?: number };
  const small = minimum !== undefined && maximum !== undefined && minimum >= -INT32 && maximum < INT32;
  return { kind: small ? 'Int' : 'SafeInt' };
};

const valuesShape = (values: readonly unknown[]): Shape => {
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'Boolean' };
  if (values.every((value) => typeof value === 'number'))
    return { kind: values.every((value) => Number.isInteger(value)) ? 'Int' : 'Float' };
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length !== values.length) return JSON_SHAPE;
  // An enumeration only where its values read the same on every surface.
  const distinct = [...new Set(texts)];
  if (distinct.length < 2) return { kind: 'String' };
  return { kind: distinct.every(isEnumValue) ? 'enum' : 'String', values: distinct };
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
  Object.entries(shape)
    .filter(([, member]) => !registered(member).isListField)
    .map(([name, member]) => {
      const slot = slotOf(member, side);
      if (side === 'output') return { name, slot: idOf(name, slot) };
      return { name, slot: registered(member).isNeededAlone ? { ...slot, nullable: false } : slot };
    });

const plain = (shape: Shape): Slot => ({ shape, nullable: false, fallback: undefined, description: undefined });

/** The name and the words of a schema: its own, or those of the schema that it was derived from. */
const identityOf = (schema: Schema): Registered => {
  const own = registered(schema);
  const { parent } = schema._zod;
  return own.id === undefined && parent ? identityOf(parent) : own;
};

/** Answers have ids and instants; callers may continue to declare theirs as texts. */
const textShape = ({ format, override }: Registered, side: Side): Shape => {
  if (format === 'color') return { kind: 'Color' };
  if (side === 'input' && override?.enum) return { kind: 'String', values: override.enum };
  return { kind: side === 'output' && format === 'date-time' ? 'DateTime' : 'String' };
};

const isUntyped = (shape: Shape): boolean =>
  shape.kind === 'list' ? isUntyped(shape.item.shape) : shape.kind === 'JSON';
/** A map by its entries, where something is known of its values. */
const entriesShape = (value: Slot): Shape =>
  isUntyped(value.shape) ? JSON_SHAPE : { kind: 'JSON', typed: { kind: 'entries', value } };

/** The members of all alternatives; what one of them lacks, or has as null, may be null. */
const membersOfAll = (options: readonly ObjectShape[]): Member[] =>
  [...new Set(options.flatMap(({ members }) => members.map(({ name }) => name)))].map((name) => {
    const slots = options.flatMap(({ members }) => members.filter((one) => one.name === name).map(({ slot }) => slot));
    const known = slots.find(({ shape }) => !isUntyped(shape)) ?? slots[0]!;
    return { name, slot: { ...known, nullable: slots.length < options.length || slots.some((one) => one.nullable) } };
  });

/** Objects with names: distinguished by a member, or one object where the union itself has a name. */
const alternatives = (schema: Schema, def: z.core.$ZodUnionDef): TypedShape | undefined => {
  const { id, description } = identityOf(schema);
  const by = (def as { discriminator?: string }).discriminator;
  const options = def.options.flatMap((option) => {
    const { shape } = slotOf(option, 'output');
    return shape.kind === 'object' && shape.id !== undefined ? [shape] : [];
  });
  if (id === undefined || options.length !== def.options.length) return undefined;
  if (by === undefined) return { kind: 'object', schema, members: membersOfAll(options), id, about: description };
  return { kind: 'union', id, about: description, by, options };
};

/** Ids are ids in answers, where they are texts. */
const idOf = (name: string, slot: Slot): Slot =>
  slot.shape.kind === 'String' && !slot.shape.values && /(^|_)id$/.test(name)
    ? { ...slot, shape: { kind: 'ID' } }
    : slot;

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
      return plain(textShape(about, side));
    case 'number':
      return plain(numberShape(schema));
    case 'boolean':
      return plain({ kind: 'Boolean' });
    case 'enum':
      return plain(valuesShape(Object.values(def.entries)));
    case 'literal':
      return plain(valuesShape(def.values));
    case 'null':
      return { ...plain({ kind: 'JSON', empty: true }), nullable: true };
    case 'array':
      return plain({ kind: 'list', item: slotOf(def.element, side) });
    case 'tuple':
      return plain(def.rest ? JSON_SHAPE : tupleShape(def.items, side));
    case 'record':
      return plain(side === 'output' ? entriesShape(slotOf(def.valueType, side)) : JSON_SHAPE);
    case 'union': {
      if (about.single) return slotOf(about.single, side);
      const slot = unionSlot(def.options, side);
      const typed = side === 'output' ? alternatives(schema, def) : undefined;
      return typed ? { ...slot, shape: { kind: 'JSON', typed } } : slot;
    }
    case 'custom':
      if (about.id === 'Color' || about.id === 'ScienceColor') return plain({ kind: 'Color' });
      return plain(about.mediaTypes ? { kind: 'File' } : JSON_SHAPE);
    case 'object': {
      const members = membersOf(def.shape, side);
      const open = !isNever(def.catchall);
      const { id, description } = identityOf(schema);
      const besides = open && side === 'output' ? slotOf(def.catchall!, side) : undefined;
      const rest = besides && !isUntyped(besides.shape) ? besides : undefined;
      const shape: ObjectShape = { kind: 'object', schema, members, id, about: description, open, rest };
      if (members.length === 0) return plain(JSON_SHAPE);
      if (!open) return plain(shape);
      return plain(side === 'output' && id !== undefined ? { kind: 'JSON', typed: shape } : JSON_SHAPE);
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

/** A schema that documents show as another: that one where it has as many types, else beside it. */
const shownAs = (slot: Slot, other: Slot): Slot => {
  const { shape } = other;
  if (slot.shape.kind !== 'JSON' || shape.kind !== 'object') return { ...other, nullable: slot.nullable };
  return { ...slot, shape: { kind: 'JSON', typed: shape }, description: other.description ?? shape.about };
};

/** Reads a zod schema as GraphQL sees one of its sides; what GraphQL cannot type is JSON. */
export const slotOf = (schema: Schema, side: Side): Slot => {
  const slot = read(schema, side);
  const { sameAs } = registered(schema);
  if (sameAs && side === 'output') return shownAs(slot, slotOf(sameAs, side));
  return { ...slot, description: registered(schema).description ?? slot.description };
};

/** The values that a text is one of. */
export const valuesOf = (shape: Shape): readonly string[] | undefined =>
  shape.kind === 'String' || shape.kind === 'enum' ? shape.values : undefined;

/** What a schema says of itself, with its values where no enumeration lists them. */
export const wordsOf = ({ description, shape }: Slot): string | undefined => {
  const item = shape.kind === 'list' ? shape.item.shape : shape;
  const values = item.kind === 'String' ? item.values : undefined;
  const words = [description, values && `One of: ${values.join(', ')}`].filter(Boolean);
  return words.length ? words.join('. ') : undefined;
};
