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
  .looseObject({
    id: z.string().describe('Id of the algorithm'),
    name: z.string().describe('Its name'),
    description: z.string().describe('What it does'),
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

/** The catalogue. */
export const CatalogueOutput = z
  .object({
    version: z.string().describe('Version of the API'),
    endpoints: z
      .array(
        z
          .looseObject({
            method: z.string().describe('HTTP method'),
            path: z.string().describe('Path with `:name` parameters'),
            summary: z.string().describe('What it does'),
          })
          .meta({
            id: 'CatalogueEntry',
            description: 'An endpoint with group, access, price, parameters and a working example.',
          }),
      )
      .describe('Every endpoint'),
  })
  .meta({ id: 'Catalogue', description: 'Every endpoint with its parameters and a working example.' });
