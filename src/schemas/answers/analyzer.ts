import { z } from 'zod';
import {
  booleanField,
  integer,
  listOf,
  numberField,
  numberOrNull,
  object,
  shownAs,
  stringField,
  textOrNull,
} from '../described.ts';
import { knownField, knownList, knownOrNull } from '../known-values.ts';
import { countOf, instantOf } from '../measure.ts';

const StageId = knownField('AnalyzerStage', 'Id of the stage');
const Ids = z.array(z.string());

const StageOutput = object('Stage', 'A stage of the page analyzer.', {
  id: StageId,
  name: stringField('Display name'),
  does: stringField('What the stage checks'),
  section: knownField('AnalyzerSection', 'Section of the report that holds its output'),
  needs_render: booleanField('Whether a browser is needed for the complete result'),
  markup: z.enum(['full', 'partial', 'none']).describe('How much of it can be determined from the page source'),
  endpoint: textOrNull('Endpoint that accepts the stage; null when `markup` is none'),
  caveat: textOrNull('What a partial stage omits; null for the others'),
  why_unavailable: textOrNull('Why a stage is not available; null for the others'),
});

/** The vocabulary of the analyzer. */
export const StageListOutput = object('StageList', 'What the page analyzer can check.', {
  checks_per_token: numberField('Checks of a full scope divided by its price in credits'),
  always_on: knownList('AnalyzerStage', 'Stages that every scope includes'),
  stage_ids: knownList('AnalyzerStage', 'Ids of all stages'),
  stages: listOf('Every stage', StageOutput),
  sections: listOf(
    'Sections of a report',
    object('ReportSection', 'A section of a report.', {
      id: knownField('AnalyzerSection', 'Id of the section'),
      label: stringField('Heading of the section'),
      panel: stringField('Section of the rendered report'),
      keys: Ids.describe('Keys of the section'),
    }),
  ),
  notes: Ids.describe('What to know about reports'),
});

const ChangeOutput = object('MarkupChange', 'Changed markup that fixes a place.', {
  kind: z
    .enum(['exact', 'suggestion', 'template'])
    .describe(
      '`exact`: nothing is lost, and no style sheet or script that was read names what changes. `suggestion`: a person confirms it. `template`: a person writes words in place of `…`',
    ),
  says: stringField('What is done'),
  before: stringField('The affected tags, at most 300 characters'),
  after: stringField('The same after the change'),
  edits: listOf(
    'Replaced source; edits do not overlap',
    object('SourceEdit', 'A replaced piece of source.', {
      line: integer('Line in the source, from 1'),
      column: integer('Column in the source, from 1, in UTF-16 code units'),
      length: countOf('UTF-16 code units that are replaced'),
      text: z.string().describe('What replaces it'),
    }),
  ),
  needs: z.literal('text').optional().describe('What is missing in a template'),
});

const FindingItemOutput = object('FindingItem', 'A place of a finding.', {
  selector: stringField('CSS selector of the element'),
  line: integer('Line in the source, from 1'),
  column: integer('Column in the source, from 1'),
  snippet: stringField('Source of the element, shortened'),
  value: z.string().optional().describe('The invalid value; absent if there is none'),
  certainty: z.string().optional().describe('Certainty for this place, if it differs from that of the finding'),
  changes: z
    .array(ChangeOutput)
    .optional()
    .describe('Changed markup, at most two for a place, five places of a finding and 40 in a report'),
});

