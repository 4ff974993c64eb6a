import { z } from 'zod';
import { countOf, instantOf } from '../measure.ts';

const StageId = z.string().describe('Id of the stage');
const Ids = z.array(z.string());

const StageOutput = z
  .object({
    id: StageId,
    name: z.string().describe('Display name'),
    does: z.string().describe('What the stage checks'),
    section: z.string().describe('Section of the report that holds its output'),
    needs_render: z.boolean().describe('Whether a browser is needed for the complete answer'),
    markup: z.enum(['full', 'partial', 'none']).describe('How much of it the page source can answer'),
    endpoint: z.string().nullable().describe('Endpoint that accepts the stage; null when `markup` is none'),
    caveat: z.string().nullable().describe('What a partial stage leaves out; null for the others'),
    why_unavailable: z.string().nullable().describe('Why a stage is refused; null for the others'),
  })
  .meta({ id: 'Stage', description: 'A stage of the page analyzer.' });

/** The vocabulary of the analyzer. */
export const StageListOutput = z
  .object({
    checks_per_token: z.number().describe('Checks of a full scope divided by its price in credits'),
    always_on: Ids.describe('Stages that are added to every scope'),
    stage_ids: Ids.describe('Ids of all stages'),
    stages: z.array(StageOutput).describe('Every stage'),
    sections: z
      .array(
        z
          .object({
            id: z.string().describe('Id of the section'),
            label: z.string().describe('Heading of the section'),
            panel: z.string().describe('Part of a report that it is shown in'),
            keys: Ids.describe('Keys of the section'),
          })
          .meta({ id: 'ReportSection', description: 'A section of a report.' }),
      )
      .describe('Sections of a report'),
    notes: Ids.describe('What to know about reports'),
  })
  .meta({ id: 'StageList', description: 'What the page analyzer can check.' });

const FindingItemOutput = z
  .object({
    selector: z.string().describe('CSS selector of the element'),
    line: z.int().describe('Line in the source, from 1'),
    column: z.int().describe('Column in the source, from 1'),
    snippet: z.string().describe('Source of the element, shortened'),
    value: z.string().optional().describe('The value at fault; absent if there is none'),
  })
  .meta({ id: 'FindingItem', description: 'A place that a finding was found at.' });

const FindingOutput = z
  .object({
    id: z.string().describe('Id of the check'),
    title: z.string().describe('What is wrong, in a few words'),
    severity: z.enum(['critical', 'serious', 'moderate', 'minor', 'info']).describe('Severity'),
    category: z.string().nullable().describe('Category that it counts for; null for none'),
    message: z.string().describe('What is wrong on this page'),
    count: countOf('places it was found at'),
    items: z.array(FindingItemOutput).describe('The first 20 places'),
    total: countOf('places looked at'),
    help: z.string().meta({ description: 'Address of the rule', format: 'uri' }),
    fix: z.string().describe('How to fix it'),
  })
  .meta({ id: 'Finding', description: 'A check that failed.' });

const Unanswered = z
  .object({ id: z.string().describe('Id of the check'), reason: z.string().describe('Why it has no result') })
  .meta({ id: 'UnansweredCheck', description: 'A check without a result.' });

const AuditOutput = z
  .object({
    score: z.number().nullable().describe('Score, 0-100; null where no check applied'),
    findings: z.array(FindingOutput).describe('Checks that failed, most severe first'),
    checks: z
      .object({
        passed: Ids.describe('Ids of the checks that passed'),
        failed: Ids.describe('Ids of the checks that failed'),
        notApplicable: z.array(Unanswered).describe('Checks that do not apply to the page'),
        undecided: z.array(Unanswered).describe('Checks that the source alone cannot decide'),
      })
      .meta({ id: 'AuditChecks', description: 'The checks of an audit, by outcome.' }),
  })
  .meta({ id: 'Audit', description: 'The checks of a section.' });

const section = (id: string, what: string, audits: Readonly<Record<string, string>>) =>
  z
    .looseObject(
      Object.fromEntries(
        Object.entries(audits).map(([name, of]) => [name, AuditOutput.optional().describe(`Checks of ${of}`)]),
      ),
    )
    .meta({ id, description: `${what} Further members hold what was found on the page.` });

