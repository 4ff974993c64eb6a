import { z } from 'zod';
import { get, router } from '../src/api/define.ts';
import { ApiError } from '../src/api/errors.ts';
import { EDITIONS } from '../src/api/openapi/edition.ts';
import { docsPage } from '../src/api/pages/docs.ts';
import { statusPage } from '../src/api/pages/status.ts';
import { invalid, quote } from '../src/errors/refusal.ts';
import { didYouMean } from '../src/errors/suggest.ts';
import { vocabularyOf } from '../src/errors/vocabulary.ts';
import {
  CatalogueOutput,
  FormatsOutput,
  HealthOutput,
  IndexOutput,
  MethodsOutput,
  ReadinessOutput,
  TiersOutput,
} from '../src/schemas/answers/service.ts';
import { fields } from '../src/schemas/fields.ts';
import { FileReply, fileOutput } from '../src/schemas/file.ts';
import { FORMATS } from '../src/schemas/formats.ts';
import { knownInput } from '../src/schemas/known-values.ts';
import { METHODS, type MethodTable } from '../src/schemas/methods.ts';

const GROUP = { group: 'discovery' } as const;
const open = { ...GROUP, access: 'public', credits: 0, example: {} } as const;
/** For probes and scrapers. */
const unlimited = { ...open, unlimited: true } as const;

/** Whether an `Accept` asks for JSON and not for YAML. */
const prefersJson = (accept: string): boolean => /\bapplication\/json\b/i.test(accept) && !/yaml/i.test(accept);

const toolTable = (tool: string): MethodTable => {
  const tables: Readonly<Record<string, MethodTable>> = METHODS;
  if (!Object.hasOwn(tables, tool)) {
    const known = Object.keys(tables);
    throw invalid('tool', `${quote(tool)} is not a tool; accepted: ${known.join(', ')}${didYouMean(tool, known)}`, {
      ...vocabularyOf(tool, known),
    });
  }
  return tables[tool]!;
};

export const discovery = router({
  index: get('/', { constant: true, ...open, summary: 'List all endpoints' })
    .input(fields({}))
    .output(IndexOutput)
    .query(({ ctx }) => ctx.services.documents.index()),

  health: get('/health', {
    ...unlimited,
    summary: 'Check liveness',
    description: 'Cheap: no storage access and no rate limit.',
  })
    .input(fields({}))
    .output(HealthOutput)
    .query(() => ({ ok: true, time: new Date().toISOString() })),

  ready: get('/ready', {
    ...unlimited,
    summary: 'Check readiness',
    description:
      'Checks every backing store, within 500 ms. Returns 503 UNAVAILABLE, with the same checks in `details`, while a store does not respond or the process is shutting down; with `of=calls` only while requests of known keys are rejected as well, which is what a load balancer needs.',
    fails: { UNAVAILABLE: null },
  })
    .input(
      fields({
        of: z
          .enum(['everything', 'calls'])
          .default('everything')
          .describe('Stores that must be available for a 200 response: all of them, or those needed by every request'),
      }),
    )
    .output(ReadinessOutput)
    .query(async ({ input, ctx }) => {
      const report = await ctx.services.readiness.report();
      if (!(input.of === 'calls' ? report.takes_calls : report.ready))
        throw new ApiError('UNAVAILABLE', 'Not ready: a store does not respond, or the process is shutting down.', {
          details: { ...report },
        });
      return report;
    }),

  methods: get('/methods/{tool}', {
    constant: true,
    ...GROUP,
    summary: 'List the algorithms of a tool',
    description: `Tools: ${Object.keys(METHODS).join(', ')}. Each list is generated from the implementation.`,
    credits: 0,
    graphql: { typedField: 'discoveryAlgorithms' },
    example: { tool: 'palette' },
  })
    .input(fields({ tool: knownInput('ToolId').describe('A tool such as palette, harmony or vision') }))
    .output(MethodsOutput)
    .query(({ input }) => Object.assign({ tool: input.tool }, toolTable(input.tool))),

  formats: get('/formats', { constant: true, ...open, summary: 'List export formats' })
    .input(fields({}))
    .output(FormatsOutput)
    .query(() => ({
      formats: FORMATS,
    })),

  tiers: get('/tiers', { constant: true, ...open, summary: 'List tiers with rate limits and quotas' })
    .input(fields({}))
    .output(TiersOutput)
    .query(({ ctx }) => ({ tiers: Object.values(ctx.services.tiers) })),

  metrics: get('/metrics', {
    ...unlimited,
    summary: 'Get Prometheus metrics',
    description: 'Open to everyone by default; a deployment may require `x-admin-key` or switch it off (`METRICS`).',
    produces: ['text/plain'],
  })
    .input(fields({}))
    .output(fileOutput('text/plain'))
    .query(async ({ ctx }) => {
      const { config, gate, metrics } = ctx.services;
      if (config.metrics === 'off') throw new ApiError('NOT_FOUND', 'Metrics are switched off in this deployment.');
      if (config.metrics === 'admin') await gate.requireAdmin(ctx);
      const { contentType, body } = await metrics.text();
      return new FileReply(contentType, body);
    }),

  status: get('/status', { ...open, summary: 'Get the status page', produces: ['text/html'] })
    .input(fields({}))
    .output(fileOutput('text/html'))
    .query(async ({ ctx }) => {
      const { readiness, metrics, tiers } = ctx.services;
      return statusPage({
        ready: await readiness.report(),
        figures: await metrics.summary(),
        tiers: Object.values(tiers),
      });
    }),

  catalog: get('/catalog', {
    constant: true,
    ...open,
    summary: 'Get the endpoint catalogue',
    description:
      'Every endpoint with its parameters and a working example, generated from the same source as the OpenAPI document.',
  })
    .input(fields({}))
    .output(CatalogueOutput)
    .query(async ({ ctx }) => ({
      version: ctx.services.documents.index().version,
      endpoints: (await ctx.services.documents.catalogue()).map((entry) => ({ ...entry })),
    })),

  docs: get('/docs', {
    constant: true,
    ...open,
    summary: 'Get the interactive reference',
    description: 'Loads nothing from other origins. Accepts an API key and sends real requests.',
    produces: ['text/html'],
  })
    .input(fields({}))
    .output(fileOutput('text/html'))
    .query(({ ctx }) => docsPage(ctx.services.config.publicUrl)),

  openapi: get('/openapi.yaml', {
    constant: true,
    ...open,
    summary: 'Get the OpenAPI document',
    description: 'As YAML, or with `Accept: application/json` or as `/v1/openapi.json` as JSON.',
    produces: ['application/yaml', 'application/json'],
    graphql: { hidden: true },
  })
    .input(
      fields({
        version: z.enum(EDITIONS).default('3.0').describe('Version of OpenAPI'),
        samples: z.boolean().default(false).describe('Add `x-codeSamples`'),
      }),
    )
    .output(fileOutput('application/yaml', 'application/json'))
    .query(async ({ input, ctx }) => {
      const { yaml, json } = await ctx.services.documents.openApi(input);
      const headers = { vary: 'accept' };
      return prefersJson(ctx.accept)
        ? new FileReply('application/json; charset=utf-8', json, { headers })
        : new FileReply('application/yaml; charset=utf-8', yaml, { headers });
    }),
});
