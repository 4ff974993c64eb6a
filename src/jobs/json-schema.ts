import type { z } from 'zod';
import { createSchema } from 'zod-openapi';

const COMPONENTS = '#/components/schemas/';

/** A zod schema's input as JSON Schema that stands alone: what it refers to is in `$defs`. */
export const jsonSchemaOf = (type: z.ZodType): Record<string, unknown> => {
  const { schema, components } = createSchema(type, { io: 'input', openapiVersion: '3.1.0' });
  const text = JSON.stringify({ ...schema, ...(Object.keys(components).length ? { $defs: components } : {}) });
  return JSON.parse(text.replaceAll(COMPONENTS, '#/$defs/')) as Record<string, unknown>;
};
