/** A schema of an OpenAPI document, as far as a value is made for it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
type Resolve = (schema: Schema) => Schema;

/** A place in an input that takes one of a list of values. */
export interface EnumPlace {
  /** Members on the way, and 0 for the first item of a list. */
  readonly path: readonly (string | number)[];
  readonly values: readonly unknown[];
  /** Makes the input with a value at this place; what is there already stays, what is missing and required is added. */
  readonly put: (base: unknown, value: unknown) => unknown;
}

export const resolverOf =
  (schemas: Readonly<Record<string, Schema>>): Resolve =>
  (schema) => {
    const { $ref, allOf, ...own } = schema;
    if ($ref !== undefined) return resolverOf(schemas)({ ...schemas[$ref.split('/').at(-1)!], ...own });
    if (allOf !== undefined) return Object.assign({}, ...allOf.map(resolverOf(schemas)), own);
    return schema;
  };

/** The least value that a schema accepts. */
const leastOf = (given: Schema, resolve: Resolve): unknown => {
  const schema = resolve(given);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const form = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (form) return leastOf(form, resolve);
  if (schema.properties) return objectOf(schema, resolve, {});
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => leastOf(schema.items ?? {}, resolve));
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 0;
  if (schema.type === 'boolean') return false;
  if (schema.format === 'color') return '#336699';
  return 'x';
};

const objectOf = ({ required = [], properties = {} }: Schema, resolve: Resolve, own: object): object => ({
  ...Object.fromEntries(
    required.filter((name) => !(name in own)).map((name) => [name, leastOf(properties[name]!, resolve)]),
  ),
  ...own,
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value has of one form, with the member that tells the form from others. */
const inForm = (base: Record<string, unknown>, form: Schema, resolve: Resolve): Record<string, unknown> => {
  const { properties = {} } = resolve(form);
  const told = Object.entries(properties).filter(([, { enum: values }]) => values?.length === 1);
  return {
    ...Object.fromEntries(Object.entries(base).filter(([name]) => name in properties)),
    ...Object.fromEntries(told.map(([name, { enum: values }]) => [name, values![0]])),
  };
};

/** Every place in a schema that takes one of a list of texts or numbers. */
export const enumPlaces = (given: Schema, resolve: Resolve, depth = 0): EnumPlace[] => {
  if (depth > 8) return [];
  const schema = resolve(given);
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms)
    return forms.flatMap((form) =>
      enumPlaces(form, resolve, depth + 1).map((place) => ({
        ...place,
        put: (base, value) => place.put(isObject(base) ? inForm(base, form, resolve) : base, value),
      })),
    );
  if (schema.enum) return [{ path: [], values: schema.enum, put: (_, value) => value }];
  if (schema.items)
    return enumPlaces(schema.items, resolve, depth + 1).map(({ path, values, put }) => ({
      path: [0, ...path],
      values,
      put: (base, value) => {
        const items = Array.isArray(base) && base.length ? base : [undefined];
        const item = put(items[0], value);
        const least = Math.max(items.length, schema.minItems ?? 1);
        return [
          item,
          ...items.slice(1),
          ...Array.from({ length: least - items.length }, () => leastOf(schema.items!, resolve)),
        ];
      },
    }));
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    enumPlaces(member, resolve, depth + 1).map(({ path, values, put }) => ({
      path: [name, ...path],
      values,
      put: (base, value) => {
        const own = isObject(base) ? base : {};
        return objectOf(schema, resolve, { ...own, [name]: put(own[name], value) });
      },
    })),
  );
};
