import type { Severity } from '../model/check.ts';
import { type ConformanceId, CRITERIA, understanding } from '../model/criteria.ts';
import type { Place, ShownFinding } from '../render/model.ts';
import { readReport } from '../render/read-report.ts';
import type { UntypedRecord } from '../render/untyped-json.ts';
import type { Comparison } from './compare.ts';
import { exactChange } from './file-edits.ts';
import { pathOfAddress, placeMessage, type SourceFile } from './located.ts';
import { newPlaces } from './new-places.ts';
import { type ReportedPlace, reportedPlaces } from './reported-places.ts';
import { tagsOf } from './tags.ts';
import { uriOf, uriOfPath } from './uri.ts';

/** The schema of logs, which they name. */
export const SARIF_SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  serious: 'error',
  moderate: 'warning',
  minor: 'note',
  info: 'note',
};

const ruleId = ({ id, title }: ShownFinding): string => id || title;

const ruleOf = (finding: ShownFinding) => ({
  id: ruleId(finding),
  shortDescription: { text: finding.title },
  ...(finding.fix ? { help: { text: finding.fix } } : {}),
  ...(finding.help && URL.canParse(finding.help) ? { helpUri: uriOf(finding.help) } : {}),
  defaultConfiguration: { level: LEVELS[finding.severity] },
  ...relationshipsOf(finding),
  properties: {
    severity: finding.severity,
    tags: [finding.area, ...tagsOf(finding)],
    ...(finding.category === 'security' && finding.severity !== 'info'
      ? { 'security-severity': SECURITY_SEVERITIES[finding.severity] }
      : {}),
  },
});

/** Severities of security findings as code hosts sort them, on the scale of CVSS. */
const SECURITY_SEVERITIES = { critical: '9.0', serious: '7.0', moderate: '5.0', minor: '3.0' } as const;

const TAXA = Object.keys(CRITERIA) as ConformanceId[];

/** WCAG 2.2 as a taxonomy: the success criteria at levels A and AA. */
const WCAG = {
  name: 'WCAG',
  version: '2.2',
  organization: 'W3C',
  shortDescription: { text: 'Web Content Accessibility Guidelines 2.2, levels A and AA' },
  informationUri: 'https://www.w3.org/TR/WCAG22/',
  isComprehensive: true,
  taxa: TAXA.map((id) => ({ id, name: CRITERIA[id].name, helpUri: understanding(id) })),
};

/** The criteria that a rule concerns; those of level AAA are not in the taxonomy. */
const relationshipsOf = ({ requirements }: ShownFinding) => {
  const relationships = (requirements ?? []).flatMap(({ sc, when }) => {
    const index = TAXA.indexOf(sc as ConformanceId);
    const target = { id: sc, index, toolComponent: { name: WCAG.name, index: 0 } };
    return index < 0 ? [] : [{ target, kinds: [when === 'fails' ? 'superset' : 'relevant'] }];
  });
  return relationships.length ? { relationships } : {};
};

/** A file, relative to the repository or to the origin of a page. */
export interface ArtifactLocation {
  readonly uri: string;
  readonly uriBaseId?: string;
}

/** The root of the repository, which whoever reads the log knows. */
export const REPOSITORY = '%SRCROOT%';
const SITE = 'SITE';

/** Where a page is: the file it was made from, otherwise the path of its address below its origin. */
const artifactOf = (url: string, file: SourceFile | undefined): ArtifactLocation => {
  if (file) return { uri: uriOfPath(file.path), uriBaseId: REPOSITORY };
  return /^https?:/i.test(url) && URL.canParse(url)
    ? { uri: uriOf(pathOfAddress(url)), uriBaseId: SITE }
    : { uri: uriOf(url), uriBaseId: REPOSITORY };
};

const basesOf = (url: string, { uriBaseId }: ArtifactLocation) =>
  uriBaseId === SITE ? { originalUriBaseIds: { [SITE]: { uri: `${new URL(url).origin}/` } } } : {};

