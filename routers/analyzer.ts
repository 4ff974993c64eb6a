import { z } from 'zod';
import { CHANGES } from '../src/analyzer/model/change.ts';
import { INSPECT_CREDITS } from '../src/analyzer/model/stages.ts';
import { STANDARD_IDS } from '../src/analyzer/model/standards.ts';
import { readLogo } from '../src/analyzer/render/brand.ts';
import { readFormat } from '../src/analyzer/render/format.ts';
import { LANGUAGE_IDS } from '../src/analyzer/render/language/ids.ts';
import { HTML_POLICY } from '../src/analyzer/render/policy.ts';
import { renderFailed } from '../src/analyzer/render/render-failed.ts';
import { VIEWS } from '../src/analyzer/render/view.ts';
import { analyzerTasks } from '../src/analyzer/tasks.ts';
import type { Context } from '../src/api/context.ts';
import { inThread } from '../src/api/context.ts';
import { get, internal, post, router } from '../src/api/define.ts';
import { ApiError } from '../src/api/errors.ts';
import { unknownName } from '../src/errors/vocabulary.ts';
import { ReportOutput, StageListOutput } from '../src/schemas/answers/analyzer.ts';
import { ColorInput } from '../src/schemas/color.ts';
import { COLOR_OPTIONS } from '../src/schemas/color-options.ts';
import { fields } from '../src/schemas/fields.ts';
import { FileReply, fileOutput } from '../src/schemas/file.ts';
import { knownInput } from '../src/schemas/known-values.ts';
import { resolveInput } from '../src/schemas/with-colors.ts';

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

/** Maximum length of a page that is sent, in characters. */
const SOURCE_LENGTH = 2 * 1024 * 1024;

const StandardField = z
  .enum(STANDARD_IDS)
  .optional()
  .describe(
    'Standard that limits accessibility findings to its criteria; findings of other categories, scores and price stay the same (default: all findings)',
  );

/** Letters, digits and signs that show something: not marks of direction, joiners, fillers and blanks alone. */
const VISIBLE = /(?!\p{DI}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

const BrandField = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .refine((name) => VISIBLE.test(name), 'must have a visible character')
      .describe('Name, 1-100 characters, at least one of them visible'),
    color: ColorInput.optional().describe('Colour of the decoration in HTML and PDF; text keeps its colours'),
    logo: z
      .string()
      .optional()
      .describe('`data:` address of a PNG, JPEG, WebP or SVG image of at most 64 kB, shown in HTML only'),
  })
  .optional()
  .describe('Name, colour and logo of the author of the report (default: none)');