/** Sections of a report; those of stages outside the scope are absent. */
const ReportSectionsOutput = z
  .object({
    core: section('CoreSection', 'The page itself.', { documentAudit: 'document structure' }),
    project: section('ProjectSection', 'How the page is built.', { projectAudit: 'the project' }).optional(),
    seo: section('SeoSection', 'Search engines and previews.', {
      seoAudit: 'search engine optimisation',
      metadataAudit: 'metadata',
    }).optional(),
    security: section('SecuritySection', 'Security headers and markup.', {
      securityAudit: 'security',
    }).optional(),
    sitemap: section('SitemapSection', 'robots.txt and sitemaps.', { sitemapAudit: 'crawling' }).optional(),
    responsive: section('ResponsiveSection', 'Small and large screens.', {
      responsiveAudit: 'responsive design',
    }).optional(),
    palette: section('PaletteSection', 'Colours that the style sheets declare.', {
      colorAudit: 'the declared colours',
    }).optional(),
    media: section('MediaSection', 'Image, video and audio files.', { mediaAudit: 'the media files' }).optional(),
  })
  .meta({ id: 'ReportSections', description: 'Contents of a report, by section.' });

/** What inspect answers. */
export const ReportOutput = z
  .object({
    url: z.string().meta({ description: 'Address that was requested', format: 'uri' }),
    final_url: z.string().meta({ description: 'Address of the page that was read', format: 'uri' }),
    audit_version: z.string().describe('Version of the report format'),
    checks_version: z.string().describe('Version of the rules; scores compare where it is the same'),
    created_at: instantOf('When the page was read'),
    scope: z
      .object({
        requested: Ids.describe('Stages that were asked for'),
        effective: Ids.describe('Stages that ran'),
        added_by_dependency: Ids.describe('Stages that ran besides those asked for'),
      })
      .meta({ id: 'ReportScope', description: 'The stages of a report.' }),
    score: z.null().describe('Always null: there is no overall score'),
    unscored_categories: Ids.describe('Categories that were not measured'),
    category_scores: z.record(z.string(), z.number()).describe('Scores of the measured categories, 0-100'),
    scoreCoverage: z
      .object({
        measured: countOf('categories measured'),
        of: countOf('categories in all'),
        unmeasured: Ids.describe('Categories that were not measured'),
      })
      .meta({ id: 'ScoreCoverage', description: 'How many categories were measured.' }),
    timing: z
      .object({
        wallMs: z.number().describe('Time of the whole call in milliseconds'),
        fetchMs: z.number().describe('Time of fetching the page in milliseconds'),
        queueMs: z.number().describe('Time of waiting for a turn in milliseconds'),
        fetchVia: z.string().describe('How the page was fetched'),
      })
      .meta({ id: 'ReportTiming', description: 'How long a report took.' }),
    section_index: z
      .array(
        z
          .object({
            id: z.string().describe('Id of the section'),
            label: z.string().describe('Heading of the section'),
            panel: z.string().describe('Part of a report that it is shown in'),
            keys: countOf('its keys'),
            n: countOf('its findings'),
            bytes: z.number().describe('Size of its JSON in bytes'),
          })
          .meta({ id: 'SectionEntry', description: 'Summary of a section.' }),
      )
      .describe('Summary of each returned section'),
    // Whatever a stage found is passed on; documents say what is in it.
    sections: z.record(z.string(), z.record(z.string(), z.unknown())).meta({ sameAs: ReportSectionsOutput }),
    incomplete: z
      .array(
        z
          .object({ stage: StageId, reason: z.string().describe('What it leaves out') })
          .meta({ id: 'IncompleteStage', description: 'A stage that covers less than a browser would.' }),
      )
      .describe('Partial stages that ran'),
    capped: z
      .array(
        z
          .object({
            path: z.string().describe('Where the list is'),
            shown: countOf('items shown'),
            total: countOf('items in all'),
          })
          .meta({ id: 'CappedList', description: 'A list that was shortened.' }),
      )
      .describe('Lists that were shortened'),
  })
  .meta({ id: 'AnalyzerReport', description: 'An audit of one page.' });
