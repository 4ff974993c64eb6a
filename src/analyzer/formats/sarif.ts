import type { Severity } from '../model/check.ts';
import type { Place, ShownFinding } from '../render/model.ts';
import { readReport } from '../render/read-report.ts';
import type { UntypedRecord } from '../render/untyped-json.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

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
  properties: { severity: finding.severity, tags: [finding.area] },
});

const locationOf = (uri: string, place: Place | undefined) => ({
  physicalLocation: {
    artifactLocation: { uri, index: 0 },
    ...(place?.line
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

const messageOf = ({ title, message, count, places }: ShownFinding, place: Place | undefined): string => {
  const unnamed = count - places.length;
  const rest = places.length && unnamed > 0 ? ` The report names ${places.length} of ${count} places.` : '';
  return `${message || title}${place?.value ? ` Here: ${place.value}.` : ''}${rest}`;
};

/**
 * A report as a SARIF 2.1.0 log (OASIS): one run, a rule for each check that failed, a result for each place. Columns
 * count UTF-16 code units. `fingerprintsOf` gives those of the places of a finding in their order: a program hashes
 * otherwise than a page. Throws RENDER_FAILED if the report has no section.
 */
export const toSarif = (report: UntypedRecord, fingerprintsOf: (finding: ShownFinding) => readonly string[]) => {
  const { url, readAt, checksVersion, auditVersion, fixes, scores } = readReport(report);
  const findings = fixes.flatMap((fix) => fix.findings);
  const rules = [...new Map(findings.map((finding) => [ruleId(finding), ruleOf(finding)])).values()];
  const indexes = new Map(rules.map(({ id }, i) => [id, i]));
  const uri = uriOf(url);
  return {
    $schema: SCHEMA,
    version: '2.1.0' as const,
    runs: [
      {
        tool: { driver: { name: 'Metamer', ...(checksVersion ? { version: checksVersion } : {}), rules } },
        invocations: [{ executionSuccessful: true, ...(readAt ? { endTimeUtc: readAt.toISOString() } : {}) }],
        artifacts: [{ location: { uri }, mimeType: 'text/html', sourceLanguage: 'html' }],
        columnKind: 'utf16CodeUnits' as const,
        results: findings.flatMap((finding) => {
          const prints = fingerprintsOf(finding);
          return prints.map((print, i) => ({
            ruleId: ruleId(finding),
            ruleIndex: indexes.get(ruleId(finding))!,
            kind: 'fail' as const,
            level: LEVELS[finding.severity],
            message: { text: messageOf(finding, finding.places[i]) },
            locations: [locationOf(uri, finding.places[i])],
            partialFingerprints: { 'metamerPlace/v1': print },
          }));
        }),
        properties: {
          ...(auditVersion ? { auditVersion } : {}),
          scores: Object.fromEntries(scores.map(({ id, score }) => [id, score])),
        },
      },
    ],
  };
};

/** An address as RFC 3986 writes it: what is escaped stays as it is, what is not allowed there is escaped. */
const uriOf = (url: string): string => {
  const [before = '', ...after] = (URL.canParse(url) ? new URL(url).href : url)
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('#');
  const escaped = [before, after.join('%23')].map((part) =>
    part.replace(/%(?![\da-f]{2})|[^\w\-.~:/?@!$&'()*+,;=%]/giu, (sign) =>
      sign === '%' ? '%25' : encodeURIComponent(sign),
    ),
  );
  return after.length ? escaped.join('#') : escaped[0]!;
};
