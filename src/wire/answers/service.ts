import { z } from 'zod';
import { instantOf } from '../measure.ts';

/** Index of the service. */
export const IndexOutput = z
  .object({
    version: z.string().describe('Version of the API'),
    endpoints: z.array(z.string()).describe('Every endpoint, as method and path'),
  })
  .meta({ id: 'Index', description: 'Index of every endpoint.' });

/** Liveness. */
export const HealthOutput = z
  .object({ ok: z.boolean().describe('Always true'), time: instantOf('Time of the answer') })
  .meta({ id: 'Health', description: 'The process answers.' });

/** Readiness. */
export const ReadinessOutput = z
  .object({
    ready: z.boolean().describe('Whether every store responds'),
    takes_calls: z.boolean().describe('Whether calls of keys that were met before are taken'),
    checks: z
      .record(
        z.string(),
        z
          .object({
            ok: z.boolean().describe('Whether the store responds'),
            engine: z.string().describe('What it is kept in'),
            latency_ms: z.number().min(0).describe('Time of its response in milliseconds'),
            problem: z.string().optional().describe('What is wrong; absent if nothing is'),
          })
          .meta({ id: 'StoreCheck', description: 'State of a store.' }),
      )
      .describe('Every store, by name'),
  })
  .meta({ id: 'Readiness', description: 'State of every store.' });

const Method = z
  .object({
    id: z.string().describe('Id of the algorithm'),
    name: z.string().describe('Its name'),
    description: z.string().describe('What it does'),
    reference: z.string().optional().describe('Where it is published'),
    source: z.string().optional().describe('Where it is published'),
    family: z.string().optional().describe('What it is one of'),
    offsets: z.array(z.number()).nullable().optional().describe('Angles on the wheel from the base, in degrees'),
    roles: z.array(z.string()).optional().describe('What each colour is for'),
    colors: z.int().optional().describe('How many colours it makes'),
    in_library: z.boolean().optional().describe('Whether the palette library uses it'),
    least_stops: z.int().optional().describe('The least number of stops'),
    space: z.string().optional().describe('Space that is interpolated in'),
    hue: z.string().nullable().optional().describe('Which way round the wheel: shorter or longer; null without a hue'),
    css: z.string().nullable().optional().describe('How CSS writes it; null if CSS has nothing like it'),
    overshoots: z.boolean().optional().describe('Whether it leaves 0 to 1 on its way'),
    keeps_base: z.boolean().optional().describe('Whether the colour that is sent is a step of the scale'),
    axis: z.string().optional().describe('Cones that are concerned: protan, deutan, tritan or all'),
    severity: z.string().optional().describe('What severity means in this model'),
    caveat: z.string().optional().describe('What the model does not claim'),
    formula: z.string().optional().describe('How a score is computed'),
    scale: z.number().optional().describe('Tolerance around an offset in degrees'),
    secondary: z.unknown().optional().describe('Turn of the secondary colour'),
    accent: z.unknown().optional().describe('Turn of the accent colour'),
  })
  .meta({ id: 'Method', description: 'An algorithm of a tool; further members depend on the tool.' });

/** Algorithms of a tool. */
export const MethodsOutput = z
  .object({ tool: z.string().describe('The tool') })
  .catchall(z.array(Method))
  .meta({
    id: 'Methods',
    description: 'The algorithms of a tool: one or more lists, by name.',
    // An index type of TypeScript has to hold for `tool` as well.
    override: ({ jsonSchema }) => {
      const { additionalProperties } = jsonSchema;
      if (typeof additionalProperties === 'object')
        jsonSchema.additionalProperties = { anyOf: [additionalProperties, { type: 'string' }] };
    },
  });

/** Export formats by resource. */
export const FormatsOutput = z
  .object({
    formats: z
      .record(
        z.string(),
        z.array(
          z
            .object({
              id: z.string().describe('Id, as `format` takes it'),
              media_type: z.string().describe('Media type of the file'),
              extension: z.string().describe('Extension of the file name'),
              description: z.string().describe('What the file holds'),
            })
            .meta({ id: 'ExportFormat', description: 'An export format of a resource.' }),
        ),
      )
      .describe('Formats by resource'),
  })
  .meta({ id: 'Formats', description: 'Every export format of every exportable resource.' });

/** Tiers. */
export const TiersOutput = z
  .object({
    tiers: z
      .array(
        z
          .object({
            id: z.string().describe('Id of the tier'),
            name: z.string().describe('Name of the tier'),
            requests_per_minute: z.int().min(0).describe('Calls allowed per minute'),
            credits_per_month: z.int().min(0).describe('Credits allowed per calendar month'),
          })
          .meta({ id: 'Tier', description: 'The limits of a tier.' }),
      )
      .describe('Every tier'),
  })
  .meta({ id: 'Tiers', description: 'Rate limit and monthly quota of every tier.' });

const CatalogueParameter = z
  .object({
    name: z.string().describe('Name'),
    in: z.enum(['path', 'query', 'body']).describe('Where it travels'),
    required: z.boolean().describe('Whether it must be sent'),
    type: z.string().describe('Its type'),
    description: z.string().optional().describe('What it means'),
    default: z.unknown().optional().describe('Its value if it is not sent'),
    enum: z.array(z.unknown()).optional().describe('The values it may have'),
    minimum: z.number().optional().describe('Its least value'),
    maximum: z.number().optional().describe('Its greatest value'),
  })
  .meta({ id: 'CatalogueParameter', description: 'A parameter of an endpoint.' });

/** The catalogue. */
export const CatalogueOutput = z
  .object({
    version: z.string().describe('Version of the API'),
    endpoints: z
      .array(
        z
          .object({
            method: z.string().describe('HTTP method'),
            path: z.string().describe('Path with `:name` parameters'),
            group: z.string().describe('Group of operations that it belongs to'),
            procedure: z.string().describe('Name on tRPC and in the client'),
            summary: z.string().describe('What it does'),
            description: z.string().optional().describe('More about it'),
            access: z.string().describe('Who may call it: public, key or admin'),
            credits: z.number().min(0).describe('Price in credits'),
            produces: z.array(z.string()).describe('Media types of its answers'),
            parameters: z.array(CatalogueParameter).describe('What it takes'),
            example: z
              .object({
                input: z.record(z.string(), z.unknown()).describe('Values of its parameters'),
                curl: z.string().describe('The call as a command'),
              })
              .describe('An example that works'),
          })
          .meta({
            id: 'CatalogueEntry',
            description: 'An endpoint with group, access, price, parameters and a working example.',
          }),
      )
      .describe('Every endpoint'),
  })
  .meta({ id: 'Catalogue', description: 'Every endpoint with its parameters and a working example.' });
