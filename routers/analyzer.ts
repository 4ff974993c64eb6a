import { z } from 'zod';
import { INSPECT_CREDITS } from '../src/analyzer/price.ts';
import { readFormat } from '../src/analyzer/render/format.ts';
import { HTML_POLICY } from '../src/analyzer/render/policy.ts';
import { renderFailed } from '../src/analyzer/render/render-failed.ts';
import { analyzerTasks } from '../src/analyzer/tasks.ts';
import type { Context } from '../src/api/context.ts';
import { get, post, router } from '../src/api/endpoint.ts';
import { ApiError } from '../src/api/errors.ts';
import { inThread } from '../src/api/in-thread.ts';
import { fields } from '../src/wire/fields.ts';
import { FileReply, fileOutput } from '../src/wire/file.ts';

const Stage = z.object({
  id: z.string(),
  name: z.string(),
  does: z.string(),
  section: z.string(),
  needs_render: z.boolean(),
  markup: z.enum(['full', 'partial', 'none']),
  endpoint: z.string().nullable(),
  caveat: z.string().nullable(),
  why_unavailable: z.string().nullable(),
});

const StageList = z.object({
  checks_per_token: z.number(),
  always_on: z.array(z.string()),
  stage_ids: z.array(z.string()),
  stages: z.array(Stage),
  sections: z.array(z.object({ id: z.string(), label: z.string(), panel: z.string(), keys: z.array(z.string()) })),
  notes: z.array(z.string()),
});

const Report = z.object({
  url: z.string(),
  final_url: z.string(),
  audit_version: z.string(),
  checks_version: z.string(),
  created_at: z.string(),
  scope: z.object({
    requested: z.array(z.string()),
    effective: z.array(z.string()),
    added_by_dependency: z.array(z.string()),
  }),
  score: z.null(),
  unscored_categories: z.array(z.string()),
  category_scores: z.record(z.string(), z.number()),
  scoreCoverage: z.object({ measured: z.number(), of: z.number(), unmeasured: z.array(z.string()) }),
  timing: z.object({ wallMs: z.number(), fetchMs: z.number(), queueMs: z.number(), fetchVia: z.string() }),
  section_index: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      panel: z.string(),
      keys: z.number(),
      n: z.number(),
      bytes: z.number(),
    }),
  ),
  sections: z.record(z.string(), z.record(z.string(), z.unknown())),
  incomplete: z.array(z.object({ stage: z.string(), reason: z.string() })),
  capped: z.array(z.object({ path: z.string(), shown: z.number(), total: z.number() })),
});

const STORED_REPORT = {
  url: 'https://example.com/',
  final_url: 'https://example.com/',
  audit_version: '3.0',
  category_scores: { seo: 82 },
  sections: {
    core: { url: 'https://example.com/', meta: { title: 'Example Domain', canonical: null } },
    seo: {
      seoAudit: {
        score: 82,
        findings: [
          {
            id: 'seo-description',
            title: 'Page has no description',
            severity: 'serious',
            message: 'The description is missing or empty.',
          },
        ],
      },
    },
  },
};

const available = ({ services }: Context): void => {
  if (!services.config.analyzer)
    throw new ApiError(
      'ANALYZER_UNAVAILABLE',
      'The analyzer is switched off in this deployment. GET /v1/analyzer/stages still lists its stages.',
    );
};

export const analyzer = router({
  stages: get('/analyzer/stages', {
    constant: true,
    summary: 'What the page analyzer can check',
    description:
      'All stages, how much of each can be determined from the page source, and the sections and keys of a report. Use the stage ids in `scope`.',
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(StageList)
    .query(async () => (await import('../src/analyzer/stages/list.ts')).stageList()),

  inspect: post('/analyzer/inspect', {
    summary: 'Audit one page from its source',
    description:
      'Fetches one page and audits it without a browser. `scope` selects stages (by default every stage that the page source can answer); `sections` limits the response without changing what runs. Private and reserved addresses are refused. Keys take turns: while another key waits, a key has at most two pages in progress, and requests beyond 32 waiting ones are refused with QUEUE_FULL; `timing.queueMs` is the time spent waiting. The price is the same for every scope.',
    credits: INSPECT_CREDITS,
    fails: [502],
    example: { url: 'https://example.com/', scope: ['structure', 'seo'] },
  })
    .input(
      fields({
        url: z.string().describe('Absolute http or https address of the page'),
        scope: z.array(z.string()).max(100).optional().describe('Stage ids from GET /v1/analyzer/stages'),
        sections: z.array(z.string()).min(1).max(100).optional().describe('Ids of the sections to return'),
      }),
    )
    .output(Report)
    .query(({ input, ctx }) => {
      available(ctx);
      // Without a server there are no keys, and one caller.
      return ctx.services.analyzer.inspect(input, { key: ctx.caller?.id ?? 'embedded', signal: ctx.signal });
    }),

  render: post('/analyzer/render', {
    summary: 'Render a report as HTML or PDF',
    description:
      'Accepts a response of inspect, however old, or the contents of its sections merged into one object. `html` is a single file that loads nothing; its only script, which copies findings, is optional. `pdf` is tagged and has bookmarks; its standard fonts cover Latin script only. A stored report can also be sent as a file: `curl -F report=@report.json -F format=pdf`.',
    credits: 10,
    example: { report: STORED_REPORT, format: 'html' },
    bodyLimit: 16 * 1024 * 1024,
    bodyMembers: 500_000,
    file: { field: 'report', as: 'json', mediaType: 'application/json' },
    produces: ['text/html', 'application/pdf'],
  })
    .input(
      fields({
        report: z.record(z.string(), z.unknown()).describe('An analyzer report'),
        format: z.string().default('html').describe('html or pdf'),
      }),
    )
    .output(fileOutput('text/html', 'application/pdf'))
    .query(async ({ input, ctx }) => {
      available(ctx);
      const format = readFormat(input.format);
      const content = await inThread(ctx, analyzerTasks.renderReport, input.report, format).catch(
        renderFailed(ctx.signal),
      );
      return format === 'html'
        ? new FileReply('text/html', content, { headers: { 'content-security-policy': HTML_POLICY } })
        : new FileReply('application/pdf', content, { filename: 'report.pdf' });
    }),
});
