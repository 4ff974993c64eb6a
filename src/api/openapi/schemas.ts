import { z } from 'zod';
import { createSchema, type ZodOpenApiOverride } from 'zod-openapi';
import type { JsonSchema } from '../input-schema.ts';
import { tidy } from './tidy.ts';

const COMPONENTS = '#/components/schemas/';

interface Registered {
  readonly id?: string;
  /** The named schema that documents show in its place. */
  readonly sameAs?: z.ZodType;
}
const registered = (schema: z.core.$ZodType): Registered => (z.globalRegistry.get(schema) ?? {}) as Registered;

/** Marks of ours that no document shows. */
const MARKS = ['sameAs', 'mediaTypes'];

/** Answers are open: a member that is added later breaks nobody who reads them strictly. */
const override: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  const schema = jsonSchema as Record<string, unknown>;
  const { sameAs } = registered(zodSchema);
  for (const mark of MARKS) delete schema[mark];
  if (sameAs) {
    for (const name of Object.keys(schema)) delete schema[name];
    schema.$ref = `${COMPONENTS}${registered(sameAs).id}`;
  }
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
};

/** Schemas that are shown in another's place, however deep they lie. */
const shownElsewhere = (schemas: Iterable<z.ZodType>): z.ZodType[] => {
  const found = new Set<z.ZodType>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof z.ZodType) {
      const { sameAs } = registered(value);
      if (sameAs) found.add(sameAs);
      visit(sameAs);
      visit(value._zod.def);
      return;
    }
    if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
      for (const member of Object.values(value)) visit(member);
  };
  for (const schema of schemas) visit(schema);
  return [...found];
};

/** Schemas by name, and the components that they refer to. */
export interface Schemas {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly components: Readonly<Record<string, JsonSchema>>;
}

/** What callers send, or what they are answered, in the dialect of OpenAPI 3.0.3; a schema with an id is a component. */
export const schemasOf = (named: ReadonlyMap<string, z.ZodType>, io: 'input' | 'output'): Schemas => {
  const others = shownElsewhere(named.values()).map((schema, i) => [`shown elsewhere ${i}`, schema] as const);
  const { schema, components } = createSchema(z.object(Object.fromEntries([...named, ...others])), {
    io,
    openapiVersion: '3.0.3',
    opts: { override },
  });
  const { properties = {} } = tidy(schema) as { properties?: Record<string, JsonSchema> };
  return { schemas: properties, components: tidy(components) as Record<string, JsonSchema> };
};
