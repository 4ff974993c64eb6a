import { z } from 'zod';
import { booleanField, listOf, numberField, object, stringField, stringListField } from '../described.ts';
import { knownField } from '../known-values.ts';
import { instantOf } from '../measure.ts';

/** Index of the service. */
export const IndexOutput = object('Index', 'Index of every endpoint.', {
  version: stringField('Version of the API'),
  endpoints: stringListField('Every endpoint, as method and path'),
});

/** Liveness. */
export const HealthOutput = object('Health', 'The process responds.', {
  ok: booleanField('Always true'),
  time: instantOf('Time of the response'),
});

/** Readiness. */
export const ReadinessOutput = object('Readiness', 'State of every store.', {
  ready: booleanField('Whether every store responds'),
  takes_calls: booleanField('Whether requests of known keys are accepted'),
  checks: z
    .record(
      z.string(),
      object('StoreCheck', 'State of a store.', {
        ok: booleanField('Whether the store responds'),
        engine: stringField('Where it is stored'),
        latency_ms: z.number().min(0).describe('Time of its response in milliseconds'),
        problem: z.string().optional().describe('The problem; absent if there is none'),
      }),
    )
    .describe('Every store, by name'),
});

const Turn = object('ColorTurn', 'A step from one colour to another.', {
  turn: numberField('Degrees on the OKLCH wheel'),
  chroma: numberField('Factor of the chroma'),
});

const Method = object('Method', 'An algorithm of a tool; further fields depend on the tool.', {
  id: stringField('Id of the algorithm'),
  name: stringField('Its name'),
  description: stringField('What it does'),
  reference: z.string().optional().describe('Where it is published'),
  source: z.string().optional().describe('Where it is published'),
  family: z.string().optional().describe('Group of similar algorithms'),
  offsets: z.array(z.number()).nullable().optional().describe('Angles on the wheel from the base, in degrees'),
  roles: z.array(z.string()).optional().describe('What each colour is for'),
  colors: z.int().optional().describe('Number of colours'),
  in_library: z.boolean().optional().describe('Whether it occurs in the palette library'),
  least_stops: z.int().optional().describe('Minimum number of stops'),
  space: z.string().optional().describe('Interpolation space'),
  hue: z.string().nullable().optional().describe('Direction around the wheel: shorter or longer; null without a hue'),
  css: z.string().nullable().optional().describe('Its notation in CSS; null if CSS has none'),
  overshoots: z.boolean().optional().describe('Whether its values leave the range 0-1'),
  keeps_base: z.boolean().optional().describe('Whether the base is a step of the scale'),
  axis: z.string().optional().describe('Affected cones: protan, deutan, tritan or all'),
  severity: z.string().optional().describe('What severity means in this model'),
  caveat: z.string().optional().describe('Limits of the model'),
  formula: z.string().optional().describe('How a score is computed'),
  scale: z.number().optional().describe('Tolerance around an offset in degrees'),
  secondary: Turn.optional().describe('How the secondary colour is derived from the seed'),
  accent: Turn.optional().describe('How the accent colour is derived from the seed'),
  label: z.string().optional().describe('Short name of a formula'),
  year: z.int().optional().describe('Year of its publication'),
  citation: z.string().optional().describe('Its publication'),
  options: z.record(z.string(), z.string()).optional().describe('Its options, each with its meaning'),
  symmetric: z.boolean().optional().describe('Whether both orders of two colours give the same difference'),
});

/** Algorithms of a tool. */
export const MethodsOutput = z
  .object({ tool: knownField('ToolId', 'The tool') })
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
export const FormatsOutput = object('Formats', 'Every export format of every exportable resource.', {
  formats: z
    .record(
      z.string(),
      z.array(
        object('ExportFormat', 'An export format of a resource.', {
          id: knownField('FileFormat', 'Id for `format`'),
          media_type: stringField('Media type of the file'),
          extension: stringField('Extension of the file name'),
          description: stringField('Contents of the file'),
        }),
      ),
    )
    .describe('Formats by resource'),
});

/** Tiers. */
export const TiersOutput = object('Tiers', 'Rate limit and monthly quota of every tier.', {
  tiers: listOf(
    'Every tier',
    object('Tier', 'The limits of a tier.', {
      id: stringField('Id of the tier'),
      name: stringField('Name of the tier'),
      requests_per_minute: z.int().min(0).describe('Requests allowed per minute'),
      credits_per_month: z.int().min(0).describe('Credits allowed per calendar month'),
    }),
  ),
});

const CatalogueParameter = object('CatalogueParameter', 'A parameter of an endpoint.', {
  name: stringField('Name'),
  in: z.enum(['path', 'query', 'body']).describe('Where it travels'),
  required: booleanField('Whether it is required'),
  type: stringField('Its type'),
  description: z.string().optional().describe('What it means'),
  default: z.unknown().optional().describe('Its default value'),
  enum: z.array(z.unknown()).optional().describe('Its possible values'),
  minimum: z.number().optional().describe('Its least value'),
  maximum: z.number().optional().describe('Its maximum'),
});

/** The catalogue. */
export const CatalogueOutput = object('Catalogue', 'Every endpoint with its parameters and a working example.', {
  version: stringField('Version of the API'),
  endpoints: listOf(
    'Every endpoint',
    object('CatalogueEntry', 'An endpoint with group, access, price, parameters and a working example.', {
      method: stringField('HTTP method'),
      path: stringField('Path with `:name` parameters'),
      group: stringField('Group of operations that it belongs to'),
      procedure: stringField('Name on tRPC and in the client'),
      summary: stringField('What it does'),
      description: z.string().optional().describe('More about it'),
      access: stringField('Access: public, key or admin'),
      credits: z.number().min(0).describe('Price in credits, or the lowest price'),
      price: z.string().optional().describe('How the price follows from the input, if it does'),
      produces: stringListField('Media types of its responses'),
      parameters: listOf('What it takes', CatalogueParameter),
      example: z
        .object({
          input: z.record(z.string(), z.unknown()).describe('Values of its parameters'),
          curl: stringField('The request as a command'),
        })
        .describe('An example that works'),
    }),
  ),
});