const FindingOutput = object('Finding', 'A check that failed.', {
  id: stringField('Id of the check'),
  title: stringField('What is wrong, in a few words'),
  severity: z.enum(['critical', 'serious', 'moderate', 'minor', 'info']).describe('Severity'),
  category: knownOrNull('AuditCategory', 'Category to which it counts; null for none'),
  criteria: Ids.optional().describe(
    'WCAG 2.2 success criteria that it affects, the most certain first; absent if it does not concern accessibility',
  ),
  certainty: z
    .enum(['fails', 'may', 'review', 'best practice'])
    .optional()
    .describe(
      '`fails`: the first criterion is not met. `may`: it may not be met. `review`: a person decides. `best practice`: no criterion requires it',
    ),
  message: stringField('What is wrong on this page'),
  message_values: z
    .object({
      failing: countOf('failing places').optional(),
      tested: countOf('tested places').optional(),
      values: z
        .array(z.union([z.string(), z.number()]))
        .optional()
        .describe('Values, in their order'),
    })
    .optional()
    .describe('Values in the message, for translation; empty if there are none'),
  refers: z
    .string()
    .optional()
    .describe('Id of the finding that reports the same problem; its places are not repeated here'),
  referred: z.int().optional().describe('Number of places that the finding in `refers` reports'),
  count: countOf('places, without those of `referred`'),
  items: listOf('The first 20 places', FindingItemOutput),
  total: countOf('tested places'),
  help: z.string().meta({ description: 'Address of the rule', format: 'uri' }),
  fix: stringField('How to fix it'),
  fingerprints: z
    .array(z.string())
    .describe(
      'Fingerprints of all places: 8 bytes of the check and the source of the place as base64url, `*3` if three places are the same, and line and column of the first, such as `q83vEjRWeJA*3 12:5`. At most 2,000 different ones, and 8,000 in a report',
    ),
  rest: z
    .object({
      count: countOf('places beyond those listed in `fingerprints`'),
      hash: stringField('Sum of their fingerprints modulo 2^64, as base64url'),
    })
    .optional()
    .describe('Places that `fingerprints` does not list; absent if it lists all'),
});

const Unanswered = object('UnansweredCheck', 'A check without a result.', {
  id: stringField('Id of the check'),
  reason: stringField('Why it has no result'),
});

const AuditOutput = object('Audit', 'The checks of a section.', {
  score: numberOrNull('Score, 0-100; null if no check applied, or if the checks do not count for a category'),
  findings: listOf('Checks that failed, most severe first', FindingOutput),
  checks: object('AuditChecks', 'The checks of an audit, by outcome.', {
    passed: Ids.describe('Ids of the checks that passed'),
    failed: Ids.describe('Ids of the checks that failed'),
    not_applicable: listOf('Checks that do not apply to the page', Unanswered),
    undecided: listOf('Checks that the source alone cannot decide', Unanswered),
  }),
});

const SecurityAuditOutput = AuditOutput.extend({
  grade: stringField('Grade of the HTTP Observatory, A+ to F'),
  observatory_score: z.number().describe('Score of the HTTP Observatory, which can exceed 100'),
}).meta({ id: 'SecurityAudit', description: 'The checks of security, scored as the HTTP Observatory scores.' });

const ColorAuditOutput = AuditOutput.extend({
  total: countOf('declarations of a colour'),
  unique: countOf('different colours'),
  near_duplicates: listOf(
    'The 50 closest pairs of colours that look alike',
    object('NearDuplicate', 'Two declared colours that look alike.', {
      a: stringField('Hex of one'),
      b: stringField('Hex of the other'),
      difference: numberField('Distance in OKLab'),
    }),
  ),
  notations: z.record(z.string(), z.int()).describe('Number of declarations by notation'),
}).meta({ id: 'ColorAudit', description: 'The checks of the declared colours, with their counts.' });

const section = (id: string, what: string, audits: Readonly<Record<string, string>>, output: z.ZodType = AuditOutput) =>
  z
    .looseObject(
      Object.fromEntries(
        Object.entries(audits).map(([name, of]) => [name, output.optional().describe(`Checks of ${of}`)]),
      ),
    )
    .meta({ id, description: `${what} Further fields contain what was found.` });