const locationOf = (artifact: ArtifactLocation, place: Place | null, hasLines: boolean) => ({
  physicalLocation: {
    artifactLocation: { ...artifact, index: 0 },
    ...(place?.line && hasLines
      ? {
          region: {
            startLine: Math.max(1, place.line),
            ...(place.column ? { startColumn: Math.max(1, place.column) } : {}),
            ...(place.snippet ? { snippet: { text: place.snippet } } : {}),
          },
        }
      : {}),
  },
  ...(place?.where ? { logicalLocations: [{ fullyQualifiedName: place.where, kind: 'element' }] } : {}),
});

/** The exact change of a place, for tools that make it in the file. */
const fixesOf = (artifact: ArtifactLocation, place: Place | null, file: SourceFile | undefined) => {
  const change = exactChange(place, file);
  if (!change) return {};
  const replacements = change.edits.map(({ line, column, endColumn, text }) => ({
    deletedRegion: { startLine: line, startColumn: column, endLine: line, endColumn },
    ...(text ? { insertedContent: { text } } : {}),
  }));
  return {
    fixes: [
      {
        description: { text: change.says },
        artifactChanges: [{ artifactLocation: { ...artifact, index: 0 }, replacements }],
      },
    ],
  };
};

const messageOf = (finding: ShownFinding, reported: ReportedPlace): string =>
  [placeMessage(finding, reported), finding.fix].filter(Boolean).join(' ');

const partialFingerprints = ({ fingerprint, nth, digest }: ReportedPlace) => ({
  ...(digest ? { 'metamerPlace/v1': digest } : {}),
  ...(fingerprint ? { 'metamerPlace/v2': nth ? `${fingerprint}:${nth}` : fingerprint } : {}),
});

/**
 * A report as a SARIF 2.1.0 log (OASIS): one run, a rule for each check that failed, a result for each place. Columns
 * count UTF-16 code units. Places are in the file that the page was made from, or in the path of its address below its
 * origin; exact changes of that file are fixes. With a comparison each result says whether it is new. Throws RENDER_FAILED if the report has no section.
 */
export const toSarif = (report: UntypedRecord, comparison?: Comparison, file?: SourceFile) => {
  const isNew = newPlaces(comparison);
  const { url, readAt, checksVersion, auditVersion, fixes, scores } = readReport(report);
  const findings = fixes.flatMap((fix) => fix.findings);
  const rules = [...new Map(findings.map((finding) => [ruleId(finding), ruleOf(finding)])).values()];
  const indexes = new Map(rules.map(({ id }, i) => [id, i]));
  const artifact = artifactOf(url, file);
  const hasLines = file?.isExact ?? true;
  return {
    $schema: SARIF_SCHEMA,
    version: '2.1.0' as const,
    runs: [
      {
        tool: {
          driver: {
            name: 'Metamer',
            ...(checksVersion ? { version: checksVersion } : {}),
            rules,
            supportedTaxonomies: [{ name: WCAG.name, index: 0 }],
          },
        },
        invocations: [{ executionSuccessful: true, ...(readAt ? { endTimeUtc: readAt.toISOString() } : {}) }],
        taxonomies: [WCAG],
        ...basesOf(url, artifact),
        artifacts: [{ location: artifact, mimeType: 'text/html', sourceLanguage: 'html' }],
        columnKind: 'utf16CodeUnits' as const,
        results: findings.flatMap((finding) =>
          reportedPlaces(finding).map((reported) => ({
            ruleId: ruleId(finding),
            ruleIndex: indexes.get(ruleId(finding))!,
            kind: 'fail' as const,
            level: LEVELS[finding.severity],
            message: { text: messageOf(finding, reported) },
            locations: [locationOf(artifact, reported.place, hasLines)],
            partialFingerprints: partialFingerprints(reported),
            ...fixesOf(artifact, reported.place, file),
            ...(reported.count > 1 ? { occurrenceCount: reported.count } : {}),
            ...(isNew ? { baselineState: isNew(finding, reported) ? ('new' as const) : ('unchanged' as const) } : {}),
          })),
        ),
        properties: {
          address: url,
          ...(auditVersion ? { auditVersion } : {}),
          scores: Object.fromEntries(scores.map(({ id, score }) => [id, score])),
        },
      },
    ],
  };
};