const LanguageField = z
  .enum(LANGUAGE_IDS)
  .default('en')
  .describe(
    'Language of the document: text of pages, and messages of older reports, stay as they are; `ja` is for html only',
  );

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
    summary: 'List analyzer stages',
    description:
      'All stages, how much of each can be determined from the page source, and the sections and keys of a report. Use the stage ids in `scope`.',
    credits: 1,
    example: {},
  })
    .input(fields({}))
    .output(StageListOutput)
    .query(async () => (await import('../src/analyzer/stages/list.ts')).stageList()),

  inspect: post('/analyzer/inspect', {
    summary: 'Audit one page from its source',
    description:
      'Fetches one page and audits it without a browser. `scope` selects stages (by default every stage that the page source can answer); `sections` limits the response without changing what runs. Private and reserved addresses are rejected. Keys take turns: while another key waits, a key has at most two pages in progress, and requests beyond 32 waiting ones are rejected with QUEUE_FULL; `timing.queue_ms` is the time spent waiting. The price is the same for every scope.',
    credits: INSPECT_CREDITS,
    fails: {
      UNKNOWN_STAGE: { scope: ['so'] },
      EMPTY_SCOPE: { scope: [] },
      RENDER_REQUIRED: { scope: ['contrast'] },
      FETCH_FAILED: null,
      ANALYZER_UNAVAILABLE: null,
      QUEUE_FULL: null,
    },
    example: { url: 'https://example.com/', scope: ['structure', 'seo'] },
  })
    .input(
      fields({
        url: z.string().meta({ description: 'Absolute http or https address of the page', format: 'uri' }),
        scope: z
          .array(knownInput('AuditableStage'))
          .max(100)
          .optional()
          .describe('Stages (default: all that work from page source)'),
        sections: z
          .array(knownInput('AnalyzerSection'))
          .min(1)
          .max(100)
          .optional()
          .describe('Ids of the sections to return'),
        standard: StandardField,
        changes: z
          .enum(CHANGES)
          .optional()
          .describe(
            'Changed markup in `items[].changes`: all, exact changes only, or none (default: all). Each change was applied to the source and tested with all checks; tests end after 250 ms of processor time, and pages whose checks take longer have none',
          ),
      }),
    )
    .output(ReportOutput)
    .query(({ input, ctx }) => {
      available(ctx);
      // Without a server there are no keys, and one caller.
      return ctx.services.analyzer.inspect(input, { key: ctx.caller?.id ?? 'embedded', signal: ctx.signal });
    }),

  inspectSource: internal('analyzer.inspectSource', {
    summary: 'Audit a page from markup that is sent',
    description:
      'As `inspect`, without any request: style sheets, scripts and images that are not in the markup are not read, and checks of the server are not judged.',
    credits: INSPECT_CREDITS,
    bodyLimit: 2 * SOURCE_LENGTH,
    example: { html: '<!doctype html><title>Shop</title><img src="shoe.jpg">', scope: ['structure', 'seo'] },
    fails: {
      UNKNOWN_STAGE: { html: '<p>', scope: ['so'] },
      EMPTY_SCOPE: { html: '<p>', scope: [] },
      RENDER_REQUIRED: { html: '<p>', scope: ['contrast'] },
      ANALYZER_UNAVAILABLE: null,
      QUEUE_FULL: null,
    },
  })
    .input(
      fields({
        html: z.string().min(1).max(SOURCE_LENGTH).describe('Markup of the page'),
        base_url: z
          .string()
          .optional()
          .describe('Address that the page is meant for: relative links are resolved with it (default: unknown)'),
        scope: z
          .array(knownInput('AuditableStage'))
          .max(100)
          .optional()
          .describe('Stages (default: all that work from page source)'),
        standard: StandardField,
        changes: z.enum(CHANGES).optional().describe('Changed markup that `items[].changes` shows (default: all)'),
      }),
    )
    .output(ReportOutput)
    .query(({ input, ctx }) => {
      available(ctx);
      return ctx.services.analyzer.inspectSource(input, { key: ctx.caller?.id ?? 'embedded', signal: ctx.signal });
    }),

  render: post('/analyzer/render', {
    summary: 'Render a report as HTML or PDF',
    description:
      'Accepts a response of inspect, however old, or the contents of its sections merged into one object. `html` is a single file that loads nothing; its only script, which copies findings, is optional. `pdf` is tagged and has bookmarks; its standard fonts cover Latin script only. A stored report can also be sent as a file: `curl -F report=@report.json -F format=pdf`.',
    credits: 10,
    example: { report: STORED_REPORT, format: 'html' },
    fails: {
      UNKNOWN_FORMAT: { format: 'md' },
      RENDER_FAILED: { report: {} },
      ANALYZER_UNAVAILABLE: null,
    },
    bodyLimit: 16 * 1024 * 1024,
    bodyMembers: 500_000,
    file: { field: 'report', as: 'json', mediaType: 'application/json' },
    produces: ['text/html', 'application/pdf'],
  })
    .input(
      fields({
        report: z.record(z.string(), z.unknown()).describe('An analyzer report'),
        format: z.string().default('html').describe('html or pdf'),
        standard: StandardField,
        language: LanguageField,
        brand: BrandField,
        ...COLOR_OPTIONS,
        view: z
          .enum(VIEWS)
          .optional()
          .describe(
            'The whole report, or `conformance`: the 55 WCAG 2.2 success criteria at levels A and AA (those of `standard` if one is given), what source shows of each, and what is left to a person (default: report)',
          ),
      }),
    )
    .output(fileOutput('text/html', 'application/pdf'))
    .query(async ({ input, ctx }) => {
      available(ctx);
      const format = readFormat(input.format);
      const { standard, language, gamut, over, scheme } = input;
      const { brand } = resolveInput({ brand: input.brand, gamut, over, scheme }, { as: 'hex' }).input;
      if (format === 'pdf' && language === 'ja')
        throw new ApiError(
          'INVALID_INPUT',
          'language: ja needs format html: the fonts of PDF reports cover Latin script only.',
          {
            details: unknownName(
              'language',
              language,
              LANGUAGE_IDS.filter((id) => id !== 'ja'),
            ),
          },
        );
      const content = await inThread(ctx, analyzerTasks.renderReport, input.report, {
        format,
        standard,
        language,
        ...(brand
          ? {
              brand: {
                name: brand.name,
                color: brand.color ?? null,
                logo: brand.logo === undefined ? null : readLogo(brand.logo),
              },
            }
          : {}),
        view: input.view,
      }).catch(renderFailed(ctx.signal));
      return format === 'html'
        ? new FileReply('text/html', content, { headers: { 'content-security-policy': HTML_POLICY } })
        : new FileReply('application/pdf', content, { filename: 'report.pdf' });
    }),
});