/** Sections of a report; those of stages outside the scope are absent. */
const ReportSectionsOutput = object('ReportSections', 'Contents of a report, by section.', {
  core: section('CoreSection', 'The page itself.', { documentAudit: 'document structure' }),
  project: section('ProjectSection', 'How the page is built.', { projectAudit: 'the project' }).optional(),
  seo: section('SeoSection', 'Search engines and previews.', {
    seoAudit: 'search engine optimisation',
    metadataAudit: 'metadata',
  }).optional(),
  security: section(
    'SecuritySection',
    'Security headers and markup.',
    { securityAudit: 'security' },
    SecurityAuditOutput,
  ).optional(),
  sitemap: section('SitemapSection', 'robots.txt and sitemaps.', { sitemapAudit: 'crawling' }).optional(),
  responsive: section('ResponsiveSection', 'Small and large screens.', {
    responsiveAudit: 'responsive design',
  }).optional(),
  palette: section(
    'PaletteSection',
    'Colours that the style sheets declare.',
    { colorAudit: 'the declared colours' },
    ColorAuditOutput,
  ).optional(),
  media: section('MediaSection', 'Image, video and audio files.', { mediaAudit: 'the media files' }).optional(),
});

/** What inspect answers. */
export const ReportOutput = object('AnalyzerReport', 'An audit of one page.', {
  url: z.string().meta({ description: 'Address that was requested', format: 'uri' }),
  final_url: z.string().meta({ description: 'Address of the page that was read', format: 'uri' }),
  audit_version: stringField('Version of the report format'),
  checks_version: stringField('Version of the rules; scores are only comparable within a version'),
  created_at: instantOf('When the page was read'),
  scope: object('ReportScope', 'The stages of a report.', {
    requested: knownList('AnalyzerStage', 'Stages in `scope`; empty if it was omitted'),
    effective: knownList('AnalyzerStage', 'Stages that ran'),
    added_by_dependency: knownList(
      'AnalyzerStage',
      'Stages that ran in addition to those in `scope`; empty if `scope` was omitted',
    ),
  }),
  standard: z.string().optional().describe('Standard that limits accessibility findings; absent if none does'),
  score: z.null().describe('Always null: there is no overall score'),
  unscored_categories: knownList('AuditCategory', 'Categories that were not measured'),
  category_scores: z.record(z.string(), z.number()).describe('Scores of the measured categories, 0-100'),
  scoreCoverage: object('ScoreCoverage', 'How many categories were measured.', {
    measured: countOf('categories measured'),
    of: countOf('categories in all'),
    unmeasured: knownList('AuditCategory', 'Categories that were not measured'),
  }),
  timing: object('ReportTiming', 'Time for a report.', {
    wallMs: numberField('Time of the whole request in milliseconds'),
    fetchMs: numberField('Time of fetching the page in milliseconds'),
    queue_ms: numberField('Time in the queue in milliseconds'),
    queueMs: numberField('The former name of `queue_ms`').meta({ deprecated: true }),
    fetchVia: stringField('How the page was fetched'),
  }),
  section_index: listOf(
    'Summary of each returned section',
    object('SectionEntry', 'Summary of a section.', {
      id: knownField('AnalyzerSection', 'Id of the section'),
      label: stringField('Heading of the section'),
      panel: stringField('Section of the rendered report'),
      keys: countOf('its keys'),
      n: countOf('its findings'),
      bytes: numberField('Size of the JSON in bytes'),
    }),
  ),
  sections_absent: listOf(
    'Requested sections that the scope does not contain',
    object('AbsentSection', 'A requested section that is not in the report.', {
      id: knownField('AnalyzerSection', 'Id of the section'),
      why: stringField('Why the report has no such section'),
    }),
  ),
  // Whatever a stage found is passed on; documents say what is in it.
  sections: z.record(z.string(), z.record(z.string(), z.unknown())).meta(shownAs(ReportSectionsOutput)),
  incomplete: listOf(
    'Partial stages that ran',
    object('IncompleteStage', 'A stage that covers less than a browser would.', {
      stage: StageId,
      reason: stringField('What it omits'),
    }),
  ),
  capped: listOf(
    'Lists that were shortened',
    object('CappedList', 'A list that was shortened.', {
      path: stringField('Where the list is'),
      shown: countOf('items shown'),
      total: countOf('items in all'),
    }),
  ),
});
